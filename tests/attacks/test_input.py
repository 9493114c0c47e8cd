"""What strangers put into forms, addresses and records: a sentence each, at once, and no harm."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from html import unescape
from typing import Any

import pytest

from kit.tables import finish, seeded_table
from kit.terminal import environment
from kit.watchdog import GROWN, HELD, cost, watch
from kit.web import Guest, Server
from regalia import registry
from regalia.core.errors import BadOption, BadRecord, IllegalAction
from regalia.core.game import Game
from regalia.match import new_match, replay
from regalia.text import say

LONG = "x" * 5000
MOST_CPU = 0.01  # seconds of the processor for one refusal
MOST_FIRST = 0.005  # for the first of a process
MOST_BYTES = 1_000_000  # memory kept after it
MOST_SENTENCE = 900  # letters

Ask = Callable[[], object]


@dataclass(frozen=True)
class Attack:
    """What is sent where, and what has to be answered."""

    what: str
    path: str
    form: dict[str, str] = field(default_factory=dict)
    status: int = 422
    says: str = ""
    says_fr: str = ""


def new(game: str, seats: str, **form: str) -> dict[str, str]:
    """The form of a new table."""
    return {"game": game, "seats": seats, "seat__0": "me", "name__0": "Ada", **form}


def seats(count: str, **form: str) -> Attack:
    """A table of so many seats."""
    said = f"cannot be played with {count[:60]}"
    french = f"ne se joue pas avec {count[:60]}"
    what = f"{count[:20]} seats {' '.join(form)}"
    return Attack(what, "/tables", new("wonderful_world", count, **form), 422, said, french)


FORMS = [
    seats("999999999"),
    seats("999999999", campaign="two_roads"),
    seats("9" * 5000),
    seats("9" * 5000, campaign="two_roads"),
    seats("-1"),
    seats("٣"),
    seats("٣", campaign="two_roads"),
    seats("1e9"),
    seats(" 3"),
    Attack("no seats", "/tables", {"game": "kingsburg"}, 422, "cannot be played", "ne se joue pas"),
    Attack(
        "unknown game", "/tables", new(LONG, "3"), 404, "no game called", "Aucun jeu ne s’appelle"
    ),
    Attack(
        "unknown campaign",
        "/tables",
        new("wonderful_world", "3", campaign="nothing"),
        422,
        "There is no campaign “nothing”",
        "Il n’y a pas de campagne « nothing »",
    ),
    Attack(
        "a campaign of 5,000 letters",
        "/tables",
        new("wonderful_world", "3", campaign=LONG),
        422,
        "There is no campaign",
        "Il n’y a pas de campagne",
    ),
    Attack(
        "a campaign's file",
        "/tables",
        new("wonderful_world", "3", campaign="/etc/passwd.toml"),
        422,
        "There is no such campaign",
        "Cette campagne n’existe pas",
    ),
    Attack(
        "an option of 5,000 letters",
        "/tables",
        new("kingsburg", "3", option__demons=LONG),
        422,
        "“demons” of Kingsburg cannot be",
        "« demons » ne peut pas",
    ),
    Attack(
        "a list of 5,000 letters",
        "/tables",
        new("wonderful_world", "3", option__empires__0=LONG),
        422,
        "“empires”",
        "« empires »",
    ),
    Attack(
        "a plan of 5,000 letters",
        "/tables",
        new("dragon_castle", "3", option__plan=LONG),
        422,
        "“plan”",
        "« plan »",
    ),
    Attack(
        "a bot of 5,000 letters",
        "/tables",
        new("kingsburg", "3", bot__1=LONG, seat__1="bot"),
        422,
        "no bot called",
        "Aucun robot ne s’appelle",
    ),
]
ADDRESSES = [
    Attack("seats in the address", "/?seats=999999999", status=200),
    Attack("seats of 5,000 digits", f"/?seats={'9' * 5000}", status=200),
    Attack("a game of 5,000 letters", f"/?game={LONG}&seats=3", status=200),
    Attack("no such campaign", "/c/nothing", status=404, says="campaign"),
    Attack("a campaign of 5,000 letters", f"/c/{LONG}", status=404, says="There is no such page"),
]


def is_harmless(server: Server, hostile: Ask) -> None:
    """The loop is held for less than 10 ms; no memory is kept."""
    assert cost(server, hostile) < HELD
    with watch(server) as seen:
        hostile()
    assert seen.grown < GROWN, seen


@pytest.mark.parametrize("attack", FORMS, ids=lambda attack: attack.what)
def test_a_form_is_refused_in_a_sentence(server: Server, attack: Attack) -> None:
    """In the reader's language, without repeating what was sent, and nothing has been made."""
    for lang, said in (("en", attack.says), ("fr", attack.says_fr)):
        guest = Guest(server.url, lang)
        answer = guest.send(attack.path, **attack.form)
        assert answer.status_code == attack.status, answer.text[:500]
        assert said in notice(answer.text) and "x" * 100 not in notice(answer.text)
        guest.close()


@pytest.mark.parametrize("attack", FORMS, ids=lambda attack: attack.what)
def test_a_form_does_not_hold_the_loop(server: Server, mallory: Guest, attack: Attack) -> None:
    """Nor does it leave anything behind."""
    is_harmless(server, lambda: mallory.send(attack.path, **attack.form))


@pytest.mark.parametrize("attack", ADDRESSES, ids=lambda attack: attack.what)
def test_an_address_is_answered(server: Server, mallory: Guest, attack: Attack) -> None:
    """With a page, whatever numbers stand in it."""
    answer = mallory.get(attack.path)
    assert answer.status_code == attack.status and attack.says in answer.text
    is_harmless(server, lambda: mallory.get(attack.path))


MULTIPART = "multipart/form-data; boundary=xx"
PLAIN = "application/x-www-form-urlencoded"


def part(kind: str, content: bytes) -> bytes:
    """A form of one part that says what its letters are."""
    head = f'--xx\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: {kind}\r\n\r\n'
    return head.encode() + content + b"\r\n--xx--\r\n"


UNREAD = [
    # what is sent, its kind, where, the answer to whoever has no token (read first, then refused)
    ("letters of another kind", MULTIPART, part("text/plain; charset=rot13", b"x"), 403),
    ("letters that take for ever", MULTIPART, part("text/plain; charset=punycode", b"-aaa"), 403),
    ("letters that are none", MULTIPART, part("text/plain", b"\xff\xfe"), 403),
    ("parts without end", MULTIPART, part("a/b", b"x")[:-6] + part("a/b", b"x") * 101, 400),
    ("a part without an end", MULTIPART, part("a/b", b"x")[:-8], 400),
    ("a part without a name", MULTIPART, b"--xx\r\n\r\n\r\n--xx--\r\n", 400),
    ("a part that is all head", MULTIPART, part("x" * 2000, b""), 400),
    ("no boundary", "multipart/form-data", part("a/b", b"x"), 400),
    ("a boundary without end", f"multipart/form-data; boundary={'x' * 3000}", b"x", 400),
    ("a thousand fields", PLAIN, b"a&" * 8000, 403),
]


@pytest.mark.parametrize(("what", "kind", "body", "status"), UNREAD, ids=[row[0] for row in UNREAD])
def test_forms_nobody_sends(
    server: Server, mallory: Guest, what: str, kind: str, body: bytes, status: int
) -> None:
    """Whatever a form claims to be, it causes no error and is parsed at once."""

    def send() -> int:
        headers = {"content-type": kind}
        codes = {
            mallory.client.post(path, content=body, headers=headers).status_code
            for path in ("/tables", "/replay")
        }
        (code,) = codes
        return code

    assert send() == status
    is_harmless(server, send)


LENGTHY = [
    ("a plain form", PLAIN, b"a&" * 500_000, 413),
    ("other letters", MULTIPART, part("text/plain; charset=punycode", b"-" + b"a" * 900_000), 403),
    ("a file of ends", MULTIPART, part("text/plain", b"\r\n--x" * 160_000), 403),
]


@pytest.mark.parametrize(
    ("what", "kind", "body", "status"), LENGTHY, ids=[row[0] for row in LENGTHY]
)
def test_a_long_form_is_not_taken_apart(
    server: Server, mallory: Guest, what: str, kind: str, body: bytes, status: int
) -> None:
    """Where a record may be sent, a megabyte of something else holds the loop no longer."""

    def send() -> None:
        headers = {"content-type": kind}
        assert mallory.client.post("/replay", content=body, headers=headers).status_code == status

    assert cost(server, send) < cost(server, lambda: mallory.get("/?seats=5")) + HELD
    with watch(server) as seen:
        send()
    assert seen.peak < 8 * len(body), "a few copies of it, not a thing for each letter"


PAIRS = "".join([f"{number:x}=1&" for number in range(2500)])
REMEMBERED = [
    # what is sent, each time a little otherwise, and the answer
    ("a query of 2,500 pairs", lambda n: (f"/?{n}&{PAIRS}", {}), 400),
    ("2,500 cookies", lambda n: ("/", {"cookie": PAIRS.replace("&", ";") + f"n={n}"}), 400),
    ("a long query", lambda n: (f"/?game={n}{'&' * 190}{'a' * 15_000}", {}), 200),
    ("a long address that is none", lambda n: (f"/no?{n}{'%26' * 5000}", {}), 404),
]


@pytest.mark.parametrize(("what", "said", "status"), REMEMBERED, ids=[row[0] for row in REMEMBERED])
def test_heads_are_not_remembered(
    server: Server, mallory: Guest, what: str, said: Callable[[int], Any], status: int
) -> None:
    """Whatever was taken apart to answer is forgotten, or is small however often it is kept."""
    numbers = iter(range(1000))

    def send() -> None:
        path, headers = said(next(numbers))
        assert mallory.client.get(path, headers=headers).status_code == status

    for _ in range(3):
        send()
    with watch(server) as seen:
        for _ in range(10):
            send()
    assert seen.grown < GROWN, seen


OVER = ("/t/{}/record.json", "/t/{}/proof", "/api/v1/tables/{}/record", "/api/v1/tables/{}/proof")


def test_a_game_is_not_played_again_on_the_loop(server: Server, mallory: Guest) -> None:
    """Pages after the end replay the whole match, which happens beside the event loop."""
    table = seeded_table(server, "wonderful_world", 3, ["uniform"] * 4)
    finish(server, server.run(server.site.tables.get(table)))
    bound = cost(server, lambda: mallory.get(f"/t/{table}")) + HELD
    for way in OVER:
        path = way.format(table)
        assert mallory.get(path).status_code == 200
        assert cost(server, partial(mallory.get, path)) < bound, path


def notice(html: str) -> str:
    """What the page says above the form, which is given back to be corrected; plain spaces."""
    said = html.partition('<p class="notice"')[2].partition("</p>")[0]
    return unescape(said).replace("\u00a0", " ").replace("\u202f", " ")


CODES = [
    ["dance"],
    ["influenze", "queen"],
    ["influence", "nobody", "1+1"],
    ["influence", "queen", LONG],
    [LONG],
    [""],
    ["x"] * 5000,
]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_an_unknown_code_costs_next_to_nothing(game: Game) -> None:
    """Kingsburg has 9,579 codes: looking through them all took a second of everybody's time."""
    match = new_match(game, max(game.seats), 3)
    family, *words = game.actions.codes[len(game.actions) // 2]
    codes = [*CODES, [family, "nobody"], [family, *words, "more"], [family[:-1]]]
    for code in codes:  # sentences and lists that are kept
        with pytest.raises(IllegalAction) as caught:
            match.action(0, code)
        assert caught.value.message is not None
        for text in (str(caught.value), say(caught.value.message, "fr")):
            assert len(text) < MOST_SENTENCE and "x" * 100 not in text
    before = time.process_time()
    for number in range(10):
        for code in codes:
            with pytest.raises(IllegalAction):
                match.action(0, [*code[:-1], f"{number}{code[-1]}"])
    assert (time.process_time() - before) / (10 * len(codes)) < MOST_CPU


# Prints the seconds of the processor until a fresh process has said what is wrong with a code.
FIRST = """
import sys, time
import regalia
match = regalia.new_match(sys.argv[1], 2, 3)
before = time.process_time()
try:
    match.play(match.to_act()[0], sys.argv[2])
except regalia.core.errors.IllegalAction as error:
    assert "legal now" in str(error)
    print(time.process_time() - before)
"""


@pytest.mark.parametrize(
    "game, code",
    [("kingsburg", "influence quen 6+6+1"), ("wonderful_kingdom", "transmute eeeex")],
)
def test_the_first_wrong_code_costs_no_more(game: str, code: str) -> None:
    """Nothing that it needs is loaded or worked out from all codes only then; best of five."""
    command = [sys.executable, "-c", FIRST, game, code]
    took = [float(subprocess.check_output(command, env=environment())) for _ in range(5)]
    assert min(took) < MOST_FIRST


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_an_illegal_action_names_legal_ones(game: Game) -> None:
    """Some of those that begin alike, without comparing them all letter by letter."""
    match = new_match(game, max(game.seats), 3)
    seat = match.to_act()[0]
    legal = match.state.legal(seat)
    illegal = next(action for action in range(len(game.actions)) if action not in legal)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, illegal)
    assert " ".join(match.code(seat, legal[0]))[:1] in str(caught.value)
    before = time.process_time()
    for action in range(0, len(game.actions), len(game.actions) // 50):
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.play(seat, action)
    assert (time.process_time() - before) / 50 < MOST_CPU


def test_the_codes_that_begin_alike_are_named() -> None:
    """By the first word, then by what follows it."""
    match = new_match("kingsburg", 2, 3)
    with pytest.raises(IllegalAction) as caught:
        match.action(0, ["influence", "queen", "6+6", "white:9"])
    assert caught.value.message is not None
    assert str(caught.value).count("influence queen 6+6 white:") == 4
    assert "Les plus proches" in say(caught.value.message, "fr")
    with pytest.raises(IllegalAction, match=r"Did you mean influence\?"):
        match.action(0, ["influenze", "queen"])


@pytest.mark.parametrize("game", ["kingsburg", "wonderful_world"])
def test_an_unknown_code_at_a_table(server: Server, mallory: Guest, game: str) -> None:
    """Over the wire: refused at once, and the table stands as it stood."""
    table = mallory.new_table(2, game, seat__1="me", name__1="Bob")
    forms = mallory.forms()
    numbers = iter(range(1000))

    def hostile() -> None:
        answer = mallory.send(f"/t/{table}/act", **forms, action=f"influence {next(numbers)}")
        assert answer.status_code in (409, 422)

    is_harmless(server, hostile)


HUGE = 10**5000
WRONG: list[object] = [
    None,
    True,
    0,
    -1,
    10**30,
    HUGE,
    1.5,
    float("inf"),
    "",
    "x",
    LONG,
    "\ud800",
    "a\x1b[31mb",
    [],
    ["x"],
    ["x"] * 5000,
    [LONG],
    [1],
    [None],
    [["x"]],
    [[[]]],
    {},
    {"x": ["y"]},
    [{}],
]
OPTIONS = [(game, option.id) for game in registry.games() for option in game.options()]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda value: getattr(value, "id", value))
def test_an_option_of_a_wrong_kind(game: Game, option: str) -> None:
    """Every option of every game, every kind of JSON: allowed, or one sentence, never a crash."""
    count = min(game.seats)
    default = registry.options(game, count).values()
    record = new_match(game, count, 3).record()
    for value in WRONG:
        try:
            chosen = registry.options(game, count, {option: value})
        except BadOption as error:
            assert len(str(error)) < MOST_SENTENCE and str(error).isprintable()
            assert error.message is not None and say(error.message, "fr") != str(error)
            chosen = None
        damaged = {**record, "options": {**record["options"], option: value}}
        if chosen is None or chosen.values() != default:
            with pytest.raises(BadRecord) as caught:
                replay(damaged)
            assert len(str(caught.value)) < MOST_SENTENCE
        else:
            replay(damaged)


@pytest.mark.parametrize(
    ("game", "option"), [("wonderful_world", "empires"), ("wonderful_kingdom", "duchies")]
)
def test_a_word_where_a_list_belongs(game: str, option: str) -> None:
    """As it stood in a record that ended the program."""
    record = new_match(game, 2, 3).record()
    record["options"][option] = "x"
    with pytest.raises(BadRecord, match=f"“{option}” of It’s a Wonderful .* is a list of strings"):
        replay(json.dumps(record))


# Prints how many bytes are kept of a thousand different refusals. In a process of its own: in ours
# a server goes about its business meanwhile.
KEPT = """
import tracemalloc
import regalia
match = regalia.new_match("kingsburg", 3, 3)

def refuse(first, count):
    for number in range(first, first + count):
        try:
            match.action(0, ["influence", str(number), 5000 * "x"])
        except regalia.core.errors.IllegalAction:
            continue
        raise AssertionError

refuse(0, 10)
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
refuse(10, 1000)
print(tracemalloc.get_traced_memory()[0] - before)
"""


def test_refusals_keep_no_memory() -> None:
    """A thousand of them, all different, leave less than a megabyte behind."""
    command = [sys.executable, "-c", KEPT]
    assert int(subprocess.check_output(command, env=environment())) < MOST_BYTES

"""Names and chat lines that hide something, and names that pass for another player's."""

from collections.abc import Iterator

import pytest

from kit.web import Guest, Server
from regalia.web.alike import alike, skeleton
from regalia.web.errors import Refused
from regalia.web.names import is_name, read_chat, read_name

# What is typed, and what is answered. Each in a real form, at a table where Ada sits.
HIDING = [
    ("zero-width space", "Bo\u200bb"),
    ("zero-width joiner", "Bo\u200db"),
    ("zero-width no-break space", "Bob\ufeff"),
    ("word joiner", "Bo\u2060b"),
    ("soft hyphen", "Bo\u00adb"),
    ("right to left", "\u202eboB"),
    ("isolate", "Bob\u2069"),
    ("Hangul filler", "\u3164"),
    ("half-width Hangul filler", "\uffa0"),
    ("Hangul choseong filler", "Bob\u115f"),
    ("braille blank", "\u2800\u2800"),
    ("variation selector", "Bob\ufe0f"),
    ("variation selector 17", "Bob\U000e0100"),
    ("tag letters", "Bob\U000e0041\U000e0042"),
    ("private use", "Bob\ue000"),
    ("unassigned", "Bob\u0378"),
    ("grapheme joiner", "Bo\u034fb"),
    ("Khmer inherent vowel", "Bob\u17b4"),
    ("Mongolian selector", "Bob\u180b"),
    ("only an accent", "\u0301"),
    ("an accent on a space", "Bo \u0301b"),
    ("a tower of accents", "B" + "\u0301" * 12 + "ob"),
    ("only signs", "…!"),
    ("escape", "Bo\x1b[31mb"),
    ("null", "Bo\x00b"),
]
MIXED = [
    ("Cyrillic o", "B\u043eb"),
    ("Greek omicron", "B\u03bfb"),
    ("Cyrillic a at the end", "Ad\u0430"),
    ("Armenian o", "B\u0585b"),
    ("Cherokee", "\u13f4ob"),
    ("Canadian syllabics", "A\u15eaa"),
    ("a Lao nought", "B\u0ed0b"),
    ("a Malayalam letter", "B\u0d20b"),
    ("Georgian", "B\u10ffb"),
]
LIKE_ADA = [
    ("the same", "Ada"),
    ("case", "ADA"),
    ("full width", "\uff21\uff44\uff41"),
    ("mathematical", "\U0001d400\U0001d41d\U0001d41a"),
    ("small capitals", "\u1d00\u1d05\u1d00"),
    ("an accent", "Ad\u00e1"),
    ("an accent of its own", "Ada\u0301"),
    ("a full stop", "Ada."),
    ("a space", "A da"),
    ("Cyrillic whole", "\u0410\u0501\u0430"),
    ("no-break space", "Ada\u00a0"),
    ("Lisu whole", "\ua4ee\ua4d3\ua4ee"),
    ("Canadian whole", "\u15c5\u15de\u15c5"),
    ("Canadian otherwise", "\u15e9\u15ea\u15e9"),
    ("a stroke", "\u023ada"),
    ("a letter that is an accent", "Ada\u02bb"),
    ("dark squares", "\U0001f170\U0001f173\U0001f170"),
    ("dark rounds", "\U0001f150\U0001f153\U0001f150"),
    ("a flag and a letter", "\U0001f1e6\U0001f1e9\U0001f1e6"),
]
RESERVED = [("a bot", "Bot"), ("a robot", "R0b0t"), ("the host", "HOST"), ("hôte", "Hote")]
SAID = {
    "hiding": ("visible letters", "visibles"),
    "mixed": ("one alphabet", "un seul alphabet"),
    "taken": ("or nearly so", "ou presque"),
    "reserved": ("means someone else", "quelqu’un d’autre"),
}
ATTACKS = [
    *[(what, name, "hiding") for what, name in HIDING],
    *[(what, name, "mixed") for what, name in MIXED],
    *[(what, name, "taken") for what, name in LIKE_ADA],
    *[(what, name, "reserved") for what, name in RESERVED],
]
FINE = [
    *("Bob", "Zoé", "Œdipe", "François", "Anaïs d’Arc", "Jean-Luc", "Łukasz", "Ñandú", "Ömer"),
    *(
        "Анна",
        "Γιώργος",
        "משה",
        "محمد",
        "さくら",
        "小明",
        "김철수",
        "สมชาย",
        "अमित",
        "🦊",
        "Tシャツ",
        "小明2",
        "ラーメン",
        "佐々木",
        "Hawai\u02bbi",
        "محمد٢",
        "Bob 2",
        "O’Neil",
    ),
]


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[str]:
    """A table of four with Ada and two free seats."""
    ada = Guest(server.url)
    yield ada.new_table(
        4, seat__1="open", seat__2="open", seat__3="bot", name__3="Hazel", bot__3="uniform"
    )
    ada.close()


@pytest.fixture(scope="module")
def pair(server: Server) -> Iterator[tuple[Guest, Guest]]:
    """Somebody who reads English, and somebody who reads French."""
    guests = Guest(server.url), Guest(server.url, "fr")
    yield guests
    for guest in guests:
        guest.close()


@pytest.mark.parametrize(("what", "name", "answer"), ATTACKS, ids=lambda value: repr(value)[1:-1])
def test_a_name_is_refused(
    table: str, pair: tuple[Guest, Guest], what: str, name: str, answer: str
) -> None:
    """At sitting down, with the reason; the seat stays free."""
    for guest, said in zip(pair, SAID[answer], strict=True):
        refused = guest.post(f"/t/{table}/sit/1", name=name)
        assert refused.status_code == 422, what
        assert said in refused.text.replace("\u00a0", " "), what


@pytest.mark.parametrize(("what", "name"), LIKE_ADA, ids=lambda value: repr(value)[1:-1])
def test_two_at_one_table_do_not_look_alike(server: Server, what: str, name: str) -> None:
    """Neither when a table is made nor when somebody changes their name."""
    guest = Guest(server.url)
    both = {"seat__0": "me", "name__0": "Ada", "seat__1": "me"}
    made = guest.post("/tables", game="kingsburg", seats="2", name__1=name, **both)
    assert made.status_code == 422 and "or nearly so" in made.text, what
    table = guest.new_table(2, seat__1="me", name__1="Zoe")
    renamed = guest.post(f"/t/{table}/name", seat="1", name=name)
    assert renamed.status_code == 422 and "or nearly so" in renamed.text, what
    # One may write one's own name otherwise.
    assert guest.post(f"/t/{table}/name", seat="0", name="ADA").status_code == 200
    guest.close()


@pytest.mark.parametrize("name", ["Hazel", "HazeI", "Haze1", "Hàzel", "ΗΑΖΕΙ"])
def test_a_person_cannot_take_a_bots_name(table: str, pair: tuple[Guest, Guest], name: str) -> None:
    """Nobody takes the name of a bot at the table."""
    assert "or nearly so" in pair[0].post(f"/t/{table}/sit/2", name=name).text


def test_a_bot_finds_a_free_name(server: Server) -> None:
    """A guest whose name resembles the first bot's does not keep the host from adding one."""
    guest = Guest(server.url)
    table = guest.new_table(2, name__0="HazeI", seat__1="open")
    assert guest.post(f"/t/{table}/seats/1/bot", bot="uniform").status_code == 200
    assert "Rowan" in guest.text
    guest.close()


@pytest.mark.parametrize("name", FINE)
def test_names_of_the_world(name: str) -> None:
    """Those that people have, in their own letters, as they write them."""
    assert read_name(name) == name and is_name(name)
    assert read_name(f"  {name} ") == name


def test_a_name_has_one_spelling() -> None:
    """Composed letters, plain widths, plain spaces (NFKC)."""
    assert read_name("Zoe\u0301") == "Zo\u00e9" and read_name("\uff22\u00a0\uff4fb") == "B ob"
    assert not is_name("Zoe\u0301") and not is_name("\uff22ob") and not is_name("Bob ")


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("Ilia", "lIia", True),
        ("Bernard", "Bemard", True),
        ("W00d", "wood", True),
        ("Œdipe", "Oedipe", True),
        ("Анна", "АННА", True),
        ("Γιώργος", "ΓΙΩΡΓΟΣ", True),
        ("Bob", "B○B", True),
        ("Bob", "ⲂⲞⲂ", True),
        ("Max", "Ma×", True),
        ("Clio", "C│io", True),
        ("Анна", "Anna", False),
        ("Сара", "Capa", True),
        ("Ada", "Ida", False),
        ("Greedy 2", "Greedy 3", False),
        ("Seat 1", "Seat 2", False),
        ("小明", "小红", False),
        ("🦊", "🐻", False),
        ("Zoé", "Zoë", True),
    ],
)
def test_what_looks_alike(one: str, other: str, is_same: bool) -> None:
    """Both ways round; and a skeleton is its own."""
    assert alike(one, other) is is_same and alike(other, one) is is_same
    assert skeleton(skeleton(one)) == skeleton(one)


@pytest.mark.parametrize("name", ["x" * 5000, "\ufdfa" * 900, "\u0301" * 5000, "  " * 5000 + "x"])
def test_a_long_name_is_cut_short(name: str) -> None:
    """Refused without being repeated."""
    with pytest.raises(Refused) as caught:
        read_name(name)
    assert len(str(caught.value)) < 120


CHAT = [
    ("an invisible letter", "a\u200bb", False),
    ("a line turned round", "\u202eabc", False),
    ("tags", "flag\U000e0067", False),
    ("a joiner between letters", "a\u200db", False),
    ("a tower of accents", "a" + "\u0301" * 20, False),
    ("a private sign", "\ue000", False),
    ("a braille blank", "\u2800", False),
    ("accents", "Où est l’âme ?", True),
    ("a family", "\U0001f468\u200d\U0001f469\u200d\U0001f467", True),
    ("a red heart", "\u2764\ufe0f", True),
    ("a rainbow flag", "\U0001f3f3\ufe0f\u200d\U0001f308", True),
    ("a keycap", "1\ufe0f\u20e3", True),
    ("a dark hand", "\U0001f44d\U0001f3fe", True),
    ("a farmer", "\U0001f469\U0001f3fd\u200d\U0001f33e", True),
]


@pytest.mark.parametrize(("what", "line", "is_said"), CHAT, ids=lambda value: repr(value)[1:-1])
def test_what_can_be_said(server: Server, what: str, line: str, is_said: bool) -> None:
    """Any visible letters; joiners only where they combine two emoji."""
    guest = Guest(server.url)
    table = guest.new_table(2)
    answer = guest.post(f"/t/{table}/chat", seat="0", text=line)
    assert (answer.status_code == 200) is is_said, what
    assert (line in answer.text) is is_said, what
    if is_said:
        assert read_chat(line) == line
    else:
        assert "Please use visible letters" in answer.text
    guest.close()

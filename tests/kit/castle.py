"""Tables of Dragon Castle at every kind of question, for its page."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import (
    CALL,
    DISCARD,
    GIVE,
    PAIR,
    PASS,
    PAY,
    PLACE,
    SHRINE,
    TAKE,
)
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import ACTION, BUILDING, OPENING, PLACING, SPIRIT
from regalia.match import Match, new_match
from rulings.dragon_castle.scene import draw_realm

GAME = "dragon_castle"
# Two groups of a number, two of three tiles, Special tiles that could close a group, shrines, high
# stacks: every Spirit has something to choose.
RICH = "M3 S3 F3 S3 . W1 / d* 2:d 4:d* . Y1 W2 / M5 S5 F5 2:M5 . 3:W3 / D1 D2 D3 Y2 . ."
# Rows and columns that only a plan of one's own has.
LARGE = ",".join(["1" * 14] * 8 + ["1............1"] * 2)
PHASES = {0: "take", 1: "action", 2: "place", 3: "judge", 5: "build", 6: "close", 7: "spirit"}


def table_of(seats: int, seed: int, **options: object) -> Match:
    """I begin, and all realms are rich."""
    match = new_match(GAME, seats, seed, {"first_player": "first_seat", **options})
    state = match.state
    assert isinstance(state, DragonCastle)
    for seat in range(seats):
        draw_realm(state, seat, RICH)
        state.set_reserve(seat, 3)
        state.look_again(seat)
    state.ready = None
    return match


def state_of(match: Match) -> DragonCastle:
    """The position, known to be this game's."""
    assert isinstance(match.state, DragonCastle)
    return match.state


def kind_of(match: Match) -> str:
    """What is asked, as a word; a Spirit has one for each of its steps."""
    s = state_of(match)
    word = PHASES[int(s.phase)]
    if s.phase == SPIRIT:
        return f"{m.SPIRIT_SLUG[s.spirit]}-{s.step}"
    if s.phase == BUILDING:
        return ("build", "ask-faith", "faith")[s.step]
    if s.phase == OPENING:
        word += "-call" if CALL in match.observe(0).legal else ""
        return word + ("-short" if s.used >> m.ELEGANCE & 1 else "")
    if s.phase == PLACING:
        return word + ("-mixed" if s.two not in (m.NO_TILE, s.one) else "")
    return word


def answer(match: Match, wanted: int, nth: int) -> int:
    """The next action on the way to a Spirit: call on it, or go on with a pair, or a shrine."""
    s, legal = state_of(match), match.observe(0).legal
    for call in (GIVE + wanted, *range(PAY + wanted * CELLS, PAY + (wanted + 1) * CELLS)):
        if wanted != m.NO_SPIRIT and call in legal:
            return call
    if s.phase == BUILDING:
        return legal[1] if s.step == 0 else legal[0]
    if s.phase in (SPIRIT, PLACING):
        return max(action for action in legal if action < GIVE)
    for first, last in ((PAIR, PLACE), (SHRINE, DISCARD), (TAKE, PAIR)):
        found = [action for action in legal if first <= action < last]
        if found:
            return found[nth % len(found)]
    return PASS


def questions(
    seats: int,
    seed: int,
    spirit: str,
    when: str = "soon",
    options: Mapping[str, object] = MappingProxyType({}),
) -> Iterator[tuple[str, Match]]:
    """One turn of mine in which a Spirit is called on: soon, late (holding a tile), or never."""
    named = {} if "spirits" in options else {"spirit_cards": (spirit,)}
    match = table_of(seats, seed, **named, **options)
    number = m.SPIRIT_SLUG.index(spirit)
    for _ in range(40):
        s = state_of(match)
        if match.to_act() != [0] or s.round > 1:
            return
        twin = new_match(GAME, seats, seed, {"first_player": "first_seat", **named, **options})
        twin.state = s.clone()
        yield kind_of(twin), twin
        is_quiet = when == "never" or (when == "late" and s.phase != ACTION)
        s.apply(0, answer(match, m.NO_SPIRIT if is_quiet else number, seed))


def waiting_winds(seats: int) -> Match:
    """A fourth Wind is placed: a group waits, and a Spirit may come first."""
    for seed in range(40):
        match = table_of(seats, seed, spirit_cards=("cunning",))
        s = state_of(match)
        winds = [
            a
            for a in match.observe(0).legal
            if TAKE <= a < PAIR and m.TILE_TYPE[s.tops(a - TAKE)] == m.TILE_TYPE[22]
        ]
        if winds:
            s.apply(0, winds[0])
            s.apply(0, SHRINE)
            s.apply(0, PLACE + s.one * CELLS + CELLS - 1)
            return match
    raise AssertionError("no Wind can be taken")


def moments() -> Iterator[tuple[str, Match]]:
    """Every kind of question once, with two, three and four seats in turn."""
    turns = [
        *(questions(2 + n % 3, 1, spirit) for n, spirit in enumerate(m.SPIRIT_SLUG)),
        questions(3, 1, "faith"),
        questions(3, 7, "elegance", "late"),
        questions(2, 1, "destruction", "never"),
        questions(2, 1, "destruction", options={"plan": LARGE}),
    ]
    seen = set()
    for turn in turns:
        for kind, match in turn:
            if kind not in seen:
                seen.add(kind)
                yield kind, match
    waits = waiting_winds(3)
    yield kind_of(waits), waits

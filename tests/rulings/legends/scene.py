"""Tables set for one ruling: what stands where, which cards lie in the row, which chance falls."""

from collections.abc import Callable
from typing import Any

from regalia import position
from regalia.core.options import Options
from regalia.games.legends import GAME
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import (
    CARD_SLUG,
    CARDS,
    CARDS_EACH,
    COINS,
    DECK_MASK,
    PRESET_SHAPE,
    PRESET_SLUG,
    REGION_SLUG,
    SHAPE_SLUG,
    TOKEN_SLUG,
    WARLORD_SLUG,
)
from regalia.games.legends.phases import boards
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BOARDS, NOBODY, ROW
from regalia.testing import Loaded

__all__ = ["NEUTRAL"]

# The regions of the booklet's map.
BOOKLET = [slug for slug in REGION_SLUG if slug.startswith(("pil", "tri", "vol", "cre"))]


def options_of(seats: int, **options: object) -> Options:
    """The defaults and what differs from them; a preset brings its shape."""
    values = {option.id: option.default for option in GAME.options()}
    values.update(options)  # type: ignore[arg-type]
    if values["map"] in PRESET_SLUG:
        values["shape"] = SHAPE_SLUG[PRESET_SHAPE[PRESET_SLUG.index(str(values["map"]))]]
    chosen = Options(seats, values)
    assert GAME.objection(chosen) is None
    return chosen


def scene(
    seats: int = 3,
    map: str = "booklet",
    start: str = "cre5",
    chance: list[int] | None = None,
    **options: object,
) -> Legends:
    """An empty map with its start region, full supplies, the coins of a new game, no cards yet."""
    table = Legends(options_of(seats, map=map, **options), Loaded(chance or [], rest=0))
    table.setup_player = 0
    table.lay_out()
    table.phase = BOARDS
    table.enter_phase()
    boards.leave(table)
    table.start = region(start)
    fill(table.set_coins, [COINS[seats]] * seats)
    table.take_events()
    return table


def ended(seats: int, *players: Any, options: Any = None, **regions: Any) -> Legends:
    """A game that is over, told in words: what players have, and what stands where.

    A list is the armies of each seat: `ended(3, {"coins": 4}, pil1=[2, 0, 1])`. What is not told
    is bare.
    """
    bare = {"armies": [0] * seats, "cities": [0] * seats, "neutral_armies": 0}
    lands = dict.fromkeys(BOOKLET, bare)
    for slug, told in regions.items():
        lands[slug] = bare | (told if isinstance(told, dict) else {"armies": told})
    table = position(
        "legends",
        seats=seats,
        seed=1,
        options={"map": "booklet", **(options or {})},
        phase="over",
        to_act=[],
        players=players,
        regions=[{"region": slug, **told} for slug, told in lands.items()],
    ).state()
    assert isinstance(table, Legends)
    return table


def fill(put: Callable[[int, int], None], numbers: list[int]) -> None:
    """Give every seat, or colour, its number: `fill(table.set_coins, [0, 9, 0])`."""
    for seat, number in enumerate(numbers):
        put(seat, number)


def lay_row(table: Legends, cards: list[int]) -> None:
    """Let these cards be on offer, the cheapest first."""
    while table.row_count:
        table.drop_row(0)
    for number in cards:
        table.add_row(number)


def fresh(seats: int = 3, chance: list[int] | None = None, **options: object) -> Legends:
    """A new game from its very beginning, with known chance."""
    table = Legends(options_of(seats, **options), Loaded(chance or [], rest=0))
    table.set_up()
    return table


def region(slug: str) -> int:
    """The number of a region."""
    return REGION_SLUG.index(slug)


def card(slug: str) -> int:
    """The number of a card."""
    return CARD_SLUG.index(slug)


def token(slug: str) -> int:
    """The number of a kind of token."""
    return TOKEN_SLUG.index(slug)


def armies(table: Legends, colour: int, **where: int) -> None:
    """Put armies of a colour on the map: `armies(table, 0, cre5=4)`."""
    for slug, count in where.items():
        table.raise_armies(region(slug), colour, count)


def city(table: Legends, seat: int, *where: str) -> None:
    """Put cities of a player on the map."""
    for slug in where:
        table.raise_city(region(slug), seat)


def owns(table: Legends, seat: int, *cards: str) -> None:
    """Give a player cards, with their abilities."""
    for slug in cards:
        table.win_card(seat, card(slug))
    table.take_events()


def led(table: Legends, *warlords: str) -> None:
    """Deal these warlords, seat by seat; an empty name is none."""
    fill(table.set_warlords, [WARLORD_SLUG.index(slug) for slug in warlords])


def put(table: Legends, what: str, *where: str) -> None:
    """Put tokens on the map."""
    for slug in where:
        table.set_tokens(region(slug), token(what))


def turn(table: Legends, seat: int, *row: str) -> Legends:
    """Begin a turn with these cards in the row, from the left; the rest of the deck is the pile."""
    lay_row(table, [card(slug) for slug in row])
    return resume(table, seat)


def resume(table: Legends, seat: int) -> Legends:
    """Begin a turn; the pile and the turns to come follow from the cards that are out."""
    out = sum(1 << number for number in table.all_row())
    for mask in table.all_owned():
        out |= mask
    table.deck = DECK_MASK[table.seats] & ~out
    taken = sum(mask.bit_count() for mask in table.all_owned())
    table.turns = table.seats * CARDS_EACH[table.seats] - taken
    table.first = table.turn = seat
    table.pending = 0
    table.card = NOBODY
    return start(table, ROW)


def takes(table: Legends, seat: int, slug: str) -> Legends:
    """Let a player take a card that lies leftmost, and stop at the first question about it."""
    out = 1 << card(slug)
    for mask in table.all_owned():
        out |= mask
    rest = [other for other in range(CARDS) if DECK_MASK[table.seats] & ~out & 1 << other]
    turn(table, seat, slug, *[CARD_SLUG[other] for other in rest[:5]])
    play(table, seat, f"take {slug}")
    return table


def start(table: Legends, phase: int) -> Legends:
    """Enter a phase and run on to the first decision."""
    table.phase = phase
    table.enter_phase()
    table.run_on()
    return table


def codes(table: Legends, seat: int) -> list[str]:
    """The seat's legal actions by code, as one word each line."""
    return [" ".join(GAME.actions.code(action)) for action in table.legal(seat)]


def targets(table: Legends, seat: int, family: str) -> list[str]:
    """The legal actions of one family, without its name."""
    return [code.split(" ", 1)[1] for code in codes(table, seat) if code.startswith(family + " ")]


def play(table: Legends, seat: int, *lines: str) -> None:
    """Carry out legal actions given by their codes: `play(table, 0, "take lake", "done")`."""
    for line in lines:
        action = GAME.actions.action(tuple(line.split()))
        assert action in table.legal(seat), f"{line!r} is not among {codes(table, seat)}"
        table.apply(seat, action)
        table.check()


def kinds(table: Legends) -> list[str]:
    """What has happened since the last look, by kind of event."""
    return [event.kind for event in table.take_events()]


def at(table: Legends, slug: str) -> list[int]:
    """The armies in a region, by colour."""
    return [table.armies(region(slug), colour) for colour in range(5)]

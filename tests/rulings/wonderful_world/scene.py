"""Tables set for one ruling: who has built what, what is under construction, what begins."""

from collections.abc import Sequence
from typing import Any

from regalia import position
from regalia.core.options import Options, OptionValue
from regalia.core.rng import FastRng
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import holds_card, with_card, without_card
from regalia.games.wonderful.sites import SLOT, card_of, found, free_of
from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.material import (
    CARD_COST,
    CARD_SLUG,
    EMPIRE_SLUG,
    KIND_SLUG,
    KINDS,
    PICKS,
)
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, PLANNING, PRODUCTION
from regalia.games.wonderful_world.view import CARD_FACES

LETTERS = "MESGXKAF"
MATERIALS, ENERGY, SCIENCE, GOLD, EXPLORATION = range(5)


def card(slug: str) -> int:
    """The id of a card."""
    return CARD_SLUG.index(slug)


def scene(seats: int = 3, /, side: OptionValue = "B", **options: OptionValue) -> World:
    """Full decks and empty areas; Empires in the order of the material unless chosen."""
    values = {option.id: option.default for option in GAME.options()}
    values.update({"side": side, **options})
    table = World(Options(seats, values), FastRng(1))
    table.lay_out()
    chosen = values["empires"]
    assert isinstance(chosen, tuple)
    for seat in range(seats):
        table.found_empire(seat, EMPIRE_SLUG.index(chosen[seat]) if chosen else seat)
    return table


def told(step: str, *areas: Any, **options: Any) -> World:
    """A step of production begins at a table told in words, or the game is `over` there.

    Area by area, for two at least; side and Empires as in `scene`.
    """
    seats = max(2, len(areas))
    phase: dict[str, Any] = {"step": step}
    if step == "over":
        phase = {"phase": "over", "to_act": []}
    table = position(
        "wonderful_world",
        phase,
        seats=seats,
        seed=1,
        options={"empires": EMPIRE_SLUG[:seats], "side": "B", **options},
        players=[{"area": each} for each in (*areas, area())[:seats]],
    ).state()
    assert isinstance(table, World)
    return table


def area(*under: str, built: Sequence[str] = (), **stock: int) -> dict[str, object]:
    """An area in words; a card under construction may have filled slots: `"museum:GG"`."""
    sites = []
    for text in under:
        slug, _, filled = text.partition(":")
        missing = CARD_FACES[card(slug)].cost.as_json()
        for letter in filled:
            missing[list(missing)[LETTERS.index(letter)]] -= 1
        sites.append({"card": slug, "missing": missing})
    nothing = dict.fromkeys(("cubes", "krystallium", "generals", "financiers"), 0)
    return {"construction": sites, "constructed": built, **nothing, **stock}


def take(table: World, slug: str) -> int:
    """A card out of its deck."""
    for deck in range(2):
        if holds_card(table.decks(deck), card(slug)):
            table.set_decks(deck, without_card(table.decks(deck), card(slug)))
            return card(slug)
    raise AssertionError(f"no {slug} is left in the decks")


def builds(table: World, seat: int, *slugs: str) -> None:
    """Cards that already stand in an Empire; bonuses are not given."""
    for slug in slugs:
        table.set_built(seat, table.built(seat) + bytes([take(table, slug)]))
    table.publish()


def site(table: World, seat: int, slug: str, filled: str = "") -> None:
    """A card under construction with some slots filled: `"MME"`."""
    new = found(take(table, slug), CARD_COST[card(slug)])
    for letter in filled:
        new -= SLOT[LETTERS.index(letter)]
    table.add_site(seat, new)
    table.publish()


def owns(
    table: World,
    seat: int,
    krystallium: int = 0,
    generals: int = 0,
    financiers: int = 0,
    cubes: int = 0,
) -> None:
    """Exactly these on the Empire card."""
    table.set_purse(seat, purses.pack(cubes, krystallium, generals, financiers))
    table.publish()


def purse(table: World, seat: int) -> tuple[int, int, int, int]:
    """Cubes, Krystallium, Generals and Financiers of a seat, as they are now."""
    packed = table.purse(seat)
    return (
        purses.cubes(packed),
        purses.krystallium(packed),
        purses.first_characters(packed),
        purses.second_characters(packed),
    )


def built(table: World, seat: int) -> list[str]:
    """The constructed cards of a seat."""
    return [CARD_SLUG[number] for number in table.built(seat)]


def sites(table: World, seat: int) -> list[tuple[str, str]]:
    """Cards under construction with what is missing on each: `("wind_turbines", "MM")`."""
    return [
        (
            CARD_SLUG[card_of(entry)],
            "".join(LETTERS[kind] * free_of(entry, kind) for kind in range(KINDS)),
        )
        for entry in table.row_sites(seat)
    ]


def plan(table: World, *areas: list[str]) -> World:
    """Begin Planning with these cards in the Draft areas, filled up to seven from the deck."""
    for seat, slugs in enumerate(areas):
        for slug in slugs:
            table.set_drafts(seat, with_card(table.drafts(seat), take(table, slug)))
    for seat in range(table.seats):
        while len(table.drafts(seat)) < PICKS:
            filler = take(table, CARD_SLUG[table.decks(0)[-1]])
            table.set_drafts(seat, with_card(table.drafts(seat), filler))
    return start(table, PLANNING)


def produce(table: World, step: int) -> World:
    """Begin a production step and run on to its first decision."""
    table.step = step
    return start(table, PRODUCTION)


def draft(table: World, *hands: list[str], pick: int = 0) -> World:
    """Begin a draft, with these hands if any are given (and so many picks made)."""
    table.phase = DRAFT
    table.pick = pick
    if hands:
        for seat, slugs in enumerate(hands):
            for slug in slugs:
                table.set_hands(seat, with_card(table.hands(seat), take(table, slug)))
            table.ask(seat)
        return table
    return start(table, DRAFT)


def start(table: World, phase: int) -> World:
    """Enter a phase and run on to the first decision."""
    table.phase = phase
    table.enter_phase()
    table.run_on()
    return table


def enter(table: World, phase: int, step: int = 0) -> World:
    """Enter a phase and stop there, even if it asks nobody anything."""
    table.phase = phase
    table.step = step
    table.enter_phase()
    return table


def codes(table: World, seat: int) -> list[tuple[str, ...]]:
    """The seat's legal actions by code."""
    return [GAME.actions.code(action) for action in table.legal(seat)]


def verbs(table: World, seat: int) -> set[str]:
    """The families of the seat's legal actions."""
    return {code[0] for code in codes(table, seat)}


def play(table: World, seat: int, *code: str) -> None:
    """Carry out a legal action given by its code."""
    action = GAME.actions.action(code)
    assert action in table.legal(seat), f"{code} is not among {codes(table, seat)}"
    table.apply(seat, action)


def play_random(table: World, seed: int, most: int = 5000) -> World:
    """Play on at random, all laws of matter checked on the way."""
    rng = FastRng(seed)
    while most and not table.is_over():
        waiting = table.to_act()
        seat = waiting[rng.below(len(waiting))]
        legal = table.legal(seat)
        table.apply(seat, legal[rng.below(len(legal))])
        table.check()
        most -= 1
    return table


def new(seats: int, deal: int = 1, /, **options: OptionValue) -> World:
    """A game set up by the book."""
    values = {option.id: option.default for option in GAME.options()}
    values.update(options)
    return GAME.new(Options(seats, values), deal)


def kinds(table: World) -> list[str]:
    """What has happened since the last look, by kind of event."""
    return [event.kind for event in table.take_events()]


assert KIND_SLUG.index("financier") == LETTERS.index("F")

"""Tables set for one ruling: who has what, and which phase begins."""

from random import Random
from typing import Any

from regalia import position
from regalia.core.events import Event
from regalia.core.options import Options
from regalia.games.wonderful.bag import with_card
from regalia.games.wonderful.sites import SLOT, card_of, found
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.actions import ACTIONS
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARD_COST,
    CARD_KIND,
    CARD_SLUG,
    KIND_SLUG,
    KRYSTALLIUM,
    MENACE,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    CHOICE,
    COMBAT,
    CUBE,
    PLANNING,
    SEARCHING,
    START,
)
from regalia.games.wonderful_kingdom.view import CARD_FACES


def options(seats: int = 2, **values: object) -> Options:
    """The defaults, and what differs from them."""
    chosen = {option.id: option.default for option in GAME.options()}
    chosen.update(values)  # type: ignore[arg-type]
    return Options(seats, chosen)


def scene(seats: int = 2, seed: int = 1, **values: Any) -> Kingdom:
    """A game at its first decision; side B and seat 0 first unless said otherwise."""
    values.setdefault("side", "B")
    s = GAME.new(options(seats, **values), seed)
    if seats == 2 and "seed" not in values:
        number = seed
        while s.first != 0:
            number += 100
            s = GAME.new(options(seats, **values), number)
    s.take_events()
    return s


def told(*dukes: Any, step: str = "", **values: Any) -> Kingdom:
    """A table for two told in words: a new game, or where a step of Production begins.

    Side B and no module but Quests, unless said otherwise.
    """
    s = position(
        "wonderful_kingdom",
        {"phase": "production", "step": step} if step else {},
        seats=2,
        seed=1,
        options={"module": "quest", "side": "B", **values},
        dukes=[*dukes, duke()][:2],
    ).state()
    assert isinstance(s, Kingdom)
    return s


def duke(*under: str, **words: object) -> dict[str, object]:
    """A duke in words; a card under construction may have cubes on it: `"pantheon:GGG"`."""
    sites = []
    for text in under:
        slug, _, placed = text.partition(":")
        missing = CARD_FACES[card(slug)].cost.as_json()
        for letter in placed:
            missing[list(missing)["MPGEKS".index(letter)]] -= 1
        sites.append({"card": slug, "missing": missing})
    alchemy = dict.fromkeys(("materials", "population", "gold", "exploration"), 0)
    stock = {"alchemy": alchemy, "krystallium": 0, "soldiers": 0, "training": 0}
    return {"selection": [], "construction": sites, "built": [], **stock, **words}


def begin(s: Kingdom, phase: int, *seats: int) -> Kingdom:
    """Jump into a phase that is under way; these seats owe a decision, or all."""
    s.phase = phase
    s.stage = 0
    lay(s, 0, [])
    lay(s, 1, [])
    s.half = -1
    for seat in range(s.seats):
        s.set_hands(seat, b"")
        s.set_sealed(seat, -1)
    s.pending = 0
    for seat in seats or range(s.seats):
        s.ask(seat)
    return s


def enter(s: Kingdom, phase: int) -> Kingdom:
    """Begin a phase as the rules do, on a table without hands and Offers."""
    begin(s, phase)
    s.pending = 0
    s.enter_phase()
    s.run_on()
    return s


def lay(s: Kingdom, zone: int, cards: list[int]) -> None:
    """Let exactly these cards lie in a zone."""
    s.clear_zones(zone)
    for tabled in cards:
        s.lay(zone, tabled)


def planning(seats: int = 2, seed: int = 1, **values: Any) -> Kingdom:
    """Free Planning of round 1, nothing selected yet."""
    return begin(scene(seats, seed, **values), PLANNING)


def card(slug: str) -> int:
    """A card by its slug."""
    return CARD_SLUG.index(slug)


def picks(s: Kingdom, seat: int, *slugs: str) -> None:
    """Let cards lie open in a Selection area."""
    for slug in slugs:
        s.pick(seat, card(slug))


def builds(s: Kingdom, seat: int, *slugs: str) -> None:
    """Let cards stand in a Duchy, without their bonus."""
    for slug in slugs:
        s.set_built(seat, with_card(s.built(seat), card(slug)))


def site(s: Kingdom, seat: int, slug: str, placed: str = "") -> None:
    """Put a card under construction with cubes on it, as letters MPGEKS."""
    cost = CARD_COST[card(slug)]
    for letter in placed:
        cost -= SLOT["MPGEKS".index(letter)]
    s.add_site(seat, found(card(slug), cost))


def menaces(s: Kingdom, seat: int, *slugs: str) -> None:
    """Put Menaces into Construction."""
    for slug in slugs:
        assert CARD_KIND[card(slug)] == MENACE
        s.add_menace(seat, card(slug))


def seat_advisor(s: Kingdom, seat: int, *slugs: str) -> None:
    """Let exactly these advisors sit in a Council."""
    s.set_council(seat, 0)
    for slug in slugs:
        s.set_council(seat, s.council(seat) | 1 << (card(slug) - ADVISOR_0))


def owns(s: Kingdom, seat: int, soldiers: int = 0, krystallium: int = 0) -> None:
    """Let a stock be exactly this."""
    s.set_purse(seat, 0)
    s.gain(seat, SOLDIER, soldiers)
    s.gain(seat, KRYSTALLIUM, krystallium)


def alchemy(s: Kingdom, seat: int, letters: str) -> None:
    """Let these cubes lie in Alchemy."""
    s.set_alchemy(seat, sum(CUBE["MPGE".index(letter)] for letter in letters))


def in_alchemy(s: Kingdom, seat: int) -> str:
    """The cubes in Alchemy, as letters."""
    return "".join("MPGE"[kind] * s.in_alchemy(seat, kind) for kind in range(4))


def codes(s: Kingdom, seat: int) -> list[str]:
    """The seat's legal actions, as text."""
    return [" ".join(ACTIONS.code(action)) for action in s.legal(seat)]


def families(s: Kingdom, seat: int) -> set[str]:
    """The first words of the seat's legal actions."""
    return {code.split()[0] for code in codes(s, seat)}


def about(s: Kingdom, seat: int, family: str) -> list[str]:
    """The legal actions of one family."""
    return [code for code in codes(s, seat) if code.split()[0] == family]


def play(s: Kingdom, seat: int, *texts: str) -> list[Event]:
    """Play actions by their codes; what was told."""
    for text in texts:
        assert text in codes(s, seat), f"{text!r} is not among {codes(s, seat)}"
        s.apply(seat, ACTIONS.action(tuple(text.split())))
    return s.take_events()


def kinds(events: list[Event]) -> list[str]:
    """What kinds of events were told."""
    return [event.kind for event in events]


def built(s: Kingdom, seat: int) -> list[str]:
    """The cards of a Duchy."""
    return [CARD_SLUG[number] for number in s.built(seat)]


def sites(s: Kingdom, seat: int) -> list[str]:
    """The cards under construction."""
    return [CARD_SLUG[card_of(number)] for number in s.row_sites(seat)]


def picked(s: Kingdom, seat: int) -> list[str]:
    """The open cards of a Selection area."""
    return [CARD_SLUG[number] for number in s.selection(seat)]


def threats(s: Kingdom, seat: int) -> list[str]:
    """The Menaces in Construction."""
    return [CARD_SLUG[number] for number in s.menaces(seat)]


def hand(s: Kingdom, seat: int) -> list[str]:
    """The cards of a hand."""
    return [CARD_SLUG[number] for number in s.hands(seat)]


def council(s: Kingdom, seat: int) -> list[str]:
    """The advisors of a seat."""
    mask = s.council(seat)
    return [slug for at, slug in enumerate(CARD_SLUG[ADVISOR_0:]) if mask >> at & 1]


def drift(s: Kingdom, until: int, seed: int = 0, most: int = 4000) -> Kingdom:
    """Play at random until a phase is reached, or the end."""
    random = Random(seed)
    for _ in range(most):
        if s.phase == until or s.is_over():
            return s
        seat = s.to_act()[0]
        s.apply(seat, random.choice(s.legal(seat)))
    raise AssertionError("it never came")


def quick(s: Kingdom, until: int, most: int = 4000) -> Kingdom:
    """Play the first legal action until a phase is reached, or the end."""
    for _ in range(most):
        if s.phase == until or s.is_over():
            return s
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    raise AssertionError("it never came")


def is_choosing(s: Kingdom) -> bool:
    """Whether the Choice phase is on."""
    return s.phase in (CHOICE, SEARCHING)


def kind(slug: str) -> int:
    """A resource by its slug."""
    return KIND_SLUG.index(slug)


def forced(s: Kingdom) -> Kingdom:
    """Begin part (b) of Planning on the cards that lie there."""
    begin(s, START)
    s.pending = 0
    s.enter_phase()
    s.run_on()
    return s


def fight(s: Kingdom) -> Kingdom:
    """Begin Combat."""
    begin(s, COMBAT)
    s.pending = 0
    s.enter_phase()
    return s

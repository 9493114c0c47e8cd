"""It's a Wonderful Kingdom in a terminal: Offer areas, Duchies and one's own cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom.actions import CONSTRUCT, GIVE_UP, PLACE, RECYCLE, WILD
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARD_NAME,
    DUCHY_NAME,
    KIND_NAME,
    KRYSTALLIUM,
    RESOURCES,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation, View
from regalia.games.wonderful_kingdom.sites import card_of, free_of, is_frozen

MARKS = (("M", "M"), ("P", "P"), ("Au", "Or"), ("E", "E"), ("K", "K"), ("S", "S"))
AREA = Name("Offer area", "Zone de Proposition")
SELECTED = Name("Selected", "Sélection")
SITES = Name("Under construction", "En construction")
BUILT = Name("Built", "Construit")
MENACES = Name("Menaces", "Menaces")
COUNCIL = Name("Council", "Conseil")
HAND = Name("Hand", "Main")
HIDDEN = Name("face down", "face cachée")
FROZEN = Name("frozen", "glacée")
DUCHY = Name("Duchy", "Duché")
SOLDIERS = Name("Soldiers", "Soldats")
ALCHEMY = Name("Alchemy", "Alchimie")
TRAPS = Name("Traps", "Pièges")
LAND = Name("Armies", "Armées")
CUBES = Name("Cubes", "Cubes")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """The Offer areas, everybody's holdings, every Duchy, the observer's hand."""
    assert isinstance(seen, KingdomObservation)
    parts: list[RenderableType] = []
    for number, area in enumerate(seen.areas):
        if area or any(seen.areas):
            label = f"{_in(screen, AREA)} {number + 1}"
            parts.append(_line(label, [_card(screen, view) for view in area]))
    parts.append(_holdings(screen, seen, names))
    parts += [look(screen, seen, seat, names) for seat in range(len(seen.rows))]
    if seen.board >= 0:
        parts.append(_line(_in(screen, LAND), _armies(screen, seen)))
    if seen.hand:
        parts.append(_line(_in(screen, HAND), [_in(screen, CARD_NAME[c]) for c in seen.hand]))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """One Duchy: what is selected, under construction, built, and what threatens it."""
    assert isinstance(seen, KingdomObservation)
    duchy = _in(screen, DUCHY_NAME[seen.rows[seat]])
    parts: list[RenderableType] = [Text.assemble(duchy, " ", screen.seat(seat, names))]
    rows = (
        (SELECTED, [_card(screen, view) for view in seen.picked[seat]]),
        (SITES, [_site(screen, site) for site in seen.sites[seat]]),
        (BUILT, [_in(screen, CARD_NAME[card]) for card in seen.built[seat]]),
        (MENACES, [_in(screen, CARD_NAME[card]) for card in seen.menaces[seat]]),
        (COUNCIL, _advisors(screen, seen.council[seat])),
    )
    parts += [_line(_in(screen, name), items) for name, items in rows if items]
    return Group(*parts)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Long lists are parted by what is done to which cards."""
    for place, (first, last, name) in enumerate(
        (
            (CONSTRUCT, RECYCLE, SITES),
            (PLACE, WILD, CUBES),
            (WILD, GIVE_UP, KIND_NAME[KRYSTALLIUM]),
        ),
        start=1,
    ):
        if first <= action < last:
            return place, _in(screen, name)
    return 0, ""


def _in(screen: Screen, name: Name) -> str:
    return name.fr if screen.lang == "fr" else name.en


def _line(label: str, items: Sequence[str]) -> Text:
    return Text.assemble((f"  {label}: ", "dim"), ", ".join(items) or "–")


def _card(screen: Screen, view: View) -> str:
    if view[0] < 0:
        return f"[{_in(screen, HIDDEN)} {view[2] + 1}]"
    name = _in(screen, CARD_NAME[view[0]])
    return f"[{name}]" if view[1] else name


def _marks(screen: Screen, numbers: Sequence[int]) -> str:
    lang = 1 if screen.lang == "fr" else 0
    return " ".join(f"{n}{MARKS[kind][lang]}" for kind, n in enumerate(numbers) if n)


def _site(screen: Screen, site: int) -> str:
    missing = _marks(screen, [free_of(site, kind) for kind in range(len(MARKS))])
    frozen = f", {_in(screen, FROZEN)}" if is_frozen(site) else ""
    return f"{_in(screen, CARD_NAME[card_of(site)])} ({missing}{frozen})"


def _advisors(screen: Screen, mask: int) -> list[str]:
    return [
        _in(screen, CARD_NAME[ADVISOR_0 + n]) for n in range(mask.bit_length()) if mask >> n & 1
    ]


def _armies(screen: Screen, seen: KingdomObservation) -> list[str]:
    places = maps.PLACE_NAME[seen.board]
    sides = [(seen.armies[at], seen.armies[len(places) + at]) for at in range(len(places))]
    return [
        f"{_in(screen, places[at])} {red}:{blue}"
        for at, (red, blue) in enumerate(sides)
        if red + blue
    ]


def _holdings(screen: Screen, seen: KingdomObservation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = (DUCHY, KIND_NAME[KRYSTALLIUM], SOLDIERS, ALCHEMY, TRAPS)
    for name in heads:
        table.add_column(_in(screen, name))
    for seat in range(len(seen.rows)):
        training = "+½" if seen.training[seat] else ""
        table.add_row(
            screen.seat(seat, names),
            str(seen.krystallium[seat]),
            f"{seen.soldiers[seat]}{training}",
            _marks(screen, seen.alchemy[seat][:RESOURCES]) or "–",
            str(seen.traps[seat]),
        )
    return table

"""It's a Wonderful Kingdom in a terminal: Offer areas, Duchies and one's own cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards.wonderful import CUBES, SITES, title_of
from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.wonderful.sites import card_of, free_of
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
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.sight import View
from regalia.games.wonderful_kingdom.sites import is_frozen

MARKS = (("M", "M"), ("P", "P"), ("Au", "Or"), ("E", "E"), ("K", "K"), ("S", "S"))
AREA = Name("Offer area", "Zone de Proposition")
SELECTED = Name("Selected", "Sélection")
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
DECK = Name("Deck", "Pioche")
DANGER = Name("Danger deck", "Paquet Danger")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """The Offer areas, everybody's holdings, every Duchy, the observer's hand."""
    assert isinstance(seen, KingdomObservation)
    parts: list[RenderableType] = []
    for number, area in enumerate(seen.areas):
        if area or any(seen.areas):
            label = f"{screen.name(AREA)} {number + 1}"
            parts.append(_line(label, [_card(screen, view) for view in area]))
    parts.append(_holdings(screen, seen, names))
    parts += [look(screen, seen, seat, names) for seat in range(len(seen.rows))]
    if seen.board >= 0:
        parts.append(_line(screen.name(LAND), _armies(screen, seen)))
    if seen.hand:
        parts.append(_line(screen.name(HAND), [screen.name(CARD_NAME[c]) for c in seen.hand]))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """One Duchy: what is selected, under construction, built, and what threatens it."""
    assert isinstance(seen, KingdomObservation)
    duchy = screen.name(DUCHY_NAME[seen.rows[seat]])
    parts: list[RenderableType] = [Text.assemble(duchy, " ", screen.seat(seat, names))]
    rows = (
        (SELECTED, [_card(screen, view) for view in seen.picked[seat]]),
        (SITES, [_site(screen, site) for site in seen.sites[seat]]),
        (BUILT, [screen.name(CARD_NAME[card]) for card in seen.built[seat]]),
        (MENACES, [screen.name(CARD_NAME[card]) for card in seen.menaces[seat]]),
        (COUNCIL, _advisors(screen, seen.council[seat])),
    )
    parts += [_line(screen.name(name), items) for name, items in rows if items]
    return Group(*parts)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Long lists are parted by what is done to which cards."""
    parts = (
        (CONSTRUCT, RECYCLE, SITES),
        (PLACE, WILD, CUBES),
        (WILD, GIVE_UP, KIND_NAME[KRYSTALLIUM]),
    )
    return title_of(screen, action, parts)


def _line(label: str, items: Sequence[str]) -> Text:
    return Text.assemble((f"  {label}: ", "dim"), ", ".join(items) or "–")


def _card(screen: Screen, view: View) -> str:
    if view[0] < 0:
        return f"[{screen.name(HIDDEN)} {view[2] + 1}]"
    name = screen.name(CARD_NAME[view[0]])
    return f"[{name}]" if view[1] else name


def _marks(screen: Screen, numbers: Sequence[int]) -> str:
    lang = 1 if screen.lang == "fr" else 0
    return " ".join(f"{n}{MARKS[kind][lang]}" for kind, n in enumerate(numbers) if n)


def _site(screen: Screen, site: int) -> str:
    missing = _marks(screen, [free_of(site, kind) for kind in range(len(MARKS))])
    frozen = f", {screen.name(FROZEN)}" if is_frozen(site) else ""
    return f"{screen.name(CARD_NAME[card_of(site)])} ({missing}{frozen})"


def _advisors(screen: Screen, mask: int) -> list[str]:
    return [
        screen.name(CARD_NAME[ADVISOR_0 + n]) for n in range(mask.bit_length()) if mask >> n & 1
    ]


def _armies(screen: Screen, seen: KingdomObservation) -> list[str]:
    places = maps.PLACE_NAME[seen.board]
    sides = [(seen.armies[at], seen.armies[len(places) + at]) for at in range(len(places))]
    return [
        f"{screen.name(places[at])} {red}:{blue}"
        for at, (red, blue) in enumerate(sides)
        if red + blue
    ]


def _holdings(screen: Screen, seen: KingdomObservation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = (DUCHY, KIND_NAME[KRYSTALLIUM], SOLDIERS, ALCHEMY, TRAPS)
    for name in heads:
        table.add_column(screen.name(name))
    for seat in range(len(seen.rows)):
        training = "+½" if seen.training[seat] else ""
        table.add_row(
            screen.seat(seat, names),
            str(seen.krystallium[seat]),
            f"{seen.soldiers[seat]}{training}",
            _marks(screen, seen.alchemy[seat][:RESOURCES]) or "–",
            str(seen.traps[seat]),
        )
    if len(seen.rows) == 1:
        table.caption = f"{screen.name(DECK)} {seen.deck_size}, "
        table.caption += f"{screen.name(DANGER)} {seen.danger_deck}"
        table.caption_justify = "left"
    return table

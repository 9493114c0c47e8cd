"""It's a Wonderful Kingdom in a terminal: Offer areas, Duchies and one's own cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards.wonderful import CUBES, SITES, in_short, title_of
from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.wonderful_kingdom.actions import CONSTRUCT, GIVE_UP, PLACE, RECYCLE, WILD
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, PLACE_NAME
from regalia.games.wonderful_kingdom.material import KIND_NAME, KRYSTALLIUM
from regalia.games.wonderful_kingdom.view import Conquest, Duke, KingdomView, Site, Tabled

MARKS = {"en": ("M", "P", "Au", "E", "K", "S"), "fr": ("M", "P", "Or", "E", "K", "S")}
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
    view = seen.view
    assert isinstance(view, KingdomView)
    parts: list[RenderableType] = []
    if any(area.cards for area in view.offers):
        for number, area in enumerate(view.offers, start=1):
            label = f"{screen.name(AREA)} {number}"
            parts.append(_line(label, [_card(screen, card) for card in area.cards]))
    parts.append(_holdings(screen, view, names))
    parts += [_duchy(screen, duke, names) for duke in view.dukes]
    if view.conquest is not None:
        parts.append(_line(screen.name(LAND), _armies(screen, view.conquest)))
    if view.mine is not None and view.mine.hand:
        parts.append(_line(screen.name(HAND), [screen.thing(card) for card in view.mine.hand]))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """One Duchy: what is selected, under construction, built, and what threatens it."""
    view = seen.view
    assert isinstance(view, KingdomView)
    return _duchy(screen, view.duke(seat), names)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Long lists are parted by what is done to which cards."""
    parts = (
        (CONSTRUCT, RECYCLE, SITES),
        (PLACE, WILD, CUBES),
        (WILD, GIVE_UP, KIND_NAME[KRYSTALLIUM]),
    )
    return title_of(screen, action, parts)


def _duchy(screen: Screen, duke: Duke, names: Sequence[str]) -> Group:
    duchy = screen.thing(duke.duchy).removesuffix(f" {duke.duchy.side}")
    parts = [Text.assemble(duchy, " ", screen.seat(duke.seat, names))]
    rows = (
        (SELECTED, [_card(screen, card) for card in duke.selection]),
        (SITES, [_site(screen, site) for site in duke.construction]),
        (BUILT, [screen.thing(card) for card in duke.built]),
        (MENACES, [screen.thing(card) for card in duke.menaces]),
        (COUNCIL, [screen.thing(card) for card in duke.council]),
    )
    parts += [_line(screen.name(name), items) for name, items in rows if items]
    return Group(*parts)


def _line(label: str, items: Sequence[str]) -> Text:
    return Text.assemble((f"  {label}: ", "dim"), ", ".join(items) or "–")


def _card(screen: Screen, tabled: Tabled) -> str:
    if tabled.card is None:
        return f"[{screen.name(HIDDEN)} {tabled.offer + 1}]"
    name = screen.thing(tabled.card)
    return f"[{name}]" if tabled.face_down else name


def _site(screen: Screen, site: Site) -> str:
    frozen = f", {screen.name(FROZEN)}" if site.frozen else ""
    return f"{screen.thing(site.card)} ({in_short(screen, MARKS, site.missing)}{frozen})"


def _armies(screen: Screen, conquest: Conquest) -> list[str]:
    places = PLACE_NAME[BOARD_SLUG.index(conquest.board)]
    return [
        f"{screen.name(name)} {place.armies[0]}:{place.armies[1]}"
        for name, place in zip(places, conquest.places, strict=True)
        if any(place.armies)
    ]


def _holdings(screen: Screen, view: KingdomView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = (DUCHY, KIND_NAME[KRYSTALLIUM], SOLDIERS, ALCHEMY, TRAPS)
    for name in heads:
        table.add_column(screen.name(name))
    for duke in view.dukes:
        training = "+½" if duke.training else ""
        table.add_row(
            screen.seat(duke.seat, names),
            str(duke.krystallium),
            f"{duke.soldiers}{training}",
            in_short(screen, MARKS, duke.alchemy) or "–",
            str(duke.traps),
        )
    if len(view.dukes) == 1:
        table.caption = f"{screen.name(DECK)} {view.deck_size}, "
        table.caption += f"{screen.name(DANGER)} {view.danger.deck}"
        table.caption_justify = "left"
    return table

"""It's a Wonderful World in a terminal: empires side by side, then the observer's own cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards.wonderful import CUBES, SITES, in_short, title_of
from regalia.cli.screen import Screen, colour
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.wonderful_world.actions import CONSTRUCT, DISCARD, PLACE, RECYCLE, WILD
from regalia.games.wonderful_world.describe.prompts import score
from regalia.games.wonderful_world.material import (
    KIND_NAME,
    KIND_SLUG,
    KRYSTALLIUM,
    RESOURCES,
    TYPE_NAME,
    TYPE_SLUG,
)
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import pool_count
from regalia.games.wonderful_world.view import Area, Card, WorldView

# Short marks of what fills slots.
MARKS = {
    "en": ("M", "E", "S", "Au", "X", "K", "Gen", "Fin"),
    "fr": ("M", "É", "S", "Or", "X", "K", "Gén", "Fin"),
}
NAMES = dict(zip((*KIND_SLUG, *TYPE_SLUG), (*KIND_NAME, *TYPE_NAME), strict=True))

RULER = Name("Empire", "Empire")
POINTS = Name("VP", "PV")
PRODUCES = Name("Produces", "Produit")
BUILT = Name("Constructed", "Construit")
AT_WORK = Name("Sites", "Chantiers")
HAND = Name("Hand", "Main")
PICKED = Name("Drafted", "Drafté")
MISSING = Name("missing", "manque")
DECK = Name("Deck", "Pioche")
POOLS = Name("unopened pools", "pools à ouvrir")
RECYCLES = Name("recycles", "recycle")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """Everybody's holdings, the observer's own Empire, the cards to decide on."""
    assert isinstance(seen, WorldObservation)
    view: WorldView = seen.view
    parts: list[RenderableType] = [_rulers(screen, seen, view, names)]
    if view.mine is not None:
        me = view.seat or 0  # a spectator sees a lone player's hand
        parts.append(_empire(screen, view, me, names))
        hand = view.player(me).hand if view.phase == "draft" else view.mine.to_plan
        if cards := view.drawn or hand:
            parts.append(_cards(screen, cards))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """One Empire: what is constructed, what is under construction."""
    view = seen.view
    assert isinstance(view, WorldView)
    return _empire(screen, view, seat, names)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Long lists are parted by what is done to which cards."""
    parts = (
        (CONSTRUCT, RECYCLE, SITES),
        (PLACE, WILD, CUBES),
        (WILD, DISCARD, KIND_NAME[KRYSTALLIUM]),
    )
    return title_of(screen, action, parts)


def _area(view: WorldView, seat: int) -> Area:
    """The observer's own area as it is, the others' as last shown."""
    return view.me if seat == view.seat else view.player(seat).area


def _empire(screen: Screen, view: WorldView, seat: int, names: Sequence[str]) -> Group:
    area, player = _area(view, seat), view.player(seat)
    empire = screen.thing(player.empire).removesuffix(f" {player.empire.side}")
    parts = [Text.assemble(empire, " ", screen.seat(seat, names))]
    sites = [
        f"{screen.thing(site.card)} "
        f"({screen.name(MISSING)} {in_short(screen, MARKS, site.missing)})"
        for site in area.construction
    ]
    for title, items in (
        (PICKED, [screen.thing(card) for card in player.drafted]),
        (BUILT, [screen.thing(card) for card in area.constructed]),
        (SITES, sites),
    ):
        if items:
            colon = " : " if screen.lang == "fr" else ": "
            parts.append(Text.assemble((screen.name(title) + colon, "dim"), ", ".join(items)))
    return Group(*parts)


def _rulers(screen: Screen, seen: WorldObservation, view: WorldView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = [screen.name(head) for head in (RULER, POINTS, CUBES)]
    heads += MARKS[screen.lang][RESOURCES:]
    for head in [*heads, *[screen.name(name) for name in (BUILT, AT_WORK, PRODUCES)]]:
        table.add_column(head, no_wrap=True)
    for player in view.players:
        seat = player.seat
        area = _area(view, seat)
        table.add_row(
            screen.seat(seat, names),
            str(score(seen, seat)),
            str(area.cubes),
            str(area.krystallium),
            str(area.generals),
            str(area.financiers),
            str(len(area.constructed)),
            str(len(area.construction)),
            str(player.production) if view.phase == "production" else "",
            style=colour(seat) if seat in view.to_act else "",
        )
    table.caption = f"{screen.name(DECK)} {view.deck_sizes.base} + {view.deck_sizes.ascension}"
    if len(view.players) == 1:
        table.caption += f", {screen.name(POOLS)} {pool_count(view.options) - view.opened}"
    table.caption_justify = "left"
    return table


def _cards(screen: Screen, cards: Sequence[Card]) -> Table:
    table = Table(title=screen.name(HAND), title_justify="left", box=None, show_header=False)
    for card in cards:
        recycling = f"{screen.name(RECYCLES)} {screen.name(NAMES[card.recycling])}"
        table.add_row(
            screen.thing(card),
            Text(screen.name(NAMES[card.type]), style="dim"),
            in_short(screen, MARKS, card.cost),
            "→ " + _gains(screen, card),
            Text(recycling, style="dim"),
        )
    return table


def _gains(screen: Screen, card: Card) -> str:
    """Production, bonus and points of a card, in short."""
    gains = [in_short(screen, MARKS, card.production)]
    if per := card.production_per:
        kind = MARKS[screen.lang][KIND_SLUG.index(per.resource)]
        gains.append(f"1{kind}/{screen.name(NAMES[per.target])}")
    corrupted = in_short(screen, MARKS, card.corruption)
    gains.append(f"−({corrupted})" if corrupted else "")
    bonus = in_short(screen, MARKS, card.bonus)
    gains.append(f"+{bonus}" if bonus else "")
    points = screen.name(POINTS)
    if card.points:
        gains.append(f"{card.points} {points}")
    if each := card.points_per:
        gains.append(f"{each.points} {points}/{screen.name(NAMES[each.target])}")
    if pair := card.points_per_pair:
        both = f"{screen.name(NAMES[pair.one])}+{screen.name(NAMES[pair.other])}"
        gains.append(f"{pair.points} {points}/{both}")
    return " ".join([gain for gain in gains if gain])

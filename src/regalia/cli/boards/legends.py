"""Legends in a terminal: the islands with their pieces, the row with its prices, the players."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen, colour, mark
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.legends.actions import DESTROY, MOVE, NEUTRAL, move_origin
from regalia.games.legends.describe.terms import effects, slot
from regalia.games.legends.material import (
    FACE_NAME,
    FACE_SLUG,
    REGION_NAME,
    SHAPE_SLUG,
)
from regalia.games.legends.view import CARD_FACES, REGION_PLACES, Card, Land, LegendsView, Region
from regalia.text import say

ROW = Name("The row", "La rangée")
REGION = Name("Region", "Région")
PIECES = Name("Armies and cities", "Armées et cités")
HOLDER = Name("Held by", "Contrôle")
WAYS = Name("Leads to (~ by sea)", "Mène à (~ par mer)")
START = Name("start", "départ")
FACE_DOWN = Name("face-down token", "jeton caché")
PLAYER = Name("Player", "Joueur")
POINTS = Name("VP", "PV")
COINS = Name("Coins", "Pièces")
SUPPLY = Name("Supply", "Réserve")
CITIES = Name("Cities", "Cités")
ELIXIRS = Name("Elixirs", "Élixirs")
CARD_COUNT = Name("Cards", "Cartes")
NEUTRAL_MARK = "□"
CITY_MARK = "♜"


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """The map board by board, the row from the left, everybody's holdings."""
    view = seen.view
    assert isinstance(view, LegendsView)
    parts: list[RenderableType] = []
    if view.regions:
        parts.append(_map(screen, view))
    if view.row:
        parts.append(_row(screen, view))
    parts.append(_players(screen, view, names))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A player's cards and tokens, with what they do."""
    view = seen.view
    assert isinstance(view, LegendsView)
    player = view.players[seat]
    lines = [screen.seat(seat, names)]
    if player.warlord is not None:
        lines.append(Text(screen.thing(player.warlord), style="italic"))
    lines += [_card(screen, card) for card in player.cards]
    lines += [Text(screen.thing(token)) for token in player.tokens]
    return Group(*lines)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Moves stand under the region they leave."""
    if action < MOVE:
        return (1, "") if action >= DESTROY else (0, "")
    origin = move_origin(action)
    return 2 + origin, screen.name(REGION_NAME[origin])


def _map(screen: Screen, view: LegendsView) -> Table:
    """A line for every region; a rule between islands, the board's name where one begins."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (REGION, PIECES, HOLDER, WAYS):
        table.add_column(screen.name(head), no_wrap=head is not WAYS)
    faces = [board.face for board in view.boards]
    shape = SHAPE_SLUG.index(str(view.options["shape"]))
    last = ("", "")
    for land in view.regions:
        face, island = land.region.board, land.region.island
        if face != last[0]:
            where = say(slot(shape, faces.index(face)), screen.lang)
            name = screen.name(FACE_NAME[FACE_SLUG.index(face)])
            table.add_row(Text(f"{name} ({where})", style="italic"))
        elif island != last[1]:
            table.add_row(Text("  ·", style="dim"))
        last = (face, island)
        table.add_row(
            _region(screen, view, land),
            _pieces(land),
            _holder(land.controller),
            _ways(view, land.region),
        )
    return table


def _region(screen: Screen, view: LegendsView, land: Land) -> Text:
    text = Text(f"  {land.region.slug} {screen.thing(land.region)}")
    remarks = [screen.name(START)] if land.region is view.start else []
    if land.token is not None:
        remarks.append(screen.thing(land.token))
    elif land.face_down:
        remarks.append(screen.name(FACE_DOWN))
    if remarks:
        text.append(f" [{', '.join(remarks)}]", style="bold")
    return text


def _pieces(land: Land) -> Text:
    """Everybody's armies, and a tower for each city."""
    text = Text()
    for seat, (armies, cities) in enumerate(zip(land.armies, land.cities, strict=True)):
        if armies or cities:
            text.append(f"{mark(seat)}{armies}{CITY_MARK * cities} ", style=colour(seat))
    if land.neutral_armies:
        text.append(f"{NEUTRAL_MARK}{land.neutral_armies}")
    return text


def _holder(holder: int | None) -> Text:
    if holder is None:
        return Text("–", style="dim")
    return Text(NEUTRAL_MARK) if holder == NEUTRAL else Text(mark(holder), style=colour(holder))


def _ways(view: LegendsView, region: Region) -> Text:
    by_sea: dict[str, bool] = {}
    for link in view.links:
        if region in (link.one, link.other):
            end = link.other if link.one == region else link.one
            by_sea[end.slug] = by_sea.get(end.slug, True) and link.kind == "sea"
    ends = [end.slug for end in REGION_PLACES if end.slug in by_sea]
    return Text(" ".join(["~" * by_sea[end] + end for end in ends]), style="dim")


def _card(screen: Screen, card: Card) -> Text:
    text = Text(f"{screen.thing(card)}: ")
    return text.append(say(effects(CARD_FACES.index(card)), screen.lang), style="dim")


def _row(screen: Screen, view: LegendsView) -> Group:
    lines = [Text(screen.name(ROW), style="italic")]
    for offer in view.row:
        lines.append(Text(f"  {offer.cost}  ").append_text(_card(screen, offer.card)))
    return Group(*lines)


def _players(screen: Screen, view: LegendsView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (PLAYER, POINTS, COINS, SUPPLY, CITIES, ELIXIRS, CARD_COUNT):
        table.add_column(screen.name(head), no_wrap=True)
    table.add_column()
    for player in view.players:
        table.add_row(
            screen.seat(player.seat, names),
            str(player.points.total),
            str(player.coins),
            str(player.armies_in_supply),
            str(player.cities_in_supply),
            str(player.abilities.elixir),
            str(len(player.cards)),
            screen.thing(player.warlord) if player.warlord else "",
        )
    return table

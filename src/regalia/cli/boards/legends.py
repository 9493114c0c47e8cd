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
    CARD_NAME,
    CARDS,
    ELIXIR_AT,
    FACE_NAME,
    NO_TOKEN,
    PERK,
    REGION_FACE,
    REGION_ISLAND,
    REGION_NAME,
    REGION_SLUG,
    ROW_COST,
    SEA,
    SHAPE_SLUG,
    TOKEN_NAME,
    TOKENS,
    UNTURNED,
    WARLORD_NAME,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.state import ARMY_BITS, ARMY_MASK, CITY_AT, CITY_MASK
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
    assert isinstance(seen, LegendsObservation)
    parts: list[RenderableType] = []
    if seen.regions:
        parts.append(_map(screen, seen))
    if seen.row:
        parts.append(_row(screen, seen))
    parts.append(_players(screen, seen, names))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A player's cards and tokens, with what they do."""
    assert isinstance(seen, LegendsObservation)
    lines = [screen.seat(seat, names)]
    if seen.warlords[seat]:
        lines.append(Text(screen.name(WARLORD_NAME[seen.warlords[seat]]), style="italic"))
    for card in range(CARDS):
        if seen.owned[seat] >> card & 1:
            lines.append(_card(screen, card))
    for token in range(1, TOKENS + 1):
        if seen.finds[seat] >> token & 1:
            lines.append(Text(screen.name(TOKEN_NAME[token])))
    return Group(*lines)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Moves stand under the region they leave."""
    if action < MOVE:
        return (1, "") if action >= DESTROY else (0, "")
    origin = move_origin(action)
    return 2 + origin, screen.name(REGION_NAME[origin])


def _map(screen: Screen, seen: LegendsObservation) -> Table:
    """A line for every region; a rule between islands, the board's name where one begins."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (REGION, PIECES, HOLDER, WAYS):
        table.add_column(screen.name(head), no_wrap=head is not WAYS)
    faces = [laid // 4 for laid in seen.layout]
    shape = SHAPE_SLUG.index(str(seen.options["shape"]))
    last = (-1, -1)
    for region, holder in zip(seen.regions, seen.holders, strict=True):
        face, island = REGION_FACE[region], REGION_ISLAND[region]
        if face != last[0]:
            where = say(slot(shape, faces.index(face)), screen.lang)
            table.add_row(Text(f"{screen.name(FACE_NAME[face])} ({where})", style="italic"))
        elif island != last[1]:
            table.add_row(Text("  ·", style="dim"))
        last = (face, island)
        table.add_row(
            _region(screen, seen, region),
            _pieces(seen, region),
            _holder(holder),
            _ways(seen, region),
        )
    return table


def _region(screen: Screen, seen: LegendsObservation, region: int) -> Text:
    text = Text(f"  {REGION_SLUG[region]} {screen.name(REGION_NAME[region])}")
    remarks = [screen.name(START)] if region == seen.start else []
    token = seen.tokens[region]
    if token != NO_TOKEN:
        remarks.append(screen.name(FACE_DOWN if token == UNTURNED else TOKEN_NAME[token]))
    if remarks:
        text.append(f" [{', '.join(remarks)}]", style="bold")
    return text


def _pieces(seen: LegendsObservation, region: int) -> Text:
    """Everybody's armies, and a tower for each city."""
    text = Text()
    cell = seen.board[region]
    for seat in range(seen.options.seats):
        armies = cell >> seat * ARMY_BITS & ARMY_MASK
        cities = cell >> CITY_AT + seat * 2 & CITY_MASK
        if armies or cities:
            text.append(f"{mark(seat)}{armies}{CITY_MARK * cities} ", style=colour(seat))
    if neutral := cell >> NEUTRAL * ARMY_BITS & ARMY_MASK:
        text.append(f"{NEUTRAL_MARK}{neutral}")
    return text


def _holder(holder: int) -> Text:
    if holder < 0:
        return Text("–", style="dim")
    return Text(NEUTRAL_MARK) if holder == NEUTRAL else Text(mark(holder), style=colour(holder))


def _ways(seen: LegendsObservation, region: int) -> Text:
    ends: dict[int, str] = {}
    for one, other, kind in seen.links:
        if region in (one, other):
            end = other if one == region else one
            if kind != SEA or end not in ends:
                ends[end] = ("~" if kind == SEA else "") + REGION_SLUG[end]
    return Text(" ".join(ends[end] for end in sorted(ends)), style="dim")


def _card(screen: Screen, card: int) -> Text:
    text = Text(f"{screen.name(CARD_NAME[card])}: ")
    return text.append(say(effects(card), screen.lang), style="dim")


def _row(screen: Screen, seen: LegendsObservation) -> Group:
    lines = [Text(screen.name(ROW), style="italic")]
    for place, card in enumerate(seen.row):
        lines.append(Text(f"  {ROW_COST[place]}  ").append_text(_card(screen, card)))
    return Group(*lines)


def _players(screen: Screen, seen: LegendsObservation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (PLAYER, POINTS, COINS, SUPPLY, CITIES, ELIXIRS, CARD_COUNT):
        table.add_column(screen.name(head), no_wrap=True)
    table.add_column()
    for seat in range(seen.options.seats):
        warlord = seen.warlords[seat]
        table.add_row(
            screen.seat(seat, names),
            str(sum(seen.sheets[seat])),
            str(seen.coins[seat]),
            str(seen.supply[seat]),
            str(seen.cities[seat]),
            str(seen.perks[seat] >> ELIXIR_AT & PERK),
            str(seen.owned[seat].bit_count()),
            screen.name(WARLORD_NAME[warlord]) if warlord else "",
        )
    return table

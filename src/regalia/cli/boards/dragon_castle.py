"""Dragon Castle in a terminal: the castle from above, the realms, and what is on the table."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.dragon_castle import material
from regalia.games.dragon_castle.actions import BUILD, GIVE, PAIR, PAY, PLACE, TAKE
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    COUNTDOWN,
    NO_TILE,
    REALM_COLUMNS,
    REALM_ROWS,
    SPIRIT_NAME,
    TILE_NAME,
    TILE_NUMBER,
    TILE_TYPE,
)
from regalia.games.dragon_castle.observation import DragonCastleObservation

# Merchants, Soldiers, Farmers, Seasons (of the year), Winds, Dragons: letters as well as colours.
LETTERS = "MSFYWD"
STYLES = ("yellow", "red", "green", "blue", "white", "magenta")

CASTLE = Name("The castle", "La Forteresse")
REALM = Name("The Realm", "Le Royaume")
PLAYER = Name("Player", "Joueur")
POINTS = Name("VP", "PV")
RESERVE = Name("Shrines", "Sanctuaires")
CALLS = Name("Calls", "Appels")
HAND = Name("In hand", "En main")
SUPPLY = Name("Supply", "Réserve")
TRACK = Name("Countdown", "Compte à rebours")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """Cards and track, the castle, everybody's holdings, then every Realm."""
    assert isinstance(seen, DragonCastleObservation)
    realms = [look(screen, seen, seat, names) for seat in range(len(seen.points))]
    return Group(
        _cards(screen, seen),
        _castle(screen, seen),
        _players(screen, seen, names),
        Columns(realms, padding=(0, 2)),
    )


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A Realm: tiles with their heights, `■` for face-down stacks, `⌂` for shrines."""
    assert isinstance(seen, DragonCastleObservation)
    title = Text.assemble(screen.name(REALM), " ", screen.seat(seat, names))
    board = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    board.add_column("")
    for column in range(REALM_COLUMNS):
        board.add_column(chr(ord("A") + column), min_width=4)
    for row in range(REALM_ROWS):
        cells = [_stack(seen, seat, row * REALM_COLUMNS + i) for i in range(REALM_COLUMNS)]
        board.add_row(str(row + 1), *cells)
    return board


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Placements stand under their tile, costs under their Spirit, tiles of the castle under it."""
    if TAKE <= action < PLACE:
        return 1, screen.name(CASTLE)
    if PLACE <= action < BUILD:
        tile = (action - PLACE) // CELLS
        return 2 + tile, screen.name(TILE_NAME[tile])
    if action >= GIVE:
        spirit = (action - PAY) // CELLS if action >= PAY else action - GIVE
        return 100 + spirit, screen.name(SPIRIT_NAME[spirit])
    return 0, ""


def _cards(screen: Screen, seen: DragonCastleObservation) -> Text:
    lines = Text()
    for mask, card_names, texts in (
        (seen.spirits, material.SPIRIT_NAME, material.SPIRIT_TEXT),
        (seen.dragons, material.DRAGON_NAME, material.DRAGON_TEXT),
    ):
        for card, (name, text) in enumerate(zip(card_names, texts, strict=True)):
            if mask >> card & 1:
                lines.append(screen.name(name), style="bold").append(f" — {screen.name(text)}\n")
    left = max(0, seen.options.seats - (COUNTDOWN - seen.track))
    track = "●" * left + "○" * (seen.options.seats - left)
    lines.append(f"{screen.name(TRACK)} {track}   {screen.name(SUPPLY)} {seen.supply} ⌂")
    return lines


def _castle(screen: Screen, seen: DragonCastleObservation) -> RenderableType:
    """From above: visible tiles and heights; what may be taken now stands out."""
    offered = {action for action in seen.legal if TAKE <= action < PLACE}
    cells = {(action - TAKE) % (PAIR - TAKE) for action in offered}
    held = [cell for cell, height in enumerate(seen.castle) if height]
    rows = max([cell // CASTLE_COLUMNS for cell in held], default=-1) + 1
    width = max([cell % CASTLE_COLUMNS for cell in held], default=-1) + 1
    board = Table(box=None, padding=(0, 1, 0, 0), title=screen.name(CASTLE), title_justify="left")
    board.add_column("")
    for column in range(width):
        board.add_column(chr(ord("A") + column), min_width=4)
    for row in range(rows):
        line = [Text(str(row + 1))]
        for cell in range(row * CASTLE_COLUMNS, row * CASTLE_COLUMNS + width):
            text = Text("·", style="dim")
            if seen.castle[cell]:
                text = _tile(seen.tops[cell])
                text.append(_height(seen.castle[cell]))
                text.stylize("reverse" if cell in cells else "dim")
            line.append(text)
        board.add_row(*line)
    return board


def _players(screen: Screen, seen: DragonCastleObservation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (PLAYER, POINTS, RESERVE, CALLS, HAND):
        table.add_column(screen.name(head), no_wrap=True)
    for seat, points in enumerate(seen.points):
        hand = Text(" ")
        if seat == seen.active:
            for tile in (seen.one, seen.two):
                if tile != NO_TILE:
                    hand.append_text(_tile(tile)).append(" ")
        table.add_row(
            screen.seat(seat, names),
            str(points),
            str(seen.reserve[seat]),
            str(seen.calls[seat]),
            hand,
        )
    return table


def _stack(seen: DragonCastleObservation, seat: int, cell: int) -> Text:
    height = seen.heights[seat][cell]
    if height == 0:
        return Text("·", style="dim")
    if seen.shrined[seat] >> cell & 1:
        return Text(f"⌂{_height(height)}", style="bold")
    face = seen.faces[seat][cell]
    text = Text("■", style="dim") if face == NO_TILE else _tile(face)
    return text.append(_height(height))


def _height(height: int) -> str:
    """A height above one, small and raised."""
    return "" if height == 1 else "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(height))


def _tile(tile: int) -> Text:
    """A tile in two signs: its type, then its number or its place among the symbols of the type."""
    kind = TILE_TYPE[tile]
    sign = TILE_NUMBER[tile] or tile - list(TILE_TYPE).index(kind) + 1
    return Text(f"{LETTERS[kind]}{sign}", style=STYLES[kind])

"""Dragon Castle in a terminal: the castle from above, the realms, and what is on the table."""

from collections.abc import Sequence
from string import ascii_lowercase

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.dragon_castle.actions import BUILD, GIVE, PAY, PLACE, TAKE
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.material import (
    COUNTDOWN,
    DRAGON_SLUG,
    DRAGON_TEXT,
    REALM_COLUMNS,
    REALM_ROWS,
    SPIRIT_NAME,
    SPIRIT_SLUG,
    SPIRIT_TEXT,
    TILE_NAME,
    TYPE_SLUG,
)
from regalia.games.dragon_castle.view import TILE_FACES, DragonCastleView, Pile, Realm, Tile

# Merchants, Soldiers, Farmers, Seasons (of the year), Winds, Dragons: letters as well as colours.
LETTERS = dict(zip(TYPE_SLUG, "MSFYWD", strict=True))
STYLES = dict(zip(TYPE_SLUG, ("yellow", "red", "green", "blue", "white", "magenta"), strict=True))
TEXTS = dict(zip((*SPIRIT_SLUG, *DRAGON_SLUG), (*SPIRIT_TEXT, *DRAGON_TEXT), strict=True))

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
    view = seen.view
    assert isinstance(view, DragonCastleView)
    realms = [_realm(screen, realm, names) for realm in view.realms]
    return Group(
        _cards(screen, view),
        _castle(screen, view),
        _players(screen, view, names),
        Columns(realms, padding=(0, 2)),
    )


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A Realm: tiles with their heights, `■` for face-down stacks, `⌂` for shrines."""
    view = seen.view
    assert isinstance(view, DragonCastleView)
    return _realm(screen, view.realm(seat), names)


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


def _cards(screen: Screen, view: DragonCastleView) -> Text:
    lines = Text()
    for card in (*view.spirits, *view.dragons):
        lines.append(screen.thing(card), style="bold")
        lines.append(f" — {screen.name(TEXTS[card.slug])}\n")
    seats = view.options.seats
    left = max(0, seats - (COUNTDOWN - view.countdown))
    track = "●" * left + "○" * (seats - left)
    lines.append(f"{screen.name(TRACK)} {track}   {screen.name(SUPPLY)} {view.shrines} ⌂")
    return lines


def _castle(screen: Screen, view: DragonCastleView) -> RenderableType:
    """From above: visible tiles and heights; what may be taken now stands out."""
    offered = [code.split()[-1] for code in view.legal if code.startswith(("take", "pair", "dest"))]
    stacks = {stack.cell: stack for stack in view.castle.stacks}
    last = max([cell[0] for cell in stacks], default="")
    columns = [letter for letter in ascii_lowercase if letter <= last]
    board = Table(box=None, padding=(0, 1, 0, 0), title=screen.name(CASTLE), title_justify="left")
    board.add_column("")
    for column in columns:
        board.add_column(column.upper(), min_width=4)
    for row in range(1, max([int(cell[1:]) for cell in stacks], default=0) + 1):
        line = [Text(str(row))]
        for cell in [f"{column}{row}" for column in columns]:
            text = Text("·", style="dim")
            if cell in stacks:
                text = _tile(stacks[cell].top).append(_height(stacks[cell].height))
                text.stylize("reverse" if cell in offered else "dim")
            line.append(text)
        board.add_row(*line)
    return board


def _players(screen: Screen, view: DragonCastleView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (PLAYER, POINTS, RESERVE, CALLS, HAND):
        table.add_column(screen.name(head), no_wrap=True)
    for realm in view.realms:
        hand = Text(" ")
        if realm.seat == view.active:
            for tile in (view.turn.first_tile, view.turn.second_tile):
                if tile is not None:
                    hand.append_text(_tile(tile)).append(" ")
        table.add_row(
            screen.seat(realm.seat, names),
            str(realm.points),
            str(realm.shrines),
            str(realm.countdown),
            hand,
        )
    return table


def _realm(screen: Screen, realm: Realm, names: Sequence[str]) -> Table:
    title = Text.assemble(screen.name(REALM), " ", screen.seat(realm.seat, names))
    board = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    board.add_column("")
    columns = ascii_lowercase[:REALM_COLUMNS]
    for column in columns:
        board.add_column(column.upper(), min_width=4)
    for row in range(1, REALM_ROWS + 1):
        board.add_row(str(row), *[_pile(realm[f"{column}{row}"]) for column in columns])
    return board


def _pile(pile: Pile | None) -> Text:
    if pile is None:
        return Text("·", style="dim")
    if pile.shrine:
        return Text(f"⌂{_height(pile.height)}", style="bold")
    return _tile(pile.tile).append(_height(pile.height))


def _height(height: int) -> str:
    """A height above one, small and raised."""
    return "" if height == 1 else "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(height))


def _tile(tile: Tile | None) -> Text:
    """A tile in two signs, its type and its place among the tiles of the type; or a back."""
    if tile is None:
        return Text("■", style="dim")
    place = [twin for twin in TILE_FACES if twin.type == tile.type].index(tile) + 1
    return Text(f"{LETTERS[tile.type]}{place}", style=STYLES[tile.type])

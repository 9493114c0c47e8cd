"""Tables set for one ruling: a small castle, realms drawn as text, tiles that will come to light.

A cell is written `.` for empty, `d` for a face-down top, `d*` for one with a shrine, or as a tile:
`M3`, `S4`, `F1` for Factions, `Y1`–`Y4` for Seasons, `W1`–`W4` for Winds, `D1`–`D3` for Dragons. A
stack of more than one tile has its height before it: `3:S4`, `2:d*`. Rows are separated by `/`.
"""

from collections.abc import Sequence

from regalia import position
from regalia.core.rng import Rng
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.actions import castle_slug, realm_slug
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    COPIES,
    NO_TILE,
    REALM_COLUMNS,
    SHRINES_AT_START,
    TILE_COUNT,
    TILE_SLUG,
    TILE_TYPE,
    TILES,
)
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import OPENING

FIRST_OF = {"M": 0, "S": 6, "F": 12, "Y": 18, "W": 22, "D": 26}
TALL = "2:M1 . 2:S2 . 2:F3 . 2:Y4"  # a castle with two floors that nobody is to look at


class Loaded(Rng):
    """Chance that is known beforehand: the covered tiles in the order in which they appear."""

    def __init__(self, bag: list[int], order: list[int]) -> None:
        super().__init__()
        self.bag = list(bag)
        self.order = list(order)

    def below(self, n: int) -> int:
        self.count += 1
        tile = self.order.pop(0)
        index = sum(self.bag[:tile])
        self.bag[tile] -= 1
        return index

    def clone(self) -> "Loaded":
        twin = Loaded(self.bag, self.order)
        twin.count = self.count
        return twin


def tile(text: str) -> int:
    """A tile by its short name."""
    return FIRST_OF[text[0]] + int(text[1:]) - 1


def read(text: str, columns: int) -> list[tuple[int, int, str]]:
    """Every stack of a drawing: its cell, its height, what shows."""
    stacks = []
    for row, line in enumerate(text.split("/")):
        for column, word in enumerate(line.split()):
            height, colon, shown = word.rpartition(":")
            if word != ".":
                stacks.append((row * columns + column, int(height) if colon else 1, shown))
    return stacks


def scene(
    castle: str = TALL,
    under: Sequence[str] = (),
    realms: Sequence[str] = (),
    reserve: Sequence[int] = (),
    spirits: Sequence[str] = (),
    dragons: Sequence[str] = (),
    seats: int = 2,
    still: bool = False,
) -> DragonCastle:
    """Seat 0 begins a turn at this table; what is not drawn here has been discarded by seat 1.

    A table that is `still` has not begun: nothing has been taken for want of a choice.
    """
    stacks = read(castle, CASTLE_COLUMNS)
    piles = [read(text, REALM_COLUMNS) for text in (*realms, "", "", "", "")[:seats]]
    rest = TILE_COUNT - sum(height for some in (stacks, *piles) for _, height, _ in some)
    order = chance(stacks, piles, [tile(text) for text in under])
    bag = [order.count(each) for each in range(TILES)]
    table = position(
        "dragon_castle",
        seats=seats,
        seed=1,
        first=0,
        to_act=[0],
        spirits=spirits,
        dragons=dragons,
        castle={
            "stacks": [
                {"cell": castle_slug(cell), "height": height, "top": TILE_SLUG[tile(what)]}
                for cell, height, what in stacks
            ]
        },
        covered=[{"tile": TILE_SLUG[each], "count": n} for each, n in enumerate(bag) if n],
        realms=[
            {
                "piles": [told(*pile) for pile in piles[seat]],
                "shrines": reserve[seat] if seat < len(reserve) else SHRINES_AT_START,
                "discards": rest if seat == 1 else 0,
            }
            for seat in range(seats)
        ],
    ).state()
    assert isinstance(table, DragonCastle)
    table.rng = Loaded(bag, order)
    return table if still else start(table)


def told(cell: int, height: int, what: str) -> dict[str, object]:
    """A pile of a Realm in the words of a position."""
    pile: dict[str, object] = {"cell": realm_slug(cell), "height": height, "shrine": what == "d*"}
    return pile | {"tile": None if what.startswith("d") else TILE_SLUG[tile(what)]}


def chance(
    stacks: list[tuple[int, int, str]], piles: list[list[tuple[int, int, str]]], under: list[int]
) -> list[int]:
    """The covered tiles in the order of their coming: those named, then whatever is left."""
    open_tiles = [what for some in (stacks, *piles) for _, _, what in some if what[0] != "d"]
    free = [COPIES] * TILES
    for each in [*map(tile, open_tiles), *under]:
        free[each] -= 1
    spare = [each for each in range(TILES) for _ in range(max(free[each], 0))]
    covered = sum(height - 1 for _, height, _ in stacks)
    return [*under, *spare[: covered - len(under)]]


def fill(table: DragonCastle, seat: int, cell: int, height: int, top: int, shrine: bool) -> None:
    """Put a stack on a cell of a Realm, face down without a tile on top."""
    bit = 1 << cell
    table.set_heights(seat, cell, height)
    if top == NO_TILE:
        table.set_down(seat, table.down(seat) | bit)
        if shrine:
            table.set_shrined(seat, table.shrined(seat) | bit)
    else:
        table.set_faces(seat, cell, top)
        table.set_showing(seat, TILE_TYPE[top], table.showing(seat, TILE_TYPE[top]) | bit)
        table.set_faced(seat, table.faced(seat) | bit)


def draw_realm(table: DragonCastle, seat: int, text: str) -> None:
    """Fill a Realm of a table in play, whatever else lies there."""
    for cell, height, what in read(text, REALM_COLUMNS):
        top = NO_TILE if what.startswith("d") else tile(what)
        fill(table, seat, cell, height, top, what == "d*")


def start(table: DragonCastle, phase: int = OPENING) -> DragonCastle:
    """Enter a phase and run on to the first decision."""
    table.pending = 0
    table.phase = phase
    table.enter_phase()
    table.run_on()
    table.check()
    return table


def codes(table: DragonCastle, *families: str) -> list[str]:
    """What the active seat may do, by code; only some families if they are named."""
    found = [GAME.actions.code(action) for action in table.legal(table.active)]
    return [" ".join(code) for code in found if not families or code[0] in families]


def play(table: DragonCastle, *sentences: str) -> DragonCastle:
    """Carry out legal actions of the active seat, given by their codes."""
    for text in sentences:
        action = GAME.actions.action(tuple(text.split()))
        legal = table.legal(table.active)
        assert action in legal, f"{text!r} is not among {codes(table)}"
        table.apply(table.active, action)
        table.check()
    return table


def realm(table: DragonCastle, seat: int = 0) -> str:
    """A Realm as it is drawn, row by row, without empty rows at the end."""
    rows = []
    for first in range(0, CELLS, REALM_COLUMNS):
        rows.append(" ".join(shown(table, seat, first + i) for i in range(REALM_COLUMNS)))
    while rows and set(rows[-1].split()) == {"."}:
        rows.pop()
    return " / ".join(rows)


def shown(table: DragonCastle, seat: int, cell: int) -> str:
    """One cell of a Realm as it is drawn."""
    height = table.heights(seat, cell)
    if height == 0:
        return "."
    face = table.faces(seat, cell)
    what = "d*" if table.shrined(seat) >> cell & 1 else "d"
    if face != NO_TILE:
        letter = max((key for key in FIRST_OF if FIRST_OF[key] <= face), key=FIRST_OF.__getitem__)
        what = f"{letter}{face - FIRST_OF[letter] + 1}"
    return what if height == 1 else f"{height}:{what}"


def drawn(text: str) -> str:
    """A drawing in the form in which `realm` returns it."""
    rows = [line.split() for line in text.split("/")]
    return " / ".join(" ".join(row + ["."] * (REALM_COLUMNS - len(row))) for row in rows)


def vp(table: DragonCastle, seat: int = 0) -> int:
    """The VP tokens of a seat: what groups and discards have brought."""
    return table.tally(seat, 0) + table.tally(seat, 1)


def kinds(table: DragonCastle) -> list[str]:
    """What has happened since the last look, by kind of event."""
    return [event.kind for event in table.take_events()]

"""Tables set for one ruling: a small castle, realms drawn as text, tiles that will come to light.

A cell is written `.` for empty, `d` for a face-down top, `d*` for one with a shrine, or as a tile:
`M3`, `S4`, `F1` for Factions, `Y1`–`Y4` for Seasons, `W1`–`W4` for Winds, `D1`–`D3` for Dragons. A
stack of more than one tile has its height before it: `3:S4`, `2:d*`. Rows are separated by `/`.
"""

from collections.abc import Sequence

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS, WORDS, count
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    COPIES,
    DRAGON_SLUG,
    FLOORS,
    NO_TILE,
    REALM_COLUMNS,
    SHRINES,
    SPIRIT_SLUG,
    TILE_COUNT,
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


def read(text: str) -> list[list[tuple[int, str]]]:
    """Rows of (height, what shows)."""
    rows = []
    for line in text.split("/"):
        row = []
        for word in line.split():
            height, colon, rest = word.rpartition(":")
            row.append((int(height) if colon else int(word != "."), rest))
        rows.append(row)
    return rows


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
    values = {option.id: option.default for option in GAME.options()}
    table = DragonCastle(Options(seats, values), Loaded([], []))
    table.lay_out()
    table.spirits = sum(1 << SPIRIT_SLUG.index(slug) for slug in spirits)
    table.dragons = sum(1 << DRAGON_SLUG.index(slug) for slug in dragons)
    for seat, text in enumerate(realms):
        draw_realm(table, seat, text)
    for seat, shrines in enumerate(reserve):
        table.set_reserve(seat, shrines)
    shrines_built = sum(count(mask) for mask in table.all_shrined())
    table.supply = SHRINES - sum(table.all_reserve()) - shrines_built
    build(table, castle, [tile(text) for text in under])
    return table if still else start(table)


def build(table: DragonCastle, castle: str, under: list[int]) -> None:
    """Set up a castle with these tops, and these tiles to appear first."""
    heights, tops = [0] * CASTLE_CELLS, [NO_TILE] * CASTLE_CELLS
    for row, line in enumerate(read(castle)):
        for column, (height, what) in enumerate(line):
            if height:
                heights[row * CASTLE_COLUMNS + column] = height
                tops[row * CASTLE_COLUMNS + column] = tile(what)
    raise_castle(table, heights)
    for cell, top in enumerate(tops):
        table.set_tops(cell, top)
    covered = sum(heights) - sum(1 for top in tops if top != NO_TILE)
    free = [COPIES] * TILES
    for each in [*tops, *table.all_faces(), *under]:
        if each != NO_TILE:
            free[each] -= 1
    order = list(under)
    spare = [each for each in range(TILES) for _ in range(max(free[each], 0))]
    order += spare[: covered - len(order)]
    bag = [order.count(each) for each in range(TILES)]
    for each, copies in enumerate(bag):
        table.set_bag(each, copies)
    table.covered = covered
    table.rng = Loaded(bag, order)
    table.set_discards(1, TILE_COUNT - sum(heights) - sum(table.all_heights()))


def raise_castle(table: DragonCastle, heights: list[int]) -> None:
    """Give a Castle stacks of these heights, and no others."""
    for level in range(FLOORS * WORDS):
        table.set_levels(level, 0)
    for cell, height in enumerate(heights):
        table.stack(cell, height)


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
    """Fill a Realm; rows and cells left out are empty."""
    for row, line in enumerate(read(text)):
        for column, (height, what) in enumerate(line):
            cell = row * REALM_COLUMNS + column
            if height:
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

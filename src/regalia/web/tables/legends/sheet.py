"""The sheet of the map: where boards lie, how shapes turn, where there is room on a region."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from regalia.games.legends import material as m

PITCH = 106  # from board to board; a face is 100 wide
CELL = 2  # of the grid of room
COUNT = 50

_data = json.loads((files(__package__) / "places.json").read_text(encoding="utf-8"))
BORDERS: dict[tuple[int, int], tuple[float, float]] = {
    (int(key.split("-")[0]), int(key.split("-")[1])): (at[0], at[1])
    for key, at in _data["borders"].items()
}
POLES: list[tuple[float, float]] = []
BOXES: list[tuple[float, float, float, float]] = []
ROOM: list[tuple[int, ...]] = []
EDGES: list[tuple[tuple[float, float], ...]] = []
for _region in range(m.REGIONS):
    _row = _data["regions"][str(_region)]
    POLES.append((_row["pole"][0], _row["pole"][1]))
    BOXES.append(tuple(_row["box"]))
    ROOM.append(tuple(int(bits, 16) for bits in _row["room"]))
    EDGES.append(tuple((x, y) for x, y in _row["edge"]))


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """A place of a face that was turned clockwise."""
    for _ in range(turn):
        x, y = 100 - y, x
    return x, y


@lru_cache(maxsize=m.REGIONS * 4)
def room(region: int, turn: int) -> tuple[int, ...]:
    """The grid of a region on a turned face: a bit for each place well inside, row by row."""
    if turn == 0:
        return ROOM[region]
    before = room(region, turn - 1)
    return tuple(
        sum((before[COUNT - 1 - c] >> r & 1) << c for c in range(COUNT)) for r in range(COUNT)
    )


@lru_cache(maxsize=8192)
def spot(region: int, turn: int, wide: int, high: int) -> tuple[float, float, float]:
    """Where a block of so many cells fits best: its middle, and how much of it lies inside."""
    grid = room(region, turn)
    pole = turned(*POLES[region], turn)
    rows = [r for r in range(COUNT) if grid[r]]
    all_bits = 0
    for r in rows:
        all_bits |= grid[r]
    left = (all_bits & -all_bits).bit_length() - 1
    right = all_bits.bit_length()
    span = (1 << wide) - 1
    best = (-1.0, 0.0, 0.0)
    for top in range(max(0, rows[0] - 1), max(rows[0], rows[-1] + 2 - high) + 1):
        for start in range(max(0, left - 1), max(left, right + 1 - wide) + 1):
            mask = span << start
            inside = sum(
                (grid[r] & mask).bit_count() for r in range(top, min(COUNT, top + high))
            ) / (wide * high)
            x, y = (start + wide / 2) * CELL, (top + high / 2) * CELL
            value = inside - (abs(x - pole[0]) + abs(y - pole[1])) * 0.0015
            if value > best[0]:
                best = (value, x, y)
    return best[1], best[2], best[0]


@dataclass(frozen=True, slots=True)
class Lay:
    """A board on the sheet."""

    slot: int
    entry: int  # face * 4 + turn, or -1
    column: int
    row: int

    @property
    def face(self) -> int:
        return self.entry // 4

    @property
    def turn(self) -> int:
        return self.entry % 4

    @property
    def x(self) -> int:
        return self.column * PITCH + 3

    @property
    def y(self) -> int:
        return self.row * PITCH + 3

    @property
    def transform(self) -> str:
        turn = f"rotate({self.turn * 90} 50 50)" if self.entry >= 0 and self.turn else ""
        return f"translate({self.x} {self.y}){turn}"

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the face, on the sheet."""
        a, b = turned(x, y, self.turn)
        return a + self.x, b + self.y


class Sheet:
    """All boards of an observation, wide or a quarter turn round."""

    def __init__(self, layout: tuple[int, ...], shape: int, tall: bool) -> None:
        columns, rows = m.SLOT_COLUMN[shape], m.SLOT_ROW[shape]
        self.lays: list[Lay] = []
        for slot in range(m.SLOTS):
            entry = layout[slot] if slot < len(layout) else -1
            column, row = columns[slot], rows[slot]
            if tall:
                column, row = max(rows) - row, column
                entry = entry // 4 * 4 + (entry + 1) % 4 if entry >= 0 else -1
            self.lays.append(Lay(slot, entry, column, row))
        self.columns = max(lay.column for lay in self.lays) + 1
        self.rows = max(lay.row for lay in self.lays) + 1
        taken = {(lay.column, lay.row) for lay in self.lays}
        self.empty = [
            (c, r) for r in range(self.rows) for c in range(self.columns) if (c, r) not in taken
        ]
        self.by_face = {lay.face: lay for lay in self.lays if lay.entry >= 0}
        self.wet: dict[tuple[int, int, int], list[tuple[float, float]]] = {}  # kept by `chart`

    def lay(self, region: int) -> Lay:
        return self.by_face[m.REGION_FACE[region]]

    def pole(self, region: int) -> tuple[float, float]:
        return self.lay(region).at(*POLES[region])

    def box(self, region: int) -> tuple[float, float, float, float]:
        """Left, top, width, height on the sheet."""
        lay = self.lay(region)
        x0, y0, x1, y1 = BOXES[region]
        a, b = lay.at(x0, y0), lay.at(x1, y1)
        left, top = min(a[0], b[0]), min(a[1], b[1])
        return left, top, abs(a[0] - b[0]), abs(a[1] - b[1])

    def is_land(self, x: float, y: float) -> bool:
        """Whether a place of the sheet lies on some region."""
        for lay in self.by_face.values():
            c, r = int((x - lay.x) // CELL), int((y - lay.y) // CELL)
            if 0 <= c < COUNT and 0 <= r < COUNT:
                first = m.FACE_FIRST[lay.face]
                return any(
                    room(region, lay.turn)[r] >> c & 1
                    for region in range(first, first + m.FACE_SIZE[lay.face])
                )
        return False


@lru_cache(maxsize=256)
def sheet_of(layout: tuple[int, ...], shape: str, tall: bool) -> Sheet:
    """The sheet of a map; the same boards always lie the same way."""
    return Sheet(layout, m.SHAPE_SLUG.index(shape), tall)

"""The map: one face of each of four boards, in a T or a rectangle (EL-2, EL-19.1)."""

from mypy_extensions import i64

from regalia.games.legends.actions import CENTRE, LAY
from regalia.games.legends.material import (
    BOARD_FACE,
    FACE_BOARD,
    FACE_FIRST,
    FACE_PORT,
    FACE_SIZE,
    FACE_START_HERE,
    FACES,
    JOINS,
    LINKS,
    PRESET_BOARDS,
    PRESET_CENTRE,
    PRESET_SLUG,
    RECTANGLE,
    REGION_FACE,
    SEA,
    SLOTS,
    T_CENTRE,
    T_SHAPE,
)
from regalia.games.legends.state import NOBODY, NOWHERE, START_TOKEN, LegendsState, Link


def shape_of(s: LegendsState) -> int:
    """How the boards lie (EL-2.3, EL-15.3)."""
    return RECTANGLE if s.options["shape"] == "rectangle" else T_SHAPE


def enter(s: LegendsState) -> None:
    choice = str(s.options["map"])
    if choice == "chosen":
        s.ask(s.setup_player)
        return
    if choice == "random":
        shuffle_boards(s)
    else:
        preset = PRESET_SLUG.index(choice)
        for entry in PRESET_BOARDS[preset]:
            s.add_layout(entry)
        s.centre = PRESET_CENTRE[preset]
    if s.keeps_events:
        for slot in range(SLOTS):
            s.tell("board", NOBODY, (slot, s.layout(slot), shape_of(s)), "EL-2.3")


def shuffle_boards(s: LegendsState) -> None:
    """Any board on any slot, either face, any quarter turn: all equally likely."""
    boards = list(range(SLOTS))
    s.rng.shuffle(boards)
    for board in boards:
        face = BOARD_FACE[board * 2 + s.rng.below(2)]
        s.add_layout(face * 4 + s.rng.below(4))
    s.centre = T_CENTRE
    if shape_of(s) == RECTANGLE:
        s.centre = special_slot(s)
        if s.centre == NOWHERE:
            s.centre = s.rng.below(SLOTS)


def special_slot(s: LegendsState) -> int:
    """The slot of the face that must hold the start token, or NOWHERE (EL-2.6)."""
    for slot in range(s.layout_count):
        if FACE_START_HERE[s.layout(slot) // 4]:
            return slot
    return NOWHERE


def legal(s: LegendsState, seat: i64) -> list[int]:
    if s.layout_count == SLOTS:
        return list(range(CENTRE, CENTRE + SLOTS))
    used = 0
    for entry in s.all_layout():
        used |= 1 << FACE_BOARD[entry // 4]
    actions = []
    for face in range(FACES):
        if (used >> FACE_BOARD[face]) & 1 == 0:
            for turn in range(4):
                actions.append(LAY + face * 4 + turn)
    return actions


def apply(s: LegendsState, seat: i64, action: i64) -> None:
    if action >= CENTRE:
        s.centre = action - CENTRE
        s.pending = 0
        return
    s.add_layout(action - LAY)
    if s.keeps_events:
        slot = s.layout_count - 1
        s.tell("board", seat, (slot, action - LAY, shape_of(s)), "EL-2.4")
    if s.layout_count < SLOTS:
        return
    s.centre = T_CENTRE
    if shape_of(s) == RECTANGLE:
        s.centre = special_slot(s)  # EL-15.4: the start-here face is central when in play
    if s.centre != NOWHERE:
        s.pending = 0


def leave(s: LegendsState) -> int:
    """The boards lie: join their regions."""
    if s.keeps_events and shape_of(s) == RECTANGLE:
        s.tell("centre", NOBODY, (s.centre, s.layout(s.centre)), "EL-15.4")
    layout = s.all_layout()
    s.regions = regions_of(layout)
    s.join(links_of(layout, shape_of(s)))
    return START_TOKEN


def regions_of(layout: list[int]) -> bytes:
    """The regions in play, ascending."""
    found: list[int] = []
    for entry in layout:
        first = FACE_FIRST[entry // 4]
        found += list(range(first, first + FACE_SIZE[entry // 4]))
    found.sort()
    return bytes(found)


def links_of(layout: list[int], shape: int) -> tuple[Link, ...]:
    """The links printed on the faces, and a sea link wherever two boards touch (EL-2.4, EL-2.8)."""
    faces = 0
    for entry in layout:
        faces |= 1 << entry // 4
    found = [link for link in LINKS if (faces >> REGION_FACE[link[0]]) & 1]
    for one, side, other, facing in JOINS[shape]:
        ends = [port(layout[one], side), port(layout[other], facing)]
        found.append((min(ends), max(ends), SEA))
    return tuple(found)


def port(entry: int, side: int) -> int:
    """The region whose dotted stub shows on a side of a board as it lies."""
    face = entry // 4
    return FACE_PORT[face * 4 + (side - entry % 4) % 4]

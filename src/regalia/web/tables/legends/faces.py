"""The faces of boards that may be laid next, each turned four ways."""

from __future__ import annotations

from regalia.games.legends import material as m
from regalia.games.legends.actions import CENTRE, LAY
from regalia.web.tables.legends.model import Face, Turned
from regalia.web.tables.legends.page import Page


def faces(page: Page) -> tuple[Face, ...]:
    """By face, in the order of the box."""
    ways: dict[int, list[Turned]] = {}
    for choice in page.view.choices:
        if LAY <= choice.action < CENTRE:
            face, turn = divmod(choice.action - LAY, 4)
            label = page.w("go-lay", name=page.name(m.FACE_NAME[face]))
            turned = Turned(choice, rotation(turn), rotation(turn + 1), label)
            ways.setdefault(face, []).append(turned)
    return tuple(
        Face(face, page.name(m.FACE_NAME[face]), islands(face), tuple(found))
        for face, found in ways.items()
    )


def rotation(turns: int) -> str:
    """So many quarter turns clockwise, for a face 100 wide."""
    return f"rotate({turns % 4 * 90} 50 50)" if turns % 4 else ""


def islands(face: int) -> tuple[int, ...]:
    first = m.FACE_FIRST[face]
    return tuple(sorted({m.REGION_ISLAND[r] for r in range(first, first + m.FACE_SIZE[face])}))

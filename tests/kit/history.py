"""What players were answered, and whether all of it can have happened in one order.

Every accepted answer must be an action of the table, each action at most one answer's; and whoever
was answered before another even asked must stand before it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.web.store import PlyRow


@dataclass(frozen=True, slots=True)
class Answer:
    """A move that was asked for at a time, and answered as done at another."""

    table: str
    seat: int
    ply: int  # how many moves the seat had made before
    code: str
    asked: float
    answered: float


def faults(plies: Sequence[PlyRow], answers: Sequence[Answer]) -> list[str]:
    """What is wrong with the answers of one table, given its actions; no undo among them."""
    found = []
    mine: dict[int, list[PlyRow]] = {}
    for ply in plies:
        mine.setdefault(ply.seat, []).append(ply)
    if [ply.number for ply in plies] != list(range(1, len(plies) + 1)):
        found.append("an action is missing")
    placed: dict[int, Answer] = {}
    for answer in answers:
        of_seat = mine.get(answer.seat, [])
        if answer.ply >= len(of_seat):
            found.append(f"lost: {answer}")
            continue
        ply = of_seat[answer.ply]
        if " ".join(ply.code) != answer.code:
            found.append(f"another was played: {answer}")
        elif ply.number in placed:
            found.append(f"two were answered for one turn: {answer}")
        placed[ply.number] = answer
    latest = 0.0  # when the last of those that stand before was asked
    for number in sorted(placed):
        if placed[number].answered < latest:
            found.append(f"out of order: {placed[number]}")
        latest = max(latest, placed[number].asked)
    return found

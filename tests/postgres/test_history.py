"""The judge of histories finds what is wrong with them."""

from kit.history import Answer, faults
from regalia.web.store import PlyRow


def ply(number: int, seat: int, code: str) -> PlyRow:
    """An action of a table."""
    return PlyRow(
        table_id="t", number=number, seat=seat, code=code.split(), digest="", events=[], at=0.0
    )


PLIES = [ply(1, 0, "a"), ply(2, 1, "b"), ply(3, 0, "c")]
FIRST, SECOND = Answer("t", 0, 0, "a", 1.0, 2.0), Answer("t", 1, 0, "b", 1.5, 3.0)
THIRD = Answer("t", 0, 1, "c", 4.0, 5.0)


def test_what_can_have_happened_is_right() -> None:
    """Answers that overlap may stand in either order."""
    assert faults(PLIES, [THIRD, FIRST, SECOND]) == []


def test_what_cannot_is_wrong() -> None:
    """Lost, doubled, another's, or answered before it can have happened."""
    lost = Answer("t", 1, 1, "d", 6.0, 7.0)
    assert "lost" in faults(PLIES, [lost])[0]
    assert "two were answered" in faults(PLIES, [FIRST, FIRST])[0]
    assert "another was played" in faults(PLIES, [Answer("t", 0, 0, "x", 1.0, 2.0)])[0]
    early = Answer("t", 0, 1, "c", 0.1, 0.2)
    assert "out of order" in faults(PLIES, [SECOND, early])[0]
    assert faults(PLIES[1:], []) == ["an action is missing"]

"""Scenes in the middle of a season: dice in hand, groups at court, questions that go by."""

from collections.abc import Callable

from regalia.core.events import Event
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import INFLUENCE
from regalia.games.kingsburg.dice import FACES, ID_OF
from regalia.games.kingsburg.material import ADVISOR_SLUG
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import FROM_REWARD

FILL = [3, 4, 5] * 5  # a roll that nobody looks at, long enough for every number of seats

Group = tuple[int, tuple[int, ...], tuple[int, ...], bool, int]
"""A placement: advisor's number, coloured faces, white faces, with a token or not, Market."""


def rolled(table: Kingsburg, seat: int, *faces: int, white: tuple[int, ...] = ()) -> None:
    """Give a seat coloured dice with these faces, and white ones."""
    table.set_coloured(seat, ID_OF[tuple(sorted(faces))])
    table.set_white(seat, ID_OF[tuple(sorted(white))])


def dice(table: Kingsburg, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The coloured and the white dice a seat has in hand."""
    return FACES[table.coloured(seat)], FACES[table.white(seat)]


def sits(table: Kingsburg, seat: int, advisor: str, *group: str) -> None:
    """Let a group lie on an advisor that was placed there earlier in the season."""
    action = GAME.actions.action(("influence", advisor, *group))
    assert action >= INFLUENCE, f"no such group: {group} on {advisor}"
    table.add_placed(seat << 16 | action - INFLUENCE)
    table.occupied |= 1 << ADVISOR_SLUG.index(advisor)


def groups(table: Kingsburg, seat: int) -> set[Group]:
    """Every placement a seat may choose, read from the codes of its legal actions."""
    found = set()
    for action in table.legal(seat):
        verb, *rest = GAME.actions.code(action)
        if verb == "influence":
            found.add(group_of(rest))
    return found


def group_of(code: list[str]) -> Group:
    """A placement from its code."""
    white = [part for part in code[2:] if part.startswith("white:")]
    market = [part for part in code[2:] if part.startswith("market:")]
    return (
        ADVISOR_SLUG.index(code[0]),
        faces_of(code[1]),
        faces_of(white[0].removeprefix("white:")) if white else (),
        "token" in code,
        int(market[0].removeprefix("market:")) if market else 0,
    )


def faces_of(text: str) -> tuple[int, ...]:
    """Dice as codes write them: 2+2+5."""
    return tuple(int(face) for face in text.split("+"))


def targets(table: Kingsburg, seat: int) -> set[int]:
    """The numbers of the advisors a seat may influence now."""
    return {group[0] for group in groups(table, seat)}


def asked(table: Kingsburg) -> int:
    """The one seat that owes a decision."""
    (seat,) = table.to_act()
    return seat


def has_vp(table: Kingsburg, seat: int, points: int) -> None:
    """Give a seat points it won earlier."""
    table.gain_vp(seat, FROM_REWARD, points)


def idle(table: Kingsburg, until: Callable[[Kingsburg], bool]) -> list[Event]:
    """Let everybody decline whatever may be declined until the table looks right; what happened."""
    table.take_events()
    while not until(table):
        seat = asked(table)
        table.apply(seat, table.legal(seat)[0])
        table.check()
    return table.take_events()


def at(season: int, phase: int) -> Callable[[Kingsburg], bool]:
    """A moment of the year to be idle until."""
    return lambda table: (table.season, table.phase) == (season, phase)


def told(events: list[Event], *kinds: str) -> list[tuple[str, int]]:
    """The events of some kinds, in order, each with its seat."""
    return [(event.kind, event.seat) for event in events if event.kind in kinds]

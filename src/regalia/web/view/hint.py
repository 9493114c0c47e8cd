"""Advice as a page shows it."""

from dataclasses import dataclass

from regalia.core.observation import Observation
from regalia.text import say
from regalia.web.live import LiveTable
from regalia.web.live.advice import Advice, Figure


@dataclass(frozen=True, slots=True)
class Line:
    """One choice: what it is, what is posted, what it would bring."""

    code: str
    sentence: str
    chance: Figure
    margin: Figure
    why: str


@dataclass(frozen=True, slots=True)
class HintView:
    """The best choices, best first."""

    seat: int
    ply: int  # advice holds until this seat has moved
    is_alone: bool
    asked: int  # how many hints this seat has asked for
    lines: tuple[Line, ...]


def hint_view(live: LiveTable, seen: Observation, lang: str, found: list[Advice]) -> HintView:
    """What was advised to a seat that saw this."""
    game, row = live.game, live.seats[seen.seat]
    return HintView(
        seat=seen.seat,
        ply=row.moves,
        is_alone=len(live.seats) == 1,
        asked=row.hints,
        lines=tuple(
            Line(
                " ".join(game.actions.code(one.action)),
                say(game.describe(seen, one.action), lang, live.names, seen.seat),
                one.chance,
                one.margin,
                one.why,
            )
            for one in found
        ),
    )

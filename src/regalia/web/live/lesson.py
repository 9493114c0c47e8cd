"""A table at which a tutorial is told: where its learner is, and who may do what meanwhile.

That it is one, its rivals say: their bot is the tutor, with the mark of the script they play by. A
script that is no longer ours, or that somebody has left, leaves an ordinary table behind, where an
easy bot plays on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.message import Message
from regalia.text import say
from regalia.web.errors import Refused
from regalia.web.store import NoteRow, SeatRow
from regalia.web.store.rows import FREE, PLAYING, READ
from regalia.web.tutorials import Place, Tutorial, tutorial_of

if TYPE_CHECKING:
    from regalia.web.live.keeper import Keeper

LEARNER = 0
TUTOR = "tutor-"  # begins the name of the bot, which no form can choose
EASY = "level1"  # who plays on when the script has ended
NOBODY = 0  # may read the notes of a tutorial: they only count


def tutor(tutorial: Tutorial) -> str:
    """The bot of a tutorial's rivals."""
    return TUTOR + tutorial.mark


def is_tutored(seats: list[SeatRow]) -> bool:
    """Whether a table began as a tutorial."""
    return any((seat.bot or "").startswith(TUTOR) for seat in seats)


def bot_of(bot: str) -> str:
    """Who thinks for a bot's seat: a tutor without a script is an easy bot."""
    return EASY if bot.startswith(TUTOR) else bot


def tutorial_at(game: str, seats: list[SeatRow]) -> Tutorial | None:
    """The tutorial of a table, if it still is the one it was begun with."""
    if not is_tutored(seats):
        return None
    tutorial = tutorial_of(game)
    if tutorial is None or all(seat.bot != tutor(tutorial) for seat in seats):
        return None
    return tutorial


def place_of(tutorial: Tutorial, plies: int, notes: list[NoteRow]) -> Place | None:
    """Where the learner is; None when the tutorial is over or was left."""
    kinds = [note.kind for note in notes]
    return None if FREE in kinds else tutorial.place(plies, kinds.count(READ))


def lesson_at(live: Keeper) -> tuple[Tutorial, Place] | None:
    """What is told at a table now, if anything is."""
    tutorial = tutorial_at(live.row.game, live.seats)
    if tutorial is None or live.row.status != PLAYING:
        return None
    place = place_of(tutorial, live.match.count, live.notes)
    return None if place is None else (tutorial, place)


def check(live: Keeper, action: int) -> None:
    """Refuse what a step does not await: nothing is played, and a sentence says what is."""
    lesson = lesson_at(live)
    if lesson is None:
        return
    tutorial, place = lesson
    step = tutorial.steps[place.number]
    if place.due is not None:
        message = Message("web.tutorial-wait")
    elif step.takes(" ".join(live.game.actions.code(action))):
        return
    else:
        message = tutorial.otherwise(step)
    raise Refused(say(message), message)

"""New tables with a tutorial at them: the prepared position, ready to be written."""

from dataclasses import replace
from functools import cache

from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match import Match
from regalia.match.fair import commit
from regalia.web.fresh import bare_row
from regalia.web.live.lesson import LEARNER, tutor
from regalia.web.names import is_taken
from regalia.web.shelf import BOT_NAMES
from regalia.web.store import PlyRow, SeatRow, TableRow
from regalia.web.store.rows import BOT, PERSON, QUICK
from regalia.web.tutorials import Tutorial, tutorial_of


@cache
def prepared(game: str) -> Match:
    """The match of a game's tutorial at its first step; nobody plays on in it."""
    tutorial = tutorial_of(game)
    assert tutorial is not None
    found, options = setting(tutorial)
    match = Match(found, options, tutorial.seed, "")
    for one in tutorial.played:
        match.play(one.seat, match.action(one.seat, one.code))
    return match


def setting(tutorial: Tutorial) -> tuple[Game, Options]:
    """The game of a tutorial, and its options."""
    game = registry.find(tutorial.game)
    return game, registry.options(game, tutorial.seats, tutorial.options)


def lesson_rows(
    tutorial: Tutorial, id: str, name: str
) -> tuple[TableRow, list[SeatRow], list[PlyRow]]:
    """A table, its seats and what was played at it, for a learner of this name."""
    match = prepared(tutorial.game)
    count = len(match.plies)
    row = replace(
        bare_row(id, match.game, match.options, match.state),
        seed=str(match.seed),
        # The deal of a tutorial is no secret: its seed is in the file.
        commitment=commit(match.game, match.options, match.seed, ""),
        plies=count,
        pace=QUICK,
        hints=False,  # the text is one
    )
    rivals = (rival for rival in BOT_NAMES if not is_taken(rival, [name]))
    seats = [
        SeatRow(
            table_id=id,
            number=number,
            kind=PERSON if number == LEARNER else BOT,
            bot=None if number == LEARNER else tutor(tutorial),
            name=name if number == LEARNER else next(rivals),
            moves=sum(ply.seat == number for ply in match.plies),
            seen=count,
        )
        for number in range(match.seats)
    ]
    plies = [
        PlyRow(
            table_id=id,
            number=number,
            seat=ply.seat,
            code=list(match.game.actions.code(ply.action)),
            digest=ply.digest,
            events=[list(event.as_tuple()) for event in ply.events],
            at=row.created,
        )
        for number, ply in enumerate(match.plies, 1)
    ]
    return row, seats, plies

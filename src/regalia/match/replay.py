"""Records played again, every action and every digest checked.

One of older rules is played under today's; it is refused where that makes it another game.
"""

from dataclasses import dataclass

from regalia.core.errors import BadRecord, IllegalAction
from regalia.core.game import Game
from regalia.core.message import Message, Seat
from regalia.match.carry import carry_read, end_of_record, explain, start_of
from regalia.match.codes import spelled
from regalia.match.fair import digest
from regalia.match.match import Match
from regalia.match.record import FINAL_BYTES, Json, Record, Source, read_entry, read_record
from regalia.text import fail, shown


@dataclass(frozen=True, slots=True)
class Report:
    """What `verify` has proven: the deal follows from the commitment, the rest from the rules."""

    game: str
    rules: int
    carried: tuple[int, ...]  # the versions it was played under before
    seats: int
    seed: int
    commitment: str
    words: tuple[str, ...]  # that the seats added to the deal
    published: bool  # whether it was compared with a commitment published elsewhere
    actions: int
    over: bool
    scores: list[int]
    ranks: list[int]
    from_position: bool  # whether it began from a position and not with the set-up
    outcome: dict[str, Json] | None  # as `Outcome.as_json` says it, of a match that is over


def replay(record: Source, at: int | None = None, game: Game | None = None) -> Match:
    """The recorded match again, after all actions or after the first `at`; BadRecord if it lies.

    A record is a dict, JSON text or a path. The whole of it is checked, whatever `at` says. `game`
    is needed only for a game that is in no registry. A record of older rules is carried over if it
    is still the same game; its old digests are kept, and cannot be checked.
    """
    read = read_record(record, game)
    match = _as_it_was(read) if read.rules == read.game.version else _carried_over(read)
    if at is not None:
        if type(at) is not int or not 0 <= at <= len(match.plies):
            raise fail(BadRecord, "common.error-record-at", at=shown(at), last=len(match.plies))
        match.rewind(at)
    return match


def _as_it_was(read: Record) -> Match:
    start = start_of(read)
    match = Match(read.game, read.options, read.seed, read.nonce, read.deal, start, read.carried)
    match.names, match.bots = read.names, read.bots
    if match.start != read.start:
        raise fail(BadRecord, "common.error-record-start")
    for number, raw in enumerate(read.actions, 1):
        _play(match, number, raw)
    _check_end(match, read)
    return match


def _carried_over(read: Record) -> Match:
    match, difference = carry_read(read)
    if difference is not None:
        why = explain(read.game, read.rules, difference)
        args: dict[str, object] = {"game": read.game.name, "rules": read.rules, "why": why}
        raise fail(BadRecord, "common.error-record-differs", **args)
    return match


def verify(record: Source, commitment: str | None = None, game: Game | None = None) -> Report:
    """Prove a record: its deal, its actions, its digests, its result; BadRecord if one fails.

    `commitment` is what was published when the match began; without it, the record's own is used.
    """
    match = replay(record, game=game)
    if commitment is not None and commitment != match.commitment:
        raise fail(BadRecord, "common.error-record-published", found=match.commitment)
    return Report(
        game=match.game.id,
        rules=match.game.version,
        carried=tuple(before.rules for before in match.carried),
        seats=match.seats,
        seed=match.seed,
        commitment=match.commitment,
        words=() if match.deal is None else match.deal.words,
        published=commitment is not None,
        actions=len(match.plies),
        over=match.is_over(),
        scores=[sheet.total for sheet in match.scores()],
        ranks=match.ranks(),
        from_position=match.position is not None,
        outcome=None if match.outcome is None else match.outcome.as_json(),
    )


def _play(match: Match, number: int, raw: Json) -> None:
    """Play one recorded action, or name it."""
    entry = read_entry(raw)
    if entry is None:
        why = Message("common.error-record-entry")
        raise fail(BadRecord, "common.error-record-action", n=number, what=shown(raw), why=why)
    seat, code, mark = entry
    who = Seat(seat) if seat in range(match.seats) else shown(seat)
    what = Message("common.record-action", {"seat": who, "code": shown(spelled(code))})
    try:
        match.play(seat, match.action(seat, code, exact=True))
    except IllegalAction as error:
        raise fail(
            BadRecord, "common.error-record-action", n=number, what=what, why=error.message
        ) from None
    if match.plies[-1].digest != mark:
        why = Message("common.error-record-digest")
        raise fail(BadRecord, "common.error-record-action", n=number, what=what, why=why)


def _check_end(match: Match, read: Record) -> None:
    count = len(match.plies)
    if digest(match.state, FINAL_BYTES) != read.final:
        raise fail(BadRecord, "common.error-record-final", count=count)
    over = match.is_over()
    if over != (read.scores is not None) or over != (read.ranks is not None):
        state = "over" if over else "open"
        raise fail(BadRecord, "common.error-record-result", count=count, state=state)
    if over and read.scores != [sheet.total for sheet in match.scores()]:
        raise fail(BadRecord, "common.error-record-scores", field="scores")
    if over and match.ranks() not in end_of_record(read).places:
        raise fail(BadRecord, "common.error-record-scores", field="ranks")
    if read.outcome is not None:
        told = None if match.outcome is None else match.outcome.as_json()
        if read.outcome != told:
            raise fail(BadRecord, "common.error-record-scores", field="outcome")

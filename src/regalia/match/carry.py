"""After an update: matches that began under older rules, played again under today's.

A match is carried over if every action is still legal and what people saw is the same. What they
saw is compared as far as it was kept. Where the digest after an action is the one that was kept,
the whole position is; but the shape of a position may change without a change of any rule, and
every digest with it. Then what was told of the action decides, to whom it was told included.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from regalia.core.errors import BadRecord, IllegalAction
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.match.history import since
from regalia.match.match import Match
from regalia.match.positions import BadPosition, Position
from regalia.match.record import Carried, Record, Source, read_entry, read_record
from regalia.text import fail, shown

# How a match can differ: an action is no longer legal; something else would be told of it; after
# the last one somebody else would be asked; or the points and places are others.
ILLEGAL, TOLD, ASKED, RESULT = "illegal", "told", "asked", "result"


@dataclass(frozen=True, slots=True)
class Kept:
    """An action as it was kept: a table has what was told of it, a record has not."""

    seat: int
    code: tuple[str, ...]
    digest: str
    events: tuple[Event, ...] | None = None


@dataclass(frozen=True, slots=True)
class End:
    """How it stood after the last action, as far as that was kept."""

    over: bool
    scores: list[int] | None = None
    places: tuple[list[int], ...] = ()  # any of them will do
    to_act: int | None = None  # as a bit mask


@dataclass(frozen=True, slots=True)
class Difference:
    """From where on a match is no longer the same."""

    same: int  # so many actions at the beginning are
    why: str

    @property
    def move(self) -> int:
        """The first action that differs; behind the last one if only the end does."""
        return self.same + 1


def compare(match: Match, kept: Iterable[Kept], end: End) -> Difference | None:
    """Play what was kept in a match that is still at its start; None if all of it is the same.

    Where it differs, the match stands at the last position that is still the same.
    """
    for same, before in enumerate(kept):
        try:
            match.play(before.seat, match.action(before.seat, before.code, exact=True))
        except IllegalAction:
            return Difference(same, ILLEGAL)
        now = match.plies[-1]
        if now.digest == before.digest or before.events is None:
            continue
        if told(now.events) != told(before.events):
            match.rewind(same)
            return Difference(same, TOLD)
    why = _end_differs(match, end)
    return Difference(len(match.plies), why) if why else None


def told(events: Sequence[Event]) -> list[tuple[object, ...]]:
    """What happened and who heard of it; another number of the rule behind it is no other fact."""
    return [(event.kind, event.seat, tuple(event.args), event.audience) for event in events]


def _end_differs(match: Match, end: End) -> str:
    if match.is_over() != end.over or end.to_act not in (None, match.state.pending):
        return ASKED
    if not end.over:
        return ""
    is_same = end.scores == [sheet.total for sheet in match.scores()]
    return "" if is_same and match.ranks() in end.places else RESULT


def carry(
    record: Source,
    events: Sequence[Sequence[Event]] | None = None,
    game: Game | None = None,
) -> tuple[Match, Difference | None]:
    """A record of whatever version under today's rules: the match, and where it differs if it does.

    Its deal is checked; its digests are kept and not believed. `events` is what was told of each
    action, for whoever has it.
    """
    read = read_record(record, game)
    return carry_read(read, events)


def carry_read(
    read: Record, events: Sequence[Sequence[Event]] | None = None
) -> tuple[Match, Difference | None]:
    """The same for a record whose header has been read."""
    kept: list[Kept] = []
    for number, raw in enumerate(read.actions):
        entry = read_entry(raw)
        if entry is None:
            why, n = Message("common.error-record-entry"), number + 1
            raise fail(BadRecord, "common.error-record-action", n=n, what=shown(raw), why=why)
        heard = None if events is None else tuple(events[number])
        kept.append(Kept(*entry, heard))
    digests = tuple(entry.digest for entry in kept)
    before = Carried(read.rules, digests, read.start, read.final)
    carried = (*read.carried, before)
    start = start_of(read)
    match = Match(read.game, read.options, read.seed, read.nonce, read.deal, start, carried)
    match.names, match.bots = read.names, read.bots
    return match, compare(match, kept, end_of_record(read))


def start_of(read: Record) -> Position | None:
    """Where the recorded match began, if not with the set-up."""
    if read.position is None:
        return None
    try:
        return Position(read.game, read.options, read.seed, read.position)
    except BadPosition as error:
        raise fail(BadRecord, "common.error-record-position", why=error.message) from None


def end_of_record(read: Record) -> End:
    """How it stood after the last action of a record."""
    is_older = read.outcome is None and read.options.seats == 1
    return end_of(read.scores, read.ranks, is_older)


def end_of(scores: list[int] | None, places: list[int] | None, is_older: bool) -> End:
    """An end from what was kept of it; older programs had a lone player first, even if he lost."""
    if scores is None or places is None:
        return End(False)
    return End(True, scores, (places, [2]) if is_older and places == [1] else (places,))


def explain(game: Game, rules: int, difference: Difference) -> Message:
    """Where a match differs, and what was corrected since its rules."""
    return Message(
        "common.differs",
        {"n": difference.move, "why": difference.why, "changes": changes(game, rules)},
    )


def changes(game: Game, rules: int) -> Name | Message:
    """What was corrected after a version, in sentences one after the other."""
    texts = [entry.text for entry in since(game, rules)]
    if not texts:
        return Message("common.differs-unknown")
    return Name(" ".join([text.en for text in texts]), " ".join([text.fr for text in texts]))

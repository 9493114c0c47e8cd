"""What the page of a table that follows older rules shows."""

from dataclasses import dataclass

from markupsafe import Markup

from regalia.core.events import SPECTATOR, Event
from regalia.core.message import Message
from regalia.match.history import since
from regalia.text import say
from regalia.text.catalogue import Unsayable
from regalia.web.live import LogEntry
from regalia.web.live.older import OlderTable
from regalia.web.live.sights import Sight
from regalia.web.store.rows import OVER, PERSON
from regalia.web.view.build import note_is_for, told_note
from regalia.web.view.table import has_rules

MOST_LINES = 1500  # of the log, the newest


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is asked whether to play on."""

    number: int
    name: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class KeptLine:
    """A line of the log, or the border behind which today's rules differ."""

    text: str
    rule: str
    seat: int
    is_border: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptView:
    """A table that is no longer the same game, as one viewer may read it."""

    id: str
    game: str
    lang: str
    names: tuple[str, ...]
    where: str
    why: str
    same: str
    drawn: str  # what the panes show
    corrections: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]  # with rules and addresses
    can_go_on: bool
    offer: str
    people: tuple[Person, ...]
    held: tuple[Person, ...]  # of this browser
    mine: tuple[Person, ...]  # of those, who can still agree
    is_hotseat: bool
    standing: tuple[tuple[int, str, int], ...]  # rank, name, points; when it is over
    scores: Markup
    pane: str
    panes: Markup
    log: tuple[KeptLine, ...]


def kept_view(
    live: OlderTable, seat: int, lang: str, held: tuple[int, ...], sight: Sight, ply: int | None
) -> KeptView:
    """The view of a seat, or of SPECTATOR; `ply` is after which it was drawn, None if just now."""
    asked = people(live)
    mine = tuple(person for person in asked if person.number in held)
    same = live.shared(live.difference.same)
    return KeptView(
        id=live.id,
        game=live.game.id,
        lang=lang,
        names=live.names,
        where=sight.where,
        why=why(live, lang),
        same=_say(lang, "web.kept-same", n=same),
        drawn=_drawn(live, lang, ply),
        corrections=tuple(
            (text, tuple((rule, f"/rules/{live.game.id}#{rule}") for rule in rules))
            for text, rules in corrections(live, lang)
        ),
        can_go_on=live.can_go_on,
        offer=_say(lang, "web.kept-offer", n=same),
        people=asked,
        held=mine,
        mine=tuple(p for p in mine if not p.agreed) if live.can_go_on else (),
        is_hotseat=len(held) > 1,
        standing=_standing(live),
        scores=Markup(sight.scores),
        pane=sight.pane,
        panes=Markup(sight.panes),
        log=kept_log(live, seat, lang),
    )


def _drawn(live: OlderTable, lang: str, ply: int | None) -> str:
    if ply is None:
        return _say(lang, "web.kept-drawn-same", n=live.shared(live.difference.same))
    if ply == live.row.plies:
        return _say(lang, "web.kept-drawn-last")
    return _say(lang, "web.kept-drawn-before", n=live.shared(ply))


def people(live: OlderTable) -> tuple[Person, ...]:
    """Who is asked whether to play on."""
    return tuple(
        Person(row.number, row.name, row.agreed == live.game.version)
        for row in live.seats
        if row.kind == PERSON
    )


def why(live: OlderTable, lang: str) -> str:
    """From which move today's rules differ, and how."""
    same = live.shared(live.difference.same)
    return _say(lang, "web.kept-why", why=live.difference.why, n=same + 1)


def corrections(live: OlderTable, lang: str) -> list[tuple[str, tuple[str, ...]]]:
    """What was corrected since: a sentence each, and the rules it is about."""
    return [
        (
            entry.text.fr if lang == "fr" else entry.text.en,
            tuple(entry.rules) if has_rules(live.game.id) else (),
        )
        for entry in since(live.game, live.row.rules)
    ]


def _standing(live: OlderTable) -> tuple[tuple[int, str, int], ...]:
    row = live.row
    if row.status != OVER or not row.scores or not row.ranks:
        return ()
    return tuple(sorted(zip(row.ranks, live.names, row.scores, strict=True)))


def kept_log(live: OlderTable, seat: int, lang: str) -> tuple[KeptLine, ...]:
    """All that a seat may know, oldest first; what is still the same in today's words."""
    lines: list[KeptLine] = []
    for entry in live.log:
        if entry.number == live.difference.same + 1:
            lines.append(KeptLine("", "", -1, is_border=True))
        lines += [
            KeptLine(_told(live, event, seat, lang), event.rule, event.seat)
            for event in _events(live, entry)
            if event.is_for(seat)
        ]
        lines += [
            KeptLine(told_note(note, lang), "", note.seat)
            for note in live.notes
            if note.ply == entry.number and note_is_for(note, seat)
        ]
    if not has_rules(live.game.id):
        lines = [KeptLine(line.text, "", line.seat, line.is_border) for line in lines]
    return tuple(lines[-MOST_LINES:])


def _events(live: OlderTable, entry: LogEntry) -> tuple[Event, ...]:
    if 0 < entry.number <= live.difference.same:
        return live.match.plies[entry.number - 1].events
    return entry.events


def _told(live: OlderTable, event: Event, seat: int, lang: str) -> str:
    """A log line; what an older program told may be something today's has no words for."""
    me = None if seat == SPECTATOR else seat
    try:
        return say(live.game.narrate(event), lang, live.names, me)
    except (LookupError, TypeError, ValueError, AssertionError, Unsayable):
        return _say(lang, "web.kept-untold")


def _say(lang: str, id: str, **args: object) -> str:
    return say(Message(id, args), lang)

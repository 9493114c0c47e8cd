"""Who sits where: taking a seat, giving it back, and what belongs to the player in it."""

import time
from collections.abc import Sequence
from typing import Any

from regalia.match.fair import Deal
from regalia.match.snapshot import Resumed
from regalia.text import fail
from regalia.web.errors import NotYours, Refused, Stale
from regalia.web.live.keeper import Keeper, LogEntry
from regalia.web.live.lesson import LEARNER, NOBODY, lesson_at
from regalia.web.names import is_taken
from regalia.web.store import ChatRow
from regalia.web.store.rows import (
    AGAIN,
    BACK,
    BOT,
    CALM,
    EMPTY,
    FREE,
    GIVEN,
    HANDED,
    HINT,
    LEFT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    QUICK,
    READ,
    REPLACED,
    RESIGNED,
    SAT,
    SLOW,
    STAND_IN,
)

CHAT_LINES = 100  # kept for the page; older ones stay in the database


class Seating(Keeper):
    """A table and its people."""

    async def sit(self, seat: int, name: str, words: str, issue: int) -> int:
        """Take an open seat; the new issue, under which it belongs to whoever sat down.

        The link that led here dies with the old one, and so does every copy of it.
        """
        await self._alone(self._fill(seat, PERSON, None, name, words), seat, issue)
        return self.seats[seat].issue

    async def fill_with_bot(self, seat: int, bot: str, name: str) -> None:
        """Give an open seat to a bot."""
        await self._alone(self._fill(seat, BOT, bot, name, ""))

    async def _fill(self, seat: int, kind: str, bot: str | None, name: str, words: str) -> None:
        row = self.seats[seat]
        if row.kind != EMPTY:
            raise fail(Stale, "web.error-seat-taken")
        self._check_name(seat, name)
        self.broken = True
        row.kind, row.bot, row.name, row.issue = kind, bot, name, row.issue + 1
        columns: dict[str, Any] = {"kind": kind, "bot": bot, "name": name, "issue": row.issue}
        note = None
        if self.row.status == OPEN:
            row.words = columns["words"] = words
            if all(other.kind != EMPTY for other in self.seats):
                self._deal()
        else:
            note = self._note(GIVEN if kind == BOT else SAT, seat, name)
        change = self._step(seat, note=note, seat_columns=columns)
        change.columns["seed"] = self.row.seed
        await self._commit(change)

    def _deal(self) -> None:
        """Begin: everybody has had a hand in the deal."""
        self.row.status = PLAYING
        if self.row.secret is None:
            return  # a table of an older server: its seed was drawn when it was made
        deal = Deal(self.row.secret, tuple(seat.words for seat in self.seats))
        options = self.match.options
        carried = self.match.carried  # a table that was made before an update, say
        seed = deal.seed(self.game, options, self.match.dealt)
        self.row.seed = str(seed)
        self.match = Resumed(self.game, options, seed, self.row.nonce, None, 0, deal, carried)
        self.log = [LogEntry(0, -1, self.match.opening)]

    async def leave_seat(self, seat: int, issue: int) -> None:
        """Give a seat back, for everybody to see; only the player in it can."""
        await self._alone(self._leave_seat(seat), seat, issue)

    async def _leave_seat(self, seat: int) -> None:
        row = self.seats[seat]
        if self.row.status == OVER:
            raise fail(Refused, "web.error-over")
        self.broken = True
        note = self._note(LEFT, seat, row.name)
        row.kind, row.issue, row.auto = EMPTY, row.issue + 1, False
        if self.row.status == OPEN:
            row.name = row.words = ""  # in a game, the log goes on calling it by its name
        columns = ("kind", "issue", "auto", "name", "words")
        values = {column: getattr(row, column) for column in columns}
        await self._commit(self._step(seat, note=note, seat_columns=values))

    async def hand_over(self, seat: int, issue: int) -> None:
        """Let a bot play for the player in a seat, until they take it back."""
        await self._alone(self._give_up(seat, HANDED, STAND_IN), seat, issue)

    async def resign(self, seat: int, bot: str, issue: int) -> None:
        """Leave a seat to a bot for good: its player no longer holds it."""
        await self._alone(self._give_up(seat, RESIGNED, bot), seat, issue)

    async def replace(self, seat: int, patience: float) -> None:
        """Let a bot play for somebody everybody waits for, and who is not here; they may return."""
        await self._alone(self._replace(seat, patience))

    async def _replace(self, seat: int, patience: float) -> None:
        row = self.seats[seat]
        if row.kind != PERSON or self.row.status != PLAYING or seat not in self.match.to_act():
            raise fail(Refused, "web.error-not-waiting")
        if self.gone_for(seat) < patience:
            hours = round(patience / 3600)
            raise fail(Refused, "web.error-not-gone", name=row.name, hours=hours)
        await self._give_up(seat, REPLACED, STAND_IN)

    async def _give_up(self, seat: int, kind: str, bot: str) -> None:
        row = self.seats[seat]
        if row.kind != PERSON or self.row.status != PLAYING:
            raise fail(
                Refused, "web.error-over" if self.row.status == OVER else "web.error-not-started"
            )
        self.broken = True
        row.kind, row.bot, row.auto = BOT, bot, False
        row.issue += kind == RESIGNED
        columns = {name: getattr(row, name) for name in ("kind", "bot", "auto", "issue")}
        note = self._note(kind, seat, row.name)
        await self._commit(self._step(seat, note=note, seat_columns=columns))

    async def take_back(self, seat: int, issue: int) -> None:
        """Sit down again where a bot has stood in."""
        await self._alone(self._take_back(seat), seat, issue)

    async def _take_back(self, seat: int) -> None:
        row = self.seats[seat]
        if not row.is_stand_in:
            raise fail(Stale, "web.error-seat-taken")
        self.broken = True
        row.kind, row.bot = PERSON, None
        columns = {"kind": row.kind, "bot": None}
        note = self._note(BACK, seat, row.name)
        await self._commit(self._step(seat, note=note, seat_columns=columns))

    async def remove(self) -> None:
        """Take away a table at which nothing has begun; it is as if it had never been."""
        await self._alone(self._remove())

    async def _remove(self) -> None:
        if self.row.status != OPEN:
            raise fail(Refused, "web.error-begun")
        self.broken = True  # whoever still holds it may do nothing with it
        if not await self.store.remove_table(self.id, self.row.version):
            raise fail(Stale, "web.error-stale")
        self.announce(self.id)

    async def add_device(self, seat: int, used: int, issue: int) -> None:
        """Use up the link by which somebody takes their seat along to another device."""
        await self._alone(self._add_device(seat, used), seat, issue)

    async def _add_device(self, seat: int, used: int) -> None:
        row = self.seats[seat]
        if row.kind != PERSON or row.devices != used:
            raise fail(Stale, "web.error-link-old")
        await self._set(seat, is_hidden=True, devices=used + 1)

    async def rename(self, seat: int, name: str, issue: int) -> None:
        await self._alone(self._rename(seat, name), seat, issue)

    async def _rename(self, seat: int, name: str) -> None:
        self._check_name(seat, name)
        await self._set(seat, name=name)

    def _check_name(self, seat: int, name: str) -> None:
        if is_taken(name, [row.name for row in self.seats if row.number != seat]):
            raise fail(Refused, "web.error-name-taken", name=name)

    async def set_auto(self, seat: int, auto: bool, issue: int) -> None:
        """Whether forced single actions of a seat play themselves."""
        self.held_back.discard(seat)
        await self._alone(self._set(seat, is_hidden=True, auto=auto), seat, issue)

    async def count_hint(self, seat: int, issue: int) -> None:
        """Somebody asks for a hint: counted, and told to the table if others sit at it."""
        await self._alone(self._count_hint(seat), seat, issue)

    async def _count_hint(self, seat: int) -> None:
        if not self.row.hints:
            raise fail(Refused, "web.error-no-hints")
        self.broken = True
        row = self.seats[seat]
        row.hints += 1
        others = any(other.kind == PERSON for other in self.seats if other.number != seat)
        note = self._note(HINT, seat, row.name) if others else None
        change = self._step(seat, note=note, seat_columns={"hints": row.hints})
        await self._commit(change, is_hidden=not others)

    async def allow_hints(self, allowed: bool) -> None:
        """Whether people here may ask for hints; the host says so."""
        await self._alone(self._allow_hints(allowed))

    async def _allow_hints(self, allowed: bool) -> None:
        self.broken = True
        self.row.hints = allowed
        change = self._step(0)
        change.columns["hints"] = allowed
        await self._commit(change)

    async def tell_again(self, seat: int) -> None:
        """Tell everybody that somebody plays again."""
        await self._alone(self._tell_again(seat))

    async def _tell_again(self, seat: int) -> None:
        self.broken = True
        note = self._note(AGAIN, seat, self.seats[seat].name)
        await self._commit(self._step(seat, note=note))

    async def read_on(self, seat: int, number: int, issue: int) -> None:
        """A tutorial's text was read: on to its next step."""
        await self._alone(self._read_on(number), seat, issue)

    async def _read_on(self, number: int) -> None:
        lesson = lesson_at(self)
        if lesson is None or lesson[1].number != number or lesson[1].due is not None:
            return  # the same click again
        tutorial, place = lesson
        if tutorial.steps[place.number].awaits or place.number == len(tutorial.steps) - 1:
            raise fail(Refused, "web.tutorial-wait")
        await self._count_note(READ)

    async def play_on(self) -> None:
        """Leave a tutorial behind: from now on this is a table like any other."""
        await self._alone(self._play_on())

    async def _play_on(self) -> None:
        if lesson_at(self) is not None:
            await self._count_note(FREE)

    async def _count_note(self, kind: str) -> None:
        self.broken = True
        note = self._note(kind, LEARNER, "", NOBODY)
        await self._commit(self._step(LEARNER, note=note))

    async def set_pace(self, seat: int, pace: str, issue: int) -> None:
        """How fast the table's bots answer; any player here may set it."""
        await self._alone(self._set_pace(seat, pace), seat, issue)

    async def _set_pace(self, seat: int, pace: str) -> None:
        if pace not in (QUICK, CALM, SLOW):
            raise fail(Refused, "web.error-pace")
        self.broken = True
        self.row.pace = pace
        change = self._step(seat)
        change.columns["pace"] = pace
        await self._commit(change)

    async def reissue(self, seat: int) -> None:
        """Make the link of an open seat worthless; the next one differs."""
        await self._alone(self._reissue(seat))

    async def _reissue(self, seat: int) -> None:
        row = self.seats[seat]
        if row.kind != EMPTY:
            raise fail(NotYours, "web.error-seat-taken")
        await self._set(seat, issue=row.issue + 1)

    async def _set(self, seat: int, is_hidden: bool = False, **columns: Any) -> None:
        """Change some columns of a seat."""
        self.broken = True
        for column, value in columns.items():
            setattr(self.seats[seat], column, value)
        await self._commit(self._step(seat, seat_columns=columns), is_hidden)

    async def speak(self, seat: int, text: str, issue: int) -> None:
        """Say something to everybody."""
        await self._alone(self._speak(seat, text), seat, issue)

    async def _speak(self, seat: int, text: str) -> None:
        await self._say(ChatRow(table_id=self.id, seat=seat, text=text, at=time.time()))

    async def _say(self, line: ChatRow) -> None:
        self.broken = True
        self.chat.append(line)
        del self.chat[:-CHAT_LINES]
        await self._commit(self._step(line.seat, chat=line))

    async def speak_up(self, name: str, text: str, mine: Sequence[int]) -> None:
        """Say something as somebody who only watches, and whose these seats are."""
        await self._alone(self._speak_up(name, text, mine))

    async def _speak_up(self, name: str, text: str, mine: Sequence[int]) -> None:
        if not self.row.spectator_chat:
            raise fail(NotYours, "web.error-spectators-quiet")
        if is_taken(name, [row.name for row in self.seats if row.number not in mine]):
            raise fail(Refused, "web.error-name-taken", name=name)
        await self._say(ChatRow(table_id=self.id, seat=-1, text=text, at=time.time(), name=name))

    async def allow_spectators(self, allowed: bool) -> None:
        """Whether those who watch may speak; the host says so."""
        await self._alone(self._allow_spectators(allowed))

    async def _allow_spectators(self, allowed: bool) -> None:
        self.broken = True
        self.row.spectator_chat = allowed
        change = self._step(0)
        change.columns["spectator_chat"] = allowed
        await self._commit(change)

    async def note_seen(self, seat: int) -> None:
        """Remember how far a seat that goes away has looked."""
        if seat >= 0:
            await self._alone(self._note_seen(seat))

    async def _note_seen(self, seat: int) -> None:
        if not self.is_here(seat) and self.seats[seat].seen != self.match.count:
            await self._set(seat, is_hidden=True, seen=self.match.count)

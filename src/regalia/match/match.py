"""One game being played: every action checked, everything that happened kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from regalia import registry
from regalia.core.actions import Code
from regalia.core.errors import BadOption, CannotUndo, IllegalAction
from regalia.core.events import SPECTATOR, Event
from regalia.core.game import Game
from regalia.core.message import Seat
from regalia.core.observation import Observation
from regalia.core.options import Options, seats_in_words
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.match.codes import MOST_TEXT, closest, families, find, hint, spelled
from regalia.match.fair import (
    SEED_BITS,
    Deal,
    commit,
    digest,
    draw_nonce,
    draw_seed,
    option_values,
)
from regalia.match.positions import Position, Words, told_by
from regalia.match.record import (
    FINAL_BYTES,
    FORMAT,
    FORMAT_VERSION,
    MOST_WORDS,
    Carried,
    Json,
    dealt_under,
)
from regalia.text import fail, say, shown
from regalia.view.moves import Action

Played = int | str | list[str] | tuple[str, ...] | Action  # what `Match.play` takes


@dataclass(frozen=True, slots=True)
class Ply:
    """One action as it was played, and what came of it."""

    seat: int
    action: int
    events: tuple[Event, ...]
    digest: str
    irreversible: bool  # chance was drawn or something was shown: it cannot be taken back
    window: int  # in which it was played
    unnoticed_by: int  # who else could act then without noticing it, as a bit mask


class Match:
    """A game in play: options, seed and actions; the state is what follows from them.

    `state` is the whole truth, for the keeper of the match alone; players, bots and pages get
    `observe`. `names` and `bots` say who sits where and go into the record as they are.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        nonce: str | None = None,
        deal: Deal | None = None,
        position: Position | None = None,
        carried: tuple[Carried, ...] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.nonce = draw_nonce() if nonce is None else nonce
        self.deal = deal  # if several hands made the seed
        self.carried = carried  # over from older rules, the oldest first
        self.position = position  # where it begins, if not with the set-up
        told = None if position is None else position.words
        if deal is not None:
            self.commitment = deal.commitment
        else:
            self.commitment = commit(game, options, seed, self.nonce, told, self.dealt)
        self.names: tuple[str, ...] = ()
        self.bots: tuple[str | None, ...] = ()
        self.state = self.begin()
        self.opening = tuple(self.state.take_events()) if position is None else position.opening
        self.start = digest(self.state)
        self.plies: list[Ply] = []

    @staticmethod
    def from_position(position: Position, nonce: str | None = None) -> "Match":
        """A match that begins where a position says."""
        return Match(position.game, position.options, position.seed, nonce, position=position)

    def begin(self, seed: int | None = None) -> GameState:
        """The table before the first action, or what another seed would have made of it."""
        if self.position is None:
            return self.game.new(self.options, self.seed if seed is None else seed)
        return self.position.state() if seed is None else self.position.dealt(seed)

    def in_words(self) -> Words:
        """The whole table in words, hidden things included: a complete position."""
        return told_by(self.game, self.state)

    def __repr__(self) -> str:
        waiting = " and ".join([f"seat {seat}" for seat in self.to_act()])
        now = f"waiting for {waiting}" if waiting else "over"
        seats = seats_in_words(self.seats)
        return f"<Match: {self.game.id}, {seats}, {len(self.plies)} actions, {now}>"

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.options.seats

    @property
    def dealt(self) -> int:
        """The version of the rules under which it was dealt: seed and commitment name it."""
        return dealt_under(self.carried, self.game.version)

    def to_act(self) -> list[int]:
        """The seats that owe a decision, ascending; none when the game is over."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.state.is_over()

    def observe(self, seat: int) -> Observation:
        """What a seat, or SPECTATOR, knows now, with its legal actions."""
        return self.game.observe(self.state, self._seat(seat, SPECTATOR))

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now, to read and to hold; for speed use the ints of `observe`."""
        seen = self.observe(self._seat(seat))
        game = self.game
        return tuple(
            [
                Action(
                    number,
                    spelled(game.actions.codes[number]),
                    say(game.describe(seen, number), names=self.names, me=seat),
                    game.arguments(number),
                )
                for number in seen.legal
            ]
        )

    def play(self, seat: int, action: Played) -> None:
        """Carry out a legal action; IllegalAction, and nothing else, if it is not.

        It may be a number, one of `legal`, or a code.
        """
        number = self._number(seat, action)
        self._check(self._seat(seat), number)
        state = self.state
        chance, shown_before, window = state.rng.count, state.shown, state.window
        unnoticed_by = state.pending & ~(1 << seat)
        public = self._public() if unnoticed_by else None
        state.apply(seat, number)
        irreversible = state.rng.count != chance or state.shown != shown_before
        events = tuple(state.take_events())
        is_heard = any(event.audience != 1 << seat for event in events)
        if unnoticed_by and (irreversible or is_heard or self._public() != public):
            unnoticed_by = 0
        self.plies.append(
            Ply(seat, number, events, digest(state), irreversible, window, unnoticed_by)
        )

    def _number(self, seat: int, action: Played) -> int:
        if isinstance(action, Action):
            return action.number
        if isinstance(action, str | list | tuple):
            return self.action(seat, action)
        return action  # `_check` refuses what is no number

    def _public(self) -> Observation:
        """What everybody sees, apart from who has finished."""
        return replace(self.observe(SPECTATOR), to_act=())

    def can_undo(self, seat: int, along: int = 0) -> bool:
        """Whether the seat may take back its last action."""
        return self._undoable(self._last(seat), along)

    def undo(self, seat: int, along: int = 0) -> int:
        """Take back the seat's last action; how many actions before it are left as they were.

        Not if it brought news, and not if somebody acted since who could have heard of it. Answers
        within a window commute, so what others have done in secret meanwhile stays done. What the
        seats of the mask `along` have answered since is taken back too.
        """
        last = self._last(self._seat(seat))
        if not self._undoable(last, along):
            if last < 0:
                raise fail(CannotUndo, "common.error-undo-nothing", seat=Seat(seat))
            if self.plies[-1].seat != seat:
                other = Seat(self.plies[-1].seat)
                raise fail(CannotUndo, "common.error-undo-other", seat=Seat(seat), other=other)
            raise fail(CannotUndo, "common.error-undo-news", seat=Seat(seat))
        since = self.plies[last + 1 :] if self._is_unnoticed(last) else []
        self.rewind(last)
        for ply in since:
            self.play(ply.seat, ply.action)
        return last

    def _last(self, seat: int) -> int:
        """Where the seat's last action is among the plies, -1 if it has none."""
        numbers = range(len(self.plies) - 1, -1, -1)
        return next((n for n in numbers if self.plies[n].seat == seat), -1)

    def _undoable(self, last: int, along: int) -> bool:
        if last < 0 or any(ply.irreversible for ply in self.plies[last:]):
            return False
        goes_along = all((along >> ply.seat) & 1 for ply in self.plies[last + 1 :])
        return goes_along or self._is_unnoticed(last)

    def _is_unnoticed(self, last: int) -> bool:
        """Whether nobody who acted since could have noticed an action."""
        mine, since = self.plies[last], self.plies[last + 1 :]
        return mine.window == self.state.window and all(
            (mine.unnoticed_by >> ply.seat) & 1 for ply in since
        )

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` actions, whatever came since."""
        state = self.begin()
        state.keeps_events = False
        for ply in self.plies[:count]:
            state.apply(ply.seat, ply.action)
        state.keeps_events = True
        state.take_events()
        del self.plies[count:]
        self.state = state

    def scores(self) -> list[ScoreSheet]:
        """Each seat's points now, itemised."""
        return [self.state.score(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Each seat's place, 1 for the winner, ties sharing a place."""
        return self.state.ranks()

    @property
    def outcome(self) -> Outcome | None:
        """Who won, by what, with which medal; None while the match goes on."""
        return self.state.outcome() if self.is_over() else None

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat may know of what happened: (number of the action, event) from `since` on.

        The set-up has the number 0, the first action the number 1.
        """
        self._seat(seat, SPECTATOR)
        told = [(0, self.opening), *((n, ply.events) for n, ply in enumerate(self.plies, 1))]
        return [(n, event) for n, events in told[since:] for event in events if event.is_for(seat)]

    def record(self) -> dict[str, Json]:
        """The match as JSON values: all that `replay` and `verify` need, the seed included."""
        record: dict[str, Json] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "options": option_values(self.game, self.options),
            "seed": str(self.seed),
            "fair": self._fair(),
        }
        if self.game.material:
            record["material"] = self.game.material
        if self.carried:
            record["carried"] = [before.as_json() for before in self.carried]
        if self.position is not None:
            record["position"] = self.position.words
        if self.names:
            record["names"] = list(self.names)
        if self.bots:
            record["bots"] = list(self.bots)
        record["start"] = self.start
        codes = self.game.actions.codes
        record["actions"] = [[ply.seat, list(codes[ply.action]), ply.digest] for ply in self.plies]
        record["final"] = digest(self.state, FINAL_BYTES)
        if self.is_over():
            record["scores"] = [sheet.total for sheet in self.scores()]
            record["ranks"] = list(self.ranks())
            record["outcome"] = self.state.outcome().as_json()
        return record

    def _fair(self) -> dict[str, Json]:
        """What opens the commitment."""
        opened: dict[str, Json] = {"commitment": self.commitment}
        if self.deal is None:
            return opened | {"nonce": self.nonce}
        return opened | {"secret": self.deal.secret, "words": list(self.deal.words)}

    def code(self, seat: int, action: int) -> Code:
        """The stable code of an action."""
        self._seat(seat)
        self._exists(action)
        return self.game.actions.code(action)

    def action(self, seat: int, code: str | Sequence[str], exact: bool = False) -> int:
        """The action that bears a code, legal now or not.

        A code is a list of words or one text, in any case; dice and goods stand in any order.
        `exact` takes it only as records spell it.
        """
        self._seat(seat)
        if isinstance(code, str):
            code = code[:MOST_TEXT].split()
        words = isinstance(code, list | tuple) and all(isinstance(word, str) for word in code)
        action = -1
        if words:
            found = self.game.actions.action(tuple(code))
            action = found if exact or found >= 0 else find(self.game, code)
        if action < 0:
            text = shown(spelled(code[:MOST_WORDS]) if words else code)
            legal = [spelled(self.game.actions.codes[other]) for other in self.state.legal(seat)]
            raise fail(
                IllegalAction,
                "common.error-code",
                game=self.game.name,
                code=text,
                known=", ".join(families(self.game)),
                hint=hint(self.game, text, legal),
            )
        return action

    def _seat(self, seat: int, least: int = 0) -> int:
        if type(seat) is not int or not least <= seat < self.seats:
            raise fail(IllegalAction, "common.error-no-seat", seat=shown(seat), last=self.seats - 1)
        return seat

    def _exists(self, action: int) -> None:
        count = len(self.game.actions)
        if type(action) is not int or not 0 <= action < count:
            raise fail(
                IllegalAction,
                "common.error-no-action",
                game=self.game.name,
                action=shown(action),
                last=count - 1,
            )

    def _check(self, seat: int, action: int) -> None:
        waiting = self.state.to_act()
        if not waiting:
            raise fail(IllegalAction, "common.error-over", seat=Seat(seat))
        if seat not in waiting:
            others = [Seat(other) for other in waiting]
            raise fail(IllegalAction, "common.error-not-asked", seat=Seat(seat), waiting=others)
        self._exists(action)
        legal = self.state.legal(seat)
        if action not in legal:
            text = spelled(self.game.actions.code(action))
            codes = [spelled(self.game.actions.code(other)) for other in legal]
            raise fail(
                IllegalAction,
                "common.error-illegal",
                seat=Seat(seat),
                action=text,
                count=len(legal),
                legal="; ".join(closest(text, codes)),
            )


def new_match(
    game: str | Game,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Set up a match; without a seed, chance is drawn that nobody can foresee."""
    found = registry.find(game) if not isinstance(game, Game) else game
    chosen = registry.options(found, seats, options)
    if seed is None:
        seed = draw_seed()
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise fail(BadOption, "common.error-seed", seed=shown(seed), bits=SEED_BITS)
    return Match(found, chosen, seed)

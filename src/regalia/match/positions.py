"""Positions: a table told in words, whole or in part, built and proven playable.

What is told is laid over a fresh game of the same seed, so whatever is not told is as that game
would have it. Without `to_act` the phase begins; with it, the table is taken as it is told to lie.
"""

import json
import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from regalia import registry
from regalia.core.errors import Broken, RegaliaError
from regalia.core.events import SPECTATOR, Event
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.options import Options, seats_in_words
from regalia.core.rng import FastRng
from regalia.core.state import GameState
from regalia.match.fair import SEED_BITS, draw_seed, option_values
from regalia.match.told import Overlay, Reader, contradictions, plain
from regalia.text import say, shown
from regalia.view.codec import as_json
from regalia.view.position import Fault, Faults, Table
from regalia.view.schema import schema as record_schema

MOST_BYTES = 1_000_000  # of a file; whole tables fill a twentieth of it
# What a view says about whoever looks: it may stand in a position, and tells nothing.
OBSERVER = ("seat", "legal", "over")
Words = dict[str, Any]
# What comes out of rules that meet a table which cannot be.
_WRECKS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class BadPosition(RegaliaError):
    """A position that cannot be; `faults` names each fault and its place."""

    def __init__(self, faults: list[Fault]) -> None:
        message = faults[-1].message()
        for fault in reversed(faults[:-1]):
            message = Message("common.faults", {"first": fault.message(), "rest": message})
        super().__init__(say(message), message)
        self.faults = tuple(faults)


class Position:
    """A table that a match can begin from: game, options, seed, and what was told of it."""

    def __init__(
        self, game: Game, options: Options, seed: int, words: Words, is_proven: bool = False
    ) -> None:
        """Built, and proven unless it was before: that takes a whole game."""
        self.game = game
        self.options = options
        self.seed = seed
        self.words = words  # JSON values; records keep them
        self._state, self.opening = build(game, options, seed, words)
        if not is_proven:
            prove(game, self._state)

    def __repr__(self) -> str:
        told = ", ".join(self.words) or "nothing"
        return f"<Position: {self.game.id}, {seats_in_words(self.options.seats)}, told: {told}>"

    def state(self) -> GameState:
        """The table, ready to be played on."""
        state = self._state.clone()
        state.keeps_events = True
        return state

    def dealt(self, seed: int) -> GameState:
        """The table as another seed would complete it."""
        return build(self.game, self.options, seed, self.words)[0]

    def as_json(self) -> Words:
        """The position as a file has it."""
        return {
            "game": self.game.id,
            "options": {"seats": self.options.seats, **option_values(self.game, self.options)},
            "seed": str(self.seed),
            **self.words,
        }


def position(
    game: str | Game | Mapping[str, Any] | os.PathLike[str],
    words: Mapping[str, Any] | None = None,
    /,
    **more: Any,
) -> Position:
    """Build a position from words: JSON or Python values in the shape of the game's view.

    `position("kingsburg", {"seats": 3, "season": "autumn"})`, the same as keywords, or a file that
    names its game. BadPosition names every fault.
    """
    if isinstance(game, os.PathLike):
        game = read_file(Path(game))
    told: Words = plain(game) if isinstance(game, Mapping) else {}
    told |= plain(words or {}) | plain(more)
    id = told.pop("game", None)
    if isinstance(game, Game):
        found = game
    else:
        wanted = id if isinstance(game, Mapping) else game
        if wanted is None:
            raise _one("", "common.fault-missing", field="game")
        found = registry.find(wanted if isinstance(wanted, str) else shown(wanted))
    if id not in (None, found.id):
        raise _one("game", "common.fault-follows", told=shown(id), found=found.id)
    return Position(found, _options(found, told), _seed(told.pop("seed", None)), told)


def schema(game: str | Game) -> Words:
    """The JSON Schema of a game's positions: its view, of which everything may be left out."""
    found = registry.find(game) if isinstance(game, str) else game
    whole = record_schema(table_of(found).kind)
    for part in (whole, *whole["$defs"].values()):
        part.pop("required", None)
    whole["properties"] = {
        "seats": {"type": "integer", "enum": list(found.seats)},
        "seed": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        **whole["$defs"].pop(whole["title"])["properties"],
    }
    del whole["$ref"]
    title = f"{found.id} position"
    return whole | {"title": title, "type": "object", "additionalProperties": False}


def has_positions(game: Game) -> bool:
    """Whether matches of a game can begin elsewhere than with the set-up."""
    try:
        table_of(game)
    except BadPosition:
        return False
    return True


def table_of(game: Game) -> Table:
    """What a game says about its positions; BadPosition if it says nothing."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.view.position"
    try:
        table: Table = import_module(name).TABLE
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise _one("", "common.fault-no-positions", game=game.name) from None
    return table


def told_by(game: Game, state: GameState) -> Words:
    """The whole table in words: a complete position."""
    words: Words = as_json(table_of(game).read(state))
    for name in ("game", "options", *OBSERVER):
        words.pop(name, None)
    return words


def build(
    game: Game, options: Options, seed: int, words: Words
) -> tuple[GameState, tuple[Event, ...]]:
    """The table that words describe, and what happened while its phase began."""
    table = table_of(game)
    faults = Faults()
    unread = {*OBSERVER, *table.observer}
    about_table = {name: part for name, part in words.items() if name not in unread}
    told = Reader(table, options.seats, faults).read(about_table)
    state = game.new(options, seed)
    try:
        table.deal(state, told, faults)
        state.take_events()
        fresh = table.read(state)
        fixed = {name: part for name, part in told.items() if name in table.fixed}
        contradictions(table, fresh, fixed, faults)
        whole = Overlay(table, faults).lay(fresh, told)
        whole = table.settle(state, whole, told)
        if "to_act" in told:
            _judge_turn(whole, faults)
        table.judge(state, whole, faults)
    except _WRECKS as error:
        _wreck(error, faults)
    _refuse(faults)
    try:
        table.lay(state, whole)
        contradictions(table, table.read(state), told, faults)
        if "to_act" not in told and not faults.found:
            state.keeps_events = True
            table.begin(state, told)
        state.check()
    except (Broken, *_WRECKS) as error:
        _wreck(error, faults)
    _refuse(faults)
    return state, tuple(state.take_events())


def prove(game: Game, state: GameState) -> None:
    """What every seat sees can be imagined, and a random game goes lawfully to its end."""
    faults = Faults()
    try:
        for seat in range(SPECTATOR, state.seats):
            seen = game.observe(state, seat)
            world = game.imagine(seen, 0)
            world.check()
            if game.observe(world, seat) != seen:
                raise Broken(f"what seat {seat} sees cannot be")
        _play_on(game, state.clone())
    except (Broken, *_WRECKS) as error:
        _wreck(error, faults)
    _refuse(faults)


def _judge_turn(whole: Any, faults: Faults) -> None:
    """Somebody is to act unless the game is over, nobody twice."""
    if (whole.phase == "over") != (not whole.to_act):
        faults.add("to_act", "common.fault-to-act", phase=whole.phase)
    if list(whole.to_act) != sorted(set(whole.to_act)):
        faults.add("to_act", "common.fault-ascending")


def _play_on(game: Game, trial: GameState) -> None:
    chance = FastRng(0)
    trial.keeps_events = True  # telling what happens may need more of a table than its rules do
    for _ in range(game.max_actions):
        trial.take_events()
        waiting = trial.to_act()
        if not waiting:
            return
        for seat in waiting:
            if not trial.legal(seat):
                raise Broken(f"seat {seat} is to act and has nothing to choose from")
        seat = waiting[chance.below(len(waiting))]
        legal = trial.legal(seat)
        trial.apply(seat, legal[chance.below(len(legal))])
        trial.check()
    raise Broken(f"no end after {game.max_actions} actions")


def read_file(path: Path) -> Words:
    """A position's file: JSON of a reasonable size."""
    try:
        with open(path, "rb") as file:
            text = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise _one("", "common.error-file", path=shown(str(path)), why=why) from None
    place = shown(str(path))
    if len(text) > MOST_BYTES:
        raise _one(place, "common.fault-size", most=MOST_BYTES)
    try:
        words = json.loads(text.decode("utf-8"))
    except json.JSONDecodeError as error:
        raise _one(place, "common.fault-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        words = None
    if not isinstance(words, dict):
        raise _one(place, "common.fault-record", value="JSON")
    return words


def _options(game: Game, told: Words) -> Options:
    """The options, taken out of what was told; the seats may stand among them, as in a view."""
    values = told.pop("options", None) or {}
    if not isinstance(values, dict):
        raise _one("options", "common.fault-record", value=shown(values))
    seats = values.pop("seats", None)
    chosen = told.pop("seats", seats)
    if chosen is None:
        raise _one("", "common.fault-missing", field="seats")
    if seats is not None and seats != chosen:
        raise _one("options.seats", "common.fault-follows", told=shown(seats), found=shown(chosen))
    return registry.options(game, chosen, values)


def _seed(seed: Any) -> int:
    """The seed: a number, or its digits; without one, chance that nobody can foresee."""
    if seed is None:
        return draw_seed()
    if isinstance(seed, str) and seed.isascii() and seed.isdecimal() and len(seed) < 79:
        seed = int(seed)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise _one("seed", "common.error-seed", seed=shown(seed), bits=SEED_BITS)
    return seed


def _one(place: str, id: str, **args: object) -> BadPosition:
    """A refusal for one fault, after which nothing else can be judged."""
    return BadPosition([Fault(place, Message(id, args))])


def _refuse(faults: Faults) -> None:
    if faults.found:
        raise BadPosition(faults.found)


def _wreck(error: Exception, faults: Faults) -> None:
    """What the game's own rules object to; only laws that are named can be repeated."""
    if isinstance(error, Broken):
        faults.add("", "common.fault-broken", why=shown(str(error)))
    elif not faults.found:
        faults.add("", "common.fault-wreck")

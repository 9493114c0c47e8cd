"""Laws of secrecy: a seat learns nothing by a back door, and what is shown is counted."""

from collections.abc import Iterator
from dataclasses import replace

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.core.state import GameState
from regalia.testing.failures import law
from regalia.testing.laws.knowledge import watchers
from regalia.testing.walk import Walk, walks

STARTS = 30
STEPS = 6


@law
def check_secrecy(game: Game, options: Options, seed: int) -> None:
    """Worlds that look alike to a seat sound alike to it.

    Whoever observes the same before and after a step, in two worlds, is told the same about it;
    only of what has been shown and is gone may an event say more than the observation remembers.
    """
    check_starts(game, options, seed)
    for walk in walks(game, options, seed, 3):
        for state in walk.some(10):
            for seat in watchers(options):
                for step in twin_steps(game, state, seat, walk):
                    if step.seen == step.other_seen and (step.secrets or not step.counted):
                        assert step.heard == step.other_heard, (
                            f"seat {seat} learns too much: {step.heard} or {step.other_heard}"
                        )
                        assert page(game, step.seen) == page(game, step.other_seen)


def check_starts(game: Game, options: Options, seed: int) -> None:
    """Set-ups that look alike to a seat are told alike, and those told alike look alike."""
    starts = [game.new(options, seed + offset) for offset in range(STARTS)]
    told = [state.take_events() for state in starts]
    for seat in watchers(options):
        first, heard = game.observe(starts[0], seat), hear(told[0], seat)
        for state, events in zip(starts, told, strict=True):
            alike = game.observe(state, seat) == first
            assert alike == (hear(events, seat) == heard), (
                f"seat {seat} sees otherwise than it is told at set-up: {hear(events, seat)}"
            )


@law
def check_tidings(game: Game, options: Options, seed: int) -> None:
    """What chance brings to light is told: a seat that hears the same then sees the same.

    This asks neither `hidden` nor `imagine` what is secret, so it holds them to account.
    """
    for walk in walks(game, options, seed, 3):
        for state in walk.some(20):
            for actor, action in choices(game, state, walk):
                one, other = [after(state, actor, action, walk.next_seed()) for _ in range(2)]
                if one.rng.count == other.rng.count == state.rng.count:
                    continue
                events, other_events = one.take_events(), other.take_events()
                for seat in watchers(options):
                    if hear(events, seat) == hear(other_events, seat):
                        assert game.observe(one, seat) == game.observe(other, seat), (
                            f"{game.actions.code(action)} by seat {actor} lets seat {seat} see "
                            f"what it was not told: {hear(events, seat)}"
                        )


def after(state: GameState, actor: int, action: int, seed: int) -> GameState:
    """The state after an action, with other chance."""
    world = state.clone()
    world.rng = FastRng(seed)
    world.rng.count = state.rng.count
    world.keeps_events = True
    world.apply(actor, action)
    return world


@law
def check_reveals(game: Game, options: Options, seed: int) -> None:
    """An action that lets anybody tell two worlds apart counts as shown, or drew chance.

    That its actor has finished is no secret where nothing else is noticed: who sees neither what
    is done nor how often cannot tell a finish that comes by itself from one that is said.
    """
    for walk in walks(game, options, seed, 3):
        for state in walk.some(10):
            for seat in watchers(options):
                for step in twin_steps(game, state, seat, walk, secret=False):
                    alike = step.seen == step.other_seen and step.heard == step.other_heard
                    assert alike or step.counted or is_a_finish(step, seat), (
                        f"{step.code} by seat {step.actor} showed seat {seat} something uncounted"
                    )


def is_a_finish(step: "TwinStep", seat: int) -> bool:
    """Whether all that a seat could notice of another's step is that its actor has finished.

    In both worlds; or the real one shows it nothing at all, and in the other one the same answer
    was the last of its window, where the barrier counts what it shows.
    """
    if seat == step.actor or step.heard:
        return False
    if step.ended:
        return step.seen == step.before
    before = unfinished(step.before, step.actor)
    worlds = [unfinished(seen, step.actor) for seen in (step.seen, step.other_seen)]
    return not step.other_heard and worlds == [before, before]


def unfinished(seen: Observation, actor: int) -> Observation:
    """What is seen apart from whether a seat has finished."""
    return replace(seen, to_act=tuple(seat for seat in seen.to_act if seat != actor))


class TwinStep:
    """One action in two worlds that a seat cannot tell apart, and what the seat saw and heard."""

    def __init__(self, actor: int, code: tuple[str, ...]) -> None:
        self.actor = actor
        self.code = code
        self.before: Observation  # in both worlds
        self.seen: Observation
        self.other_seen: Observation
        self.heard: list[Event] = []
        self.other_heard: list[Event] = []
        self.counted = False  # whether chance was drawn or something shown
        self.ended = False  # whether it ended the window in the imagined world alone
        self.secrets = False  # whether the worlds still differ in what the seat does not know


def twin_steps(
    game: Game, state: GameState, seat: int, walk: Walk, secret: bool = True
) -> Iterator[TwinStep]:
    """Play on in the real and in an imagined world, with the same chance, while they look alike.

    Every family of actions is tried first. With `secret`, others may answer differently in the two
    worlds while several owe an answer.
    """
    for actor, action in choices(game, state, walk):
        real = state.clone()
        seen = game.observe(state, seat)
        other = game.imagine(seen, walk.next_seed())
        other.rng = real.rng.clone()
        real.keeps_events = other.keeps_events = True
        for _ in range(STEPS):
            legal = other.legal(actor)
            answer = action
            if secret and actor != seat and len(real.to_act()) > 1:
                answer = walk.random.choice(legal)
            if answer not in legal:
                break
            step = TwinStep(actor, game.actions.code(action))
            step.before = seen
            before = (real.rng.count, real.shown)
            windows = real.window - other.window
            real.apply(actor, action)
            other.apply(actor, answer)
            step.counted = (real.rng.count, real.shown) != before
            step.ended = real.window - other.window < windows
            seen = game.observe(real, seat)
            step.seen, step.other_seen = seen, game.observe(other, seat)
            step.secrets = game.hidden(real, seat) != game.hidden(other, seat)
            step.heard = hear(real.take_events(), seat)
            step.other_heard = hear(other.take_events(), seat)
            yield step
            if step.seen != step.other_seen or real.is_over():
                break
            actor, action = walk.choose(real)


def choices(game: Game, state: GameState, walk: Walk) -> Iterator[tuple[int, int]]:
    """For every seat that owes a decision, one action of each family."""
    for seat in state.to_act():
        families: dict[str, list[int]] = {}
        for action in state.legal(seat):
            families.setdefault(game.actions.code(action)[0], []).append(action)
        for actions in families.values():
            yield seat, walk.random.choice(actions)


def hear(events: list[Event], seat: int) -> list[Event]:
    """The events that reach a seat."""
    return [event for event in events if event.is_for(seat)]


def page(game: Game, seen: Observation) -> list[Message]:
    """All that is said to the observer, apart from the log; equal messages read alike."""
    messages = [game.where(seen), game.prompt(seen)]
    return messages + [game.describe(seen, action) for action in seen.legal]

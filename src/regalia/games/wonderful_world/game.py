"""It's a Wonderful World as the rest of the project sees it."""

from regalia.core.events import SPECTATOR, Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.games.wonderful_world import describe
from regalia.games.wonderful_world.actions import ACTIONS
from regalia.games.wonderful_world.imagine import imagine
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import OPTIONS, objection
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, NONE, OVER


class WorldGame(Game):
    """The façade: every method hands over to the file that knows."""

    def __init__(self) -> None:
        super().__init__(
            id="wonderful_world",
            name=Name("It’s a Wonderful World", "It’s a Wonderful World"),
            version=2,
            seats=[1, 2, 3, 4, 5, 6, 7],
            actions=ACTIONS,
            max_actions=5000,
        )

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def objection(self, options: Options) -> Message | None:
        return objection(options)

    def new(self, options: Options, seed: int) -> World:
        state = World(options, SealedRng(seed))
        state.set_up()
        return state

    def observe(self, state: GameState, seat: int) -> WorldObservation:
        assert isinstance(state, World)
        return state.observe(seat)

    def imagine(self, seen: Observation, seed: int) -> World:
        assert isinstance(seen, WorldObservation)
        return imagine(seen, seed)

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        assert isinstance(state, World)
        if state.seats == 1 or state.phase == OVER:
            return leftovers(state, seat)
        others = [other for other in range(state.seats) if other != seat]
        if state.phase == DRAFT:
            return {**leftovers(state, seat), **draft_secrets(state, seat, others)}
        plans: dict[str, object] = {f"plans of {other}": plan(state, other) for other in others}
        return {**leftovers(state, seat), **plans}

    def scores(self, seen: Observation, world: GameState | None = None) -> list[ScoreSheet]:
        assert isinstance(seen, WorldObservation)
        return describe.scores(seen)

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.action(seen, action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


def leftovers(state: World, seat: int) -> dict[str, object]:
    """Draft leftovers were in every player's hand; a spectator never saw them (IWW-4.9)."""
    return {"leftovers": tuple(state.buried)} if seat == SPECTATOR and state.buried else {}


def draft_secrets(state: World, seat: int, others: list[int]) -> dict[str, object]:
    """Hands the seat has not held, and what others have picked."""
    zones: dict[str, object] = {}
    for other in others:
        if not state.sees_hand(seat, other):
            zones[f"hand of {other}"] = tuple(state.hands(other))
        if state.sealed(other) != NONE and len(state.hands(other)) > 1:
            zones[f"pick of {other}"] = state.sealed(other)
    return zones


def plan(state: World, seat: int) -> tuple[object, ...]:
    """What a seat has done in this window."""
    return (
        tuple(state.row_sites(seat)),
        tuple(state.built(seat)),
        tuple(state.todo(seat)),
        (state.purse(seat), state.loose(seat), state.carried(seat)),
        ((state.due >> seat) & 1, (state.chosen >> seat) & 1),
    )


GAME = WorldGame()

"""It's a Wonderful World as the rest of the project sees it."""

from collections.abc import Mapping

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.games.wonderful_world import describe
from regalia.games.wonderful_world.actions import ACTIONS
from regalia.games.wonderful_world.hidden import hidden
from regalia.games.wonderful_world.imagine import imagine
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import OPTIONS, objection
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.window import forced


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
        return hidden(state, seat)

    def scores(self, seen: Observation, world: GameState | None = None) -> list[ScoreSheet]:
        assert isinstance(seen, WorldObservation)
        return describe.scores(seen)

    def forced(self, legal: list[int]) -> int | None:
        return forced(legal)

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, WorldObservation)
        return describe.action(seen, action)

    def arguments(self, action: int) -> Mapping[str, object]:
        # Cold: no bot and no page asks for it.
        from regalia.games.wonderful_world.view.moves import arguments

        return arguments(action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


GAME = WorldGame()

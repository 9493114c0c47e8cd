"""It's a Wonderful Kingdom as the rest of the project sees it."""

from collections.abc import Mapping

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom import describe
from regalia.games.wonderful_kingdom.actions import ACTIONS
from regalia.games.wonderful_kingdom.hidden import hidden
from regalia.games.wonderful_kingdom.idle import idle
from regalia.games.wonderful_kingdom.imagine import imagine
from regalia.games.wonderful_kingdom.material import DIGEST
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.options import OPTIONS, objection
from regalia.games.wonderful_kingdom.rules import Kingdom


class KingdomGame(Game):
    """The façade: every method hands over to the file that knows."""

    def __init__(self) -> None:
        super().__init__(
            id="wonderful_kingdom",
            name=Name("It’s a Wonderful Kingdom", "It’s a Wonderful Kingdom"),
            version=2,
            seats=[1, 2],
            actions=ACTIONS,
            max_actions=3000,
        )
        self.material = DIGEST

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def objection(self, options: Options) -> Message | None:
        return objection(options)

    def new(self, options: Options, seed: int) -> Kingdom:
        state = Kingdom(options, SealedRng(seed))
        state.set_up()
        return state

    def observe(self, state: GameState, seat: int) -> KingdomObservation:
        assert isinstance(state, Kingdom)
        return state.observe(seat)

    def imagine(self, seen: Observation, seed: int) -> Kingdom:
        assert isinstance(seen, KingdomObservation)
        return imagine(seen, seed)

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        assert isinstance(state, Kingdom)
        return hidden(state, seat)

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.prompt(seen)

    def outcome(self, seen: Observation, world: GameState) -> Message:
        assert isinstance(seen, KingdomObservation)
        assert isinstance(world, Kingdom)
        return describe.outcome(seen, world)

    def idle(self, seen: Observation) -> int | None:
        assert isinstance(seen, KingdomObservation)
        return idle(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.action(seen, action)

    def arguments(self, action: int) -> Mapping[str, object]:
        # Cold: no bot and no page asks for it.
        from regalia.games.wonderful_kingdom.view.moves import arguments

        return arguments(action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


GAME = KingdomGame()

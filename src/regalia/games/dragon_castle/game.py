"""Dragon Castle as the rest of the project sees it."""

from collections.abc import Mapping

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.state import GameState
from regalia.games.dragon_castle import describe
from regalia.games.dragon_castle.actions import ACTIONS
from regalia.games.dragon_castle.imagine import imagine
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.options import OPTIONS, objection
from regalia.games.dragon_castle.rules import DragonCastle


class DragonCastleGame(Game):
    """The façade: every method hands over to the file that knows."""

    def __init__(self) -> None:
        super().__init__(
            id="dragon_castle",
            name=Name("Dragon Castle", "Dragon Castle"),
            version=2,
            seats=[2, 3, 4],
            actions=ACTIONS,
            max_actions=10000,
        )

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def objection(self, options: Options) -> Message | None:
        return objection(options)

    def new(self, options: Options, seed: int) -> DragonCastle:
        state = DragonCastle(options, SealedRng(seed))
        state.set_up()
        return state

    def observe(self, state: GameState, seat: int) -> DragonCastleObservation:
        assert isinstance(state, DragonCastle)
        return state.observe(seat)

    def imagine(self, seen: Observation, seed: int) -> DragonCastle:
        assert isinstance(seen, DragonCastleObservation)
        return imagine(seen, seed)

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        """Nothing: what nobody has seen lies in a bag and has no order yet (decision 14)."""
        return {}

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, DragonCastleObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, DragonCastleObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, DragonCastleObservation)
        return describe.action(seen, action)

    def arguments(self, action: int) -> Mapping[str, object]:
        # Cold: no bot and no page asks for it.
        from regalia.games.dragon_castle.view.moves import arguments

        return arguments(action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


GAME = DragonCastleGame()

"""Kingsburg as the rest of the project sees it."""

from collections.abc import Mapping

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.state import GameState
from regalia.games.kingsburg import describe
from regalia.games.kingsburg.actions import ACTIONS
from regalia.games.kingsburg.hidden import hidden
from regalia.games.kingsburg.imagine import imagine
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.options import OPTIONS
from regalia.games.kingsburg.rules import Kingsburg


class KingsburgGame(Game):
    """The façade: every method hands over to the file that knows."""

    def __init__(self) -> None:
        super().__init__(
            id="kingsburg",
            name=Name("Kingsburg", "Kingsburg"),
            version=1,
            seats=[2, 3, 4, 5],
            actions=ACTIONS,
            max_actions=3000,
        )

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def new(self, options: Options, seed: int) -> Kingsburg:
        state = Kingsburg(options, SealedRng(seed))
        state.set_up()
        return state

    def observe(self, state: GameState, seat: int) -> KingsburgObservation:
        assert isinstance(state, Kingsburg)
        return state.observe(seat)

    def imagine(self, seen: Observation, seed: int) -> Kingsburg:
        assert isinstance(seen, KingsburgObservation)
        return imagine(seen, seed)

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        assert isinstance(state, Kingsburg)
        return hidden(state, seat)

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, KingsburgObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, KingsburgObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, KingsburgObservation)
        return describe.action(seen, action)

    def arguments(self, action: int) -> Mapping[str, object]:
        # Cold: no bot and no page asks for it.
        from regalia.games.kingsburg.view.moves import arguments

        return arguments(action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


GAME = KingsburgGame()

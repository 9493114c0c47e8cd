"""Legends as the rest of the project sees it."""

from collections.abc import Mapping

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.state import GameState
from regalia.games.legends import describe
from regalia.games.legends.actions import ACTIONS
from regalia.games.legends.hidden import hidden
from regalia.games.legends.imagine import imagine
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.options import OPTIONS, objection
from regalia.games.legends.rules import Legends


class LegendsGame(Game):
    """The façade: every method hands over to the file that knows."""

    def __init__(self) -> None:
        super().__init__(
            id="legends",
            name=Name("Eight-Minute Empire: Legends", "Dix-Huit Minutes pour un Empire"),
            version=1,
            seats=[2, 3, 4],
            actions=ACTIONS,
            max_actions=3000,
        )

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def objection(self, options: Options) -> Message | None:
        return objection(options)

    def new(self, options: Options, seed: int) -> Legends:
        state = Legends(options, SealedRng(seed))
        state.set_up()
        return state

    def observe(self, state: GameState, seat: int) -> LegendsObservation:
        assert isinstance(state, Legends)
        return state.observe(seat)

    def imagine(self, seen: Observation, seed: int) -> Legends:
        assert isinstance(seen, LegendsObservation)
        return imagine(seen, seed)

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        assert isinstance(state, Legends)
        return hidden(state, seat)

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, LegendsObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, LegendsObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, LegendsObservation)
        return describe.action(seen, action)

    def arguments(self, action: int) -> Mapping[str, object]:
        # Cold: no bot and no page asks for it.
        from regalia.games.legends.view.moves import arguments

        return arguments(action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


GAME = LegendsGame()

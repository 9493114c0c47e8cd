"""A game as the rest of the project sees it: one instance per game, cold and complete."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from regalia.core.actions import ActionSpace
from regalia.core.events import Event
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything one may ask of a game. Subclasses fill in every attribute and every method."""

    def __init__(
        self,
        id: str,
        name: Name,
        version: int,
        seats: list[int],
        actions: ActionSpace,
        max_actions: int,
    ) -> None:
        self.id = id
        self.name = name
        self.version = version  # of its behaviour; a record replays under the same one
        self.seats = seats  # the seat counts it can be played with
        self.actions = actions
        self.max_actions = max_actions  # no game lasts longer, however it is played
        self.material = ""  # a mark of values that owners may replace; records keep it

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def options(self) -> tuple[Option, ...]:
        """What can be chosen at set-up, with defaults."""
        raise NotImplementedError

    def objection(self, options: Options) -> Message | None:
        """Why these values do not go together, if they do not."""
        return None

    def new(self, options: Options, seed: int) -> GameState:
        """A fresh game whose chance is sealed by the seed, run on to its first decision."""
        raise NotImplementedError

    def observe(self, state: GameState, seat: int) -> Observation:
        """What a seat, or SPECTATOR, knows now."""
        raise NotImplementedError

    def imagine(self, seen: Observation, seed: int) -> GameState:
        """One world the seat could be in: `observe(imagine(seen, seed), seat) == seen`.

        What the seat does not know is drawn by a fast generator started from the seed, which then
        is the chance of that world; hidden zones follow their true probabilities.
        """
        raise NotImplementedError

    def hidden(self, state: GameState, seat: int) -> dict[str, object]:
        """What lies in the state and the seat may not know, by zone: for laws, not for players."""
        raise NotImplementedError

    def scores(self, seen: Observation, world: GameState | None = None) -> list[ScoreSheet]:
        """Every seat's points now, itemised, as far as the observer may know them.

        A game in which a seat scores in secret says here what has been revealed of it. Whoever
        has already imagined a world that fits hands it on.
        """
        if world is None:
            world = self.imagine(seen, 0)
        return [world.score(seat) for seat in range(world.seats)]

    def forced(self, legal: list[int]) -> int | None:
        """What a seat that skips forced moves is not asked: the only action there is.

        A game adds an end of turn beside which there is nothing but giving something up.
        """
        return legal[0] if len(legal) == 1 else None

    def where(self, seen: Observation) -> Message:
        """Where the game stands: "Year III, summer"."""
        raise NotImplementedError

    def prompt(self, seen: Observation) -> Message:
        """What is asked of the observing seat now, or whom it waits for."""
        raise NotImplementedError

    def outcome(self, seen: Observation, world: GameState) -> Message:
        """How the game ended, for callers that have already imagined a world that fits."""
        return self.prompt(seen)

    def idle(self, seen: Observation) -> int | None:
        """The action that ends a window in which the seat can gain nothing, if it is in one.

        A table plays it without asking. The rules do not: a record says that it was played.
        """
        return None

    def describe(self, seen: Observation, action: int) -> Message:
        """A legal action as a sentence; no two legal actions read alike."""
        raise NotImplementedError

    def arguments(self, action: int) -> Mapping[str, object]:
        """What an action is about, by name: things of the game's view, seats, numbers, words."""
        return {"words": self.actions.code(action)[1:]}

    def narrate(self, event: Event) -> Message:
        """The log line of an event."""
        raise NotImplementedError

"""It's a Wonderful Kingdom as the rest of the project sees it."""

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.rng import SealedRng
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom import describe
from regalia.games.wonderful_kingdom.actions import ACTIONS
from regalia.games.wonderful_kingdom.imagine import imagine
from regalia.games.wonderful_kingdom.material import DIGEST
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.options import OPTIONS, objection
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARRIVAL,
    CHOICE,
    COUNCIL,
    FACE_DOWN,
    KNOWN_SHIFT,
    NONE,
    START,
)


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
        zones: dict[str, object] = {}
        if state.box and (state.seats == 2 or state.phase != COUNCIL):
            zones["box"] = tuple(sorted(state.box))
        if state.seats == 2:
            zones |= hidden_cards(state, seat)
            for other in range(2):
                if other != seat:
                    zones |= hidden_matter(state, other)
        return zones

    def where(self, seen: Observation) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.where(seen)

    def prompt(self, seen: Observation) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.prompt(seen)

    def describe(self, seen: Observation, action: int) -> Message:
        assert isinstance(seen, KingdomObservation)
        return describe.action(seen, action)

    def narrate(self, event: Event) -> Message:
        return describe.event(event)


def hidden_cards(state: Kingdom, seat: int) -> dict[str, object]:
    """Face-down cards, on the table or discarded, that the seat neither hid nor peeked at."""

    def is_secret(tabled: int) -> bool:
        known = seat >= 0 and (tabled >> (KNOWN_SHIFT + seat)) & 1 == 1
        return tabled & FACE_DOWN != 0 and not known

    table = enumerate(state.all_zones())
    down = [(zone, tabled) for zone, row in table for tabled in row if is_secret(tabled)]
    if state.lifted != NONE and is_secret(state.lifted):
        down.append((4, int(state.lifted)))
    buried = [tabled for tabled in state.buried if is_secret(tabled)]
    zones: dict[str, object] = {}
    if down:
        zones["face-down cards"] = tuple(sorted(down))
    if buried:
        zones["discarded face down"] = tuple(sorted(buried))
    return zones


def hidden_matter(state: Kingdom, other: int) -> dict[str, object]:
    """What belongs to another seat alone: hand, pack, advisors, cards it looks at."""
    zones: dict[str, object] = {}
    if state.hands(other):
        zones[f"hand of {other}"] = tuple(state.hands(other))
    if len(set(state.packs_left(other))) > 1:
        zones[f"pack of {other}"] = tuple(state.packs_left(other))
    if state.phase == COUNCIL:
        zones[f"advisors of {other}"] = tuple(state.choices(other))
    if state.phase in (COUNCIL, ARRIVAL) and state.sealed(other) != NONE:
        zones[f"choice of {other}"] = state.sealed(other)
    if state.rejected(other) != NONE:
        zones[f"advisor sent away by {other}"] = state.rejected(other)
    if state.phase == START and state.drawn and (state.pending >> other) & 1:
        zones[f"cards that {other} looks at"] = tuple(state.drawn)
    if state.phase == CHOICE and state.stage == choice.HALF and (state.pending >> other) & 1:
        zones[f"first card of {other}"] = state.half
    return zones


GAME = KingdomGame()

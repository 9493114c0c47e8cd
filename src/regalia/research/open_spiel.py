"""The games for OpenSpiel: `pyspiel.load_game("regalia_kingsburg", {"players": 3})`.

Chance moves once, first, and picks one of `deals` seeds; all dice and cards of a game follow from
its seed, which no player sees. So a history can be replayed, copied and written down, and every
chance node has a finite list of outcomes. `options` are written as `id=value`, with `;` between.
A game that is not registered is passed as it is: `RegaliaGame(GAME, {"players": 2})`.
"""

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from regalia import registry
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.options import Options, OptionValue
from regalia.core.state import GameState
from regalia.core.utility import utilities
from regalia.research.tensors import Encoding, encoding

DEALS = 1000
MOST_POINTS = 100.0  # in hundreds: more than a lone player ever has


def game_type(game: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game before it is set up for so many players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"regalia_{game.id}",
        long_name=game.name.en,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=rows(game) is not None,
        parameter_specification={"players": usual(game), "deals": DEALS, "options": ""},
    )


def usual(game: Game) -> int:
    """For how many a game is set up where nobody says so."""
    return min(seats for seats in game.seats if seats > 1)


def rows(game: Game) -> Encoding | None:
    """How observations become tensors; a game from elsewhere need not say what its fields are."""
    try:
        return encoding(game.id)
    except RegaliaError:
        return None


class RegaliaGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """One of the games at one setting."""

    def __init__(self, game: str | Game, params: dict[str, Any] | None = None) -> None:
        found = game if isinstance(game, Game) else registry.find(game)
        given = {"players": usual(found), "deals": DEALS, "options": "", **(params or {})}
        players, deals = int(given["players"]), int(given["deals"])
        pairs = [pair for pair in str(given["options"]).split(";") if pair]
        self.game = found
        self.chosen = registry.options(found, players, registry.read_options(found, pairs))
        self.deals = deals
        most = 1.0 if players > 1 else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(found.actions),
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=found.max_actions,
        )
        super().__init__(game_type(found, players), info, given)

    def new_initial_state(self) -> "RegaliaState":
        """Before chance has picked the deal."""
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees, or, with perfect recall, has ever known."""
        if params:
            raise ValueError(f"there are no parameters of observation, so not {params}")
        return Observer(rows(self.game), bool(iig_obs_type and iig_obs_type.perfect_recall))


class Position:
    """A state of ours and what each player has seen on the way, as OpenSpiel copies and pickles."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.state: GameState | None = None
        self.moves: list[int] = []  # the deal, then actions
        self.memories = [b""] * options.seats  # of all that was seen and done, folded into one

    def __deepcopy__(self, memo: object) -> "Position":
        twin = Position(self.game, self.options)
        twin.state = None if self.state is None else self.state.clone()
        twin.moves = self.moves[:]
        twin.memories = self.memories[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A compiled state cannot be pickled: written down are the moves that lead to it."""
        options = self.options.seats, self.options.values()
        return revived, (type(self.game), *options, self.moves, self.memories)

    def deal(self, seed: int) -> None:
        """Chance has picked a seed."""
        self.state = self.game.new(self.options, seed)
        self.state.keeps_events = False
        self.moves = [seed]

    def act(self, seat: int, action: int) -> None:
        """Carry out an action; the player remembers what it saw and did."""
        assert self.state is not None
        seen = f"{self.seen(seat)} {action}".encode()
        self.memories[seat] = blake2b(self.memories[seat] + seen, digest_size=16).digest()
        self.state.apply(seat, action)
        self.moves.append(action)

    def seen(self, seat: int) -> str:
        """What a player sees now."""
        if self.state is None:
            return "not dealt"
        seen = self.game.observe(self.state, seat).as_json()
        return " ".join(f"{name}={value}" for name, value in seen.items() if name != "options")


def revived(
    game: Any, seats: int, values: dict[str, OptionValue], moves: list[int], memories: list[bytes]
) -> Position:
    """A position that was written down; `game` is the class of a game."""
    found = Position(game(), Options(seats, values))
    if moves:
        found.deal(moves[0])
        assert found.state is not None
        for action in moves[1:]:
            found.state.apply(found.state.to_act()[0], action)
    found.moves = list(moves)
    found.memories = list(memories)
    return found


class RegaliaState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position; where several players are asked, the lowest seat answers."""

    def __init__(self, game: RegaliaGame) -> None:
        super().__init__(game)
        self.position = Position(game.game, game.chosen)
        self.deals = game.deals

    def current_player(self) -> int:
        """Who is asked."""
        state = self.position.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = state.to_act()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.state is not None
        return self.position.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, all alike."""
        return [(seed, 1.0 / self.deals) for seed in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position.state is None:
            self.position.deal(action)
        else:
            self.position.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(self.position.game.actions.code(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.position.state
        return state is not None and state.is_over()

    def returns(self) -> list[float]:
        """What each player has won: nothing before the end."""
        state = self.position.state
        if state is None or not state.is_over():
            return [0.0] * self.position.options.seats
        return utilities(state)

    def __str__(self) -> str:
        state = self.position.state
        return "not dealt" if state is None else repr(state.key())


class Observer:
    """Tensors are those of `regalia.research.tensors`; strings name every field."""

    def __init__(self, encoding: Encoding | None, remembers: bool) -> None:
        self.encoding = encoding
        self.remembers = remembers
        self.tensor = None if encoding is None else np.zeros(encoding.width, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RegaliaState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        position = state.position
        if self.encoding is None or self.tensor is None:
            return
        if position.state is None:
            self.tensor.fill(0)
        else:
            seen = position.game.observe(position.state, player)
            self.tensor[:] = self.encoding.encode(seen)

    def string_from(self, state: RegaliaState, player: int) -> str:
        """What a player sees; with perfect recall, and a mark of all it saw and did before."""
        position = state.position
        if self.remembers:
            return f"{position.memories[player].hex()} {position.seen(player)}"
        return position.seen(player)


def register() -> None:
    """Make the games known to OpenSpiel, as `regalia_<game>`."""
    for package in registry.PACKAGES:
        game = registry.find(package)

        class Registered(RegaliaGame):
            """A game that OpenSpiel can load by its name alone."""

            def __init__(self, params: dict[str, Any] | None = None, id: str = package) -> None:
                super().__init__(id, params)

        pyspiel.register_game(game_type(game, usual(game)), Registered)


register()

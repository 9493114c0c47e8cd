"""Games between bots, held so that no bot is near a state when it decides."""

from collections.abc import Mapping, Sequence
from dataclasses import fields

from regalia.bots import Bot, find
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options, OptionValue
from regalia.core.state import GameState
from regalia.testing.settings import default_options
from regalia.testing.walk import fuzz


def play(game: Game, options: Options, seed: int, bots: Sequence[Bot]) -> GameState:
    """One game to its end; every choice must be legal."""
    state = game.new(options, seed)
    state.keeps_events = False
    while seats := state.to_act():
        for seat in seats:
            seen = game.observe(state, seat)
            action = bots[seat].choose(seen)
            assert action in seen.legal
            state.apply(seat, action)
    return state


def series(few: int, many: int) -> int:
    """How many games: a few in `make test`, many in `make fuzz`."""
    return many if fuzz() > 1 else few


def meet(
    game: Game, seats: int, games: int, values: Mapping[str, OptionValue] | None = None
) -> tuple[float, float]:
    """Greedy on one seat after another against uniform ones: its share of wins, its mean score."""
    wins = points = 0
    options = Options(seats, {**default_options(game, seats).values(), **(values or {})})
    for number in range(games):
        mine = number % seats
        company = [
            find("greedy" if seat == mine else "uniform", game.id, number * seats + seat)
            for seat in range(seats)
        ]
        state = play(game, options, number, company)
        ranks = state.ranks()
        wins += ranks[mine] == 1 and ranks.count(1) == 1 and state.may_win(mine)  # shared: no win
        points += state.points(mine)
    return wins / games, points / games


def play_blind(
    game: Game, options: Options, seed: int, bots: Sequence[Bot]
) -> list[tuple[int, int]]:
    """One game of which nothing is kept but its actions: no state exists when a bot decides."""
    actions: list[tuple[int, int]] = []
    while views := look(game, options, seed, actions):
        for seen in views:
            assert all(is_plain(getattr(seen, field.name)) for field in fields(seen))
            actions.append((seen.seat, bots[seen.seat].choose(seen)))
    return actions


def look(
    game: Game, options: Options, seed: int, actions: list[tuple[int, int]]
) -> list[Observation]:
    """What the seats that owe a decision see after some actions; the state ends with the call."""
    state = game.new(options, seed)
    for seat, action in actions:
        state.apply(seat, action)
    return [game.observe(state, seat) for seat in state.to_act()]


def is_plain(value: object) -> bool:
    """Whether a value is only itself and leads nowhere else."""
    if isinstance(value, tuple):
        return all(is_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | str | Options)

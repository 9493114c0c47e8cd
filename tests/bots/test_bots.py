"""What holds for every bot of every game: it sees observations only, and plays by the rules."""

import pytest

from bots.table import play, play_blind
from regalia import bots, registry
from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.testing.settings import default_options, option_sets

# Those that answer at once; of levels `test_levels.py` tries single decisions.
QUICK = ["uniform", "greedy"]
PLAYERS = [
    pytest.param(game, name, id=f"{game.id}-{name}") for game in registry.games() for name in QUICK
]
SETTINGS = [
    pytest.param(game, name, options, id=f"{game.id}-{seats}{setting}-{name}")
    for game in registry.games()
    for name in QUICK
    for seats in game.seats
    for setting, options in option_sets(game, seats)
]


def company(game: Game, name: str, options: Options, seed: int) -> list[bots.Bot]:
    """The same bot on every seat, each with its own chance."""
    return [bots.find(name, game.id, seed + seat) for seat in range(options.seats)]


@pytest.mark.parametrize(("game", "name", "options"), SETTINGS)
def test_a_bot_plays_by_the_rules(game: Game, name: str, options: Options) -> None:
    """At every seat count and under every option it chooses among the legal actions, to the end."""
    assert play(game, options, 7, company(game, name, options, 1)).is_over()


# Games that hide nothing from anybody: every world looks like the real one.
OPEN = {"dragon_castle"}


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_needs_no_state(game: Game, name: str) -> None:
    """A whole game is played while no state exists when a bot decides, and it is the same game."""
    options = default_options(game, game.seats[0])
    state = game.new(options, 3)
    for seat, action in play_blind(game, options, 3, company(game, name, options, 5)):
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert state.is_over()
    assert state.key() == play(game, options, 3, company(game, name, options, 5)).key()


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_answers_alike_in_worlds_it_cannot_tell_apart(game: Game, name: str) -> None:
    """What a seat cannot see does not change its bot's choice."""
    options = default_options(game, game.seats[-1])
    state = game.new(options, 11)
    rng = FastRng(2)
    compared = 0
    while seats := state.to_act():
        seat = seats[0]
        if (game.hidden(state, seat) or game.id in OPEN) and compared < 40:
            seen = game.observe(state, seat)
            choice = bots.find(name, game.id, 9).choose(seen)
            for seed in range(3):
                other = game.observe(game.imagine(seen, seed), seat)
                assert bots.find(name, game.id, 9).choose(other) == choice
            compared += 1
        rollout(state, rng, 1)
    assert compared > 0


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_seed_reproduces_a_bot(game: Game, name: str) -> None:
    """The same seed and the same observations give the same play."""
    options = default_options(game, game.seats[-1])
    first, again = (
        play(game, options, 21, company(game, name, options, 8)).key() for _ in range(2)
    )
    assert first == again


def test_every_game_has_a_bot_that_plays_at_random() -> None:
    """`uniform` is everywhere, and the weakest comes first."""
    for game in registry.games():
        assert bots.names(game.id)[0] == "uniform"


def test_an_unknown_bot_is_refused() -> None:
    """The error names those that exist."""
    with pytest.raises(BadOption, match="uniform, greedy"):
        bots.find("greddy", "kingsburg", 1)

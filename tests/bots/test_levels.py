"""The levels: there for every game and seat count, legal, reproducible, and in the words."""

from itertools import pairwise

import pytest

from regalia import bots, registry
from regalia.bots import levels
from regalia.bots.heuristics.kingsburg.weights import hand_set
from regalia.bots.search.minds import weights
from regalia.bots.search.minds.kingsburg.mind import KingsburgMind
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.testing.settings import default_options
from regalia.text import say

# The stronger ones think long where nothing is compiled: they sit at one table of each game.
TABLES = [
    pytest.param(game, seats, name, id=f"{game.id}-{seats}-{name}")
    for game in registry.games()
    for name in levels.NAMES
    for seats in (game.seats if name in levels.NAMES[:3] else game.seats[:1])
]


@pytest.mark.parametrize(("game", "seats", "name"), TABLES)
def test_a_level_sits_at_every_table(game: Game, seats: int, name: str) -> None:
    """It finds a legal action early and late in a game, and the same one again."""
    state = game.new(default_options(game, seats), 5)
    state.keeps_events = False
    rng = FastRng(seats)
    for plies in [0, 60] if name in levels.NAMES[:3] else [90]:
        rollout(state, rng, plies)
        if state.is_over():
            return
        seen = game.observe(state, state.to_act()[0])
        action = bots.find(name, game.id, 3).choose(seen)
        assert action in seen.legal
        if name == levels.NAMES[0]:
            assert bots.find(name, game.id, 3).choose(seen) == action


def test_every_game_of_ours_has_five_levels_above_chance() -> None:
    """They come after the simple bots, weakest first; the usual opponent is one that is quick."""
    for game in registry.games():
        assert bots.names(game.id) == ["uniform", "greedy", *levels.NAMES]
        assert bots.usual(game.id) == "greedy"
        assert len(levels.LEVELS[game.id]) == levels.COUNT


def test_levels_grow_in_what_they_look_at() -> None:
    """No level tries less, sees less or misjudges more than the one below."""
    for budgets in levels.LEVELS.values():
        for below, above in pairwise(budgets):
            assert above.iterations >= below.iterations
            assert above.sight >= below.sight
            assert above.blur <= below.blur


def test_kingsburg_is_judged_by_what_was_learnt_at_the_highest_level_alone() -> None:
    """The other levels go by the weights of `greedy`, which are as many."""
    minds = [levels.level("kingsburg", number, 1).mind for number in range(1, 6)]
    judged = [mind.weights for mind in minds if isinstance(mind, KingsburgMind)]
    assert judged == [hand_set()] * 4 + [weights("kingsburg")]
    assert len(hand_set()) == len(weights("kingsburg"))
    assert hand_set() != weights("kingsburg")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_levels_have_names_and_a_sentence(lang: str) -> None:
    """Different ones, in both languages."""
    words = [say(Message(f"web.bot-{name}"), lang) for name in levels.NAMES]
    about = [say(Message(f"web.bot-{name}-about"), lang) for name in levels.NAMES]
    assert len(set(words)) == len(set(about)) == levels.COUNT
    assert all(sentence.endswith(".") for sentence in about)

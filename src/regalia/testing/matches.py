"""Matches played at random, whole or in part."""

from regalia.core.game import Game
from regalia.core.rng import FastRng
from regalia.match import Match, new_match
from regalia.testing.toy import GAME as TOY


def play(game: str | Game = TOY, seats: int = 2, seed: int = 7, count: int = 10_000) -> Match:
    """Play the first `count` actions of a match, or all of them."""
    match = new_match(game, seats, seed)
    rng = FastRng(seed)
    while count and not match.is_over():
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        legal = match.observe(seat).legal
        match.play(seat, legal[rng.below(len(legal))])
        count -= 1
    return match

"""Hints: from the observation alone, legal, ordered, reproducible, and said in both languages."""

from dataclasses import replace
from inspect import signature

import pytest

from regalia import registry
from regalia.bots.search import minds
from regalia.coach import Hint, hints
from regalia.coach.why import RIVAL, Term, terms, why
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.core.state import GameState
from regalia.testing.settings import default_options
from regalia.text import say

GAMES = [pytest.param(game, id=game.id) for game in registry.games()]


def position(game: Game, seats: int, least: int = 3, seed: int = 7) -> tuple[GameState, int]:
    """A position in which a seat has some choice."""
    state = game.new(default_options(game, seats), seed)
    rng = FastRng(seed)
    rollout(state, rng, 12)
    while len(state.legal(state.to_act()[0])) < least:
        rollout(state, rng, 1)
    return state, state.to_act()[0]


def told(found: list[Hint]) -> list[tuple[object, ...]]:
    """Hints as values that can be compared."""
    return [(hint.action, repr(hint.chance), repr(hint.margin), hint.why) for hint in found]


@pytest.mark.parametrize("game", GAMES)
def test_three_legal_actions_the_best_first(game: Game) -> None:
    """Each with a chance, a margin, their intervals, and a sentence in both languages."""
    state, seat = position(game, 2)
    seen = game.observe(state, seat)
    found = hints(game, seen, 5, tries=120)
    assert len({hint.action for hint in found}) == 3
    for hint in found:
        assert hint.action in seen.legal
        assert 0 <= hint.chance.low <= hint.chance.mean <= hint.chance.high <= 1
        assert hint.margin.low <= hint.margin.mean <= hint.margin.high
        assert say(hint.why, "en") != say(hint.why, "fr")
    assert told(found) == told(hints(game, seen, 5, tries=120))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_no_more_than_the_seat(game: Game) -> None:
    """In worlds that a seat cannot tell apart it gets the same hints; no state is asked for."""
    assert list(signature(hints).parameters) == ["game", "seen", "seed", "tries"]
    state, seat = position(game, max(game.seats), seed=11)
    seen = game.observe(state, seat)
    first = told(hints(game, seen, 9, tries=60))
    for seed in range(2):
        other = game.observe(game.imagine(seen, seed), seat)
        assert told(hints(game, other, 9, tries=60)) == first


def test_who_has_one_choice_is_told_so_and_who_waits_gets_nothing() -> None:
    """Neither needs a search."""
    game = registry.find("kingsburg")
    state, seat = position(game, 2)
    seen = game.observe(state, seat)
    (only,) = hints(game, replace(seen, legal=seen.legal[1:2]), 1, tries=20)
    assert only.action == seen.legal[1] and say(only.why) == "It is the only choice."
    assert hints(game, replace(seen, legal=()), 1, tries=20) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_are_those_of_the_sheet(game: Game) -> None:
    """Together they are the margin; with the same worlds for two equal actions they are equal."""
    state, seat = position(game, 2)
    seen: Observation = game.observe(state, seat)
    action = seen.legal[0]
    one, other = terms(game, minds.find(game.id), seen, [action, action], 4)
    assert one == other
    lines = [line.what.id for line in state.score(seat).lines]
    assert set(lines) <= {term.what.id for term in one}
    assert one[-1].what.id == RIVAL


def gap(id: str, points: float) -> Term:
    """A line of Kingsburg's sheet."""
    return Term(Message(id if id == RIVAL else f"kingsburg.score-{id}"), points)


def test_the_sentence_says_what_counts() -> None:
    """For the best what speaks for it, for others what speaks against, then the other side."""
    mine = [gap("buildings", 20.0), gap("court", 3.0), gap("defeats", -1.0), gap(RIVAL, -30.0)]
    other = [gap("buildings", 17.6), gap("court", 2.9), gap("defeats", 0.0), gap(RIVAL, -31.5)]
    assert say(why(mine, other, True)) == (
        "By the end, compared with the next best choice: Buildings +2.4, "
        "the best rival’s points −1.5 and Defeats −1.0."
    )
    assert say(why(other, mine, False), "fr") == (
        "À la fin, par rapport au meilleur choix\u00a0: Bâtiments −2,4, "
        "points du meilleur adversaire +1,5 et Défaites +1,0."
    )
    assert say(why(mine, mine, True)) == (
        "By the end it comes to much the same as the next best choice."
    )

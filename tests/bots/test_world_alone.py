"""Lone games of the World in thought: as the rules have them, legal, by what is seen alone."""

from itertools import pairwise

import pytest

from regalia import registry
from regalia.bots import levels
from regalia.bots.heuristics.wonderful_world.ruler import Ruler
from regalia.bots.heuristics.world_alone.counsel import Counsel, is_printed, shipped
from regalia.bots.heuristics.world_alone.desk import slots
from regalia.bots.heuristics.world_alone.game import Lone
from regalia.bots.heuristics.world_alone.tables import (
    COUNT,
    CUBES,
    MADE,
    POINT,
    WILD,
    WISHES,
)
from regalia.bots.heuristics.world_alone.weights import DUTY, SAVED, hand_set
from regalia.bots.search.minds import find
from regalia.core.block import block_of
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world.actions import (
    DONE,
    EMPIRE,
    FIRST_COPY,
    KEEP,
    PLACE_AT,
    TAKE_GENERAL,
)
from regalia.games.wonderful_world.actions import EXCHANGE as GIVE
from regalia.games.wonderful_world.material import KINDS, KRYSTALLIUM, RESOURCES, TARGETS
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import NONE, PLANNING

GAME = registry.find("wonderful_world")
TABLES = [
    pytest.param([], id="base"),
    pytest.param(["corruption_ascension=always"], id="ascension"),
    pytest.param(["scenario=hubris"], id="hubris"),
]


def table(chosen: list[str]) -> Options:
    """A lone ruler's table."""
    return registry.options(GAME, 1, registry.read_options(GAME, chosen))


def start(chosen: list[str], seed: int) -> World:
    """A lone game."""
    state = GAME.new(table(chosen), seed)
    assert isinstance(state, World)
    state.keeps_events = False
    return state


@pytest.mark.parametrize("chosen", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_read_as_it_is(chosen: list[str], seed: int) -> None:
    """Production, points, what is owned and what is unseen, anywhere in a random game."""
    state, counsel, rng = start(chosen, seed), shipped(), FastRng(seed)
    while state.pending:
        counsel.read(state)
        realm = counsel.at.realm
        made = [max(0, realm[MADE + r]) for r in range(RESOURCES)]
        assert made == [state.production(0, r) for r in range(RESOURCES)], seed
        assert realm[WILD] == state.krystallium(0)
        counsel.at.begin()
        if state.todo(0) == b"" and not counsel.at.spents:
            assert counsel.at.final_points() == POINT * state.points(0), seed
        rollout(state, rng, 7)


def carry_out(state: World, order: list[int]) -> None:
    """Production with cubes for the first card that takes them, nothing spent."""
    number = state.round
    while state.pending and state.round == number:
        cube = state.step if state.phase != PLANNING and state.loose(0) else NONE
        legal = state.legal(0)
        if cube == NONE or legal[0] == TAKE_GENERAL:
            state.apply(0, DONE if DONE in legal else legal[0])
            continue
        action = EMPIRE
        for card in order:
            if any(card_of(site) == card and free_of(site, cube) for site in state.row_sites(0)):
                action = PLACE_AT[FIRST_COPY[card] * KINDS + cube]
                break
        state.apply(0, action)


def test_a_round_in_thought_ends_as_the_rules_have_it() -> None:
    """The same cards are finished, the same is produced and left, if the same is done."""
    weights = hand_set()
    weights[SAVED] = 10**9  # Krystallium is never spent
    compared = 0
    for seed in range(30):
        state, rng = start([], seed), FastRng(seed)
        counsel = Counsel(block_of(weights))
        while state.pending and state.round < 3:
            rollout(state, rng, 1)
            if state.phase != PLANNING or state.todo(0) or state.stage or state.carried(0) >= 0:
                continue
            cards = [card_of(site) for site in state.row_sites(0)]
            fancy = [free_of(s, k) for s in state.row_sites(0) for k in range(KRYSTALLIUM, KINDS)]
            if len(set(cards)) < len(cards) or any(fancy):
                continue
            counsel.read(state)
            lone = counsel.at
            lone.plan()
            lone.play_round()
            carry_out(state, [lone.card[lone.order[n]] for n in range(lone.orders)])
            if not state.pending:
                break
            seen = [max(0, lone.now[MADE + r]) for r in range(RESOURCES)]
            assert seen == [state.production(0, r) for r in range(RESOURCES)], seed
            assert lone.now[WILD] == state.krystallium(0), seed
            assert lone.now[CUBES] == state.purse(0) & 1023, seed
            counsel.read(state)
            same = [lone.now[COUNT + t] == lone.realm[COUNT + t] for t in range(TARGETS)]
            assert sum(same) >= TARGETS - 2, seed  # Science may have brought either character
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("chosen", TABLES)
def test_a_lone_ruler_thinks_by_what_is_seen(chosen: list[str]) -> None:
    """Legal, and the same in every world that looks alike."""
    state, rng, counsel = start(chosen, 5), FastRng(5), shipped()
    for moves in (0, 2, 9, 33, 60):
        rollout(state, rng, moves)
        if not state.pending:
            break
        seen = GAME.observe(state, 0)
        choices = []
        for number in (1, 77):
            world = GAME.imagine(seen, number)
            assert isinstance(world, World)
            choices.append(counsel.choose(world, 1, 9))
        assert choices[0] == choices[1]
        assert choices[0] in seen.legal


def test_every_step_of_an_exchange_is_answered() -> None:
    """Cards given, decks and cards kept are chosen legally, also when decks run low."""
    state, counsel, rng = start(["corruption_ascension=always"], 8), shipped(), FastRng(8)
    stages = set()
    while state.pending and state.round < 2:
        legal = state.legal(0)
        if state.stage and (state.stage, state.round) not in stages:
            stages.add((state.stage, state.round))
            assert counsel.choose(state, 1, 3) in legal
        exchanges = [a for a in legal if GIVE <= a < KEEP]
        chosen = exchanges or legal
        state.apply(0, chosen[rng.below(len(chosen))])
    assert {stage for stage, _ in stages} == {1, 2, 3}


@pytest.mark.parametrize("chosen", [["war_or_peace=booster"], ["changes=rounds=3"]])
def test_where_rules_are_changed_the_planner_plays(chosen: list[str]) -> None:
    """Thought knows the printed rules only."""
    state = start(chosen, 2)
    assert not is_printed(state)
    assert find(GAME.id).think(state, 5, 1) == Ruler(state, 0).choose(state.legal(0))
    assert is_printed(start([], 2))


def test_thought_is_for_level_five_alone() -> None:
    """The levels below play as they did."""
    assert [budget.alone > 0 for budget in levels.LEVELS[GAME.id]] == [False] * 4 + [True]


def test_points_count_double_near_gold_and_a_lost_scenario_is_worth_little() -> None:
    """What an end of a game is worth."""
    counsel = shipped()
    counsel.gold = 100 * POINT
    worth = [counsel.utility(n * POINT) for n in (70, 80, 90, 100, 110, 120)]
    steps = [after - before for before, after in pairwise(worth)]
    assert max(steps) == steps[2] == 20 * POINT and min(steps) == steps[0] == 10 * POINT
    counsel.wishes = 2
    duty = hand_set()[DUTY]
    won = counsel.utility(80 * POINT + 2 * duty)
    counsel.run.realm[WISHES] = 1
    assert counsel.utility(110 * POINT + duty) < won


def test_a_game_in_thought_depends_on_its_number_alone() -> None:
    """The same cards come again, whatever was thought in between."""
    lone = Lone(block_of(hand_set()))
    first = lone.play_new(0, 5, 11)
    assert lone.play_new(6, 3, 12) != first
    assert lone.play_new(0, 5, 11) == first


def test_slots_are_counted() -> None:
    """Of all eight kinds."""
    assert slots(0x12304005) == 15
    assert slots(0) == 0

"""KB-20, traps: what is easily got wrong."""

import pytest

from regalia.core.options import Options
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import (
    ADVISOR_NAME,
    ADVISOR_SLUG,
    BLACKSMITH,
    BUILDING_BATTLE,
    BUILDING_NAME,
    BUILDING_SLUG,
    BUILDING_VERSUS,
    ENEMY_YEAR,
    KINDS,
    PALISADE,
    SPRING,
    SWORDSMITH,
    WIZARD,
    WIZARDS_GUILD,
    ZOMBIES,
)
from regalia.games.kingsburg.phases.battle import combat_value
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import AID, BUILDING, COURT, ENVOY, HELP, NOBODY, ROLL, UNKNOWN
from regalia.testing.walk import Walk
from rulings.kingsburg.scene import (
    Loaded,
    codes,
    earned,
    enter,
    goods,
    holds,
    owns,
    play,
    put,
    scene,
    start,
    winter,
)
from rulings.kingsburg.season import FILL, asked, sits

DEFAULTS = {option.id: option.default for option in GAME.options()}


def test_equal_french_names_are_different_things() -> None:
    """KB-20.1: Forgeron is an advisor and a building; ids and codes keep them apart."""
    assert ADVISOR_NAME[SWORDSMITH].fr == BUILDING_NAME[BLACKSMITH].fr == "Forgeron"
    assert ADVISOR_NAME[WIZARD].fr == "Sorcier"
    assert "Sorcier" in BUILDING_NAME[WIZARDS_GUILD].fr
    slugs = [*ADVISOR_SLUG[1:], *BUILDING_SLUG]
    assert len(set(slugs)) == 18 + 20


def test_the_two_forgerons_do_different_things() -> None:
    """KB-20.1: the advisor gives goods, the building fights; neither does the other's work."""
    table = scene(2)
    sits(table, 0, "swordsmith", "5+6")
    owns(table, 1, "guard_tower", "blacksmith")
    enter(table, HELP)
    assert codes(table, 0) == [("take", "gold"), ("take", "wood")]
    assert combat_value(table, 0, ZOMBIES) == 0
    assert combat_value(table, 1, ZOMBIES) == 2


def test_the_same_tie_ends_differently_in_phase_one_and_phase_five() -> None:
    """KB-20.2: goods for the tied in the first, nothing for anybody in the fifth."""
    for phase in (AID, ENVOY):
        table = scene(3)
        owns(table, 2, "inn")
        enter(table, phase)
        assert table.to_act() == ([0] if phase == AID else [])
        assert (table.aid, table.envoy) == (NOBODY, NOBODY)


def test_the_same_weakest_is_found_in_phase_one_and_phase_five() -> None:
    """KB-20.2: ties are broken alike: fewest buildings, then fewest goods."""
    for phase in (AID, ENVOY):
        table = scene(3)
        owns(table, 0, "inn")
        holds(table, 1, 1, 0, 0)
        holds(table, 2, 0, 2, 0)
        enter(table, phase)
        assert (table.aid if phase == AID else table.envoy) == 1


def test_re_rolls_go_by_the_old_order_and_all_else_by_the_new() -> None:
    """KB-20.3: 0 re-rolls before 1, then 1 has the lower total and is first at court and after."""
    table = scene(2, dice=[6, 6, 6, 1, 2, 5, 5, 5, 4, 4, 4, *FILL])
    for seat in range(2):
        owns(table, seat, "statue")
        holds(table, seat, 0, 1, 0)
    start(table, ROLL)
    turns = []
    while table.season == SPRING:
        turns.append((table.phase, asked(table)))
        play(table, asked(table), "pass")
    assert turns == [(ROLL, 0), (ROLL, 1), (COURT, 1), (COURT, 0), (BUILDING, 1), (BUILDING, 0)]


def test_equal_totals_keep_their_order_across_the_year() -> None:
    """KB-20.4: the order of last autumn decides ties of the first roll of the new year."""
    table = scene(4)
    put(table, order=[2, 0, 3, 1])
    put(table, soldiers=[9, 9, 9, 9])
    winter(table, "i_5_zombies", die=1)
    table.rng = Loaded([1, 2, 3, 3, 2, 1, 2, 2, 2, 1, 1, 4])
    table.run_on()
    assert (table.year, table.phase) == (1, AID)
    for seat in (2, 0, 3, 1):
        assert asked(table) == seat
        play(table, seat, "take", "gold")
    assert table.phase == COURT
    assert table.all_order() == [2, 0, 3, 1]


def test_the_strongest_is_so_by_combat_value_not_by_soldiers() -> None:
    """KB-20.5: 2 soldiers and +4 beat 5 soldiers and nothing."""
    table = scene(2)
    owns(table, 0, "guard_tower", "blacksmith", "barracks", "wizards_guild")
    put(table, soldiers=[1, 4])
    winter(table, "i_1_barbarians", die=1)
    assert table.all_soldiers() == [2, 5]
    assert earned(table) == [1, 0]


@pytest.mark.parametrize("wall", [False, True])
def test_a_draw_never_earns_the_strongest_winners_point(wall: bool) -> None:
    """KB-20.5: the highest value of all but equal to the enemy's wins with a Stone Wall only."""
    table = scene(2)
    owns(
        table, 0, *(("palisade", "stable", "stone_wall") if wall else ("guard_tower", "blacksmith"))
    )
    winter(table, "i_4_orcs", die=1)
    assert table.all_strength() == [3, 1]
    assert earned(table)[0] == (1 if wall else 0)


def test_what_counts_against_a_kind_is_added() -> None:
    """KB-20.6: Palisade 1 + 1 = 2 against Zombies, neither 1 nor 3."""
    assert BUILDING_BATTLE[PALISADE] == 1
    assert BUILDING_VERSUS[PALISADE * KINDS + ZOMBIES] == 1
    table = scene(2)
    owns(table, 0, "palisade")
    assert combat_value(table, 0, ZOMBIES) == 2


def test_the_alchemist_takes_goods_of_lower_advisors_only() -> None:
    """KB-20.7: the Architect's wood can be traded at once, the Treasurer's gold comes too late."""
    table = scene(2)
    sits(table, 0, "treasurer", "2+6")
    sits(table, 0, "alchemist", "6")
    sits(table, 0, "architect", "3")
    enter(table, HELP)
    assert codes(table, 0) == [("pass",), ("trade", "wood")]
    table.rng = Loaded(FILL)
    play(table, 0, "trade", "wood")
    assert goods(table, 0) == (1 + 2, 0, 1)


def test_an_alchemist_before_all_goods_is_no_question() -> None:
    """KB-20.7: with goods from 7 upwards alone there is nothing to trade yet."""
    table = scene(2)
    sits(table, 0, "alchemist", "6")
    sits(table, 0, "treasurer", "2+6")
    enter(table, HELP)
    assert table.pending == 0
    assert goods(table, 0) == (2, 0, 0)


def test_a_peek_shows_this_years_card_and_never_a_later_one() -> None:
    """KB-20.8: whatever is drawn or seen in random games belongs to the current year."""
    seen = 0
    for seed in range(6):
        walk = Walk(GAME, Options(4, DEFAULTS), seed, "taste")
        for state in walk.states():
            assert isinstance(state, Kingsburg)
            if state.enemy != UNKNOWN:
                assert ENEMY_YEAR[state.enemy] == state.year
            for event in walk.events:
                seen += event.kind == "sees"
    assert seen > 0


def test_the_last_years_peek_shows_the_last_card() -> None:
    """KB-20.8: in year V there is one card left, and it is of year V."""
    table = scene(2, dice=[5])
    table.year = 4
    sits(table, 0, "general", "4+6")
    enter(table, HELP)
    (sees,) = [event for event in table.take_events() if event.kind == "sees"]
    assert sees.args == (24,)

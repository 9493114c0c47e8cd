"""KB-10, the Envoy: who gets him, how long he stays, and the two things he can do."""

import pytest

from kit.told import assert_told
from regalia.core.rng import FastRng
from regalia.games.kingsburg.actions import PASS
from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BUILDING, COURT, ENVOY, NOBODY, ROLL
from rulings.kingsburg.scene import codes, enter, goods, holds, kinds, owns, play, put, scene, start


def idle(table: Kingsburg) -> None:
    """Let whoever is asked do as little as possible."""
    (seat,) = table.to_act()
    legal = table.legal(seat)
    table.apply(seat, PASS if PASS in legal else legal[0])


def test_an_unused_envoy_leaves_his_holder_before_he_is_given_anew() -> None:
    """KB-10.1: he goes back even when nobody earns him, and then nobody has him."""
    table = scene(3)
    table.envoy = 2
    enter(table, ENVOY)  # all tied on 0/0
    assert table.envoy == NOBODY
    assert kinds(table) == ["envoy_returns", "no_envoy"]


def test_the_last_holder_may_get_the_envoy_again() -> None:
    """KB-10.1: he returns from seat 1 and goes to seat 1."""
    table = scene(3)
    owns(table, 0, "inn")
    owns(table, 2, "inn")
    table.envoy = 1
    enter(table, ENVOY)
    assert table.envoy == 1
    assert kinds(table) == ["envoy_returns", "envoy"]


def test_the_envoy_moves_on_to_the_new_weakest() -> None:
    """KB-10.1: having had the Envoy before gives no claim to him."""
    table = scene(3)
    owns(table, 0, "inn")
    owns(table, 1, "inn")
    table.envoy = 1
    assert enter(table, ENVOY).envoy == 2


def test_the_fewest_buildings_alone_bring_the_envoy_whatever_the_goods() -> None:
    """KB-10.2: the richest of all gets him when he alone has the fewest buildings."""
    table = scene(3)
    owns(table, 0, "inn", "palisade")
    owns(table, 1, "statue")
    owns(table, 2, "inn", "palisade")
    holds(table, 1, 5, 5, 5)
    assert enter(table, ENVOY).envoy == 1


def test_among_those_tied_on_buildings_the_poorest_gets_the_envoy() -> None:
    """KB-10.3: the sum of goods decides among the tied; the poorer seat 3 has more buildings."""
    table = scene(4)
    for seat in range(3):
        owns(table, seat, "inn")
    owns(table, 3, "inn", "palisade")
    holds(table, 0, 0, 0, 3)
    holds(table, 1, 1, 1, 0)
    holds(table, 2, 3, 0, 0)
    assert enter(table, ENVOY).envoy == 1
    assert_told(table, "envoy", "KB-10.3")


def test_tokens_are_no_goods_when_the_envoy_is_given() -> None:
    """KB-10.3: the poorest is poorest in goods, whatever +2 tokens he holds."""
    table = scene(2)
    table.set_tokens(0, 3)
    holds(table, 1, 1, 0, 0)
    assert enter(table, ENVOY).envoy == 0


def test_a_full_tie_brings_the_envoy_to_nobody_and_no_goods_either() -> None:
    """KB-10.4, KB-20.2: tied on buildings and goods, nobody gets him, nor any consolation."""
    table = scene(3)
    owns(table, 0, "inn")
    holds(table, 1, 2, 0, 0)
    holds(table, 2, 0, 1, 1)
    enter(table, ENVOY)
    assert table.envoy == NOBODY
    assert table.pending == 0
    assert [goods(table, seat) for seat in range(3)] == [(0, 0, 0), (2, 0, 0), (0, 1, 1)]


def test_an_unused_envoy_stays_for_three_seasons() -> None:
    """KB-10.5: autumn, next spring and next summer; the next phase 5 takes him back."""
    table = scene(3)
    table.rng = FastRng(5)
    table.season = AUTUMN
    owns(table, 0, "inn")
    owns(table, 1, "inn")
    start(table, ENVOY)
    seen = []
    while "envoy_returns" not in (happened := kinds(table)):
        seen.append((table.year, table.season))
        assert table.envoy == 2, happened
        idle(table)
    assert {(0, AUTUMN), (1, SPRING), (1, SUMMER)} <= set(seen)
    assert (table.year, table.season) == (1, AUTUMN)


@pytest.mark.parametrize("season", [AUTUMN, SPRING, SUMMER])
def test_the_envoy_serves_in_any_of_the_three_seasons(season: int) -> None:
    """KB-10.5: once used, he is on the calendar and no other season finds him with his holder."""
    table = scene(2, dice=[6, 6, 6, 1, 1, 5, 5, 5, 2, 2, 2])
    table.season = season
    table.envoy = 1
    start(table, ROLL)
    play(table, 1, "influence", "squire", "2")
    assert table.envoy == NOBODY


def test_a_spent_envoy_is_on_the_calendar_until_the_next_phase_five() -> None:
    """KB-10.5: used in spring, he is nobody's in summer and given anew after it."""
    table = scene(2)
    table.rng = FastRng(11)
    owns(table, 0, "inn")
    holds(table, 1, 0, 3, 0)
    table.year, table.envoy = 1, 1
    start(table, BUILDING)
    play(table, 1, "build", "palisade")
    play(table, 1, "build", "barricade")
    while table.season != AUTUMN:
        assert table.envoy == NOBODY
        idle(table)
    assert table.envoy == 0


def test_an_envoy_unused_in_the_last_autumn_is_worth_nothing() -> None:
    """KB-10.5: in year V only autumn remains, and no point is paid for him."""
    table = scene(2)
    table.rng = FastRng(3)
    table.year, table.season = 4, AUTUMN
    owns(table, 0, "inn")
    start(table, ENVOY)
    assert table.envoy == 1
    while not table.is_over():
        idle(table)
    assert [line.points for line in table.score(1).lines[:7]] == [0] * 7


def test_without_the_envoy_an_occupied_advisor_is_closed() -> None:
    """KB-10.6: the same dice, once without him and once with him."""
    for envoy, allowed in ((NOBODY, False), (2, True)):
        table = scene(3, dice=[3, 6, 6, 6, 6, 6, 3, 6, 6])
        table.envoy = envoy
        start(table, ROLL)
        assert table.all_order() == [0, 2, 1]
        play(table, 0, "influence", "architect", "3")
        assert (("influence", "architect", "3") in codes(table, 2)) is allowed


def test_the_envoy_opens_advisors_held_by_others_by_oneself_and_by_nobody() -> None:
    """KB-10.6: another's 4, one's own 3 and the neutral 17 and 2 all open; free ones stay open."""
    table = scene(2, dice=[6, 6, 5, 1, 1, 4, 4, 6, 3, 3, 1])
    table.envoy = 1
    start(table, ROLL)
    play(table, 1, "influence", "architect", "3")
    play(table, 0, "influence", "merchant", "4")
    assert codes(table, 1) == [
        ("pass",),
        ("influence", "jester", "1"),
        ("influence", "architect", "3"),
        ("influence", "merchant", "1+3"),
    ]


def test_a_group_sent_with_the_envoy_still_needs_a_coloured_die() -> None:
    """KB-10.6: KB-5.3 holds; the white 3 opens no occupied 3, with a coloured 2 it opens 5."""
    table = scene(2, dice=[1, 1, 1, 1, 4, 2, 2, 2, 3, 6, 6, 6])
    table.aid = 0
    table.envoy = 0
    start(table, ROLL)
    assert table.occupied == 1 << 3 | 1 << 5
    assert ("influence", "sergeant", "2", "white:3") in codes(table, 0)
    assert not [code for code in codes(table, 0) if code[1:2] == ("architect",)]


def test_a_group_sent_with_the_envoy_may_carry_a_token_and_the_market() -> None:
    """KB-10.6: KB-5.9 holds; a coloured 2 reaches the occupied 5 by +2 and +1, 7 by no means."""
    table = scene(2, dice=[1, 1, 3, 3, 4, 2, 2, 2, 6, 6, 6])
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 2)
    table.envoy = 0
    start(table, ROLL)
    assert table.occupied == 1 << 5 | 1 << 7
    assert ("influence", "sergeant", "2", "token", "market:+1") in codes(table, 0)
    assert {code for code in codes(table, 0) if code[1:3] == ("astronomer", "2")} == set()
    play(table, 0, "influence", "sergeant", "2", "token", "market:+1")
    assert table.envoy == NOBODY
    assert table.tokens(0) == 1


def test_a_free_advisor_leaves_the_envoy_with_his_holder() -> None:
    """KB-10.6: he is spent on an occupied advisor only."""
    table = scene(2, dice=[6, 6, 6, 6, 6, 1, 2, 3, 6, 6, 6])
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "jester", "1")
    assert table.envoy == 0


def test_the_envoy_on_ones_own_group_doubles_ones_pay() -> None:
    """KB-10.7: two groups of one player on the Treasurer are 4 gold."""
    table = scene(3, dice=[2, 6, 6, 6, 5, 6, 6, 6, 6])
    table.set_tokens(0, 1)
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "treasurer", "2+6")
    play(table, 1, "pass")
    play(table, 2, "pass")
    play(table, 0, "influence", "treasurer", "6", "token")
    assert goods(table, 0) == (4, 0, 0)


def test_the_envoy_beside_another_player_pays_both_in_full() -> None:
    """KB-10.7: neither shares with the other; choices are made one by one, the earlier first."""
    table = scene(3, dice=[4, 1, 1, 4, 1, 1, 6, 6, 6])
    table.envoy = 1
    start(table, ROLL)
    play(table, 0, "influence", "merchant", "4")
    play(table, 1, "influence", "merchant", "4")
    play(table, 2, "pass")
    play(table, 0, "pass")
    play(table, 1, "pass")
    play(table, 0, "take", "wood")
    play(table, 1, "take", "gold")
    assert (goods(table, 0), goods(table, 1)) == ((0, 1, 0), (1, 0, 0))


def test_the_envoy_builds_a_second_building() -> None:
    """KB-10.8: two buildings in one turn with him; his neighbour without him builds one."""
    table = scene(3, dice=[1, 2, 3] * 3)
    for seat in range(2):
        holds(table, seat, 0, 3, 0)
    table.envoy = 0
    start(table, BUILDING)
    play(table, 0, "build", "palisade")
    play(table, 0, "build", "barricade")
    assert table.to_act() == [1]
    play(table, 1, "build", "palisade")
    assert [table.buildings(seat) for seat in range(3)] == [2, 1, 0]
    assert table.envoy == NOBODY


def test_an_envoy_spent_at_court_does_not_build_in_the_same_season() -> None:
    """KB-10.9: he is returned when used; step d finds him gone."""
    table = scene(2, dice=[6, 6, 6, 1, 2, 3, 4, 5, 6, 6, 6, *[1] * 11])
    holds(table, 0, 0, 3, 0)
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "architect", "3")
    while table.phase == COURT:
        idle(table)
    assert table.phase == BUILDING
    play(table, 0, "build", "palisade")
    assert goods(table, 0) == (0, 2, 0)  # enough for a Barricade, but no second question
    assert table.phase != BUILDING


def test_the_envoy_opens_one_advisor_only() -> None:
    """KB-10.9: after the first occupied advisor every other one is closed again."""
    table = scene(2, dice=[6, 6, 6, 1, 2, 3, 4, 5, 6, 6, 6])
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "architect", "3")
    idle(table)
    assert codes(table, 0) == [
        ("pass",),
        ("influence", "merchant", "4"),
        ("influence", "sergeant", "5"),
        ("influence", "master_hunter", "4+5"),
    ]
    table.occupied |= 1 << 4
    assert ("influence", "merchant", "4") not in codes(table, 0)


def test_robin_receives_the_envoy() -> None:
    """KB-19.9: L 5/0, T 4/2, F 4/1, R 4/0: R gets him; with F at 0 goods nobody would."""
    for fred, holder in ((1, 3), (0, NOBODY)):
        table = scene(4)
        owns(table, 0, "inn", "statue", "palisade", "barricade", "crane")
        for seat in (1, 2, 3):
            owns(table, seat, "inn", "statue", "palisade", "barricade")
        holds(table, 1, 1, 0, 1)
        holds(table, 2, 0, fred, 0)
        table.year = 1
        assert enter(table, ENVOY).envoy == holder


def test_robin_builds_twice() -> None:
    """KB-19.10: (1,3,0) pays Barricade and Blacksmith: nothing left, +2 VP, the Envoy is back."""
    table = scene(4)
    owns(table, 3, "guard_tower")
    holds(table, 3, 1, 3, 0)
    holds(table, 0, 0, 1, 0)
    put(table, order=[3, 0, 1, 2])
    table.envoy = 3
    before = table.vp(3)
    start(table, BUILDING)
    play(table, 3, "build", "barricade")
    play(table, 3, "build", "blacksmith")
    assert goods(table, 3) == (0, 0, 0)
    assert table.vp(3) - before == 2
    assert table.envoy == NOBODY
    assert table.to_act() == [0]


def test_robin_joins_theo_at_the_architect() -> None:
    """KB-19.11: T's 3 lies on the Architect; R adds his last 3, and both get 1 wood."""
    table = scene(4, dice=[6, 6, 6, 3, 6, 6, 6, 6, 6, 3, 6, 6])
    table.envoy = 3
    start(table, ROLL)
    assert table.all_order() == [1, 3, 0, 2]
    play(table, 1, "influence", "architect", "3")
    play(table, 3, "influence", "architect", "3")
    while table.phase == COURT:
        idle(table)
    assert [goods(table, seat) for seat in range(4)] == [(0, 0, 0), (0, 1, 0), (0, 0, 0), (0, 1, 0)]
    assert table.envoy == NOBODY


def test_neutral_dice_are_paid_nothing_beside_the_envoy() -> None:
    """KB-19.43: neutral dice on 8, the holder adds 3+5: 2 gold once, to him alone."""
    table = scene(2, dice=[2, 2, 4, 6, 6, 3, 5, 6, 6, 6, 6])
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "treasurer", "3+5")
    while table.phase == COURT:
        idle(table)
    assert table.phase == BUILDING
    assert table.all_goods() == [2, 0, 0, 0, 0, 0]

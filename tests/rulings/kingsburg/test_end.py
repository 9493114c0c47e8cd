"""KB-14 and KB-15, the end of a year and of the game."""

import pytest

from regalia.games.kingsburg.material import SPRING, STATUE
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import AID, FROM_CATHEDRAL, FROM_REWARD, OVER
from rulings.kingsburg.scene import earned, goods, holds, kinds, line, owns, put, scene, winter

FAITH = ("statue", "chapel", "church", "cathedral")


def finish(table: Kingsburg, enemy: str = "v_1_barbarians", die: int = 6) -> Kingsburg:
    """Fight the last battle, with armies that win it, and end the game."""
    put(table, soldiers=[9] * table.seats)
    winter(table, enemy, die)
    table.run_on()
    return table


@pytest.mark.parametrize(
    ("enemy", "year"), [("i_5_zombies", 0), ("ii_5_zombies", 1), ("iv_5_zombies", 3)]
)
def test_a_year_ends_with_the_battle_and_phase_one_follows(enemy: str, year: int) -> None:
    """KB-14.1: the year advances by one and the King's aid begins."""
    table = winter(scene(3), enemy, die=1)
    assert table.year == year
    table.run_on()
    assert (table.year, table.season, table.phase) == (year + 1, SPRING, AID)
    assert table.to_act() == [0]


def test_after_the_fifth_year_the_game_is_over() -> None:
    """KB-14.1: nobody is asked anything any more."""
    table = winter(scene(3), "v_5_dragons", die=1)
    table.run_on()
    assert table.phase == OVER
    assert table.is_over()
    assert kinds(table)[-1] == "over"


def test_what_a_governor_has_he_keeps_into_the_next_year() -> None:
    """KB-14.2: goods, tokens, buildings, score, turn order and an unused Envoy carry over."""
    table = scene(3)
    put(table, order=[2, 0, 1])
    owns(table, 0, "statue")
    holds(table, 0, 3, 0, 1)
    holds(table, 1, 0, 1, 1)
    holds(table, 2, 2, 0, 0)
    put(table, tokens=[0, 3, 1])
    table.gain_vp(1, FROM_REWARD, 4)
    table.envoy = 2
    put(table, soldiers=[1, 1, 1])
    winter(table, "i_4_orcs", die=2)  # all draw: nothing is won or lost
    kept = (
        table.all_goods(),
        table.all_tokens(),
        table.all_built(),
        table.all_vp(),
        table.all_order(),
    )
    table.run_on()
    assert (table.year, table.phase) == (1, AID)
    assert (
        table.all_goods(),
        table.all_tokens(),
        table.all_built(),
        table.all_vp(),
        table.all_order(),
    ) == kept
    assert table.has(0, STATUE)
    assert table.envoy == 2


def test_a_cathedral_scores_a_point_per_pair_of_goods() -> None:
    """KB-15.1: any mix counts, an odd good does not; only the owner scores."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 3, 1, 3)
    holds(table, 1, 6, 0, 0)
    finish(table)
    assert line(table, FROM_CATHEDRAL) == [3, 0]


def test_pairs_may_mix_kinds() -> None:
    """KB-15.1: one of each kind plus one are two pairs, though no kind has two pairs."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 1, 1, 2)
    assert line(finish(table), FROM_CATHEDRAL) == [2, 0]


def test_the_cathedral_counts_goods_without_spending_them() -> None:
    """KB-15.1: they are still there to break a tie."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 2, 2, 0)
    finish(table)
    assert goods(table, 0) == (2, 2, 0)


def test_the_cathedral_counts_what_the_last_battle_left() -> None:
    """KB-15.1: after the battle of year V, and only then."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 4, 4, 0)
    put(table, soldiers=[9, 9])
    winter(table, "iv_2_goblins", die=6)
    table.run_on()
    assert line(table, FROM_CATHEDRAL) == [0, 0]
    assert line(finish(table), FROM_CATHEDRAL) == [4, 0]  # a stone of IV-2: 9 goods


@pytest.mark.parametrize(
    ("points", "held", "built", "ranks"),
    [
        ([5, 6], [9, 0], [9, 0], [2, 1]),  # points before everything
        ([5, 5], [1, 2], [9, 0], [2, 1]),  # then goods, however many buildings
        ([5, 5], [2, 2], [3, 4], [2, 1]),  # then buildings
        ([5, 5], [2, 2], [4, 4], [1, 1]),  # then the victory is shared
    ],
)
def test_points_then_goods_then_buildings_decide(
    points: list[int], held: list[int], built: list[int], ranks: list[int]
) -> None:
    """KB-15.2: most VP, then most goods, then most buildings, then a shared victory."""
    assert ended(points, held, built).ranks() == ranks


def ended(points: list[int], held: list[int], built: list[int]) -> Kingsburg:
    """A finished game with these points, numbers of goods and numbers of buildings."""
    table = scene(len(points))
    for seat, count in enumerate(built):
        table.set_built(seat, (1 << count) - 1)
        holds(table, seat, 0, held[seat], 0)
        table.set_vp(seat, points[seat])
    table.phase = OVER
    return table


def test_goods_of_all_kinds_break_a_tie_together() -> None:
    """KB-15.2: (1,1,1) is more than two gold."""
    table = ended([5, 5], [0, 0], [1, 1])
    holds(table, 0, 2, 0, 0)
    holds(table, 1, 1, 1, 1)
    assert table.ranks() == [2, 1]


def test_tokens_neither_score_nor_break_a_tie() -> None:
    """KB-15.3: five tokens at the end are worth nothing, with a Cathedral or without."""
    table = scene(2)
    for seat in range(2):
        owns(table, seat, *FAITH)
    put(table, tokens=[5, 0])
    finish(table)
    assert line(table, FROM_CATHEDRAL) == [0, 0]
    assert table.vp(0) == table.vp(1)
    assert table.ranks() == [1, 1]


def test_a_cathedral_destroyed_in_the_last_battle_scores_nothing() -> None:
    """KB-15.3: neither its printed points nor pairs of goods."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 4, 4, 4)
    winter(table, "v_2_barbarians", die=1)
    table.run_on()
    assert table.is_over()
    assert earned(table) == [0, 0]
    assert table.vp(0) == 3 + 5 + 7


def test_a_cathedral_that_survives_the_lost_battle_still_scores() -> None:
    """KB-15.3: only destruction silences it; Dragons V-5 take points and no building."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 4, 4, 4)
    winter(table, "v_5_dragons", die=1)
    table.run_on()
    assert earned(table) == [6 - 5, -5]


def test_the_same_criteria_rank_all_players() -> None:
    """KB-15.4: ties below the winner are broken the same way; equals in all share a place."""
    table = ended([9, 7, 7, 7, 1], [0, 2, 3, 2, 9], [1, 5, 0, 5, 9])
    assert table.ranks() == [1, 3, 2, 3, 5]


def test_five_goods_in_a_cathedral() -> None:
    """KB-19.38: (2,1,2) is 5 goods: 2 VP, and the tie-break counts all 5."""
    table = scene(2)
    owns(table, 0, *FAITH)
    holds(table, 0, 2, 1, 2)
    finish(table)
    assert line(table, FROM_CATHEDRAL) == [2, 0]
    assert table.good_count(0) == 5
    holds(table, 1, 4, 0, 0)
    table.set_vp(1, table.vp(0))
    assert table.ranks() == [1, 2]

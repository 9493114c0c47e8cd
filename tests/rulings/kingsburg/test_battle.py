"""KB-12, the winter battle: who wins, who holds, who is beaten, and what winners get."""

import pytest

from kit.told import assert_told
from regalia.core.events import EVERYONE
from regalia.games.kingsburg.material import (
    BARBARIANS,
    BUILDING_SLUG,
    DEMONS,
    DRAGONS,
    ENEMY_SLUG,
    GOBLINS,
    ORCS,
    ZOMBIES,
)
from regalia.games.kingsburg.phases.battle import combat_value
from regalia.games.kingsburg.phases.help import peek
from regalia.games.kingsburg.state import (
    AID,
    FROM_FORTRESS,
    FROM_VICTORIES,
    RECRUITING,
    UNKNOWN,
    KingsburgState,
)
from rulings.kingsburg.scene import (
    codes,
    earned,
    goods,
    holds,
    kinds,
    line,
    owns,
    play,
    put,
    scene,
    start,
    winter,
)

WALL = ("palisade", "stable", "stone_wall")  # +2 in battle
KEEP = (*WALL, "fortress")  # +3


def test_this_years_enemy_is_revealed_to_all() -> None:
    """KB-12.1: the card drawn from the year's five is public, spectators included."""
    table = winter(scene(3), "iii_2_goblins", die=6)
    (enemy,) = [event for event in table.take_events() if event.kind == "enemy"]
    assert enemy.args == (ENEMY_SLUG.index("iii_2_goblins"),)
    assert enemy.audience == EVERYONE


def test_the_card_that_was_peeked_at_is_the_one_that_comes() -> None:
    """KB-12.1: the top card is revealed, not another one drawn after the peek."""
    table = scene(3, dice=[4, 2, *[1, 2, 3] * 3])
    table.year = 1
    peek(table, 1)
    assert table.enemy == ENEMY_SLUG.index("ii_4_barbarians")
    start(table, RECRUITING)  # nobody can pay, winter comes
    shown = [event.args for event in table.take_events() if event.kind == "enemy"]
    assert shown == [(ENEMY_SLUG.index("ii_4_barbarians"),)]


def test_one_royal_die_counts_for_everybody() -> None:
    """KB-12.2: the first in turn order rolls once; each player adds that number."""
    table = scene(4)
    put(table, order=[2, 3, 0, 1])
    put(table, soldiers=[0, 1, 5, 0])
    winter(table, "i_5_zombies", die=4)
    assert table.all_soldiers() == [4, 5, 9, 4]
    (king,) = [event for event in table.take_events() if event.kind == "king_die"]
    assert (king.seat, king.args) == (2, (4,))
    assert table.rng.count == 2  # the card and one die


MODIFIERS = {
    "guard_tower": 1,
    "blacksmith": 1,
    "wizards_guild": 2,
    "palisade": 1,
    "stone_wall": 1,
    "fortress": 1,
    "farms": -1,
}
BONUS = {("palisade", ZOMBIES): 1, ("barricade", GOBLINS): 1, ("church", DEMONS): 1}


@pytest.mark.parametrize("slug", BUILDING_SLUG)
def test_what_each_building_is_worth_in_battle(slug: str) -> None:
    """KB-12.3: its modifier against each kind of enemy, on top of the soldiers."""
    table = scene(2)
    table.set_built(0, 1 << BUILDING_SLUG.index(slug))
    table.set_soldiers(0, 4)
    for kind in (BARBARIANS, GOBLINS, ORCS, ZOMBIES, DEMONS, DRAGONS):
        expected = 4 + MODIFIERS.get(slug, 0) + BONUS.get((slug, kind), 0)
        assert combat_value(table, 0, kind) == expected


def test_all_modifiers_add_up() -> None:
    """KB-12.3: a full province is worth 6, and one more against three kinds."""
    table = scene(2)
    owns(table, 0, *BUILDING_SLUG)
    values = [combat_value(table, 0, kind) for kind in range(6)]
    assert values == [6, 7, 6, 7, 7, 6]


def test_more_is_a_win_equal_a_draw_and_less_a_defeat() -> None:
    """KB-12.4: each player against the card alone: 4, 3 and 2 against Orcs of 3."""
    table = scene(3)
    put(table, soldiers=[2, 1, 0])
    for seat in range(3):
        holds(table, seat, 1, 0, 1)
    winter(table, "i_4_orcs", die=2)
    assert [goods(table, seat) for seat in range(3)] == [(2, 0, 1), (1, 0, 1), (0, 0, 0)]
    assert earned(table) == [1, 0, -1]  # strongest winner, nothing, the card's loss
    assert kinds(table)[2:] == ["wins", "strongest", "holds", *DEFEAT]


DEFEAT = ["defeated", "loses_goods", "loses_goods", "loses_vp"]


def test_each_player_fights_alone() -> None:
    """KB-12.4: values are not added up; two of 3 do not beat an enemy of 4."""
    table = scene(2)
    winter(table, "i_5_zombies", die=3)
    assert earned(table) == [-2, -2]


def test_a_stone_wall_wins_a_draw() -> None:
    """KB-12.5: with the rewards of a win; without the wall the same value gets nothing."""
    table = scene(2)
    owns(table, 0, *WALL)
    table.set_soldiers(1, 2)
    winter(table, "i_3_goblins", die=1)
    assert table.all_strength() == [3, 3]
    assert (goods(table, 0), goods(table, 1)) == ((0, 0, 1), (0, 0, 0))
    assert_told(table, "wins", "KB-12.5")


def test_a_stone_wall_raises_the_value_by_one_only() -> None:
    """KB-12.5: winning draws is no further point of strength: one below the enemy is a defeat."""
    table = scene(2)
    owns(table, 0, *WALL)
    winter(table, "ii_5_zombies", die=1)  # 1 + 2 + 1 against Zombies = 4 of 5
    assert table.strength(0) == 4
    assert earned(table)[0] == -2


def test_a_fortress_adds_a_point_to_a_win() -> None:
    """KB-12.6: on top of the rewards and of the strongest winner's point."""
    table = scene(2)
    owns(table, 0, *KEEP)
    winter(table, "i_5_zombies", die=4)
    assert line(table, FROM_FORTRESS) == [1, 0]
    assert line(table, FROM_VICTORIES) == [2, 0]


def test_a_fortress_pays_for_a_draw_that_the_wall_won() -> None:
    """KB-12.6: a win by the Stone Wall is a win: 1 + 3 against Orcs of 4."""
    table = scene(2)
    owns(table, 0, *KEEP)
    winter(table, "ii_3_orcs", die=1)
    assert table.strength(0) == 4
    assert goods(table, 0) == (1, 0, 0)
    assert earned(table)[0] == 2  # Fortress and strongest winner


def test_a_fortress_pays_nothing_in_defeat() -> None:
    """KB-12.6: each *win*; beaten, its owner only loses, here the Fortress itself."""
    table = scene(2)
    owns(table, 0, *KEEP)
    winter(table, "v_2_barbarians", die=1)
    assert line(table, FROM_FORTRESS) == [0, 0]
    assert earned(table) == [0, 0]


def test_the_fortress_point_is_paid_to_a_winner_who_is_not_the_strongest() -> None:
    """KB-12.6: it asks for a win, not for the highest value."""
    table = scene(2)
    owns(table, 0, *KEEP)
    put(table, soldiers=[0, 9])
    winter(table, "i_1_barbarians", die=1)
    assert earned(table) == [1, 1]
    assert line(table, FROM_FORTRESS) == [1, 0]


def test_the_strongest_winner_scores_a_point() -> None:
    """KB-12.7: one more VP for the highest value among all, none for lesser winners."""
    table = scene(3)
    put(table, soldiers=[1, 3, 2])
    winter(table, "i_1_barbarians", die=6)
    assert earned(table) == [0, 1, 0]


def test_several_strongest_winners_score_a_point_each() -> None:
    """KB-12.7: equal values are equally strong, wherever they sit and whoever is settled first."""
    table = scene(4)
    put(table, order=[3, 1, 0, 2])
    put(table, soldiers=[2, 0, 1, 2])
    winter(table, "i_1_barbarians", die=5)
    assert earned(table) == [1, 0, 0, 1]


def test_nobody_is_strongest_where_nobody_wins() -> None:
    """KB-12.7: the highest value scores only if it won; a draw is no win."""
    table = scene(3)
    put(table, soldiers=[1, 0, 0])
    winter(table, "i_5_zombies", die=3)
    assert table.all_strength() == [4, 3, 3]
    assert earned(table) == [0, -2, -2]


def test_the_strongest_is_so_by_combat_value_not_by_soldiers() -> None:
    """KB-12.7, KB-20.5: 2 soldiers and +4 beat 5 soldiers and nothing."""
    table = scene(2)
    owns(table, 0, "guard_tower", "blacksmith", "barracks", "wizards_guild")
    put(table, soldiers=[1, 4])
    winter(table, "i_1_barbarians", die=1)
    assert table.all_soldiers() == [2, 5]
    assert earned(table) == [1, 0]


def test_values_beyond_the_track_are_compared_in_full() -> None:
    """KB-12.8: the track ends at 9, the comparison does not: 14 beats 13, and both beat 9."""
    table = scene(3)
    put(table, soldiers=[8, 7, 3])
    winter(table, "v_5_dragons", die=6)
    assert table.all_strength() == [14, 13, 9]
    assert earned(table) == [4, 3, 0]


def test_of_equal_tops_at_the_enemys_strength_only_walls_score() -> None:
    """KB-12.9: two Stone Walls win and are strongest both; the drawn third gets nothing."""
    table = scene(3)
    owns(table, 0, *WALL)
    owns(table, 2, *WALL)
    put(table, soldiers=[0, 2, 0])
    winter(table, "i_4_orcs", die=1)
    assert table.all_strength() == [3, 3, 3]
    assert earned(table) == [1, 0, 1]
    assert [goods(table, seat)[0] for seat in range(3)] == [1, 0, 1]


def test_a_destroyed_building_still_counts_in_this_battle() -> None:
    """KB-12.10: values are reckoned before any loss; seat 0 keeps the value of the lost Tower."""
    table = scene(2)
    owns(table, 0, "guard_tower")
    holds(table, 1, 2, 2, 0)
    winter(table, "ii_3_orcs", die=2)
    assert table.built(0) == 0
    assert table.to_act() == [1]  # seat 0 is settled, the battle goes on
    assert table.all_strength() == [3, 2]


def test_players_are_settled_in_turn_order() -> None:
    """KB-12.10: one after the other, those who have to choose included."""
    table = scene(4)
    put(table, order=[3, 1, 0, 2])
    put(table, soldiers=[9, 0, 0, 9])
    holds(table, 1, 2, 2, 0)
    winter(table, "iv_4_orcs", die=1)
    settled, asked = kinds_by_seat(table), table.to_act()
    play(table, 3, "take", "gold")
    asked += table.to_act()
    play(table, 1, "lose", "gold+wood")
    asked += table.to_act()
    play(table, 0, "take", "gold")
    settled += kinds_by_seat(table)
    assert asked == [3, 1, 0]
    assert settled == [("wins", 3), ("defeated", 1), ("wins", 0), ("defeated", 2)]


def kinds_by_seat(table: KingsburgState) -> list[tuple[str, int]]:
    """Outcomes since the last look, with the seat."""
    outcomes = ("wins", "holds", "defeated")
    return [(event.kind, event.seat) for event in table.take_events() if event.kind in outcomes]


def test_the_winner_chooses_a_good_of_choice() -> None:
    """KB-12.11: Orcs IV-4 give one good of any kind, held or not."""
    table = scene(2)
    table.set_soldiers(0, 9)
    winter(table, "iv_4_orcs", die=1)
    assert codes(table, 0) == [("take", "gold"), ("take", "wood"), ("take", "stone")]
    play(table, 0, "take", "stone")
    assert goods(table, 0) == (0, 0, 1)


def test_after_the_battle_all_soldiers_go_home_and_the_card_is_gone() -> None:
    """KB-12.12: own and royal soldiers return to 0 and nothing of the card remains."""
    table = scene(3)
    put(table, soldiers=[5, 0, 2])
    winter(table, "i_1_barbarians", die=6)
    table.run_on()
    assert (table.year, table.phase) == (1, AID)
    assert table.all_soldiers() == [0, 0, 0]
    assert (table.enemy, table.peeked) == (UNKNOWN, 0)


def test_a_win_pays_everything_on_the_card() -> None:
    """KB-12.13: Demons IV-3 give the gold *and* the point, unasked."""
    table = scene(2)
    put(table, soldiers=[9, 8])
    winter(table, "iv_3_demons", die=1)
    assert table.pending == 0
    assert goods(table, 1) == (1, 0, 0)
    assert earned(table) == [2, 1]


def test_a_defeat_costs_everything_on_the_card() -> None:
    """KB-12.13: Goblins I-2 take wood, stone, a building *and* a point."""
    table = scene(2)
    owns(table, 0, "inn")
    holds(table, 0, 1, 2, 2)
    winter(table, "i_2_goblins", die=1)
    assert goods(table, 0) == (1, 1, 1)
    assert table.built(0) == 0
    assert earned(table)[0] == -1


def test_neither_reward_nor_loss_of_choice_can_be_refused() -> None:
    """KB-12.13: only kinds are decided; nobody may pass."""
    table = scene(2)
    table.set_soldiers(0, 9)
    holds(table, 1, 2, 2, 2)
    winter(table, "iv_4_orcs", die=1)
    assert ("pass",) not in codes(table, 0)
    play(table, 0, "take", "gold")
    assert codes(table, 1)
    assert {code[0] for code in codes(table, 1)} == {"lose"}

"""The engine's winters and endings against the slow ones of `slow.py`."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import (
    BUILDING_SLUG,
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_REWARD,
    ENEMY_SLUG,
    ENEMY_STRENGTH,
    KIND_SLUG,
    LOSS_WIDTH,
)
from regalia.games.kingsburg.phases import battle
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BATTLE, FROM_COURT, NOBODY, OVER
from rulings.kingsburg import slow
from rulings.kingsburg.scene import goods, holds, owns, put, scene, winter

KINDS = ("gold", "wood", "stone")
FEW = settings(max_examples=60, deadline=None)
MANY = settings(max_examples=400, deadline=None)

rows = st.lists(st.integers(0, 4), min_size=5, max_size=5)
cubes = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))


def province(lengths: list[int]) -> list[str]:
    """The buildings of rows of these lengths."""
    return [
        BUILDING_SLUG[row * 4 + column]
        for row, length in enumerate(lengths)
        for column in range(length)
    ]


@st.composite
def tables(draw: st.DrawFn, enemy: str) -> Kingsburg:
    """A table before winter: any provinces, goods, soldiers, scores and turn order."""
    seats = draw(st.integers(2, 5))
    version = "alternative" if enemy.endswith("alternative") else "standard"
    table = scene(seats, demons=version)
    put(table, order=draw(st.permutations(range(seats))))
    strength = ENEMY_STRENGTH[ENEMY_SLUG.index(enemy)]
    for seat in range(seats):
        owns(table, seat, *province(draw(rows)))
        holds(table, seat, *draw(cubes))
        # Not too far from the enemy, or draws would be rare.
        table.set_soldiers(seat, draw(st.integers(0, strength)))
        table.gain_vp(seat, FROM_COURT, draw(st.integers(-3, 9)))
    return table


def copied(table: Kingsburg) -> list[slow.Governor]:
    """The governors of a table in turn order."""
    return [
        slow.Governor(
            str(seat),
            Counter(dict(zip(KINDS, goods(table, seat), strict=True))),
            [slug for number, slug in enumerate(BUILDING_SLUG) if table.has(seat, number)],
            table.soldiers(seat),
            table.vp(seat),
        )
        for seat in table.all_order()
    ]


def holdings(table: Kingsburg) -> dict[str, object]:
    """What a battle can change, by seat."""
    return {
        str(seat): (
            goods(table, seat),
            {slug for number, slug in enumerate(BUILDING_SLUG) if table.has(seat, number)},
            table.vp(seat),
        )
        for seat in range(table.seats)
    }


def slow_holdings(governors: list[slow.Governor]) -> dict[str, object]:
    """The same of slow governors."""
    return {
        one.name: (tuple(one.cubes[kind] for kind in KINDS), one.buildings, one.score)
        for one in governors
    }


def settle(table: Kingsburg, random: Random) -> list[tuple[int, list[tuple[str, ...]], str]]:
    """Answer every question of a battle at random: who was asked, all answers, the one given."""
    answers = []
    while table.pending:
        (seat,) = table.to_act()
        legal = table.legal(seat)
        action = random.choice(legal)
        answers.append(
            (seat, [GAME.actions.code(each) for each in legal], GAME.actions.code(action)[1])
        )
        battle.apply(table, seat, action)
    return answers


@MANY
@given(st.data(), st.sampled_from(ENEMY_SLUG), st.integers(1, 6), st.randoms(use_true_random=False))
def test_every_winter_ends_as_the_rulebook_says(
    data: st.DataObject, enemy: str, die: int, random: Random
) -> None:
    """KB-12.13: values, rewards, losses, questions, Cathedral and places, all recomputed."""
    table = data.draw(tables(enemy))
    governors = copied(table)
    winter(table, enemy, die)
    answers = settle(table, random)

    def choose(name: str, handfuls: list[slow.Cubes]) -> slow.Cubes:
        seat, legal, given = answers.pop(0)
        assert str(seat) == name
        offered = [Counter(code[1].split("+")) for code in legal]
        assert len(offered) == len(handfuls)
        assert all(handful in offered for handful in handfuls)
        return Counter(given.split("+"))

    slow.fight(governors, slow.card(enemy), die, choose)
    assert answers == []
    assert {str(seat): value for seat, value in enumerate(table.all_strength())} == {
        one.name: one.value for one in governors
    }
    assert holdings(table) == slow_holdings(governors)

    table.year = 4  # whatever the year was, let the game end here
    table.run_on()
    slow.bless(governors)
    assert table.phase == OVER
    assert holdings(table) == slow_holdings(governors)
    assert {str(seat): place for seat, place in enumerate(table.ranks())} == slow.places(governors)
    assert table.all_soldiers() == [one.soldiers for one in governors] == [0] * table.seats
    table.check()


@FEW
@given(rows)
def test_buildings_fall_column_by_column_from_the_right(lengths: list[int]) -> None:
    """KB-13.4: the whole order of destruction is a sort by column descending, row ascending."""
    table = scene(2)
    owns(table, 0, *province(lengths))
    fallen = []
    while (building := battle.doomed(table, 0)) != NOBODY:
        fallen.append(BUILDING_SLUG[building])
        table.raze_building(0, building)
    spaces = [slow.building(slug) for slug in province(lengths)]
    spaces.sort(key=lambda space: (-space["column"], space["row"]))
    assert fallen == [space["slug"] for space in spaces]
    assert table.vp(0) == 0


@MANY
@given(st.sampled_from(ENEMY_SLUG), cubes, rows, st.randoms(use_true_random=False))
def test_a_defeat_costs_no_more_and_no_less_than_the_card_says(
    enemy: str, held: tuple[int, int, int], lengths: list[int], random: Random
) -> None:
    """KB-13.1: each line of the card against what is there, for any province and any goods."""
    version = "alternative" if enemy.endswith("alternative") else "standard"
    table = scene(2, demons=version)
    owns(table, 0, *province(lengths))
    holds(table, 0, *held)
    red = slow.card(enemy)["loss"]
    printed = table.vp(0)
    table.enemy = ENEMY_SLUG.index(enemy)
    put(table, strength=[ENEMY_STRENGTH[table.enemy] - 1] * 2)
    table.phase = BATTLE
    battle.lose(table, 0)
    if table.pending:
        battle.apply(table, 0, random.choice(table.legal(0)))
    after_named = [max(0, n - red.get(kind, 0)) for n, kind in zip(held, KINDS, strict=True)]
    left = goods(table, 0)
    assert all(now <= then for now, then in zip(left, after_named, strict=True))
    assert sum(left) == max(0, sum(after_named) - red.get("goods_any", 0))
    fallen = min(red.get("buildings", 0), sum(lengths))
    assert table.buildings(0) == sum(lengths) - fallen
    lost_points = sum(
        slow.building(slug)["vp"]
        for number, slug in enumerate(BUILDING_SLUG)
        if slug in province(lengths) and not table.has(0, number)
    )
    assert table.vp(0) == printed - lost_points - red.get("vp", 0)


@MANY
@given(
    st.lists(
        st.tuples(st.integers(-2, 2), st.integers(0, 2), st.integers(0, 2)), min_size=2, max_size=5
    )
)
def test_places_follow_the_sorted_keys(keys: list[tuple[int, int, int]]) -> None:
    """KB-15.4: a seat's place is the position of its key among all keys, best first."""
    table = scene(len(keys))
    for seat, (points, held, built) in enumerate(keys):
        table.set_vp(seat, points)
        holds(table, seat, 0, 0, held)
        table.set_built(seat, (1 << built) - 1)
    ordered = sorted(keys, reverse=True)
    assert table.ranks() == [ordered.index(key) + 1 for key in keys]


@pytest.mark.parametrize("enemy", ENEMY_SLUG)
def test_each_enemy_in_victory_draw_and_defeat(enemy: str) -> None:
    """KB-12.4: the blue frame, nothing, and the red frame of every card."""
    version = "alternative" if enemy.endswith("alternative") else "standard"
    table = scene(4, demons=version)
    row = slow.card(enemy)
    strength = row["strength"]
    put(table, soldiers=[strength + 1, strength, strength - 1, strength + 2])
    for seat in range(4):
        holds(table, seat, 9, 9, 9)
        owns(table, seat, "statue", "inn")
    put(table, soldiers=[soldiers - 1 for soldiers in table.all_soldiers()])
    winter(table, enemy, die=1)
    while table.pending:
        (seat,) = table.to_act()
        battle.apply(table, seat, table.legal(seat)[0])
    red, blue = row["loss"], row["reward"]
    change = [sum(goods(table, seat)) - 27 for seat in range(4)]
    won = sum(blue.get(kind, 0) for kind in (*KINDS, "goods_any"))
    lost = sum(red.get(kind, 0) for kind in (*KINDS, "goods_any"))
    assert change == [won, 0, -lost, won]
    assert [table.buildings(seat) for seat in range(4)] == [2, 2, 2 - red.get("buildings", 0), 2]
    points = [table.vp(seat) - 3 * table.has(seat, 0) for seat in range(4)]
    assert points == [blue.get("vp", 0), 0, -red.get("vp", 0), blue.get("vp", 0) + 1]


def test_the_tables_of_the_engine_say_what_the_box_says() -> None:
    """KB-12.1: strength, kind, losses and rewards of every card, column by column."""
    columns = (*KINDS, "goods_any", "buildings", "vp")
    for number, slug in enumerate(ENEMY_SLUG):
        row = slow.card(slug)
        assert ENEMY_STRENGTH[number] == row["strength"]
        assert KIND_SLUG[ENEMY_KIND[number]] == row["kind"]
        cells = slice(number * LOSS_WIDTH, (number + 1) * LOSS_WIDTH)
        assert list(ENEMY_LOSS[cells]) == [row["loss"].get(column, 0) for column in columns]
        assert list(ENEMY_REWARD[cells]) == [row["reward"].get(column, 0) for column in columns]

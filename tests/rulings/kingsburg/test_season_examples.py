"""Worked examples and vectors of the seasons, with their exact numbers (KB-19)."""

import pytest

from regalia.games.kingsburg.material import AUTUMN, SUMMER
from regalia.games.kingsburg.state import (
    AID,
    BUILDING,
    COURT,
    FROM_TOWN_HALL,
    HELP,
    NOBODY,
    ROLL,
    SEASON_END,
)
from rulings.kingsburg.scene import codes, goods, holds, line, owns, play, scene, start
from rulings.kingsburg.season import FILL, asked, dice, groups, rolled, sits, targets

CHEAP = ("statue", "inn", "guard_tower", "palisade", "barricade", "crane")


def test_fred_gets_the_white_die_in_the_third_year() -> None:
    """KB-19.3: L 6/0, T 5/2, F 5/0, R 6/1: the die is Fred's, and no goods are given."""
    table = scene(4, dice=[3, 4, 5, 3, 4, 5, 1, 1, 2, 4, *FILL])
    table.year = 2
    for seat, buildings, stone in ((0, 6, 0), (1, 5, 2), (2, 5, 0), (3, 6, 1)):
        owns(table, seat, *CHEAP[:buildings])
        holds(table, seat, 0, 0, stone)
    start(table, AID)
    assert table.aid == 2
    assert dice(table, 2) == ((1, 1, 2), (4,))
    assert [goods(table, seat) for seat in range(4)] == [
        (0, 0, 0),
        (0, 0, 2),
        (0, 0, 0),
        (0, 0, 1),
    ]


@pytest.mark.parametrize(
    ("standing", "legal"),
    [((), False), (("statue",), False), (("statue", "chapel"), True)],
)
def test_the_church_needs_statue_and_chapel(standing: tuple[str, ...], legal: bool) -> None:
    """KB-19.8: with both it may be built, with one or none it may not."""
    table = scene(3)
    owns(table, 0, *standing)
    holds(table, 0, 9, 9, 9)
    start(table, BUILDING)
    assert (("build", "church") in codes(table, 0)) == legal


@pytest.mark.parametrize("last", [[1, 1, 1, 1], [2, 2, 2, 2], [6, 6, 6, 6], [1, 2, 1, 3]])
def test_statue_and_then_chapel_and_then_nothing(last: list[int]) -> None:
    """KB-19.14: 2,2,2 and white 2: Statue makes 7, Chapel re-rolls all four, and that is that."""
    table = scene(3, dice=[2, 2, 2, 2, *FILL[:6], 1, *last])
    owns(table, 0, "statue", "chapel")
    table.aid = 0
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("statue", "white")]
    play(table, 0, "statue", "coloured")
    assert dice(table, 0) == ((1, 2, 2), (2,))
    assert codes(table, 0) == [("pass",), ("chapel",)]
    play(table, 0, "chapel")
    assert dice(table, 0) == (tuple(sorted(last[:3])), (last[3],))
    assert table.phase == COURT


def test_the_statue_may_turn_the_white_two_into_a_one_as_well() -> None:
    """KB-19.14: the one die may be the white one; the Chapel opens all the same."""
    table = scene(3, dice=[2, 2, 2, 2, *FILL[:6], 1])
    owns(table, 0, "statue", "chapel")
    table.aid = 0
    start(table, ROLL)
    play(table, 0, "statue", "white")
    assert dice(table, 0) == ((2, 2, 2), (1,))
    assert codes(table, 0) == [("pass",), ("chapel",)]


def test_a_group_of_nine_with_the_market() -> None:
    """KB-19.15: 8, 9 or 10."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 4, 5)
    start(table, COURT)
    assert {group[0] for group in groups(table, 0) if group[1] == (4, 5)} == {8, 9, 10}


def test_farms_with_a_crane() -> None:
    """KB-19.16: 1 gold, 3 wood, 1 stone; one wood less is too little."""
    table = scene(3)
    owns(table, 0, "barricade", "crane", "inn", "market")
    holds(table, 0, 1, 3, 1)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "farms")
    assert goods(table, 0) == (0, 0, 0)
    table = scene(3)
    owns(table, 0, "barricade", "crane", "inn", "market")
    holds(table, 0, 9, 2, 9)
    start(table, BUILDING)
    assert ("build", "farms") not in codes(table, 0)


@pytest.mark.parametrize(
    ("advisor", "group", "soldiers"),
    [("general", "4+6", 3), ("sergeant", "5", 2), ("king", "6+6+6", 2)],
)
def test_soldiers_with_a_stable(advisor: str, group: str, soldiers: int) -> None:
    """KB-19.18: advisor 10 gives 3, advisors 5 and 18 give 2; without a Stable one less."""
    for seat, extra in ((0, 0), (1, -1)):
        table = scene(3, dice=[1])
        owns(table, 0, "palisade", "stable")
        owns(table, 1, "palisade")
        holds(table, 2, 0, 1, 0)
        sits(table, seat, advisor, group)
        start(table, HELP)
        assert table.soldiers(seat) == soldiers + extra


@pytest.mark.parametrize(
    ("first", "held", "tokens"),
    [("token", (1, 0, 0), 1), ("token", (0, 0, 0), 2), ("wood", (0, 2, 0), 0)],
)
def test_the_town_hall_gives_one_point_a_season(
    first: str, held: tuple[int, int, int], tokens: int
) -> None:
    """KB-19.20: neither token and good, nor two tokens, nor two goods for 2 VP."""
    table = scene(3, dice=FILL)
    owns(table, 0, "barricade", "crane", "town_hall")
    holds(table, 0, *held)
    table.set_tokens(0, tokens)
    start(table, SEASON_END)
    play(table, 0, "offer", first)
    assert table.season == SUMMER
    assert line(table, FROM_TOWN_HALL) == [1, 0, 0]


def test_two_of_three_tied_on_buildings_take_a_good() -> None:
    """KB-19.30: A 3/1, B 3/1, C 3/4, D 5/0: A and B take one, C and D nothing, no die."""
    table = scene(4, dice=FILL)
    for seat, buildings, wood in ((0, 3, 1), (1, 3, 1), (2, 3, 4), (3, 5, 0)):
        owns(table, seat, *CHEAP[1 : buildings + 1])
        holds(table, seat, 0, wood, 0)
    start(table, AID)
    takers = []
    while table.phase == AID:
        takers.append(asked(table))
        play(table, asked(table), "take", "stone")
    assert takers == [0, 1]
    assert [sum(goods(table, seat)) for seat in range(4)] == [2, 2, 4, 0]
    assert table.aid == NOBODY
    assert [dice(table, seat)[1] for seat in range(4)] == [(), (), (), ()]


def test_values_of_one_coloured_and_two_white_dice() -> None:
    """KB-19.31: 4, 6, 7, 9, with the token 6, 8, 9, 11; never 2, 3 or 5."""
    table = scene(3)
    table.set_tokens(0, 1)
    rolled(table, 0, 4, white=(2, 3))
    start(table, COURT)
    assert sorted(group[0] for group in groups(table, 0) if not group[3]) == [4, 6, 7, 9]
    assert sorted(group[0] for group in groups(table, 0) if group[3]) == [6, 8, 9, 11]


def test_values_of_a_five_with_token_and_market() -> None:
    """KB-19.32: 5, 4, 6, 7, 6, 8 as values, targets 4 to 8."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 5)
    start(table, COURT)
    assert sorted(group[0] for group in groups(table, 0)) == [4, 5, 6, 6, 7, 8]
    assert targets(table, 0) == {4, 5, 6, 7, 8}


@pytest.mark.parametrize(
    ("faces", "numbers"),
    [
        ([2, 3, 4, 4, 5], {9, 4, 5}),
        ([1, 2, 3, 3, 3], {6, 3}),
        ([6, 6, 6, 1, 1], {18, 2}),
    ],
)
def test_neutral_dice(faces: list[int], numbers: set[int]) -> None:
    """KB-19.39: 9, 4, 5; 6 and 3 only; 18 and 2."""
    table = start(scene(2, dice=[*faces, *FILL]), ROLL)
    assert table.occupied == sum(1 << number for number in numbers)


@pytest.mark.parametrize(("offer", "envoy"), [("gold", NOBODY), (None, 1)])
def test_a_gift_to_the_town_hall_can_cost_the_other_the_envoy(
    offer: str | None, envoy: int
) -> None:
    """KB-19.40: A and B 4 buildings, A 1 good, B 0; A pays it: tied 0/0, no Envoy."""
    table = scene(3, dice=FILL)
    table.season = SUMMER
    owns(table, 0, "statue", "barricade", "crane", "town_hall")
    owns(table, 1, "statue", "guard_tower", "palisade", "barricade")
    owns(table, 2, *CHEAP[:5])
    holds(table, 0, 1, 0, 0)
    start(table, SEASON_END)
    if offer is None:
        play(table, 0, "pass")
    else:
        play(table, 0, "offer", offer)
    assert table.season == AUTUMN
    assert table.envoy == envoy


def test_chapel_first_and_then_the_statue() -> None:
    """KB-19.41: 2,2,2 opens both; the Chapel gives 5,5,5, and the Statue re-rolls one 5."""
    table = scene(3, dice=[2, 2, 2, *FILL[:6], 5, 5, 5, 1])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("chapel",)]
    play(table, 0, "chapel")
    assert codes(table, 0) == [("pass",), ("statue", "coloured")]
    play(table, 0, "statue", "coloured")
    assert dice(table, 0) == ((1, 5, 5), ())
    assert table.phase == COURT


def test_two_own_groups_on_the_alchemist() -> None:
    """KB-19.44: (1,0,0): gold for wood and stone, then wood for gold and stone: (1,0,2)."""
    table = scene(3)
    table.envoy = 0
    holds(table, 0, 1, 0, 0)
    rolled(table, 0, 2, 4, 6)
    start(table, COURT)
    play(table, 0, "influence", "alchemist", "2+4")
    play(table, 0, "influence", "alchemist", "6")
    assert table.envoy == NOBODY
    assert table.phase == HELP
    play(table, 0, "trade", "gold")
    assert goods(table, 0) == (0, 1, 1)
    play(table, 0, "trade", "wood")
    assert goods(table, 0) == (1, 0, 2)

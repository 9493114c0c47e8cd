"""Rulings on building (KB-7.1 to KB-7.7, KB-7.11, KB-7.13)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.options import OptionValue
from regalia.games.kingsburg.material import (
    AUTUMN,
    BUILDING_COST,
    BUILDING_SLUG,
    BUILDING_VP,
    BUILDINGS,
    SUMMER,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    BUILDING,
    COURT,
    FROM_BUILDINGS,
    RECRUITING,
    ROLL,
)
from rulings.kingsburg.scene import (
    codes,
    enter,
    goods,
    holds,
    line,
    owns,
    play,
    put,
    scene,
    start,
    winter,
)
from rulings.kingsburg.season import FILL, asked, dice, idle, told

ROW = [BUILDING_SLUG[at : at + 4] for at in range(0, BUILDINGS, 4)]
EVERY = pytest.mark.parametrize("building", range(BUILDINGS), ids=BUILDING_SLUG)


def cost(building: int) -> list[int]:
    """The printed cost: gold, wood, stone."""
    return list(BUILDING_COST[building * 3 : building * 3 + 3])


def price(building: int) -> list[int]:
    """The cost when only what is needed is there: in the last row that is the Crane (KB-7.7)."""
    goods = cost(building)
    if BUILDING_SLUG[building] in ("town_hall", "embassy"):
        goods[0] -= 1
    return goods


def offers(table: Kingsburg, seat: int) -> set[str]:
    """The buildings a seat may build now."""
    return {code[1] for code in codes(table, seat) if code[0] == "build"}


def site(building: int, *others: str, gold: int, wood: int, stone: int) -> Kingsburg:
    """Seat 0 may build: its row stands up to that building; seat 2 waits behind with a wood."""
    table = scene(3, dice=FILL)
    owns(table, 0, *ROW[building // 4][: building % 4], *others)
    holds(table, 0, gold, wood, stone)
    holds(table, 2, 0, 1, 0)
    return start(table, BUILDING)


def test_each_player_may_build_one_building_in_turn_order() -> None:
    """KB-7.1: a rich player is not asked a second time, and anybody may pass."""
    table = scene(3, dice=FILL)
    put(table, order=[2, 0, 1])
    put(table, goods=[9] * 9)
    start(table, BUILDING)
    assert asked(table) == 2
    play(table, 2, "build", "inn")
    assert asked(table) == 0
    play(table, 0, "pass")
    assert asked(table) == 1
    play(table, 1, "build", "statue")
    assert table.season == 1
    assert [table.buildings(seat) for seat in range(3)] == [0, 1, 1]


@EVERY
def test_the_printed_cost_is_paid_to_the_supply(building: int) -> None:
    """KB-7.2: exactly the goods of the sheet buy it, and nothing is left of them."""
    gold, wood, stone = price(building)
    table = site(building, gold=gold, wood=wood, stone=stone)
    play(table, 0, "build", BUILDING_SLUG[building])
    assert goods(table, 0) == (0, 0, 0)
    assert table.has(0, building)


@EVERY
def test_no_kind_replaces_another(building: int) -> None:
    """KB-7.2: one good short of a kind, with plenty of the others, there is no building."""
    for kind in range(3):
        if price(building)[kind] > 0:
            held = [9, 9, 9]
            held[kind] = price(building)[kind] - 1
            table = site(building, gold=held[0], wood=held[1], stone=held[2])
            assert BUILDING_SLUG[building] not in offers(table, 0)


def test_rows_are_built_from_left_to_right_and_may_be_resumed() -> None:
    """KB-7.3: only the next of each row; other rows do not matter."""
    table = scene(3, dice=FILL)
    owns(table, 0, "statue", "inn", "market", "farms", "palisade", "stable")
    holds(table, 0, 9, 9, 9)
    start(table, BUILDING)
    assert offers(table, 0) == {
        "chapel",
        "merchants_guild",
        "guard_tower",
        "stone_wall",
        "barricade",
    }


def test_each_building_stands_once() -> None:
    """KB-7.4: what stands is not built again; a full row offers nothing."""
    table = scene(3, dice=FILL)
    for row in ROW[:4]:
        owns(table, 0, *row)
    owns(table, 0, "barricade")
    holds(table, 0, 9, 9, 9)
    start(table, BUILDING)
    assert offers(table, 0) == {"crane"}


def test_a_destroyed_building_is_built_again_at_full_cost() -> None:
    """KB-7.4: the Crane lost in winter costs a wood and a stone once more."""
    table = scene(3)
    owns(table, 0, "barricade", "crane")
    winter(table, "i_1_barbarians", 1)
    assert not table.has(0, BUILDING_SLUG.index("crane"))
    holds(table, 0, 0, 1, 1)
    start(table, BUILDING)
    play(table, 0, "build", "crane")
    assert goods(table, 0) == (0, 0, 0)
    assert line(table, FROM_BUILDINGS)[0] == 1


@EVERY
def test_points_are_scored_at_once(building: int) -> None:
    """KB-7.5: the score rises with the building, before the season is over."""
    table = site(building, gold=9, wood=9, stone=9)
    before = table.vp(0)
    play(table, 0, "build", BUILDING_SLUG[building])
    assert table.phase == BUILDING
    assert table.vp(0) - before == BUILDING_VP[building]


def test_points_are_lost_at_once_with_the_building() -> None:
    """KB-7.5: a destroyed Chapel takes its 5 VP away and leaves the Statue's 3."""
    table = scene(3)
    owns(table, 0, "statue", "chapel")
    assert table.vp(0) == 8
    winter(table, "i_1_barbarians", 1)
    assert table.vp(0) == 3


def test_a_later_building_does_not_replace_an_earlier_one() -> None:
    """KB-7.6: the whole second row works: gold, white die, Market, and the Inn's token."""
    table = scene(3, dice=[1, 2, 3, 5, *FILL, *FILL])
    table.season = SUMMER
    owns(table, 0, *ROW[1])
    start(table, ROLL)
    assert goods(table, 0) == (1, 0, 0)
    assert dice(table, 0) == ((1, 2, 3), (5,))
    assert ("influence", "squire", "1", "market:+1") in codes(table, 0)
    idle(table, lambda table: table.season == AUTUMN)
    assert table.tokens(0) == 1


@pytest.mark.parametrize("building", [*range(16), 18, 19])
def test_the_crane_saves_a_gold_in_columns_three_and_four_only(building: int) -> None:
    """KB-7.7: one gold less there, full price in columns 1 and 2, never less than 1 gold."""
    gold, wood, stone = cost(building)
    saved = 1 if building % 4 >= 2 else 0
    assert gold >= 2 or not saved
    crane = () if building // 4 == 4 else ("barricade", "crane")
    table = site(building, *crane, gold=gold - saved, wood=wood, stone=stone)
    play(table, 0, "build", BUILDING_SLUG[building])
    assert goods(table, 0) == (0, 0, 0)
    if gold > saved:
        table = site(building, *crane, gold=gold - saved - 1, wood=wood, stone=stone)
        assert BUILDING_SLUG[building] not in offers(table, 0)


def test_the_rulebook_names_no_cap_of_buildings() -> None:
    """KB-7.11: by default an eighteenth building may be built."""
    table = all_but_the_last_row()
    play(table, 0, "build", "crane")
    assert table.buildings(0) == 18


def test_the_tokens_of_the_box_may_be_made_a_cap() -> None:
    """KB-7.11: with `building_token_cap` = 17 the owner of 17 builds nothing and is not asked."""
    table = all_but_the_last_row(building_token_cap=17)
    assert asked(table) == 2


def test_under_the_cap_the_seventeenth_may_still_be_built() -> None:
    """KB-7.11: 16 stand, one token is left."""
    table = scene(3, dice=FILL, building_token_cap=17)
    for row in ROW[:4]:
        owns(table, 0, *row)
    holds(table, 0, 9, 9, 9)
    table.envoy = 0
    start(table, BUILDING)
    play(table, 0, "build", "barricade")
    assert table.buildings(0) == 17
    assert table.season == 1, "no second building by Envoy either"
    assert table.envoy == 0


def all_but_the_last_row(**options: OptionValue) -> Kingsburg:
    """Seat 0 has 17 buildings and goods for more; seat 2 waits behind with a wood."""
    table = scene(3, dice=FILL, **options)
    for row in ROW[:4]:
        owns(table, 0, *row)
    owns(table, 0, "barricade")
    holds(table, 0, 9, 9, 9)
    holds(table, 2, 0, 1, 0)
    return start(table, BUILDING)


def test_farms_and_guild_begin_with_the_next_season() -> None:
    """KB-7.13: built now, they roll and pay from the next roll on."""
    table = scene(3, dice=[1, 2, 3, 5, *FILL])
    owns(table, 0, "inn", "market", "farms")
    holds(table, 0, *cost(BUILDING_SLUG.index("merchants_guild")))
    start(table, BUILDING)
    table.take_events()
    play(table, 0, "build", "merchants_guild")
    assert told(table.take_events(), "builds", "season", "guild", "rolls")[:3] == [
        ("builds", 0),
        ("season", -1),
        ("guild", 0),
    ]
    assert goods(table, 0) == (1, 0, 0)


def test_a_market_or_farms_built_now_serve_in_the_next_season() -> None:
    """KB-7.13: the first white die and the first shifted group come in summer."""
    table = scene(3, dice=[1, 2, 3, 5, *FILL])
    owns(table, 0, "inn")
    holds(table, 0, 4, 5, 1)
    table.envoy = 0
    start(table, BUILDING)
    play(table, 0, "build", "market")
    play(table, 0, "build", "farms")
    assert (table.season, table.phase) == (SUMMER, COURT)
    assert dice(table, 0) == ((1, 2, 3), (5,))
    assert ("influence", "squire", "1", "market:+1") in codes(table, 0)


def test_a_building_works_from_the_moment_it_is_built() -> None:
    """KB-7.13: Barracks of autumn halve this autumn's price of a soldier."""
    table = scene(3, dice=FILL)
    table.season = AUTUMN
    owns(table, 0, "guard_tower", "blacksmith")
    holds(table, 0, 3, 2, 1)
    start(table, BUILDING)
    play(table, 0, "build", "barracks")
    assert table.phase == RECRUITING
    assert codes(table, 0) == [("pass",), ("recruit", "gold")]


@settings(max_examples=200, deadline=None)
@given(
    lengths=st.lists(st.integers(0, 4), min_size=5, max_size=5),
    held=st.lists(st.integers(0, 6), min_size=3, max_size=3),
    cap=st.sampled_from([None, 17]),
)
def test_offers_are_exactly_the_buildings_one_can_pay_and_may_build(
    lengths: list[int], held: list[int], cap: int | None
) -> None:
    """KB-7.2, KB-7.3, KB-7.7, KB-7.11: against all 20 buildings tried one by one."""
    table = scene(3, dice=[*FILL, *FILL], building_token_cap=cap)
    standing = [slug for row, length in zip(ROW, lengths, strict=True) for slug in row[:length]]
    owns(table, 0, *standing)
    holds(table, 0, *held)
    expected = set()
    for number, slug in enumerate(BUILDING_SLUG):
        left = BUILDING_SLUG[number - number % 4 : number]
        needed = cost(number)
        if "crane" in standing and number % 4 in (2, 3):
            needed[0] -= 1
        pays = all(have >= need for have, need in zip(held, needed, strict=True))
        may = slug not in standing and all(other in standing for other in left)
        if pays and may and not (cap == 17 and len(standing) >= 17):
            expected.add(slug)
    enter(table, BUILDING)
    if expected:
        assert offers(table, 0) == expected
    else:
        assert table.to_act() == []

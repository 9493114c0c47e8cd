"""KB-21, the questions of a program: to whom, in which order, and exactly which answers."""

import pytest

from regalia.core.actions import Code
from regalia.games.kingsburg.material import ADVISOR_SLUG, ENEMY_SLUG, SUMMER
from regalia.games.kingsburg.state import (
    AID,
    BUILDING,
    COURT,
    ENVOY,
    HELP,
    RECRUITING,
    REWARD,
    ROLL,
    SEASON_END,
)
from rulings.kingsburg.scene import (
    Loaded,
    codes,
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
from rulings.kingsburg.season import FILL, asked, rolled, sits

ONE_GOOD = [("take", "gold"), ("take", "wood"), ("take", "stone")]
GROUP_ON = ["", "1", "2", "3", "4", "5", "6", "1+6", "2+6", "3+6", "4+6", "5+6", "6+6"]
GROUP_ON += ["1+6+6", "2+6+6", "3+6+6", "4+6+6", "5+6+6", "6+6+6"]


def test_the_kings_aid_asks_the_tied_in_turn_order() -> None:
    """KB-21.1: seats 3 and 0 are tied, 2 has more goods, 1 more buildings; each takes one good."""
    table = scene(4, dice=FILL)
    put(table, order=[2, 3, 1, 0])
    owns(table, 1, "inn")
    holds(table, 2, 1, 0, 0)
    start(table, AID)
    for seat in (3, 0):
        assert asked(table) == seat
        assert codes(table, seat) == ONE_GOOD
        play(table, seat, "take", "stone")
    assert table.phase == COURT


def test_a_sole_receiver_of_the_die_is_asked_nothing() -> None:
    """KB-21.1: seat 1 alone has the fewest; the next question is asked at court."""
    table = scene(3, dice=FILL)
    owns(table, 0, "inn")
    owns(table, 2, "inn")
    start(table, AID)
    assert table.phase == COURT
    assert table.aid == 1


def test_re_rolls_are_asked_in_the_old_order_and_again_while_usable() -> None:
    """KB-21.2: with every answer spelt out, for dice with and without a white one."""
    table = scene(3, dice=[1, 1, 1, 2, 2, 2, 2, 6, 6, 6, 5, 5, 5])
    put(table, order=[2, 0, 1])
    table.aid = 0
    for seat in (0, 2):
        owns(table, seat, "statue", "chapel")
    start(table, ROLL)
    assert asked(table) == 2
    assert codes(table, 2) == [("pass",), ("statue", "coloured"), ("chapel",)]
    play(table, 2, "chapel")  # three fives: the Statue is open, the Chapel is used
    assert codes(table, 2) == [("pass",), ("statue", "coloured")]
    play(table, 2, "pass")
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("statue", "white")]
    play(table, 0, "pass")
    assert table.phase == COURT  # seat 1 has three equal dice and no Statue
    assert table.all_order() == [0, 2, 1]


def test_at_court_turns_go_round_until_all_have_passed() -> None:
    """KB-21.3: in the new order, skipping who passed; a group, or pass, are the answers."""
    table = scene(3)
    put(table, order=[1, 2, 0])
    rolled(table, 0, 1, 6)
    rolled(table, 1, 2, 3)
    rolled(table, 2, 4, 4)
    start(table, COURT)
    assert codes(table, 1) == [
        ("pass",),
        ("influence", "squire", "2"),
        ("influence", "architect", "3"),
        ("influence", "sergeant", "2+3"),
    ]
    turns = [
        (1, ("influence", "squire", "2")),
        (2, ("pass",)),
        (0, ("influence", "jester", "1")),
        (1, ("influence", "architect", "3")),  # his last die: from now on he passes unasked
        (0, ("pass",)),
    ]
    for seat, code in turns:
        assert asked(table) == seat
        play(table, seat, *code)
    assert table.phase != COURT


def test_at_court_an_occupied_advisor_spends_the_envoy() -> None:
    """KB-21.3: the answer is the same as for a free one; holding the Envoy makes it legal."""
    table = scene(2)
    rolled(table, 0, 4, white=(2,))
    table.set_tokens(0, 1)
    table.envoy = 0
    sits(table, 1, "alchemist", "6")
    start(table, COURT)
    assert codes(table, 0) == [
        ("pass",),
        ("influence", "merchant", "4"),
        ("influence", "alchemist", "4", "token"),
        ("influence", "alchemist", "4", "white:2"),
        ("influence", "treasurer", "4", "white:2", "token"),
    ]


PAIRS = ["gold+gold", "gold+wood", "gold+stone", "wood+wood", "wood+stone", "stone+stone"]
TRIPLES = [f"gold+{pair}" for pair in PAIRS] + [f"wood+{pair}" for pair in PAIRS[3:]]
TRIPLES += ["stone+stone+stone"]


def takes(*mixes: str) -> list[Code]:
    """Answers that take goods."""
    return [("take", mix) for mix in mixes]


HELP_ANSWERS: dict[int, list[Code]] = {
    4: takes("gold", "wood"),
    6: [("pass",), ("trade", "gold"), ("trade", "stone")],
    7: takes("gold", "wood", "stone"),
    9: takes("gold", "stone"),
    11: takes("gold", "wood"),
    12: takes(*PAIRS),
    14: [("pass",), *takes(*TRIPLES)],
    17: takes(*PAIRS),
}


@pytest.mark.parametrize("number", range(1, 19))
def test_each_advisor_asks_what_it_must(number: int) -> None:
    """KB-21.4: eight advisors ask the owner of the group, ten ask nothing."""
    table = scene(2)
    holds(table, 1, 1, 0, 2)  # no wood to trade
    sits(table, 1, ADVISOR_SLUG[number], GROUP_ON[number])
    table.rng = Loaded([1])
    enter(table, HELP)
    answers = HELP_ANSWERS.get(number, [])
    assert table.to_act() == ([1] if answers else [])
    assert codes(table, 1) == answers


def test_help_is_asked_by_number_and_for_two_groups_by_age() -> None:
    """KB-21.4: 4 before 7 before 9, though placed the other way round; on 7 the earlier group."""
    table = scene(3, dice=FILL)
    sits(table, 0, "master_hunter", "3+6")
    sits(table, 2, "astronomer", "1+6")
    sits(table, 1, "astronomer", "3+4")
    sits(table, 0, "merchant", "4")
    start(table, HELP)
    order = []
    while table.phase == HELP:
        order.append((asked(table), len(codes(table, asked(table)))))
        table.apply(order[-1][0], table.legal(order[-1][0])[0])
    assert order == [(0, 2), (2, 3), (1, 3), (0, 2)]


def test_step_d_asks_each_in_turn_order_for_what_he_can_pay() -> None:
    """KB-21.5: all legal affordable buildings or none; who can pay nothing is not asked."""
    table = scene(3, dice=FILL)
    put(table, order=[2, 1, 0])
    owns(table, 0, "guard_tower")
    holds(table, 0, 1, 2, 1)
    holds(table, 2, 2, 0, 0)
    start(table, BUILDING)
    assert codes(table, asked(table)) == [("pass",), ("build", "statue")]
    play(table, 2, "pass")
    assert asked(table) == 0
    assert codes(table, 0) == [
        ("pass",),
        ("build", "inn"),
        ("build", "blacksmith"),
        ("build", "palisade"),
        ("build", "barricade"),
    ]


def test_the_envoy_holder_is_asked_for_a_second_building_at_once() -> None:
    """KB-21.6: right after his first, before the next player; what the rest pays, or stop."""
    table = scene(3, dice=FILL)
    for seat in range(3):
        holds(table, seat, 0, 3, 0)
    table.envoy = 1
    start(table, BUILDING)
    play(table, 0, "build", "barricade")
    play(table, 1, "build", "barricade")
    assert asked(table) == 1
    assert codes(table, 1) == [("pass",), ("build", "palisade")]
    play(table, 1, "pass")
    assert asked(table) == 2
    assert table.envoy == 1
    play(table, 2, "pass")
    assert table.phase != BUILDING


def test_there_is_no_second_question_without_a_first_building() -> None:
    """KB-21.6: passing on the first is passing on both."""
    table = scene(2, dice=[1, 1, 2, 6, 6, 1, 2, 3, 4, 5, 6])
    holds(table, 0, 0, 5, 0)
    table.envoy = 0
    start(table, BUILDING)
    play(table, 0, "pass")
    assert table.phase != BUILDING


def test_town_hall_owners_are_asked_for_what_they_hold() -> None:
    """KB-21.7: in turn order, those with something to give: held kinds, a token, or decline."""
    table = scene(4, dice=FILL)
    put(table, order=[3, 2, 1, 0])
    for seat in (0, 1, 3):
        owns(table, seat, "barricade", "crane", "town_hall")
    holds(table, 2, 5, 5, 5)  # no Town Hall
    holds(table, 3, 1, 0, 2)
    table.set_tokens(0, 1)
    start(table, SEASON_END)
    assert asked(table) == 3
    assert codes(table, 3) == [("pass",), ("offer", "gold"), ("offer", "stone")]
    play(table, 3, "offer", "gold")
    assert asked(table) == 0
    assert codes(table, 0) == [("pass",), ("offer", "token")]


def test_kings_reward_and_envoy_ask_nobody() -> None:
    """KB-21.8: tied or not, both phases pass by themselves."""
    for phase in (REWARD, ENVOY):
        for built in ((), ("inn",)):
            table = scene(3)
            table.season = SUMMER
            owns(table, 0, *built)
            owns(table, 1, *built)
            assert enter(table, phase).pending == 0


def test_recruiting_asks_for_a_pair_or_with_barracks_for_one() -> None:
    """KB-21.9: six pairs at most, three kinds with Barracks, or done; again until done."""
    table = scene(2, dice=[1, 6, *FILL])
    put(table, order=[1, 0])
    owns(table, 0, "guard_tower", "blacksmith", "barracks")
    for seat in range(2):
        holds(table, seat, 2, 2, 2)
    start(table, RECRUITING)
    assert codes(table, asked(table)) == [("pass",), *[("recruit", pair) for pair in PAIRS]]
    play(table, 1, "recruit", "stone+stone")
    assert codes(table, asked(table)) == [("pass",), *[("recruit", PAIRS[i]) for i in (0, 1, 3)]]
    play(table, 1, "pass")
    kinds = [("recruit", "gold"), ("recruit", "wood"), ("recruit", "stone")]
    assert codes(table, asked(table)) == [("pass",), *kinds]
    play(table, 0, "recruit", "wood")
    assert asked(table) == 0
    play(table, 0, "pass")
    assert table.phase != RECRUITING


@pytest.mark.parametrize("enemy", ENEMY_SLUG)
def test_winners_are_asked_by_one_card_only(enemy: str) -> None:
    """KB-21.10: Orcs IV-4, in turn order, for the kind of one good."""
    alternative = enemy.endswith("alternative")
    table = scene(3, demons="alternative" if alternative else "standard")
    put(table, order=[2, 0, 1])
    put(table, soldiers=[9, 0, 9])  # seat 1 loses and has nothing
    winter(table, enemy, die=1)
    assert table.to_act() == ([2] if enemy == "iv_4_orcs" else [])
    if table.pending:
        assert codes(table, 2) == ONE_GOOD
        play(table, 2, "take", "wood")
        assert asked(table) == 0
        assert goods(table, 2) == (0, 1, 0)


@pytest.mark.parametrize(
    ("held", "answers"),
    [
        ((0, 0, 0), []),
        ((1, 0, 1), []),  # no more than asked
        ((7, 0, 0), []),  # one kind
        ((2, 0, 1), ["gold+gold", "gold+stone"]),
        ((1, 1, 1), ["gold+wood", "gold+stone", "wood+stone"]),
        ((9, 9, 9), PAIRS),
    ],
)
def test_losers_are_asked_when_there_is_a_choice(
    held: tuple[int, int, int], answers: list[str]
) -> None:
    """KB-21.11: only with more goods than asked and two kinds of them."""
    table = scene(2)
    table.set_soldiers(1, 9)
    holds(table, 0, *held)
    winter(table, "ii_4_barbarians", die=1)
    assert codes(table, 0) == [("lose", mix) for mix in answers]


def test_losers_are_asked_in_turn_order() -> None:
    """KB-21.11: one after the other."""
    table = scene(3)
    put(table, order=[1, 2, 0])
    for seat in range(3):
        holds(table, seat, 2, 2, 0)
    winter(table, "ii_4_barbarians", die=1)
    for seat in table.all_order():
        assert asked(table) == seat
        play(table, seat, "lose", "wood+wood")


@pytest.mark.parametrize(("number", "count"), [(12, 6), (14, 11), (17, 6)])
def test_goods_of_choice_are_asked_as_one_mix(number: int, count: int) -> None:
    """KB-21.12: every multiset once, whatever the order of its cubes, and it is what one gets."""
    seen = set()
    for index in range(count):
        table = scene(2, dice=[1])
        sits(table, 0, ADVISOR_SLUG[number], GROUP_ON[number])
        enter(table, HELP)
        assert len(table.legal(0)) == count
        code = codes(table, 0)[index]
        cubes = code[1].split("+") if code != ("pass",) else []
        table.rng = Loaded(FILL * 2)
        table.apply(0, table.legal(0)[index])
        got = goods(table, 0)
        assert got == (cubes.count("gold"), cubes.count("wood"), cubes.count("stone"))
        seen.add(got)
    assert len(seen) == count

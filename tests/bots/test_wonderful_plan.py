"""The planner of the two Wonderful games, on a game of three cards."""

from dataclasses import replace

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import Plan, expected_best, sample_of
from regalia.bots.heuristics.wonderful.works import NO_CARD, Facts, Holdings, Weights, Work

WOOD, GOLD, WILD, TOKEN = range(4)
MILL, PALACE, SHRINE = range(3)

FACTS = Facts(
    resources=2,
    kinds=4,
    wild=WILD,
    points=[0.0, 6.0, 3.0],
    types=[0, 1, 1],
    badges=[[], [], [(1, 2)]],
    duos=[[], [], []],
    yields=[[(GOLD, 2)], [], []],
    per=[[], [], []],
    bonus=[[], [(TOKEN, 1)], []],
    recycling=[[WOOD], [GOLD], [GOLD]],
    slots=[[2, 0, 0, 0], [0, 3, 0, 0], [0, 1, 1, 0]],
    supremacy=[TOKEN, TOKEN],
    tokens=1.0,
    weights=Weights(
        cube=[[1.0] * 4, [1.0] * 4],
        growth=[0.0] * 4,
        wild=[0.0, 1.5, 1.5, 1.5],
        full=5.0,
        surplus=0.5,
        later=0.9,
        lack=2.0,
        borrowed=1.0,
        late_flow=0.5,
        recycled=0.0,
    ),
)
LAST_ROUND = Holdings(
    round=3,
    rounds=0,
    steps=[WOOD, GOLD],
    now=[0, 0],
    made=[2, 1],
    counts=[0.0] * 4,
    badges=[0.0, 0.0, 0.0, 1.0],
    duos=[],
    per=[],
    rivals=[9, 9],
    wild=0,
    cubes=0,
)


def new(card: int) -> Work:
    """A card in hand."""
    return Work(card, FACTS.slots[card], is_new=True)


def test_a_card_that_feeds_another_is_built_first() -> None:
    """The Mill's gold of this very round finishes the Palace: 6 points and its token."""
    plan = Plan(Outlook(FACTS, LAST_ROUND), [new(MILL), new(PALACE)])
    plan.improve()
    assert not plan.recycled
    assert round(plan.value) == 7


def test_a_card_that_cannot_be_finished_is_recycled() -> None:
    """Without the Mill the Palace is one gold short: it is better a cube for the other one."""
    plan = Plan(Outlook(FACTS, replace(LAST_ROUND, made=[0, 2])), [new(PALACE), new(PALACE)])
    plan.improve()
    assert len(plan.order) == len(plan.recycled) == 1
    assert round(plan.value) == 7


def test_krystallium_fills_its_own_slot_and_any_other() -> None:
    """Two of them finish a Shrine, which counts itself; one does not."""
    have = replace(LAST_ROUND, made=[0, 0], steps=[])
    shrine = Work(SHRINE, FACTS.slots[SHRINE])
    for wild, points in ((1, 0), (2, 5)):
        plan = Plan(Outlook(FACTS, replace(have, wild=wild)), [shrine])
        assert round(plan.value) == points
        assert plan.trace().spent == [shrine][: wild - 1]


def test_five_cubes_laid_aside_become_krystallium() -> None:
    """Five gold that nothing needs, and the Krystallium is there for the Shrine's last slot."""
    shrine = Work(SHRINE, [0, 0, 1, 0])
    plan = Plan(Outlook(FACTS, replace(LAST_ROUND, made=[4, 1])), [shrine])
    assert round(plan.value) == 5


def test_hopeless_works_are_given_up_at_the_very_end() -> None:
    """Four cubes and a given-up card make the Krystallium that finishes the other."""
    have = replace(LAST_ROUND, steps=[], cubes=4)
    palace, shrine = Work(PALACE, FACTS.slots[PALACE]), Work(SHRINE, [0, 0, 1, 0])
    plan = Plan(Outlook(FACTS, have), [palace, shrine])
    assert round(plan.value) == 5
    assert plan.trace().done == [palace]


def test_a_work_for_the_end_of_the_round_takes_tokens_last() -> None:
    """A Menace is beaten with the tokens that are left; two tokens are worth less than its 4."""
    menace = Work(NO_CARD, [0, 0, 0, 2], 4.0, is_late=True)
    have = replace(LAST_ROUND, counts=[0.0, 0.0, 0.0, 2.0])
    plan = Plan(Outlook(FACTS, have), [menace])
    assert round(plan.value) == 4
    assert plan.trace().beaten == [menace]


def test_works_under_way_are_worth_what_later_rounds_make_of_them() -> None:
    """A Palace begun is worth more than an empty one, and both more than nothing."""
    outlook = Outlook(FACTS, replace(LAST_ROUND, round=2, rounds=1, made=[0, 3], steps=[]))
    begun, empty = Work(PALACE, [0, 1, 0, 0]), Work(PALACE, FACTS.slots[PALACE])
    values = [Plan(outlook, works).value for works in ([begun], [empty], [])]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_the_best_of_a_draw() -> None:
    """All drawn: the best one. One drawn: the mean. Two of three: the best twice in three."""
    assert expected_best([1.0, 2.0, 6.0], 3) == 6
    assert expected_best([1.0, 2.0, 6.0], 1) == 3
    assert round(expected_best([1.0, 2.0, 6.0], 2), 3) == round((6 + 6 + 2) / 3, 3)


def test_a_sample_is_spread_over_the_pile() -> None:
    """Every second card of eight, whatever their order; all of a small pile."""
    assert sample_of([7, 0, 6, 1, 5, 2, 4, 3], 4) == [1, 3, 5, 7]
    assert sample_of([3, 1], 4) == [1, 3]

"""Plans that look into later rounds: a game of three cards, and the Kingdom's hands to come."""

from dataclasses import replace

from regalia import registry
from regalia.bots.heuristics.wonderful.future import Future, Hand
from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful.plan import Plan
from regalia.bots.heuristics.wonderful.works import Facts, Holdings, Weights, Work
from regalia.bots.heuristics.wonderful_kingdom.ahead import HAND, future
from regalia.bots.heuristics.wonderful_kingdom.duke import Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import TUNED
from regalia.bots.search import Budget, Search
from regalia.bots.search.minds.wonderful_kingdom import KingdomMind
from regalia.core.rng import FastRng
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import PLANNING

WOOD, GOLD, WILD = range(3)
MILL, PALACE = range(2)
# A judge that thinks nothing of gold to come: a Mill is four wood for nothing.
FACTS = Facts(
    resources=2,
    kinds=3,
    wild=WILD,
    points=[0.0, 6.0],
    types=[0, 1],
    badges=[[], []],
    duos=[[], []],
    yields=[[(GOLD, 3)], []],
    per=[[], []],
    bonus=[[], []],
    recycling=[[WOOD], [GOLD]],
    slots=[[4, 0, 0], [0, 3, 0]],
    supremacy=[-1, -1],
    tokens=0.0,
    weights=Weights(
        cube=[[1.0] * 4, [0.0] * 4],
        growth=[0.0] * 3,
        wild=[0.0, 1.5, 1.5, 1.5],
        full=5.0,
        surplus=0.5,
        later=0.0,
        lack=2.0,
        borrowed=1.0,
        late_flow=0.5,
        recycled=0.0,
    ),
)
EARLY = Holdings(
    round=2,
    rounds=1,
    steps=[WOOD, GOLD],
    now=[0, 0],
    made=[4, 0],
    counts=[0.0] * 3,
    badges=[0.0] * 3,
    duos=[],
    per=[],
    rivals=[9, 9],
    wild=0,
    cubes=0,
)


def palaces(count: int) -> list[Work]:
    """So many Palaces in hand."""
    return [Work(PALACE, FACTS.slots[PALACE], is_new=True) for _ in range(count)]


def planned(have: Holdings) -> Plan:
    """The plan of a hand that is a Mill."""
    plan = Plan(Outlook(FACTS, have), [Work(MILL, FACTS.slots[MILL], is_new=True)])
    plan.improve()
    return plan


def test_a_plan_that_looks_ahead_builds_for_the_hands_to_come() -> None:
    """The judge recycles the Mill; with a Palace in the hand to come it is built."""
    plan = planned(EARLY)
    assert [work.card for work in plan.recycled] == [MILL]
    courses = [[Hand(palaces(1), [0, 0])] for _ in range(4)]
    Future(FACTS, courses, [0.0, 0.0], 0).improve(plan)
    assert [work.card for work in plan.order] == [MILL]
    assert plan.recycled == []


def test_a_plan_is_left_alone_where_no_course_ends_better() -> None:
    """Nothing to come needs gold, so the Mill stays recycled."""
    plan = planned(EARLY)
    courses = [[Hand([], [0, 0])] for _ in range(4)]
    Future(FACTS, courses, [0.0, 0.0], 0).improve(plan)
    assert [work.card for work in plan.recycled] == [MILL]


def test_what_a_plan_promises_counts_beside_its_courses() -> None:
    """The more courses there are, the nearer a plan's merit comes to their mean."""
    plan = planned(EARLY)
    courses = [[Hand(palaces(1), [0, 2])] for _ in range(64)]
    look = Future(FACTS, courses, [0.0, 0.0], 0)
    promised = plan.run(plan.order, plan.recycled)
    merits = [look.merit(plan, plan.order, plan.recycled, count) for count in (4, 16, 64)]
    ends = look.value(plan, plan.order, plan.recycled, 64)
    assert promised < merits[0] < merits[1] < merits[2] < ends


def test_a_course_ends_with_what_its_hands_make() -> None:
    """Production, cubes at once and works left undone carry over: one Palace, then two."""
    have = replace(EARLY, made=[0, 2])
    undone = [Work(PALACE, [0, 3, 0])]
    for extra, points in ((0, 6), (2, 12)):
        plan = Plan(Outlook(FACTS, have), undone)
        courses = [[Hand(palaces(1), [0, extra])]]
        value = Future(FACTS, courses, [0.0, 0.0], 0).value(plan, plan.order, plan.recycled, 1)
        assert round(value) == points


def in_planning(seats: int, seed: int) -> Kingdom:
    """A table whose first Planning has begun."""
    game = registry.find("wonderful_kingdom")
    s = game.new(registry.options(game, seats, registry.read_options(game, [])), seed)
    assert isinstance(s, Kingdom)
    rng = FastRng(seed)
    while s.phase != PLANNING:
        seat = s.to_act()[0]
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
    return s


def test_hands_to_come_hold_only_unseen_cards() -> None:
    """Each course deals every later round a hand out of the deck, no copy more than it has."""
    s = in_planning(2, 5)
    duke = Duke(s, 0)
    for course in future(duke, 6, FastRng(1)).courses:
        assert len(course) == duke.rounds
        cards = [work.card for hand in course for work in hand.works]
        assert all(cards.count(card) <= list(s.deck).count(card) for card in cards)
        assert all(len(hand.works) + sum(hand.now) // 2 == HAND for hand in course)


def test_a_mind_that_looks_ahead_goes_by_what_is_seen() -> None:
    """Its choice is legal, and the same at every table that looks alike."""
    game = registry.find("wonderful_kingdom")
    for seats in (1, 2):
        s = in_planning(seats, 6)
        seen = game.observe(s, s.to_act()[0])
        other = game.observe(game.imagine(seen, 77), seen.seat)
        found = {
            Search(game, KingdomMind(courses=2), Budget(8), 3).choose(view)
            for view in (seen, seen, other)
        }
        assert len(found) == 1
        assert found <= set(seen.legal)


def test_tuned_weights_are_left_aside_where_menaces_end_a_scenario() -> None:
    """The Thieves' Guild is planned with the hand-set weights, a table without it is not."""
    game = registry.find("wonderful_kingdom")
    for chosen, is_tuned in (([], True), (["scenario=sc05"], False)):
        options = registry.options(game, 1, registry.read_options(game, chosen))
        mind = KingdomMind().ahead(0)
        assert isinstance(mind, KingdomMind)
        mind.begin(game.new(options, 1))
        for planner in (mind.planner, mind.seer, mind.runner):
            assert planner.facts is mind.facts
        assert (mind.facts.weights == TUNED) == is_tuned

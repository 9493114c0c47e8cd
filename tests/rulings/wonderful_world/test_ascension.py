"""IWW-16 and IWW-20: Corruption & Ascension, and the War or Peace cards."""

import pytest

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.material import (
    ASCENSION,
    BASE_DECK,
    BOOSTER_CARDS,
    CARD_BADGE,
    CARD_PER_TYPE,
    CARD_SET,
    CARD_SOURCE,
    CARD_TYPE,
    CARDS,
    MEMORIAL,
    WAR,
    WAR_CARDS,
)
from regalia.games.wonderful_world.options import OPTIONS
from regalia.games.wonderful_world.state import DRAFT, EXTRA, PLANNING, PRODUCTION
from rulings.wonderful_world.scene import (
    GOLD,
    MATERIALS,
    SCIENCE,
    area,
    builds,
    built,
    codes,
    enter,
    kinds,
    new,
    owns,
    plan,
    play,
    play_random,
    purse,
    scene,
    site,
    told,
    verbs,
)

EXPANDED = {"corruption_ascension": "always"}


def backs(hand: bytes) -> tuple[int, int]:
    """Base and C&A cards in a hand."""
    others = sum(CARD_SET[number] == ASCENSION for number in hand)
    return len(hand) - others, others


def test_the_two_decks_are_never_mixed() -> None:
    """IWW-16.1: 150 and 56 cards side by side."""
    table = play_random(new(4, 2, **EXPANDED), 3)
    assert all(CARD_SET[number] != ASCENSION for number in table.decks(0))
    assert all(CARD_SET[number] == ASCENSION for number in table.decks(1))


@pytest.mark.parametrize(
    ("seats", "base", "other", "left"),
    [(2, 8, 4, 5), (3, 6, 3, 2), (4, 6, 3, 2), (5, 6, 2, 1), (6, 6, 2, 1), (7, 5, 2, 0)],
)
def test_the_deal_of_the_expansion(seats: int, base: int, other: int, left: int) -> None:
    """IWW-16.2, IWW-16.3, IWW-16.13, IWW-22.12: the table, leftovers, and decks that suffice."""
    table = new(seats, 5, **EXPANDED)
    assert {backs(hand) for hand in table.all_hands()} == {(base, other)}
    sizes = []
    while table.phase == DRAFT:
        sizes.append(len(table.hands(0)))
        for seat in table.to_act():
            table.apply(seat, table.legal(seat)[0])
    assert sizes[0] == base + other and sizes[:6] == list(range(sizes[0], sizes[0] - 6, -1))
    assert len(table.buried) == left * seats
    assert table.all_purse() == [0] * seats
    play_random(table, 1)
    assert len(table.decks(0)) == 150 - 4 * seats * base
    assert len(table.decks(1)) == 56 - 4 * seats * other


def test_expansion_cards_are_planned_like_any_other() -> None:
    """IWW-16.4: constructed or recycled, filled and finished."""
    table = plan(scene(2, **EXPANDED), ["lawless_zone", "occult_district"])
    assert {("construct", "lawless_zone"), ("recycle", "occult_district")} <= set(codes(table, 0))


def test_corruption_is_deducted() -> None:
    """IWW-16.5, IWW-22.5: 4, 3, 3, 0, 2 with corrupted Materials and Gold are 3, 3, 3, 0, 2."""
    table = scene(2, **EXPANDED)
    # Side B gives 2, 1, 1; robot_factory corrupts Materials, raiders Gold.
    builds(table, 0, "robot_factory", "raiders", "recycling_plant")
    clean = table.clone()
    clean.corrupts = False
    assert [clean.production(0, resource) for resource in range(5)] == [4, 3, 3, 0, 2]
    assert [table.production(0, resource) for resource in range(5)] == [3, 3, 3, 0, 2]


def test_net_production_decides_supremacy_and_cubes() -> None:
    """IWW-16.5, IWW-7.4: who produces more before corruption may be behind after it."""
    table = told(
        "energy",
        area("polar_base", built=["wind_turbines", "wind_turbines", "secret_base", "secret_base"]),
        area(built=["wind_turbines"]),
        **EXPANDED,
    )
    assert table.all_counts() == [1, 2] and table.loose(0) == 1
    assert [purse(table, seat)[2] for seat in range(2)] == [0, 1]


def test_surplus_corruption_goes_nowhere() -> None:
    """IWW-16.6: production stops at 0, other resources and holdings are untouched."""
    table = scene(2, **EXPANDED)
    builds(table, 0, "raiders", "raiders", "lawless_zone")
    owns(table, 0, krystallium=2, cubes=3)
    assert [table.production(0, r) for r in range(5)] == [3, 2, 1, 0, 4]
    enter(table, PRODUCTION, GOLD)
    assert purse(table, 0) == (3, 2, 0, 0)


def test_corruption_weighs_from_the_next_step_on() -> None:
    """IWW-16.7: occult_district finished in the Materials step corrupts Science this round."""
    table = told("materials", area("occult_district", "polar_base"), **EXPANDED)
    play(table, 0, "place", "occult_district", "materials")
    assert table.counts(0) == 2
    play(table, 0, "done")
    play(table, 0, "empire")
    play(table, 0, "done")
    assert (table.step, table.all_counts()) == (SCIENCE, [0, 1])


def test_half_corrupted_is_not_nothing() -> None:
    """IWW-21.13: two icons, one corrupted, one cube."""
    table = scene(2, **EXPANDED)
    builds(table, 0, "robot_factory")
    assert table.production(0, MATERIALS) == 1


def test_sides_e_and_f_are_corrupt_without_the_expansion() -> None:
    """IWW-21.12: the Empire card's corruption counts all the same."""
    table = scene(3, side="E")
    builds(table, 0, "research_center")
    assert [table.production(0, r) for r in range(5)] == [4, 2, 1, 0, 0]


def test_backs_are_public() -> None:
    """IWW-16.11, IWW-23.2: everybody sees how many C&A cards a hand holds."""
    table = new(4, 3, **EXPANDED)
    for seat in (-1, 0, 3):
        seen = GAME.observe(table, seat)
        assert seen.hand_backs == (3, 3, 3, 3) and seen.hand_sizes == (9, 9, 9, 9)


def test_the_war_or_peace_cards() -> None:
    """IWW-20.1: 13 designs, 20 cards, 15 without Memorials, shuffled into the base deck."""
    assert len({number for number in range(CARDS) if CARD_SET[number] == WAR}) == 13
    assert (len(WAR_CARDS), len(BOOSTER_CARDS)) == (20, 15)
    for value, count in (("none", 0), ("booster", 15), ("all", 20)):
        assert len(new(3, war_or_peace=value).full_decks()[0]) == len(BASE_DECK) + count


def test_the_step_after_exploration() -> None:
    """IWW-20.2: Krystallium and characters come straight, without supremacy, then a window."""
    table = told(
        "exploration",
        area(
            "center_of_the_earth:XXXXX", built=["tower_of_babel", "headquarters", "security_ships"]
        ),
        area("museum"),
        war_or_peace="all",
    )
    before = purse(table, 0)
    play(table, 0, "done")
    table.take_events()
    play(table, 1, "done")
    assert table.step == EXTRA and table.to_act() == [0], "a window for whoever has such production"
    assert purse(table, 0) == (before[0], before[1] + 2, before[2] + 3, before[3])
    assert kinds(table) == ["extra"]
    play(table, 0, "place", "center_of_the_earth", "general")
    play(table, 0, "place", "center_of_the_earth", "general")
    assert built(table, 0)[-1] == "center_of_the_earth"


def test_the_step_is_left_out_when_nobody_needs_it() -> None:
    """IWW-20.3: no such production, no such step."""
    table = told("exploration", area("museum"), war_or_peace="all")
    play(table, 0, "done")
    assert (table.round, table.phase) == (1, DRAFT)


def test_ordinary_icons_count_in_their_step() -> None:
    """IWW-20.4: security_ships give Exploration in the Exploration step."""
    table = scene(2, war_or_peace="all")
    builds(table, 0, "security_ships", "cargo_fleet", "secret_forces")
    assert [table.production(0, r) for r in range(5)] == [2, 1, 2, 1, 2]


def test_memorials_are_counted_by_nothing_but_are_cards() -> None:
    """IWW-20.5: no badge and no multiplier names them; they break ties."""
    assert MEMORIAL not in [CARD_BADGE[n] for n in range(CARDS)]
    assert MEMORIAL not in [CARD_PER_TYPE[n] for n in range(CARDS)]
    table = scene(2, war_or_peace="all")
    builds(table, 0, "memorial_for_the_builder")
    owns(table, 1, generals=2)
    assert CARD_TYPE[table.built(0)[0]] == MEMORIAL
    assert table.points(0) == table.points(1) == 2 and table.ranks() == [1, 2]


def test_the_module_is_off_and_labelled() -> None:
    """IWW-20.6: not in a game unless asked for, and its rows say how little is known."""
    option = next(option for option in OPTIONS if option.id == "war_or_peace")
    assert option.default == "none"
    assert {CARD_SOURCE[n] for n in range(CARDS) if CARD_SET[n] == WAR} == {"card only"}


def test_what_is_decided_before_the_game() -> None:
    """IWW-23.1: everything the host chooses is an option."""
    assert [option.id for option in OPTIONS] == [
        "side",
        "corruption_ascension",
        "war_or_peace",
        "empires",
        "scenario",
        "solo_shortage",
        "changes",  # filled in by a campaign (IWW-19.4)
    ]


def test_planning_asks_for_each_card_and_free_actions() -> None:
    """IWW-23.3: construct, recycle and where the cube goes, beside what may be done at any time."""
    table = scene(2)
    site(table, 0, "zeppelin")
    owns(table, 0, krystallium=1)
    plan(table, ["wind_turbines"])
    assert verbs(table, 0) == {"construct", "recycle", "krystallium", "discard"}
    assert table.phase == PLANNING


def test_what_everybody_sees() -> None:
    """IWW-23.9: Empires, areas as last revealed, deck sizes and the pile; never the deck."""
    table = new(3, 7)
    seen = GAME.observe(table, 0)
    assert seen.rows == tuple(table.all_rows()) and seen.deck_sizes == (150 - 21, 0)
    assert len(seen.areas) == 3 and seen.pile == ()
    assert len(seen.unseen[0]) == 150 - 7, "all cards but his own hand could be anywhere"

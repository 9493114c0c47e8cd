"""The Advisors module and each advisor's power (IWK-23)."""

from typing import Any

from kit.told import assert_told
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARD_DUEL,
    CARD_KIND,
    CARD_SLUG,
    FACTS,
    TREASURE,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    PLANNING,
    PRODUCTION,
    SCORING,
    START,
)
from regalia.games.wonderful_kingdom.tabled import hide
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    built,
    card,
    codes,
    council,
    families,
    in_alchemy,
    kinds,
    lay,
    owns,
    picked,
    picks,
    play,
    scene,
    seat_advisor,
    site,
    sites,
)


def table(seats: int = 2, **values: Any) -> Kingdom:
    """A game with advisors in its first Choice; the Councils are empty."""
    s = scene(seats, module="advisors", **values)
    for seat in range(seats):
        play(s, seat, about(s, seat, "keep")[0])
    for seat in range(seats):
        seat_advisor(s, seat)
        owns(s, seat)
    return s


def start(s: Kingdom, slug: str, soldiers: int) -> Kingdom:
    """Part (b) of Planning for a first seat with one advisor."""
    begin(s, START)
    seat_advisor(s, 0, slug)
    owns(s, 0, soldiers=soldiers)
    s.pending = 0
    s.enter_phase()
    s.run_on()
    return s


def test_set_up() -> None:
    """IWK-23.1, IWK-23.3, IWK-23.4, IWK-23.7: 1 of 2 kept, 10 for the Treasures, 2 Soldiers."""
    s = scene(module="advisors")
    assert [len(cards) for cards in s.all_choices()] == [2, 2]
    for seat in range(2):
        play(s, seat, about(s, seat, "keep")[0])
    assert [len(council(s, seat)) for seat in range(2)] == [1, 1]
    assert [s.soldiers(seat) for seat in range(2)] == [2, 2]  # no third for the first advisor
    cards = [*s.deck, *s.hands(0), *s.hands(1), *s.area(0), *s.area(1)]
    assert sum(number >= ADVISOR_0 for number in cards) == 10 and s.box == b""
    assert not any(CARD_KIND[number] == TREASURE for number in cards)
    assert CARD_SLUG.index("calamity") in s.hands(0)
    assert min(s.all_rejected()) >= ADVISOR_0


def test_solo_set_up() -> None:
    """IWK-23.11, IWK-23.12: no two-player advisors; the other goes back; 10 in the deck."""
    s = scene(1, module="advisors")
    assert len(s.choices(0)) == 2 and len(s.box) == 9
    play(s, 0, about(s, 0, "keep")[0])
    assert s.soldiers(0) == 2 and s.box == b""
    cards = [*s.deck, s.top, *s.area(0), *s.area(1)]
    assert sum(number >= ADVISOR_0 for number in cards) == 10
    assert not any(CARD_DUEL[number] for number in cards)


def test_deluxe_advisors_stay_in_the_box() -> None:
    """IWK-23.13: still 10 in the deck; 4 stay out with two players, 3 alone."""
    for seats, left in ((2, 4), (1, 3)):
        s = scene(seats, module="advisors", deluxe=True)
        for seat in range(seats):
            play(s, seat, about(s, seat, "keep")[0])
        assert len(s.box) == left


def test_advisors_go_straight_to_the_council() -> None:
    """IWK-23.5, IWK-23.6, IWK-23.8, IWK-23.19: with a Soldier; face-down ones when revealed."""
    s = table()
    s.turn = 1
    s.pending = 2
    lay(s, 0, [card("herald"), hide(card("trader"), 0, 0)])
    play(s, 1, "select area1")
    assert council(s, 1) == ["herald"] and s.soldiers(1) == 1
    assert s.picked_count(1) == 1
    begin(s, START)
    s.pending = 0
    s.enter_phase()
    assert council(s, 1) == ["trader", "herald"] and s.soldiers(1) == 2


def test_left_over_advisors_give_nothing() -> None:
    """IWK-23.18: they are discarded."""
    s = table()
    s.turn = 15
    s.pending = 1
    for seat in range(2):
        s.set_hands(seat, b"")
    lay(s, 0, [])
    lay(s, 1, [card("herald")])
    play(s, 0, "select area1")
    assert council(s, 0) == council(s, 1) == [] and card("herald") in s.pile


def test_once_a_round_for_its_price() -> None:
    """IWK-23.2, IWK-23.16: again next round; not without Soldiers, not without effect."""
    s = begin(table(), PLANNING)
    seat_advisor(s, 0, "royal_alchemist")
    owns(s, 0, soldiers=4)
    site(s, 0, "farm")
    play(s, 0, "power royal_alchemist")
    assert s.krystallium(0) == 1 and s.soldiers(0) == 2
    assert about(s, 0, "power") == []
    s.set_used(0, 0)
    assert about(s, 0, "power") == ["power royal_alchemist"]
    owns(s, 0, soldiers=1)
    assert about(s, 0, "power") == []
    s = table()
    site(s, 0, "farm")
    start(s, "diplomat", 2)  # no Calamity to send away
    assert s.phase == PLANNING and s.used(0) == 0


def test_advisors_are_not_cards_to_build() -> None:
    """IWK-23.10: neither recycled nor built, and worth nothing."""
    s = begin(table(), PLANNING)
    seat_advisor(s, 0, "herald", "trader", "court_mage")
    assert s.points(0) == 0
    assert not any("herald" in code for code in codes(s, 0))


def test_every_advisor_has_its_window() -> None:
    """IWK-23.9, IWK-23.15: the moments of the material are those of the engine."""
    windows = {row["slug"]: row["window"] for row in FACTS["card"] if row["kind"] == "advisor"}
    assert set(windows.values()) == {
        "choice_before_select",
        "planning_start",
        "planning",
        "production_start",
        "production_place",
        "scoring",
    }
    assert len(windows) == 18


def test_the_prophet() -> None:
    """IWK-23.17, IWK-36.9: sees three cards alone, keeps two, discards one openly."""
    s = start(table(), "illuminated_prophet", 2)
    told = play(s, 0, "power illuminated_prophet")
    drawn = [event for event in told if event.kind == "draws"]
    assert drawn[0].is_for(0) and not drawn[0].is_for(1) and len(drawn[0].args) == 3
    seen = GAME.observe(s, 1)
    assert seen.drawn == () and seen.drawn_size == 3
    first = about(s, 0, "keep")
    told = play(s, 0, first[0])
    if s.phase == START and about(s, 0, "keep"):
        told += play(s, 0, about(s, 0, "keep")[0])
    assert kinds(told).count("keeps") == 2 and "discards" in kinds(told)


def test_the_archivist() -> None:
    """IWK-23.17: two cards, keeps one; a kept advisor joins the Council with its Soldier."""
    s = table(deluxe=True)
    s.deck = bytes([card("herald"), card("farm")])
    site(s, 0, "cathedral")
    start(s, "archivist", 1)
    play(s, 0, "power archivist")
    play(s, 0, "keep herald")
    assert "herald" in council(s, 0) and s.soldiers(0) == 1 and card("farm") in s.pile


def test_the_grey_eminence() -> None:
    """IWK-36.10: recycles one card for its bonus twice."""
    s = begin(table(), PLANNING)
    seat_advisor(s, 0, "grey_eminence")
    owns(s, 0, soldiers=1)
    picks(s, 0, "quarry", "farm")
    play(s, 0, "double quarry")
    assert in_alchemy(s, 0) == "MM" and about(s, 0, "double") == []


def test_the_trader() -> None:
    """IWK-36.10: for this phase the owner chooses the kind of each recycled cube."""
    s = begin(table(), PLANNING)
    seat_advisor(s, 0, "trader")
    owns(s, 0, soldiers=1)
    picks(s, 0, "quarry")
    site(s, 0, "scouts")
    play(s, 0, "power trader", "recycle quarry")
    assert "place scouts population" in codes(s, 0) and len(about(s, 0, "alchemy")) == 4
    play(s, 0, "place scouts population")
    assert s.cubes(0) == 0


def test_the_court_mage() -> None:
    """IWK-36.10, IWK-12.10: moves up to three cubes from Alchemy onto cards."""
    s = begin(table(deluxe=True), PLANNING)
    seat_advisor(s, 0, "court_mage")
    owns(s, 0, soldiers=2)
    alchemy(s, 0, "MMPG")
    site(s, 0, "harbor")
    play(s, 0, "conjure harbor materials")
    assert families(s, 0) == {"done", "conjure"} and s.soldiers(0) == 0
    play(s, 0, "conjure harbor population", "conjure harbor materials")
    assert in_alchemy(s, 0) == "G" and "conjure" not in families(s, 0)


def test_the_diplomat() -> None:
    """IWK-36.9: returns one Calamity of the player's own Selection to the box."""
    s = table(deluxe=True)
    picks(s, 0, "calamity", "calamity")
    start(s, "diplomat", 2)
    play(s, 0, "power diplomat")
    assert s.calamities(0) == 1


def test_the_assassin_and_the_jester() -> None:
    """IWK-36.9: a card of the opponent goes; or two cards change hands, never Calamities."""
    s = table()
    picks(s, 1, "quarry", "calamity")
    start(s, "assassin", 3)
    play(s, 0, "murder calamity")
    assert s.calamities(1) == 0 and card("quarry") not in s.pile
    s = table()
    picks(s, 0, "farm", "calamity")
    picks(s, 1, "quarry", "calamity")
    start(s, "jester", 2)
    assert about(s, 0, "jest_give") == ["jest_give farm"]
    play(s, 0, "jest_give farm")
    assert codes(s, 0) == ["jest_take quarry"]
    play(s, 0, "jest_take quarry")
    assert picked(s, 0) == ["quarry"] and picked(s, 1) == ["farm"]


def test_free_actions_may_pay_for_a_power() -> None:
    """IWK-12.7: a card finished in (b) gives the Soldier that pays it."""
    s = table()
    picks(s, 1, "quarry")
    site(s, 0, "conquerors_memorial", "MMPPGGG")
    begin(s, START)
    seat_advisor(s, 0, "assassin")
    owns(s, 0, krystallium=1)
    s.pending = 0
    s.enter_phase()
    assert s.to_act() == [0] and about(s, 0, "murder") == []
    play(s, 0, "krystallium conquerors_memorial gold")
    play(s, 0, "murder quarry")
    assert s.soldiers(0) == 0 and picked(s, 1) == []


def test_the_master_at_arms() -> None:
    """IWK-36.12: wins ties too, and each Supremacy gives its bonus twice: a Soldier."""
    s = table()
    begin(s, ARMS)
    seat_advisor(s, 0, "master_at_arms")
    owns(s, 0, soldiers=1)
    s.pending = 0
    s.enter_phase()
    assert codes(s, 0) == ["done", "power master_at_arms"]
    site(s, 0, "cathedral")
    play(s, 0, "power master_at_arms")
    assert s.phase == PRODUCTION and s.all_counts() == [2, 2] and s.soldiers(0) == 1


def test_the_spymaster() -> None:
    """IWK-36.7, IWK-6.6: looks at all face-down cards of an area before selecting."""
    s = table()
    seat_advisor(s, 1, "spymaster")
    owns(s, 1, soldiers=1)
    s.turn = 1
    s.pending = 2
    lay(s, 0, [hide(card("farm"), 0, 0), hide(card("quarry"), 0, 0)])
    lay(s, 1, [card("harbor")])
    assert about(s, 1, "peek") == ["peek area1"]
    told = play(s, 1, "peek area1")
    assert_told(told, "peeks", "IWK-6.6")
    assert [event.args for event in told if event.kind == "sees"] == [
        (card("farm"), card("quarry"))
    ]
    assert {view[0] for view in GAME.observe(s, 1).areas[0]} == {card("farm"), card("quarry")}


def test_the_smuggler() -> None:
    """IWK-36.7: moves a card to the other area, a face-down one unseen."""
    s = table(deluxe=True)
    seat_advisor(s, 1, "smuggler")
    owns(s, 1, soldiers=2)
    s.turn = 1
    s.pending = 2
    lay(s, 0, [hide(card("farm"), 0, 0)])
    lay(s, 1, [card("harbor")])
    play(s, 1, "smuggle area1 offer1")
    assert s.area(0) == [] and s.zones_count(1) == 2
    assert -1 in [view[0] for view in GAME.observe(s, 1).areas[1]]


def test_the_herald_and_the_matriarch() -> None:
    """IWK-36.15, IWK-15.8: before the score; 5 points; a card that lacks two basic cubes."""
    s = table()
    begin(s, SCORING)
    seat_advisor(s, 0, "herald", "matriarch")
    owns(s, 0, soldiers=6)
    site(s, 0, "forgotten_mines", "EE")
    site(s, 0, "arena", "P")
    site(s, 0, "royal_keep", "MMMGGG")
    s.pending = 0
    s.enter_phase()
    assert about(s, 0, "finish") == ["finish forgotten_mines"]
    play(s, 0, "power herald")
    assert s.points(0) == 5
    play(s, 0, "finish forgotten_mines")
    assert built(s, 0) == ["forgotten_mines"] and s.points(0) == 9
    assert "royal_keep" in sites(s, 0)


def test_solo_supremacy_with_the_master_at_arms() -> None:
    """IWK-16.14, IWK-36.12: alone he wins with 4."""
    from regalia.games.wonderful_kingdom.phases.production import winner

    s = table(1)
    s.set_counts(0, 4)
    assert winner(s) == 0
    s.armed = 1
    assert winner(s) == 1


def test_what_the_module_leaves_alone() -> None:
    """IWK-23.14: Councils are public, the sent-away advisor is known to one player only."""
    s = scene(module="advisors", seed=4)
    for seat in range(2):
        play(s, seat, about(s, seat, "keep")[0])
    assert GAME.observe(s, 0).rejected == s.rejected(0)
    assert s.rejected(0) in GAME.observe(s, 1).unseen
    assert s.rejected(0) not in GAME.observe(s, 0).unseen
    assert GAME.observe(s, 1).council == tuple(s.all_council())

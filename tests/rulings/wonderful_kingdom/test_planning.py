"""Planning, construction, Alchemy, Treasures and Calamities (IWK-7 to IWK-14)."""

from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import PLANNING, PRODUCTION, START
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    built,
    codes,
    families,
    in_alchemy,
    owns,
    picked,
    picks,
    planning,
    play,
    scene,
    seat_advisor,
    site,
    sites,
)


def test_construct_or_recycle() -> None:
    """IWK-7.2, IWK-7.9, IWK-36.10: every card must go before a seat is done."""
    s = planning()
    picks(s, 0, "farm", "quarry")
    assert codes(s, 0) == ["construct farm", "construct quarry", "recycle farm", "recycle quarry"]
    play(s, 0, "construct farm")
    assert sites(s, 0) == ["farm"] and "done" not in codes(s, 0)
    play(s, 0, "recycle quarry")
    play(s, 0, "place farm materials")
    assert "done" in codes(s, 0)
    play(s, 0, "done")
    assert s.to_act() == [1]


def test_a_recycled_cube_goes_to_a_slot_or_alchemy() -> None:
    """IWK-7.3, IWK-7.4, IWK-7.7, IWK-7.11: of its own resource, at once; else Alchemy takes it."""
    s = planning()
    picks(s, 0, "quarry", "harbor")
    site(s, 0, "farm")
    site(s, 0, "scouts")
    play(s, 0, "recycle quarry")
    assert codes(s, 0) == ["alchemy materials", "place farm materials"]
    play(s, 0, "alchemy materials")
    play(s, 0, "recycle harbor")  # an Exploration cube fits nowhere
    assert in_alchemy(s, 0) == "ME" and s.cubes(0) == 0


def test_the_order_of_planning_is_free() -> None:
    """IWK-7.5, IWK-7.6, IWK-12.8: a card put down now can be finished now, and produces now."""
    s = planning(duchies=("teressie", "valados"))
    picks(s, 0, "quarry", "quarry", "barracks")
    play(s, 0, "construct quarry", "recycle quarry", "place quarry materials")
    play(s, 0, "recycle barracks", "place quarry materials")
    assert built(s, 0) == ["quarry"]
    told = play(s, 1, "done")
    steps = [event.args for event in told if event.kind == "step"]
    assert steps[0] == (0, 4, 2)  # 2 of side B and 2 of the Quarry


def test_the_order_inside_planning() -> None:
    """IWK-7.8, IWK-4.5, IWK-36.9: (b) is F's whole part, then O's; Calamities go last in it."""
    s = scene(module="advisors")
    begin(s, START)
    picks(s, 0, "farm", "calamity")
    picks(s, 1, "quarry", "calamity")
    for seat in range(2):
        seat_advisor(s, seat, "assassin" if seat == 0 else "diplomat")
        owns(s, seat, soldiers=3)
    s.pending = 0
    s.enter_phase()
    assert s.to_act() == [0] and s.all_calamities() == [0, 0]
    assert "murder calamity" in codes(s, 0) and "murder quarry" in codes(s, 0)
    play(s, 0, "murder quarry")
    assert s.to_act() == [1] and s.all_calamities() == [1, 0]
    play(s, 1, "power diplomat")
    assert s.phase == PLANNING and s.all_calamities() == [1, 0]


def test_planning_is_simultaneous_and_apart() -> None:
    """IWK-7.10: whoever acts first, the same table follows."""
    results = []
    for order in ((0, 1), (1, 0)):
        s = planning()
        for seat in range(2):
            picks(s, seat, "quarry", "farm")
            site(s, seat, "barracks", "M")
        for seat in order:
            play(s, seat, "recycle quarry", "place barracks materials", "construct farm")
        results.append(s.key())
    assert results[0] == results[1]


def test_treasures_must_be_recycled() -> None:
    """IWK-8.1: never built; the two cubes may go to different places."""
    s = planning()
    picks(s, 0, "ancient_tools")
    site(s, 0, "farm")
    site(s, 0, "scouts")
    assert about(s, 0, "construct") == []
    play(s, 0, "recycle ancient_tools")
    assert {"place farm materials", "place scouts population"} <= set(codes(s, 0))
    play(s, 0, "place farm materials", "alchemy population")
    assert in_alchemy(s, 0) == "P"


def test_calamities_go_to_the_duchy() -> None:
    """IWK-8.2, IWK-8.3: by themselves, -4 each; no type, no production."""
    s = scene(module="quest")
    begin(s, START)
    picks(s, 0, "calamity", "calamity")
    enter_start(s)
    assert s.calamities(0) == 2 and picked(s, 0) == [] and s.points(0) == -8
    assert built(s, 0) == []


def enter_start(s: Kingdom) -> None:
    """Begin (b) on the cards that lie there."""
    s.pending = 0
    s.enter_phase()
    s.run_on()


def test_a_full_card_is_built_at_once() -> None:
    """IWK-11.3, IWK-11.5, IWK-11.6: its cubes go, its bonus comes once, beside Training."""
    s = planning()
    site(s, 0, "barracks", "MM")
    picks(s, 0, "quarry")
    play(s, 0, "recycle quarry", "place barracks materials")
    assert built(s, 0) == ["barracks"] and s.soldiers(0) == 1 and s.training(0) == 0
    assert sites(s, 0) == []


def test_copies_and_no_limit() -> None:
    """IWK-11.4: several copies of one card may be built, any number lie in Construction."""
    s = planning()
    for _ in range(3):
        site(s, 0, "quarry", "M")
    owns(s, 0, krystallium=3)
    for _ in range(3):
        play(s, 0, "krystallium quarry materials")
    assert built(s, 0) == ["quarry"] * 3


def test_placed_cubes_stay() -> None:
    """IWK-11.1, IWK-11.2: nothing moves a cube; cards, cubes and Alchemy outlast the round."""
    s = planning(module="quest")
    site(s, 0, "cathedral", "GG")
    alchemy(s, 0, "MP")
    before = s.row_sites(0)
    s.round, s.phase = 1, 1
    s.pending = 0
    s.enter_phase()
    assert s.row_sites(0) == before and in_alchemy(s, 0) == "MP"


def test_a_bonus_can_be_used_at_once() -> None:
    """IWK-11.7, IWK-11.8: the Krystallium of a card built between two cubes finishes another."""
    s = begin(scene(module="advisors"), PRODUCTION, 0)
    s.step = 0
    s.set_loose(0, 2)
    site(s, 0, "alchemical_forge", "MMMP")
    site(s, 0, "farm", "M")
    play(s, 0, "place alchemical_forge materials")
    assert s.krystallium(0) == 2 and s.loose(0) == 1
    play(s, 0, "krystallium farm materials")
    assert "farm" in built(s, 0)


def test_five_cubes_become_krystallium() -> None:
    """IWK-12.1, IWK-12.10, IWK-35.8: at once, whatever their kinds; 4 and 2 make 1 and leave 1."""
    s = planning()
    alchemy(s, 0, "MPGE")
    picks(s, 0, "marble_blocks")
    play(s, 0, "recycle marble_blocks")
    assert s.krystallium(0) == 1 and in_alchemy(s, 0) == "M"


def test_alchemy_cubes_serve_nothing_else() -> None:
    """IWK-12.2, IWK-12.6: they cannot move to a card, and Krystallium cannot come to them."""
    s = planning()
    alchemy(s, 0, "MMMM")
    owns(s, 0, krystallium=1)
    site(s, 0, "farm")
    assert families(s, 0) == {"done", "krystallium", "give_up"}


def test_krystallium_stands_for_any_cube_but_no_soldier() -> None:
    """IWK-12.3, IWK-12.4, IWK-12.5, IWK-36.14: resource slots, its own slot, at any moment."""
    s = planning()
    site(s, 0, "throne_palace")
    owns(s, 0, krystallium=1)
    assert set(codes(s, 0)) == {
        "done",
        "place throne_palace krystallium",
        "krystallium throne_palace materials",
        "krystallium throne_palace gold",
        "give_up throne_palace",
    }
    owns(s, 0, soldiers=1)
    assert "place throne_palace soldier" in codes(s, 0)
    play(s, 0, "place throne_palace soldier")
    assert s.soldiers(0) == 0


def test_krystallium_on_a_card_is_lost_with_it() -> None:
    """Given up, a card pays its bonus into Alchemy only; what lay on it goes.

    IWK-12.9, IWK-14.1.
    """
    s = planning()
    site(s, 0, "farm")
    owns(s, 0, krystallium=1)
    play(s, 0, "krystallium farm materials")
    play(s, 0, "give_up farm")
    assert s.krystallium(0) == 0 and in_alchemy(s, 0) == "P" and len(s.pile) == 1


def test_what_can_be_given_up() -> None:
    """IWK-14.2, IWK-14.3: Developments, those of this round too; no Menace, no frozen card."""
    s = planning()
    picks(s, 0, "farm", "frost_giant", "quarry")
    play(s, 0, "construct quarry", "construct farm")
    assert about(s, 0, "give_up") == ["give_up farm", "give_up quarry"]
    play(s, 0, "freeze farm")
    assert about(s, 0, "give_up") == ["give_up quarry"]


def test_soldiers_have_slots_and_no_points() -> None:
    """IWK-13.1, IWK-13.2, IWK-13.3: from bonuses and Training, onto cards; worth nothing alone."""
    s = planning()
    owns(s, 0, soldiers=5, krystallium=5)
    assert s.points(0) == 0
    site(s, 0, "infernal_gate", "EEEEE")
    play(s, 0, "place infernal_gate soldier", "place infernal_gate soldier")
    assert built(s, 0) == ["infernal_gate"] and s.soldiers(0) == 3 and s.points(0) == 15


def test_free_actions_need_an_open_window() -> None:
    """IWK-12.7: a seat that is done, or whose turn it is not, has none."""
    s = planning()
    site(s, 0, "farm")
    owns(s, 0, krystallium=2)
    play(s, 0, "done")
    assert s.legal(0) == []
    s = scene()
    site(s, 1, "farm")
    owns(s, 1, krystallium=2)
    assert s.legal(1) == []


def test_a_card_finished_in_combat_produces_next_round() -> None:
    """IWK-12.8, IWK-36.13: the Combat window takes free actions too."""
    s = begin(scene(), 9)
    site(s, 0, "quarry", "M")
    owns(s, 0, krystallium=1)
    play(s, 0, "krystallium quarry materials")
    assert built(s, 0) == ["quarry"] and s.loose(0) == 0

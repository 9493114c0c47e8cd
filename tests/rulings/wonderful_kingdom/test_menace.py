"""The Menace module and its packs (IWK-17 to IWK-21, IWK-26 to IWK-29)."""

import pytest

from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.material import CARD_COMBAT, CARD_SLUG, CARD_VP
from regalia.games.wonderful_kingdom.phases.yields import production as made
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    COMBAT,
    PLANNING,
    START,
    WITHERING,
)
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    builds,
    built,
    card,
    codes,
    families,
    hand,
    in_alchemy,
    menaces,
    owns,
    picked,
    picks,
    play,
    scene,
    site,
    sites,
    threats,
)


def forced(s: Kingdom) -> Kingdom:
    """Begin part (b) of Planning on the cards that lie there."""
    begin(s, START)
    s.pending = 0
    s.enter_phase()
    s.run_on()
    return s


def fight(s: Kingdom) -> Kingdom:
    """Begin Combat."""
    begin(s, COMBAT)
    s.pending = 0
    s.enter_phase()
    return s


def test_a_menace_in_every_hand() -> None:
    """IWK-17.1, IWK-17.2: no Calamities; four rounds, four cards of the own pack."""
    s = scene()
    assert hand(s, 0).count("frost_giant") == 1 and hand(s, 1).count("giant_rat") == 1
    assert [len(cards) for cards in s.packs_left] == [3, 3]


def test_menaces_hit_who_takes_them() -> None:
    """IWK-17.4, IWK-17.5, IWK-17.15: the owner of the pack too; never built, recycled, given up."""
    s = scene(pack_1="illusionists", pack_2="shadows")
    begin(s, PLANNING)
    picks(s, 0, "illusionist", "farm")
    assert about(s, 0, "construct") == ["construct farm"]
    assert about(s, 0, "recycle") == ["recycle farm"]
    play(s, 0, "construct farm")
    assert about(s, 0, "give_up") == ["give_up farm"]
    play(s, 0, "done")
    play(s, 1, "done")
    assert threats(s, 0) == ["illusionist"]


def test_the_order_of_forced_effects() -> None:
    """IWK-17.6, IWK-17.7, IWK-20.8: Rats, Dragons, Thieves, Shadows, before any free Planning."""
    s = scene(pack_1="thieves", pack_2="shadows")
    picks(s, 0, "giant_rat", "thief", "shadow", "farm", "quarry")
    s.vermin = 10
    forced(s)
    assert threats(s, 0) == ["giant_rat", "vermin"] and families(s, 0) == {"cover"}
    play(s, 0, about(s, 0, "cover")[0])
    assert families(s, 0) == {"sacrifice"}
    play(s, 0, "sacrifice farm")
    assert s.phase == PLANNING and picked(s, 0) == ["quarry"]


def test_combat_costs_soldiers() -> None:
    """IWK-17.8, IWK-17.9, IWK-17.12, IWK-17.13: whole, from stock, optional, in this phase only."""
    s = fight_scene("shadow", "giant_rat")
    owns(s, 0, soldiers=4, krystallium=9)
    fight(s)
    assert about(s, 0, "fight") == ["fight giant_rat", "fight shadow"]
    play(s, 0, "fight shadow")
    assert s.soldiers(0) == 1 and threats(s, 0) == ["giant_rat"]
    assert about(s, 0, "fight") == []
    s = fight_scene("shadow")
    owns(s, 0, soldiers=9)
    begin(s, PLANNING)
    assert about(s, 0, "fight") == []


def fight_scene(*slugs: str) -> Kingdom:
    """A table at which the first seat has these Menaces, and a card to build."""
    s = scene(pack_1="shadows", pack_2="thieves")
    menaces(s, 0, *slugs)
    site(s, 0, "farm")
    return s


def test_unbeaten_menaces_cost_points() -> None:
    """IWK-17.10, IWK-17.11: each its printed number; a Shadow -4 for 3 Soldiers."""
    s = scene(pack_1="shadows", pack_2="thieves")
    menaces(s, 0, "shadow", "thief", "giant_rat", "vermin")
    assert s.points(0) == -4 - 3 - 3 - 2
    assert CARD_COMBAT[card("shadow")] == 3 and CARD_VP[card("shadow")] == -4


# Giant Rats.


def test_rats_bring_vermin() -> None:
    """IWK-18.1, IWK-18.2, IWK-35.5: 1 Rat and 1 Vermin, a new Rat: 2 Rats and 3 Vermin."""
    s = scene()
    assert s.vermin == 10
    menaces(s, 0, "giant_rat", "vermin")
    picks(s, 0, "giant_rat")
    forced(s)
    assert threats(s, 0) == ["giant_rat"] * 2 + ["vermin"] * 3


def test_rats_come_one_by_one() -> None:
    """IWK-18.3, IWK-35.14: four Rats bring 1+2+3+4, the whole pile."""
    s = scene()
    picks(s, 0, *["giant_rat"] * 4)
    forced(s)
    assert threats(s, 0).count("vermin") == 10 and s.vermin == 0


def test_old_rats_bring_nothing() -> None:
    """IWK-18.4: only a new Rat acts."""
    s = scene()
    menaces(s, 0, "giant_rat", "giant_rat")
    forced(s)
    assert threats(s, 0) == ["giant_rat"] * 2


def test_vermin_are_menaces() -> None:
    """Fought alone, gone when beaten; a short pile gives what it has.

    IWK-18.5, IWK-18.6, IWK-18.7.
    """
    s = scene()
    s.vermin = 1
    menaces(s, 0, "giant_rat")
    picks(s, 0, "giant_rat")
    forced(s)
    assert threats(s, 0).count("vermin") == 1
    owns(s, 0, soldiers=1)
    fight(s)
    play(s, 0, "fight vermin")
    assert s.vermin == 0 and "vermin" not in threats(s, 0)
    assert not any("vermin" in hand(scene(seed=n), seat) for n in range(4) for seat in range(2))


# Frost Giants.


def frost(*slugs: str) -> Kingdom:
    """Free Planning with these cards selected by the first seat."""
    s = begin(scene(), PLANNING)
    picks(s, 0, *slugs)
    return s


def test_a_giant_goes_under_a_card() -> None:
    """IWK-19.1, IWK-19.2, IWK-7.9: of any round, one Giant each, before the seat is done."""
    s = frost("frost_giant", "frost_giant", "farm", "quarry")
    site(s, 0, "barracks", "M")
    assert about(s, 0, "freeze") == ["freeze barracks"]
    play(s, 0, "freeze barracks", "construct farm")
    assert about(s, 0, "freeze") == ["freeze farm"] and "done" not in codes(s, 0)
    play(s, 0, "freeze farm", "recycle quarry")
    assert s.frozen(0) == 2 and "frost_giant" not in picked(s, 0)


def test_a_card_must_be_kept_for_a_giant() -> None:
    """IWK-19.3, IWK-19.10: the last one may be neither recycled, given up nor finished."""
    s = frost("frost_giant", "farm")
    assert codes(s, 0) == ["construct farm"]
    s = frost("frost_giant", "farm")
    site(s, 0, "quarry", "M")
    owns(s, 0, krystallium=1)
    assert "krystallium quarry materials" in codes(s, 0) and "recycle farm" in codes(s, 0)
    play(s, 0, "give_up quarry")
    assert codes(s, 0) == ["construct farm"]


def test_a_frozen_card_waits() -> None:
    """IWK-19.4, IWK-19.5, IWK-11.6: it takes cubes up to its cost, is not built, not given up."""
    s = frost("frost_giant", "quarry")
    site(s, 0, "farm", "M")
    play(s, 0, "freeze farm", "recycle quarry", "place farm materials")
    assert sites(s, 0) == ["farm"] and built(s, 0) == []
    assert about(s, 0, "give_up") == []


def test_beating_a_giant_needs_the_whole_card() -> None:
    """IWK-19.6, IWK-19.7, IWK-19.8, IWK-19.13, IWK-35.16: Soldiers and a full card, then built."""
    s = frost("frost_giant")
    site(s, 0, "barracks", "MM")
    play(s, 0, "freeze barracks")
    owns(s, 0, soldiers=2, krystallium=1)
    fight(s)
    assert about(s, 0, "thaw") == []
    play(s, 0, "krystallium barracks materials")
    assert about(s, 0, "thaw") == ["thaw barracks"]
    points = s.points(0)
    play(s, 0, "thaw barracks")
    assert built(s, 0) == ["barracks"] and s.soldiers(0) == 1 and s.points(0) == points + 4


def test_a_giant_without_a_card_waits() -> None:
    """IWK-19.9, IWK-19.11: it cannot be fought, costs its points, and takes the next card."""
    s = frost("frost_giant")
    assert codes(s, 0) == ["done"]
    play(s, 0, "done")
    play(s, 1, "done")
    assert threats(s, 0) == ["frost_giant"] and s.points(0) == -4
    owns(s, 0, soldiers=9)
    begin(s, COMBAT)
    assert about(s, 0, "fight") == []
    begin(s, PLANNING)
    picks(s, 0, "farm")
    assert codes(s, 0) == ["construct farm"]
    play(s, 0, "construct farm", "freeze farm")
    assert threats(s, 0) == []


def test_a_frozen_card_scores_nothing() -> None:
    """IWK-19.12: and its Giant costs its points."""
    s = frost("frost_giant")
    site(s, 0, "royal_keep", "MMMGGGG")
    play(s, 0, "freeze royal_keep")
    assert s.points(0) == -4


# Shadows.


def test_shadows_take_cards() -> None:
    """Old and new ones, each a card of the seat's choice.

    IWK-20.1, IWK-20.6, IWK-20.7, IWK-36.8.
    """
    s = scene(pack_1="shadows", pack_2="giant_rats")
    menaces(s, 0, "shadow")
    picks(s, 0, "shadow", "farm", "quarry", "ingots")
    alchemy(s, 1, "")
    forced(s)
    assert about(s, 0, "sacrifice") == [
        "sacrifice farm",
        "sacrifice quarry",
        "sacrifice ingots",
    ]
    play(s, 0, "sacrifice ingots", "sacrifice quarry")
    assert picked(s, 0) == ["farm"] and threats(s, 0) == ["shadow", "shadow"]
    assert in_alchemy(s, 1) == "MMG" and in_alchemy(s, 0) == ""


def test_what_shadows_give_is_for_alchemy() -> None:
    """IWK-20.2, IWK-20.3, IWK-20.4: the card's bonus, two for a Treasure; five make Krystallium."""
    s = scene(pack_1="shadows", pack_2="giant_rats")
    picks(s, 0, "shadow", "chest_of_gold")
    alchemy(s, 1, "MPE")
    site(s, 1, "pantheon")
    forced(s)
    assert s.krystallium(1) == 1 and in_alchemy(s, 1) == "" and sites(s, 1) == ["pantheon"]


def test_shadows_spare_menaces() -> None:
    """IWK-20.5: with too few other cards all go."""
    s = scene(pack_1="shadows", pack_2="giant_rats")
    menaces(s, 0, "shadow", "shadow")
    picks(s, 0, "shadow", "farm")
    forced(s)
    assert picked(s, 0) == [] and threats(s, 0) == ["shadow"] * 3


# Thieves.


def thieves(*slugs: str) -> Kingdom:
    """A table with Thieves, the first seat owning these cards."""
    s = scene(pack_1="thieves", pack_2="giant_rats", duchies=("teressie", "valados"))
    builds(s, 0, *slugs)
    return s


def test_a_thief_covers_an_icon() -> None:
    """IWK-21.1, IWK-21.2, IWK-21.8: of the seat's choice; it neither produces nor counts."""
    s = thieves("guildhall")
    picks(s, 0, "thief")
    forced(s)
    assert "cover guildhall gold" in codes(s, 0) and "cover duchy teressieb materials" in codes(
        s, 0
    )
    assert made(s, 0, 2) == 3
    play(s, 0, "cover guildhall gold")
    assert made(s, 0, 2) == 2 and threats(s, 0) == ["thief"]


def test_a_per_type_line_is_one_icon() -> None:
    """IWK-21.5, IWK-21.8: covered whole; the card still counts for others and scores."""
    s = thieves("recruiter", "scouts", "secret_brotherhood")
    picks(s, 0, "thief")
    forced(s)
    points = s.points(0)
    assert made(s, 0, 1) == 1 + 3
    play(s, 0, "cover recruiter per")
    assert made(s, 0, 1) == 1 and s.points(0) == points - 3  # the Thief's own


def test_a_thief_acts_once() -> None:
    """IWK-21.3, IWK-21.6: one token, not repeated; none where no icon is left."""
    s = thieves()
    menaces(s, 0, "thief")
    forced(s)
    assert s.stolen[0] == []
    s = scene(pack_1="thieves", pack_2="giant_rats", side="C")
    picks(s, 0, "thief")
    forced(s)
    assert threats(s, 0) == ["thief"] and s.stolen_left == 4


def test_beating_a_thief_frees_any_icon() -> None:
    """IWK-21.4, IWK-21.7, IWK-36.13: optional, and the token is free again."""
    s = thieves("guildhall", "hamlet")
    picks(s, 0, "thief", "thief")
    forced(s)
    play(s, 0, "cover guildhall gold", "cover hamlet materials")
    owns(s, 0, soldiers=4)
    fight(s)
    play(s, 0, "fight thief")
    assert codes(s, 0) == ["done", "uncover hamlet materials", "uncover guildhall gold"]
    play(s, 0, "uncover hamlet materials")
    assert s.stolen_left == 3 and made(s, 0, 0) == 3
    play(s, 0, "fight thief", "done")
    assert len(s.stolen[0]) == 1


# Sisters of Misfortune.


def sisters(*placed: str) -> Kingdom:
    """The end of Planning for a seat with two Sisters and these cards under construction."""
    s = scene(pack_1="sisters_of_misfortune", pack_2="giant_rats")
    begin(s, WITHERING)
    menaces(s, 0, "storm")
    picks(s, 0, "famine")
    for text in placed:
        slug, _, letters = text.partition(" ")
        site(s, 0, slug, letters)
    s.pending = 0
    s.enter_phase()
    return s


def test_sisters_take_cubes() -> None:
    """IWK-26.1, IWK-26.6, IWK-26.7, IWK-36.11: one each, old and new, of the seat's choice."""
    s = sisters("barracks MM", "harbor P")
    assert codes(s, 0) == ["wither barracks materials", "wither harbor population"]
    play(s, 0, "wither barracks materials", "wither harbor population")
    assert threats(s, 0) == ["storm", "famine"]


def test_sisters_never_take_krystallium_or_soldiers() -> None:
    """IWK-26.2, IWK-26.3, IWK-12.9: nor Alchemy's cubes; without a basic cube nothing happens."""
    s = scene(pack_1="sisters_of_misfortune", pack_2="giant_rats")
    begin(s, PLANNING)
    menaces(s, 0, "storm")
    site(s, 0, "throne_palace")
    owns(s, 0, soldiers=1, krystallium=2)
    alchemy(s, 0, "MM")
    play(s, 0, "place throne_palace soldier", "place throne_palace krystallium")
    play(s, 0, "krystallium throne_palace gold")
    before = list(s.sites[0])
    begin(s, WITHERING)
    s.pending = 0
    s.enter_phase()
    assert s.pending == 0 and s.sites[0] == before and in_alchemy(s, 0) == "MM"


def test_the_four_sisters() -> None:
    """IWK-26.4, IWK-26.5: all differ; whoever beats all four scores 20."""
    slugs = ("storm", "drought", "disease", "famine")
    assert len({CARD_COMBAT[card(slug)] for slug in slugs}) == 4
    assert len({CARD_VP[card(slug)] for slug in slugs}) == 4
    s = scene(pack_1="sisters_of_misfortune", pack_2="giant_rats")
    menaces(s, 0, *slugs)
    owns(s, 0, soldiers=10)
    fight(s)
    for number, slug in enumerate(slugs):
        play(s, 0, f"fight {slug}")
        if number < 3:
            assert s.points(0) < 0
    assert s.points(0) == 20


# Syphons.


def test_a_syphon_works_for_the_other() -> None:
    """IWK-27.1, IWK-27.2, IWK-27.4, IWK-27.6, IWK-27.8: one extra cube of its kind, -4 unbeaten."""
    s = scene(pack_1="syphons", pack_2="giant_rats", duchies=("teressie", "valados"))
    menaces(s, 0, "gold_syphon")
    assert made(s, 1, 2) == 2 and made(s, 0, 2) == 1 and made(s, 1, 0) == 2
    assert s.points(0) == -4


def test_a_beaten_syphon_works_for_its_victor() -> None:
    """IWK-27.3, IWK-27.5: it joins the Duchy, has no type and breaks no tie."""
    from regalia.games.wonderful_kingdom.scoring import constructed

    s = scene(pack_1="syphons", pack_2="giant_rats", duchies=("teressie", "valados"))
    menaces(s, 0, "gold_syphon")
    owns(s, 0, soldiers=2)
    fight(s)
    play(s, 0, "fight gold_syphon")
    assert built(s, 0) == ["gold_syphon"] and made(s, 0, 2) == 2 and made(s, 1, 2) == 1
    assert constructed(s, 0) == 0 and s.points(0) == 0


# Black Dragons.


def dragons(*slugs: str) -> Kingdom:
    """A table with Dragons in the first seat's Selection."""
    s = scene(pack_1="black_dragons", pack_2="giant_rats")
    picks(s, 0, *slugs)
    return s


def test_a_dragon_takes_a_soldier() -> None:
    """Of the stock first, right after the reveal; not from Training.

    IWK-28.1, IWK-28.4, IWK-28.8.
    """
    s = dragons("black_dragon", "black_dragoness")
    owns(s, 0, soldiers=3)
    s.train(0)
    forced(s)
    assert s.soldiers(0) == 1 and s.training(0) == 1


def test_a_dragon_takes_soldiers_off_cards() -> None:
    """IWK-28.1, IWK-28.8, IWK-36.8: with an empty stock; the seat chooses the card."""
    s = dragons("black_dragon")
    site(s, 0, "infernal_gate", "S")
    site(s, 0, "royal_keep", "S")
    forced(s)
    assert codes(s, 0) == ["burn royal_keep", "burn infernal_gate"]
    play(s, 0, "burn royal_keep")
    assert s.phase == PLANNING
    owns(s, 0, soldiers=1)
    assert "place royal_keep soldier" in codes(s, 0)


def test_a_debt_takes_the_next_soldier() -> None:
    """IWK-28.2, IWK-28.3, IWK-28.9, IWK-35.15: in this round's Planning and Production only."""
    s = dragons("black_dragon")
    site(s, 0, "barracks", "MM")
    site(s, 0, "barracks", "MM")
    forced(s)
    assert s.debt[0] == 1
    owns(s, 0, krystallium=2)
    play(s, 0, "krystallium barracks materials")
    assert s.soldiers(0) == 0 and s.debt[0] == 0
    play(s, 0, "krystallium barracks materials")
    assert s.soldiers(0) == 1
    s = dragons()
    s.debt[0] = 1
    site(s, 0, "farm")
    fight(s)
    s.gain(0, 5, 1)
    assert s.soldiers(0) == 1 and s.debt[0] == 0


def test_dragons_and_eggs() -> None:
    """IWK-28.5, IWK-28.6, IWK-28.10: 2 Krystallium each; 3 points for an Egg, 10 for both."""
    s = scene(pack_1="black_dragons", pack_2="giant_rats")
    menaces(s, 0, "black_dragon", "black_dragon_egg", "black_dragon_egg")
    owns(s, 0, soldiers=9)
    fight(s)
    assert s.points(0) == CARD_VP[card("black_dragon")]
    play(s, 0, "fight black_dragon")
    assert s.krystallium(0) == 2 and s.points(0) == 0
    play(s, 0, "fight black_dragon_egg")
    assert s.points(0) == 3 and s.soldiers(0) == 2
    play(s, 0, "fight black_dragon_egg")
    assert s.points(0) == 10


# Illusionists.


def test_illusion_tokens_come_from_the_other() -> None:
    """IWK-29.1, IWK-29.2, IWK-29.9, IWK-29.10: one to start, one per Illusionist, three in play."""
    s = scene(pack_1="illusionists", pack_2="giant_rats")
    assert s.tokens == [1, 0]
    menaces(s, 0, "illusionist", "illusionist", "illusionist")
    begin(s, ARMS)
    s.pending = 0
    s.enter_phase()
    assert s.tokens == [1, 2]
    s.tokens = [0, 0]
    menaces(s, 1, "illusionist", "illusionist")
    s.enter_phase()
    assert s.tokens == [2, 1]  # F's gain first, alternately


def test_putting_a_token() -> None:
    """IWK-29.3, IWK-29.12, IWK-36.7: after an Offer, on any card, or not at all."""
    s = scene(pack_1="illusionists", pack_2="giant_rats")
    one, two = hand(s, 0)[:2]
    play(s, 0, f"offer {one} area1", f"offer {two} area2 down")
    assert "done" in codes(s, 0) and len(about(s, 0, "illusion")) == len(
        {view[:2] for area in GAME.observe(s, 0).areas for view in area}
    )
    play(s, 0, f"illusion area1 {one}")
    assert s.tokens[0] == 0 and s.to_act() == [1]
    assert [view[4] for view in GAME.observe(s, 1).areas[0] if view[0] == card(one)].count(0) == 1


def swapping() -> Kingdom:
    """The first seat is to select; its token lies on a face-up Cathedral in area 2."""
    s = scene(pack_1="illusionists", pack_2="giant_rats")
    s.turn = 3
    s.pending = 1
    s.areas = [[card("farm")], [card("cathedral") | 1 << 14]]
    s.picked[0] = [card("quarry")]
    return s


def test_swapping() -> None:
    """IWK-29.4, IWK-29.6, IWK-29.11: a Selection card for the card with the token, once a turn."""
    s = swapping()
    play(s, 0, "swap area2 cathedral", "swap give quarry")
    assert picked(s, 0) == ["cathedral"] and s.areas[1] == [card("quarry")]
    assert about(s, 0, "swap") == [] and sum(s.tokens) == 1
    play(s, 0, "select area1")
    s = swapping()
    play(s, 0, "select area1")
    assert families(s, 0) == {"done", "swap"}
    play(s, 0, "swap area2 cathedral", "swap give farm")
    assert picked(s, 0) == ["quarry", "cathedral"]


def test_a_swapped_card_keeps_its_face() -> None:
    """IWK-29.6, IWK-29.11, IWK-6.6: a face-down card goes unseen, and stays known to who hid it."""
    from regalia.games.wonderful_kingdom.phases.tabled import hide

    s = swapping()
    s.picked[0] = [hide(card("pantheon"), 1, 1)]
    play(s, 0, "swap area2 cathedral", "swap give offer2")
    views = GAME.observe(s, 0).areas[1]
    assert views == ((-1, 1, 1, 2, -1),)
    assert GAME.observe(s, 1).areas[1][0][0] == card("pantheon")


def test_a_taken_token_is_discarded() -> None:
    """IWK-29.5, IWK-29.7, IWK-29.10: with the card, or at the end of the Choice."""
    s = swapping()
    s.picked[0] = []
    assert about(s, 0, "swap") == []  # nothing to give (IWK-29.12)
    play(s, 0, "select area2")
    if "done" in codes(s, 0):
        play(s, 0, "done")
    assert picked(s, 0) == ["cathedral"] and not any(
        view[4] >= 0 for area in GAME.observe(s, 0).areas for view in area
    )


@pytest.mark.parametrize("slug", [slug for slug in CARD_SLUG if CARD_COMBAT[CARD_SLUG.index(slug)]])
def test_every_menace_can_be_beaten(slug: str) -> None:
    """IWK-17.8: for its combat cost, in Combat; Giants with their card."""
    if slug == "frost_giant":
        return
    s = scene(pack_1="shadows", pack_2="thieves")
    menaces(s, 0, slug)
    owns(s, 0, soldiers=CARD_COMBAT[card(slug)])
    fight(s)
    play(s, 0, f"fight {slug}")
    assert s.soldiers(0) == 0 and threats(s, 0) == []

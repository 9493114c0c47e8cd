"""The additional Menace packs (IWK-26 to IWK-29)."""

import pytest

from kit.told import assert_told
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.material import CARD_COMBAT, CARD_SLUG, CARD_VP
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    PLANNING,
    SELECTION,
    WITHERING,
)
from regalia.games.wonderful_kingdom.yields import production as made
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    built,
    card,
    codes,
    families,
    fight,
    forced,
    hand,
    in_alchemy,
    lay,
    menaces,
    owns,
    picked,
    picks,
    play,
    scene,
    site,
    threats,
)

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
    before = s.row_sites(0)
    begin(s, WITHERING)
    s.pending = 0
    s.enter_phase()
    assert s.pending == 0 and s.row_sites(0) == before and in_alchemy(s, 0) == "MM"


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
    assert_told(play(s, 0, "burn royal_keep"), "dragon_takes", "IWK-28.8")
    assert s.phase == PLANNING
    owns(s, 0, soldiers=1)
    assert "place royal_keep soldier" in codes(s, 0)


def test_a_debt_takes_the_next_soldier() -> None:
    """IWK-28.2, IWK-28.3, IWK-28.9, IWK-35.15: in this round's Planning and Production only."""
    s = dragons("black_dragon")
    site(s, 0, "barracks", "MM")
    site(s, 0, "barracks", "MM")
    forced(s)
    assert s.debt(0) == 1
    owns(s, 0, krystallium=2)
    play(s, 0, "krystallium barracks materials")
    assert s.soldiers(0) == 0 and s.debt(0) == 0
    play(s, 0, "krystallium barracks materials")
    assert s.soldiers(0) == 1
    s = dragons()
    s.set_debt(0, 1)
    site(s, 0, "farm")
    fight(s)
    s.gain(0, 5, 1)
    assert s.soldiers(0) == 1 and s.debt(0) == 0


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
    assert s.all_tokens() == [1, 0]
    menaces(s, 0, "illusionist", "illusionist", "illusionist")
    begin(s, ARMS)
    s.pending = 0
    s.enter_phase()
    assert s.all_tokens() == [1, 2]
    for seat in range(2):
        s.set_tokens(seat, 0)
    menaces(s, 1, "illusionist", "illusionist")
    s.enter_phase()
    assert s.all_tokens() == [2, 1]  # F's gain first, alternately


def test_putting_a_token() -> None:
    """IWK-29.3, IWK-29.12, IWK-36.7: after an Offer, on any card, or not at all."""
    s = scene(pack_1="illusionists", pack_2="giant_rats")
    one, two = hand(s, 0)[:2]
    play(s, 0, f"offer {one} area1", f"offer {two} area2 down")
    assert "done" in codes(s, 0) and len(about(s, 0, "illusion")) == len(
        {view[:2] for area in GAME.observe(s, 0).areas for view in area}
    )
    play(s, 0, f"illusion area1 {one}")
    assert s.tokens(0) == 0 and s.to_act() == [1]
    assert [view[4] for view in GAME.observe(s, 1).areas[0] if view[0] == card(one)].count(0) == 1


def swapping() -> Kingdom:
    """The first seat is to select; its token lies on a face-up Cathedral in area 2."""
    s = scene(pack_1="illusionists", pack_2="giant_rats")
    s.turn = 3
    s.pending = 1
    lay(s, 0, [card("farm")])
    lay(s, 1, [card("cathedral") | 1 << 14])
    lay(s, SELECTION + 0, [card("quarry")])
    return s


def test_swapping() -> None:
    """IWK-29.4, IWK-29.6, IWK-29.11: a Selection card for the card with the token, once a turn."""
    s = swapping()
    play(s, 0, "swap area2 cathedral", "swap give quarry")
    assert picked(s, 0) == ["cathedral"] and s.area(1) == [card("quarry")]
    assert about(s, 0, "swap") == [] and sum(s.all_tokens()) == 1
    play(s, 0, "select area1")
    s = swapping()
    play(s, 0, "select area1")
    assert families(s, 0) == {"done", "swap"}
    play(s, 0, "swap area2 cathedral", "swap give farm")
    assert picked(s, 0) == ["quarry", "cathedral"]


def test_a_swapped_card_keeps_its_face() -> None:
    """IWK-29.6, IWK-29.11, IWK-6.6: a face-down card goes unseen, and stays known to who hid it."""
    from regalia.games.wonderful_kingdom.tabled import hide

    s = swapping()
    lay(s, SELECTION + 0, [hide(card("pantheon"), 1, 1)])
    play(s, 0, "swap area2 cathedral", "swap give offer2")
    views = GAME.observe(s, 0).areas[1]
    assert views == ((-1, 1, 1, 2, -1),)
    assert GAME.observe(s, 1).areas[1][0][0] == card("pantheon")


def test_a_taken_token_is_discarded() -> None:
    """IWK-29.5, IWK-29.7, IWK-29.10: with the card, or at the end of the Choice."""
    s = swapping()
    s.clear_zones(SELECTION + 0)
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

"""The Menace module and the packs of its box (IWK-17 to IWK-21)."""

from kit.told import assert_told
from regalia.games.wonderful_kingdom.material import CARD_COMBAT, CARD_VP
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    COMBAT,
    PLANNING,
)
from regalia.games.wonderful_kingdom.yields import production as made
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    builds,
    built,
    card,
    codes,
    families,
    fight,
    forced,
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


def test_a_menace_in_every_hand() -> None:
    """IWK-17.1, IWK-17.2: no Calamities; four rounds, four cards of one's own pack."""
    s = scene()
    assert hand(s, 0).count("frost_giant") == 1 and hand(s, 1).count("giant_rat") == 1
    assert [len(cards) for cards in s.all_packs_left()] == [3, 3]


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
    assert s.stolen(0) == b""
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
    assert_told(play(s, 0, "uncover hamlet materials"), "uncovers", "IWK-21.4")
    assert s.stolen_left == 3 and made(s, 0, 0) == 3
    play(s, 0, "fight thief", "done")
    assert len(s.stolen(0)) == 1

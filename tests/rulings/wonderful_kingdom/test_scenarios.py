"""The six scenarios: set-up, special rules, how each is won and lost (IWK-33)."""

import pytest

from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_kingdom import decks
from regalia.games.wonderful_kingdom.material import ADVISOR_0, CARD_KIND, FARM
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import NO_VERMIN, SHADOWS_FED
from regalia.games.wonderful_kingdom.scoring import LOST, fulfils, medal, medal_table
from regalia.games.wonderful_kingdom.state import COMBAT, OVER, PLANNING, START
from rulings.wonderful_kingdom.scene import (
    about,
    begin,
    builds,
    built,
    card,
    council,
    menaces,
    owns,
    picks,
    play,
    scene,
    site,
    sites,
    threats,
)

MEDALS = {
    "sc01": [70, 90, 110],
    "sc02": [60, 80, 100],
    "sc03": [65, 85, 110],
    "sc04": [80, 95, 125],
    "sc05": [80, 95, 120],
    "sc06": [60, 85, 100],
}


def table(scenario: str) -> Kingdom:
    """A scenario at its first decision."""
    return scene(1, scenario=scenario)


def deck_size(s: Kingdom) -> int:
    """The deck before the Danger cards were drawn and the first cards laid out."""
    return decks.in_deck(s) + 4 + 8


@pytest.mark.parametrize(
    ("scenario", "size"),
    [("sc01", 76), ("sc02", 76), ("sc03", 76), ("sc04", 76), ("sc05", 78), ("sc06", 76)],
)
def test_decks_and_medals(scenario: str, size: int) -> None:
    """IWK-33.0a to IWK-33.0d, IWK-33.7, IWK-33.12: named cards are out; advisors or Treasures."""
    s = table(scenario)
    assert deck_size(s) == size and medal_table(s) == MEDALS[scenario]
    cards = [*s.deck, s.top, *s.area(0), *s.area(1)]
    advisors = sum(number >= ADVISOR_0 for number in cards)
    treasures = sum(CARD_KIND[number] == 1 for number in cards)
    assert (advisors, treasures) == {"sc02": (9, 0), "sc04": (10, 0)}.get(scenario, (0, 10))
    menace = scenario in ("sc01", "sc03", "sc05")
    assert (CARD_KIND[s.special[0]] == 3) == menace and len(s.special) == 4


def complete(s: Kingdom) -> None:
    """Build all start cards and finish all quests."""
    for number in [card_of(number) for number in s.row_sites(0)]:
        builds(s, 0, slug_of(number))
    s.clear_sites(0)
    s.set_menaces(0, b"")
    s.set_steps(0, 0xFF)


def slug_of(number: int) -> str:
    """A card's slug."""
    from regalia.games.wonderful_kingdom.material import CARD_SLUG

    return CARD_SLUG[number]


@pytest.mark.parametrize("scenario", list(MEDALS))
def test_each_can_be_won_and_lost(scenario: str) -> None:
    """IWK-33.1 to IWK-33.6, IWK-33.15, IWK-33.18: lost as it stands, won with all it demands."""
    s = table(scenario)
    assert medal(s) == LOST and not fulfils(s)
    complete(s)
    assert fulfils(s)
    s.set_heralds(0, 255)
    assert medal(s) == 3
    s.set_heralds(0, MEDALS[scenario][0] - s.points(0) + s.heralds(0))
    assert medal(s) == 1
    s.add_heralds(0, -1)
    assert medal(s) == 0


@pytest.mark.parametrize("scenario", ["sc01", "sc02", "sc03", "sc04", "sc06"])
def test_every_start_card_is_needed(scenario: str) -> None:
    """IWK-33.0b, IWK-33.18: one title missing loses, another copy of it serves."""
    s = table(scenario)
    names = sites(s, 0)
    complete(s)
    for name in names:
        s.set_built(0, bytes(number for number in s.built(0) if number != card(name)))
        assert medal(s) == LOST
        builds(s, 0, *[other for other in names if other == name])
        assert medal(s) != LOST


def test_rats_everywhere() -> None:
    """IWK-33.1, IWK-33.14: four Farms, never given up; Vermin for each after Combat."""
    s = table("sc01")
    assert sites(s, 0) == ["farm"] * 4 and s.has_menace and s.vermin == 10
    assert FARM not in s.deck
    begin(s, PLANNING)
    assert about(s, 0, "give_up") == []
    begin(s, COMBAT)
    play(s, 0, "done")
    assert threats(s, 0) == ["vermin"] * 4 and s.vermin == 6


def test_beaten_vermin_return() -> None:
    """IWK-33.1: to the pile."""
    s = table("sc01")
    menaces(s, 0, "vermin")
    s.vermin = 9
    owns(s, 0, soldiers=1)
    begin(s, COMBAT)
    play(s, 0, "fight vermin")
    assert s.vermin == 10


def test_an_empty_pile_loses_at_once() -> None:
    """IWK-33.1, IWK-33.14, IWK-33.15: in round 4 too, without a score."""
    s = table("sc01")
    menaces(s, 0, *["vermin"] * 6)
    s.vermin = 4
    s.round = 3
    begin(s, COMBAT)
    told = play(s, 0, "done")
    assert s.phase == OVER and s.lost == NO_VERMIN and s.is_over() and medal(s) == LOST
    assert "lost" in [event.kind for event in told]
    assert "medal" not in [event.kind for event in told]


def test_the_prophecy() -> None:
    """IWK-33.2, IWK-33.16, IWK-33.19: two advisors, 6 Soldiers, no Spies."""
    s = table("sc02")
    assert council(s, 0) == ["illuminated_prophet", "grey_eminence"]
    assert s.soldiers(0) == 6 and s.spy_total == 0 and s.all_spies() == [0]
    assert sites(s, 0) == ["secret_brotherhood", "royal_keep", "infernal_gate"]


def test_cold_from_the_north() -> None:
    """IWK-33.3, IWK-33.9, IWK-33.17: a quest with Giants, who may lie under start cards."""
    s = table("sc03")
    assert s.has_quest and s.has_menace and s.special == bytes([card("frost_giant")] * 4)
    assert sites(s, 0) == ["harbor", "navigators", "great_lighthouse", "giants_cache"]
    begin(s, PLANNING)
    picks(s, 0, "frost_giant")
    assert "freeze harbor" in about(s, 0, "freeze")
    play(s, 0, "freeze harbor")
    assert s.points(0) == -4
    begin(s, COMBAT)
    assert s.legal(0)


def test_the_last_battle() -> None:
    """IWK-33.4, IWK-33.16: the Cartographer, 2 Soldiers, the Usurper."""
    s = table("sc04")
    assert council(s, 0) == ["master_cartographer"] and s.soldiers(0) == 2
    assert s.has_quest and s.has_council and len(s.quests) == 1
    assert sites(s, 0) == ["barracks", "alchemical_forge", "great_army", "recruiter"]


def test_the_thieves_guild() -> None:
    """IWK-33.5, IWK-33.17: four Thieves, two covered cards; beating one frees any icon."""
    s = table("sc05")
    assert threats(s, 0) == ["thief"] * 4 and built(s, 0) == ["hamlet", "guildhall"]
    assert len(s.stolen(0)) == 4 and s.stolen_left == 0
    owns(s, 0, soldiers=2)
    begin(s, COMBAT)
    play(s, 0, "fight thief")
    assert len(about(s, 0, "uncover")) == 3


def test_shadows_feed_the_guild() -> None:
    """IWK-33.5, IWK-33.8, IWK-33.15: 2 for a Treasure; at 5 the game is lost at once."""
    s = table("sc05")
    begin(s, START)
    picks(s, 0, "shadow", "chest_of_gold")
    site(s, 0, "farm")
    s.pending = 0
    s.enter_phase()
    s.run_on()
    assert s.shadow_cubes == 2 and s.phase != OVER
    begin(s, START)
    s.shadow_cubes = 4
    picks(s, 0, "shadow", "farm")
    s.set_menaces(0, b"")
    s.pending = 0
    s.enter_phase()
    s.run_on()
    assert s.lost == SHADOWS_FED and s.is_over()


def test_assailed_from_all_sides() -> None:
    """IWK-33.6, IWK-33.10: two quests, eight steps; both final ones are needed."""
    s = table("sc06")
    assert len(s.quests) == 2
    complete(s)
    s.set_steps(0, 0b01111111)
    assert medal(s) == LOST
    s.set_steps(0, 0b10001000)
    assert medal(s) != LOST


def test_start_cards_may_be_given_up() -> None:
    """IWK-33.0e: except in scenario 1."""
    s = begin(table("sc06"), PLANNING)
    assert "give_up barracks" in about(s, 0, "give_up")


def test_duchy_and_deluxe_advisors() -> None:
    """Any side; with the deluxe box still 9 or 10 advisors, drawn at random.

    IWK-33.11, IWK-33.13.
    """
    for side in "ABCD":
        assert scene(1, scenario="sc02", side=side).side == "ABCD".index(side)
    for scenario, count in (("sc02", 9), ("sc04", 10)):
        s = scene(1, scenario=scenario, deluxe=True)
        cards = [*s.deck, s.top, *s.area(0), *s.area(1)]
        assert sum(number >= ADVISOR_0 for number in cards) == count
        assert len(s.box) == (14 - 2 - 9 if scenario == "sc02" else 14 - 1 - 10)

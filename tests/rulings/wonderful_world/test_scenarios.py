"""IWW-15 and the scenarios of IWW-18: cards that must be finished, and medals."""

import pytest

from regalia.core.errors import BadOption
from regalia.games.wonderful_world import exchange
from regalia.games.wonderful_world.material import (
    CARD_SLUG,
    SCENARIO_CARDS,
    SCENARIO_MEDALS,
    SCENARIO_NAME,
    SCENARIO_SLUG,
)
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.scoring import FAILED, fulfils, medal
from regalia.match import new_match
from rulings.wonderful_world.scene import card, codes, new, play, play_random, purse, sites, verbs

RULEBOOK = {
    "Vers le centre de la Terre": (
        (70, 95, 115),
        "polar_base mega_drill super_sonar center_of_the_earth",
    ),
    "Un monde meilleur": (
        (70, 95, 115),
        "recycling_plant wind_turbines universal_vaccine aquaculture",
    ),
    "Ils sont parmi nous": (
        (70, 90, 105),
        "unknown_technology saucer_squadron lunar_base secret_laboratory",
    ),
    "Retour vers le futur": ((65, 85, 105), "research_center neuroscience time_travel"),
    "La fin des temps": (
        (75, 95, 120),
        "industrial_complex underground_city underwater_city secret_society",
    ),
    "L’argent n’a pas d’odeur": (
        (60, 85, 105),
        "financial_center propaganda_center national_monument",
    ),
    "L’ère des robots": (
        (95, 115, 135),
        "giant_robot telekinesis robot_factory"
        " security_automatons robot_assistants robotic_animals",
    ),
    "Que fait la police\u202f?": (
        (85, 95, 105),
        "tax_haven occult_district raiders pandemonium lawless_zone high_security_prison",
    ),
    "Une course à l’espace": (
        (95, 115, 135),
        "orbital_station mining_asteroid alpha_centauri space_elevator cryopreservation lunar_base",
    ),
    "Une mort glorieuse": ((90, 100, 115), "valhalla raiders solar_cannon tank_division"),
    "Les glaces du Nord": (
        (95, 105, 120),
        "hyperborea icebreaker icebreaker icebreaker quantum_generator underwater_city",
    ),
    "La démesure": ((95, 105, 120), "artificial_sun the_wall alpha_centauri"),
}


def test_the_twelve_scenarios_are_those_of_the_rulebook() -> None:
    """IWW-15.4, IWW-18.5, IWW-18.6, IWW-21.14: names, cards by id, medals."""
    found = {
        name.fr: (
            tuple(SCENARIO_MEDALS[number]),
            sorted(CARD_SLUG[c] for c in SCENARIO_CARDS[number]),
        )
        for number, name in enumerate(SCENARIO_NAME)
    }
    wanted = {name: (medals, sorted(cards.split())) for name, (medals, cards) in RULEBOOK.items()}
    assert found == wanted


@pytest.mark.parametrize("slug", SCENARIO_SLUG)
def test_a_scenario_is_played_on_side_b_with_its_cards_laid_out(slug: str) -> None:
    """IWW-15.1, IWW-15.2, IWW-18.7: cards leave their decks before pools are made."""
    table = new(1, scenario=slug, side="F")
    number = SCENARIO_SLUG.index(slug)
    assert table.rows(0) % 6 == 1
    assert sorted(name for name, _ in sites(table, 0)) == sorted(
        CARD_SLUG[c] for c in SCENARIO_CARDS[number]
    )
    assert table.ascension == (number >= 6)
    table.check()
    play_random(table, 2)


def test_the_decks_of_the_northern_ice() -> None:
    """IWW-22.14: 145 base and 55 C&A cards before pools, 121 and 39 to draw after them."""
    table = new(1, scenario="the_northern_ice")
    assert (len(table.decks(0)) + 3, len(table.decks(1)) + 2) == (145, 55)
    assert (exchange.in_deck(table, 0), exchange.in_deck(table, 1)) == (121, 39)


def test_all_listed_cards_must_be_constructed() -> None:
    """IWW-15.3, IWW-18.6: otherwise it is lost, whatever the score; three icebreakers are three."""
    number = SCENARIO_SLUG.index("the_northern_ice")
    full = bytes(SCENARIO_CARDS[number])
    assert fulfils(full, number)
    for slug in set(RULEBOOK["Les glaces du Nord"][1].split()):
        rest = list(full)
        rest.remove(card(slug))
        assert not fulfils(bytes(rest), number)
        assert medal(bytes(rest), number, 200) == FAILED


def test_medals_by_points() -> None:
    """IWW-15.4: exactly the value is enough; below bronze a victory without a medal."""
    number = SCENARIO_SLUG.index("back_to_the_future")
    cards = SCENARIO_CARDS[number]
    assert [medal(cards, number, n) for n in (0, 64, 65, 84, 85, 104, 105, 130)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


def test_another_copy_serves_as_well() -> None:
    """IWW-15.5: what counts is the design; the order of construction does not matter."""
    number = SCENARIO_SLUG.index("a_better_world")
    slugs = ["aquaculture", "zeppelin", "wind_turbines", "universal_vaccine", "recycling_plant"]
    assert fulfils(bytes([card(slug) for slug in slugs]), number)


def test_start_cards_follow_all_rules() -> None:
    """IWW-15.6: they may be filled, finished, and even given up."""
    table = new(1, scenario="a_better_world")
    assert ("discard", "aquaculture") in codes(table, 0)
    play(table, 0, "discard", "aquaculture")
    assert purse(table, 0)[0] == 1 and "aquaculture" not in [name for name, _ in sites(table, 0)]
    assert "construct" in verbs(table, 0)


def test_a_scenario_is_for_one() -> None:
    """IWW-23.1: two players cannot choose one."""
    with pytest.raises(BadOption):
        new_match("wonderful_world", 2, 1, {"scenario": "hubris"})


@pytest.mark.parametrize("slug", SCENARIO_SLUG)
def test_a_scenario_is_played_as_printed(slug: str) -> None:
    """IWW-15.1, IWW-18.5: its medals are for its own box, without War or Peace cards."""
    is_base = SCENARIO_SLUG.index(slug) < 6
    for values, why in (
        ({"war_or_peace": "booster"}, "War or Peace cards are for free games"),
        ({"war_or_peace": "all"}, "War or Peace cards are for free games"),
        ({"corruption_ascension": "always"}, "played without Corruption" if is_base else ""),
        ({"side": "A", "solo_shortage": "stop", "empires": ("aztec_empire",)}, ""),
        ({}, ""),
    ):
        given = {"scenario": slug, **values}
        if why:
            with pytest.raises(BadOption, match=why):
                new_match("wonderful_world", 1, 1, given)
        else:
            match = new_match("wonderful_world", 1, 1, given)
            assert isinstance(match.state, World) and match.state.ascension == (not is_base)


def test_the_end_of_a_scenario_is_told() -> None:
    """IWW-15.3: a lost scenario says so."""
    table = new(1, 3, scenario="hubris")
    while not table.is_over():
        calm = [c for c in codes(table, 0) if c[0] in ("recycle", "empire", "done", "take")]
        play(table, 0, *calm[0])
    last = table.take_events()[-1]
    assert (last.kind, last.args) == ("medal", (SCENARIO_SLUG.index("hubris"), FAILED))

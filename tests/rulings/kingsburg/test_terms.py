"""Rulings on the terms of Kingsburg (KB-0) and on names that two things share (KB-20.1)."""

from regalia.games.kingsburg.material import (
    ADVISOR_NAME,
    ADVISOR_SLUG,
    BLACKSMITH,
    BUILDING_NAME,
    BUILDING_SLUG,
    SWORDSMITH,
    WIZARD,
    WIZARDS_GUILD,
    ZOMBIES,
)
from regalia.games.kingsburg.phases.battle import combat_value
from regalia.games.kingsburg.state import BATTLE, COURT, ENVOY, HELP
from rulings.kingsburg.scene import codes, goods, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, dice, has_vp, rolled, sits


def test_tokens_soldiers_and_points_are_not_goods() -> None:
    """KB-0.1: no cubes means the fewest goods, however many tokens and soldiers there are."""
    table = scene(3, dice=FILL)
    table.season = 2
    for seat in range(3):
        owns(table, seat, "barricade")
    table.set_tokens(0, 3)
    table.set_soldiers(0, 4)
    has_vp(table, 0, 20)
    holds(table, 1, 1, 0, 0)
    holds(table, 2, 0, 0, 2)
    start(table, ENVOY)
    assert table.envoy == 0


def test_equal_french_names_are_different_things() -> None:
    """KB-20.1: Forgeron is an advisor and a building; ids and codes keep them apart."""
    assert ADVISOR_NAME[SWORDSMITH].fr == BUILDING_NAME[BLACKSMITH].fr == "Forgeron"
    assert ADVISOR_NAME[WIZARD].fr == "Sorcier"
    assert "Sorcier" in BUILDING_NAME[WIZARDS_GUILD].fr
    slugs = [*ADVISOR_SLUG[1:], *BUILDING_SLUG]
    assert len(set(slugs)) == 18 + 20


def test_the_two_forgerons_do_different_things() -> None:
    """KB-20.1: the advisor gives goods, the building fights; neither does the other's work."""
    table = scene(2)
    sits(table, 0, "swordsmith", "5+6")
    owns(table, 1, "guard_tower", "blacksmith")
    start(table, HELP)
    assert codes(table, 0) == [("take", "gold"), ("take", "wood")]
    assert combat_value(table, 0, ZOMBIES) == 0
    assert combat_value(table, 1, ZOMBIES) == 2


def test_dice_token_and_market_go_to_an_advisor_as_one_group() -> None:
    """KB-0.3: one action places coloured and white dice together with a token and the Market."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 2, 3, 6, white=(1,))
    start(table, COURT)
    play(table, 0, "influence", "astronomer", "2+3", "white:1", "token", "market:-1")
    assert len(table.all_placed()) == 1
    assert table.tokens(0) == 0
    assert dice(table, 0) == ((6,), ())
    assert codes(table, 0) == [("pass",), ("influence", "alchemist", "6")]


def test_combat_value_is_soldiers_with_the_kings_troops_and_buildings() -> None:
    """KB-0.6: 2 soldiers, 3 of the King, +2 and -1 by buildings against Zombies make 6."""
    table = scene(3, dice=[5, 3])
    table.set_soldiers(0, 2)
    owns(table, 0, "palisade", "inn", "market", "farms")
    start(table, BATTLE)
    wins = [event.args for event in table.take_events() if event.kind == "wins"]
    assert wins == [(6, 4)]


def test_the_supply_never_runs_out() -> None:
    """KB-0.7: 25 cubes of gold in other hands do not stop the Wizard, nor is there a top."""
    table = scene(3)
    holds(table, 0, 25, 0, 15)
    holds(table, 1, 25, 20, 15)
    sits(table, 0, "wizard", "4+6+6")
    start(table, HELP)
    assert goods(table, 0) == (29, 0, 15)


def test_tokens_have_no_upper_limit() -> None:
    """KB-0.7: the box holds 20 tokens; a player may have more."""
    table = scene(3)
    put(table, tokens=[20, 20, 0])
    sits(table, 0, "duchess", "6+6")
    start(table, HELP)
    play(table, 0, "take", "gold+gold")
    assert table.tokens(0) == 21


def test_a_score_may_leave_the_track() -> None:
    """KB-0.8: 58 and the Queen's 3 VP are 61; counting neither ends at 59 nor starts over."""
    table = scene(3, dice=[1])
    has_vp(table, 0, 58)
    sits(table, 0, "queen", "5+6+6")
    start(table, HELP)
    play(table, 0, "take", "gold+gold")
    assert table.vp(0) == 61

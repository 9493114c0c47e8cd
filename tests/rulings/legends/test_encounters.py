"""EL-12: the dragon, the portals and the thieves."""

from kit.told import assert_told
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import MAGIC_PORTAL, NO_TOKEN, WILD_DRAGON
from regalia.games.legends.phases import movement
from regalia.games.legends.scoring import FROM_TOKENS, lines
from regalia.games.legends.state import with_portal
from rulings.legends.scene import (
    armies,
    city,
    codes,
    fresh,
    kinds,
    play,
    put,
    region,
    scene,
    takes,
    targets,
    token,
)


def test_any_number_of_encounters() -> None:
    """EL-12.1, EL-19.3: each may be left out, the two portals only together."""
    table = fresh(3, map="booklet", setup_player=0, encounters=True)
    play(table, 0, "start cre3")
    assert codes(table, 0)[0] == "done"
    play(table, 0, "token pil1")
    assert table.tokens(region("pil1")) == WILD_DRAGON and codes(table, 0)[0] == "done"
    play(table, 0, "token pil2")
    assert codes(table, 0)[0] != "done"  # the second portal must follow
    play(table, 0, "token vol7")
    assert table.all_tokens().count(MAGIC_PORTAL) == 2 and codes(table, 0)[0] == "done"
    play(table, 0, "done")
    assert targets(table, 0, "outpost")
    table = fresh(3, map="booklet", setup_player=0, encounters=True)
    play(table, 0, "start cre3", "done", "done", "done")
    assert_told(table, "leaves_out", "EL-12.1")
    assert not any(table.all_tokens())


def test_the_seventh_army_slays_the_dragon() -> None:
    """EL-12.2, EL-12.9: armies of all colours count; two points, even if the army leaves."""
    table = scene(3, encounters=True)
    put(table, "wild_dragon", "pil2")
    armies(table, 0, pil2=2)
    armies(table, 1, pil2=4, pil1=1)
    takes(table, 1, "ancient_sage")
    play(table, 1, "move pil1 pil2")
    assert_told(table, "slays", "EL-12.2")
    assert table.finds(1) == 1 << token("wild_dragon")
    assert table.tokens(region("pil2")) == NO_TOKEN
    play(table, 1, "move pil2 pil1")
    assert lines(table, 1)[FROM_TOKENS] == 2


def test_six_armies_are_not_enough() -> None:
    """EL-12.2: the dragon stays."""
    table = scene(3, encounters=True)
    put(table, "wild_dragon", "cre5")
    armies(table, 1, cre5=5)
    takes(table, 0, "dire_eye")
    play(table, 0, "place cre5")
    assert table.all_finds() == [0, 0, 0]
    play(table, 0, "place cre5")
    assert table.finds(0) == 1 << WILD_DRAGON


def test_placing_and_moving_in_both_count() -> None:
    """EL-12.3: cities do not count, the third colour does."""
    table = scene(2, encounters=True)
    put(table, "wild_dragon", "pil2")
    armies(table, NEUTRAL, pil2=5)
    armies(table, 0, pil1=2)
    city(table, 0, "pil2", "pil2")
    takes(table, 0, "dire_goblin")
    play(table, 0, "move pil1 pil2")
    assert table.all_finds() == [0, 0]  # six armies and two cities
    play(table, 0, "move pil1 pil2")
    assert table.finds(0) == 1 << WILD_DRAGON


def test_set_up_never_slays_the_dragon() -> None:
    """EL-12.4: with seven or more already there, the next army that enters does."""
    table = fresh(2, map="booklet", setup_player=0, encounters=True)
    play(table, 0, "start cre3", "token pil1", "done", "done", "outpost pil1")
    for number in range(10):
        play(table, number % 2, "neutral pil1")
    assert table.army_total(region("pil1")) == 12 and table.all_finds() == [0, 0]
    assert table.tokens(region("pil1")) == WILD_DRAGON
    table.shift_army(region("pil1"), region("pil2"), 0)
    takes(table, 0, "ancient_sage")
    play(table, 0, "move pil2 pil1")
    assert table.finds(0) == 1 << WILD_DRAGON


def test_portals_are_neighbours() -> None:
    """EL-12.5: a step between them costs one and is no sea move."""
    table = scene(3, encounters=True)
    put(table, "magic_portal", "pil1", "vol7")
    table.join(with_portal(table.links, region("vol7"), region("pil1")))
    armies(table, 0, pil1=1)
    takes(table, 0, "dire_ogre")
    assert targets(table, 0, "move") == ["pil1 pil2", "pil1 vol7"]
    assert movement.step_cost(table, 0, region("vol7"), region("pil1")) == 1
    play(table, 0, "move pil1 vol7", "move vol7 pil1")


def test_thieves() -> None:
    """EL-12.6: a player who places an army there, or moves one in or through, loses a coin."""
    table = scene(3, encounters=True)
    put(table, "band_of_thieves", "pil2")
    armies(table, 0, pil1=1)
    takes(table, 0, "ancient_sage")
    play(table, 0, "move pil1 pil2")
    assert table.coins(0) == 10
    play(table, 0, "move pil2 pil3", "move pil3 pil2")
    assert table.coins(0) == 9
    table = scene(3, encounters=True)
    put(table, "band_of_thieves", "pil2")
    city(table, 0, "pil2")
    takes(table, 0, "graveyard")
    play(table, 0, "place pil2", "place cre5")
    assert table.coins(0) == 10


def test_thieves_take_per_army_and_per_entry() -> None:
    """EL-12.7, EL-12.10: leaving is free; who has one coin pays once and the second passes free."""
    table = scene(3, encounters=True)
    put(table, "band_of_thieves", "pil2")
    armies(table, 0, pil1=2)
    takes(table, 0, "dire_goblin")
    table.set_coins(0, 1)
    table.take_events()
    play(table, 0, "move pil1 pil2", "move pil2 pil3", "move pil1 pil2", "move pil2 pil3")
    assert table.coins(0) == 0
    assert kinds(table).count("thieves") == 1


def test_set_up_pays_no_thieves() -> None:
    """EL-12.7: the outpost and neutral armies cost nothing."""
    table = fresh(2, map="booklet", setup_player=0, encounters=True)
    play(table, 0, "start cre3", "done", "done", "token pil1", "outpost pil1")
    for number in range(10):
        play(table, number % 2, "neutral pil1")
    assert table.all_coins() == [12, 12]


def test_portals_and_thieves_stay() -> None:
    """EL-12.8: entering and building do not take them."""
    table = scene(3, encounters=True)
    put(table, "band_of_thieves", "pil2")
    put(table, "magic_portal", "pil1", "vol7")
    armies(table, 0, pil1=1, pil2=1)
    for slug, where in (("night_village", "pil1"), ("stronghold", "pil2")):
        takes(table, 0, slug)
        play(table, 0, f"build {where}")
    assert table.all_tokens().count(MAGIC_PORTAL) == 2 and table.all_finds() == [0, 0, 0]
    assert table.tokens(region("pil2")) == token("band_of_thieves")

"""IWW-6: five steps, counted anew each time."""

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.material import KIND_SLUG
from regalia.games.wonderful_world.state import PRODUCTION
from rulings.wonderful_world.scene import (
    ENERGY,
    EXPLORATION,
    GOLD,
    MATERIALS,
    SCIENCE,
    area,
    builds,
    built,
    codes,
    enter,
    owns,
    plan,
    play,
    produce,
    purse,
    scene,
    site,
    sites,
    told,
    verbs,
)


def test_steps_come_in_a_fixed_order() -> None:
    """IWW-6.1: Materials, Energy, Science, Gold, Exploration."""
    table = produce(scene(2), MATERIALS)
    told = [event.args[0] for event in table.take_events() if event.kind == "step"]
    assert told == [0, 1, 2, 3, 4]
    names = [KIND_SLUG[step] for step in told]
    assert names == ["materials", "energy", "science", "gold", "exploration"]


def test_nobody_goes_on_before_all_have_placed() -> None:
    """IWW-6.2: count, supremacy, placing; the next step waits for the last player."""
    table = scene(2)
    site(table, 0, "zeppelin")
    site(table, 1, "zeppelin")
    builds(table, 0, "wind_turbines")
    produce(table, ENERGY)
    kinds = [event.kind for event in table.take_events()]
    assert kinds == ["step", "supremacy"]
    play(table, 0, "empire")
    play(table, 0, "empire")
    play(table, 0, "done")
    assert table.step == ENERGY and table.to_act() == [1]
    play(table, 1, "empire")
    play(table, 1, "done")
    assert table.step == SCIENCE


def test_only_the_empire_card_and_constructed_cards_produce() -> None:
    """IWW-6.3: not cards under construction, nor recycling, cost or bonus icons."""
    table = scene(2)
    builds(table, 0, "financial_center")
    site(table, 0, "harbor_zone")
    assert [table.production(0, r) for r in range(5)] == [2, 1, 1, 2, 0]
    assert [table.production(1, r) for r in range(5)] == [2, 1, 1, 0, 0]


def test_five_icons_are_five_cubes() -> None:
    """IWW-22.1: the rulebook's example, five Materials icons give five cubes."""
    table = scene(2)
    builds(table, 0, "recycling_plant", "industrial_complex")
    site(table, 0, "the_wall" if table.ascension else "national_monument")
    produce(table, MATERIALS)
    assert table.loose(0) == 5


def test_a_multiplier_gives_one_cube_per_card_of_the_type() -> None:
    """IWW-6.4, IWW-22.3: Super-Sonar produces one Exploration for each Vehicle, or none."""
    table = scene(2)
    builds(table, 0, "super_sonar")
    assert table.production(0, EXPLORATION) == 0
    builds(table, 0, "mega_drill", "zeppelin", "zeppelin")
    assert table.production(0, EXPLORATION) == 3 + 3


def test_a_multiplier_counts_itself() -> None:
    """IWW-6.5: neuroscience is a Research, the aircraft carrier a Vehicle, and so on."""
    for slug, resource in (
        ("neuroscience", SCIENCE),
        ("aircraft_carrier", EXPLORATION),
        ("propaganda_center", GOLD),
        ("university", SCIENCE),
        ("virtual_reality", GOLD),
    ):
        table = scene(2, side="C")
        builds(table, 0, slug)
        assert table.production(0, resource) == 1, slug


def test_type_icons_in_badges_do_not_count() -> None:
    """IWW-6.6: a badge "per Vehicle" is no Vehicle, and an Empire card has no type."""
    table = scene(2)
    builds(table, 0, "super_sonar", "transportation_network")
    assert table.production(0, EXPLORATION) == 0


def test_a_card_produces_only_in_later_steps() -> None:
    """IWW-6.7, IWW-6.10: finished in the Materials step, it adds nothing to this step's cubes."""
    table = told("materials", area("recycling_plant", "industrial_complex:E"))
    play(table, 0, "place", "recycling_plant", "materials")
    play(table, 0, "place", "recycling_plant", "materials")
    assert built(table, 0) == ["recycling_plant"]
    assert table.counts(0) == 2 and table.loose(0) == 0
    assert table.production(0, MATERIALS) == 4


def test_the_wind_turbines_of_the_rulebook() -> None:
    """IWW-22.2, IWW-6.7: two Materials finish them; in the next step they yield their Energy."""
    table = told("materials", area("wind_turbines", "zeppelin"))
    assert table.all_counts() == [2, 2]
    play(table, 0, "place", "wind_turbines", "materials")
    play(table, 0, "place", "wind_turbines", "materials")
    assert built(table, 0) == ["wind_turbines"]
    play(table, 0, "done")
    assert table.step == ENERGY and table.all_counts() == [2, 1]


def test_a_player_without_production_may_still_act() -> None:
    """IWW-6.8: nothing to take in the Gold step, but Krystallium and discards are possible."""
    table = told("gold", area("harbor_zone", krystallium=1))
    assert table.all_counts() == [0, 0] and table.to_act() == [0]
    assert verbs(table, 0) == {"done", "krystallium", "discard"}


def test_counts_are_public_and_placements_are_not() -> None:
    """IWW-6.9, IWW-23.5: everybody knows who produces what; where it goes shows at the end."""
    table = told("materials", area("wind_turbines"), area("wind_turbines"))
    before = GAME.observe(table, 1)
    assert before.counts == (2, 2)
    play(table, 0, "place", "wind_turbines", "materials")
    seen = GAME.observe(table, 1)
    assert seen.areas == before.areas
    assert seen.areas[0].loose == 2
    play(table, 0, "empire")
    play(table, 0, "done")
    play(table, 1, "empire")
    play(table, 1, "empire")
    play(table, 1, "done")
    assert GAME.observe(table, 1).areas[0].cubes == 2  # one Material, then Energy without a slot


def test_noram_in_the_first_round() -> None:
    """IWW-22.15: production 3, 0, 0, 1, 0; each Financier scores 2."""
    table = scene(2, side="A", empires=("noram_states", "aztec_empire"))
    assert [table.production(0, r) for r in range(5)] == [3, 0, 0, 1, 0]
    owns(table, 0, financiers=3)
    assert table.points(0) == 6


def test_industrial_complex_by_recycling_and_three_materials() -> None:
    """IWW-22.16: Energy in Planning, Materials in their step; its Gold already comes this round."""
    table = scene(2, side="A", empires=("noram_states", "aztec_empire"))
    plan(table, ["industrial_complex", "wind_turbines", *["recycling_plant"] * 5])
    play(table, 0, "construct", "industrial_complex")
    play(table, 0, "recycle", "wind_turbines")
    play(table, 0, "place", "industrial_complex", "energy")
    while table.todo(0):
        play(table, 0, "recycle", "recycling_plant")
        play(table, 0, "empire")
    assert sites(table, 0) == [("industrial_complex", "MMM")]
    assert purse(table, 0) == (0, 1, 0, 0)
    play(table, 0, "done")
    while table.phase != PRODUCTION:
        legal = codes(table, 1)
        play(table, 1, *next(code for code in legal if code[0] in ("recycle", "empire", "done")))
    for _ in range(3):
        play(table, 0, "place", "industrial_complex", "materials")
    # Supremacy in Materials, the bonus, and then Gold: 1 of Noram and 1 of the new card.
    assert built(table, 0) == ["industrial_complex"]
    counts = [event.args for event in table.take_events() if event.kind == "step"]
    assert counts[0] == (MATERIALS, 3, 0)
    assert counts[GOLD] == (GOLD, 2, 0)
    assert table.production(0, MATERIALS) == 4
    assert purse(table, 0)[3] == 3


def test_a_step_is_counted_for_all_before_anybody_places() -> None:
    """IWW-6.10: what is done in the window changes neither counts nor supremacy of the step."""
    table = scene(3)
    site(table, 1, "recycling_plant", "M")
    site(table, 1, "museum")
    owns(table, 1, krystallium=1)
    enter(table, PRODUCTION, MATERIALS)
    play(table, 1, "krystallium", "recycling_plant", "materials")
    assert table.all_counts() == [2, 2, 2]
    assert [purse(table, seat)[3] for seat in range(3)] == [0, 0, 0]

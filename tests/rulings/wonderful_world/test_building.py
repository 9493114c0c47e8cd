"""IWW-8 and IWW-9: cubes, Krystallium and characters on cards under construction."""

from regalia.games.wonderful_world.state import PLANNING
from rulings.wonderful_world.scene import (
    ENERGY,
    GOLD,
    area,
    builds,
    built,
    card,
    codes,
    new,
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


def test_every_cube_must_be_placed_in_its_step() -> None:
    """IWW-8.1, IWW-8.4: no done while cubes are left, and nothing is held for later."""
    table = told("materials", area("wind_turbines"))
    assert ("done",) not in codes(table, 0)
    play(table, 0, "empire")
    assert ("done",) not in codes(table, 0)
    play(table, 0, "place", "wind_turbines", "materials")
    assert ("done",) in codes(table, 0) and table.loose(0) == 0


def test_cubes_are_split_freely_and_the_empire_card_is_always_open() -> None:
    """IWW-8.2: on this card, on that card, or on the Empire card although slots are free."""
    table = told("materials", area("wind_turbines", "recycling_plant"))
    targets = {code for code in codes(table, 0) if code[0] in ("place", "empire")}
    assert targets == {
        ("empire",),
        ("place", "wind_turbines", "materials"),
        ("place", "recycling_plant", "materials"),
    }
    play(table, 0, "place", "wind_turbines", "materials")
    play(table, 0, "place", "recycling_plant", "materials")
    assert sites(table, 0) == [("recycling_plant", "M"), ("wind_turbines", "M")]


def test_a_placed_cube_never_moves() -> None:
    """IWW-8.3, IWW-9.7: no action takes anything off a card except giving the card up."""
    table = told("gold", area("center_of_the_earth:XA", krystallium=1, generals=1, financiers=1))
    assert verbs(table, 0) == {"done", "place", "krystallium", "discard"}


def test_cubes_on_the_empire_card_stay_and_serve_nothing_else() -> None:
    """IWW-8.5: four cubes lie there for rounds and fill no slot."""
    table = told("energy", area("zeppelin", cubes=4), side="C")
    assert ("place", "zeppelin", "energy") not in codes(table, 0)
    assert ("krystallium", "zeppelin", "energy") not in codes(table, 0)
    while table.round == 0:
        play(table, 0, "done")
    assert purse(table, 0)[0] == 4


def test_the_last_slot_constructs_the_card_at_once() -> None:
    """IWW-8.6: what lay on it is gone, the bonus is received, the card is in the Empire."""
    table = told("energy", area("tank_division:ME", "museum"))
    play(table, 0, "place", "tank_division", "energy")
    assert table.built(0) == bytes([card("tank_division")])
    assert sites(table, 0) == [("museum", "GGG")]
    assert purse(table, 0) == (0, 0, 1, 0)


def test_a_bonus_comes_once_and_may_be_used_at_once() -> None:
    """IWW-8.7, IWW-22.17: Krystallium of one card finishes the next in the same window."""
    table = told("exploration", area("ark_of_the_covenant:XXX", "zeppelin:E", built=["zeppelin"]))
    play(table, 0, "place", "ark_of_the_covenant", "exploration")
    assert purse(table, 0)[1] == 1
    play(table, 0, "krystallium", "zeppelin", "energy")
    assert built(table, 0) == ["zeppelin", "ark_of_the_covenant", "zeppelin"]
    assert purse(table, 0)[1] == 0


def test_several_copies_count_separately() -> None:
    """IWW-8.8, IWW-21.7: two equal cards under construction, two in the Empire, each produces."""
    table = scene(2)
    builds(table, 0, "propaganda_center", "propaganda_center")
    assert table.production(0, GOLD) == 4
    site(table, 0, "zeppelin")
    site(table, 0, "zeppelin", "E")
    produce(table, ENERGY)
    play(table, 0, "place", "zeppelin", "energy")
    assert built(table, 0)[-1] == "zeppelin" and sites(table, 0) == [("zeppelin", "EE")]


def test_a_fuller_copy_and_an_emptier_one_are_two_choices() -> None:
    """IWW-9.11: the first is the fullest; equal copies are one choice."""
    table = told("energy", area("zeppelin", "zeppelin", "zeppelin:E"))
    places = [code for code in codes(table, 0) if code[0] == "place"]
    assert places == [("place", "zeppelin", "energy"), ("place", "zeppelin", "2", "energy")]
    play(table, 0, "place", "zeppelin", "2", "energy")
    assert sites(table, 0) == [("zeppelin", "E"), ("zeppelin", "E"), ("zeppelin", "EE")]


def test_there_is_no_limit_to_construction() -> None:
    """IWW-8.9: all seven cards of every round may lie under construction."""
    table = new(3, 3)
    while not table.is_over():
        seat = table.to_act()[0]
        calm = [
            c for c in codes(table, seat) if c[0] in ("pick", "construct", "empire", "done", "take")
        ]
        play(table, seat, *calm[0])
    assert [table.sites_count(seat) for seat in range(3)] == [28, 28, 28]


def test_slots_are_filled_in_any_order_and_stay_filled() -> None:
    """IWW-8.10: Science before Energy, a General first of all."""
    table = scene(2)
    site(table, 0, "floating_palace" if table.ascension else "lunar_base")
    owns(table, 0, krystallium=2)
    produce(table, GOLD)
    play(table, 0, "place", "lunar_base", "krystallium")
    play(table, 0, "krystallium", "lunar_base", "science")
    play(table, 0, "done")
    assert sites(table, 0) == [("lunar_base", "EESGG")]


def test_a_constructed_card_cannot_be_given_up() -> None:
    """IWW-8.11: discards name cards under construction alone."""
    table = told("materials", area("museum", built=["zeppelin"]))
    assert [code for code in codes(table, 0) if code[0] == "discard"] == [("discard", "museum")]


def test_five_cubes_become_a_krystallium_at_once() -> None:
    """IWW-9.1, IWW-9.2, IWW-21.1: any kinds, forced; Krystallium itself does not count."""
    table = scene(2)
    owns(table, 0, cubes=4, krystallium=3)
    table.add_cubes(0, 7)
    assert purse(table, 0) == (1, 5, 0, 0)
    owns(table, 0, krystallium=9, cubes=3)
    table.add_cubes(0, 1)
    assert purse(table, 0) == (4, 9, 0, 0)


def test_krystallium_is_kept_without_limit() -> None:
    """IWW-9.3: over the rounds, however many."""
    table = told("materials", area("time_travel", krystallium=12), side="C")
    while table.round == 0:
        play(table, 0, "done")
    assert purse(table, 0)[1] == 12


def test_krystallium_fills_resource_and_krystallium_slots() -> None:
    """IWW-9.4, IWW-9.5, IWW-9.6, IWW-9.11: of the player's choice, never a character's slot."""
    table = told("gold", area("parallel_dimension", "city_of_agartha", krystallium=1))
    wild = [code for code in codes(table, 0) if code[0] in ("krystallium", "place")]
    assert wild == [
        ("place", "city_of_agartha", "krystallium"),
        ("krystallium", "city_of_agartha", "exploration"),
        ("krystallium", "parallel_dimension", "science"),
        ("krystallium", "parallel_dimension", "exploration"),
    ]
    assert ("done",) in codes(table, 0), "they may also wait"


def test_characters_fill_their_own_slots_only() -> None:
    """IWW-9.6: a General slot takes a General, a Financier slot a Financier, nothing else."""
    table = told("gold", area("giant_tower", "center_of_the_earth", generals=1))
    places = [code for code in codes(table, 0) if code[0] == "place"]
    assert places == [("place", "center_of_the_earth", "general")]


def test_placed_characters_are_bound() -> None:
    """IWW-9.7, IWW-10.2, IWW-21.4: they cannot be taken back and are lost with the card."""
    table = told("gold", area("center_of_the_earth", krystallium=1, generals=1))
    play(table, 0, "place", "center_of_the_earth", "general")
    play(table, 0, "krystallium", "center_of_the_earth", "exploration")
    play(table, 0, "discard", "center_of_the_earth")
    assert purse(table, 0)[1:3] == (0, 0)


def test_six_windows_a_round_for_who_builds() -> None:
    """IWW-9.8: Planning and five steps, also with nothing to place; none in the draft."""
    table = scene(2, side="C")
    site(table, 0, "time_travel")
    plan(table)
    windows = []
    while table.round == 0:
        windows.append((table.phase, table.step))
        while table.phase == windows[-1][0] and table.step == windows[-1][1] and table.round == 0:
            seat = table.to_act()[0]
            calm = [c for c in codes(table, seat) if c[0] in ("recycle", "empire", "done", "take")]
            play(table, seat, *calm[0])
    assert windows == [(PLANNING, 0), *[(PLANNING + 1, step) for step in range(5)]]
    assert verbs(table, 0) == {"pick"}


def test_krystallium_in_a_step_produces_from_the_next() -> None:
    """IWW-9.9: finished in the Materials step, wind turbines yield Energy in this round."""
    table = told("materials", area("wind_turbines:M", "museum", krystallium=1))
    play(table, 0, "krystallium", "wind_turbines", "materials")
    play(table, 0, "done")
    assert (table.step, table.all_counts()) == (ENERGY, [2, 1])


def test_free_actions_in_any_number_and_order() -> None:
    """IWW-9.10, IWW-23.6: cube, Krystallium, discard, cube, and then done."""
    table = told("materials", area("industrial_complex", "museum", krystallium=1, cubes=4))
    play(table, 0, "place", "industrial_complex", "materials")
    play(table, 0, "krystallium", "industrial_complex", "energy")
    play(table, 0, "discard", "museum")
    assert purse(table, 0) == (0, 1, 0, 0)
    play(table, 0, "place", "industrial_complex", "materials")
    play(table, 0, "krystallium", "industrial_complex", "materials")
    assert built(table, 0) == ["industrial_complex"]

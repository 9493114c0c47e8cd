"""IWW-5: every drafted card is constructed or recycled."""

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.state import PLANNING, PRODUCTION
from rulings.wonderful_world.scene import (
    built,
    codes,
    kinds,
    owns,
    plan,
    play,
    purse,
    scene,
    site,
    sites,
    verbs,
)


def finish(table, seat: int) -> None:  # type: ignore[no-untyped-def]
    """Recycle everything that is left onto the Empire card, and be done."""
    while (table.pending >> seat) & 1 and table.phase == PLANNING:
        legal = codes(table, seat)
        for code in legal:
            if code[0] in ("empire", "recycle", "done"):
                play(table, seat, *code)
                break


def test_every_drafted_card_must_leave_the_draft_area() -> None:
    """IWW-5.1: as long as a card is there it can be constructed or recycled, and not be kept."""
    table = plan(scene(2), ["zeppelin"])
    for left in range(7, 0, -1):
        assert len(table.todo(0)) == left
        assert verbs(table, 0) >= {"construct", "recycle"} and ("done",) not in codes(table, 0)
        play(table, 0, *codes(table, 0)[0])
    assert table.todo(0) == b"" and table.sites_count(0) == 7
    assert ("done",) in codes(table, 0)


def test_a_recycled_cube_goes_on_a_free_matching_slot_or_the_empire_card() -> None:
    """IWW-5.2: Energy of wind_turbines may fill an Energy slot; the card goes to the discards."""
    table = scene(2)
    site(table, 0, "industrial_complex")
    site(table, 0, "alexanders_tomb")
    plan(table, ["wind_turbines"])
    play(table, 0, "recycle", "wind_turbines")
    assert codes(table, 0) == [("empire",), ("place", "industrial_complex", "energy")]
    twin = table.clone()
    play(table, 0, "place", "industrial_complex", "energy")
    assert sites(table, 0)[0] == ("industrial_complex", "MMM") and purse(table, 0)[0] == 0
    play(twin, 0, "empire")
    assert sites(twin, 0)[0] == ("industrial_complex", "MMME") and purse(twin, 0)[0] == 1
    finish(table, 0)
    finish(table, 1)
    assert GAME.actions.action(("pick", "wind_turbines")) - 6 in table.pile


def test_only_a_card_that_already_is_under_construction_takes_the_cube() -> None:
    """IWW-5.3, IWW-22.18: first move industrial_complex, then recycle; not the other way round."""
    table = plan(scene(2), ["wind_turbines", "industrial_complex"])
    other = table.clone()
    play(table, 0, "construct", "industrial_complex")
    play(table, 0, "recycle", "wind_turbines")
    play(table, 0, "place", "industrial_complex", "energy")
    assert sites(table, 0) == [("industrial_complex", "MMM")]
    play(other, 0, "recycle", "wind_turbines")
    play(other, 0, "construct", "industrial_complex")
    assert purse(other, 0)[0] == 1 and sites(other, 0) == [("industrial_complex", "MMME")]


def test_a_card_finished_in_planning_produces_this_round() -> None:
    """IWW-5.4: built at once, its bonus received, and it produces in all five steps."""
    table = scene(2)
    site(table, 0, "recycling_plant", "M")
    plan(table, ["military_base"])
    play(table, 0, "recycle", "military_base")
    play(table, 0, "place", "recycling_plant", "materials")
    assert built(table, 0) == ["recycling_plant"]
    finish(table, 0)
    finish(table, 1)
    first = next(event for event in table.take_events() if event.kind == "step")
    assert first.args == (0, 2 + 2, 2)


def test_krystallium_and_characters_may_be_placed_in_planning() -> None:
    """IWW-5.5: free actions stand beside the planning of cards."""
    table = scene(2)
    site(table, 0, "center_of_the_earth")
    owns(table, 0, krystallium=1, generals=1)
    plan(table, ["zeppelin"])
    assert ("krystallium", "center_of_the_earth", "exploration") in codes(table, 0)
    play(table, 0, "place", "center_of_the_earth", "general")
    assert sites(table, 0) == [("center_of_the_earth", "XXXXXA")]


def test_planning_is_closed_by_done_when_all_cards_are_planned() -> None:
    """IWW-5.6: done comes last, is final, and free actions stay possible until then."""
    table = plan(scene(2), ["zeppelin"])
    while table.todo(0):
        play(table, 0, *codes(table, 0)[0])
    assert verbs(table, 0) == {"done", "discard"}
    play(table, 0, "done")
    assert table.to_act() == [1] and table.legal(0) == []
    finish(table, 1)
    assert table.phase == PRODUCTION


def test_a_cube_of_planning_is_never_kept() -> None:
    """IWW-5.7: a recycled cube lies on a card before anything else happens."""
    table = scene(2)
    site(table, 0, "zeppelin")
    plan(table, ["wind_turbines"])
    play(table, 0, "recycle", "wind_turbines")
    assert verbs(table, 0) == {"empire", "place"}


def test_plans_are_hidden_until_everybody_has_finished() -> None:
    """IWW-5.8: the others see the areas as they were, then everything at once."""
    table = plan(scene(2), ["zeppelin"])
    table.take_events()
    before = GAME.observe(table, 1).areas
    play(table, 0, "construct", "zeppelin")
    finish(table, 0)
    assert GAME.observe(table, 1).areas == before == GAME.observe(table, -1).areas
    assert GAME.observe(table, 0).mine.sites != before[0].sites
    assert kinds(table) == []
    finish(table, 1)
    assert {"starts", "recycles"} <= set(kinds(table))
    # Six recycled cards are one Krystallium and a cube, and Materials without a slot make three.
    assert (GAME.observe(table, 1).areas[0].krystallium, table.shown_purse(0) & 1023) == (1, 3)
    assert len(GAME.observe(table, 1).areas[0].sites) == 1


def test_plans_of_two_players_do_not_touch() -> None:
    """IWW-5.8: whoever plans first, what the other may do is the same."""
    table = plan(scene(2), ["zeppelin"], ["submarine"])
    choices = codes(table, 1)
    finish(table, 0)
    assert codes(table, 1) == choices


def test_nothing_comes_between_a_recycled_card_and_its_cube() -> None:
    """IWW-5.9: with Krystallium in hand and cards left, only the cube may be placed."""
    table = scene(2)
    site(table, 0, "zeppelin")
    owns(table, 0, krystallium=2, generals=2)
    plan(table, ["wind_turbines"])
    play(table, 0, "recycle", "wind_turbines")
    assert codes(table, 0) == [("empire",), ("place", "zeppelin", "energy")]

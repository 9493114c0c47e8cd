"""IWW-10 and IWW-21: cards given up, and cases at the edge."""

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.material import CARD_SLUG
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import OVER, PLANNING
from rulings.wonderful_world.scene import (
    EXPLORATION,
    area,
    builds,
    built,
    codes,
    new,
    owns,
    plan,
    play,
    play_random,
    produce,
    purse,
    scene,
    site,
    sites,
    told,
    verbs,
)


def test_any_card_under_construction_may_be_discarded_in_any_window() -> None:
    """IWW-10.1: also several of them, in Planning and in every step."""
    table = scene(2)
    for slug in ("museum", "zeppelin", "time_travel"):
        site(table, 0, slug)
    plan(table)
    assert {c[1] for c in codes(table, 0) if c[0] == "discard"} == {
        "museum",
        "zeppelin",
        "time_travel",
    }
    play(table, 0, "discard", "zeppelin")
    play(table, 0, "discard", "museum")
    assert [slug for slug, _ in sites(table, 0)] == ["time_travel"]
    other = scene(2)
    site(other, 0, "museum")
    for step in range(5):
        assert ("discard", "museum") in codes(produce(other.clone(), step), 0)


def test_the_cube_of_a_discarded_card_goes_onto_the_empire_card() -> None:
    """IWW-10.3: even when another card has a free matching slot."""
    table = told("gold", area("museum", "alexanders_tomb", cubes=4))
    play(table, 0, "discard", "museum")
    assert purse(table, 0) == (0, 1, 0, 0) and sites(table, 0) == [("alexanders_tomb", "X" * 7)]


def test_moving_a_card_is_final() -> None:
    """IWW-10.4, IWW-21.10: once under construction, its cube can only go onto the Empire card."""
    table = scene(2)
    site(table, 0, "zeppelin")
    plan(table, ["wind_turbines"])
    play(table, 0, "construct", "wind_turbines")
    assert ("recycle", "wind_turbines") not in codes(table, 0)
    play(table, 0, "discard", "wind_turbines")
    assert purse(table, 0)[0] == 1 and sites(table, 0) == [("zeppelin", "EE")]


def test_the_last_window_of_the_game() -> None:
    """IWW-10.5, IWW-22.17: a hopeless card becomes the Krystallium that finishes another."""
    table = scene(2, side="C")
    table.round = 3
    site(table, 0, "giant_tower", "GGF")
    site(table, 0, "museum", "GG")
    site(table, 0, "floating_palace" if table.ascension else "polar_base", "GG")
    owns(table, 0, cubes=4)
    produce(table, EXPLORATION)
    play(table, 0, "discard", "giant_tower")
    assert purse(table, 0) == (0, 1, 0, 0)
    play(table, 0, "krystallium", "museum", "gold")
    assert built(table, 0) == ["museum"]
    play(table, 0, "done")
    assert table.phase == OVER


def test_a_cube_cannot_go_where_krystallium_lies() -> None:
    """IWW-21.3: the slot is filled, and the Krystallium does not come back."""
    table = told("energy", area("financial_center", krystallium=1))
    play(table, 0, "krystallium", "financial_center", "energy")
    assert purse(table, 0)[1] == 0
    assert table.loose(0) == 0 and purse(table, 0)[0] == 1, "the cube has nowhere else to go"


def test_a_recycled_cube_without_a_slot_goes_to_the_empire_card() -> None:
    """IWW-21.2: unasked."""
    table = scene(2)
    site(table, 0, "alexanders_tomb")
    plan(table, ["wind_turbines"])
    play(table, 0, "recycle", "wind_turbines")
    assert purse(table, 0)[0] == 1 and verbs(table, 0) >= {"construct", "recycle"}


def test_a_card_may_be_finished_with_krystallium_alone() -> None:
    """IWW-21.5: unless it needs characters."""
    table = told("exploration", area("secret_society", krystallium=4))
    play(table, 0, "place", "secret_society", "krystallium")
    for _ in range(3):
        play(table, 0, "krystallium", "secret_society", "gold")
    assert built(table, 0) == ["secret_society"]


def test_a_spent_character_scores_no_more() -> None:
    """IWW-21.6, IWW-11.5: on an unfinished card or gone, it is not owned."""
    table = told("exploration", area("giant_tower:MMGGG", financiers=2))
    assert table.points(0) == 2
    play(table, 0, "place", "giant_tower", "financier")
    assert table.points(0) == 10 + 1


def test_production_of_the_last_step_is_worth_nothing_itself() -> None:
    """IWW-21.9: after the last window only points, characters and card counts matter."""
    table = scene(2)
    builds(table, 0, "recycling_plant", "nuclear_plant")
    owns(table, 0, krystallium=9, cubes=4)
    assert table.points(0) == 0


def test_no_card_is_ever_lost() -> None:
    """IWW-2.1: all 150, 206 or 226 cards are somewhere after every action."""
    for seats, options in (
        (2, {}),
        (4, {"corruption_ascension": "always"}),
        (3, {"corruption_ascension": "always", "war_or_peace": "all"}),
    ):
        table = new(seats, 9, **options)
        play_random(table, 4)
        total = sum(map(len, table.full_decks()))
        assert total in (150, 206, 226)


def test_what_a_seat_owes_is_asked_in_full() -> None:
    """IWW-23.7: completion, bonus and the five-cube exchange are never asked."""
    families = {code[0] for code in GAME.actions.codes}
    assert families == {
        "done",
        "empire",
        "take",
        "draw",
        "pick",
        "construct",
        "recycle",
        "exchange",
        "keep",
        "place",
        "krystallium",
        "discard",
    }


def told_of(table: World, seat: int) -> dict[str, list[str]]:
    """What the others are told of a seat's cards when Planning is over."""
    table.keeps_events = True
    for other in range(table.seats):
        while other in table.to_act() and table.phase == PLANNING:
            calm = [c for c in codes(table, other) if c[0] in ("done", "empire", "construct")]
            play(table, other, *calm[-1])
    return {
        event.kind: [CARD_SLUG[number] for number in event.args]
        for event in table.take_events()
        if event.seat == seat and event.kind in ("starts", "recycles", "discards")
    }


def test_a_discarded_construction_is_not_told_as_recycled() -> None:
    """IWW-5.2, IWW-10.3: an old site given up and a new one begun, or the new card recycled."""
    table = scene(3)
    site(table, 0, "wind_turbines", "M")
    plan(table, ["wind_turbines"])
    other = table.clone()
    play(table, 0, "construct", "wind_turbines")
    play(table, 0, "discard", "wind_turbines")
    play(other, 0, "recycle", "wind_turbines")
    copies = [table.clone(), GAME.imagine(GAME.observe(table, 0), 1)]
    for same in (table, *copies):
        told = told_of(same, 0)
        assert told["discards"] == ["wind_turbines"] and "recycles" not in told
        assert "wind_turbines" in told["starts"]
    copies = [other.clone(), GAME.imagine(GAME.observe(other, 0), 1)]
    for same in (other, *copies):
        told = told_of(same, 0)
        assert told["recycles"] == ["wind_turbines"] and "discards" not in told
        assert "wind_turbines" not in told["starts"]


def test_a_card_begun_and_given_up_at_once_is_told_as_both() -> None:
    """IWW-10.4: it was constructed, and then only discarded."""
    table = plan(scene(3), ["zeppelin"])
    play(table, 0, "construct", "zeppelin")
    play(table, 0, "discard", "zeppelin")
    told = told_of(table, 0)
    assert "zeppelin" in told["starts"] and told["discards"] == ["zeppelin"]
    assert "recycles" not in told

"""Positions of It's a Wonderful World: hands, areas and phases, and where all other cards are."""

import pytest

from regalia import position
from regalia.games.wonderful_world.view import WorldView
from regalia.match import BadPosition, Position
from regalia.text import say

BUILT = {"constructed": ["financial_center"], "krystallium": 2}


def seen(found: Position, seat: int = 0) -> WorldView:
    """What a seat sees of a position."""
    view: WorldView = found.game.observe(found.state(), seat).view
    return view


def faults(**words: object) -> dict[str, str]:
    """The faults of a position for three, by place."""
    with pytest.raises(BadPosition) as refused:
        position("wonderful_world", {"seats": 3, "seed": 7, **words})
    assert all(say(fault.message(), "fr") for fault in refused.value.faults)
    return {fault.place: say(fault.what) for fault in refused.value.faults}


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_nothing_told_is_a_new_game(seats: int) -> None:
    """The very table that the seed deals."""
    empty = position("wonderful_world", seats=seats, seed=3)
    fresh = empty.game.new(empty.options, 3)
    assert [seen(empty, seat) for seat in range(seats)] == [
        empty.game.observe(fresh, seat).view for seat in range(seats)
    ]


def test_a_hand_and_an_area_in_the_middle_of_a_draft() -> None:
    """What is told lies there; the other hands do without it, and no card is lost."""
    hand = ["zeppelin", "submarine", "icebreaker", "satellites", "museum", "university", "zeppelin"]
    found = position(
        "wonderful_world", seats=3, seed=7, round=2, players=[{"hand": hand, "area": BUILT}]
    )
    view = seen(found)
    assert (view.phase, view.round, view.to_act) == ("draft", 2, (0, 1, 2))
    assert sorted([card.slug for card in view.player(0).hand]) == sorted(hand)
    assert [card.slug for card in view.me.constructed] == ["financial_center"]
    assert view.me.krystallium == 2 and view.player(1).hand_size == 7
    found.state().check()


def test_planning_begins_with_what_chance_has_drafted() -> None:
    """Seven cards each, with the area that is told."""
    view = seen(
        position("wonderful_world", seats=3, seed=7, phase="planning", players=[{"area": BUILT}])
    )
    assert view.phase == "planning" and len(view.me.to_plan) == 7
    assert view.me.to_plan == view.player(0).drafted and len(view.player(2).drafted) == 7
    told = [
        card.slug
        for card in seen(position("wonderful_world", seats=2, seed=9, phase="planning")).me.to_plan
    ]
    other = seen(
        position("wonderful_world", seats=2, seed=8, phase="planning", players=[{"drafted": told}])
    )
    assert [card.slug for card in other.me.to_plan] == told


def test_a_step_of_production_begins() -> None:
    """Cards that are built produce, a card under construction has its slots."""
    area = {**BUILT, "construction": [{"card": "industrial_complex"}]}
    view = seen(position("wonderful_world", seats=3, seed=7, step="gold", players=[{"area": area}]))
    assert (view.phase, view.step) == ("production", "gold") and 0 in view.to_act
    (site,) = view.me.construction
    assert site.missing == site.card.cost and view.player(0).production >= 2
    assert view.player(1).area.construction == ()


def test_cards_under_construction_are_told_in_any_order() -> None:
    """Also copies of one card, of which one tells its slots; places in faults are those told."""
    sites: list[dict[str, object]] = [
        {"card": "zeppelin"},
        {"card": "museum"},
        {"card": "zeppelin", "missing": {"energy": 1}},
    ]
    one, other = [
        position("wonderful_world", seats=2, seed=7, players=[{"area": {"construction": told}}])
        for told in (sites, sites[::-1])
    ]
    assert one.state().key() == other.state().key()
    sites[1]["missing"] = {"gold": 9}
    found = faults(players=[{"area": {"construction": sites}}])
    assert list(found) == ["players[0].area.construction[1].missing.gold"]


def test_a_lone_ruler_may_hold_chosen_cards() -> None:
    """The pool that he plans is told."""
    words = {"seats": 1, "seed": 7, "round": 2, "players": [{"now": {"to_plan": ["museum"]}}]}
    view = seen(position("wonderful_world", words))
    assert [card.slug for card in view.me.to_plan] == ["museum"] and view.round == 2


def test_the_view_of_a_seat_is_a_position() -> None:
    """What it does not know is dealt."""
    first = position("wonderful_world", seats=2, seed=7)
    view = seen(first)
    words = view.as_json()
    for player in words["players"]:  # an unknown hand is shown as empty
        if not player["hand"]:
            del player["hand"]
    again = seen(position(words, seed=8))
    assert again.player(0) == view.player(0) and again.player(1) == view.player(1)


@pytest.mark.parametrize(
    ("words", "place", "says"),
    [
        ({"players": [{"area": {"cubes": 5}}]}, "players[0].area.cubes", "are a Krystallium"),
        ({"players": [{"area": {"constructed": ["museum"] * 9}}]}, "", "9 times"),
        ({"players": [{"hand": ["museum"]}]}, "", "IWW-4.5"),
        ({"players": [{"hand": ["musem"]}]}, "players[0].hand[0]", "mean museum?"),
        ({"players": [{"empire": "aztec_empire-B"}]}, "players[0].empire", "side A"),
        ({"round": 5}, "round", "the last: 4"),
        (
            {
                "players": [
                    {"area": {"construction": [{"card": "museum", "missing": {"energy": 9}}]}}
                ]
            },
            "players[0].area.construction[0].missing.energy",
            "fewer slots",
        ),
        ({"seats": 1, "phase": "draft"}, "phase", "drafts nothing"),
        ({"seats": 1, "scenario": "hubris"}, "scenario", "implies “none”"),
    ],
)
def test_a_fault_says_what_is_wrong(words: dict[str, object], place: str, says: str) -> None:
    """One sentence each, in both languages."""
    (where,) = faults(**words).items()
    assert where[0] == place and says in where[1], where

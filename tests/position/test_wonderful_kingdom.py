"""Positions of It's a Wonderful Kingdom: phases met by chance, Duchies that are told."""

from typing import Any

import pytest

from regalia import position
from regalia.games.wonderful_kingdom.view import KingdomView
from regalia.match import BadPosition, Position
from regalia.text import say

DUCHY = {"built": ["farm", "barracks"], "construction": [{"card": "harbor"}], "soldiers": 3}


def seen(found: Position, seat: int = 0) -> KingdomView:
    """What a seat sees of a position."""
    view: KingdomView = found.game.observe(found.state(), seat).view
    return view


def faults(**words: object) -> dict[str, str]:
    """The faults of a position for two, by place."""
    with pytest.raises(BadPosition) as refused:
        position("wonderful_kingdom", {"seats": 2, "seed": 7, **words})
    assert all(say(fault.message(), "fr") for fault in refused.value.faults)
    return {fault.place: say(fault.what) for fault in refused.value.faults}


@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_told_is_a_new_game(seats: int) -> None:
    """The very table that the seed deals."""
    empty = position("wonderful_kingdom", seats=seats, seed=3)
    fresh = empty.game.new(empty.options, 3)
    assert [seen(empty, seat) for seat in range(seats)] == [
        empty.game.observe(fresh, seat).view for seat in range(seats)
    ]


def test_a_hand_for_the_choice() -> None:
    """Eight chosen cards; the players who held them before have others now."""
    hand = ["farm", "hamlet", "guildhall", "quarry", "covered_market", "watchtower", "navigators"]
    dukes = [{"own": {"hand": [*hand, "giant_rat"]}}]
    view = seen(position("wonderful_kingdom", seats=2, seed=7, dukes=dukes))
    assert view.phase == "choice" and view.mine is not None
    assert sorted([card.slug for card in view.mine.hand]) == sorted([*hand, "giant_rat"])
    assert view.duke(1).hand_size == 8


def test_a_step_of_production_begins() -> None:
    """With what stands in the Duchy."""
    told = {"phase": "production", "step": "gold", "round": 3, "dukes": [DUCHY]}
    view = seen(position("wonderful_kingdom", told, seats=2, seed=7))
    assert (view.phase, view.step, view.round) == ("production", "gold", 3)
    assert [card.slug for card in view.duke(0).built] == ["farm", "barracks"]
    (site,) = view.duke(0).construction
    assert site.missing == site.card.cost and view.duke(0).production == 2


@pytest.mark.parametrize(("seats", "phase"), [(2, "planning"), (2, "combat"), (1, "searching")])
def test_phases_are_met_by_chance(seats: int, phase: str) -> None:
    """The same for the same seed."""
    first, again = [position("wonderful_kingdom", seats=seats, seed=7, phase=phase) for _ in "ab"]
    assert seen(first).phase == phase and first.state().key() == again.state().key()


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_a_round_is_met_by_chance(round: int) -> None:
    """The first player alternates; alone, three Danger cards are laid out for each round before."""
    view = seen(position("wonderful_kingdom", seats=2, seed=7, round=round))
    assert (view.phase, view.round) == ("choice", round)
    assert view.to_act == ((view.first + round - 1) % 2,)
    alone = seen(position("wonderful_kingdom", seats=1, seed=7, round=round))
    assert alone.round == round and alone.danger.deck == 12 - 3 * (round - 1)


def test_a_step_alone_means_production() -> None:
    """As in It's a Wonderful World."""
    view = seen(position("wonderful_kingdom", seats=2, seed=7, step="gold"))
    assert (view.phase, view.step) == ("production", "gold")


def test_rows_are_told_in_any_order() -> None:
    """Menaces, built cards and cards under construction; the game has an order of its own."""
    rows: dict[str, list[Any]] = {
        "menaces": ["giant_rat", "frost_giant"],
        "built": ["quarry", "farm"],
        "construction": [{"card": "quarry", "missing": {"materials": 1}}, {"card": "farm"}],
    }
    turned = {name: row[::-1] for name, row in rows.items()}
    one, other = [
        position("wonderful_kingdom", seats=2, seed=7, dukes=[told]) for told in (rows, turned)
    ]
    assert one.state().key() == other.state().key()


def test_armies_of_a_map_are_told_by_place() -> None:
    """The other places are as the board has them."""
    options = {"module": "conquest"}
    board = seen(position("wonderful_kingdom", seats=2, seed=7, options=options)).conquest
    assert board is not None
    place = next(place for place in board.places if place.armies[0])
    told = {
        "places": [{"place": place.place, "armies": [place.armies[0] + 1, 0]}],
        "reserve": [board.reserve[0] - 1, board.reserve[1]],
    }
    found = position("wonderful_kingdom", seats=2, seed=7, options=options, conquest=told)
    again = seen(found).conquest
    assert again is not None and again.place(place.place).armies == (place.armies[0] + 1, 0)
    assert sum([place.armies[0] for place in again.places]) == 1 + sum(
        [place.armies[0] for place in board.places]
    )


@pytest.mark.parametrize(
    ("words", "place", "says"),
    [
        ({"dukes": [{"built": ["farm"] * 9}]}, "", "9 times"),
        ({"dukes": [{"training": 2}]}, "dukes[0].training", "at most one"),
        ({"dukes": [{"soldiers": -1}]}, "dukes[0].soldiers", "less than 0"),
        ({"offers": []}, "offers", "two Offer areas"),
        ({"round": 7}, "round", "the last: 4"),
        ({"phase": "conquest"}, "phase", "did not reach"),
        ({"phase": "over", "round": 1}, "round", "in round 1"),
        ({"conquest": {"reserve": [1, 1]}}, "conquest", "the module “conquest”"),
        ({"modules": ["quest"]}, "modules", "impossible"),
        ({"dukes": [{"menaces": ["farm"]}]}, "dukes[0].menaces[0]", "not a Menace"),
        (
            {"dukes": [{"construction": [{"card": "farm", "missing": {"gold": 9}}]}]},
            "dukes[0].construction[0].missing.gold",
            "fewer slots",
        ),
        ({"dukes": [{"built": ["farn"]}]}, "dukes[0].built[0]", "mean farm?"),
    ],
)
def test_a_fault_says_what_is_wrong(words: dict[str, object], place: str, says: str) -> None:
    """One sentence each, in both languages."""
    (where,) = faults(**words).items()
    assert where[0] == place and says in where[1], where

"""Positions of Dragon Castle: Realms that are told, a Castle that makes up for them."""

import pytest

from regalia import position
from regalia.games.dragon_castle.view import DragonCastleView
from regalia.match import BadPosition, Position
from regalia.text import say

REALM = [
    {"cell": "a1", "tile": "farmer_5"},
    {"cell": "b1", "tile": "farmer_1"},
    {"cell": "d2", "height": 2, "shrine": True},
]


def seen(found: Position) -> DragonCastleView:
    """What everybody sees of a position."""
    view: DragonCastleView = found.game.observe(found.state(), -1).view
    return view


def faults(**words: object) -> dict[str, str]:
    """The faults of a position for two, by place."""
    with pytest.raises(BadPosition) as refused:
        position("dragon_castle", {"seats": 2, "seed": 7, **words})
    assert all(say(fault.message(), "fr") for fault in refused.value.faults)
    return {fault.place: say(fault.what) for fault in refused.value.faults}


def test_the_castle_makes_up_for_what_is_told() -> None:
    """Tiles of Realms and discards come from its highest floors, shrines from the reserve."""
    new = seen(position("dragon_castle", seats=2, seed=7))
    realms = [{"piles": REALM, "discards": 3}, {"countdown": 2}]
    view = seen(position("dragon_castle", seats=2, seed=7, active=1, realms=realms))
    assert (view.phase, view.active, view.to_act) == ("opening", 1, (1,))
    a1, _, d2 = view.realm(0).piles
    assert (str(a1.cell), a1.tile and a1.tile.slug, a1.height) == ("a1", "farmer_5", 1)
    assert view.realm(0)["D2"] == d2 and d2.shrine and d2.tile is None
    tiles = [sum([stack.height for stack in one.castle.stacks]) for one in (new, view)]
    assert tiles == [116, 116 - 4 - 3]
    assert view.realm(0).shrines == new.realm(0).shrines - 1 and view.shrines == new.shrines
    assert view.countdown == new.countdown - 2
    assert sum([covered.count for covered in view.covered]) == tiles[1] - len(view.castle.stacks)


def test_nothing_told_is_a_new_game() -> None:
    """The very table that the seed deals."""
    empty = position("dragon_castle", seats=3, seed=3)
    assert empty.state().key() == empty.game.new(empty.options, 3).key()


def test_a_castle_can_be_told() -> None:
    """Whole, with tops and heights; the rest lies in Realms or beside them."""
    stacks = [
        {"cell": "c3", "height": 2, "top": "farmer_5"},
        {"cell": "d3", "height": 1, "top": "farmer_5"},
        {"cell": "e3", "height": 3, "top": "soldier_2"},
        {"cell": "f3", "height": 3, "top": "soldier_2"},
    ]
    realms = [{"discards": 60}, {"discards": 47}]
    found = position(
        "dragon_castle", seats=2, seed=7, first=0, castle={"stacks": stacks}, realms=realms
    )
    view = seen(found)
    assert [stack.height for stack in view.castle.stacks] == [2, 1, 3, 3]
    assert sum([covered.count for covered in view.covered]) == 5
    assert "take e3" in found.game.observe(found.state(), 0).view.legal


def test_piles_are_told_in_any_order() -> None:
    """The game keeps them by cell."""
    piles = [{"cell": "c3", "tile": "farmer_1"}, {"cell": "a1", "height": 2, "tile": "soldier_2"}]
    one, other = [
        position("dragon_castle", seats=2, seed=7, realms=[{"piles": told}])
        for told in (piles, piles[::-1])
    ]
    assert one.state().key() == other.state().key()


def test_a_word_that_cannot_be_read_is_not_missing_as_well() -> None:
    """One mistake, one sentence."""
    assert list(faults(realms=[{"piles": [{"cell": "z9"}]}])) == ["realms[0].piles[0].cell"]


@pytest.mark.parametrize(
    ("words", "place", "says"),
    [
        ({"realms": [{"discards": 117}]}, "castle", "117 tiles together"),
        ({"castle": {"stacks": []}}, "castle", "0 tiles together"),
        ({"castle": {"stacks": [{"cell": "z9"}]}}, "castle.stacks[0].cell", "not known here"),
        ({"realms": [{"piles": [{"cell": "a1"}, {"cell": "a1"}]}]}, "realms[0].piles[1].cell", ""),
        (
            {"realms": [{"piles": [{"cell": "a1", "tile": "farmer_1", "shrine": True}]}]},
            "realms[0].piles[0].shrine",
            "face down",
        ),
        ({"realms": [{"shrines": 99}]}, "shrines", "in the supply"),
        ({"phase": "placing"}, "turn", "“first_tile” is missing"),
        ({"phase": "spirit"}, "turn", "“spirit” is missing"),
        ({"countdown": 1}, "countdown", "on the track"),
        ({"to_act": [1], "active": 0}, "to_act", "the active player"),
        ({"round": 0}, "round", "from 1"),
        (
            {"realms": [{"piles": [{"cell": f"{x}1", "tile": "farmer_1"} for x in "abcde"]}]},
            "",
            "5 times",
        ),
    ],
)
def test_a_fault_says_what_is_wrong(words: dict[str, object], place: str, says: str) -> None:
    """One sentence each, in both languages."""
    found = faults(**words)
    assert place in found and says in found[place], found

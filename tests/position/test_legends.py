"""Positions of Legends: a turn in the middle of a game, what follows from it, what cannot be."""

import pytest

from regalia import position
from regalia.games.legends.view import LegendsView
from regalia.match import BadPosition, Position
from regalia.text import say

MAP = {"map": "booklet"}


def seen(found: Position) -> LegendsView:
    """What everybody sees of a position."""
    view: LegendsView = found.game.observe(found.state(), -1).view
    return view


def faults(**words: object) -> dict[str, str]:
    """The faults of a position for three, by place."""
    with pytest.raises(BadPosition) as refused:
        position("legends", {"seats": 3, "seed": 7, "options": MAP, **words})
    assert all(say(fault.message(), "fr") for fault in refused.value.faults)
    return {fault.place: say(fault.what) for fault in refused.value.faults}


def test_a_turn_with_chosen_pieces_and_cards() -> None:
    """Supplies, abilities, the row and the turns to come follow."""
    found = position(
        "legends",
        seats=3,
        seed=7,
        options=MAP,
        turn=1,
        players=[{"cards": ["lake", "ancient_woods"], "coins": 3}, {"cards": ["forest_pixie"]}, {}],
        regions=[{"region": "South Spit", "armies": [0, 5, 0], "cities": [0, 1, 0]}],
    )
    view = seen(found)
    assert (view.phase, view.turn, view.to_act, view.turns) == ("row", 1, (1,), 3 * 10 - 3)
    spit = view.region("South Spit")
    assert (spit.armies, spit.cities, spit.controller) == ((0, 5, 0), (0, 1, 0), 1)
    standing = sum([land.armies[1] for land in view.regions])
    assert view.players[1].armies_in_supply == 18 - standing and standing > 5  # set up by chance
    assert view.players[1].cities_in_supply == 2 and view.players[0].coins == 3
    taken = {card for player in view.players for card in player.cards}
    assert len(taken) == 3 and len(view.row) == 6
    assert not taken & {offer.card for offer in view.row} and not taken & set(view.deck)


def test_nothing_told_is_a_new_game() -> None:
    """The very table that the seed deals."""
    empty = position("legends", seats=4, seed=3)
    assert empty.state().key() == empty.game.new(empty.options, 3).key()


@pytest.mark.parametrize("phase", ["boards", "outpost_armies", "neutrals", "bids", "row"])
def test_phases_are_reached_by_a_set_up_of_that_seed(phase: str) -> None:
    """What the set-up asks is answered by chance, the same for the same seed."""
    words = {"seats": 2, "seed": 5, "options": {"map": "chosen"}, "phase": phase}
    found = position("legends", words)
    assert seen(found).phase == phase
    assert position("legends", words).state().key() == found.state().key()


def test_boards_can_be_told() -> None:
    """Regions and links are those of the boards."""
    other = seen(position("legends", seats=2, seed=11, phase="row"))
    boards = [{"slot": b.slot, "face": b.face, "turns": b.turns} for b in other.boards]
    view = seen(position("legends", seats=2, seed=12, phase="row", boards=boards))
    assert view.boards == other.boards
    assert [land.region for land in view.regions] == [land.region for land in other.regions]
    assert view.links == other.links


def test_impossible_boards_are_refused() -> None:
    """Each by its place; no board lies twice."""
    told = [{"face": "moon"}, {"face": "great", "turns": 4}, {"face": "trio"}, {"face": "long"}]
    assert list(faults(boards=told)) == ["boards[0].face", "boards[1].turns", "boards[3].face"]


def test_the_action_of_a_card_begins() -> None:
    """With the armies or points that the card and the player's abilities give."""
    found = position(
        "legends",
        seats=3,
        seed=7,
        options=MAP,
        phase="movement",
        card="lake",
        turn=0,
        players=[{"cards": ["lake"]}],
    )
    assert seen(found).left > 0 and seen(found).to_act == (0,)


@pytest.mark.parametrize(
    ("words", "place", "says"),
    [
        ({"turn": 3}, "turn", "no seat"),
        ({"regions": [{"region": "atlantis"}]}, "regions[0].region", "not known here"),
        ({"regions": [{"region": "Bay Road", "armies": [19, 0, 0]}]}, "players[0]", "18 in all"),
        ({"regions": [{"region": "Bay Road", "armies": [1]}]}, "regions[0].armies", "3 seats"),
        ({"regions": [{"region": "Bay Road", "cities": [0, 4, 0]}]}, "players[1]", "3 in all"),
        ({"regions": [{"region": "Bay Road", "neutral_armies": 1}]}, "regions", "for two"),
        ({"regions": [{"armies": [1, 0, 0]}]}, "regions[0]", "“region” is missing"),
        ({"players": [{"armies_in_supply": 18}]}, "players[0].armies_in_supply", "in supply"),
        ({"players": [{"cards": ["lake"]}, {"cards": ["lake"]}]}, "players[1].cards[0]", "twice"),
        ({"players": [{"warlord": "white_knight"}]}, "players[0].warlord", "in the box"),
        ({"phase": "placement"}, "card", "say which"),
        (
            {"phase": "row", "turn": 0, "card": "lake", "players": [{"cards": ["lake"]}]},
            "card",
            "no card is carried out",
        ),
        ({"phase": "boards"}, "phase", "asks nothing"),
        ({"phase": "deal"}, "phase", "clears the table"),
        ({"to_act": [1], "turn": 0}, "to_act", "whose turn it is"),
        ({"phase": "bids", "to_act": [2, 1]}, "to_act", "ascending"),
        ({"game_number": 2}, "game_number", "the last: 1"),
        ({"regions": [{"region": "South Spot"}]}, "regions[0].region", "mean south spit?"),
        ({"centre": "moon"}, "centre", "possible: west, "),
        ({"links": []}, "links", "impossible"),
    ],
)
def test_a_fault_says_what_is_wrong(words: dict[str, object], place: str, says: str) -> None:
    """One sentence each, in both languages."""
    (where,) = faults(**words).items()
    assert where[0] == place and says in where[1], where

"""IWW-3, IWW-4 and IWW-13: rounds and the draft."""

import pytest

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.actions import PICK
from regalia.games.wonderful_world.state import DRAFT, OVER, PLANNING, PRODUCTION
from rulings.wonderful_world.scene import (
    card,
    codes,
    draft,
    kinds,
    new,
    play,
    produce,
    scene,
    site,
    sites,
    verbs,
)

SEVEN = [
    "zeppelin",
    "submarine",
    "icebreaker",
    "mega_drill",
    "wind_turbines",
    "research_center",
    "military_base",
]


def pick_all(table, skip: int = 0):  # type: ignore[no-untyped-def]
    """Everybody drafts the first card of the hand."""
    for seat in table.to_act():
        table.apply(seat, table.legal(seat)[0])


def test_four_rounds_of_three_phases() -> None:
    """IWW-3.1, IWW-3.4: draft, planning, production, four times; then the game is scored."""
    table = new(2, 5)
    phases = [(table.round, table.phase)]
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
        if phases[-1] != (table.round, table.phase):
            phases.append((table.round, table.phase))
    drafts = [phase for phase in phases if phase[1] == DRAFT]
    assert drafts == [(0, DRAFT), (1, DRAFT), (2, DRAFT), (3, DRAFT)]
    for number in range(4):
        own = [phase for round, phase in phases if round == number and phase != OVER]
        assert own == sorted(own) and {DRAFT, PLANNING} <= set(own) <= {DRAFT, PLANNING, PRODUCTION}
    assert phases[-1] == (3, OVER)


def test_everybody_acts_at_once() -> None:
    """IWW-3.2: at the start of a phase all seats owe a decision, in no order."""
    table = new(5)
    assert table.to_act() == [0, 1, 2, 3, 4]
    while table.phase == DRAFT:
        pick_all(table)
    assert table.to_act() == [0, 1, 2, 3, 4]


def test_cards_under_construction_stay_for_the_next_round() -> None:
    """IWW-3.3: the round ends after Exploration; what lies on unfinished cards stays there."""
    table = scene(2)
    site(table, 0, "alexanders_tomb", "XX")
    produce(table, 4)
    play(table, 0, "done")
    assert (table.round, table.phase) == (1, DRAFT)
    assert sites(table, 0) == [("alexanders_tomb", "XXXXX")]


def test_seven_cards_are_dealt() -> None:
    """IWW-4.1: seven each with three to five players."""
    for seats in (3, 4, 5):
        assert [len(hand) for hand in new(seats).all_hands()] == [7] * seats


def test_a_pick_is_secret_until_all_have_picked() -> None:
    """IWW-4.2, IWW-4.4: nobody sees a sealed pick; all picks are revealed at one moment."""
    table = draft(scene(3), *[SEVEN[:3], SEVEN[3:6], ["tank_division", "harbor_zone", "museum"]])
    table.take_events()
    play(table, 0, "pick", "zeppelin")
    play(table, 2, "pick", "museum")
    assert kinds(table) == []
    for seat in (-1, 1, 2):
        seen = GAME.observe(table, seat)
        assert seen.drafts == ((), (), ()) and seen.to_act == (1,)
        assert seen.sealed == (card("museum") if seat == 2 else -1)
    play(table, 1, "pick", "mega_drill")
    assert kinds(table) == ["picks", "picks", "picks"]
    assert GAME.observe(table, 1).drafts == (
        (card("zeppelin"),),
        (card("mega_drill"),),
        (card("museum"),),
    )


@pytest.mark.parametrize(("round", "receiver"), [(0, 1), (1, 2), (2, 1), (3, 2)])
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(round: int, receiver: int) -> None:
    """IWW-4.3, IWW-4.8, IWW-22.19: with three seats, 0 passes to 1 in rounds 1 and 3, else to 2."""
    table = scene(3)
    table.round = round
    draft(table)
    hand = table.hands(0)
    taken = hand[0]
    pick_all(table)
    assert table.hands(receiver) == hand[1:]
    assert table.drafts(0) == bytes([taken])


def test_the_draft_ends_with_seven_cards_and_the_last_is_no_choice() -> None:
    """IWW-4.5: six decisions each with seven cards dealt; the seventh card comes by itself."""
    table = new(4)
    asked = 0
    while table.phase == DRAFT:
        assert len(table.hands(0)) == 7 - asked
        asked += 1
        pick_all(table)
    assert asked == 6
    assert [len(cards) for cards in table.all_drafts()] == [7] * 4
    assert table.phase == PLANNING


def test_a_player_knows_the_hands_he_has_held_and_no_others() -> None:
    """IWW-4.6, IWW-23.2: picks are public, hands are for whoever holds or has held them."""
    table = new(4)
    pick_all(table)
    seen = GAME.observe(table, 0)
    assert seen.hands[0] == tuple(table.hands(0))
    assert seen.hands[1] == tuple(table.hands(1)), "seat 0 passed this hand on"
    assert seen.hands[2] == seen.hands[3] == ()
    assert seen.hand_sizes == (6, 6, 6, 6)
    assert GAME.observe(table, -1).hands == ((), (), (), ())


def test_the_draft_pays_no_recycling_bonus() -> None:
    """IWW-4.7, IWW-13.2: what is left over is discarded and brings nobody a cube."""
    table = new(2)
    while table.phase == DRAFT:
        pick_all(table)
    assert table.all_purse() == [0, 0]
    assert len(table.buried) == 6
    assert table.pile == b""


def test_leftovers_are_known_to_those_who_held_them() -> None:
    """IWW-4.9: all players have had these cards in hand; a spectator has not."""
    table = new(2)
    while table.phase == DRAFT:
        pick_all(table)
    for seat in range(2):
        assert GAME.observe(table, seat).buried == tuple(table.buried)
    watching = GAME.observe(table, -1)
    assert watching.buried == () and watching.buried_backs == (6, 0)


def test_two_players_draft_seven_of_ten() -> None:
    """IWW-13.1, IWW-13.2: ten cards each, seven picks, three left in each hand and discarded."""
    table = new(2)
    sizes = []
    while table.phase == DRAFT:
        sizes.append([len(hand) for hand in table.all_hands()])
        pick_all(table)
    assert sizes == [[n, n] for n in (10, 9, 8, 7, 6, 5, 4)]
    assert [len(cards) for cards in table.all_drafts()] == [7, 7]
    assert len(table.buried) == 6


def test_two_players_swap_their_hands() -> None:
    """IWW-13.3: left and right are the same opponent."""
    for round in range(4):
        table = scene(2)
        table.round = round
        draft(table)
        first, second = table.all_hands()
        pick_all(table)
        assert table.all_hands() == [second[1:], first[1:]]


def test_two_players_otherwise_play_by_the_same_rules() -> None:
    """IWW-13.4: supremacy needs strictly more than the one opponent; planning is as ever."""
    table = new(2)
    while table.phase == DRAFT:
        pick_all(table)
    assert verbs(table, 0) == {"construct", "recycle"}


def test_picks_commute_with_seven_players() -> None:
    """IWW-3.2: whatever the order in which seven picks arrive, the same table follows.

    Who has answered, not in which order, makes the table: so for each of the 128 sets of seats,
    whoever came last. That is all 5040 orders, for every pick of the first two rounds.
    """
    table = new(7, 3)
    picks = 0
    while table.round < 2:
        if table.phase != DRAFT:
            seat = table.to_act()[0]
            table.apply(seat, table.legal(seat)[0])
            continue
        picks += 1
        legal = [table.legal(seat) for seat in range(7)]
        answers = [choices[picks * 3 % len(choices)] for choices in legal]
        reached = {0: table}
        for arrived in range(1, 1 << 7):
            last_ones = [seat for seat in range(7) if (arrived >> seat) & 1]
            ways = []
            for seat in last_ones:
                way = reached[arrived & ~(1 << seat)].clone()
                assert way.legal(seat) == legal[seat], "others' picks change no hand"
                way.apply(seat, answers[seat])
                ways.append(way)
            assert len({repr(way.key()) for way in ways}) == 1
            reached[arrived] = ways[0]
        table = reached[(1 << 7) - 1]
    assert picks == 2 * 6


def test_equal_cards_are_one_choice() -> None:
    """IWW-8.8: copies of a card cannot be told apart, so a hand offers each design once."""
    table = draft(
        scene(2), ["zeppelin", "zeppelin", "museum"], ["submarine", "icebreaker", "museum"]
    )
    assert codes(table, 0) == [("pick", "zeppelin"), ("pick", "museum")]
    assert table.legal(0) == [PICK + card("zeppelin"), PICK + card("museum")]


def test_a_hand_of_equal_cards_is_asked_all_the_same() -> None:
    """IWW-23.11: skipping the question would tell the others what the hand holds."""
    table = draft(scene(2), ["zeppelin", "zeppelin"], ["submarine", "icebreaker"], pick=5)
    assert table.to_act() == [0, 1]
    assert codes(table, 0) == [("pick", "zeppelin")]

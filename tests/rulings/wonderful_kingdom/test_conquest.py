"""The Conquest module: armies, sites, the Prison, and alone against Blue (IWK-30 to IWK-32)."""

import pytest

from kit.told import assert_told
from regalia.games.wonderful.row import added, changed
from regalia.games.wonderful_kingdom import GAME, maps
from regalia.games.wonderful_kingdom.land import armies, castle
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, SITES
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import CONQUEST, PRODUCTION, START
from regalia.games.wonderful_kingdom.tabled import hide
from regalia.games.wonderful_kingdom.yields import count_sites
from regalia.games.wonderful_kingdom.yields import production as made
from rulings.wonderful_kingdom.field import act, place, put, table
from rulings.wonderful_kingdom.scene import (
    about,
    begin,
    card,
    codes,
    enter,
    hand,
    lay,
    owns,
    picked,
    picks,
    play,
    site,
)


def test_the_set_up_example() -> None:
    """2 Traps, 3 production icons, 8 in reserve.

    IWK-30.5, IWK-30.6, IWK-35.6, IWK-30.18, IWK-31.2.
    """
    s = table()
    assert s.all_traps() == [2, 2] and list(s.reserve) == [8, 8]
    for seat in range(2):
        assert [made(s, seat, kind) for kind in range(4)] == [1, 1, 1, 0]
    seen = GAME.observe(s, 1)
    assert seen.armies == tuple(s.armies) and seen.reserve == (8, 8)


@pytest.mark.parametrize("board", BOARD_SLUG)
def test_every_board_is_one_land(board: str) -> None:
    """IWK-30.1, IWK-30.2: connected, sites everywhere but in castles, four armies a side."""
    number = BOARD_SLUG.index(board)
    near = maps.NEAR[number]
    seen, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for other in range(len(near)):
            if near[here] >> other & 1 and other not in seen:
                seen.add(other)
                todo.append(other)
    assert len(seen) == len(near)
    assert all(len(sites) > 0 for sites in SITES[number][:-2]) and SITES[number][-2:] == [b"", b""]
    starts = [start for row in maps.START[number] for start in row]
    assert starts.count(1) == 4 and starts.count(2) == (0 if board[0] == "C" else 4)


def test_no_production_on_the_duchy_and_calamities_stay() -> None:
    """IWK-30.5, IWK-30.7: side E makes nothing itself."""
    s = table()
    assert s.side == 4 and "calamity" in hand(s, 0)


def test_who_acts_first() -> None:
    """IWK-30.8, IWK-30.21: more Soldiers in stock; on a tie the first player."""
    for soldiers, actor in (((2, 3), 1), ((3, 3), 0), ((3, 2), 0)):
        s = table()
        for seat in range(2):
            owns(s, seat, soldiers=soldiers[seat])
        s.train(1)
        enter(s, CONQUEST)
        assert s.to_act() == [actor]


def test_two_passes_in_a_row_end_it() -> None:
    """IWK-30.8: a pass does not bar later actions."""
    s = act(table())
    for seat in range(2):
        owns(s, seat, soldiers=3)
    play(s, 0, "done")
    play(s, 1, "recruit 1")
    assert s.to_act() == [0]
    play(s, 0, "recruit 1")
    play(s, 1, "done")
    play(s, 0, "done")
    assert s.phase != CONQUEST


def test_recruiting() -> None:
    """IWK-30.9, IWK-30.19, IWK-36.16: at least one, up to the reserve, a Soldier each."""
    s = act(table())
    owns(s, 0, soldiers=3)
    assert about(s, 0, "recruit") == ["recruit 1", "recruit 2", "recruit 3"]
    play(s, 0, "recruit 2")
    assert armies(s, 0, castle(s, 0)) == 2 and s.soldiers(0) == 1 and s.reserve[0] == 6
    s = act(table())
    owns(s, 0, soldiers=12)
    assert len(about(s, 0, "recruit")) == 8


def test_moving() -> None:
    """One goal, several origins, a Soldier each; land may empty.

    IWK-30.10, IWK-30.16, IWK-30.19.
    """
    s = act(table())
    owns(s, 0, soldiers=3)
    play(s, 0, "march m2")
    assert about(s, 0, "join") == ["join r1", "join r2"]
    play(s, 0, "join r1", "join r1", "join r2")
    assert armies(s, 0, place(s, "m2")) == 3 and s.soldiers(0) == 0  # it went by itself
    assert armies(s, 0, place(s, "r1")) == 0 and s.occupied[place(s, "r1")] == 0


def test_enough_armies_must_come() -> None:
    """IWK-30.11, IWK-30.4: strictly more than the enemy has; never into his castle."""
    s = act(table())
    put(s, 1, "m2", 2)
    owns(s, 0, soldiers=2)
    assert "march m2" not in codes(s, 0) and "march castle_blue" not in codes(s, 0)
    owns(s, 0, soldiers=3)
    play(s, 0, "march m2")
    play(s, 0, "join r1", "join r1")
    assert "go" not in codes(s, 0)


def test_the_battle_example() -> None:
    """IWK-30.3, IWK-30.12, IWK-30.14, IWK-30.20, IWK-35.7, IWK-35.13: 4 against 3; 1 stays."""
    s = act(table())
    put(s, 0, "r1", 3)
    put(s, 0, "r2", 3)
    put(s, 1, "m2", 3)
    assert count_sites(s, 1, maps.DESTRUCTION) == 1
    owns(s, 0, soldiers=4)
    play(s, 0, "march m2", "join r1", "join r1", "join r2", "join r2")
    assert about(s, 0, "occupy") == ["occupy 1", "occupy 2"]
    play(s, 0, "occupy 1")  # keeps the Trap of r1
    play(s, 0, "occupy 2")  # and the gold of r2
    play(s, 0, "occupy 1")  # Card destruction
    assert armies(s, 0, castle(s, 0)) == 3 and armies(s, 1, castle(s, 1)) == 3
    assert armies(s, 0, place(s, "m2")) == 1
    assert count_sites(s, 0, maps.DESTRUCTION) == 1 and count_sites(s, 1, maps.DESTRUCTION) == 0
    assert count_sites(s, 0, maps.TRAP_SITE) == 1 and made(s, 0, 1) == 0 and made(s, 0, 2) == 1


def test_the_trap_of_a_site_goes_with_its_army() -> None:
    """IWK-30.14: given back at once, and nobody is shown it any longer."""
    s = act(table())
    put(s, 0, "r1", 2)
    owns(s, 0, soldiers=1)
    assert [GAME.observe(s, seat).traps[0] for seat in range(2)] == [2, 2]
    play(s, 0, "march m2", "join r1", "occupy 2")  # leaves the Trap of r1
    assert [GAME.observe(s, seat).traps[0] for seat in range(2)] == [1, 1]


def test_sites_are_chosen_anew() -> None:
    """IWK-30.13, IWK-30.15, IWK-36.16: where armies are fewer than sites; else all are held."""
    s = act(table())
    owns(s, 0, soldiers=1)
    play(s, 0, "march m2", "join r1")
    assert about(s, 0, "occupy") == ["occupy 1", "occupy 2"]
    play(s, 0, "occupy 2")
    assert about(s, 0, "occupy") == ["occupy 1", "occupy 2", "occupy 4"]
    play(s, 0, "occupy 4")
    assert s.occupied[place(s, "r1")] == 2 and s.occupied[place(s, "m2")] == 4


def test_home_is_never_lost() -> None:
    """IWK-30.4, IWK-30.16: the castle produces without armies, and one may move back into it."""
    s = act(table())
    assert armies(s, 0, castle(s, 0)) == 0 and made(s, 0, 0) == 1
    owns(s, 0, soldiers=1)
    assert "march castle_red" in codes(s, 0)


def test_land_gives_points() -> None:
    """IWK-30.17, IWK-30.22: the number of one's own colour; castles give none."""
    s = table()
    assert s.points(0) == s.points(1) == 2 + 2
    put(s, 0, "b1", 0)
    put(s, 1, "b1", 0)
    put(s, 0, "b1", 1)
    put(s, 0, "castle_red", 3)
    assert s.points(0) == 2 + 2 + 4


def test_traps_and_spies_follow_the_sites() -> None:
    """One each; five Traps are five.

    IWK-30.22, IWK-30.23, IWK-31.2, IWK-31.3, IWK-31.12, IWK-6.7.
    """
    s = table()
    put(s, 1, "b1", 0)
    put(s, 0, "b1", 2)
    put(s, 1, "b2", 0)
    put(s, 0, "b2", 2)
    put(s, 0, "m1", 2)
    s.phase, s.pending, s.round = 1, 0, 1
    s.enter_phase()
    assert s.all_traps() == [4, 0] and s.all_spies() == [1, 0]
    s.run_on()
    s.turn, s.pending = 3, 1
    lay(s, 0, [hide(card("farm"), 1, 1)])
    assert about(s, 0, "spy") == ["spy area1 offer2"]


def test_krystallium_sites_pay_after_exploration() -> None:
    """IWK-31.1: and what they pay can be used before the round ends (IWK-12.7)."""
    s = table("B1")
    put(s, 0, "m1", 1)
    site(s, 0, "farm", "M")
    begin(s, PRODUCTION)
    s.step = 3
    play(s, 0, "done")
    assert_told(play(s, 1, "done"), "mines", "IWK-31.1")
    assert s.krystallium(0) == 1 and s.phase == CONQUEST
    assert "krystallium farm materials" in codes(s, 0)


def test_card_destruction() -> None:
    """Per site one opposing card, Calamities too, without bonus; F first.

    IWK-31.4, IWK-31.8, IWK-36.9.
    """
    s = table()
    put(s, 0, "m2", 1, 1)
    picks(s, 1, "farm", "calamity")
    begin(s, START)
    s.pending = 0
    s.enter_phase()
    assert codes(s, 0) == ["done", "destroy farm", "destroy calamity"]
    assert_told(play(s, 0, "destroy calamity"), "strikes", "IWK-31.8")
    assert s.calamities(1) == 0 and picked(s, 1) == ["farm"] and s.all_alchemy() == [0, 0]
    assert about(s, 0, "destroy") == []


def test_double_move() -> None:
    """Two steps, through empty or own land only; the army on the site may go.

    IWK-31.5, IWK-31.9.
    """
    s = act(table())
    owns(s, 0, soldiers=9)
    assert "march b1" not in codes(s, 0)
    put(s, 0, "m3", 1, 1)  # Double move
    put(s, 1, "b1", 0)
    assert "march b1" in codes(s, 0)
    play(s, 0, "march b1")
    assert about(s, 0, "join") == ["join m3", "join r1", "join r2"]
    s = act(table())
    owns(s, 0, soldiers=9)
    put(s, 0, "m3", 1, 1)
    put(s, 1, "m2", 1)
    put(s, 1, "m1", 1)
    put(s, 1, "b1", 0)
    put(s, 1, "b2", 1)
    assert "march b1" not in codes(s, 0)


def prison_table() -> Kingdom:
    """Both have passed on A2; Red holds the Prison."""
    s = act(table("A2"))
    put(s, 0, "m1", 1)
    put(s, 1, "castle_blue", 1)
    owns(s, 0, soldiers=1)
    s.passes = 1
    play(s, 0, "done")
    return s


def test_the_prison_takes_an_army() -> None:
    """Anywhere, with its site, if one likes.

    IWK-31.6, IWK-31.7, IWK-31.10, IWK-31.11, IWK-36.17.
    """
    s = prison_table()
    assert s.to_act() == [0] and "done" in codes(s, 0)
    assert set(about(s, 0, "imprison")) == {
        "imprison b1 1",
        "imprison b1 2",
        "imprison b2 1",
        "imprison b2 2",
        "imprison castle_blue 1",
    }
    play(s, 0, "imprison b1 1")
    assert list(s.prisoners) == [0, 1] and s.reserve[1] == 7
    assert s.occupied[place(s, "b1")] == 2 and count_sites(s, 1, maps.TRAP_SITE) == 0


def test_others_close_up() -> None:
    """IWK-31.10: an army without a site fills the one that falls free."""
    s = act(table("A2"))
    put(s, 0, "m1", 1)
    put(s, 1, "b1", 3)
    owns(s, 0, soldiers=1)
    s.passes = 1
    play(s, 0, "done")
    assert "imprison b1 2" not in codes(s, 0)
    play(s, 0, "imprison b1 1")
    assert s.occupied[place(s, "b1")] == 3


def test_prisoners_go_free() -> None:
    """IWK-31.6: when their owner takes the Prison, to his castle."""
    s = act(table("A2"), 1)
    s.prisoners = changed(s.prisoners, 1, 2)
    s.reserve = added(s.reserve, 1, -2)
    owns(s, 1, soldiers=1)
    told = play(s, 1, "march m1")
    while s.to_act() == [1] and s.stage:
        told += play(s, 1, codes(s, 1)[0])
    assert_told(told, "frees", "IWK-31.6")
    assert s.prisoners[1] == 0 and armies(s, 1, castle(s, 1)) == 2

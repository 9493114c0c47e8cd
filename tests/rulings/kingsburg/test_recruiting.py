"""KB-11, recruiting: soldiers for goods."""

from kit.told import assert_told
from regalia.games.kingsburg.material import GUARD_TOWER
from regalia.games.kingsburg.state import BATTLE, RECRUITING
from rulings.kingsburg.scene import codes, goods, play, told

BARRACKS = ["guard_tower", "blacksmith", "barracks"]


def rich(gold: int = 0, wood: int = 0, stone: int = 0, **more: object) -> dict[str, object]:
    """A province with these goods."""
    return {"goods": {"gold": gold, "wood": wood, "stone": stone}, **more}


def test_a_soldier_costs_two_goods_of_one_kind_or_of_two() -> None:
    """KB-11.1: every pair the player holds, and no other; one stone makes no pair of stones."""
    table = told("recruiting", rich(2, 1, 1), {})
    assert codes(table, 0) == [
        ("pass",),
        ("recruit", "gold+gold"),
        ("recruit", "gold+wood"),
        ("recruit", "gold+stone"),
        ("recruit", "wood+stone"),
    ]
    play(table, 0, "recruit", "gold+stone")
    assert goods(table, 0) == (1, 1, 0)
    assert table.all_soldiers() == [1, 0]


def test_a_player_may_buy_soldier_after_soldier() -> None:
    """KB-11.1: any number; he is asked again until he stops or cannot pay."""
    table = told("recruiting", rich(4, 3), rich(2))
    play(table, 0, "recruit", "gold+gold")
    play(table, 0, "recruit", "gold+gold")
    play(table, 0, "recruit", "wood+wood")
    assert table.all_soldiers() == [3, 0]
    assert goods(table, 0) == (0, 1, 0)
    assert table.to_act() == [1]  # one good buys nothing: the turn has gone on


def test_recruiting_is_optional_and_can_stop_midway() -> None:
    """KB-11.1: each player *may* buy; what he does not spend he keeps."""
    table = told("recruiting", rich(4), rich(stone=2))
    play(table, 0, "recruit", "gold+gold")
    play(table, 0, "pass")
    assert goods(table, 0) == (2, 0, 0)
    assert table.to_act() == [1]


def test_players_recruit_in_turn_order() -> None:
    """KB-11.1: the turn order of autumn, not the order of seats; who cannot pay is not asked."""
    table = told("recruiting", rich(2), rich(2), rich(2), rich(1), order=[2, 0, 3, 1])
    asked = []
    while table.phase == RECRUITING:
        asked += table.to_act()
        play(table, asked[-1], "pass")
    assert asked == [2, 0, 1]


def test_barracks_halve_the_price() -> None:
    """KB-11.2: one good of any kind held, not two; any number of soldiers."""
    table = told("recruiting", rich(2, 0, 1, buildings=BARRACKS), rich(1))
    assert codes(table, 0) == [("pass",), ("recruit", "gold"), ("recruit", "stone")]
    play(table, 0, "recruit", "stone")
    play(table, 0, "recruit", "gold")
    assert table.all_soldiers() == [2, 0]
    assert_told(table, "recruits", "KB-11.2")
    assert codes(table, 0) == [("pass",), ("recruit", "gold")]


def test_barracks_serve_their_owner_alone() -> None:
    """KB-11.2: the neighbour still pays two, and a lone Guard Tower is no Barracks."""
    table = told("recruiting", {"buildings": BARRACKS}, rich(2, buildings=["guard_tower"]))
    assert table.has(1, GUARD_TOWER)
    assert table.to_act() == [1]
    assert codes(table, 1) == [("pass",), ("recruit", "gold+gold")]


def test_recruits_join_the_soldiers_won_at_court() -> None:
    """KB-11.3: three from the General and one hired are four; the track's 9 is no limit."""
    table = told("recruiting", rich(9, 0, 1, buildings=BARRACKS, soldiers=3), {})
    play(table, 0, "recruit", "stone")
    assert table.all_soldiers() == [4, 0]
    for _ in range(8):
        play(table, 0, "recruit", "gold")
    assert table.all_soldiers() == [12, 0]
    assert codes(table, 0) == [("pass",), ("recruit", "gold")]


def test_tokens_pay_no_soldiers() -> None:
    """KB-11.4: one good and five tokens are not two goods; nobody is asked, winter comes."""
    table = told("recruiting", rich(1, tokens=5), {})
    assert table.phase not in (RECRUITING, BATTLE)
    assert table.tokens(0) == 5


def test_tokens_do_not_make_up_the_price_beside_a_good() -> None:
    """KB-11.4: with three goods and a token one soldier is the most."""
    table = told("recruiting", rich(3, tokens=1), rich(2))
    assert codes(table, 0) == [("pass",), ("recruit", "gold+gold")]
    play(table, 0, "recruit", "gold+gold")
    assert table.to_act() == [1]
    assert (table.soldiers(0), table.tokens(0), goods(table, 0)) == (1, 1, (1, 0, 0))


def test_three_goods_in_barracks_are_three_soldiers() -> None:
    """KB-19.17: one of each kind pays for three."""
    table = told("recruiting", rich(1, 1, 1, buildings=BARRACKS), rich(2))
    for kind in ("gold", "wood", "stone"):
        play(table, 0, "recruit", kind)
    assert table.all_soldiers() == [3, 0]
    assert goods(table, 0) == (0, 0, 0)
    assert table.to_act() == [1]

"""The ten Dragon cards, example by example, and every answer of their FAQ (DC-11)."""

import pytest

from regalia.games.dragon_castle import dragons
from regalia.games.dragon_castle.material import (
    BRAVERY,
    DEVOTION,
    DRAGON_SLUG,
    HARMONY,
    HUMILITY,
    MAJESTY,
    POWER,
    RECKLESSNESS,
    RIGHTEOUSNESS,
    TRANQUILITY,
    WISDOM,
)
from rulings.dragon_castle.scene import play, scene


def points(dragon: int, *realms: str, seat: int = 0) -> int:
    """What a card grants a seat with these Realms."""
    table = scene(realms=realms, seats=max(2, len(realms)))
    return dragons.points(table, seat, dragon)


def test_dragons_are_scored_once_at_the_end() -> None:
    """DC-11.1, DC-2.6: each card in play has its line, and the best choice is made."""
    table = scene("M1", realms=["d* d* d*"], dragons=["recklessness", "righteousness"])
    play(table, "take a1", "discard")
    assert table.is_over()
    told = [event.args for event in table.take_events() if event.kind == "dragon_scores"]
    assert told == [
        (RIGHTEOUSNESS, 4),
        (RIGHTEOUSNESS, 0),
        (RECKLESSNESS, 3),
        (RECKLESSNESS, 0),
    ]
    assert [line.points for line in table.score(0).lines][-2:] == [4, 3]
    assert len(DRAGON_SLUG) == 10


def test_tranquility() -> None:
    """DC-11.2, DC-11.3: five groups of face-down tiles."""
    realm = "d d S1 d . d / . S2 . d / d . . . . d / . . . . S3 d"
    assert points(TRANQUILITY, realm) == 5


def test_tranquility_diagonals_do_not_join() -> None:
    """DC-11.2: FAQ, two tiles corner to corner are two groups."""
    assert points(TRANQUILITY, "d . / . d") == 2


def test_tranquility_face_up_tiles_separate() -> None:
    """DC-11.2: FAQ, a tile placed on the middle of a group splits it in two."""
    assert points(TRANQUILITY, "d d d") == 1
    assert points(TRANQUILITY, "d 2:S1 d") == 2


def test_tranquility_joins_floors_and_shrines() -> None:
    """DC-11.2: heights do not matter, and a shrine stands on a face-down tile."""
    assert points(TRANQUILITY, "d 3:d* 2:d") == 1


def test_righteousness() -> None:
    """DC-11.4, DC-11.5: a full row of six, a column of three, 2 for the full line: 11."""
    realm = ". . d* / d* d* d* d* d* d* / . / . . d*"
    assert points(RIGHTEOUSNESS, realm) == 11


def test_righteousness_needs_no_neighbours() -> None:
    """DC-11.4: FAQ, shrines of a line need not touch; the crossing one counts in both lines."""
    assert points(RIGHTEOUSNESS, "d* . d* . d*") == 3 + 1
    assert points(RIGHTEOUSNESS, "d*") == 2
    assert points(RIGHTEOUSNESS, "d* / d* / d* / d*") == 4 + 2 + 1


def test_humility() -> None:
    """DC-11.6, DC-11.7: three of four shrines stand beside a higher stack."""
    assert points(HUMILITY, "d* 2:d / 3:d 2:d* 2:d* / . d* S1") == 3


def test_humility_counts_a_shrine_once() -> None:
    """DC-11.6: FAQ, two higher neighbours are no better than one."""
    assert points(HUMILITY, "2:d d* 3:S1") == 1


def test_humility_shares_a_stack() -> None:
    """DC-11.6: FAQ, one higher stack serves every shrine beside it."""
    assert points(HUMILITY, "d* 2:S1 d* / . d*") == 3


def test_humility_ignores_the_roof() -> None:
    """DC-11.6: FAQ, only tiles make height, so a shrine one floor below still looks up."""
    assert points(HUMILITY, "d* 2:d*") == 1


def test_bravery() -> None:
    """DC-11.8, DC-11.9: three stacks higher than all around."""
    assert points(BRAVERY, "2:d d d . / d 3:S1 d 2:d / 2:d . 2:d 2:d") == 3


def test_bravery_with_a_shrine() -> None:
    """DC-11.8: FAQ, a shrine may stand there and adds no height; a lone stack counts."""
    assert points(BRAVERY, "2:d* S1") == 1
    assert points(BRAVERY, "d* d") == 0
    assert points(BRAVERY, "d*") == 1


def test_majesty() -> None:
    """DC-11.10, DC-11.11: S6 on floor 3 and M2 on floor 3: 8."""
    assert points(MAJESTY, "3:S6 4:S4 2:M5 3:M2") == 8
    assert points(MAJESTY, "3:S6 3:M6 9:F6 3:D1 3:d") == 18
    assert points(MAJESTY, "2:S6") == 0


@pytest.mark.parametrize(("right", "expected"), [("M5 M4", 4), ("M6 M4", 3), ("M6 M5", 2)])
def test_power_against_two_neighbours(right: str, expected: int) -> None:
    """DC-11.12, DC-11.14: 10 against 9 and 9 is 4 VP, against 9 and 10 it is 3."""
    assert points(POWER, "M4 M6", "M4 M5", right) == expected


def test_power_between_two_players() -> None:
    """DC-11.13, DC-11.15: FAQ, compared once; the best group counts; 0 against 0 is nothing."""
    mine = "S6 S5 . S4 S4 S1"
    assert points(POWER, mine, "S6 . S5 S6") == 1
    assert points(POWER, mine, "S6 S4") == 2
    assert points(POWER, "d", "d") == 0


def test_power_takes_one_group() -> None:
    """DC-11.12: FAQ, one group a Faction, not the sum of all its tiles."""
    assert points(POWER, "S3 . S3 . S3", "S4") == 0


def test_power_needs_a_tile() -> None:
    """DC-11.13: FAQ, without a tile of a Faction there is no tie to win."""
    assert points(POWER, "S1", "d", "d") == 4
    assert points(POWER, "S1", "d", "d", seat=1) == 0


def test_power_ignores_the_one_opposite() -> None:
    """DC-11.13: with four players only left and right are compared."""
    assert points(POWER, "F2", "F3", "F1", "F3") == 0
    assert points(POWER, "F2", "F1", "F6", "F1") == 4


def test_wisdom() -> None:
    """DC-11.16, DC-11.17: four different symbols, 8 VP; a symbol counts once."""
    assert points(WISDOM, "W1 W1 W2 Y1 D1") == 8


def test_wisdom_counts_symbols_not_types() -> None:
    """DC-11.16: FAQ, two Winds with different symbols are 4 VP."""
    assert points(WISDOM, "W1 W2") == 4


def test_wisdom_has_a_limit() -> None:
    """DC-11.16: FAQ, 11 symbols, 22 VP at most."""
    realm = "Y1 Y2 M1 Y3 Y4 M2 / W1 W2 M3 W3 W4 M4 / D1 D2 . D3 . ."
    assert points(WISDOM, realm) == 22


def test_harmony() -> None:
    """DC-11.18, DC-11.20: tiles both ways, shrines left to right: 10."""
    realm = "d . 2:d 2:d . d / . . 3:d* 3:d* / . . 3:d 3:d / d . 2:d 2:d . d"
    assert points(HARMONY, realm) == 10


def test_harmony_ignores_facing() -> None:
    """DC-11.19: FAQ, face up or down is the same; heights are not."""
    assert points(HARMONY, "S1 . . . . d") == 4
    assert points(HARMONY, "S1 . . . . 2:d") == 0


def test_harmony_of_shrines_needs_one_height() -> None:
    """DC-11.19: FAQ, mirrored shrines must stand equally high; they are judged on their own."""
    assert points(HARMONY, "d* . . . . d* / S1") == 2
    assert points(HARMONY, "d* . . . . 2:d*") == 0


def test_harmony_looks_at_the_thick_lines() -> None:
    """DC-11.18: FAQ, what is symmetric within one half is not symmetric."""
    assert points(HARMONY, "d . d") == 0


def test_harmony_of_nothing() -> None:
    """DC-11.19: an empty Realm earns nothing, and no shrines earn nothing."""
    assert points(HARMONY, "") == 0
    whole = " / ".join(["d d d d d d"] * 4)
    assert points(HARMONY, whole) == 8
    assert points(HARMONY, whole.replace("d", "d*")) == 12


def test_devotion() -> None:
    """DC-11.21, DC-11.22: two shrines beside face-up Dragons."""
    assert points(DEVOTION, ". D1 / . d* D2 d*") == 2


def test_devotion_counts_a_shrine_once() -> None:
    """DC-11.21: FAQ, two Dragons beside a shrine are worth 1; one serves several shrines."""
    assert points(DEVOTION, "D1 d* D2") == 1
    assert points(DEVOTION, "d* 3:D1 d* / . d*") == 3
    assert points(DEVOTION, "d* d D1") == 0


def test_recklessness() -> None:
    """DC-11.23, DC-11.24: three of four shrines stand on the border."""
    assert points(RECKLESSNESS, ". . . d* / . . d* / d* / . . . . . d*") == 3


def test_recklessness_on_any_floor() -> None:
    """DC-11.23: FAQ, not only on the first floor."""
    assert points(RECKLESSNESS, "5:d*") == 1

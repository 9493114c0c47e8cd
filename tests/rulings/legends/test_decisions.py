"""EL-19: what is asked, what is not, what is drawn, what is hidden."""

from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.games.legends import GAME
from regalia.games.legends.material import MAGIC_SPRING, SLOTS
from regalia.games.legends.state import BIDS, BOARDS, OVER, ROW
from rulings.legends.scene import armies, city, fresh, options_of, play, put, scene, takes, targets

EVERYTHING = {
    "map": "chosen",
    "explorations": "swamp",
    "citadels": True,
    "encounters": True,
    "warlords": True,
}


def test_only_bids_are_simultaneous() -> None:
    """EL-19.6: every other question goes to one player at a time."""
    for seats in (2, 3, 4):
        table = GAME.new(options_of(seats, **EVERYTHING), 3)
        rng = FastRng(3)
        while not table.is_over():
            assert len(table.to_act()) == 1 or table.phase == BIDS
            rollout(table, rng, 1)


def test_a_question_has_at_least_two_answers_and_at_most_a_few_dozen() -> None:
    """EL-19.1 to EL-19.14: whoever is asked has a choice, and the list fits a screen."""
    widest = 0
    for seed in range(12):
        table = GAME.new(options_of(2 + seed % 3, **EVERYTHING), seed)
        rng = FastRng(seed)
        while not table.is_over():
            for seat in table.to_act():
                count = len(table.legal(seat))
                assert count > 1
                widest = max(widest, count)
            rollout(table, rng, 1)
    assert widest < 80


def test_effects_ask_nothing() -> None:
    """EL-19.15: coins, tokens, the dragon, thieves, captures, the Knight, looks, scoring."""
    table = scene(3, explorations="open", encounters=True)
    put(table, "magic_spring", "pil1")
    put(table, "band_of_thieves", "pil2")
    armies(table, 0, pil1=1)
    takes(table, 0, "castle_march" if table.seats == 4 else "ancient_woods")
    play(table, 0, "build pil1")
    assert table.finds(0) == 1 << MAGIC_SPRING
    assert targets(table, 0, "place") == ["pil1", "cre5"]
    city(table, 1, "pil1")
    play(table, 0, "done")
    assert (table.phase, table.turn) == (ROW, 1)


def test_what_is_drawn() -> None:
    """EL-19.16: setup player, warlords, map, deck, tokens; all else follows from the answers."""
    table = fresh(3, map="chosen", setup_player=0)
    assert table.rng.count == 0
    play(table, 0, "lay pillars 0", "lay crescent 0", "lay trio 0", "lay volcano 2")
    play(table, 0, "start cre3", "outpost pil1")
    assert table.rng.count == 6  # the row
    for seat in range(3):
        play(table, seat, f"bid {seat}")
    assert table.rng.count == 6
    drawn = table.rng.count
    while table.phase != OVER:
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    assert table.rng.count == drawn + 32 - 6  # the rest of the deck


def test_what_is_hidden() -> None:
    """EL-19.17: sealed bids and face-down tokens that others have seen; nothing else."""
    table = GAME.new(options_of(3, explorations="swamp"), 8)
    rng = FastRng(8)
    zones = set()
    while not table.is_over():
        for seat in (-1, 0, 1, 2):
            zones |= set(GAME.hidden(table, seat))
        rollout(table, rng, 1)
    assert zones == {"bids", "tokens"}


def test_a_move_is_only_from_and_to() -> None:
    """EL-19.18: armies of one colour are alike, so ten of them make no more choices than one."""
    one, ten = scene(3), scene(3)
    armies(one, 0, pil2=1)
    armies(ten, 0, pil2=10)
    for table in (one, ten):
        takes(table, 0, "ancient_sage")
    assert one.legal(0) == ten.legal(0)


def test_the_boards_are_asked_one_by_one() -> None:
    """EL-19.1: four questions, for the rectangle a fifth about the centre."""
    for shape, questions in (("t", SLOTS), ("rectangle", SLOTS + 1)):
        table = fresh(3, map="chosen", shape=shape, setup_player=0)
        asked = 0
        while table.phase == BOARDS:
            table.apply(0, table.legal(0)[0])
            asked += 1
        assert asked == questions

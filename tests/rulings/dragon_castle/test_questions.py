"""What a program must ask, and what it must not (DC-14), at any size of Realm (DC-1.9)."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import registry
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.material import NO_TILE
from rulings.dragon_castle.scene import codes, play, scene, vp

WRITER = Path(__file__).parents[3] / "scripts" / "fields"

SCRIPT = """
from regalia import registry
from regalia.core.rng import FastRng
from regalia.games.dragon_castle import GAME
table = GAME.new(registry.options(GAME, 3, {"spirits": 10, "dragons": 10}), 1)
rng = FastRng(1)
while not table.is_over():
    legal = table.legal(table.active)
    table.apply(table.active, legal[rng.below(len(legal))])
    table.check()
print(len(table.all_heights()) // 3)
"""


@pytest.mark.parametrize(("rows", "columns"), [(6, 6), (6, 4), (2, 8)])
def test_the_realm_may_have_another_size(rows: int, columns: int, tmp_path: Path) -> None:
    """DC-1.9: the size is a number of the material, nowhere in what is written by hand."""
    package = tmp_path / "src" / "regalia"
    source = sys.modules["regalia"].__path__[0]
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    writer = tmp_path / "scripts" / "fields"
    shutil.copytree(WRITER, writer)
    material = package / "games" / "dragon_castle" / "material.toml"
    text = material.read_text(encoding="utf-8")
    asked = f"[realm]\nrows = {rows}\ncolumns = {columns}\n"
    changed = text.replace("[realm]\nrows = 4\ncolumns = 6\n", asked)
    assert changed != text
    material.write_text(changed, encoding="utf-8")
    for arguments in ([str(writer), "dragon_castle"], ["-c", SCRIPT]):
        done = subprocess.run(
            [sys.executable, *arguments],
            env={"PYTHONPATH": str(package.parent)},
            capture_output=True,
            text=True,
            check=True,
        )
    assert int(done.stdout) == rows * columns


def test_what_is_chosen_before_the_game() -> None:
    """DC-14.1: castle, plan, cards on or off and how many, beginner cards, first player."""
    assert [option.id for option in GAME.options()] == [
        "castle",
        "plan",
        "spirits",
        "spirit_cards",
        "dragons",
        "dragon_cards",
        "beginner",
        "first_player",
    ]
    same = [GAME.new(registry.options(GAME, 2), 4).key() for _ in range(2)]
    assert same[0] == same[1]
    assert same[0] != GAME.new(registry.options(GAME, 2), 5).key()


def test_a_whole_turn() -> None:
    """DC-14.2 to DC-14.8: what is asked in a turn, step by step, a Spirit in play."""
    table = scene(
        "S4 . F1 . S4 . S5 . M1",
        realms=["S1 S2 S3 / . / W1 W2 W3"],
        reserve=[3],
        spirits=["cunning"],
    )
    assert {code.split()[0] for code in codes(table)} == {"call", "take", "give", "pay"}
    play(table, "take a1")
    assert {code.split()[0] for code in codes(table)} == {
        "shrine",
        "discard",
        "pair",
        "give",
        "pay",
    }
    play(table, "pair e1")
    assert {code.split()[0] for code in codes(table)} == {"place", "give", "pay"}
    play(table, "place soldier_4 d1", "place soldier_4 f4")
    assert {code.split()[0] for code in codes(table)} == {"pass", "give", "pay"}
    play(table, "pass")
    assert {code.split()[0] for code in codes(table)} == {"pass", "build"}
    play(table, "build a1")
    assert {code.split()[0] for code in codes(table)} == {"pass", "give", "pay"}
    play(table, "pass")
    assert table.active == 1


def test_which_tile_is_placed_first_matters_only_if_they_differ() -> None:
    """DC-14.6: two identical tiles are one question, two different ones both."""
    table = play(scene("S4 . F1 . S4"), "take a1", "pair e1")
    assert len(codes(table)) == 24
    table = scene("S4 F1 . M1 . S4", reserve=[1], spirits=["deception"])
    play(table, "take a1", "give deception")
    assert len(codes(table)) == 48


def test_activations_ask_cost_then_effect() -> None:
    """DC-14.9: the cost, then what the card needs; several Spirits are told apart."""
    table = scene(realms=["W1 W2 W3 . M1 / d* d"], reserve=[1], spirits=["cunning", "wind"])
    found = codes(table, "give", "pay")
    assert "give cunning" in found and "give wind" in found
    assert "pay cunning e1" in found and "pay wind a1" in found
    play(table, "pay wind e1")
    assert codes(table) == ["pass", "flip a1", "flip b1", "flip c1"]


def test_the_end_asks_nothing() -> None:
    """DC-14.10, DC-11.1: Dragon choices are made for the best result, by themselves."""
    table = play(
        scene("M1", realms=["d* d* / d*"], dragons=["righteousness"]), "take a1", "discard"
    )
    assert table.is_over()
    assert table.score(0).lines[-1].points == 2 + 2


def test_only_uncovering_is_chance() -> None:
    """DC-14.11: a turn draws chance exactly when a tile comes to light, and everybody hears it."""
    table = GAME.new(registry.options(GAME, 3), 8)
    table.take_events()
    while not table.is_over():
        drawn = table.rng.count
        table.apply(table.active, table.legal(table.active)[-1])
        told = [event for event in table.take_events() if event.kind == "uncovers"]
        assert (table.rng.count > drawn) == (told != [])
        for event in told:
            assert event.is_for(-1)


def test_everything_else_is_public() -> None:
    """DC-14.11: all seats and spectators see the same table, legal actions apart."""
    table = GAME.new(registry.options(GAME, 3), 8)
    views = [GAME.observe(table, seat).as_json() for seat in (-1, 0, 1, 2)]
    for view in views:
        del view["seat"], view["legal"]
    assert all(view == views[0] for view in views)
    assert max(GAME.observe(table, 0).tops) == NO_TILE
    assert vp(table) == 0

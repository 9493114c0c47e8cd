"""The engine is compiled in parts, and no part twice."""

import os
import re
import shutil
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from engine import BuildExt, can_compile, refuse_narrow_shifts, settled_methods
from hot_unit import ROOT, engine_key, hot_unit, is_fresh, parts
from requirements import requirements

C = """
#include <Python.h>
#include "answer.h"
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "tiny", NULL, ANSWER, NULL};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&module); }
"""


def test_every_hot_file_belongs_to_one_part() -> None:
    """The core, each game, what two share, search, bots' knowledge, what draws: each apart."""
    found = parts(ROOT)
    files = [file for part in found.values() for file in part]
    assert sorted(files) == [path.relative_to(ROOT).as_posix() for path in hot_unit(ROOT)]
    games = {path.name for path in (ROOT / "src/regalia/games").iterdir() if path.is_dir()}
    known = ("dragon_castle", "kingsburg", "legends", "wonderful", "alone")
    minds = {f"mind_{name}" for name in known}
    assert set(found) == {"core", "bots", "web", *minds, *games - {"__pycache__"}}


def a_copy(folder: Path) -> Path:
    """What the engine's key is made of, to be changed."""
    for name in ("pyproject.toml", "setup.py", "scripts", "src/regalia/core", "src/regalia/cli"):
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
    (folder / "build").mkdir()
    return folder


def test_only_an_edit_of_the_hot_unit_makes_the_engine_stale(tmp_path: Path) -> None:
    """An edit elsewhere, or a newer date, is no reason to compile."""
    root = a_copy(tmp_path)
    assert not is_fresh(root)
    (root / "build/engine.key").write_text(engine_key(root), encoding="utf-8")
    hot, cold = root / "src/regalia/core/rng.py", root / "src/regalia/cli/app.py"
    cold.write_text(cold.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    hot.touch()
    assert is_fresh(root)
    hot.write_text(hot.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert not is_fresh(root)


def build(folder: Path) -> os.stat_result:
    """Build the tiny extension as the engine is built; what its library is like then."""
    extension = Extension("tiny", ["tiny.c"], depends=["answer.h"])
    command = BuildExt(Distribution({"name": "tiny", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()
    return next(Path(folder, "lib").glob("tiny*")).stat()


@pytest.mark.skipif(not can_compile(), reason="there is no C compiler here")
def test_a_part_is_compiled_when_its_content_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not when only its date is newer; but when a header changes, or a linker left half of it."""
    root = a_copy(tmp_path)
    monkeypatch.chdir(root)
    Path("tiny.c").write_text(C, encoding="utf-8")
    Path("answer.h").write_text("#define ANSWER 0\n", encoding="utf-8")
    first = build(root)
    assert "0 of 1 parts" in capsys.readouterr().out
    assert is_fresh(root)

    Path("tiny.c").touch()
    again = build(root)
    assert (again.st_ino, again.st_mtime_ns) == (first.st_ino, first.st_mtime_ns)
    assert capsys.readouterr().out == ""

    Path("answer.h").write_text("#define ANSWER -1\n", encoding="utf-8")
    assert build(root).st_mtime_ns != first.st_mtime_ns
    assert "1 of 1 parts" in capsys.readouterr().out

    library = next(Path("lib").glob("tiny*"))
    whole = library.stat().st_size
    next(Path("temp").glob("tiny.key")).unlink()  # so it is when a build is killed
    library.write_bytes(b"half")
    assert build(root).st_size == whole


def test_a_shift_cut_to_32_bits_stops_the_build(tmp_path: Path) -> None:
    """The last look at the C itself."""
    source = tmp_path / "part.c"
    source.write_text("    cpy_r_r1 = 1 << cpy_r_q;\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="1 shifts of an i64 literal"):
        refuse_narrow_shifts([Extension("part", [str(source)])])


def test_playing_needs_no_tools() -> None:
    """Neither the compiler's front end nor the tests' packages are installed before a game."""
    names = " ".join(requirements("runtime"))
    assert "litestar" in names
    assert not any(tool in names for tool in ("mypy==", "pytest", "ruff", "setuptools"))
    assert any("mypy==" in name for name in requirements("build"))
    assert any("pytest" in name for name in requirements("dev"))


def a_game(root: Path, rules: str, bot: str) -> dict[str, list[str]]:
    """A game of two classes and a bot, as parts to compile."""
    state = "class State:\n    def gold(self): ...\n    def points(self): ...\n"
    groups: dict[str, list[str]] = {}
    for part, file, text in (
        ("chess", "src/regalia/games/chess/state.py", state),
        ("chess", "src/regalia/games/chess/rules.py", rules),
        ("bots", "src/regalia/bots/base.py", bot),
    ):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
        groups.setdefault(part, []).append(file)
    return groups


def test_only_what_nothing_overrides_is_called_directly(tmp_path: Path) -> None:
    """A method that a second class of the game defines is looked up; bots have nothing settled."""
    rules = "class Chess(State):\n    def points(self): ...\n    def legal(self): ...\n"
    groups = a_game(tmp_path, rules, "class Bot:\n    def choose(self): ...\n")
    assert settled_methods(tmp_path, groups) == {"chess": {"gold", "legal"}}


def test_nothing_outside_a_game_derives_from_its_classes(tmp_path: Path) -> None:
    """A part that is compiled already would never learn that its method is overridden elsewhere."""
    groups = a_game(tmp_path, "", "class Fake(state.State):\n    def gold(self): ...\n")
    with pytest.raises(SystemExit, match="Fake of bots derives from a class of chess"):
        settled_methods(tmp_path, groups)


def test_every_accessor_of_a_game_is_settled() -> None:
    """What `scripts/fields` writes to read and change a state may all be inlined."""
    settled = settled_methods(ROOT, parts(ROOT))
    for game in ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom"):
        block = (ROOT / f"src/regalia/games/{game}/block.py").read_text(encoding="utf-8")
        changers = set(re.findall(r"def ((?:set|add)_\w+)\(", block))
        readers = {name[4:] for name in changers} & set(re.findall(r"def (\w+)\(", block))
        assert len(readers) > 5
        assert changers | readers <= settled[game]

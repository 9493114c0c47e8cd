"""The shift check reports what mypyc would get wrong, and only that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from check_shifts import check
from hot_unit import ROOT

HEAD = (
    "from typing import Final\nfrom mypy_extensions import i64\nONE: Final[i64] = 1\nN: Final = 1\n"
)
# Each body was compiled with mypy 2.4.1 and called with q = 32: these came out wrong ...
WRONG = [
    "def f(q: i64) -> i64:\n    return i64(1) << q\n",
    "def f(q: i64) -> i64:\n    return 1 << q\n",
    "def f(q: i64) -> i64:\n    return ONE << q\n",
    "def f(q: i64) -> i64:\n    return N << q\n",
    "def f(q: i64) -> i64:\n    return -1 << q\n",
    "def f(q: i64) -> i64:\n    return i64(3) >> q\n",
    "def f(q: i64) -> i64:\n    x: i64 = 1\n    return x << q\n",
    "def f(q: i64) -> i64:\n    x: i64 = 0\n    x |= 1 << q\n    return x\n",
    "def f(x: i64, q: i64) -> i64:\n    return x & ~(1 << (q + 1))\n",
]
# ... and these right.
RIGHT = [
    "def f(q: i64, one: i64) -> i64:\n    return one << q\n",
    "def f(q: int) -> int:\n    return 1 << q\n",
    "def f(q: int) -> i64:\n    return i64(1 << q)\n",
    "def f(n: int) -> int:\n    return sum([1 << q for q in range(n)])\n",
    "def f(q: i64) -> i64:\n    return i64(0x4000000000000000) >> (62 - q)\n",
    "def f(q: i64) -> i64:\n    return 0x100000000 >> q\n",
    "def f(q: i64) -> i64:\n    x: i64 = 1\n    x <<= q\n    return x\n",
    "MASK: Final = (1 << 6) - 1\n",
]


def write(folder: Path, name: str, text: str) -> Path:
    """A module to be checked."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("body", WRONG)
def test_a_shift_cut_to_32_bits_is_reported(tmp_path: Path, body: str) -> None:
    """Every form that compiles wrongly is found."""
    assert len(check([write(tmp_path, "m.py", HEAD + body)])) == 1


@pytest.mark.parametrize("body", RIGHT)
def test_a_harmless_shift_is_left_alone(tmp_path: Path, body: str) -> None:
    """Forms that compile rightly raise no alarm."""
    assert check([write(tmp_path, "m.py", HEAD + body)]) == []


def test_one_game_does_not_speak_for_another(tmp_path: Path) -> None:
    """What is an i64 in one game may be an int in the next, under the same name."""
    for game in ("one", "other"):
        (tmp_path / "games" / game).mkdir(parents=True)
    attribute = "class S:\n    def __init__(self) -> None:\n        self.at: i64 = 0\n"
    state = write(tmp_path / "games" / "one", "state.py", HEAD + attribute)
    shift = "def f(s: object) -> int:\n    return 1 << s.at\n"
    near = write(tmp_path / "games" / "one", "phase.py", shift)
    far = write(tmp_path / "games" / "other", "phase.py", shift)
    (found,) = check([state, near, far])
    assert "one/phase.py:2:" in found


def test_an_i64_attribute_of_another_module_is_known(tmp_path: Path) -> None:
    """The type may be declared in state.py and the shift stand in a phase."""
    state = write(
        tmp_path,
        "state.py",
        HEAD + "class S:\n    def __init__(self) -> None:\n        self.at: i64 = 0\n",
    )
    phase = write(tmp_path, "phase.py", "def bit(s: S) -> int:\n    q = s.at\n    return 1 << q\n")
    assert [line.split(": ")[0] for line in check([state, phase])] == [
        f"{os.path.relpath(phase)}:3"
    ]


def test_a_module_without_i64_may_shift_what_it_likes(tmp_path: Path) -> None:
    """An unknown type is suspect only where i64 is about."""
    assert check([write(tmp_path, "m.py", "def f(s: S) -> int:\n    return 1 << s.seat()\n")]) == []


def test_the_script_fails_and_names_the_line(tmp_path: Path) -> None:
    """`make check` sees the exit status and a reader sees the place."""
    path = write(tmp_path, "m.py", HEAD + WRONG[0])
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/check_shifts.py", path], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "m.py:6:" in done.stdout

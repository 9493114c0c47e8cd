"""Output that cannot be written, files without an end: a sentence, an exit code, no traceback."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.golden import FOLDER
from kit.terminal import Run, command, environment

UNWRITABLE = 74
RECORD = str(FOLDER / "kingsburg" / "playthrough.json")
COMMANDS = [
    ["--help"],
    ["games"],
    ["games", "--json"],
    ["rules", "kingsburg"],
    ["rules", "--coverage"],
    ["material", "wonderful_kingdom", "--template"],
    ["simulate", "legends", "--games", "1", "--seed", "1"],
    ["replay", RECORD],
    ["verify", RECORD, "--json"],
    ["campaign", "--check"],
    ["play", "kingsburg", "--seed", "1", "--bot", "uniform"],
    ["bench", "--help"],
    ["serve", "--help"],
]
each_command = pytest.mark.parametrize("args", COMMANDS, ids=lambda args: " ".join(args[:2]))


def end(args: list[str], prepare: Callable[[], None] | None, out: int) -> tuple[int, str]:
    """Run a command with another standard output; its exit code and complaint."""
    done = subprocess.run(
        command(*args),
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=prepare,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr.decode()


@each_command
def test_a_full_disk(args: list[str]) -> None:
    """`regalia … > /dev/full` says so."""
    full = os.open("/dev/full", os.O_WRONLY)
    code, complaint = end(args, None, full)
    os.close(full)
    assert code == UNWRITABLE
    assert complaint == "The output cannot be written: there is no room left.\n"


def close_output() -> None:
    """What `>&-` does."""
    os.close(1)


@each_command
def test_a_closed_output(args: list[str]) -> None:
    """`regalia … >&-` says so, in French if asked."""
    code, complaint = end([*args, "--lang", "fr"], close_output, subprocess.DEVNULL)
    assert code == UNWRITABLE
    assert complaint.replace("\u00a0", " ") == (
        "Impossible d’écrire le résultat : la sortie est fermée.\n"
    )


@each_command
def test_a_reader_that_is_gone(args: list[str]) -> None:
    """Silence, and an exit code that is not 0."""
    reading, writing = os.pipe()
    os.close(reading)
    code, complaint = end(args, None, writing)
    os.close(writing)
    assert (code, complaint) == (1, "")


def test_nowhere_to_complain() -> None:
    """With both streams closed there is only the exit code."""

    def close_both() -> None:
        os.close(1)
        os.close(2)

    code, _ = end(["games"], close_both, subprocess.DEVNULL)
    assert code == UNWRITABLE


LONG = "x" * 5000
FILES = [
    (["material", "wonderful_kingdom", "--check", "/dev/zero"], 1, "too long"),
    (["material", "wonderful_kingdom", "--check", "/dev/urandom"], 1, "too long"),
    (["material", "wonderful_kingdom", "--check", "/dev/null"], 0, ""),
    (["material", "wonderful_kingdom", "--check", "."], 1, "cannot be read"),
    (["material", "wonderful_kingdom", "--check", LONG], 1, "cannot be read"),
    (["campaign", "--resume", "/dev/zero"], 1, "not a saved campaign"),
    (["campaign", "--resume", LONG], 1, "cannot be read"),
    (["campaign", "nothing"], 1, "There is no campaign “nothing”"),
    (["campaign", LONG], 1, "There is no campaign"),
    (["play", "--resume", "/dev/zero"], 1, "longer than"),
    (["verify", "/dev/zero"], 1, "longer than"),
    (["simulate", "kingsburg", "--option", f"demons={LONG}"], 1, "cannot be"),
    (["simulate", "kingsburg", "--option", f"{LONG}=1"], 1, "has no option"),
    (["simulate", "wonderful_world", "--option", f"empires={LONG}"], 1, "cannot be"),
    (["simulate", "dragon_castle", "--option", f"plan={LONG}"], 1, "cannot be"),
    (["simulate", "wonderful_kingdom", "--option", "duchies=x"], 1, "no Duchy called x"),
    (["simulate", LONG], 1, "no game called"),
    (["simulate", "kingsburg", "--bot", LONG], 1, "no bot called"),
    (["simulate", "kingsburg", "--games", "9" * 5000], 2, "--games"),
    (["games", "--lang", LONG], 2, "--lang"),
    (["games", f"--{LONG}"], 2, "no option"),
    ([LONG], 2, "no command"),
    (["rules", LONG], 1, "no rule mentions it"),
    (["rules", f"KB-{LONG}"], 1, "no rule KB-x"),
]


@pytest.mark.parametrize(("args", "code", "said"), FILES, ids=lambda value: str(value)[:50])
def test_what_has_no_end(inside: Run, args: list[str], code: int, said: str) -> None:
    """One line that does not repeat it."""
    shown = inside(*args)
    assert shown.code == code and said in shown.err
    assert len(shown.err.splitlines()) <= 1 and "x" * 200 not in shown.err


@pytest.mark.parametrize(
    "text",
    [
        "card = [1, 2]",
        "card = 5",
        "[[card]]\nslug = 5",
        "[[card]]\nslug = ['x']",
        f"[[card]]\nslug = '{LONG}'",
        f"[[{LONG}]]",
        "[[card]]\nslug = 'farm'\nvp = 'many'",
        f"[[card]]\nslug = 'farm'\nvp = {'9' * 5000}",
        f"[[card]]\nslug = 'farm'\ntype = '{LONG}'",
        "[[card]]\nslug = 'farm'\ntype = ['x']",
        "[[card]]\nslug = 'farm'\nvp_per = { x = 1 }",
        "[[quest]]\nslug = 'usurper'\ntwo = [1, 2, 3, 4]",
        "[[quest]]\nslug = 'usurper'\ntwo = [{ slug = 1, name = 2, cost = 3 }]",
        "x = " + "[" * 5000,
        "\x00",
        "[[card]]\nslug = 'farm'\nfield = 1\n" * 3000,
    ],
    ids=lambda text: text[:40],
)
def test_an_owners_file_that_does_not_fit(inside: Run, tmp_path: Path, text: str) -> None:
    """Sentences, not many and not long."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    shown = inside("material", "wonderful_kingdom", "--check", str(path))
    assert (shown.code, shown.out) == (1, "")
    lines = shown.err.splitlines()
    assert 1 <= len(lines) <= 20 and all(len(line) < 250 for line in lines)

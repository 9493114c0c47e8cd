"""Every mistake is one sentence on standard error, in the language, with an exit code."""

import signal
import subprocess
from pathlib import Path

import pytest

from kit.terminal import Run, command, environment
from regalia.match import write_record
from regalia.testing.matches import play

MISTAKES = [
    (["games", "--lang", "de"], 2, "--lang"),
    (["dance"], 2, "There is no command “dance”"),
    (["simulat", "kingsburg"], 2, "Did you mean simulate?"),
    (["games", "--loud"], 2, "There is no option --loud"),
    (["simulate"], 2, "GAME is missing"),
    (["simulate", "kingsburg", "--games", "many"], 2, "--games"),
    (["simulate", "kingsburg", "--games", "0"], 2, "--games"),
    (["simulate", "kingsburg", "--seed", "-1"], 2, "--seed"),
    (["simulate", "kingsburg", "--games"], 2, "--games"),
    (["games", "kingsberg"], 1, "Did you mean kingsburg?"),
    (["games", "kingsburg", "legends"], 2, "legends"),
    (["simulate", "chess"], 1, "There is no game called “chess”"),
    (["simulate", "kingsberg"], 1, "Did you mean kingsburg?"),
    (["simulate", "kingsburg", "--seats", "9"], 1, "cannot be played with 9 seats"),
    (["simulate", "kingsburg", "--option", "demons"], 1, "write it as name=value"),
    (["simulate", "kingsburg", "--option", "demon=standard"], 1, "Did you mean demons?"),
    (["simulate", "kingsburg", "--option", "demons=nice"], 1, "possible: standard, alternative."),
    (["simulate", "kingsburg", "--bot", "deep"], 1, "There is no bot called “deep”"),
    (["simulate", "kingsburg", "--bot", "uniform", "--bot", "uniform"], 1, "name one for all"),
    (["play"], 1, "Which game? There are: kingsburg"),
    (["play", "chess"], 1, "There is no game called “chess”"),
    (["play", "kingsburg", "--seats", "1"], 1, "cannot be played with 1 seats"),
    (["play", "kingsburg", "--seat", "4"], 1, "seats run from 1 to 3."),
    (["play", "kingsburg", "--seat", "0"], 1, "seats run from 1 to 3."),
    (["play", "kingsburg", "--bot", "deep"], 1, "There is no bot called “deep”"),
    (["play", "kingsburg", "--bot", "uniform"] + ["--bot", "uniform"] * 2, 1, "name one for all"),
    (["play", "kingsburg", "--name", ""], 1, "cannot be a name"),
    (["play", "kingsburg", "--name", "\x1b[31m"], 1, "cannot be a name"),
    (["play", "--resume", "nothing.json"], 1, "There is no file “nothing.json”."),
    (["play", "kingsburg", "--resume", "nothing.json"], 1, "leave these out"),
    (["replay", "nothing.json"], 1, "There is no file “nothing.json”."),
    (["replay", "."], 1, "is a folder"),
    (["verify", "nothing.json"], 1, "There is no file “nothing.json”."),
    (["rules", "chess"], 1, "there are rules of: kingsburg"),
    (["rules", "KB-5.333"], 1, "There is no rule KB-5.333; the nearest:"),
    (["rules", "--coverage", "chess"], 1, "there are rules of: kingsburg"),
    (["bench", "--game", "chess"], 1, "There is no game called “chess”"),
]


@pytest.mark.parametrize(("args", "code", "sentence"), MISTAKES, ids=lambda value: str(value)[:60])
def test_a_mistake_is_one_sentence(inside: Run, args: list[str], code: int, sentence: str) -> None:
    """On standard error alone, and another one in French."""
    shown = inside(*args)
    assert (shown.code, shown.out) == (code, "")
    assert sentence in shown.err and len(shown.err.strip().splitlines()) == 1
    french = inside(*args, *([] if "--lang" in args else ["--lang", "fr"]))
    assert (french.code, french.out) == (code, "")
    assert len(french.err.strip().splitlines()) == 1
    assert french.err != shown.err or "--lang" in args


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_position_that_is_not_there(inside: Run, tmp_path: Path, at: str) -> None:
    """The record says how far it goes."""
    path = tmp_path / "match.json"
    path.write_text(write_record(play("kingsburg", seats=3, count=20).record()), encoding="utf-8")
    shown = inside("replay", str(path), "--at", at)
    assert shown.code == 1 and "positions run from 0 to 20." in shown.err
    shown = inside("replay", str(path), "--seat", "4")
    assert shown.code == 1 and "seats run from 1 to 3." in shown.err


def test_a_bad_record_is_named_by_its_first_bad_action(inside: Run, tmp_path: Path) -> None:
    """By every command that reads one."""
    record = play("kingsburg", seats=3, count=20).record()
    record["actions"][6][1] = ["dance"]
    path = tmp_path / "match.json"
    path.write_text(write_record(record), encoding="utf-8")
    for args in (["replay"], ["verify"], ["play", "--resume"], ["replay", "--json"]):
        shown = inside(*args, str(path))
        assert shown.code == 1 and shown.out == ""
        assert shown.err.startswith("Action 7 of the record (Player")


def test_a_reader_that_leaves_early() -> None:
    """`regalia rules kingsburg | head -1` ends quietly."""
    process = subprocess.Popen(
        command("rules", "kingsburg"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)
    assert complaint == b""


def heed_interrupts() -> None:
    """What runs in the background of a shell is deaf to them, and so would its children be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_game() -> None:
    """Ctrl-C at the prompt is one word and exit code 130."""
    process = subprocess.Popen(
        command("play", "kingsburg", "--bot", "uniform"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=heed_interrupts,
    )
    assert process.stdout is not None
    shown = b""
    while b"Your choice:" not in shown:
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert (process.returncode, complaint.decode().strip()) == (130, "Interrupted.")


def test_a_terminal_without_our_letters(run: Run) -> None:
    """Letters are replaced; nothing ends."""
    assert run("games", "--lang", "fr", PYTHONIOENCODING="ascii").code == 0

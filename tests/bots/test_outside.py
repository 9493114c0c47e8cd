"""Programs at the table: the two of the documentation, and those that crash, sleep or cheat."""

import json
import os
import re
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hot_unit import ROOT
from kit.terminal import run_in
from regalia import bots, registry
from regalia.arena import Plan, hold
from regalia.arena.crew import Hand
from regalia.arena.deal import play as arena_play
from regalia.bots import outside
from regalia.bots.outside import CRASHED, ILLEGAL, NONSENSE, SLOW, Outside
from regalia.bots.seated import called, seated
from regalia.core.errors import BadOption
from regalia.testing.settings import default_options

GUIDE = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")
PYTHON = shlex.quote(sys.executable)
GAME = registry.find("kingsburg")
# It answers well, in one breath; tests put their own line before the answer.
GOOD = """import json, os, sys, time
for line in sys.stdin:
    question = json.loads(line)
    action = question["legal"][-1]["action"]
    {extra}
    print(json.dumps({{"action": action}}), flush=True)
"""


def example(language: str) -> str:
    """A program out of the guide."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", GUIDE.split("## A complete bot", 1)[1], re.S)
    return str(found)


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    """A bot's name for a program."""
    (folder / name).write_text(text, encoding="utf-8")
    return f"cmd:{PYTHON} {shlex.quote(str(folder / name))}"


def play(name: str, seed: int = 3) -> tuple[Outside, list[int]]:
    """A whole game against random play; the program's bot and what it chose."""
    state = GAME.new(default_options(GAME, 2), seed)
    chosen = []
    with seated([name, "uniform"], GAME.id, [1, 2]) as players:
        while waiting := state.to_act():
            for seat in waiting:
                seen = GAME.observe(state, seat)
                action = players[seat].choose(seen)
                assert action in seen.legal
                if seat == 0:
                    chosen.append(action)
                state.apply(seat, action)
        mine = players[0]
        assert isinstance(mine, Outside)
    assert state.is_over() and mine.process is None
    return mine, chosen


def test_the_guides_program_in_python_plays(tmp_path: Path) -> None:
    """A whole game without a fault, and the same game again."""
    name = program(tmp_path, example("python"), "mybot.py")
    bot, chosen = play(name)
    assert not bot.faults and len(chosen) > 10
    assert play(name)[1] == chosen


def test_the_guides_program_in_the_shell_plays(tmp_path: Path) -> None:
    """It takes the last thing it may do, as the guide says."""
    (tmp_path / "mybot.sh").write_text(example("sh"), encoding="utf-8")
    bot, chosen = play(f"cmd:sh {tmp_path / 'mybot.sh'}")
    assert not bot.faults
    assert chosen == play(program(tmp_path, GOOD.format(extra="")))[1]


def test_the_guides_commands_run(tmp_path: Path) -> None:
    """As they are printed, but for fewer games and the interpreter's name."""
    (tmp_path / "mybot.py").write_text(example("python"), encoding="utf-8")
    (tmp_path / "mybot.sh").write_text(example("sh"), encoding="utf-8")
    commands = GUIDE.split("```sh\n", 1)[1].split("```", 1)[0].strip().splitlines()
    for command in commands:
        words = shlex.split(command.replace("--games 100", "").replace("python3", PYTHON))
        shown = run_in(tmp_path, *words[1:], "--games", "2", "--json", "--seed", "1")
        assert shown.code == 0, shown.err
        told = json.loads(shown.out)
        assert told.get("faults", 0) == 0
        assert all(line["faults"] == 0 for line in told.get("bots", []))


def test_a_question_holds_what_the_seat_may_know(tmp_path: Path) -> None:
    """Its view, sentences and codes; the deal's seed is not in it."""
    state = GAME.new(default_options(GAME, 2), 987654321987654321)
    seen = GAME.observe(state, state.to_act()[0])
    line = outside.question(GAME, seen, 5)
    asked = json.loads(line)
    assert line.count(b"\n") == 1 and list(asked)[-1] == "legal"
    assert asked["view"] == json.loads(json.dumps(seen.view.as_json()))
    assert [choice["action"] for choice in asked["legal"]] == list(seen.legal)
    for choice in asked["legal"]:
        assert GAME.actions.action(tuple(choice["code"])) == choice["action"] and choice["says"]
    assert b"987654321987654321" not in line


@pytest.mark.parametrize(
    ("extra", "fault"),
    [
        ("os._exit(1)", CRASHED),
        ("os.close(1); time.sleep(60)", CRASHED),
        ("time.sleep(60)", SLOW),
        ("action = 'take'", ILLEGAL),
        ("action = 999999", ILLEGAL),
        ("action = True", ILLEGAL),
        ("print('let me see', flush=True); sys.exit()", NONSENSE),
        ("print('x' * 70000, flush=True); sys.exit()", NONSENSE),
        ("print('[' * 60000, flush=True); sys.exit()", NONSENSE),
        ("print('[]', flush=True); sys.exit()", NONSENSE),
    ],
)
def test_a_program_that_fails_loses_its_turns_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, extra: str, fault: str
) -> None:
    """The game is played to its end; after three faults nobody asks the program again."""
    monkeypatch.setattr(outside, "SECONDS", 0.5 if fault == SLOW else 30.0)
    bot, chosen = play(program(tmp_path, GOOD.format(extra=extra)))
    assert bot.faults[fault] > 0 and bot.faults.total() == outside.PATIENCE
    assert len(chosen) > 10


def test_a_program_that_is_forgiven_once(tmp_path: Path) -> None:
    """One crash, and the next question starts it anew."""
    mark = tmp_path / "crashed"
    crash = f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); os._exit(1)"
    bot, _ = play(program(tmp_path, GOOD.format(extra=crash)))
    assert bot.faults == {CRASHED: 1}


def test_a_slow_program_is_gone_with_all_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its children too: nothing is left behind."""
    monkeypatch.setattr(outside, "SECONDS", 2.0)
    pids = tmp_path / "pids"
    start = (
        "import subprocess; child = subprocess.Popen(['sleep', '300']); "
        f"open({str(pids)!r}, 'a').write(f'{{child.pid}} '); time.sleep(300)"
    )
    text = GOOD.format(extra="@").replace("@", start.replace("{{", "{").replace("}}", "}"))
    bot, _ = play(program(tmp_path, text))
    assert bot.faults[SLOW] == outside.PATIENCE
    started = [int(pid) for pid in pids.read_text().split()]
    assert started
    wait_for(lambda: not any(_is_running(pid) for pid in started))


def test_a_series_that_is_stopped_takes_its_programs_with_it(tmp_path: Path) -> None:
    """A process of the arena is ended in the middle of a question; nothing stays behind."""
    mark = tmp_path / "pid"
    name = program(
        tmp_path,
        f"import os, time\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\ntime.sleep(300)\n",
    )
    hand = Hand(arena_play)
    hand.take(next(Plan("kingsburg", 2, (name, "uniform"), 2, 3).jobs()))
    wait_for(lambda: mark.exists() and mark.read_text() != "")
    hand.end()
    wait_for(lambda: not _is_running(int(mark.read_text())))
    assert not hand.process.is_alive()


def wait_for(is_true: Callable[[], bool]) -> None:
    """Until something is so; a minute is longer than any of these take."""
    for _ in range(1200):
        if is_true():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


def _is_running(pid: int) -> bool:
    """Whether a process does anything any more; one that waits to be buried does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_faults_are_counted_in_the_arena(tmp_path: Path) -> None:
    """By bot; random play in its place goes on."""
    name = program(tmp_path, GOOD.format(extra="action = -1"))
    told = hold(Plan("kingsburg", 2, (name, "uniform"), 2, 3))
    assert [line.faults for line in told.bots] == [2 * outside.PATIENCE, 0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faults_are_told(tmp_path: Path, lang: str) -> None:
    """In both commands and both languages."""
    name = program(tmp_path, GOOD.format(extra="action = -1"))
    once = ("--games", "1", "--seed", "1", "--lang", lang)
    series = run_in(tmp_path, "arena", "kingsburg", "--bots", f"{name},uniform", *once)
    many = run_in(tmp_path, "simulate", "kingsburg", "--bot", name, "--seats", "2", *once)
    assert series.code == many.code == 0
    told = {"en": "random legal action", "fr": "action permise au hasard"}[lang]
    assert told in " ".join(series.out.split()) and told in " ".join(many.out.split())


@pytest.mark.parametrize("name", ["cmd:", "cmd:   ", "cmd:no-such-program-here", "cmd:'"])
def test_what_cannot_be_started_is_refused_at_once(name: str) -> None:
    """With the program's name."""
    with pytest.raises(BadOption, match="There is no program"):
        called(name, GAME.id, 0)


def test_names_from_elsewhere_start_nothing() -> None:
    """What a record or a page names goes to `find`, which knows no programs."""
    with pytest.raises(BadOption):
        bots.find("cmd:true", GAME.id, 0)

"""When a law fails: save the game that broke it, and say how to look at it."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path

from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match import Match, write_record
from regalia.testing.settings import unusual
from regalia.testing.walk import Walk

FOLDER = Path("failures")  # where the tests are run

Law = Callable[[Game, Options, int], None]


def law(check: Law) -> Law:
    """Let a failing law leave a record behind."""

    @wraps(check)
    def judged(game: Game, options: Options, seed: int) -> None:
        Walk.latest = None
        try:
            check(game, options, seed)
        except Exception as fault:
            if Walk.latest is not None:
                fault.add_note(save(Walk.latest, check.__name__.removeprefix("check_")))
            raise

    return judged


def save(walk: Walk, name: str) -> str:
    """Write the walk so far as a record; the command that opens it."""
    where = f"{walk.game.id}, {walk.options}, seed {walk.seed}, after {walk.at} actions"
    if walk.at < len(walk.steps):
        seat, action = walk.steps[walk.at]
        where += f", before seat {seat} plays {' '.join(walk.game.actions.code(action))}"
    try:
        text = write_record(match_of(walk).record())
    except Exception as error:  # whatever broke the law may break the record as well
        return f"At {where}. No record: {error!r}."
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / ".gitignore").write_text("*\n", encoding="utf-8")
    setting = f"{walk.game.id}-{walk.options.seats}{unusual(walk.game, walk.options)}"
    path = FOLDER / f"{name}-{setting}-seed={walk.seed}.json"
    path.write_text(text, encoding="utf-8")
    return f"At {where}. To see it: regalia replay {path} --at {walk.at}"


def match_of(walk: Walk) -> Match:
    """The walk so far as a match; the same walk always makes the same record."""
    match = Match(walk.game, walk.options, walk.seed, nonce="0" * 32)
    for seat, action in walk.steps[: walk.at]:
        match.play(seat, action)
    return match

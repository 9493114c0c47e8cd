"""Laws of matches: refusals change nothing, records come back whole, undo reveals nothing."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from regalia.core.errors import BadRecord, CannotUndo, IllegalAction, RegaliaError
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match import Match, replay, verify, write_record
from regalia.testing.failures import law
from regalia.testing.laws.knowledge import watchers
from regalia.testing.walk import Walk, walks


def played(walk: Walk) -> Iterator[tuple[Match, tuple[int, int]]]:
    """The walk played as a match: before each step, the match and the step to come."""
    walk.end()
    match = Match(walk.game, walk.options, walk.seed)
    for at, step in enumerate(walk.steps):
        walk.at = at
        yield match, step
        match.play(*step)
    walk.at = len(walk.steps)


@law
def check_refusals(game: Game, options: Options, seed: int) -> None:
    """A match refuses whatever is not legal, and nothing happens."""
    for walk in walks(game, options, seed, 1):
        for match, _ in played(walk):
            if walk.random.random() < 0.1:
                refuse(match, walk)
        refuse(match, walk)


@contextmanager
def refused(kind: type[RegaliaError], what: str, word: str = "") -> Iterator[None]:
    """What must not be let through, and the word that the sentence must hold."""
    try:
        yield
    except kind as error:
        assert not word or word in re.findall(r"\w+", str(error)), f"{what}: {error}"
        return
    raise AssertionError(f"{what} is not refused")


def refuse(match: Match, walk: Walk) -> None:
    """Try what may not be done, by every seat and by nobody."""
    before = match.state.key(), len(match.plies), match.log()
    for seat in range(match.seats):
        legal = match.state.legal(seat)
        tries = [walk.random.randrange(len(match.game.actions)) for _ in range(3)]
        for action in [-1, len(match.game.actions), *tries]:
            if action not in legal:
                with refused(IllegalAction, f"action {action} of seat {seat}"):
                    match.play(seat, action)
    for nobody in (-1, match.seats):
        with refused(IllegalAction, f"seat {nobody}"):
            match.play(nobody, 0)
    assert (match.state.key(), len(match.plies), match.log()) == before, "a refusal did something"


@law
def check_records(game: Game, options: Options, seed: int) -> None:
    """A record, read back, is the same match: digests, log, scores; a changed one is refused."""
    for walk in walks(game, options, seed, 1):
        middle = {}
        for match, _ in played(walk):
            if len(match.plies) == len(walk.steps) // 2:
                middle = match.record()
        for record in (middle, match.record()):
            try:
                again = replay(json.loads(write_record(record)), game=game)
            except BadRecord as error:
                raise AssertionError(f"an honest record is refused: {error}") from error
            assert again.record() == record, "the record changed on its way"
            assert verify(record, match.commitment, game=game).actions == len(again.plies)
        assert again.state.key() == match.state.key()
        assert [sheet.total for sheet in again.scores()] == record["scores"]
        assert again.ranks() == match.ranks()
        for seat in watchers(options):
            told = [event for ply in match.plies for event in ply.events]
            heard = [event for event in [*match.opening, *told] if event.is_for(seat)]
            assert [event for _, event in again.log(seat)] == heard, "the log is not the events"
        refuse_changed(record, game, walk)


def refuse_changed(record: dict[str, object], game: Game, walk: Walk) -> None:
    """A record with one digest altered names the action at which it lies."""
    data = json.loads(write_record(record))
    number = walk.random.randrange(len(data["actions"]))
    data["actions"][number][2] = f"{int(data['actions'][number][2], 16) ^ 1:08x}"
    with refused(BadRecord, "an altered record", str(number + 1)):
        replay(data, game=game)


@law
def check_undo(game: Game, options: Options, seed: int) -> None:
    """Undo takes back one's last action unless chance was drawn or something shown.

    If others have acted since, only while all of it is sealed in one window: then they notice
    nothing, and the action played again leads to the same place.
    """
    for walk in walks(game, options, seed, 1):
        for match, (seat, action) in played(walk):
            if walk.random.random() < 0.3:
                take_back(match, seat, action)


def take_back(match: Match, seat: int, action: int) -> None:
    """Play an action and undo it if that is allowed; leave the match as it was."""
    key, log = match.state.key(), [match.log(watcher) for watcher in watchers(match.options)]
    news = match.state.rng.count, match.state.shown
    window = match.state.window
    match.play(seat, action)
    after = match.state.key()
    is_news = news != (match.state.rng.count, match.state.shown)
    assert match.can_undo(seat) != is_news
    for other in range(match.seats):
        if not match.can_undo(other):
            with refused(CannotUndo, f"undo by seat {other}"):
                match.undo(other)
            assert match.state.key() == after, "a refused undo did something"
        elif other != seat:
            assert not is_news and match.state.window == window, "undo reaches back over a barrier"
            take_back_secretly(match, other)
    if match.can_undo(seat):
        match.undo(seat)
    else:
        match.rewind(len(match.plies) - 1)
    assert match.state.key() == key, "undo does not lead back"
    assert [match.log(watcher) for watcher in watchers(match.options)] == log


def take_back_secretly(match: Match, seat: int) -> None:
    """Undo an action although others have acted since, and play it again; they notice nothing."""
    others = [watcher for watcher in watchers(match.options) if watcher != seat]
    plies, key = match.plies[:], match.state.key()
    before = [noticed(match, other) for other in others]
    kept = match.undo(seat)
    assert plies[kept].seat == seat and len(match.plies) == len(plies) - 1
    assert [noticed(match, other) for other in others] == before, "others noticed an undo"
    match.play(seat, plies[kept].action)
    assert match.state.key() == key, "what was done in secret does not commute"
    match.rewind(kept)
    for ply in plies[kept:]:
        match.play(ply.seat, ply.action)


@law
def check_unnoticed(game: Game, options: Options, seed: int) -> None:
    """A secret answer shows others nothing but, at most, that its seat has finished."""
    for walk in walks(game, options, seed, 1):
        for match, (seat, action) in played(walk):
            if len(match.to_act()) > 1 and walk.random.random() < 0.3:
                answer_unnoticed(match, seat, action)


def answer_unnoticed(match: Match, seat: int, action: int) -> None:
    """Play an action of a window of several and look round; leave the match as it was."""
    others = [watcher for watcher in watchers(match.options) if watcher != seat]
    before, asked = [noticed(match, other) for other in others], match.to_act()
    match.play(seat, action)
    if match.plies[-1].unnoticed_by:
        assert [noticed(match, other) for other in others] == before, "others noticed an answer"
        rest = [other for other in asked if other != seat]
        assert [other for other in match.to_act() if other != seat] == rest, "others are asked anew"
    match.rewind(len(match.plies) - 1)


def noticed(match: Match, seat: int) -> tuple[object, object]:
    """What a seat sees and has heard, apart from who has finished."""
    seen = replace(match.observe(seat), to_act=())
    return seen, [event for _, event in match.log(seat)]

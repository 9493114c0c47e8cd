"""Snapshots: a position packed and unpacked goes on exactly as the one it was taken from."""

import json

from kit.games import each_game
from kit.walk import Walk
from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match.snapshot import Resumed, pack, unpack

STEP = 9  # positions between two snapshots


@each_game
def test_a_snapshot_goes_on_alike(game: Game, options: Options) -> None:
    """Same content, same chance, to the end of the game, through JSON."""
    walk = Walk(game, options, 1, "uniform")
    twins = []
    for at, state in enumerate(walk.states()):
        if at % STEP == 0:
            packed = json.loads(json.dumps(pack(state)))
            twins.append((at, unpack(game, options, walk.seed, packed)))
    for at, twin in twins:
        for seat, action in walk.steps[at:]:
            assert action in twin.legal(seat)
            twin.apply(seat, action)
        assert (twin.key(), twin.rng.count) == (state.key(), state.rng.count)


@each_game
def test_a_match_resumed_anywhere_is_the_same_match(game: Game, options: Options) -> None:
    """Plies, digests and undo of a match that forgets its past are those of one that does not."""
    walk = Walk(game, options, 2, "uniform")
    walk.end()
    whole = Resumed(game, options, 2, "00" * 16, None, 0)
    short = Resumed(game, options, 2, "00" * 16, None, 0)
    for seat, action in walk.steps:
        whole.play(seat, action)
        short.play(seat, action)
        assert whole.plies[-1] == short.plies[-1]
        for other in range(options.seats):
            assert whole.can_undo(other) == short.can_undo(other)
        if whole.can_undo(seat):
            whole.undo(seat)
            short.undo(seat)
            assert whole.state.key() == short.state.key()
            whole.play(seat, action)
            short.play(seat, action)
        short.rebase()
    assert short.count == whole.count == len(walk.steps)
    assert short.ranks() == whole.ranks()


@each_game
def test_a_damaged_snapshot_is_refused(game: Game, options: Options) -> None:
    """What this program would not have made is not believed."""
    state = game.new(options, 3)
    for damage in ({"digest": "00000000"}, {"state": {}}, {"state": None}):
        try:
            unpack(game, options, 3, {**pack(state), **damage})
        except BadRecord:
            continue
        raise AssertionError(f"{damage} was believed")

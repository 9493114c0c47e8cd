"""Laws of snapshots: a position packed and unpacked goes on exactly as the one it came from."""

import json
from typing import Any

from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match.snapshot import Resumed, pack, unpack
from regalia.testing.failures import law
from regalia.testing.walk import Walk

STEP = 9  # positions between two snapshots
NONCE = "00" * 16


@law
def check_snapshots(game: Game, options: Options, seed: int) -> None:
    """Packed, written as JSON and unpacked, a position has the same content and meets the same end.

    What this program would not have made is not believed.
    """
    walk = Walk(game, options, seed, "uniform")
    twins = []
    for at, state in enumerate(walk.states()):
        if at % STEP == 0:
            try:
                twin = unpack(game, options, walk.seed, json.loads(json.dumps(pack(state))))
            except (BadRecord, TypeError) as error:
                raise AssertionError(f"a position cannot be packed: {error}") from error
            twins.append((at, twin))
    for at, twin in twins:
        for seat, action in walk.steps[at:]:
            assert action in twin.legal(seat), "a position unpacked allows something else"
            twin.apply(seat, action)
        assert twin.key() == state.key(), "a position unpacked goes on otherwise"
        assert twin.rng.count == state.rng.count, "a position unpacked meets other chance"
    refuse_damaged(game, options, seed)


def refuse_damaged(game: Game, options: Options, seed: int) -> None:
    """A snapshot with another digest or without its content is refused."""
    packed = pack(game.new(options, seed))
    damages: list[dict[str, Any]] = [{"digest": "00000000"}, {"state": {}}, {"state": None}]
    for damage in damages:
        try:
            unpack(game, options, seed, {**packed, **damage})
        except BadRecord:
            continue
        raise AssertionError(f"a damaged snapshot was believed: {damage}")


@law
def check_resuming(game: Game, options: Options, seed: int) -> None:
    """A match that forgets its past is the same match: plies, digests, undo and ranks."""
    walk = Walk(game, options, seed, "uniform")
    walk.end()
    whole = Resumed(game, options, seed, NONCE, None, 0)
    short = Resumed(game, options, seed, NONCE, None, 0)
    for seat, action in walk.steps:
        whole.play(seat, action)
        short.play(seat, action)
        assert whole.plies[-1] == short.plies[-1], "a match resumed tells or digests otherwise"
        for other in range(options.seats):
            assert whole.can_undo(other) == short.can_undo(other), (
                "undo depends on what is forgotten"
            )
        if whole.can_undo(seat):
            whole.undo(seat)
            short.undo(seat)
            assert whole.state.key() == short.state.key(), "undo leads elsewhere after a snapshot"
            whole.play(seat, action)
            short.play(seat, action)
        short.rebase()
    assert short.count == whole.count == len(walk.steps)
    assert short.ranks() == whole.ranks()

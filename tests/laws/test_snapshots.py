"""Snapshots: a position packed and unpacked goes on exactly as the one it was taken from."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_resuming, check_snapshots


@each_game
def test_a_snapshot_goes_on_alike(game: Game, options: Options) -> None:
    """Same content, same chance, to the end of the game, through JSON; a damaged one is refused."""
    check_snapshots(game, options, 1)


@each_game
def test_a_match_resumed_anywhere_is_the_same_match(game: Game, options: Options) -> None:
    """Plies, digests and undo of a match that forgets its past are those of one that does not."""
    check_resuming(game, options, 2)

"""Text: whatever a player may read is a sentence, in both languages."""

from kit.games import each_game
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.laws import check_text


@each_game
def test_everything_can_be_said(game: Game, options: Options) -> None:
    """Prompts, actions, events and score lines read well; no two legal actions read alike."""
    check_text(game, options, 1)

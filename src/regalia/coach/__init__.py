"""What a good player would tell you: hints during a game, a review after it."""

from regalia.coach.hints import Hint, hints
from regalia.text import add_catalogue, words_in

add_catalogue("coach", words_in("regalia.coach"))

__all__ = ["Hint", "hints"]

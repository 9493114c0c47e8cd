"""The law of text: everything a player may read is a sentence in both languages."""

from regalia.core.events import SPECTATOR
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.testing.failures import law
from regalia.testing.walk import walks
from regalia.text import LANGS, Unsayable, say

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Émilie", "Farid", "Gwen")


@law
def check_text(game: Game, options: Options, seed: int) -> None:
    """Prompts, actions, events and score lines can be said; no two legal actions read alike."""
    for walk in walks(game, options, seed, 3):
        for state in walk.some(40):
            for seat in range(SPECTATOR, options.seats):
                read_page(game, game.observe(state, seat))
                for event in walk.events:
                    if event.is_for(seat):
                        tell(game.narrate(event), seat)
                        assert event.rule, f"{event} names no rule"
            for seat in range(options.seats):
                for line in state.score(seat).lines:
                    tell(line.what, seat)


def read_page(game: Game, seen: Observation) -> None:
    """Read where the game stands, what is asked, and every choice."""
    tell(game.where(seen), seen.seat)
    tell(game.prompt(seen), seen.seat)
    choices = [(action, tell(game.describe(seen, action), seen.seat)) for action in seen.legal]
    for place, lang in enumerate(LANGS):
        read: dict[str, int] = {}
        for action, sentences in choices:
            twin = read.setdefault(sentences[place], action)
            assert twin == action, (
                f"{game.actions.code(twin)} and {game.actions.code(action)} "
                f"both read {sentences[place]!r} in {lang}"
            )


def tell(message: Message, seat: int) -> list[str]:
    """The message in every language, as said to a seat or SPECTATOR."""
    listener = None if seat == SPECTATOR else seat
    sentences = []
    for lang in LANGS:
        try:
            sentence = say(message, lang, NAMES, listener)
        except Unsayable as error:
            raise AssertionError(f"{message} cannot be said: {error}") from error
        bare = not sentence.strip() or sentence == message.id
        raw = any(mark in sentence for mark in ("{", "}", "Name(", "Seat(", "Message("))
        assert not bare and not raw, f"{message} reads {sentence!r} in {lang}"
        sentences.append(sentence)
    return sentences

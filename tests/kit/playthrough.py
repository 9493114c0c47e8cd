"""A whole game as prose, in French, to be reviewed like prose."""

from collections.abc import Iterator
from textwrap import wrap

from regalia.core.events import EVERYONE, SPECTATOR, Event
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.match import Match
from regalia.text import say

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Émilie", "Farid", "Gwen")
WIDTH = 116
MOST_LINES = 450


def playthrough(played: Match) -> str:
    """Where the game stands, each question and answer, and the log of what came of it.

    A long game is told in a tighter way.
    """
    told = list(lines(played, tight=False))
    if len(told) > MOST_LINES:
        told = list(lines(played, tight=True))
    return "\n".join(told) + "\n"


def lines(played: Match, tight: bool) -> Iterator[str]:
    """The lines of a played match, from the first deal to the score sheets.

    Told tightly, all that a seat does before another one acts is a paragraph: the log stands after
    each answer, and a question that differs only in a number is not repeated.
    """
    game = played.game
    yield f"{game.name.fr} · {', '.join(NAMES[: played.seats])} · graine {played.seed}"
    match = Match(game, played.options, played.seed, played.nonce)
    yield from log(game, match.opening)
    where = ""
    talk = ""  # what one seat was asked and answered while nobody heard of it
    before: tuple[int, str] = (SPECTATOR, "")
    for ply in played.plies:
        seen = match.observe(ply.seat)
        here = french(game.where(seen))
        prompt = game.prompt(seen)
        asked = french(prompt, ply.seat)
        subject = prompt.id if tight else asked
        answer = french(game.describe(seen, ply.action), ply.seat)
        choices = "seul choix" if len(seen.legal) == 1 else f"1 choix sur {len(seen.legal)}"
        if talk and (here != where or ply.seat != before[0]):
            yield from fold(talk, "    ")
            talk = ""
        if here != where:
            where = here
            yield from ("", here)
        if not talk:
            talk = f"{NAMES[ply.seat]} : {asked}"
        elif subject != before[1]:
            talk += f" ; {asked}" if talk.endswith(")") else f" {asked}"
        talk += f" → {answer} ({choices})"
        before = (ply.seat, subject)
        match.play(ply.seat, ply.action)
        if tight and ply.events:
            talk += f" · {' '.join(sentences(game, ply.events))}"
        elif ply.events:
            yield from fold(talk, "    ")
            talk = ""
            yield from log(game, ply.events)
    yield from fold(talk, "    ")
    yield from scores(match)


def scores(match: Match) -> Iterator[str]:
    """How the game ended, and the score sheets."""
    yield from ("", french(match.game.where(match.observe(SPECTATOR))))
    for seat, (sheet, rank) in enumerate(zip(match.scores(), match.ranks(), strict=True)):
        items = [f"{french(line.what, seat)} {line.points}" for line in sheet.lines if line.points]
        text = f"{rank}. {NAMES[seat]} : {sheet.total} ({' · '.join(items)})"
        yield from fold(text, "    ")


def log(game: Game, events: tuple[Event, ...]) -> Iterator[str]:
    """What was told, as a paragraph."""
    told = sentences(game, events)
    yield from fold("  · " + " ".join(told), "    ") if told else ()


def sentences(game: Game, events: tuple[Event, ...]) -> list[str]:
    """What everybody hears, and in brackets what one player alone hears."""
    told = []
    for event in events:
        if event.audience == EVERYONE:
            told.append(french(game.narrate(event)))
        else:
            listener = event.audience.bit_length() - 1
            told.append(f"[{NAMES[listener]} : {french(game.narrate(event), listener)}]")
    return told


def french(message: Message, seat: int | None = None) -> str:
    """A sentence as said to a seat, or to anybody."""
    return say(message, "fr", NAMES, seat)


def fold(text: str, indent: str) -> list[str]:
    """A paragraph in lines that fit a screen."""
    return wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)

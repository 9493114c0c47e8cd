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
MOST_LINES = 400


def playthrough(played: Match) -> str:
    """Where the game stands, each question and answer, and the log of what came of it."""
    return "\n".join(lines(played)) + "\n"


def lines(played: Match) -> Iterator[str]:
    """The lines of a played match, from the first deal to the score sheets."""
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
        asked = french(game.prompt(seen), ply.seat)
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
        elif asked != before[1]:
            talk += f" ; {asked}"
        talk += f" → {answer} ({choices})"
        before = (ply.seat, asked)
        match.play(ply.seat, ply.action)
        if ply.events:
            yield from fold(talk, "    ")
            talk = ""
            yield from log(game, ply.events)
    yield from fold(talk, "    ")
    yield from ("", french(game.where(match.observe(SPECTATOR))))
    for seat, (sheet, rank) in enumerate(zip(match.scores(), match.ranks(), strict=True)):
        items = [f"{french(line.what, seat)} {line.points}" for line in sheet.lines if line.points]
        text = f"{rank}. {NAMES[seat]} : {sheet.total} ({' · '.join(items)})"
        yield from fold(text, "    ")


def log(game: Game, events: tuple[Event, ...]) -> Iterator[str]:
    """What everybody hears, and in brackets what one player alone hears."""
    told = []
    for event in events:
        if event.audience == EVERYONE:
            told.append(french(game.narrate(event)))
        else:
            listener = event.audience.bit_length() - 1
            told.append(f"[{NAMES[listener]} : {french(game.narrate(event), listener)}]")
    yield from fold("  · " + " ".join(told), "    ") if told else ()


def french(message: Message, seat: int | None = None) -> str:
    """A sentence as said to a seat, or to anybody."""
    return say(message, "fr", NAMES, seat)


def fold(text: str, indent: str) -> list[str]:
    """A paragraph in lines that fit a screen."""
    return wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)

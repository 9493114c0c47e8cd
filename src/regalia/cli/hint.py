"""What the command `hint` prints: the best three choices and why."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from regalia.bots.search import Estimate
from regalia.cli.screen import Screen
from regalia.coach import Hint
from regalia.coach.hints import TRIES
from regalia.core.observation import Observation
from regalia.match import Match
from regalia.text import say


def print_hints(
    screen: Screen, match: Match, seen: Observation, choices: Sequence[int], found: list[Hint]
) -> None:
    """Each with the number to type for it."""
    screen.print(screen.say("coach.hint-title"), style="bold")
    margin = screen.say("coach.hint-points" if match.seats == 1 else "coach.hint-margin")
    for hint in found:
        line = Text(f"{choices.index(hint.action) + 1:>4}  ", style="bold cyan")
        described = match.game.describe(seen, hint.action)
        line.append(say(described, screen.lang, match.names, seen.seat), style="default bold")
        screen.out.print(line)
        chance = _range(screen, hint.chance, 100, " %")
        figures = [f"{margin} {_range(screen, hint.margin, 1, '')}"]
        if match.seats > 1:
            figures.insert(0, f"{screen.say('coach.hint-chance')} {chance}")
        screen.out.print(Padding(Text(" · ".join(figures)), (0, 0, 0, 6)))
        because = say(hint.why, screen.lang, match.names, seen.seat)
        screen.out.print(Padding(Text(because, style="dim"), (0, 0, 0, 6)))
    screen.print(screen.say("coach.hint-how", tries=TRIES), style="dim")


def _range(screen: Screen, estimate: Estimate, scale: float, unit: str) -> str:
    mean, low, high = [
        screen.number(scale * value, 0 if unit else 1)
        for value in (estimate.mean, estimate.low, estimate.high)
    ]
    return f"{mean}{unit} ({low} … {high})"

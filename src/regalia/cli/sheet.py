"""What several commands print of a match: log lines and the final sheet."""

from textwrap import wrap

from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen
from regalia.core.errors import BadOption
from regalia.core.events import SPECTATOR
from regalia.match import Match
from regalia.text import fail, say

GAP = "      "  # before a line of the log: the number of the action, and two spaces
NARROWEST = 20


def seat_of(match: Match, number: int) -> int:
    """The seat a person means: 1 is the first, 0 is a spectator."""
    if not 0 <= number <= match.seats:
        raise fail(BadOption, "common.error-seat-number", seat=number, last=match.seats)
    return number - 1 if number else SPECTATOR


def print_log(screen: Screen, match: Match, viewer: int, since: int) -> None:
    """What the viewer may know of what happened, a line each, with the rule it follows."""
    me = None if viewer == SPECTATOR else viewer
    width = max(screen.out.width - len(GAP), NARROWEST)
    # Not a table of Rich's, which takes a millisecond a line to measure and wrap.
    log = Text()
    for ply, event in match.log(viewer, since):
        sentence = say(match.game.narrate(event), screen.lang, match.names, me)
        lines = wrap(f"{sentence}  {event.rule}", width)
        log.append(f"{ply:{len(GAP) - 2}}  ", "dim").append(f"\n{GAP}".join(lines))
        log.stylize("dim", len(log) - len(event.rule))
        log.append("\n")
    if log:
        screen.out.print(log, soft_wrap=True, end="")


def print_result(screen: Screen, match: Match) -> None:
    """The final score, item by item, winners first."""
    ranks = match.ranks()
    seats = sorted(range(match.seats), key=lambda seat: ranks[seat])
    sheets = match.scores()
    table = Table(title=screen.words("cli-result"), show_footer=True)
    table.add_column(footer=Text(screen.words("cli-total"), style="bold"))
    for seat in seats:
        total = Text(str(sheets[seat].total), style="bold")
        table.add_column(screen.seat(seat, match.names), footer=total, justify="right")
    table.add_column(style="dim")
    for number, line in enumerate(sheets[0].lines):
        points = [str(sheets[seat].lines[number].points) for seat in seats]
        what = say(line.what, screen.lang, match.names)
        table.add_row(what, *points, line.rule, end_section=number + 1 == len(sheets[0].lines))
    screen.out.print(table)
    if match.seats == 1:  # no places, but a medal, a title or a defeat
        ending = match.game.outcome(match.observe(SPECTATOR), match.state)
        screen.print(say(ending, screen.lang, match.names), style="bold")
        return
    if not match.state.winners():
        screen.print(screen.words("cli-nobody"), style="bold")
    for seat in seats:
        name = screen.seat_name(seat, match.names)
        screen.print(screen.words("cli-place", rank=ranks[seat], name=name))

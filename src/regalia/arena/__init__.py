"""Where bots meet: series of games, what they say, and how sure that is."""

from regalia.arena.crew import Alone, Crew, Processes
from regalia.arena.plan import Plan, rotations
from regalia.arena.report import BotLine, PairLine, Report
from regalia.arena.series import hold
from regalia.arena.stats import Question
from regalia.text import add_catalogue, words_in

add_catalogue("arena", words_in("regalia.arena"))

__all__ = [
    "Alone",
    "BotLine",
    "Crew",
    "PairLine",
    "Plan",
    "Processes",
    "Question",
    "Report",
    "hold",
    "rotations",
]

"""The kinds of events of It's a Wonderful World and what their arguments mean.

Only `hand` is secret: it goes to the seat that looks at the cards. What is planned and placed is
told when everybody has finished (IWW-5.8, IWW-6.9); a lone player is told at once.
"""

from typing import Final

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "empire": ("empire", "side"),
    "scenario": ("scenario",),
    "change": ("word", "which", "n"),
    "round": ("round",),
    "hand": ("*cards",),
    "picks": ("card",),
    "leftovers": ("count",),
    "pool": ("*cards",),
    "gives": ("card",),
    "draws": ("*cards",),
    "keeps": ("card",),
    "reshuffles": ("count",),
    "starts": ("*cards",),
    "recycles": ("*cards",),
    "discards": ("*cards",),
    "builds": ("*cards",),
    "step": ("step", "*counts"),
    "supremacy": ("step", "character"),
    "chooses": ("character",),
    "extra": ("krystallium", "generals", "financiers"),
    "over": ("*rounds",),
    "title": ("title",),
    "medal": ("scenario", "medal"),
}

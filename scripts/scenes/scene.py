"""A moment of a game worth a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regalia.match import Match

WIDTHS = {390: 844, 820: 1180, 1024: 768, 1280: 720, 1366: 768, 1440: 900, 1920: 1080}
ALL = tuple((width, light) for width in WIDTHS for light in ("light", "dark"))
SHOWN = ((390, "dark"), (1280, "light"), (1920, "dark"))
ME = 0


@dataclass(frozen=True)
class Scene:
    """A moment of a game: from which deal on to look for it, and what to do with its page."""

    name: str
    seats: int
    seed: int
    is_it: Callable[[Match], bool]
    aim: str = ""  # what is clicked before the picture; "told" leaves a scene of the page as it is
    views: tuple[tuple[int, str], ...] = ((1280, "light"),)
    lang: str = "en"
    seat: int = ME
    whole: bool = False  # the whole page, or what a window shows
    game: str = "kingsburg"
    options: tuple[tuple[str, object], ...] = ()
    bot: str = "greedy"  # who plays up to it
    rather: tuple[str, ...] = ()  # what I do where I can, whatever the bot would


def at(match: Match) -> Any:
    """The position of a game, whose fields only its own scenes know."""
    return match.state


def mine(phase: int, also: Callable[[Match], bool] = lambda m: True) -> Callable[[Match], bool]:
    """I am asked in a phase of the engine."""

    def is_it(match: Match) -> bool:
        return at(match).phase == phase and ME in match.to_act() and also(match)

    return is_it


def legal(match: Match) -> tuple[int, ...]:
    """What I may do."""
    return match.observe(ME).legal


def is_over(match: Match) -> bool:
    """The last page."""
    return match.is_over()

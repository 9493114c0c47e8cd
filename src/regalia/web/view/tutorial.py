"""What pages say about learning a game: the lobby's offer, and "How to play"."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HowPicture:
    """One of the five pictures of a turn."""

    pieces: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class HowView:
    """The page "How to play" of a game."""

    game: str
    name: str
    sprites: tuple[str, ...]  # the icons it shows
    aim: str
    pictures: tuple[HowPicture, ...]
    end: str
    counts: str
    rules: tuple[str, ...]  # behind them
    games: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TutorialOffer:
    """The tutorial of the game that the lobby's form is about."""

    aim: str
    is_new: bool  # this browser has never played the game
    table: str  # the tutorial it has begun and not finished, or ""
    number: int = 0  # and the step it is at
    of: int = 0

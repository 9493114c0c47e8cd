"""What every page knows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PageView:
    """The frame around a page: who reads it, in which language and light."""

    lang: str
    theme: str  # light, dark, auto
    path: str  # where a change of language comes back to
    csrf: str
    title: str = ""
    styles: tuple[str, ...] = ()  # further stylesheets, as addresses
    turns: int = 0  # at how many of my tables it is my turn
    name: str = ""  # what this browser's person was called last

"""Answers that both Wonderfuls give alike: kinds of things share a text, each by its own name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from regalia.core.message import Name
from regalia.web.tables.answers import Answer
from regalia.web.tables.page import GamePage, term


def named(
    page: GamePage,
    slugs: Sequence[str],
    names: Sequence[Name],
    own: Mapping[str, str],
    rest: tuple[str, str],
) -> tuple[Answer, ...]:
    """Those with a text of their own, and its rule; the rest say what all of their kind are."""
    whose = tuple(own.items())
    return _named(page.words, page.view.lang, tuple(slugs), tuple(names), whose, rest)


@lru_cache(maxsize=64)
def _named(
    words: str,
    lang: str,
    slugs: tuple[str, ...],
    names: tuple[Name, ...],
    whose: tuple[tuple[str, str], ...],
    rest: tuple[str, str],
) -> tuple[Answer, ...]:
    own, (kind, rule) = dict(whose), rest
    return tuple(
        [
            Answer(
                f"what-{slug}",
                name.fr if lang == "fr" else name.en,
                term(words, f"what-{slug if slug in own else kind}-text", lang),
                own.get(slug, rule),
            )
            for slug, name in zip(slugs, names, strict=True)
        ]
    )

"""Answers that both Wonderfuls give alike: kinds of things share a text, each by its own name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regalia.core.message import Name
from regalia.web.tables.answers import Answer
from regalia.web.tables.page import GamePage


def named(
    page: GamePage,
    slugs: Sequence[str],
    names: Sequence[Name],
    own: Mapping[str, str],
    rest: tuple[str, str],
) -> tuple[Answer, ...]:
    """Those with a text of their own, and its rule; the rest say what all of their kind are."""
    kind, rule = rest
    return tuple(
        Answer(
            f"what-{slug}",
            page.name(name),
            page.w(f"what-{slug if slug in own else kind}-text"),
            own.get(slug, rule),
        )
        for slug, name in zip(slugs, names, strict=True)
    )

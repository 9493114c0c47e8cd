"""What the signs and buttons of a table are: answers in its game's words, each with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from regalia.web.tables.page import GamePage, model, term


@model
class Answer:
    """An answer to "what is this" and, if it cannot be chosen, "why not now"."""

    id: str  # what `data-help` names
    name: str
    text: str
    rule: str
    why: str = ""


def answers(page: GamePage, rules: Mapping[str, str], **now: int | str) -> tuple[Answer, ...]:
    """One for each sign: `what-<sign>` is its name, `what-<sign>-text` says what it is."""
    return _answers(page.words, page.view.lang, tuple(rules.items()), tuple(now.items()))


@lru_cache(maxsize=1 << 10)
def _answers(
    words: str, lang: str, rules: tuple[tuple[str, str], ...], now: tuple[tuple[str, object], ...]
) -> tuple[Answer, ...]:
    return tuple(
        [
            Answer(
                f"what-{sign}",
                term(words, f"what-{sign}", lang),
                term(words, f"what-{sign}-text", lang, now),
                rule,
            )
            for sign, rule in rules
        ]
    )

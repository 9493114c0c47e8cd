"""What the signs and buttons of a table are: answers in its game's words, each with its rule."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.web.tables.page import GamePage, model


@model
class Answer:
    """An answer to "what is this" and, if it cannot be chosen, "why not now"."""

    id: str  # what `data-help` names
    name: str
    text: str
    rule: str
    why: str = ""


def answers(page: GamePage, rules: Mapping[str, str], **now: object) -> tuple[Answer, ...]:
    """One for each sign: `what-<sign>` is its name, `what-<sign>-text` says what it is."""
    return tuple(
        Answer(f"what-{sign}", page.w(f"what-{sign}"), page.w(f"what-{sign}-text", **now), rule)
        for sign, rule in rules.items()
    )

"""What the signs of the World's table are."""

from __future__ import annotations

from regalia.games.wonderful_world import material as m
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.wonderful.answers import named
from regalia.web.tables.wonderful_world.model import Solo
from regalia.web.tables.wonderful_world.page import Page

KINDS = {"krystallium": "IWW-9.5", "general": "IWW-7.1", "financier": "IWW-7.1"}
SIGNS = {
    **{"empire": "IWW-9.1", "points": "IWW-11.1", "done": "IWW-5.6", "lead": "IWW-7.1"},
    **{"slots": "IWW-8.1", "make": "IWW-6.3", "side": "IWW-2.2"},
}

ALONE = ("goal", "medal", "pools")  # what they are, the rule of the task says


def all_answers(page: Page, alone: Solo | None) -> tuple[tuple[Answer, ...], ...]:
    """Resources, characters, types of cards, and what is written beside them."""
    return (
        named(page, m.KIND_SLUG, m.KIND_NAME, KINDS, ("cube", "IWW-8.1")),
        named(page, m.TYPE_SLUG, m.TYPE_NAME, {}, ("type", "IWW-1.3")),
        answers(page, SIGNS),
        () if alone is None else answers(page, dict.fromkeys(ALONE, alone.rule)),
    )

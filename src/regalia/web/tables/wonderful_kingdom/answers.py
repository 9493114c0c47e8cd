"""What the signs of the Kingdom's table are."""

from __future__ import annotations

from regalia.games.wonderful_kingdom import material as m
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.wonderful.answers import named
from regalia.web.tables.wonderful_kingdom.page import Page

KINDS = {"krystallium": "IWK-12.3", "soldier": "IWK-13.1"}
SIGNS = {
    **{"points": "IWK-15.2", "training": "IWK-10.2", "alchemy": "IWK-12.1", "trap": "IWK-6.1"},
    **{"down": "IWK-6.3", "turns": "IWK-5.4", "area": "IWK-5.6", "token": "IWK-1.4"},
    **{"done": "IWK-7.9", "lead": "IWK-10.1"},
}


def all_answers(page: Page) -> tuple[Answer, ...]:
    """Resources, Soldiers, types of cards, and what is written beside them."""
    return (
        *named(page, m.KIND_SLUG, m.KIND_NAME, KINDS, ("cube", "IWK-11.1")),
        *named(page, m.TYPE_SLUG, m.TYPE_NAME, {}, ("type", "IWK-1.3")),
        *answers(page, SIGNS),
    )

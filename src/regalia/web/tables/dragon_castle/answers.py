"""What lies on the table of Dragon Castle: tiles that can be touched, cards, actions, signs."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.games.dragon_castle import material as m
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.dragon_castle.model import Card, Target, Tip, TurnAction
from regalia.web.tables.dragon_castle.page import Page

SIGNS = {
    **{"vp": "DC-10.1", "reserve": "DC-7.1", "supply": "DC-4.6", "held": "DC-5.2"},
    **{"stack": "DC-6.2", "shrine": "DC-7.5", "countdown": "DC-9.4", "bag": "DC-2.2"},
    **{"done": "DC-7.3", "floors": "DC-4.3", "slot": "DC-5.2"},
}
ACTION_RULES = {"pair": "DC-4.4", "keep": "DC-4.6", "discard": "DC-4.7", "call": "DC-9.2"}


def all_answers(
    page: Page,
    hits: Iterable[Target | Tip],
    cards: Iterable[Card],
    actions: Iterable[TurnAction],
) -> tuple[tuple[Answer, ...], ...]:
    """Everything that can be asked about, with what the moment says of it."""
    notes = {action.slug: action.note for action in actions}
    spoken = answers(page, ACTION_RULES, vp=m.DISCARD_VP, n=m.COUNTDOWN_VP)
    return (
        answers(page, SIGNS, n=m.COUNTDOWN_VP, supply=page.seen.supply),
        tuple(
            [
                Answer(one.id, one.name, one.text, one.rule, notes.get(slug, ""))
                for slug, one in zip(ACTION_RULES, spoken, strict=True)
            ]
        ),
        tuple([tile(hit) for hit in hits]),
        tuple(
            [
                Answer(f"what-{card.key}", card.name, card.text, card.rule, card.note)
                for card in cards
            ]
        ),
    )


def tile(hit: Target | Tip) -> Answer:
    """A tile or a cell: what comes of it, or why it cannot be taken."""
    if isinstance(hit, Tip):
        return Answer(f"what-{hit.key}", hit.name, "", hit.rule, hit.text)
    said = " · ".join(filter(None, (hit.points, hit.text, hit.extra)))
    return Answer(f"what-{hit.key}", hit.name, "", hit.rule, said)

"""What the signs of the Kingdom's table are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.games.wonderful_kingdom import material as m
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.wonderful.answers import named
from regalia.web.tables.wonderful_kingdom.model import Map, Quest, Solo
from regalia.web.tables.wonderful_kingdom.page import Page

KINDS = {"krystallium": "IWK-12.3", "soldier": "IWK-13.1"}
SIGNS = {
    **{"points": "IWK-15.2", "training": "IWK-10.2", "alchemy": "IWK-12.1", "trap": "IWK-6.1"},
    **{"down": "IWK-6.3", "turns": "IWK-5.4", "area": "IWK-5.6", "token": "IWK-1.4"},
    **{"done": "IWK-7.9", "lead": "IWK-10.1", "round": "IWK-4.1", "side": "IWK-3.4"},
}
ALONE = {"deck": "IWK-16.20", "danger": "IWK-16.5", "spy": "IWK-16.6", "peril": "IWK-16.15"}
TASK = ("goal", "medal")  # the rule is that of what is played for
LAND = {"reserve": "IWK-30.9", "worth": "IWK-30.17", "spot": "IWK-30.13"}


def all_answers(
    page: Page, boards: Sequence[Quest], land: Map | None, alone: Solo | None
) -> tuple[tuple[Answer, ...], ...]:
    """Resources, Soldiers, types of cards, what is written beside them, what a module adds."""
    return (
        named(page, m.KIND_SLUG, m.KIND_NAME, KINDS, ("cube", "IWK-11.1")),
        named(page, m.TYPE_SLUG, m.TYPE_NAME, {}, ("type", "IWK-1.3")),
        answers(page, SIGNS),
        tuple([one for board in boards for one in quest(page, board)]),
        () if land is None else tuple(territories(page, land)),
        () if alone is None else answers(page, ALONE),
        () if alone is None else answers(page, dict.fromkeys(TASK, alone.rule)),
    )


def quest(page: Page, board: Quest) -> Iterator[Answer]:
    """A board, and each of its steps: what it costs and brings, and what I lack for it."""
    final = "IWK-24.12" if page.seats == 1 else "IWK-24.9"
    yield Answer(f"what-quest-{board.slug}", board.name, board.lead, "IWK-24.2")
    for step in board.steps:
        told = [step.cost_label, step.gains_label and page.w("gains", gains=step.gains_label)]
        if step.points:
            told.append(page.w("step-points", points=step.points))
        if step.is_final:
            told.append(page.w("step-final"))
        done = [page.w("done-by", name=one.name) for one in step.done]
        text = f"{'. '.join(filter(None, told))}."
        why = ", ".join(filter(None, [step.note, *done]))
        yield Answer(
            f"what-{step.id}", step.name, text, final if step.is_final else "IWK-24.3", why
        )


def territories(page: Page, land: Map) -> Iterator[Answer]:
    """Every territory as it stands, and what is written on the map."""
    yield from answers(page, LAND)
    for _, stack in land.columns:
        for place in stack:
            text = page.w("what-castle-text" if place.is_castle else "what-territory-text")
            rule = "IWK-30.4" if place.is_castle else "IWK-30.3"
            why, rule = place.why or ("", rule)
            yield Answer(f"what-{place.slug}", place.name, f"{place.label}. {text}", rule, why)

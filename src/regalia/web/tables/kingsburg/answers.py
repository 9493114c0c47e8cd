"""What the signs of Kingsburg's table are, with the numbers of the moment."""

from __future__ import annotations

from functools import lru_cache

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.state import UNKNOWN
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.kingsburg.calendar import PHASES
from regalia.web.tables.kingsburg.page import Page, Words

SIGNS = {
    **{"gold": "KB-7.2", "wood": "KB-7.2", "stone": "KB-7.2", "good": "KB-6.6"},
    **{"soldier": "KB-11.1", "plus2": "KB-5.6", "vp": "KB-15.2", "building": "KB-13.4"},
    **{"peek": "KB-6.7", "order": "KB-4.11", "strength": "KB-12.3", "dice": "KB-5.5"},
    "year": "KB-2.1",
}
PHASE_RULES = ("KB-3.1", "KB-2.3", "KB-9.1", "KB-2.4", "KB-10.2", "KB-2.4", "KB-11.1", "KB-12.4")
PHASE_SIGNS = dict(zip(PHASES, PHASE_RULES, strict=True))
PASSES = {"court": "KB-5.2", "building": "KB-7.1", "recruiting": "KB-11.1"}
IDLE = {"court": "aim", "building": "aim-building"}


def all_answers(page: Page, question: str, pass_label: str) -> tuple[tuple[Answer, ...], ...]:
    """Everything on the table that is no advisor and no place of my province."""
    built = 0
    for sheet in page.seen.built:
        built |= sheet
    return (
        answers(page, SIGNS),
        answers(page, PHASE_SIGNS),
        (enemy(page),),
        buildings(page.terms, built),
        (
            Answer(
                "what-pass",
                pass_label or page.w("pass-court"),
                page.w("what-pass-text"),
                PASSES.get(question, "KB-5.2"),
            ),
            Answer(
                "what-idle",
                page.w("choose"),
                page.w("what-idle-text"),
                "KB-7.1" if question == "building" else "KB-5.1",
                page.w(IDLE.get(question, "what-idle-why")),
            ),
        ),
    )


@lru_cache(maxsize=1024)
def buildings(terms: Words, built: int) -> tuple[Answer, ...]:
    """The buildings that stand somewhere."""
    return tuple(
        [
            Answer(
                f"what-b{number}",
                terms.name(m.BUILDING_NAME[number]),
                terms.name(m.BUILDING_TEXT[number]),
                "KB-7.6",
            )
            for number in range(m.BUILDINGS)
            if (built >> number) & 1
        ]
    )


def enemy(page: Page) -> Answer:
    """This year's enemy, as far as I know it."""
    seen = page.seen
    year = min(seen.year, m.YEARS - 1)
    text = page.w("what-enemy-text", low=m.YEAR_MIN[year], high=m.YEAR_MAX[year])
    why = ""
    if seen.enemy != UNKNOWN and page.me >= 0:
        why = page.w("what-enemy-me", n=page.strength(page.me), foe=m.ENEMY_STRENGTH[seen.enemy])
    name = page.w("enemy", year=m.YEAR_NUMERAL[year])
    return Answer("what-enemy", name, text, "KB-12.1", why)

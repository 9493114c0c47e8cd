"""A lone ruler's page: pools, a scenario's cards, medals or titles."""

from regalia.games.wonderful.bag import holds_card, without_card
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.scoring import FAILED, medal, title
from regalia.games.wonderful_world.state import NONE
from regalia.web.tables.wonderful_world.model import Goal, Round, Rung, Solo
from regalia.web.tables.wonderful_world.page import Page

MEDALS = ("bronze", "silver", "gold")
TITLES = ("apprentice", "dictator", "emperor", "living_god")
ROOM = 10  # points drawn beyond the highest rung


def solo(page: Page) -> Solo | None:
    if page.seats != 1:
        return None
    seen = page.seen
    points = page.score_of(
        seen.areas[0].built, seen.rows[0], seen.areas[0].generals, seen.areas[0].financiers
    )
    is_scenario = seen.scenario != NONE
    ladder = scenario_rungs(page) if is_scenario else title_rungs(page)
    top = ladder[-1][2] + ROOM
    rungs = tuple(
        Rung(slug, name, least, points >= least, least * 100 // top) for slug, name, least in ladder
    )
    return Solo(
        title=page.name(m.SCENARIO_NAME[seen.scenario]) if is_scenario else page.w("solo"),
        lead=page.w("solo-scenario" if is_scenario else "solo-free"),
        rule="IWW-15.4" if is_scenario else "IWW-14.11",
        goals=goals(page) if is_scenario else (),
        rungs=rungs,
        points=points,
        x=min(points * 100 // top, 100),
        pools=pools(page),
        pools_label=page.w("pools", n=seen.opened, all=pool_count(page)),
        verdict=verdict(page, points) if seen.over else "",
    )


def scenario_rungs(page: Page) -> list[tuple[str, str, int]]:
    least = m.SCENARIO_MEDALS[page.seen.scenario]
    return [(slug, page.w(f"medal-{slug}"), n) for slug, n in zip(MEDALS, least, strict=True)]


def title_rungs(page: Page) -> list[tuple[str, str, int]]:
    return [
        (slug, page.name(m.TITLE_NAME[n]), m.TITLE_LEAST[n])
        for n, slug in enumerate(TITLES)
        if m.TITLE_LEAST[n]
    ]


def goals(page: Page) -> tuple[Goal, ...]:
    """The scenario's cards: finished, begun, or no longer there."""
    area = page.seen.areas[0]
    built = bytes(area.built)
    begun = list(area.sites)
    out = []
    for card in m.SCENARIO_CARDS[page.seen.scenario]:
        name, kind = page.name(m.CARD_NAME[card]), m.TYPE_SLUG[m.CARD_TYPE[card]]
        site = next((s for s in begun if card_of(s) == card), None)
        if holds_card(built, card):
            built = without_card(built, card)
            out.append(Goal(name, kind, "built", page.w("goal-built")))
        elif site is not None:
            begun.remove(site)
            at = card * m.KINDS
            slots = sum(m.CARD_SLOTS[at : at + m.KINDS])
            free = sum(free_of(site, k) for k in range(m.KINDS))
            out.append(Goal(name, kind, "begun", page.w("goal-begun", n=slots - free, all=slots)))
        else:
            out.append(Goal(name, kind, "gone", page.w("goal-gone")))
    return tuple(out)


def pool_count(page: Page) -> int:
    return m.SOLO_POOLS * page.changes.rounds // m.ROUNDS


def pools(page: Page) -> tuple[Round, ...]:
    opened = page.seen.opened
    return tuple(
        Round("past" if n < opened - 1 else "now" if n == opened - 1 else "next")
        for n in range(pool_count(page))
    )


def verdict(page: Page, points: int) -> str:
    """The medal or title that was reached, by its slug."""
    seen = page.seen
    if seen.scenario == NONE:
        return TITLES[title(points)]
    won = medal(bytes(seen.areas[0].built), seen.scenario, points)
    return "failed" if won == FAILED else MEDALS[won - 1] if won else "plain"

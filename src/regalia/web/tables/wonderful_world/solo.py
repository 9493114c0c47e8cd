"""A lone ruler's page: pools, a scenario's cards, medals or titles."""

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.options import has_ascension, pool_count
from regalia.games.wonderful_world.scoring import FAILED, medal, title
from regalia.games.wonderful_world.state import NONE
from regalia.web.tables.wonderful.ledger import rounds
from regalia.web.tables.wonderful.solo import MEDALS, goals, rungs
from regalia.web.tables.wonderful_world.faces import face, site_face
from regalia.web.tables.wonderful_world.model import Solo
from regalia.web.tables.wonderful_world.page import Page

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
    wanted = m.SCENARIO_CARDS[seen.scenario] if is_scenario else ()
    return Solo(
        title=page.name(m.SCENARIO_NAME[seen.scenario]) if is_scenario else page.w("solo"),
        lead=page.w("solo-scenario" if is_scenario else "solo-free"),
        rule="IWW-15.4" if is_scenario else "IWW-14.11",
        goals=goals(
            page,
            [face(page, card) for card in wanted],
            [face(page, card) for card in seen.areas[0].built],
            [site_face(page, site) for site in seen.areas[0].sites],
        ),
        rungs=rungs(points, ladder, top),
        points=points,
        x=min(points * 100 // top, 100),
        pools=rounds(pool_count(seen.options), seen.opened - 1),
        pools_label=page.w("pools", n=seen.opened, all=pool_count(seen.options)),
        decks=decks(page),
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


def decks(page: Page) -> tuple[str, ...]:
    """What can still be drawn, and what happens when that is too little (IWW-14.12)."""
    sizes = page.seen.deck_sizes
    used = ("base", "ascension") if has_ascension(page.seen.options) else ("base",)
    lines = [page.w(f"deck-{deck}", n=n) for deck, n in zip(used, sizes, strict=False)]
    if any(sizes[deck] < m.SOLO_DRAW[deck] for deck in range(len(used))):
        lines.append(page.w(f"shortage-{page.seen.options['solo_shortage']}"))
    return tuple(lines)


def verdict(page: Page, points: int) -> str:
    """The medal or title that was reached, by its slug."""
    seen = page.seen
    if seen.scenario == NONE:
        return TITLES[title(points)]
    won = medal(bytes(seen.areas[0].built), seen.scenario, points)
    return "failed" if won == FAILED else MEDALS[won - 1] if won else "plain"

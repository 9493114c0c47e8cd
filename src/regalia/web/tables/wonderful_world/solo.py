"""A lone ruler's page: pools, a scenario's cards, medals, titles, or what a campaign asks for."""

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.changes import ENTRY_WORDS
from regalia.games.wonderful_world.describe.changes import change
from regalia.games.wonderful_world.describe.prompts import may_win
from regalia.games.wonderful_world.describe.terms import points as points_of
from regalia.games.wonderful_world.describe.terms import words
from regalia.games.wonderful_world.options import has_ascension, pool_count
from regalia.games.wonderful_world.scoring import FAILED, medal, title
from regalia.games.wonderful_world.state import NONE
from regalia.web.tables.wonderful.ledger import rounds
from regalia.web.tables.wonderful.solo import MEDALS, climbed, goals, rungs
from regalia.web.tables.wonderful_world.faces import face, site_face
from regalia.web.tables.wonderful_world.model import Solo
from regalia.web.tables.wonderful_world.page import Page

Ladder = list[tuple[str, str, int]]  # slug, name, least points

WON = "won"  # of a campaign's scenario
TITLES = ("apprentice", "dictator", "emperor", "living_god")


def solo(page: Page) -> Solo | None:
    if page.seats != 1:
        return None
    seen = page.seen
    points = page.score_of(
        seen.areas[0].built, seen.rows[0], seen.areas[0].generals, seen.areas[0].financiers
    )
    title, lead, rule, ladder = task(page)
    steps = rungs(points, ladder)
    wanted = m.SCENARIO_CARDS[seen.scenario] if seen.scenario != NONE else ()
    return Solo(
        title=title,
        lead=lead,
        rule=rule,
        goals=goals(
            page,
            [face(page, card) for card in wanted],
            [face(page, card) for card in seen.areas[0].built],
            [site_face(page, site) for site in seen.areas[0].sites],
        ),
        rungs=steps,
        points=points,
        x=climbed(points, steps),
        pools=rounds(pool_count(seen.options), seen.opened - 1),
        pools_label=page.w("pools", n=seen.opened, all=pool_count(seen.options)),
        decks=decks(page),
        verdict=verdict(page, points) if seen.over else "",
    )


def task(page: Page) -> tuple[str, str, str, Ladder]:
    """What is played for: its title, how it is won, the rule that says so, the points it takes."""
    scenario, aim = page.seen.scenario, page.view.aim
    if aim is not None:
        ladder = [(WON, page.w("won"), aim.points)]
        return aim.name, campaign_lead(page, aim.points), "IWW-19.17", ladder
    if scenario != NONE:
        name = page.name(m.SCENARIO_NAME[scenario])
        return name, page.w("solo-scenario"), "IWW-15.4", scenario_rungs(page)
    return page.w("solo"), page.w("solo-free"), "IWW-14.11", title_rungs(page)


def campaign_lead(page: Page, least: int) -> str:
    """The points, and what else the scenario asks of its winner."""
    told = [words("campaign-solo", points=points_of(least))]
    if page.changes.goal != m.NO_TARGET:
        told.append(change(ENTRY_WORDS.index("goal"), page.changes.goal, page.changes.least))
    return " ".join([page.view.say(line) for line in told])


def scenario_rungs(page: Page) -> Ladder:
    least = m.SCENARIO_MEDALS[page.seen.scenario]
    return [(slug, page.w(f"medal-{slug}"), n) for slug, n in zip(MEDALS, least, strict=True)]


def title_rungs(page: Page) -> Ladder:
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
    """The medal or title that was reached, or whether a campaign goes on, by its slug."""
    seen, aim = page.seen, page.view.aim
    if aim is not None:
        return WON if points >= aim.points and may_win(seen, 0) else "failed"
    if seen.scenario == NONE:
        return TITLES[title(points)]
    won = medal(bytes(seen.areas[0].built), seen.scenario, points)
    return "failed" if won == FAILED else MEDALS[won - 1] if won else "plain"

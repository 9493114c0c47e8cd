"""A lone duke's page: the Danger deck, Spies, the Search, scenarios, medals, ways to lose."""

from collections import Counter
from dataclasses import replace

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom import quests as q
from regalia.games.wonderful_kingdom import scenarios as sc
from regalia.games.wonderful_kingdom.scoring import LOST, medal, medal_table
from regalia.games.wonderful_kingdom.state import NONE, SEARCHING
from regalia.web.tables.wonderful import solo as both
from regalia.web.tables.wonderful.model import Goal
from regalia.web.tables.wonderful_kingdom.faces import face, site_face
from regalia.web.tables.wonderful_kingdom.model import Peril, Solo
from regalia.web.tables.wonderful_kingdom.page import Page


def solo(page: Page) -> Solo | None:
    if page.seats != 1:
        return None
    seen = page.seen
    points = page.score(0)
    least = medal_table(page.world)
    ladder = [
        (slug, page.w(f"medal-{slug}"), n) for slug, n in zip(both.MEDALS, least, strict=True)
    ]
    steps = both.rungs(points, ladder)
    is_scenario = seen.scenario != NONE
    special = Counter(seen.special)
    return Solo(
        title=page.name(sc.SCENARIO_NAME[seen.scenario]) if is_scenario else page.w("solo"),
        lead=page.w(f"lead-{sc.SCENARIO_SLUG[seen.scenario]}" if is_scenario else "solo-free"),
        rule=f"IWK-33.{seen.scenario + 1}" if is_scenario else "IWK-16.15",
        goals=goals(page) if is_scenario else (),
        perils=perils(page),
        rungs=steps,
        points=points,
        x=both.climbed(points, steps),
        verdict=verdict(page) if seen.over else "",
        danger=seen.danger,
        danger_label=page.w("danger", n=seen.danger, left=seen.danger_deck),
        special=tuple((face(page, card), n) for card, n in special.items()),
        spies=seen.spies[0],
        spies_spent=seen.spy_total - seen.spies[0],
        spies_label=page.w("spies-ready", n=seen.spies[0], all=seen.spy_total),
        search=search(page),
        top=face(page, seen.top) if seen.top != NONE else None,
        deck_label=page.w("deck", n=seen.deck_size),
    )


def search(page: Page) -> str:
    if page.seen.phase != SEARCHING:
        return ""
    return page.w("search-used" if page.seen.searched else "search-ready")


def goals(page: Page) -> tuple[Goal, ...]:
    """What the scenario wants built: finished, begun, or no longer there."""
    seen = page.seen
    if seen.scenario == sc.GUILD:
        out = []
        left = seen.menaces[0].count(m.THIEF)
        name = page.card(m.THIEF)
        for n in range(len(sc.SCENARIO_SITES[seen.scenario])):
            is_beaten = n >= left
            word = "goal-beaten" if is_beaten else "goal-there"
            out.append(Goal(name, "menace", "built" if is_beaten else "begun", page.w(word)))
        return tuple(reversed(out))
    # A list has room for names as they are: nothing to break.
    wanted = [
        replace(face(page, card), name=page.card(card)) for card in sc.SCENARIO_SITES[seen.scenario]
    ]
    built = [face(page, card) for card in seen.built[0]]
    return both.goals(page, wanted, built, [site_face(page, site) for site in seen.sites[0]])


def perils(page: Page) -> tuple[Peril, ...]:
    """Every way to lose, and how near it is (IWK-33.15)."""
    seen = page.seen
    out = []
    if seen.scenario == sc.FARMS:
        state = "lost" if seen.lost else "near" if seen.vermin <= 3 else "open"
        out.append(Peril(page.w("peril-vermin"), state, page.w("vermin-left", n=seen.vermin)))
    if seen.scenario == sc.GUILD:
        state = "lost" if seen.lost else "near" if seen.shadow_cubes >= 3 else "open"
        at = page.w("aside", n=seen.shadow_cubes, all=m.SHADOW_ASIDE)
        out.append(Peril(page.w("peril-shadows", n=m.SHADOW_ASIDE), state, at))
    if seen.scenario != NONE:
        wanted = goals(page)
        done = sum(goal.state == "built" for goal in wanted)
        gone = any(goal.state == "gone" for goal in wanted)
        state = "met" if done == len(wanted) else "near" if gone else "open"
        word = "peril-thieves" if seen.scenario == sc.GUILD else "peril-unbuilt"
        at = page.w("of", n=done, all=len(wanted))
        out.append(Peril(page.w(word), state, at))
    for number, quest in enumerate(seen.quests):
        is_met = (seen.steps[0] >> (number * q.STEPS + q.FINAL)) & 1
        text = page.w("peril-final", quest=page.name(q.QUEST_NAME[quest]))
        at = page.w("goal-built" if is_met else "not-yet")
        out.append(Peril(text, "met" if is_met else "open", at))
    return tuple(out)


def verdict(page: Page) -> str:
    """The medal that was won, by its slug."""
    won = medal(page.world)
    return "lost" if won == LOST else both.MEDALS[won - 1] if won else "plain"

"""What can be read is read: contrast of every text in every state, tips and disabled things too."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, needs_browser
from kit.middle import is_mine
from kit.pages import positions, view_of
from kit.show import show
from kit.web import Server, until
from regalia.games.kingsburg.actions import GROUP_ADVISOR, INFLUENCE
from regalia.web.live.table import LiveTable

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

# What each game's page has to open at one of the looks, by class and by the first word of its id.
TIPS = {
    "kingsburg": {"tip tip"},
    "legends": {"tip info"},
    "dragon_castle": set(),
    "wonderful_world": {"tip about about", "tip give give", "tip rival rival"},
    "wonderful_kingdom": {"tip about about"},
}
LOOKS = (3, 14)  # moves of mine before each
IsThere = Callable[[tuple[int, ...]], bool]  # of what I may do

# Dragon Castle says in the status line what other pages say in tips: what a tile would do, why it
# cannot be taken, what a card does. By class, but for what names and marks it.
TOLD = {"preview", "is-why", "preview is-card is-spirit", "preview is-card is-dragon"}
AIMED = """async () => {
  const found = [], kinds = new Set();
  for (const aim of document.querySelectorAll('#tray input[data-shows]')) {
    const told = document.querySelector(`#tray > :is(${aim.dataset.shows})`);
    const kind = [...told.classList].filter(name => !/^aim-|^is-picked$/.test(name)).join(' ');
    if (kinds.has(kind)) continue;
    aim.click();
    if (!told.checkVisibility()) continue;
    kinds.add(kind);
    const {violations} = await axe.run('#status', {
      runOnly: ['color-contrast'], resultTypes: ['violations']});
    for (const {nodes} of violations) for (const node of nodes.slice(0, 3))
      found.push(`${kind}: ${node.target.join(' ')}: ${node.failureSummary}`);
  }
  return [[...kinds], found];
}"""


def play_on(server: Server, live: LiveTable, is_there: IsThere) -> None:
    """Go on at my seat until what I may do is what a test wants to look at."""

    until(lambda: server.see(lambda: is_mine(live)))
    while not is_there(legal := server.see(lambda: live.match.observe(0)).legal):
        action = legal[live.seats[0].moves * 7 % len(legal)]
        server.run(live.play(0, live.seats[0].moves, action, f"to{live.match.count}"))
        until(lambda: server.see(lambda: is_mine(live)))


def after(live: LiveTable, moves: int) -> IsThere:
    """I have made so many moves."""
    return lambda legal: live.seats[0].moves >= moves


@pytest.mark.parametrize("game", TIPS)
def test_nothing_is_faint_in_any_state(browser: Browser, server: Server, game: str) -> None:
    """Two moments, both lights: disabled things, one tip of each kind, every drawer."""
    visitor = Visitor(browser, server.url, still=True)
    live = server.run(server.site.tables.get(visitor.sit(game, 2)))
    opened: set[str] = set()
    found: list[str] = []
    for moves in LOOKS:
        play_on(server, live, after(live, moves))
        visitor.page.reload()
        visitor.go_on()
        kinds, faint = visitor.faint()
        opened |= kinds
        found += faint
    visitor.close()
    assert found == [], "\n".join(found)
    assert opened >= TIPS[game]


def has_ways(legal: tuple[int, ...]) -> bool:
    """An advisor can be won in several ways."""
    advisors = Counter(GROUP_ADVISOR[action - INFLUENCE] for action in legal if action >= INFLUENCE)
    return max(advisors.values(), default=0) > 1


def test_the_other_ways_to_an_advisor_are_not_faint(browser: Browser, server: Server) -> None:
    """In Kingsburg they are a list that opens below what is aimed at."""
    visitor = Visitor(browser, server.url, still=True)
    live = server.run(server.site.tables.get(visitor.sit("kingsburg", 2)))
    play_on(server, live, has_ways)
    visitor.page.reload()
    visitor.go_on()
    opened, found = visitor.faint()
    visitor.close()
    assert found == [], "\n".join(found)
    assert "ways panel ways" in opened


def test_what_a_tile_or_a_card_would_do_is_not_faint(browser: Browser, server: Server) -> None:
    """In Dragon Castle the status line says it, in both lights."""
    visitor = Visitor(browser, server.url, still=True)
    live = server.run(server.site.tables.get(visitor.sit("dragon_castle", 2)))
    play_on(server, live, after(live, LOOKS[0]))
    visitor.page.reload()
    visitor.go_on()
    for light, (told, found) in visitor.in_both_lights(AIMED):
        assert found == [], "\n".join([light, *found])
        assert set(told) >= TOLD
    visitor.close()


def test_what_a_rival_has_built_is_not_faint(browser: Browser, server: Server) -> None:
    """In It's a Wonderful World a rival's tip shows cards: light ground on dark, and ink on it."""
    visitor = Visitor(browser, server.url, still=True)
    visitor.sit("wonderful_world", 3)
    for match in positions("wonderful_world", 3, 5, every=149):
        show(visitor.page, view_of(match, 0, "en"))
        if visitor.page.locator(".tip.rival .built-card").count():
            break
    visitor.go_on()
    opened, found = visitor.faint()
    visitor.close()
    assert found == [], "\n".join(found)
    assert "tip rival rival" in opened

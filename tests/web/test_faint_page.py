"""What can be read is read: contrast of every text in every state, tips and disabled things too."""

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, needs_browser
from kit.web import Server, until

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


@pytest.mark.parametrize("game", TIPS)
def test_nothing_is_faint_in_any_state(browser: Browser, server: Server, game: str) -> None:
    """Two moments, both lights: disabled things, one tip of each kind, every drawer."""
    visitor = Visitor(browser, server.url, still=True)
    live = server.run(server.site.tables.get(visitor.sit(game, 2)))

    def is_asked() -> bool:
        return 0 in live.match.to_act() and not live.plays_itself(0)

    opened: set[str] = set()
    found: list[str] = []
    for moves in LOOKS:
        until(lambda: server.see(is_asked))
        while live.seats[0].moves < moves:
            legal = server.see(lambda: live.match.observe(0)).legal
            action = legal[live.seats[0].moves * 7 % len(legal)]
            server.run(live.play(0, live.seats[0].moves, action, f"to{live.match.count}"))
            until(lambda: server.see(is_asked))
        visitor.page.reload()
        visitor.go_on()
        kinds, faint = visitor.faint()
        opened |= kinds
        found += faint
    visitor.close()
    assert found == [], "\n".join(found)
    assert opened >= TIPS[game]

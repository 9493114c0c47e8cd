"""A whole game in a browser, but for its middle, which is played while the page is closed."""

from collections.abc import Callable

from kit.browser import Visitor
from kit.web import Server, until
from regalia.web.live import LiveTable


def play_but_the_middle(
    visitor: Visitor,
    server: Server,
    table: str,
    move: Callable[[int], None],
    is_middle: Callable[[LiveTable], bool],
) -> None:
    """Move until the middle begins, and from its end to that of the game."""
    live = server.run(server.site.tables.get(table))
    turn = 0
    while visitor.until_asked() and not server.see(lambda: is_middle(live)):
        move(turn)
        turn += 1
    begun = turn
    assert begun > 3
    visitor.go("/health")
    while server.see(lambda: is_middle(live)):
        until(lambda: server.see(lambda: is_mine(live)))
        moves, legal = live.seats[0].moves, live.match.observe(0).legal
        server.run(live.play(0, moves, legal[moves * 7 % len(legal)], f"away{moves}"))
    visitor.go(f"/t/{table}")
    while visitor.until_asked():
        move(turn)
        turn += 1
    assert turn > begun + 3


def is_mine(live: LiveTable) -> bool:
    """Whether the person at seat 0 is asked, and is not answered for."""
    return 0 in live.match.to_act() and not live.plays_itself(0)


def between_years(live: LiveTable) -> bool:
    """Neither in the first year of Kingsburg nor in the last."""
    year: int = live.match.observe(0).year  # type: ignore[attr-defined]
    return 0 < year < 4

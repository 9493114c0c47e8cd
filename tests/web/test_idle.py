"""A table asks nobody who can only end the window: in Kingdom it plays that for them."""

from kit.web import Guest, Server, until
from regalia.games.wonderful_kingdom import GAME

CLICKS = 150


def test_a_window_without_a_gain_is_not_asked_for(server: Server, ada: Guest) -> None:
    """Whenever I am asked there is something to decide; what was played for me is in the record."""
    table = ada.new_table(1, game="wonderful_kingdom", option__module="advisors")
    live = server.run(server.site.tables.get(table))
    match = live.match
    clicks = 0
    for number in range(CLICKS):
        until(lambda: server.see(lambda: match.is_over() or live.next_automatic() is None))
        if match.is_over():
            break
        assert GAME.idle(match.observe(0)) is None
        legal = match.observe(0).legal
        action = legal[number * 7 % len(legal)]
        server.run(live.play(0, live.seats[0].moves, action, f"click{number}"))
        clicks += 1
    until(lambda: server.see(lambda: match.is_over() or live.next_automatic() is None))
    assert match.count > clicks, "some windows closed by themselves"

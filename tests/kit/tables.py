"""Tables played on the server, without anybody clicking."""

from kit.web import Server, until
from regalia.web.live import LiveTable


def finish(server: Server, live: LiveTable) -> None:
    """Let people choose whatever comes first, until the game is over."""
    people = [seat.number for seat in live.seats if seat.kind == "person"]
    while not live.match.is_over():
        asked = [seat for seat in people if seat in live.match.to_act()]
        if not asked:
            until(lambda: live.match.is_over() or set(people) & set(live.match.to_act()))
            continue
        seat = asked[0]
        code = list(live.game.actions.code(live.match.state.legal(seat)[0]))
        server.run(live.play(seat, live.seats[seat].moves, code, f"test-{live.seats[seat].moves}"))
    until(lambda: live.row.status == "over")

"""Once more with the same people: one click each, seats turned, nobody else's seat taken."""

from kit.seats import join
from kit.tables import finish
from kit.web import Guest, Server, until
from regalia.web.auth import again_id


def test_alone_against_bots_it_begins_at_once(server: Server, ada: Guest) -> None:
    """The same game, options and bots, my seat turned by one; a second click leads to the same."""
    table = ada.new_table(3, game="toy", bot__1="uniform", bot__2="uniform")
    refused = ada.post(f"/t/{table}/again", seat="0")
    assert refused.status_code == 403, "not before the end"
    finish(server, server.run(server.site.tables.get(table)))
    before = server.run(server.site.tables.get(table))
    assert "Play again" in ada.get(f"/t/{table}").text
    again = ada.post(f"/t/{table}/again", seat="0", words="mine")
    follows = again_id(server.site.settings.key, table)
    assert again.url.path == f"/t/{follows}"
    made = server.run(server.site.tables.get(follows))
    assert [seat.kind for seat in made.seats] == ["bot", "person", "bot"]
    assert made.names == (before.names[2], before.names[0], before.names[1])
    assert made.seats[1].words == "mine" and made.row.seed != before.row.seed
    assert ada.post(f"/t/{table}/again", seat="0").url.path == f"/t/{follows}"
    until(lambda: 1 in made.match.to_act() or made.match.is_over())


def test_with_others_everybody_clicks_once(server: Server, ada: Guest, bob: Guest) -> None:
    """The first click makes the table and tells the others; each sits down where they belong."""
    table = ada.new_table(2, game="toy", seat__1="open")
    join(ada, bob, table, 1, "Bob")
    finish(server, server.run(server.site.tables.get(table)))
    assert "Rematch" in ada.get(f"/t/{table}").text
    ada.post(f"/t/{table}/again", seat="0", words="from Ada")
    follows = again_id(server.site.settings.key, table)
    made = server.run(server.site.tables.get(follows))
    assert made.row.status == "open" and [seat.kind for seat in made.seats] == ["open", "person"]
    assert "wants to play again" in bob.get(f"/t/{table}").text
    bob.post(f"/t/{table}/again", seat="1", words="from Bob")
    assert made.row.status == "playing" and made.names[0] == "Bob"
    assert [seat.words for seat in made.seats] == ["from Bob", "from Ada"]
    assert "wants to play again" not in bob.get(f"/t/{follows}").text


def test_strangers_cannot_play_again(server: Server, ada: Guest, bob: Guest) -> None:
    """Only whoever sat there; and the seat that waits is nobody else's."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Eve")
    finish(server, server.run(server.site.tables.get(table)))
    assert bob.post(f"/t/{table}/again", seat="0").status_code == 403
    follows = again_id(server.site.settings.key, table)
    assert bob.get(f"/t/{follows}").status_code == 404, "and there is no such table yet"
    ada.post(f"/t/{table}/again", seat="0")
    made = server.run(server.site.tables.get(follows))
    assert [seat.kind for seat in made.seats] == ["person", "person"], "one screen, both seats"

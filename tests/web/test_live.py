"""Streams: everybody sees what happened, at once, after every break, and once."""

import re
from pathlib import Path
from threading import Event, Thread

from kit.web import Guest, Server, events, until


def test_the_others_see_a_move_at_once(ada: Guest, bob: Guest) -> None:
    """A seat moves; a spectator's stream brings the table anew."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    bob.get(f"/t/{table}")
    with bob.stream(table, f"at={mark(bob)}") as told:
        ada.get(f"/t/{table}?seat=0")
        ada.act(table, "leave")
        event = next(told)
        assert 'id="table"' in event and "<html" not in event


def test_a_stream_starts_with_the_table_unless_it_is_there(ada: Guest) -> None:
    """Reconnecting brings what is current; what the page shows already is not sent again."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    with ada.stream(table, "seat=0") as told:
        shown = next(told)
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "leave")
    headers = {"last-event-id": mark(ada)}
    ada.act(table, "raise")
    with ada.client.stream("GET", f"/t/{table}/stream?seat=0", headers=headers) as answer:
        again = next(events(answer))
    assert shown != again and "raise" in again


def test_a_quiet_stream_shows_signs_of_life(tmp_path: Path) -> None:
    """They keep proxies from closing it, and tell a page which frame is the newest."""
    with Server(tmp_path / "t.db", heartbeat=0.05) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
        with guest.client.stream("GET", f"/t/{table}/stream?seat=0") as answer:
            lines = answer.iter_lines()
            frame = next(line for line in lines if "data-at=" in line)
            for _ in range(2):
                assert next(line for line in lines if line == "event: here")
                at = next(lines).removeprefix("data: ")
                assert f'data-at="{at}"' in frame
        guest.close()


def test_who_is_up_to_date_hears_so_at_once(ada: Guest) -> None:
    """The first word of a stream that has nothing to send names what the page shows."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    with ada.stream(table, "seat=0") as told:
        next(told)  # somebody is here: that shows on the page
        ada.get(f"/t/{table}?seat=0")
        at = re.search(r'data-at="([0-9a-f.]+)"', ada.text)
        assert at
        with ada.client.stream("GET", f"/t/{table}/stream?seat=0&at={at[1]}") as answer:
            lines = answer.iter_lines()
            assert [next(lines), next(lines)] == ["event: here", f"data: {at[1]}"]


def test_hidden_steps_do_not_shift_the_signs_of_life(tmp_path: Path) -> None:
    """What wakes a stream and shows nothing does not change when the next sign comes."""
    with Server(tmp_path / "t.db", heartbeat=0.5) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
        stop = Event()

        def wake() -> None:
            assert server.loop is not None
            while not stop.wait(0.05):
                server.loop.call_soon_threadsafe(server.site.tables.publish, table)

        thread = Thread(target=wake, daemon=True)
        thread.start()
        try:
            with guest.client.stream("GET", f"/t/{table}/stream?seat=0") as answer:
                signs = (line for line in answer.iter_lines() if line == "event: here")
                assert next(signs) and next(signs)
        finally:
            stop.set()
            thread.join()
            guest.close()


def test_a_seat_given_back_loses_its_stream_and_its_cookie(ada: Guest, bob: Guest) -> None:
    """Bob gets up, everybody reads it, and only a new link leads to the seat."""
    table = ada.new_table(2, game="toy", seat__1="open")
    link = secret_link(ada, table, 1)
    bob.get(link)
    bob.post(link, name="Bob")
    bob.get(f"/t/{table}")
    assert 'name="seat" value="1"' in bob.text
    with bob.stream(table, "seat=1") as told:
        next(told)
        assert bob.post(f"/t/{table}/leave", seat="1").status_code == 200
        assert list(told) == []
    bob.get(f"/t/{table}")
    assert 'name="seat" value="1"' not in bob.text
    assert "Bob gave the seat back." in ada.get(f"/t/{table}").text
    assert bob.get(link).status_code == 410
    new = secret_link(ada, table, 1)
    assert new != link and bob.get(new).status_code == 200
    bob.post(new, name="Zoe")
    bob.get(f"/t/{table}")
    assert 'name="seat" value="1"' in bob.text
    assert "Zoe took the free seat." in ada.get(f"/t/{table}").text


def test_since_you_last_looked(server: Server, ada: Guest, bob: Guest) -> None:
    """What happened while nobody of the seat was looking is marked when it comes back."""
    table = ada.new_table(2, game="toy", seat__1="open")
    link = secret_link(ada, table, 1)
    bob.post(link, name="Bob")
    live = server.run(server.site.tables.get(table))
    with bob.stream(table) as told:
        next(told)
    until(lambda: not live.here)
    ada.get(f"/t/{table}")
    ada.act(table, "peek")
    bob.get(f"/t/{table}")
    assert "Meanwhile" in bob.text
    with bob.stream(table) as told:
        next(told)
    until(lambda: live.seats[1].seen == live.match.count)
    bob.get(f"/t/{table}")
    assert "Meanwhile" not in bob.text


def test_a_hot_seat_has_a_curtain(ada: Guest) -> None:
    """One browser, two seats: the board hides everything until the next one says who looks."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    ada.get(f"/t/{table}?seat=0")
    ada.act(table, "peek")
    assert "raise" in ada.actions(), "after the peek I am asked at once: no curtain"
    ada.act(table, "raise")
    ada.act(table, "seal")
    assert not ada.actions()
    assert "I am Zoe: show my view" in ada.text and f"/t/{table}?seat=1" in ada.text
    ada.get(f"/t/{table}?seat=1")
    assert "raise" in ada.actions()
    assert 'name="seat" value="1"' in ada.text


def test_no_curtain_where_nothing_is_secret(ada: Guest) -> None:
    """Legends at one screen: whoever is to act is shown at once; bids, once made, are hidden."""
    table = ada.new_table(
        2, game="legends", seat__1="me", name__1="Zoe", **{"option-setup_player": "0"}
    )
    ada.get(f"/t/{table}")
    shown = []
    while not any(action.startswith("bid") for action in ada.actions()):
        shown.append(re.search(r'name="seat" value="(\d)"', ada.text).group(1))  # type: ignore[union-attr]
        assert ada.actions(), "a curtain, before there is anything to hide"
        ada.act(table, ada.actions()[0])
        ada.get(f"/t/{table}")
    assert set(shown) == {"0", "1"}, "the neutral armies are placed in turn"
    ada.act(table, "bid 3")
    assert not ada.actions(), "one bid is made"
    assert "I am Zoe: show my view" in ada.text
    ada.get(f"/t/{table}?seat=1")
    ada.act(table, "bid 2")
    ada.get(f"/t/{table}?seat=1")
    assert any(action.startswith("take") for action in ada.actions()), "the first player's turn"
    assert 'name="seat" value="0"' in ada.text


def test_an_open_table_is_found_in_the_lobby(server: Server, ada: Guest, bob: Guest) -> None:
    """Listed tables can be joined by strangers, others only by link."""
    listed = ada.new_table(2, seat__1="open")
    private = ada.new_table(2, seat__1="open", listed="")
    page = bob.get("/").text
    assert listed in page and private not in page
    assert bob.get(f"/t/{private}/sit/1").status_code == 403
    assert bob.get(f"/t/{listed}/sit/1").status_code == 200
    assert bob.post(f"/t/{listed}/sit/1", name="Ada").status_code == 422, "the name is taken"
    assert bob.post(f"/t/{listed}/sit/1", name="Bob").status_code == 200
    assert server.run(server.site.tables.get(listed)).row.status == "playing"
    assert ada.post(f"/t/{private}/seats/1/bot").status_code == 200
    assert server.run(server.site.tables.get(private)).row.status == "playing"


def test_languages_and_lights_follow_the_reader(server: Server, ada: Guest) -> None:
    """The browser's language first, then the one chosen, at the same place."""
    french = Guest(server.url, "de,fr;q=0.8")
    assert '<html lang="fr"' in french.get("/").text
    french.close()
    table = ada.new_table(2)
    assert '<html lang="en"' in ada.get(f"/t/{table}").text
    answer = ada.post("/prefs", lang="fr", theme="dark", next=f"/t/{table}")
    assert answer.url.path == f"/t/{table}"
    assert '<html lang="fr" data-theme="dark"' in answer.text


def test_rules_are_found_by_words_and_by_number(ada: Guest) -> None:
    """Every rule has a place to point at."""
    assert 'id="KB-5.5"' in ada.get("/rules/kingsburg").text
    found = ada.get("/rules/kingsburg?q=soldier").text
    assert 'id="KB-11.3"' in found and 'id="KB-5.5"' not in found
    assert "No rule contains all these words" in ada.get("/rules/kingsburg?q=submarine").text
    linked = ada.get("/rules/legends?q=sources").text
    assert 'id="EL-1.5"' in linked and "](" not in linked, "links of the documents are words here"


def test_your_tables_say_whose_turn_it_is(ada: Guest) -> None:
    """The lobby greets me with what waits for me."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    page = ada.get("/").text
    assert table in page and "your turn at one table" in page


def mark(guest: Guest) -> str:
    """The mark of the table a page shows."""
    found = re.search(r"at=([0-9a-f]+)", guest.text)
    assert found
    return found[1]


def secret_link(host: Guest, table: str, seat: int) -> str:
    """The address of a seat, from the host's page."""
    host.get(f"/t/{table}/invite")
    found = re.search(rf"/t/{table}/seat/{seat}/\w+", host.text)
    assert found
    return found[0]

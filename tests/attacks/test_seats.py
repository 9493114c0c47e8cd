"""Seats: nobody can sit where somebody else has sat down, by any link, at any moment."""

from collections.abc import Iterator

import pytest

from kit.raw import HeldBack, cookies_of
from kit.seats import secret_link, sees_seat
from kit.web import Guest, Server


@pytest.fixture
def cyd(server: Server) -> Iterator[Guest]:
    """A third person."""
    guest = Guest(server.url)
    yield guest
    guest.close()


def test_a_seat_is_not_stolen_by_a_body_that_comes_late(
    server: Server, ada: Guest, bob: Guest, cyd: Guest
) -> None:
    """Cyd asks for the seat, Bob takes it, Cyd's request is finished: no cookie for Cyd."""
    table = ada.new_table(2, game="toy", seat__1="open")
    late = HeldBack(cyd, f"/t/{table}/sit/1", name="Cyd")
    assert bob.post(f"/t/{table}/sit/1", name="Bob").status_code == 200
    status, answer = late.finish()
    assert status in (403, 409)
    assert "regalia_seats" not in cookies_of(answer)
    assert sees_seat(bob, table, 1) and not sees_seat(cyd, table, 1)
    assert server.run(server.site.tables.get(table)).names == ("Ada", "Bob")


def test_a_link_is_not_used_twice_by_a_body_that_comes_late(
    ada: Guest, bob: Guest, cyd: Guest
) -> None:
    """The same with a secret link that went round: first come, first served, once."""
    table = ada.new_table(2, game="toy", seat__1="open", listed="")
    link = secret_link(ada, table, 1)
    late = HeldBack(cyd, link, name="Cyd")
    assert bob.post(link, name="Bob").status_code == 200
    status, answer = late.finish()
    assert status == 410 and "regalia_seats" not in cookies_of(answer)
    assert sees_seat(bob, table, 1) and not sees_seat(cyd, table, 1)


def test_the_host_cannot_use_a_guests_link(ada: Guest, bob: Guest) -> None:
    """Once Bob sits, the link the host has known all along opens nothing, and none is shown."""
    table = ada.new_table(2, game="toy", seat__1="open")
    link = secret_link(ada, table, 1)
    bob.post(link, name="Bob")
    assert ada.get(link).status_code == 410
    assert ada.post(link, name="Bob").status_code == 410
    assert f"/t/{table}/seat/" not in ada.get(f"/t/{table}/invite").text
    assert ada.post(f"/t/{table}/seats/1/reissue").status_code == 403
    assert ada.post(f"/t/{table}/seats/1/bot").status_code == 409
    assert not sees_seat(ada, table, 1) and sees_seat(bob, table, 1)


def test_only_the_player_in_a_seat_gives_it_back(ada: Guest, bob: Guest, cyd: Guest) -> None:
    """Neither the host nor a stranger can; the log tells everybody when Bob does."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(secret_link(ada, table, 1), name="Bob")
    for guest in (ada, cyd):
        assert guest.post(f"/t/{table}/leave", seat="1").status_code == 403
    assert bob.post(f"/t/{table}/leave", seat="1").status_code == 200
    for guest in (ada, cyd):
        assert "Bob gave the seat back." in guest.get(f"/t/{table}").text
    assert not sees_seat(bob, table, 1)
    assert cyd.post(f"/t/{table}/sit/1", name="Cyd").status_code == 403, "not without a link"


def test_a_link_to_my_other_device_is_mine_to_make_and_works_once(
    ada: Guest, bob: Guest, cyd: Guest
) -> None:
    """Only Bob sees it; the first device that opens it plays for him, the second does not."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(secret_link(ada, table, 1), name="Bob")
    for guest in (ada, cyd):
        assert guest.get(f"/t/{table}/device?seat=1").status_code == 403
    link = secret_link(bob, table, 1, "device")
    phone, thief = Guest(str(bob.client.base_url)), Guest(str(bob.client.base_url))
    assert phone.get(link).status_code == 200
    assert phone.post(link).status_code == 200
    assert sees_seat(phone, table, 1) and sees_seat(bob, table, 1)
    assert thief.post(link).status_code == 410 and not sees_seat(thief, table, 1)
    assert secret_link(bob, table, 1, "device") != link
    bob.post(f"/t/{table}/leave", seat="1")
    assert not sees_seat(phone, table, 1), "a seat given back is given back on every device"
    phone.close()
    thief.close()

"""Links to seats, and whether a browser holds one."""

import re

import httpx

from kit.web import Guest


def secret_link(guest: Guest, table: str, seat: int, kind: str = "seat") -> str:
    """The address of an open seat from the host's page, or of one's own seat (`device`)."""
    guest.get(f"/t/{table}/invite" if kind == "seat" else f"/t/{table}/device?seat={seat}")
    found = re.search(rf"/t/{table}/{kind}/{seat}/\w+", guest.text)
    assert found, guest.text
    return found[0]


def sees_seat(guest: Guest, table: str, seat: int) -> bool:
    """Whether the page of a table is the one of this seat."""
    guest.get(f"/t/{table}?seat={seat}")
    return f'name="seat" value="{seat}"' in guest.text


def join(host: Guest, guest: Guest, table: str, seat: int, name: str) -> httpx.Response:
    """Sit down by the secret link the host sees."""
    link = secret_link(host, table, seat)
    assert guest.get(link).status_code == 200
    return guest.post(link, name=name)

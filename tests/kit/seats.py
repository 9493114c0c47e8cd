"""Links to seats, and whether a browser holds one."""

import re

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

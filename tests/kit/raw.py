"""Requests byte by byte, over a socket: what no honest browser sends, and when none would."""

import re
import socket
from urllib.parse import urlencode, urlsplit

from kit.web import PATIENCE, Guest


class HeldBack:
    """A post of somebody who sends the head and half of the body, and the rest much later."""

    def __init__(self, guest: Guest, path: str, **form: str) -> None:
        url = urlsplit(str(guest.client.base_url))
        cookies = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
        body = urlencode(form).encode()
        head = [
            f"POST {path} HTTP/1.1",
            f"host: {url.netloc}",
            f"cookie: {cookies}",
            f"x-csrftoken: {guest.client.cookies['csrftoken']}",
            "content-type: application/x-www-form-urlencoded",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        half = len(body) // 2
        self.rest = body[half:]
        self.socket = socket.create_connection((str(url.hostname), url.port or 80), PATIENCE)
        self.socket.sendall("\r\n".join(head).encode() + b"\r\n\r\n" + body[:half])

    def finish(self) -> tuple[int, str]:
        """Send the rest; the status and the whole answer."""
        with self.socket as connection:
            connection.sendall(self.rest)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        answer = b"".join(parts).decode("latin-1")
        return int(answer.split(" ", 2)[1]), answer


def cookies_of(answer: str) -> dict[str, str]:
    """The cookies that a raw answer sets."""
    return dict(re.findall(r"(?im)^set-cookie: (\w+)=\"?([^;\"\r]*)", answer))

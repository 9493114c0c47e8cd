"""Ports for servers under test: in a fixed order, and none to two tests at a time."""

import socket
from collections.abc import Iterator
from typing import Final

# Below those that a system gives to whoever calls somebody: no connection of a browser or a test
# takes one of these between the moment it is found free and the moment a server listens there.
FIRST: Final = 18_000
LAST: Final = 30_000

_claims: list[socket.socket] = []  # bound as long as this process lives


def free_port() -> int:
    """A port nobody listens on, and that no other process which runs tests is given meanwhile."""
    return next(_ports)


def _found() -> Iterator[int]:
    """Every second port; whoever binds the one above it, which nobody else uses, has it."""
    for port in range(FIRST, LAST, 2):
        claim = socket.socket()
        try:
            claim.bind(("127.0.0.1", port + 1))
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
        else:
            _claims.append(claim)
            yield port
    raise AssertionError(f"no port from {FIRST} to {LAST} is free")


_ports = _found()

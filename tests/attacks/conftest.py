"""The server, the people and the browser of these tests."""

from kit.fixtures import ada, bob, browser, pebbles, seeded, server, visitor

__all__ = ["ada", "bob", "browser", "pebbles", "seeded", "server", "visitor"]

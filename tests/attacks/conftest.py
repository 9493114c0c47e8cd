"""The server of these tests, and people who mean no good."""

from kit.fixtures import ada, bob, browser, mallory, pebbles, seeded, server, visitor

__all__ = ["ada", "bob", "browser", "mallory", "pebbles", "seeded", "server", "visitor"]

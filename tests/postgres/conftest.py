"""The toy game for tests of the shared database."""

from kit.fixtures import pebbles

__all__ = ["pebbles"]

"""`regalia`, the command."""

from regalia.cli.app import main

__all__ = ["main"]

"""The server and the people of these tests, and somebody who tries things."""

from pathlib import Path

import pytest

from kit.fixtures import ada, bob, mallory, pebbles, seeded, server

__all__ = ["ada", "bob", "mallory", "pebbles", "seeded", "server"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no file for the key to lie beside, it lies here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

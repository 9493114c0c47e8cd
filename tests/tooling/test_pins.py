"""The constraints file pins what the project asks for."""

import re
import tomllib

from hot_unit import ROOT

PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()


def normal(requirement: str) -> str:
    """A requirement's bare name, spelt as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ \[;]", requirement)[0]).lower()


def test_every_line_is_an_exact_pin() -> None:
    """Name and version, nothing else: no addresses, no hashes."""
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in PINS)


def test_every_requirement_is_pinned() -> None:
    """What pyproject.toml names is in constraints.txt."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = config["project"]
    asked = [
        *project["dependencies"],
        *config["build-system"]["requires"],
        *[name for extra in project["optional-dependencies"].values() for name in extra],
    ]
    assert {normal(name) for name in asked} <= {normal(pin) for pin in PINS}

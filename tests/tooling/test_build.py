"""The tests run the build they claim to run: the source tree, or the compiled install."""

import importlib
import os

import pytest

import regalia
from hot_unit import ROOT, hot_unit

EXPECTED = os.environ.get("REGALIA_EXPECT", "source")
MODULES = [
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in hot_unit(ROOT)
]


def test_regalia_comes_from_where_it_should() -> None:
    """Only the source run imports from src."""
    assert regalia.__file__ is not None
    assert regalia.__file__.startswith(str(ROOT / "src")) == (EXPECTED == "source")


@pytest.mark.parametrize("name", MODULES)
def test_every_hot_module_is_of_the_expected_build(name: str) -> None:
    """A hot module is an extension in the compiled install, and Python in the source tree."""
    origin = importlib.import_module(name).__file__
    assert origin is not None
    assert origin.endswith(".py") == (EXPECTED == "source")

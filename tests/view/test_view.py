"""What views are made of: JSON both ways, its schema, print; and what search never pays for."""

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace

import pytest

from kit.schema import fits
from kit.terminal import environment
from regalia import new_match, registry
from regalia.core.game import Game
from regalia.games.kingsburg.view import KingsburgView
from regalia.testing import default_options, walks
from regalia.view import View, from_json, schema

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def views(game: Game) -> list[View]:
    """Some views of a random game for two, one for each position."""
    (walk,) = walks(game, default_options(game, 2), 5, 1)
    return [game.observe(state, walk.at % 3 - 1).view for state in walk.some(6)]


@each_registered
def test_json_obeys_its_schema(game: Game) -> None:
    """Both come from the same types; what does not fit them fits neither."""
    for view in views(game):
        whole = schema(type(view))
        data = json.loads(json.dumps(view.as_json()))
        assert fits(data, whole, whole)
        for wrong in ({**data, "phase": "lunch"}, {**data, "seat": "me"}, {**data, "luck": 1}):
            assert not fits(wrong, whole, whole)
            with pytest.raises(ValueError, match=r"phase|seat|luck"):
                from_json(type(view), wrong)


@each_registered
def test_a_view_cannot_be_changed(game: Game) -> None:
    """Nor is it equal to another."""
    view = views(game)[0]
    with pytest.raises(FrozenInstanceError):
        view.over = True  # type: ignore[misc]
    assert replace(view, over=True) != view


@each_registered
def test_a_view_prints_as_a_sheet(game: Game) -> None:
    """No line is wider than a terminal, and every field has one."""
    for view in views(game):
        lines = str(view).splitlines()
        assert max(map(len, lines)) <= 110
        assert [line for line in lines if line.startswith("phase: ")] == [f"phase: {view.phase}"]  # type: ignore[attr-defined]


def test_json_says_where_it_is_wrong() -> None:
    """The path to what does not fit."""
    data = new_match("kingsburg", 3, 7).observe(0).view.as_json()
    data["provinces"][1]["goods"]["gold"] = "much"
    with pytest.raises(ValueError, match=r"KingsburgView.provinces\[1\].goods.gold is 'much'"):
        from_json(KingsburgView, data)


def test_observing_imports_no_view() -> None:
    """A view is made when it is asked for, and not before."""
    script = (
        "import sys, regalia\n"
        "match = regalia.new_match('kingsburg', 3, 7)\n"
        "match.play(1, match.observe(1).legal[0])\n"
        "before = 'regalia.games.kingsburg.view' in sys.modules\n"
        "match.observe(1).view\n"
        "print(before, 'regalia.games.kingsburg.view' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, text=True
    )
    assert done.stdout == "False True\n", done.stderr

"""Whatever is done to a position: it is refused with its faults, or it can be played."""

import json
from random import Random
from typing import Any

import pytest

from regalia import registry
from regalia.core.game import Game
from regalia.match import BadPosition, Position
from regalia.match.positions import told_by
from regalia.testing import default_options, walks
from regalia.text import say

STRANGE: tuple[Any, ...] = (
    -1,
    0,
    2,
    31,
    10**9,
    None,
    True,
    1.5,
    "",
    "over",
    "x" * 500,
    [],
    {},
    [[]],
    {"a": 1},
)
DAMAGES = 30


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a tree."""
    parts = value.items() if isinstance(value, dict) else []
    if isinstance(value, list):
        parts = list(enumerate(value))
    return [way] * bool(way) + [found for key, part in parts for found in places(part, (*way, key))]


def damage(words: dict[str, Any], random: Random) -> dict[str, Any]:
    """Something else in one place: gone, strange, one more, one less, or from elsewhere."""
    damaged: Any = json.loads(json.dumps(words))
    ways = places(damaged)
    *way, last = random.choice(ways)
    holder = damaged
    for key in way:
        holder = holder[key]
    kind = random.randrange(4)
    if kind == 0:
        del holder[last]
    elif kind == 1:
        holder[last] = random.choice(STRANGE)
    elif isinstance(holder[last], int):
        holder[last] += random.choice((-1, 1))
    elif isinstance(holder[last], list) and holder[last]:
        holder[last].append(random.choice(holder[last]))
    else:
        found = damaged
        for key in random.choice(ways):
            found = found[key]
        holder[last] = json.loads(json.dumps(found))
    return dict(damaged)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_a_damaged_position_is_refused_or_played(game: Game) -> None:
    """Nothing else comes out, and both happen."""
    options = default_options(game, 2)
    random = Random(game.id)
    (walk,) = walks(game, options, 4)
    tables = [told_by(game, state) for state in walk.some(5)]
    refused = 0
    for _ in range(DAMAGES):
        try:
            Position(game, options, 5, damage(random.choice(tables), random))
        except BadPosition as error:
            refused += 1
            assert error.faults and all(say(fault.message(), "fr") for fault in error.faults)
    assert 0 < refused < DAMAGES

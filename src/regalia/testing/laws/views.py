"""The law of views: a view says all that an observation says, and JSON all that a view says."""

import json

from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.testing.failures import law
from regalia.testing.laws.knowledge import watchers
from regalia.testing.walk import walks
from regalia.view import from_json


@law
def check_views(game: Game, options: Options, seed: int) -> None:
    """An observation can be made again from its view alone, and a view from its JSON."""
    for walk in walks(game, options, seed, 3):
        for state in walk.some(5):
            for seat in watchers(options):
                seen = game.observe(state, seat)
                view = seen.view
                assert view is not None, "there is no view to read"
                again = view.observation()
                assert again == seen, f"the view of seat {seat} lost {differing(seen, again)}"
                text = json.dumps(view.as_json())
                assert from_json(type(view), json.loads(text)) == view, "JSON lost something"
                assert hash(view) == hash(seen.view), "a view is not frozen through and through"
                assert str(view) and repr(view)


def differing(seen: Observation, again: Observation) -> list[str]:
    """The fields in which two observations differ."""
    one, other = seen.as_json(), again.as_json()
    return [name for name in one if one[name] != other[name]]

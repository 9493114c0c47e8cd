"""Events: what the log tells, and the rules it cites."""

from importlib import import_module

import pytest

from kit.golden import FOLDER
from kit.told import told_by_rulings
from regalia import ledger, registry
from regalia.core.game import Game
from regalia.match import replay
from regalia.text.log import Line

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def events_of(game: Game) -> dict[str, Line]:
    """The kinds of events of a game."""
    lines: dict[str, Line] = import_module(f"regalia.games.{game.id}.describe.log").EVENTS
    return lines


def listed(game: Game) -> set[tuple[str, str]]:
    """Every kind of event with each rule that it may cite."""
    return {(kind, rule) for kind, line in events_of(game).items() for rule in line.rules}


@each_registered
def test_every_rule_that_an_event_may_cite_exists(game: Game) -> None:
    """A rule of the game's own document, named once."""
    rules = {rule.id for rule in ledger.load_rules(game.id)}
    for kind, line in events_of(game).items():
        assert line.rules, kind
        assert len(set(line.rules)) == len(line.rules), kind
        assert set(line.rules) <= rules, kind


@each_registered
def test_events_cite_the_rules_of_their_kind_and_each_is_met(game: Game) -> None:
    """Golden games and rulings tell every kind, under every rule that it lists and no other."""
    met = told_by_rulings(game.id)
    for path in sorted((FOLDER / game.id).glob("*.json")):
        match = replay(path)
        for event in [*match.opening, *(event for ply in match.plies for event in ply.events)]:
            met.add((event.kind, event.rule))
            arguments = events_of(game)[event.kind].arguments
            if not any(name.startswith("*") for name in arguments):
                assert len(event.args) == len(arguments), event
    assert met - listed(game) == set()
    assert listed(game) - met == set()

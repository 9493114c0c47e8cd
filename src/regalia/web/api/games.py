"""The games on the shelf: what can be chosen, who can be sat down with, what the rules say."""

import json
from functools import cache
from typing import Any

from litestar import Response

from regalia import registry
from regalia.core import options as core
from regalia.core.events import SPECTATOR
from regalia.core.game import Game
from regalia.text import fail
from regalia.view import schema
from regalia.web.api import shapes
from regalia.web.api.operation import Call, operation
from regalia.web.errors import NotFound
from regalia.web.pages.rules import rules_view
from regalia.web.shelf import (
    campaign_choices,
    card,
    offered_bots,
    option_about,
    option_name,
)
from regalia.web.tutorials import goal_of
from regalia.web.view.lobby import BotView

GROUP = "games"
SCHEMA = "application/schema+json"


@operation("GET", "/games", GROUP, gives=shapes.Games)
async def games(call: Call) -> shapes.Games:
    """All games that can be played here, with their options and bots."""
    return shapes.Games([_game(game, call.lang) for game in registry.games()])


@operation("GET", "/games/{game:str}", GROUP, gives=shapes.Game)
async def game(call: Call) -> shapes.Game:
    """One game."""
    return _game(known(call), call.lang)


@operation("GET", "/games/{game:str}/schema", GROUP, media=SCHEMA)
async def game_schema(call: Call) -> Response[Any]:
    """The JSON Schema of the `view` of this game's tables."""
    return Response(_schema(known(call)), media_type=SCHEMA)


@operation(
    "GET", "/games/{game:str}/rules", GROUP, gives=shapes.Rules, query={"q": "words to find"}
)
async def rules(call: Call) -> shapes.Rules:
    """The numbered rules, or those that contain the words of `q`."""
    found = rules_view(call.request, known(call).id)
    return shapes.Rules(
        found.game,
        [
            shapes.Rule(rule.id, rule.text, section.title)
            for section in found.sections
            for rule in section.rules
        ],
    )


def known(call: Call) -> Game:
    """The game of the address."""
    id = call.request.path_params["game"]
    found = next((game for game in registry.games() if game.id == id), None)
    if found is None:
        raise fail(NotFound, "web.error-no-game")
    return found


@cache
def _schema(game: Game) -> bytes:
    """Of what anybody sees of a new game: the kind is the same for every seat and table."""
    options = registry.options(game, min(game.seats))
    view = game.observe(game.new(options, 0), SPECTATOR).view
    if view is None:
        raise fail(NotFound, "web.error-no-game")
    return json.dumps(schema(type(view)), ensure_ascii=False).encode()


def _game(game: Game, lang: str) -> shapes.Game:
    shown = card(game, lang)
    return shapes.Game(
        id=game.id,
        name=shown.name,
        pitch=shown.pitch,
        aim=goal_of(game.id, lang),
        seats=list(game.seats),
        minutes=shown.minutes,
        rules=game.version,
        options=[_option(game, option, lang) for option in game.options()],
        bots=_choices(offered_bots(game.id, lang)),
        campaigns=_choices(
            {
                book.id: book
                for seats in game.seats
                for book in campaign_choices(game, seats, lang)
            }.values()
        ),
    )


def _option(game: Game, option: core.Option, lang: str) -> shapes.Option:
    return shapes.Option(
        id=option.id,
        name=option_name(game, option, lang),
        about=option_about(game, option, lang),
        default=plain(option.default),
        values=[value for value in option.choices if not isinstance(value, tuple)],
        members=[
            shapes.Choice(slug, noun.fr if lang == "fr" else noun.en)
            for slug, noun in option.members
        ],
        by_seat=option.by_seat,
    )


def plain(value: core.OptionValue) -> bool | int | str | list[str] | None:
    """A value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def _choices(found: Any) -> list[shapes.Choice]:
    views: list[BotView] = list(found)
    return [shapes.Choice(view.id, view.label, view.help) for view in views]

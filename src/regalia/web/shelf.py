"""The games as the lobby offers them."""

import tomllib
from functools import cache
from typing import Any

from regalia import bots, registry
from regalia.campaign import shipped
from regalia.campaign.check import GAME as CAMPAIGN_GAME
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.options import Option
from regalia.text import say
from regalia.text.catalogue import Unsayable
from regalia.web.render import TABLES
from regalia.web.view.lobby import (
    BotView,
    GameCard,
    NewSeat,
    NewTable,
    OptionValue,
    OptionView,
)

BOT_NAMES = ("Hazel", "Rowan", "Linden", "Alder", "Willow", "Aspen", "Maple")


def game_name(game: Game, lang: str) -> str:
    return game.name.fr if lang == "fr" else game.name.en


@cache
def _card(game: str) -> dict[str, Any]:
    """What `tables/<game>/card.toml` says: a pitch and how long a game lasts."""
    path = TABLES / game / "card.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def card(game: Game, lang: str, chosen: bool = False) -> GameCard:
    """A game on the shelf."""
    facts = _card(game.id)
    return GameCard(
        id=game.id,
        name=game_name(game, lang),
        pitch=facts.get("pitch", {}).get(lang, ""),
        fewest=min(game.seats),
        most=max(game.seats),
        minutes=facts.get("minutes", 0),
        is_chosen=chosen,
    )


def new_table(game: Game, seats: int, lang: str, my_name: str) -> NewTable:
    """The form for a new table: me against bots until somebody says otherwise."""
    counts = tuple(game.seats)
    seats = seats if seats in counts else min(counts, key=lambda count: abs(count - 3))
    known = bots.names(game.id)
    best = known[-1]
    free = [name for name in BOT_NAMES if name != my_name]
    me = NewSeat(0, "me", my_name or say(Message("common.seat", {"n": 1}), lang), best)
    others = [NewSeat(n, "bot", free[n - 1], best) for n in range(1, seats)]
    return NewTable(
        game=card(game, lang, True),
        seat_counts=counts,
        seats=(me, *others),
        bots=tuple(BotView(bot, bot_label(bot, lang)) for bot in known),
        # What came late and cannot be listed is filled in by a campaign, not by people.
        options=tuple(
            _option(game, option, lang)
            for option in game.options()
            if option.choices or not option.late
        ),
        campaigns=campaign_choices(game, seats, lang),
    )


def campaign_choices(game: Game, seats: int, lang: str) -> tuple[BotView, ...]:
    """The campaigns of a game for so many players."""
    if game.id != CAMPAIGN_GAME:
        return ()
    return tuple(
        BotView(book.slug, book.name.fr if lang == "fr" else book.name.en)
        for book in shipped()
        if seats in book.seats
    )


def all_cards(lang: str, chosen: str) -> tuple[GameCard, ...]:
    return tuple(card(game, lang, game.id == chosen) for game in registry.games())


def bot_label(bot: str, lang: str) -> str:
    return _said(f"web.bot-{bot}", lang, bot.capitalize())


def _option(game: Game, option: Option, lang: str) -> OptionView:
    stem = f"{game.id}.option-{option.id}"
    values = tuple(
        OptionValue(
            registry.spelled(value),
            _said(f"{stem}-{registry.spelled(value)}", lang, registry.spelled(value)),
            value == option.default,
        )
        for value in option.choices or option.samples
    )
    return OptionView(
        name=f"option-{option.id}",
        label=_said(stem, lang, option.id),
        help=_said(f"{stem}-help", lang, ""),
        values=values,
        is_switch=set(option.choices) == {True, False},
    )


def _said(id: str, lang: str, otherwise: str) -> str:
    """A sentence that a game may leave out."""
    try:
        return say(Message(id), lang)
    except Unsayable:
        return otherwise

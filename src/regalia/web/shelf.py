"""The games as the lobby offers them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia import bots, registry
from regalia.bots import levels
from regalia.campaign import shipped
from regalia.campaign.check import GAME as CAMPAIGN_GAME
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.options import Option, OptionValue
from regalia.text import say
from regalia.text.catalogue import Unsayable
from regalia.web.names import is_taken
from regalia.web.render import TABLES
from regalia.web.view.lobby import (
    BotView,
    GameCard,
    NewSeat,
    NewTable,
    Only,
    OptionView,
    ValueView,
)
from regalia.web.view.table import has_rules

GUEST = "Robin"  # a player who has not given a name yet: one that works in both languages
BOT_NAMES = ("Hazel", "Rowan", "Linden", "Alder", "Willow", "Aspen", "Maple")


def game_name(game: Game, lang: str) -> str:
    return game.name.fr if lang == "fr" else game.name.en


@cache
def _card(game: str) -> dict[str, Any]:
    """What `tables/<game>/card.toml` says: a pitch, how long a game lasts, options to hide."""
    path = TABLES / game / "card.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def card(game: Game, lang: str, chosen: bool = False) -> GameCard:
    """A game on the shelf."""
    facts = _card(game.id)
    return GameCard(
        id=game.id,
        name=game_name(game, lang),
        short=facts.get("short", {}).get(lang, game_name(game, lang)),
        pitch=facts.get("pitch", {}).get(lang, "") or _said(f"{game.id}.pitch", lang, ""),
        fewest=min(game.seats),
        most=max(game.seats),
        minutes=facts.get("minutes", 0),
        is_chosen=chosen,
    )


def new_table(game: Game, seats: int, lang: str, my_name: str, form: Mapping[str, str]) -> NewTable:
    """The form for a new table, as it was filled: me against bots until somebody says otherwise."""
    counts = tuple(game.seats)
    seats = seats if seats in counts else min(counts, key=lambda count: abs(count - 3))
    offered = offered_bots(game.id, lang)
    usual = offered[len(offered) // 2].id
    free = [name for name in BOT_NAMES if not is_taken(name, [my_name])]
    names = [my_name, *free]
    return NewTable(
        game=card(game, lang, True),
        seat_counts=counts,
        seats=tuple(
            NewSeat(
                number=n,
                kind=form.get(f"seat-{n}", "bot" if n else "me"),
                name=form.get(f"name-{n}", names[n]),
                bot=form.get(f"bot-{n}", usual),
            )
            for n in range(seats)
        ),
        bots=offered,
        # What came late and cannot be listed is filled in by a campaign, not by people.
        options=tuple(
            _option(game, option, lang, seats, form)
            for option in game.options()
            if (option.choices or not option.late) and _is_for(game, option, seats)
        ),
        has_rules=has_rules(game.id),
        spectator_chat=form.get("spectator-chat") == "on",
        guest="" if my_name else GUEST,
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


def read_seats(game: Game, text: str | None) -> int:
    """How many seats a form asks for, if the game can be played so: nothing counts up to more."""
    seats = {str(count): count for count in game.seats}.get(text or "", 0)
    registry.check_seats(game, seats or text)
    return seats


def read_options(game: Game, seats: int, form: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that a form chooses."""
    typed = [(option.id, read_option(option, seats, form)) for option in game.options()]
    return registry.read_options(game, [f"{id}={text}" for id, text in typed if text])


def read_option(option: Option, seats: int, form: Mapping[str, str]) -> str:
    """An option as it is typed, or "" for its default."""
    name = f"option-{option.id}"
    if option.by_seat:
        return ",".join(filter(None, [form.get(f"{name}-{n}") for n in range(seats)]))
    if option.members:
        return ",".join([slug for slug, _ in option.members if form.get(f"{name}-{slug}")])
    text = form.get(name, "")
    return text if option.choices else ",".join(text.replace(",", " ").split())


def all_cards(lang: str, chosen: str) -> tuple[GameCard, ...]:
    return tuple(card(game, lang, game.id == chosen) for game in registry.games())


def offered_bots(game: str, lang: str) -> tuple[BotView, ...]:
    """The bots a person can choose: the levels of a game that has them, weakest first."""
    names = levels.names(game) or bots.names(game)
    return tuple(
        BotView(bot, bot_label(bot, lang), _said(f"web.bot-{bot}-about", lang, "")) for bot in names
    )


def bot_label(bot: str, lang: str) -> str:
    return _said(f"web.bot-{bot}", lang, bot.capitalize())


def option_name(game: Game, option: Option, lang: str) -> str:
    return _said(f"{game.id}.option-{option.id}", lang, option.id)


def option_about(game: Game, option: Option, lang: str) -> str:
    return _said(f"{game.id}.option-{option.id}-help", lang, "")


def _option(
    game: Game, option: Option, lang: str, seats: int, form: Mapping[str, str]
) -> OptionView:
    stem, name = f"{game.id}.option-{option.id}", f"option-{option.id}"
    typed = read_option(option, seats, form) or registry.spelled(option.default)
    chosen = typed.split(",") if option.members else [typed]
    offered = [(slug, noun.fr if lang == "fr" else noun.en) for slug, noun in option.members] or [
        (text, _said(f"{stem}-{text}", lang, text))
        for text in map(registry.spelled, option.choices)
    ]
    return OptionView(
        name=name,
        kind=_kind(option),
        label=option_name(game, option, lang),
        help=option_about(game, option, lang),
        values=tuple(ValueView(value, label, value in chosen) for value, label in offered),
        text=typed,
        seats=tuple(form.get(f"{name}-{n}", "") for n in range(seats)),
        only=_only(game, option),
    )


def _only(game: Game, option: Option) -> Only | None:
    """Which choice an option belongs to: `[only.<option>]` of the card names it."""
    rule = _card(game.id).get("only", {}).get(option.id, {})
    return Only(rule["option"], tuple(rule["values"])) if "option" in rule else None


def _is_for(game: Game, option: Option, seats: int) -> bool:
    """Whether an option means anything with so many seats; the card says which do not."""
    rule = _card(game.id).get("only", {}).get(option.id, {})
    return seats in rule.get("seats", [seats])


def _kind(option: Option) -> str:
    if option.members:
        return "seat" if option.by_seat else "some"
    if set(option.choices) == {True, False}:
        return "switch"
    return "one" if option.choices else "text"


def _said(id: str, lang: str, otherwise: str) -> str:
    """A sentence that a game may leave out."""
    try:
        return say(Message(id), lang)
    except Unsayable:
        return otherwise

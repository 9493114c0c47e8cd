"""The games, ours listed by hand and others found, and the one door for their options."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module

from regalia import plugins
from regalia.core.errors import BadOption, UnknownGame
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.options import Option, Options, OptionValue
from regalia.text import LONGEST, fail, nearest, shown

# The packages of the games, each named like its game. One is loaded when somebody asks for it:
# whoever plays Kingsburg does not wait for the cards of the other four.
PACKAGES = ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom")
GAMES: tuple[Game, ...]  # all of them, loaded when first read


_NAME_FAULTS = {
    "taken": "common.plugin-taken",
    "name": "common.plugin-name",
    "twice": "common.plugin-twice",
}


class BrokenGame(UnknownGame):
    """A package offers a game that cannot be used."""


def __getattr__(name: str) -> tuple[Game, ...]:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    others = [_adopted(offer) for offer in plugins.offers()]
    loaded = (
        *[_load(package) for package in PACKAGES],
        *[game for game in others if isinstance(game, Game)],
    )
    globals()["GAMES"] = loaded
    return loaded


def _load(package: str) -> Game:
    game: Game = import_module(f"regalia.games.{package}").GAME
    return game


@cache
def _adopted(offer: plugins.Offer) -> Game | BrokenGame:
    """The game that a package offers, or why it cannot be played here."""
    if offer.fault:
        return _broken(offer, Message(_NAME_FAULTS[offer.fault]))
    try:
        game = getattr(import_module(offer.module), offer.attribute)
        if not isinstance(game, Game):
            return _broken(offer, Message("common.plugin-kind", {"where": _where(offer)}))
        if game.id != offer.id:
            return _broken(offer, Message("common.plugin-id", {"id": shown(game.id)}))
        # What every list of games asks of each: here it costs one game, there it would cost all.
        offered = [option.default for option in game.options()]
        if not (game.seats and isinstance(game.name, Name) and len(offered) < MOST_ITEMS):
            return _broken(offer, Message("common.plugin-kind", {"where": _where(offer)}))
    except (Exception, SystemExit) as error:  # somebody else's code: anything may come out of it
        text = f"{type(error).__name__}: {error}"
        return _broken(offer, Message("common.plugin-error", {"error": _line(text)}))
    return game


def _broken(offer: plugins.Offer, why: Message) -> BrokenGame:
    id, package = shown(offer.id), shown(offer.package)
    return fail(BrokenGame, "common.error-plugin", package=package, id=id, why=why)


def _where(offer: plugins.Offer) -> str:
    return f"{offer.module}:{offer.attribute}"


def _line(text: str) -> str:
    """Somebody else's words, short enough for a sentence and on one line."""
    plain = " ".join(text.split())
    return plain if len(plain) <= MOST_LETTERS else plain[:MOST_LETTERS] + "…"


def broken() -> list[BrokenGame]:
    """Why games that other packages offer cannot be played, one sentence each."""
    found = [_adopted(offer) for offer in plugins.offers()]
    return [error for error in found if isinstance(error, BrokenGame)]


MOST_ITEMS = 200  # of a list
MOST_LETTERS = 200  # of a text, or an item of a list
MOST_NUMBER = 1 << 63


def games() -> list[Game]:
    """Every game: ours in the order of the list, then those of other packages."""
    return list(globals().get("GAMES") or __getattr__("GAMES"))


def find(id: str) -> Game:
    """The game with that id."""
    if "GAMES" not in globals() and id in PACKAGES:
        return _load(id)
    offered = [_adopted(offer) for offer in _offers_of(id)]
    if "GAMES" not in globals() and offered and isinstance(offered[0], Game):
        return offered[0]
    for game in games():
        if game.id == id:
            return game
    for refusal in offered:
        if isinstance(refusal, BrokenGame):
            raise refusal
    known = [game.id for game in games()]
    raise fail(
        UnknownGame,
        "common.error-game",
        id=shown(id),
        known=", ".join(known),
        hint=nearest(id, known),
    )


def _offers_of(id: str) -> list[plugins.Offer]:
    return [offer for offer in plugins.offers() if offer.id == id]


def options(game: Game, seats: int, values: Mapping[str, object] | None = None) -> Options:
    """A complete choice: the values given, the defaults for the rest, or BadOption."""
    check_seats(game, seats)
    given = {} if values is None else values
    offered = {option.id: option for option in game.options()}
    for id in given:
        if id not in offered:
            raise _unknown_option(game, id, list(offered))
    chosen = Options(
        seats,
        {
            id: _checked(game, option, given[id]) if id in given else option.default
            for id, option in offered.items()
        },
    )
    objection = game.objection(chosen)
    if objection is not None:
        raise fail(BadOption, "common.error-together", game=game.name, why=objection)
    return chosen


def check_seats(game: Game, seats: object) -> None:
    """BadOption unless the game can be played with so many."""
    if type(seats) is not int or seats not in game.seats:
        raise fail(
            BadOption,
            "common.error-seats",
            game=game.name,
            seats=shown(seats),
            known=", ".join([str(count) for count in game.seats]),
        )


def read_options(game: Game, pairs: Iterable[str]) -> dict[str, OptionValue]:
    """Values typed as `id=value`, each matched with what its option can be."""
    offered = {option.id: option for option in game.options()}
    values: dict[str, OptionValue] = {}
    for pair in pairs:
        id, equals, text = pair.partition("=")
        if not equals:
            raise fail(BadOption, "common.error-pair", pair=shown(pair))
        if id not in offered:
            raise _unknown_option(game, id, list(offered))
        if id in values:
            raise fail(BadOption, "common.error-option-twice", option=id)
        values[id] = _typed(game, offered[id], text)
    return values


def spelled(value: OptionValue) -> str:
    """A value as it is typed."""
    if isinstance(value, tuple):
        return ",".join(value)
    return value if isinstance(value, str) else str(value).lower()


def _checked(game: Game, option: Option, value: object) -> OptionValue:
    """The value in its exact type, if the option can be that."""
    if isinstance(value, list):
        value = tuple(value)
    for choice in option.choices:
        # An int is not a bool here, though Python finds 1 equal to True.
        if type(choice) is type(value) and choice == value:
            return choice
    if not option.choices and _fits(option, value):
        return value  # type: ignore[return-value]
    if isinstance(option.default, tuple) and not isinstance(value, tuple):
        name, found = game.name, shown(value)
        raise fail(BadOption, "common.error-list", game=name, option=option.id, value=found)
    raise _unknown_value(game, option, value)


def _fits(option: Option, value: object) -> bool:
    """Whether a value that cannot be listed is of its option's kind, and short enough to judge."""
    if isinstance(option.default, tuple):
        return isinstance(value, tuple) and len(value) <= MOST_ITEMS and all(map(_is_text, value))
    if isinstance(option.default, str):
        return _is_text(value)
    if type(value) is int:
        return abs(value) < MOST_NUMBER
    return value is None or type(value) is bool or _is_text(value)


def _is_text(value: object) -> bool:
    return type(value) is str and len(value) <= MOST_LETTERS and (not value or value.isprintable())


def _typed(game: Game, option: Option, text: str) -> OptionValue:
    for choice in option.choices:
        if spelled(choice).lower() == text.lower():
            return choice
    if option.choices:
        raise _unknown_value(game, option, text)
    if isinstance(option.default, tuple):
        return tuple([item for item in text.split(",") if item])
    plain: dict[str, OptionValue] = {"none": None, "true": True, "false": False}
    if text.lower() in plain:
        return plain[text.lower()]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 19 else text


def _unknown_option(game: Game, id: object, known: list[str]) -> BadOption:
    return fail(
        BadOption,
        "common.error-option",
        game=game.name,
        option=shown(id),
        known=", ".join(known),
        hint=nearest(id, known),
    )


def _unknown_value(game: Game, option: Option, value: object) -> BadOption:
    return fail(
        BadOption,
        "common.error-value",
        game=game.name,
        option=option.id,
        value=shown(_quoted(value)),
        known=", ".join(_possible(option)),
    )


def _quoted(value: object) -> object:
    """A list as it is typed, no longer than a sentence repeats."""
    if isinstance(value, tuple):
        words = value[:LONGEST]
        return ",".join(words) if all(isinstance(word, str) for word in words) else "[…]"
    return value


def _possible(option: Option) -> list[str]:
    """What an option can be, or some of it."""
    listed = [slug for slug, _ in option.members]
    return listed or [spelled(value) for value in option.choices or option.samples if value != ()]

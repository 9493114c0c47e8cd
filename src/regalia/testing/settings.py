"""A game at every seat count, with the option sets worth testing."""

from collections.abc import Iterator

from regalia.core.game import Game
from regalia.core.options import Option, Options, OptionValue
from regalia.testing.walk import fuzz

MANY = 24  # settings of one game; beyond, `make test` plays a selection


def option_sets(game: Game, seats: int) -> Iterator[tuple[str, Options]]:
    """The defaults, each other sample value alone, and one set with everything unusual."""
    defaults = default_options(game, seats)
    yield "", defaults
    strange = defaults
    for option in game.options():
        for value in others(option):
            options = Options(seats, {**defaults.values(), option.id: value})
            if game.objection(options) is None:
                yield unusual(game, options), options
            options = Options(seats, {**strange.values(), option.id: value})
            if game.objection(options) is None:
                strange = options
    if unusual(game, strange).count("=") > 1:
        yield "-strange", strange


def unusual(game: Game, options: Options) -> str:
    """The values that are not default, as part of a name: `-demons=alternative`."""
    return "".join(
        f"-{option.id}={word(options[option.id])}"
        for option in game.options()
        if repr(options[option.id]) != repr(option.default)
    )


def others(option: Option) -> list[OptionValue]:
    """The sample values that are not the default; True and 1 are different values."""
    return [value for value in option.samples if repr(value) != repr(option.default)]


def word(value: OptionValue) -> str:
    """A value as part of a test's name."""
    if isinstance(value, tuple):
        return "+".join(value) or "none"
    return str(value).lower()


def all_tables(game: Game) -> Iterator[tuple[str, int, str, Options]]:
    """Every seat count with every option set, named readably: `kingsburg-4-demons=alternative`."""
    for seats in game.seats:
        for name, options in option_sets(game, seats):
            yield f"{game.id}-{seats}{name}", seats, name, options


def tables(game: Game) -> Iterator[tuple[str, Options]]:
    """All settings of a game; of a game with many, each seat count and each option set once.

    `make fuzz` plays them all. Option sets take the seat counts in turn, so that all are met.
    """
    every = list(all_tables(game))
    if fuzz() > 1 or len(every) <= MANY:
        yield from ((name, options) for name, _, _, options in every)
        return
    chances: dict[str, list[int]] = {}
    for _, seats, name, _ in every:
        chances.setdefault(name, []).append(seats)
    turn = {name: seats[i % len(seats)] for i, (name, seats) in enumerate(chances.items())}
    for full, seats, name, options in every:
        if name == "" or turn[name] == seats:
            yield full, options


def default_options(game: Game, seats: int, **values: OptionValue) -> Options:
    """A game's defaults, and what differs from them."""
    defaults = {option.id: option.default for option in game.options()}
    return Options(seats, {**defaults, **values})

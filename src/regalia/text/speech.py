"""From a Message to a sentence."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from regalia.core.message import Message, Name, Seat
from regalia.text.catalogue import COMMON, Unsayable, add, catalogue

Plain = int | str
REMEMBERED = 120  # letters of arguments in a sentence that is kept
SENTENCES = 1 << 14  # how many are remembered; a page says hundreds, most of them again and again


def say(
    message: Message, lang: str = "en", names: Sequence[str] = (), me: int | None = None
) -> str:
    """The sentence, with seats called by `names` and addressed as "you" where the seat is `me`."""
    if not message.args:
        return _sentence(message.id, lang, "no", ())
    seat = message.args.get("seat")
    mine = me is not None and isinstance(seat, Seat) and seat.number == me
    args = tuple([(key, _plain(value, lang, names, me)) for key, value in message.args.items()])
    letters = sum([len(value) for _, value in args if isinstance(value, str)])
    # What strangers send is seldom sent again: their long sentences would fill the memory.
    spoken = _sentence if letters <= REMEMBERED else _sentence.__wrapped__
    return spoken(message.id, lang, "yes" if mine else "no", args)


def add_catalogue(name: str, words: Mapping[str, str]) -> None:
    """Teach the words of a game that lives outside this package: Fluent source by language."""
    add(name, words)
    _sentence.cache_clear()


def _plain(value: object, lang: str, names: Sequence[str], me: int | None) -> Plain:
    """An argument as Fluent takes it."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, Name):
        return value.fr if lang == "fr" else value.en
    if isinstance(value, Seat):
        return _called(value.number, lang, names)
    if isinstance(value, Message):
        return say(value, lang, names, me)
    if isinstance(value, list | tuple):
        return _listed([str(_plain(item, lang, names, me)) for item in value], lang)
    raise Unsayable(f"{value!r} cannot be an argument of a message")


def _called(seat: int, lang: str, names: Sequence[str]) -> str:
    if seat < 0:
        raise Unsayable(f"seat {seat} has no name")
    if seat < len(names) and names[seat]:
        return names[seat]
    return _sentence(f"{COMMON}.seat", lang, "no", (("n", seat + 1),))


def _listed(items: list[str], lang: str) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    first = (("first", ", ".join(items[:-1])), ("last", items[-1]))
    return _sentence(f"{COMMON}.list", lang, "no", first)


@lru_cache(maxsize=SENTENCES)
def _sentence(id: str, lang: str, me: str, args: tuple[tuple[str, Plain], ...]) -> str:
    name, dot, entry = id.partition(".")
    if not dot:
        raise Unsayable(f"{id!r} is no message id: it names no catalogue")
    return catalogue(name, lang).sentence(entry, {"me": me, **dict(args)})

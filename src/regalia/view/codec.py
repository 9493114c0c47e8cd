"""Records as JSON values and back, by their types."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from regalia.core.options import Options
from regalia.view.record import OneOf, Record, Thing, known

R = TypeVar("R", bound=Record)

# What reads a JSON value; the str says where it stands, for errors.
Reader = Callable[[Any, str], Any]


def as_json(value: object) -> Any:
    """A record, or anything a record may hold, as JSON values."""
    if isinstance(value, Thing):
        return value.slug
    if isinstance(value, Record):
        return {field.name: as_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [as_json(part) for part in value]
    if isinstance(value, Options):
        return {"seats": value.seats, **{id: as_json(part) for id, part in value.pairs}}
    return value


def from_json(kind: type[R], data: Any) -> R:
    """The record that JSON values describe; ValueError where they do not fit its types."""
    whole: Any = kind
    found: R = reader(whole)(data, kind.__name__)
    return found


@cache
def hints(kind: type) -> dict[str, Any]:
    """The types of a record's fields, in their order."""
    found = get_type_hints(kind, include_extras=True)
    return {field.name: found[field.name] for field in fields(kind)}


def if_there(kind: Any) -> Any:
    """What a type that allows None is otherwise; None for one that does not."""
    if get_origin(kind) not in (UnionType, Union):
        return None
    (inner,) = [part for part in get_args(kind) if part is not NoneType]
    return inner


@cache
def reader(kind: Any) -> Reader:
    """What reads values of a type."""
    if (inner := if_there(kind)) is not None:
        read = reader(inner)
        return lambda data, where: None if data is None else read(data, where)
    if get_origin(kind) is tuple:
        return _tuple_reader(get_args(kind))
    if get_origin(kind) is Annotated:
        base, one_of = get_args(kind)
        assert base is str and isinstance(one_of, OneOf)
        return lambda data, where: _among(data, one_of.words, where)
    if kind is Options:
        return _options
    if issubclass(kind, Thing):
        things = known(kind)
        return lambda data, where: things[_among(data, things, where)]
    if issubclass(kind, Record):
        return _record_reader(kind)
    assert kind in (int, str, bool), kind
    return lambda data, where: _plain(data, kind, where)


def _plain(data: Any, kind: type, where: str) -> Any:
    if type(data) is not kind:
        raise ValueError(f"{where} is {data!r}, should be of type {kind.__name__}")
    return data


def _among(data: Any, words: Any, where: str) -> Any:
    if type(data) is not str or data not in words:
        raise ValueError(f"{where} is {data!r}, should be one of {', '.join(words)}")
    return data


def _tuple_reader(args: tuple[Any, ...]) -> Reader:
    assert len(args) == 2 and args[1] is Ellipsis, args
    read = reader(args[0])

    def read_all(data: Any, where: str) -> Any:
        parts = _plain(data, list, where)
        return tuple([read(part, f"{where}[{at}]") for at, part in enumerate(parts)])

    return read_all


def _record_reader(kind: Any) -> Reader:
    readers: dict[str, Reader] = {}

    def read(data: Any, where: str) -> Any:
        if not readers:  # a record may hold others of its own kind
            readers.update({name: reader(hint) for name, hint in hints(kind).items()})
        parts = _plain(data, dict, where)
        if parts.keys() != readers.keys():
            odd = ", ".join(sorted(map(str, parts.keys() ^ readers.keys())))
            raise ValueError(f"{where} lacks these fields, or should not have them: {odd}")
        found = {name: read(parts[name], f"{where}.{name}") for name, read in readers.items()}
        return kind(**found)

    return read


def _options(data: Any, where: str) -> Options:
    parts = dict(_plain(data, dict, where))
    seats = _plain(parts.pop("seats", None), int, f"{where}.seats")
    return Options(
        seats,
        {id: tuple(part) if isinstance(part, list) else part for id, part in parts.items()},
    )

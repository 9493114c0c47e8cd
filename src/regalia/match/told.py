"""Part of a record, told in words: read by its types with every fault named, laid over a whole one.

What is told is a tree of dicts, lists, words and numbers in the shape of a view, as JSON has it.
Things are called by slug or by name, in either language.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Annotated, Any, get_args, get_origin

from regalia.core.options import Options
from regalia.text import nearest, shown
from regalia.view.codec import as_json, hints, if_there
from regalia.view.position import Faults, Table, Told
from regalia.view.record import Record, Thing, known

MOST_NUMBER = 1_000_000  # no number on a table is as large
MOST_ITEMS = 300  # of a row
_NOTHING = object()  # what could not be read
_NOT: dict[type, str] = {
    int: "common.fault-int",
    str: "common.fault-str",
    bool: "common.fault-bool",
}
_BLANK: dict[Any, Any] = {int: 0, bool: False, str: ""}


def plain(value: object) -> Any:
    """What somebody told in Python, as JSON has it: things by slug, tuples as lists."""
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, Thing | Record | Options):
        return as_json(value)
    return value


class Reader:
    """Reads what was told of a table."""

    def __init__(self, table: Table, seats: int, faults: Faults) -> None:
        self.table = table
        self.seats = seats
        self.faults = faults

    def read(self, words: Mapping[str, Any]) -> Told:
        """All that was told and can be read."""
        found: Told = self.record(self.table.kind, words, "")
        return found

    def value(self, kind: Any, data: Any, place: str) -> Any:
        """A value of a type, or _NOTHING."""
        if (inner := if_there(kind)) is not None:
            return None if data is None else self.value(inner, data, place)
        if get_origin(kind) is tuple:
            return self.row(get_args(kind)[0], data, place)
        if get_origin(kind) is Annotated:
            words = get_args(kind)[1].words
            return self.among(data, {word: word for word in words}, {}, place)
        if issubclass(kind, Thing):
            return self.among(data, known(kind), _names(kind), place)
        if issubclass(kind, Record):
            return self.record(kind, data, place)
        return self.plain(kind, data, place)

    def record(self, kind: Any, data: Any, place: str) -> Any:
        """What was told of a record; what it does not have is a fault."""
        if not isinstance(data, dict):
            self.faults.add(place, "common.fault-record", value=shown(data))
            return _NOTHING
        types = hints(kind)
        found: Told = {}
        for name, part in data.items():
            where = f"{place}.{name}" if place else name
            if name not in types:
                known = [other for other in types if other not in _OBSERVERS]
                self.faults.add(
                    f"{place}.{shown(name)}" if place else shown(name),
                    "common.fault-field",
                    known=", ".join(known),
                    hint=nearest(name, known),
                )
                continue
            value = self.value(types[name], part, where)
            if value is not _NOTHING:
                found[name] = value
        return found

    def row(self, kind: Any, data: Any, place: str) -> Any:
        """A row; one whose records have a key becomes a dict."""
        if not isinstance(data, list) or len(data) > MOST_ITEMS:
            self.faults.add(place, "common.fault-row", value=shown(data), most=MOST_ITEMS)
            return _NOTHING
        items = [self.value(kind, part, f"{place}[{at}]") for at, part in enumerate(data)]
        if _NOTHING in items:
            return _NOTHING
        key = self.table.keys.get(kind)
        return items if key is None else self.by_key(key, items, data, place)

    def by_key(self, key: str, items: list[Told], data: list[Any], place: str) -> Told:
        """The records of a row by their key; by their place where that is the key and not told."""
        found: Told = {}
        for at, item in enumerate(items):
            where = f"{place}[{at}]"
            if key not in item and key in data[at]:
                continue  # it could not be read, which is noted
            if key not in item and key == "seat":
                item["seat"] = at
                if at >= self.seats:
                    self.faults.add(where, "common.fault-seat", seat=at, last=self.seats - 1)
                    continue
            if key not in item:
                self.faults.add(where, "common.fault-missing", field=key)
            elif item[key] in found:
                what = as_json(item[key])
                self.faults.add(f"{where}.{key}", "common.fault-twice", what=shown(what))
            else:
                found[item[key]] = item
        return found

    def among(self, data: Any, things: Mapping[str, Any], names: dict[str, Any], place: str) -> Any:
        """One of some words, in any case; a thing may be called by its name too."""
        word = data.strip().lower() if isinstance(data, str) and len(data) < 80 else ""
        for spelling in (data if isinstance(data, str) else "", word, word.replace(" ", "_")):
            if spelling in things:
                return things[spelling]
        if word in names:
            return names[word]
        words = list(things)
        listed = ", ".join(words) if len(words) <= 24 else ", ".join([*words[:12], "…"])
        self.faults.add(
            place,
            "common.fault-word",
            value=shown(data),
            known=listed,
            hint=nearest(word.replace(" ", "_"), words) or nearest(word, names),
        )
        return _NOTHING

    def plain(self, kind: Any, data: Any, place: str) -> Any:
        """A number, a text, yes or no."""
        if data.__class__ is not kind:
            self.faults.add(place, _NOT[kind], value=shown(data))
            return _NOTHING
        return self.number(data, place) if kind is int else data

    def number(self, data: int, place: str) -> Any:
        """A seat, or a number that a table can hold."""
        name = place.rpartition(".")[2].partition("[")[0]
        if name in self.table.seats:
            if not 0 <= data < self.seats:
                last = self.seats - 1
                self.faults.add(place, "common.fault-seat", seat=shown(data), last=last)
                return _NOTHING
        elif abs(data) > MOST_NUMBER:
            self.faults.add(place, "common.fault-large", value=shown(data))
            return _NOTHING
        elif data < 0 and name not in self.table.below:
            self.faults.add(place, "common.fault-negative", value=data)
            return _NOTHING
        return data


_OBSERVERS = ("game", "options", "seat", "legal", "over")


_NAMES: dict[Any, dict[str, Thing]] = {}


def _names(kind: Any) -> dict[str, Thing]:
    """Things by their names in both languages, in small letters; not those that share one."""
    if kind in _NAMES:
        return _NAMES[kind]
    found: dict[str, Thing] = {}
    shared: set[str] = set()
    for thing in known(kind).values():
        for name in {thing.name.lower(), thing.french.lower()}:
            if name in found:
                shared.add(name)
            found[name] = thing
    _NAMES[kind] = {name: thing for name, thing in found.items() if name not in shared}
    return _NAMES[kind]


class Overlay:
    """Lays what was told over a whole table."""

    def __init__(self, table: Table, faults: Faults) -> None:
        self.keys = table.keys
        self.faults = faults

    def lay(self, base: Any, told: Told, place: str = "") -> Any:
        """A record, with what was told of it in place of what it says."""
        kind: Any = type(base)
        types = hints(kind)
        return replace(
            base,
            **{
                name: self.value(types[name], getattr(base, name), part, _at(place, name))
                for name, part in told.items()
            },
        )

    def value(self, kind: Any, base: Any, told: Any, place: str) -> Any:
        """What was told; of a record, over what it was."""
        kind = if_there(kind) or kind
        if told is None:
            return None
        if get_origin(kind) is tuple:
            inner = get_args(kind)[0]
            if isinstance(told, dict):
                return self.by_key(inner, base, told, place)
            return tuple(
                [self.value(inner, None, part, f"{place}[{at}]") for at, part in enumerate(told)]
            )
        if isinstance(told, dict):
            return self.made(kind, told, place) if base is None else self.lay(base, told, place)
        return told

    def by_key(self, kind: Any, base: Any, told: Told, place: str) -> Any:
        """The records of a row, each with what was told of it."""
        key = self.keys[kind]
        left = dict(told)
        order = list(told)
        found = []
        for at, record in enumerate(base):
            name = getattr(record, key)
            if name in left:
                self.faults.moved[f"{place}[{at}]"] = f"{place}[{order.index(name)}]"
            found.append(self.lay(record, left.pop(name, {}), f"{place}[{at}]"))
        for absent in left:
            self.faults.add(place, "common.fault-absent", what=shown(as_json(absent)), field=key)
        return tuple(found)

    def made(self, kind: Any, told: Told, place: str) -> Any:
        """A new record: what is not told of it is nothing."""
        found = {}
        for name, hint in hints(kind).items():
            where = _at(place, name)
            if name in told:
                found[name] = self.value(hint, None, told[name], where)
            else:
                found[name] = self.blank(hint, where)
        return kind(**found)

    def blank(self, kind: Any, place: str) -> Any:
        """Nothing, as a type has it."""
        if if_there(kind) is not None:
            return None
        if get_origin(kind) is tuple:
            return ()
        if kind in _BLANK:
            return _BLANK[kind]
        if get_origin(kind) is not Annotated and issubclass(kind, Record):
            return self.made(kind, {}, place)
        if all(fault.place != place for fault in self.faults.found):  # or it could not be read
            where, _, field = place.rpartition(".")
            self.faults.add(where, "common.fault-missing", field=field)
        return None


def _at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def contradictions(table: Table, whole: Record, told: Told, faults: Faults) -> None:
    """Notes what was told and is not so on the table that was laid: it follows from the rest."""
    for name, part in told.items():
        if name not in ("to_act", *_OBSERVERS):
            _contradict(table, getattr(whole, name), part, name, faults)


def _contradict(table: Table, whole: Any, told: Any, place: str, faults: Faults) -> None:
    if isinstance(told, dict) and isinstance(whole, tuple):
        key = table.keys[type(whole[0])] if whole else ""
        for at, record in enumerate(whole):
            if getattr(record, key) in told:
                _contradict(table, record, told[getattr(record, key)], f"{place}[{at}]", faults)
    elif isinstance(told, dict) and isinstance(whole, Record):
        for field in fields(whole):
            if field.name in told:
                inner = getattr(whole, field.name)
                _contradict(table, inner, told[field.name], _at(place, field.name), faults)
    elif isinstance(told, list) and isinstance(whole, tuple) and _holds_records(whole, told):
        for at, inner in enumerate(_matched(table, whole, told)):
            _contradict(table, inner, told[at], f"{place}[{at}]", faults)
    elif not _same(whole, told):
        is_, was = shown(_short(whole)), shown(_short(told))
        faults.add(place, "common.fault-follows", told=was, found=is_)


def _matched(table: Table, whole: tuple[Any, ...], told: list[Any]) -> list[Any]:
    """The record that each told one is: a game may keep a row in an order of its own."""
    left, found = list(whole), list(whole)
    for at in sorted(range(len(told)), key=lambda at: -len(str(told[at]))):  # who says most, first
        same = [record for record in left if not _differs(table, record, told[at])]
        if same:
            found[at] = same[0]
            left.remove(same[0])
    return found


def _differs(table: Table, whole: Any, told: Any) -> bool:
    faults = Faults()
    _contradict(table, whole, told, "", faults)
    return bool(faults.found)


def _holds_records(whole: tuple[Any, ...], told: list[Any]) -> bool:
    return len(whole) == len(told) and any(isinstance(part, Record) for part in whole)


def _same(whole: Any, told: Any) -> bool:
    if isinstance(told, list) and isinstance(whole, tuple):
        return sorted(map(_word, whole)) == sorted(map(_word, told))
    return bool(whole == told)


def _word(value: Any) -> str:
    return value.slug if isinstance(value, Thing) else repr(value)


def _short(value: Any) -> Any:
    """A value as a sentence repeats it."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join([str(_short(part)) for part in value]) + "]"
    if isinstance(value, Thing):
        return value.slug
    return "{…}" if isinstance(value, dict | Record) else value

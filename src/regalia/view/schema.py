"""The JSON Schema of a record: what `as_json` writes and `from_json` reads."""

from inspect import getdoc
from typing import Annotated, Any, get_args, get_origin

from regalia.core.options import Options
from regalia.view.codec import hints, if_there
from regalia.view.record import Record, Thing, known

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN = {int: "integer", str: "string", bool: "boolean"}


def schema(kind: type[Record]) -> dict[str, Any]:
    """The schema of a kind of record, with a definition for each kind of record in it."""
    defs: dict[str, Any] = {}
    top = _of(kind, defs)
    return {"$schema": DIALECT, "title": kind.__name__, **top, "$defs": defs}


def _of(kind: Any, defs: dict[str, Any]) -> dict[str, Any]:
    if (inner := if_there(kind)) is not None:
        return {"anyOf": [_of(inner, defs), {"type": "null"}]}
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _of(get_args(kind)[0], defs)}
    if get_origin(kind) is Annotated:
        return {"enum": list(get_args(kind)[1].words)}
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if kind.__name__ not in defs:
        defs[kind.__name__] = {}  # known from now on: a record may hold others of its own kind
        defs[kind.__name__].update(_definition(kind, defs))
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _definition(kind: Any, defs: dict[str, Any]) -> dict[str, Any]:
    about = {"description": getdoc(kind) or ""}
    if kind is Options:
        seats = {"seats": {"type": "integer"}}
        return about | {"type": "object", "properties": seats, "required": ["seats"]}
    if issubclass(kind, Thing):
        return about | {"enum": list(known(kind))}
    parts = {name: _of(hint, defs) for name, hint in hints(kind).items()}
    return about | {
        "type": "object",
        "properties": parts,
        "required": list(parts),
        "additionalProperties": False,
    }

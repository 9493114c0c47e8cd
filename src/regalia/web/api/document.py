"""The OpenAPI document, made from the operations, and the page on which it can be read.

Litestar could write the document too, but would lose what bodies refuse, and its viewers come from
elsewhere, which our Content-Security-Policy forbids.
"""

import asyncio
import json
from functools import cache
from itertools import groupby
from typing import Any

import msgspec
from litestar import Response, get

from regalia.core.message import Message
from regalia.text import say
from regalia.web.api.operation import ANYONE, JSON, Operation
from regalia.web.api.router import OPERATIONS
from regalia.web.pages.site import Asked, lang_of, page, page_of
from regalia.web.problems import BY_STATUS, KINDS, MEDIA, Problem
from regalia.web.view.api import ApiView, Field, Group, OperationView, ProblemView, Shape

VERSION = "1.1.0"
REFERENCE = "#/components/schemas/{name}"
NEEDS = {
    "id": "a table's or a campaign's id",
    "game": "a game's id",
    "number": "a seat, from 0",
    "mark": "of a record that was brought",
}
LANG = "of the sentences: `en` or `fr`; else Accept-Language decides"


@get("/api/openapi.json")
async def openapi(request: Asked) -> Response[bytes]:
    """The document, for programs that read such."""
    text = await asyncio.to_thread(_written, lang_of(request))
    return Response(text, media_type=JSON)


@get("/api")
async def reference(request: Asked) -> Response[str]:
    """The same, to read."""
    lang = lang_of(request)
    view = await asyncio.to_thread(_view, lang)
    frame = page_of(request, title=say(Message("web.api-title"), lang))
    return page(request, "api.html", page=frame, api=view)


@cache
def _written(lang: str) -> bytes:
    return json.dumps(document(lang), ensure_ascii=False).encode()


def document(lang: str) -> dict[str, Any]:
    """All that can be asked, and what is answered."""
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.address, {})[one.method.lower()] = _operation(one, lang)
    statuses = sorted({status for one in OPERATIONS for status in one.refusals})
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Regalia",
            "version": VERSION,
            "description": say(Message("web.api-lead"), lang),
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": group} for group in dict.fromkeys(one.group for one in OPERATIONS)],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "responses": {str(status): _problem(status, lang) for status in statuses},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(one: Operation, lang: str) -> dict[str, Any]:
    about: dict[str, Any] = {
        "operationId": one.name,
        "tags": [one.group],
        "summary": one.about(lang),
        "parameters": [*_path(one), *_query(one)],
        "responses": {
            str(one.status): _answer(one, lang),
            **{
                str(status): {"$ref": f"#/components/responses/{status}"} for status in one.refusals
            },
        },
        # Where anybody may ask, a token may still say who looks.
        "security": [{"seat": []}] if one.token != ANYONE else [{}, {"seat": []}],
    }
    if one.takes is not None:
        about["requestBody"] = {"required": True, "content": {JSON: {"schema": _ref(one.takes)}}}
    return about


def _path(one: Operation) -> list[dict[str, Any]]:
    kinds = {"str": {"type": "string", "minLength": 1}, "int": {"type": "integer", "minimum": 0}}
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": NEEDS[name],
            "schema": kinds[kind],
        }
        for name, kind in one.parameters
    ]


def _query(one: Operation) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "schema": {"type": "string"}, "description": about}
        for name, about in {"lang": LANG, **one.query}.items()
    ]


def _answer(one: Operation, lang: str) -> dict[str, Any]:
    told = {"description": say(Message("web.api-done"), lang)}
    if one.status == 204:
        return told
    schema = {"type": "string"} if one.media.startswith("text/") else {"type": "object"}
    return {**told, "content": {one.media: {"schema": _ref(one.gives) if one.gives else schema}}}


def _problem(status: int, lang: str) -> dict[str, Any]:
    title = say(Message(f"web.problem-{BY_STATUS[status]}"), lang)
    return {"description": title, "content": {MEDIA: {"schema": _ref(Problem)}}}


def _ref(kind: Any) -> dict[str, Any]:
    return _made()[0][kind]


def _schemas() -> dict[str, Any]:
    return _made()[1]


@cache
def _made() -> tuple[dict[Any, dict[str, Any]], dict[str, Any]]:
    """References by type, and what they refer to."""
    kinds = [kind for one in OPERATIONS for kind in (one.takes, one.gives) if kind is not None]
    kinds = list(dict.fromkeys([*kinds, Problem]))
    found, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return dict(zip(kinds, found, strict=True)), parts


@cache
def _view(lang: str) -> ApiView:
    groups = [
        Group(
            name=group,
            title=say(Message(f"web.api-group-{group}"), lang),
            operations=tuple(_operation_view(one, lang) for one in found),
        )
        for group, found in groupby(OPERATIONS, key=lambda one: one.group)
    ]
    problems = [ProblemView(kind, say(Message(f"web.problem-{kind}"), lang)) for kind in KINDS]
    shapes = [_shape(name, schema) for name, schema in sorted(_schemas().items())]
    return ApiView(tuple(groups), tuple(shapes), tuple(problems))


def _operation_view(one: Operation, lang: str) -> OperationView:
    return OperationView(
        name=one.name,
        method=one.method,
        path=one.address,
        about=one.about(lang),
        token=one.token,
        takes=one.takes.__name__ if one.takes is not None else "",
        gives=_name(one),
        query=tuple(one.query.items()),
    )


def _name(one: Operation) -> str:
    return one.gives.__name__ if isinstance(one.gives, type) and one.gives in _made()[0] else ""


def _shape(name: str, schema: dict[str, Any]) -> Shape:
    needed = schema.get("required", [])
    fields = [
        Field(field, kind_of(about), about.get("description", ""), field in needed)
        for field, about in schema.get("properties", {}).items()
    ]
    return Shape(name, schema.get("description", ""), tuple(fields))


def kind_of(about: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in about:
        return str(about["$ref"]).rpartition("/")[2]
    if "anyOf" in about:
        return " | ".join(dict.fromkeys(kind_of(one) for one in about["anyOf"]))
    if about.get("type") == "array":
        return f"[{kind_of(about['items'])}]" if about.get("items") else "[…]"
    return str(about.get("type", "…"))

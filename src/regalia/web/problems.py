"""Refusals for programs: RFC 9457, with the sentence a person would get."""

import msgspec

from regalia.core.errors import BadOption, CannotUndo, IllegalAction, RegaliaError
from regalia.core.message import Message
from regalia.text import say

MEDIA = "application/problem+json"
TYPES = "/api#problem-"  # where the page explains each type

# The type of a refusal: by its class where one status has several, else by its status.
BY_CLASS: dict[type[RegaliaError], str] = {
    IllegalAction: "illegal-action",
    BadOption: "bad-option",
    CannotUndo: "cannot-undo",
}
BY_STATUS = {
    400: "bad-request",
    401: "no-token",
    403: "not-yours",
    404: "not-found",
    405: "wrong-method",
    408: "too-slow",
    409: "stale",
    410: "gone",
    413: "too-large",
    415: "not-json",
    422: "refused",
    429: "too-fast",
    500: "bug",
    503: "away",
}
KINDS = (*BY_STATUS.values(), *BY_CLASS.values())


class Problem(msgspec.Struct, frozen=True):
    """Why nothing was done; `type` is for programs, `detail` for people."""

    type: str
    title: str
    status: int
    detail: str


def problem(status: int, detail: str, lang: str, error: Exception | None = None) -> bytes:
    """A refusal as JSON."""
    kind = kind_of(status, error)
    title = say(Message(f"web.problem-{kind}"), lang)
    return msgspec.json.encode(Problem(TYPES + kind, title, status, detail))


def kind_of(status: int, error: Exception | None) -> str:
    by_class = (kind for of, kind in BY_CLASS.items() if isinstance(error, of))
    return next(by_class, BY_STATUS.get(status, BY_STATUS[400]))

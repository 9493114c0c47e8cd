"""Forms as they are read here: few parts, UTF-8, whatever their sender calls them.

Litestar decodes each part of a multipart form by the alphabet that the part itself names. Some of
those that Python knows take the square of a text's length, others fail. And it takes apart a plain
form of any length, though only a record, which comes as a file, may be long.
"""

import re
from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from regalia.web.security import BODY_BYTES

MOST_PARTS = 100  # the longest of our forms has some sixty fields
MOST_HEAD = 1000  # bytes before what a part holds
MOST_BOUNDARY = 70  # bytes, as RFC 2046 has it

_NAME = re.compile(rb'(?i)[; ]name="([^"\r\n]*)"')
_FILE = re.compile(rb"(?i)[; ]filename\*?=")


class FormRequest(Request[Any, Any, Any]):
    """A request whose form is read so, by whoever asks for it first."""

    async def form(self) -> FormMultiDict:
        """The fields by name: texts, and the bytes of files."""
        body, (kind, options) = await self.body(), self.content_type
        if kind == RequestEncodingType.URL_ENCODED and len(body) > BODY_BYTES:
            raise ClientException("too long", status_code=413)
        state: Any = ScopeState.from_scope(self.scope)
        if kind == RequestEncodingType.MULTI_PART and state.form is Empty:
            state.form = read_parts(body, options.get("boundary", ""))
        return await super().form()


def read_parts(body: bytes, boundary: str) -> dict[str, Any]:
    """A multipart form (RFC 7578): the last part of each name, files as bytes."""
    if not body:
        return {}  # a GET that says what kind of body it does not have
    if not 0 < len(boundary) <= MOST_BOUNDARY:
        raise ClientException("no boundary")
    mark = b"\r\n--" + boundary.encode()
    _, *parts = (b"\r\n" + body).split(mark, MOST_PARTS + 1)
    if not parts or len(parts) > MOST_PARTS or not parts.pop().startswith(b"--"):
        raise ClientException("too many parts, or no end")
    fields: dict[str, Any] = {}
    for part in parts:
        head, found, content = part.partition(b"\r\n\r\n")
        name = _NAME.search(head[:MOST_HEAD])
        if not found or len(head) > MOST_HEAD or name is None:
            raise ClientException("a part without a name")
        text = content if _FILE.search(head) else content.decode("utf-8", "replace")
        fields[name[1].decode("utf-8", "replace")] = text
    return fields

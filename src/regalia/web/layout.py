"""Line breaks of templates are layout of their source: they mean nothing in what is drawn.

A tag stands on a line of its own wherever it reads best, and still touches its neighbours; a space
that matters is written on a line, or as `{{ " " }}` at its end. Between two words of a text, and
between two attributes of a tag, a line break is a space. JSX reads its sources the same way.
"""

import re
from collections.abc import Iterable

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

BREAK = re.compile(r"\s*\n\s*")


class Layout(Extension):
    """Takes the line breaks out of every template, and keeps the numbers of its lines."""

    def filter_stream(self, stream: TokenStream) -> Iterable[Token]:
        is_tag = False
        for token in stream:
            if token.type == "data":
                text, is_tag = flow(token.value, is_tag)
                token = Token(token.lineno, "data", text)
            yield token


def flow(text: str, is_tag: bool) -> tuple[str, bool]:
    """The text between two marks without its line breaks, and whether it ends inside a tag."""
    whole = ""
    parts = BREAK.split(text)
    for n, part in enumerate(parts):
        if n:
            is_words = whole and part and not (whole.endswith(">") or part.startswith("<"))
            whole += " " if is_tag or is_words else ""
        whole += part
        opened, closed = part.rfind("<"), part.rfind(">")
        is_tag = opened > closed or (is_tag and closed < 0)
    return whole, is_tag

"""What a parsed sentence says once its arguments are put in.

Fluent's own runtime brings the calendars, currencies and time zones of the world: a quarter of what
a short command took. Our sentences hold words and whole numbers, in two languages.
"""

from collections.abc import Mapping
from typing import Protocol

from fluent.syntax import ast

Plain = int | str
Args = Mapping[str, Plain]
GROUPED = {"en": ",", "fr": "\u202f"}  # between thousands; French wants a narrow space
SINGULAR = {"en": (1,), "fr": (0, 1)}  # 0 cards; 0 carte


class CannotSay(Exception):
    """Why a pattern cannot be said."""


class Entries(Protocol):
    """Where the other sentences stand that one refers to."""

    lang: str

    def entry(self, id: str) -> ast.Message | ast.Term:
        """The entry of that id; terms begin with a hyphen."""


def text_of(pattern: ast.Pattern, args: Args, among: Entries) -> str:
    """A pattern as text."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            value = _value(element, args, among)
            parts.append(value if isinstance(value, str) else _digits(value, among.lang))
    return "".join(parts)


def _value(expression: ast.SyntaxNode, args: Args, among: Entries) -> Plain:
    if isinstance(expression, ast.Placeable):
        return _value(expression.expression, args, among)
    if isinstance(expression, ast.VariableReference):
        name = expression.id.name
        if name not in args:
            raise CannotSay(f"there is no ${name}")
        return args[name]
    if isinstance(expression, ast.SelectExpression):
        selector = _value(expression.selector, args, among)
        return text_of(_chosen(selector, expression.variants, among.lang), args, among)
    if isinstance(expression, ast.MessageReference):
        return _referred(expression.id.name, expression.attribute, args, among)
    if isinstance(expression, ast.TermReference):
        # A term sees what it is given, nothing of the sentence around it.
        given = expression.arguments.named if expression.arguments else []
        own = {each.name.name: _value(each.value, args, among) for each in given}
        return _referred("-" + expression.id.name, expression.attribute, own, among)
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral) and "." not in expression.value:
        return int(expression.value)
    raise CannotSay(f"{type(expression).__name__} is more than words and whole numbers")


def _referred(id: str, attribute: ast.Identifier | None, args: Args, among: Entries) -> str:
    entry = among.entry(id)
    pattern = entry.value
    if attribute is not None:
        named = {each.id.name: each.value for each in entry.attributes}
        pattern = named.get(attribute.name)
    if pattern is None:
        raise CannotSay(f"{id} has no such text")
    return text_of(pattern, args, among)


def _chosen(selector: Plain, variants: list[ast.Variant], lang: str) -> ast.Pattern:
    """The first variant that fits: a word, a number, or the number's plural form."""
    fallback = variants[0]
    for variant in variants:
        if variant.default:
            fallback = variant
        if isinstance(variant.key, ast.NumberLiteral):
            if selector == int(variant.key.value):
                return variant.value
        elif variant.key.name == (selector if isinstance(selector, str) else _form(selector, lang)):
            return variant.value
    return fallback.value


def _form(number: int, lang: str) -> str:
    return "one" if abs(number) in SINGULAR[lang] else "other"


def _digits(number: int, lang: str) -> str:
    return f"{number:,}".replace(",", GROUPED[lang])

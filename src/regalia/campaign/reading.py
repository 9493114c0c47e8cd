"""A campaign's file, read field by field; whatever is wrong is said in one sentence."""

import re
import tomllib
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeVar

from regalia.campaign import book as books
from regalia.campaign.book import Book, CampaignCard, Condition, Resolution, Scenario
from regalia.campaign.check import check_book
from regalia.campaign.fault import BadBook, fault
from regalia.core.message import Name
from regalia.text import shown

FORMAT = 1
MOST_BYTES = 200_000
MOST_POINTS = 999
SLUG = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
NUMBER = re.compile(r"[1-9]-[0-9]{2}", re.ASCII)
GIFT = re.compile(r"[KAF]{1,8}", re.ASCII)
SURROGATE = re.compile("[\ud800-\udfff]")
# A terminal would obey them, or show the text in another order; lines and tabs are harmless.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")

T = TypeVar("T")

__all__ = ["BadBook", "read_book"]


def read_book(text: str) -> Book:
    """The campaign that a TOML text tells, or BadBook."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise fault("size", most=MOST_BYTES)
    if SURROGATE.search(text):
        raise fault("unicode")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise fault("toml", why=shown(str(error))) from None
    except ValueError:  # Python reads no integer of thousands of digits
        raise fault("digits") from None
    fields = Fields(data, "campaign")
    if fields.take("format", int) != FORMAT:
        raise fault("format", known=FORMAT)
    book = Book(
        slug=fields.match("slug", SLUG),
        name=fields.name("name"),
        note=fields.name("note"),
        story=fields.name("story"),
        seats=tuple(fields.items("seats", int)),
        played=fields.take("played", int),
        cards=tuple([_card(row) for row in fields.rows("card")]),
        scenarios=tuple([_scenario(row) for row in fields.rows("scenario")]),
        text=text,
        digest=blake2b(text.encode(), digest_size=16).hexdigest(),
    )
    fields.close()
    check_book(book)
    return book


def _card(fields: "Fields") -> CampaignCard:
    card = CampaignCard(
        number=fields.match("number", NUMBER),
        slug=fields.match("slug", SLUG),
        border=fields.one_of("border", (books.GREY, books.ORANGE)),
    )
    fields.close()
    return card


def _scenario(fields: "Fields") -> Scenario:
    slug = fields.match("slug", SLUG)
    fields.where = slug
    scenario = Scenario(
        slug=slug,
        name=fields.name("name"),
        story=fields.name("story"),
        solo=fields.number("solo", 1, MOST_POINTS),
        changes=tuple(fields.items("changes", str)),
        cards=tuple(fields.items("cards", str)),
        final=fields.take("final", bool, False),
        resolutions=tuple([_resolution(row) for row in fields.rows("resolution")]),
    )
    fields.close()
    return scenario


def _resolution(fields: "Fields") -> Resolution:
    who = fields.one_of("who", books.WHO)
    counts = who in (books.MOST, books.REACHING)
    resolution = Resolution(
        who=who,
        text=fields.name("text"),
        of=fields.one_of("of", books.THINGS) if counts else None,
        least=fields.number("least", 1, MOST_POINTS, 1 if who == books.MOST else None)
        if counts
        else 1,
        when=_condition(fields),
        keep=tuple(fields.items("keep", str)),
        gift=fields.match("gift", GIFT, ""),
        adds=tuple(fields.items("adds", str)),
        next=fields.match("next", SLUG, "") or None,
    )
    fields.close()
    return resolution


def _condition(fields: "Fields") -> Condition | None:
    data: dict[str, Any] = fields.take("when", dict, {})
    if not data:
        return None
    inner = Fields(data, f"{fields.where}, when")
    together = inner.one_of("together", books.THINGS)
    if "over" in data:
        condition = Condition(together, over=inner.one_of("over", books.THINGS))
    elif "level" in data:
        condition = Condition(together, level=inner.one_of("level", books.THINGS))
    else:
        condition = Condition(together, each=inner.number("each", 1, MOST_POINTS))
    inner.close()
    return condition


class Fields:
    """One table of the file; what is not taken when it is closed should not be there."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = dict(data)
        self.where = where

    def take(self, field: str, kind: Callable[..., T], default: T | None = None) -> T:
        """A value of that very type."""
        if field not in self.data:
            if default is None:
                raise fault("missing", where=self.where, field=field)
            return default
        value = self.data.pop(field)
        if type(value) is not kind:
            raise self.wrong(field, value)
        found: T = value
        return found

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self.take(field, int, default)
        if not least <= value <= most:
            raise fault("number", where=self.where, field=field, least=least, most=most)
        return value

    def match(self, field: str, pattern: re.Pattern[str], default: str | None = None) -> str:
        """A text of a certain form."""
        if field not in self.data and default is not None:
            return default
        value = self.take(field, str)
        if not pattern.fullmatch(value):
            raise self.wrong(field, value)
        return value

    def one_of(self, field: str, known: tuple[str, ...]) -> str:
        """One of the words we know."""
        value = self.take(field, str)
        if value not in known:
            listed = ", ".join(known)
            raise fault("word", where=self.where, field=field, value=shown(value), known=listed)
        return value

    def items(self, field: str, kind: Callable[..., T]) -> list[T]:
        """A list of values of one type; nothing is an empty one."""
        values: list[T] = self.take(field, list, [])
        for value in values:
            if type(value) is not kind or (isinstance(value, str) and not value.isprintable()):
                raise self.wrong(field, value)
        return values

    def name(self, field: str) -> Name:
        """A text in both languages."""
        value: dict[str, Any] = self.take(field, dict)
        for lang in ("en", "fr"):
            text = value.get(lang)
            if type(text) is not str or not text.strip():
                raise fault("lang", where=self.where, field=field, lang=lang)
            if found := CONTROL.search(text):
                code = f"U+{ord(found[0]):04X}"
                raise fault("control", where=self.where, field=field, lang=lang, code=code)
        if len(value) > 2:
            raise self.wrong(field, ", ".join(value))
        return Name(" ".join(value["en"].split()), " ".join(value["fr"].split()))

    def rows(self, field: str) -> "list[Fields]":
        """Tables under a heading."""
        found = []
        listed: list[Any] = self.take(field, list, [])
        for number, row in enumerate(listed, 1):
            if type(row) is not dict:
                raise self.wrong(field, row)
            where = f"{field} {number}" if self.where == "campaign" else f"{self.where}, {field}"
            found.append(Fields(row, where if self.where == "campaign" else f"{where} {number}"))
        return found

    def close(self) -> None:
        """Nothing may be left over."""
        for field in self.data:
            raise fault("unknown", where=self.where, field=shown(field))

    def wrong(self, field: str, value: object) -> BadBook:
        return fault("wrong", where=self.where, field=field, value=shown(value))

"""The sentences of one catalogue, each parsed when it is first said."""

import re

from fluent.syntax import FluentParser, ast

from regalia.text.catalogue import Unsayable
from regalia.text.pattern import Args, CannotSay, text_of

Entry = ast.Message | ast.Term
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what goes on is indented
# French sets its high punctuation off by spaces that do not break. The catalogues are written with
# plain ones, which people can see.
SPACED = {
    **{f" {mark}": f"\u202f{mark}" for mark in ";!?%"},
    **{f" {mark}": f"\u00a0{mark}" for mark in ":»"},
    "« ": "«\u00a0",
}


def spaced(text: str) -> str:
    """French with the spaces that its typography asks for."""
    for plain, proper in SPACED.items():
        text = text.replace(plain, proper)
    return text


class Sentences:
    """The sentences of one file. An entry is parsed when it is first said: most never are."""

    def __init__(self, where: str, lang: str, source: str) -> None:
        self.where = where  # as complaints call it
        self.lang = lang
        if lang == "fr":
            source = spaced(source)
        self.written: dict[str, str] = {}
        self.parsed: dict[str, Entry] = {}
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] in self.written:
                raise Unsayable(f"{self.where} says {start[1]} twice")
            self.written[start[1]] = source[start.start() : end]
        self.preface = source[: starts[0].start()] if starts else source

    def check(self) -> None:
        """Parse it whole: Fluent itself would pass over what it cannot read."""
        self._parse(self.preface)
        for id in self.written:
            self.entry(id)

    def entry(self, id: str) -> Entry:
        """An entry, parsed; terms begin with a hyphen."""
        if id not in self.parsed:
            if id not in self.written:
                raise Unsayable(f"{self.where} does not say {id!r}")
            self._parse(self.written[id])
        return self.parsed[id]

    def sentence(self, id: str, args: Args) -> str:
        """What an entry says with these arguments."""
        pattern = self.entry(id).value
        if pattern is None:
            raise Unsayable(f"{id!r} of {self.where} is empty")
        try:
            return text_of(pattern, args, self)
        except (CannotSay, RecursionError) as error:
            raise Unsayable(f"{self.where} cannot say {id!r} with {args!r}: {error}") from None

    def _parse(self, source: str) -> None:
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                near = (entry.content or "")[:60]
                raise Unsayable(f"{self.where} has a syntax error near {near!r}")
            if isinstance(entry, ast.Message):
                self.parsed[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.parsed["-" + entry.id.name] = entry

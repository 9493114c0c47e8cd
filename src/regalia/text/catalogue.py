"""Catalogues of sentences, one Fluent file per language: for all games, the web, each game."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from regalia.core.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.text.sentences import Sentences

LANGS = ("en", "fr")
COMMON = "common"
WEB = "web"  # what the pages around all games say

_added: dict[str, Mapping[str, str]] = {}


class Unsayable(RegaliaError):
    """A message that no catalogue can say: a mistake in the program, never the player's."""


def add(name: str, words: Mapping[str, str]) -> None:
    """Keep a catalogue that is no file of this package."""
    if name in (COMMON, WEB) or files("regalia").joinpath("games", name).is_dir():
        raise Unsayable(f"the catalogue {name!r} belongs to Regalia itself")
    _added[name] = words
    catalogue.cache_clear()


def words_in(package: str) -> dict[str, str]:
    """The catalogue that lies in a package, as `words.<lang>.ftl`."""
    folder = files(package)
    return {lang: (folder / f"words.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}


@cache
def catalogue(name: str, lang: str) -> "Sentences":
    """A catalogue in one language, ready to speak."""
    # Late: it brings the parser, and a command may have nothing to say.
    from regalia.text.sentences import Sentences

    if lang not in LANGS:
        raise Unsayable(f"there is no language {lang!r}, only {' and '.join(LANGS)}")
    found = Sentences(f"the catalogue {name}.{lang}", lang, _source(name, lang))
    if name in _added:  # ours are checked by the tests
        found.check()
    return found


def _source(name: str, lang: str) -> str:
    if name in _added:
        return _added[name][lang]
    package = files("regalia")
    if name == COMMON:
        path = package.joinpath("text", f"{COMMON}.{lang}.ftl")
    elif name == WEB:
        path = package.joinpath("web", f"words.{lang}.ftl")
    else:
        path = package.joinpath("games", name, f"words.{lang}.ftl")
    # The name comes from a message id: it names a folder, never a way out of it.
    if not name.isidentifier() or not path.is_file():
        raise Unsayable(f"there is no catalogue {name!r} in {lang}")
    return path.read_text(encoding="utf-8")

"""The pages' own words: complete in both languages, and none that nobody says."""

import re

from fluent.syntax import FluentParser, ast

from regalia.text import LANGS
from regalia.web.render import HERE

WEB = re.compile(r"\bweb\.([a-z][a-z0-9-]*)")


def ids(lang: str) -> set[str]:
    """The sentences of the catalogue."""
    source = (HERE / f"words.{lang}.ftl").read_text(encoding="utf-8")
    return {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}


def used() -> set[str]:
    """What templates and handlers ask for; `web.theme-` asks for a family."""
    files = [path for kind in ("*.py", "*.html") for path in HERE.rglob(kind)]
    cli = HERE.parent / "cli" / "serve.py"
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*files, cli])
    text = re.sub(r"regalia\.web\.\w+", "", text)
    return set(WEB.findall(text))


def test_both_languages_say_the_same() -> None:
    """No sentence is missing in one of them."""
    assert ids("en") == ids("fr")
    assert len(LANGS) == 2


def test_whatever_is_asked_for_can_be_said() -> None:
    """Templates are checked before somebody opens the page that breaks."""
    known = ids("en")
    missing = {id for id in used() if id not in known and not id.endswith("-")}
    assert missing - {"view", "pages", "live", "store"} == set()

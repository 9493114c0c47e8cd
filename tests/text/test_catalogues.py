"""Both languages say the same things, and French elides nothing it cannot see."""

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia.text.sentences import Sentences, spaced

PACKAGE = Path(str(files("regalia")))
CATALOGUES = [
    PACKAGE / "text" / "common.en.ftl",
    PACKAGE / "arena" / "words.en.ftl",
    PACKAGE / "coach" / "words.en.ftl",
    *sorted(PACKAGE.glob("games/*/words.en.ftl")),
]
NUMBERS = "n|count|total|face|last"  # parameters that are always said as digits
# Words that melt into a vowel or an article: before a parameter nobody knows which form is right.
MELTING = re.compile(
    rf"(?:\b(?:le|la|les|de|du|des|au|aux|que|ne|se)\s|(?:[ld]|qu)['’])\{{ \$(?!(?:{NUMBERS}) )"
)
ARTICLE = re.compile(rf"\b(?:a|an)\s\{{ \$(?!(?:{NUMBERS}) )", re.IGNORECASE)


class Parameters(Visitor):
    """Collects the parameters of an entry, those of entries it refers to included."""

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.entries = entries
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note one."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Follow it."""
        self.visit(self.entries[node.id.name])


def entries(path: Path) -> dict[str, set[str]]:
    """The ids of a catalogue with their parameters.

    `$me` and `$seat` do not count: where one language says "you", another may need nothing.
    """
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    known = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    found = {}
    for id, entry in known.items():
        parameters = Parameters(known)
        parameters.visit(entry)
        found[id] = parameters.found - {"me", "seat"}
    return found


def french(path: Path) -> Path:
    """The French catalogue beside an English one."""
    return path.with_name(path.name.replace(".en.", ".fr."))


def in_short(path: Path) -> str:
    """A catalogue by its folder and language."""
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.ftl")), ids=in_short)
def test_a_catalogue_is_without_mistakes(path: Path) -> None:
    """Ours are parsed sentence by sentence as they are said, so that all are parsed here."""
    lang = path.name.split(".")[1]
    Sentences(path.name, lang, path.read_text(encoding="utf-8")).check()


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_messages(path: Path) -> None:
    """The same ids in the same order, so that the files can be read side by side."""
    assert list(entries(path)) == list(entries(french(path)))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parent.name)
def test_both_languages_use_the_same_parameters(path: Path) -> None:
    """What English tells, French tells too."""
    english, other = entries(path), entries(french(path))
    for id in english:
        assert english[id] == other[id], id


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parent.name)
def test_no_article_touches_a_parameter(path: Path) -> None:
    """Elision and a/an depend on a word the catalogue does not know."""
    for line in french(path).read_text(encoding="utf-8").splitlines():
        assert not MELTING.search(line), line
    for line in path.read_text(encoding="utf-8").splitlines():
        assert not ARTICLE.search(line), line


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.ftl")), ids=in_short)
def test_typography(path: Path) -> None:
    """Curly apostrophes, a real minus; in French no-break spaces around what stands high."""
    text = path.read_text(encoding="utf-8")
    for line in (spaced(text) if ".fr." in path.name else text).splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\w'|\(-|(?<!\S)-\d", line), line
            if ".fr." in path.name:
                assert not re.search(r"[\w}][;!?»]|[\w}]:(?!//|\{)|«\w|\.\.\.", line), line


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/material.toml")), ids=in_short)
def test_typography_of_names(path: Path) -> None:
    """Names and texts on cards too; nobody puts their no-break spaces in, so they stand there."""
    material = path.read_text(encoding="utf-8")
    for text in re.findall(r'(?:en|fr) = "([^"]*)"', material):
        assert not re.search(r"\w'|\(-|(?<!\S)-\d", text), text
    for text in re.findall(r'fr = "([^"]*)"', material):
        assert spaced(text) == text and not re.search(r"\w[;:!?]|«\w|\w»", text), text


def test_every_common_message_is_used_and_every_used_one_exists() -> None:
    """The catalogue and the code know each other."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    known = set(entries(CATALOGUES[0]))
    cited = set(re.findall(r'"common\.([a-z][a-z0-9-]*)"', source))
    cited |= set(re.findall(r'"(cli-[a-z0-9-]+)"', source))
    assert cited <= known
    # Table heads are put together from column names; these three are said by the speech itself.
    built = {id for id in known if id.startswith("cli-")} | {"seat", "list"}
    assert known - cited <= built

"""Every rule we ship is proven by a test, and nothing cites a rule that does not exist."""

import re
from pathlib import Path

import pytest

from regalia import ledger

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "rules"
RULES = sorted([*FOLDER.glob("*.md"), *FOLDER.glob("notes/*.md")])
KNOWN = {rule.id for path in RULES for rule in ledger.load_rules(path)}

each_file = pytest.mark.parametrize(
    "path", RULES, ids=lambda path: path.relative_to(FOLDER).as_posix()
)

each_game = pytest.mark.parametrize("game", ledger.PREFIXES.values())
each_language = pytest.mark.parametrize("lang", ["en", "fr"])


@each_file
def test_every_rule_is_proven_or_physical(path: Path) -> None:
    """A rule without a ruling, law or golden record that cites it is a promise nobody checks."""
    found = ledger.measure(ledger.load_rules(path), ledger.scan_proofs(ROOT / "tests"))
    assert found.rules, f"{path.name} holds no rules"
    assert not found.missing, f"no test cites {', '.join(found.missing)}"


@each_file
def test_french_has_the_same_rules(path: Path) -> None:
    """The same ids in the same order, and none left in English."""
    english = ledger.load_rules(path)
    french = ledger.load_rules(FOLDER / "fr" / path.relative_to(FOLDER))
    assert [(rule.id, rule.physical) for rule in french] == [
        (rule.id, rule.physical) for rule in english
    ]
    same = [rule.id for rule, other in zip(english, french, strict=True) if rule.text == other.text]
    assert same == []


def test_no_test_cites_an_unknown_rule() -> None:
    """A citation that leads nowhere is a typing error or a rule that was renumbered."""
    cited = ledger.scan_proofs(ROOT / "tests", folders=["."])
    assert {id: tests for id, tests in cited.items() if id not in KNOWN} == {}


def test_no_source_cites_an_unknown_rule() -> None:
    """Comments, events and words of the games cite rules too; they must exist as well."""
    strangers = {
        path.relative_to(ROOT).as_posix(): unknown
        for path in sorted((ROOT / "src").rglob("*"))
        if path.suffix in {".py", ".toml", ".ftl", ".md"}
        if (unknown := set(ledger.citations(path.read_text(encoding="utf-8"))) - KNOWN)
    }
    assert strangers == {}


@each_file
def test_rules_refer_to_rules_that_exist(path: Path) -> None:
    """The rules cite one another; a broken reference misleads its readers."""
    assert set(ledger.citations(path.read_text(encoding="utf-8"))) - KNOWN == set()


@each_game
def test_players_read_rules_and_engineers_notes(game: str) -> None:
    """No rule is a note too; what speaks of programs, tests and invariants is a note."""
    rules, notes = ledger.load_rules(game), ledger.load_notes(game)
    assert {rule.id for rule in rules}.isdisjoint({note.id for note in notes})
    assert {rule.section for rule in rules}.isdisjoint({note.section for note in notes})
    engineering = re.compile("test vector|invariant|program must|engine", re.I)
    assert [rule.section for rule in rules if engineering.search(rule.section)] == []
    assert [note.section for note in notes if engineering.search(note.section)] != []


PROGRAMS = re.compile(
    r"[a-z]_[a-z]|\.toml|\b(?:floor|max|min)\(|⌊|modulo|granularity|"
    r"\b(?:test vectors?|invariants?|software|engines?|program\w*|logiciels?|moteurs?)\b",
    re.I,
)


@each_language
@each_game
def test_players_read_no_code(game: str, lang: str) -> None:
    """Names of options and cards are those of the table, and a sum is said in words."""
    said = [(rule.id, PROGRAMS.findall(rule.text)) for rule in ledger.load_rules(game, lang)]
    assert [(id, words) for id, words in said if words] == []


@each_language
@each_game
def test_options_are_called_as_the_lobby_calls_them(game: str, lang: str) -> None:
    """Whoever reads of an option in a rule finds it under that name when setting up a table."""
    words = ROOT / "src" / "regalia" / "games" / game / f"words.{lang}.ftl"
    labels = re.findall(r"^option-\w+ = (.+)$", words.read_text(encoding="utf-8"), re.M)
    text = " ".join([rule.text for rule in ledger.load_rules(game, lang)])
    quoted = re.findall(r"""option (?:"|«\s)(.+?)(?:"|\s»)""", text)
    assert {name.replace("'", "’") for name in quoted} <= set(labels)

"""The ledger reads rules, finds the tests that cite them, and answers questions about both."""

import json
from pathlib import Path

import pytest

from regalia import ledger
from regalia.ledger import LedgerError

RULES = r"""# A game

## KB-1 Setup

Prose about KB-1.1 is no rule.

- **KB-1.1** Two to five players.
- **KB-1.2** Shuffle well *(physical)*.
- **KB-1.3** A long rule
  that goes on.

- not a rule

## KB-2 Decisions

| id | when | choice |
| --- | :---: | --- |
| KB-2.1 | start | \|G\| goods |
| **KB-2.10** | end | none |

| thing | seen by |
| --- | --- |
| hand | all |

- On KB-1.1: a remark.
"""

TEST_FILE = '''
"""Module docstrings cite nothing: KB-9.9."""

def test_one():
    """KB-1.1: two to five."""

async def test_two():
    """KB-2.1 to KB-2.3, KB-1.1 and KB-1.1 again."""

def helper():
    """KB-8.8 is cited by no test."""

def test_bare():
    assert "KB-7.7"

class TestGroup:
    def test_inside(self):
        """Says KB-1.3."""
'''


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder of tests that cites the rules above."""
    rulings = tmp_path / "tests" / "rulings" / "kingsburg"
    rulings.mkdir(parents=True)
    (rulings / "test_some.py").write_text(TEST_FILE, encoding="utf-8")
    (rulings / "scenes.py").write_text("def test_no():\n    'KB-6.6'\n", encoding="utf-8")
    elsewhere = tmp_path / "tests" / "web"
    elsewhere.mkdir()
    (elsewhere / "test_web.py").write_text("def test_w():\n    'KB-5.5'\n", encoding="utf-8")
    return tmp_path / "tests"


@pytest.fixture
def checkout(tmp_path: Path, tests: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that ships the rules above as Kingsburg's, and nothing installed."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "kingsburg.md").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(ledger, "_checkout", lambda: tmp_path)
    monkeypatch.setattr(ledger, "_package", lambda: tmp_path / "src" / "regalia")
    return tmp_path


def test_bullets_and_table_rows_are_rules_in_file_order() -> None:
    """Only a line that begins with an id states a rule; prose and remarks merely mention it."""
    ids = [rule.id for rule in ledger.parse_rules(RULES)]
    assert ids == ["KB-1.1", "KB-1.2", "KB-1.3", "KB-2.1", "KB-2.10"]


def test_a_rule_knows_its_section_its_game_and_whether_it_is_cardboard() -> None:
    """Section, game and the physical mark come from where and how the rule is written."""
    first, second, *_ = ledger.parse_rules(RULES)
    assert (first.text, first.section, first.game) == (
        "Two to five players.",
        "KB-1 Setup",
        "kingsburg",
    )
    assert (first.physical, second.physical) == (False, True)


def test_indented_lines_belong_to_their_bullet() -> None:
    """A rule may run over several lines."""
    assert ledger.parse_rules(RULES)[2].text == "A long rule that goes on."


def test_table_rows_read_as_their_headed_cells() -> None:
    """A cell is named by its column, and an escaped bar stays inside its cell."""
    row, last = ledger.parse_rules(RULES)[3:]
    assert row.text == "when: start; choice: |G| goods"
    assert last.text == "when: end; choice: none"


def test_ids_of_all_games_are_understood() -> None:
    """Longer prefixes, three numbers, a letter, and bullets without bold type."""
    text = "- IWW-1.1 A\n- **IWK-2.4a** B\n- **EL-3.1.2** C\n- **DC-1.1** D\n- **XX-1.1** E\n"
    rules = ledger.parse_rules(text)
    assert [rule.id for rule in rules] == ["IWW-1.1", "IWK-2.4a", "EL-3.1.2", "DC-1.1"]
    assert [rule.text for rule in rules] == ["A", "B", "C", "D"]


def test_a_rule_stated_twice_is_an_error() -> None:
    """Two rules under one id cannot both be proven by one citation."""
    with pytest.raises(LedgerError, match=r"mine\.md states KB-1\.1 twice"):
        ledger.parse_rules("- **KB-1.1** a\n- **KB-1.1** b\n", "mine.md")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("KB-5.3: a group", ["KB-5.3"]),
        ("(KB-5.3, KB-5.4; KB-6.1).", ["KB-5.3", "KB-5.4", "KB-6.1"]),
        ("KB-5.3 to KB-5.6", ["KB-5.3", "KB-5.4", "KB-5.5", "KB-5.6"]),
        ("KB-5.9\n    to KB-5.11", ["KB-5.9", "KB-5.10", "KB-5.11"]),
        ("KB-5.3 to KB-6.1", ["KB-5.3", "KB-6.1"]),
        ("KB-5.6 to KB-5.3", ["KB-5.6", "KB-5.3"]),
        ("see KB-5 and KB-17", []),
        ("EL-3.1.2 to EL-3.1.4", ["EL-3.1.2", "EL-3.1.3", "EL-3.1.4"]),
        ("IWK-2.4a, XKB-5.3, KB-5.3th", ["IWK-2.4a"]),
        ("KB-5.3. KB-5.3", ["KB-5.3"]),
    ],
)
def test_citations(text: str, ids: list[str]) -> None:
    """Single ids, lists and ranges count; whole sections do not."""
    assert ledger.citations(text) == ids


def test_proofs_are_the_tests_whose_docstrings_cite(tests: Path) -> None:
    """Test functions of the three proving folders count, by pytest node id, each test once."""
    file = "tests/rulings/kingsburg/test_some.py"
    assert ledger.scan_proofs(tests) == {
        "KB-1.1": [f"{file}::test_one", f"{file}::test_two"],
        "KB-1.3": [f"{file}::TestGroup::test_inside"],
        "KB-2.1": [f"{file}::test_two"],
        "KB-2.2": [f"{file}::test_two"],
        "KB-2.3": [f"{file}::test_two"],
    }


def test_proofs_can_be_looked_for_everywhere(tests: Path) -> None:
    """Other folders prove nothing, but their citations can be checked."""
    assert "KB-5.5" in ledger.scan_proofs(tests, folders=["."])


def test_a_missing_folder_has_no_proofs(tmp_path: Path) -> None:
    """A checkout without tests has no proofs."""
    assert ledger.scan_proofs(tmp_path / "nowhere") == {}


def test_coverage_sorts_every_rule_into_one_place(checkout: Path) -> None:
    """Proven, physical and missing add up to the rules; strangers stand apart."""
    found = ledger.coverage("kingsburg")
    assert found.rules == ["KB-1.1", "KB-1.2", "KB-1.3", "KB-2.1", "KB-2.10"]
    assert found.proven == ["KB-1.1", "KB-1.3", "KB-2.1"]
    assert found.physical == ["KB-1.2"]
    assert found.missing == ["KB-2.10"]
    assert found.unknown == ["KB-2.2", "KB-2.3"]


def test_coverage_leaves_other_games_alone() -> None:
    """Citations of another game's rules are not this game's strangers."""
    rules = ledger.parse_rules("- **KB-1.1** a\n")
    found = ledger.measure(rules, {"KB-1.1": ["t"], "EL-1.1": ["u"]})
    assert (found.proven, found.unknown) == (["KB-1.1"], [])


def test_rules_are_loaded_by_game_or_by_path(checkout: Path) -> None:
    """Both ways read the same file, and only games with a file are listed."""
    path = checkout / "docs" / "rules" / "kingsburg.md"
    assert ledger.load_rules("kingsburg") == ledger.load_rules(path)
    assert ledger.games() == ["kingsburg"]


def test_an_installed_package_carries_its_rules_and_proofs(checkout: Path) -> None:
    """What the build packed beside the module comes before what a checkout holds."""
    rulebook = checkout / "src" / "regalia" / "rulebook"
    rulebook.mkdir(parents=True)
    (rulebook / "kingsburg.md").write_text("- **KB-1.1** Packed.\n", encoding="utf-8")
    (rulebook / "proofs.json").write_text(json.dumps({"KB-1.1": ["t"]}), encoding="utf-8")
    assert ledger.find_rule("KB-1.1").text == "Packed."
    assert ledger.load_proofs() == {"KB-1.1": ["t"]}
    assert ledger.coverage("kingsburg").proven == ["KB-1.1"]


@pytest.mark.parametrize("id", ["KB-2.10", "kb-2.10", " KB-2.10 "])
def test_one_rule_is_found_by_its_id(checkout: Path, id: str) -> None:
    """However it is typed."""
    assert ledger.find_rule(id).text == "when: end; choice: none"


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("KB-1.9", r"no rule KB-1\.9 in kingsburg\. Did you mean KB-1\.\d or "),
        ("KB-", r"no rule KB- in kingsburg\."),
        ("ZZ-1.1", r"'ZZ-1\.1' is not a rule id: they begin with KB, EL, DC, IWW, IWK"),
        ("", r"'' is not a rule id"),
        ("EL-1.1", r"rules of legends are not here yet; there are: kingsburg"),
    ],
)
def test_an_unknown_rule_is_refused_with_a_hint(checkout: Path, id: str, sentence: str) -> None:
    """The error says what was asked for and what would be right."""
    with pytest.raises(LedgerError, match=sentence):
        ledger.find_rule(id)


def test_an_unknown_game_is_refused_with_a_hint(checkout: Path) -> None:
    """A slip of the finger is answered with the nearest game."""
    with pytest.raises(LedgerError, match=r"no game 'kingsberg'\. Did you mean kingsburg\?"):
        ledger.load_rules("kingsberg")


def test_search_wants_every_word(checkout: Path) -> None:
    """Words may stand anywhere in a rule or its section, in any case."""
    assert [rule.id for rule in ledger.search("setup PLAYERS")] == ["KB-1.1"]
    assert ledger.search("players goods") == []


def test_search_reads_over_accents(checkout: Path) -> None:
    """Another language lies in a folder of its own, and is found without its accents."""
    french = checkout / "docs" / "rules" / "fr"
    french.mkdir()
    (french / "kingsburg.md").write_text("- **KB-1.1** L’été, au Marché.\n", encoding="utf-8")
    assert [rule.id for rule in ledger.search("l'ete MARCHE", "fr")] == ["KB-1.1"]
    assert ledger.search("marché") == []


def test_the_shipped_kingsburg_rules_are_complete() -> None:
    """194 bullets, 8 and 11 decisions, and what was appended since."""
    found = [*ledger.load_rules("kingsburg"), *ledger.load_notes("kingsburg")]
    rules = {rule.id: rule for rule in found}
    assert len(rules) >= 194 + 8 + 11
    assert rules["KB-17.1"].text == "when: phase 1; choice: one good; rule: KB-3.3"
    assert "|G| >= 2" in rules["KB-21.1"].text
    assert rules["KB-5.3"].section == "KB-5 Step b - influencing advisors"

"""The rules ledger: every numbered rule, the tests that prove it, and what is still unproven.

Standard library only: the build runs it before anything is installed.
"""

import ast
import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PREFIXES = {
    "KB": "kingsburg",
    "EL": "legends",
    "DC": "dragon_castle",
    "IWW": "wonderful_world",
    "IWK": "wonderful_kingdom",
}
PROOF_FOLDERS = ("rulings", "laws", "golden")

Proofs = dict[str, list[str]]
"""Rule id -> pytest node ids of the tests that cite it."""

_NUMBER = r"-\d+(?:\.\d+)+[a-z]?"
_ID = rf"(?:{'|'.join(PREFIXES)}){_NUMBER}"
_FOREIGN_ID = rf"[A-Z]+{_NUMBER}"  # of a game from elsewhere
_PHYSICAL = re.compile(r"\*\((?:physical|matériel)\)\*")
_TABLE_RULE = re.compile(r":?-+:?")
_CITATION = re.compile(rf"\b({_ID})(?:\s+to\s+({_ID}))?(?!\w)")


class LedgerError(LookupError):
    """The ledger cannot answer; `str(error)` is the sentence to show."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in self.args)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, as docs/rules states it."""

    id: str
    text: str
    physical: bool
    section: str

    @property
    def game(self) -> str:
        """The id of the game the rule belongs to."""
        return prefixes()[self.id.partition("-")[0]]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Rule ids by what is known of them: proven, physical and missing add up to rules."""

    rules: list[str]
    proven: list[str]
    physical: list[str]
    missing: list[str]
    unknown: list[str]


def games() -> list[str]:
    """The games whose rules are at hand: ours, then those from elsewhere that bring theirs."""
    ours = [game for game in PREFIXES.values() if _rules_path(game).is_file()]
    return [*ours, *_elsewhere()]


def prefixes() -> dict[str, str]:
    """With what the rules of each game begin; nobody else's begin like ours."""
    found = dict(PREFIXES)
    for game in _elsewhere():
        for rule in load_rules(game)[:1]:
            found.setdefault(rule.id.partition("-")[0], game)
    return found


def load_rules(source: str | Path, lang: str = "en") -> list[Rule]:
    """The rules of a game, by its id or from a rules file, in the order of the file.

    English is what the tests prove; another language says the same under the same ids. These are
    for players; `load_notes` has what goes on beside them.
    """
    path = source if isinstance(source, Path) else _path_of_game(source, lang)
    ours = isinstance(source, Path) or source in PREFIXES.values()
    return parse_rules(path.read_text(encoding="utf-8"), path.name, _ID if ours else _FOREIGN_ID)


def load_notes(game: str, lang: str = "en") -> list[Rule]:
    """What engineers need beside the rules of a game: examples, invariants, questions to ask."""
    path = _rules_path(game, lang, "notes/")
    return load_rules(path) if path.is_file() else []


def load_proofs() -> Proofs:
    """The proofs packed with an installed package, else those found in the checkout's tests."""
    packed = _package() / "rulebook" / "proofs.json"
    if packed.is_file():
        found: Proofs = json.loads(packed.read_text(encoding="utf-8"))
        return found
    return scan_proofs(_checkout() / "tests")


def find_rule(id: str) -> Rule:
    """One rule of any game; an unknown id is answered with its nearest neighbours."""
    wanted = _tidy(id)
    prefix, known = wanted.partition("-")[0], prefixes()
    if prefix not in known:
        raise LedgerError(f"{id!r} is not a rule id: they begin with {', '.join(known)}.")
    game = known[prefix]
    rules = {rule.id: rule for rule in [*load_rules(game), *load_notes(game)]}
    if wanted not in rules:
        near = difflib.get_close_matches(wanted, rules, n=3, cutoff=0.5)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise LedgerError(f"There is no rule {wanted} in {game}.{hint}")
    return rules[wanted]


def search(text: str, lang: str = "en") -> list[Rule]:
    """The rules of all games that contain every word of the text."""
    return [rule for game in games() for rule in matching(load_rules(game, lang), text)]


def matching(rules: list[Rule], text: str) -> list[Rule]:
    """Those that contain every word of the text, whatever its capitals and accents."""
    words = folded(text).split()
    whole = [(rule, folded(f"{rule.id} {rule.section} {rule.text}")) for rule in rules]
    return [rule for rule, said in whole if all(word in said for word in words)]


def folded(text: str) -> str:
    """A text without capitals and accents, and with one kind of apostrophe."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def coverage(game: str) -> Coverage:
    """What is proven of a game's rules and notes."""
    return measure([*load_rules(game), *load_notes(game)], load_proofs())


def measure(rules: list[Rule], proofs: Proofs) -> Coverage:
    """Compare one game's rules with the proofs of all games."""
    known = {rule.id for rule in rules}
    prefixes = {id.partition("-")[0] for id in known}
    rest = [rule.id for rule in rules if not rule.physical]
    return Coverage(
        rules=[rule.id for rule in rules],
        proven=[id for id in rest if id in proofs],
        physical=[rule.id for rule in rules if rule.physical],
        missing=[id for id in rest if id not in proofs],
        unknown=[id for id in proofs if id.partition("-")[0] in prefixes and id not in known],
    )


def parse_rules(text: str, name: str = "rules", ids: str = _ID) -> list[Rule]:
    """Read the rules of a Markdown text: bullets and table rows that begin with an id."""
    rules: dict[str, Rule] = {}
    for id, section, words in _entries(text, ids):
        if id in rules:
            raise LedgerError(f"{name} states {id} twice.")
        rules[id] = Rule(id, words, _PHYSICAL.search(words) is not None, section)
    return list(rules.values())


def citations(text: str) -> list[str]:
    """The rule ids a text cites, each once; a range `KB-5.3 to KB-5.8` cites all of its ids."""
    found: dict[str, None] = {}
    for first, last in _CITATION.findall(text):
        found.update(dict.fromkeys(_span(first, last) if last else [first]))
    return list(found)


def scan_proofs(tests: Path, folders: Iterable[str] = PROOF_FOLDERS) -> Proofs:
    """Find the tests whose docstrings cite rules, as pytest node ids by rule id."""
    proofs: Proofs = {}
    for folder in folders:
        for path in sorted((tests / folder).rglob("test_*.py")):
            module = path.relative_to(tests.parent).as_posix()
            for node, docstring in _tests_of(ast.parse(path.read_text(encoding="utf-8")), module):
                for id in citations(docstring):
                    proofs.setdefault(id, []).append(node)
    return {id: proofs[id] for id in sorted(proofs, key=_order)}


def _entries(text: str, ids: str) -> Iterator[tuple[str, str, str]]:
    """Every (id, section, text) of a rules file, indented lines joined to their bullet."""
    in_bullet = re.compile(rf"- (?:\*\*)?({ids})(?:\*\*)?:? +(.*)")
    in_table = re.compile(rf"(?:\*\*)?({ids})(?:\*\*)?")
    section, header = "", list[str]()
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        elif bullet := in_bullet.match(line):
            yield bullet[1], section, " ".join([bullet[2].strip(), *_indented(lines[number + 1 :])])
        elif line.startswith("|"):
            cells = _cells(line)
            if id := in_table.fullmatch(cells[0]):
                named = zip(header[1:], cells[1:], strict=False)
                yield id[1], section, "; ".join(f"{head}: {cell}" for head, cell in named)
            elif not all(_TABLE_RULE.fullmatch(cell) for cell in cells):
                header = cells


def _indented(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("  "):
            return
        yield line.strip()


def _cells(line: str) -> list[str]:
    cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
    return [cell.strip().replace(r"\|", "|") for cell in cells]


def _tests_of(tree: ast.Module | ast.ClassDef, path: str) -> Iterator[tuple[str, str]]:
    """Every (node id, docstring) of the test functions of a module or class."""
    for child in tree.body:
        if isinstance(child, ast.ClassDef):
            yield from _tests_of(child, f"{path}::{child.name}")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            if child.name.startswith("test"):
                yield f"{path}::{child.name}", ast.get_docstring(child) or ""


def _span(first: str, last: str) -> list[str]:
    """All ids of a range within one section; anything else is just its two ends."""
    section, _, start = first.rpartition(".")
    other, _, end = last.rpartition(".")
    if section == other and start.isdecimal() and end.isdecimal() and int(start) < int(end):
        return [f"{section}.{n}" for n in range(int(start), int(end) + 1)]
    return [first, last]


def _order(id: str) -> list[tuple[int, str]]:
    return [(int(part) if part.isdecimal() else 0, part) for part in re.findall(r"\d+|\D+", id)]


def _tidy(id: str) -> str:
    """Spell an id as the rules do: the prefix in capitals, a letter after the number small."""
    prefix, dash, number = id.strip().partition("-")
    return prefix.upper() + dash + number.lower()


def _elsewhere(lang: str = "en") -> dict[str, Path]:
    """The rules of games from other packages, `rules.md` and `rules.<lang>.md`, by game."""
    from regalia import plugins  # late: the build runs this file alone

    found: dict[str, Path] = {}
    for offer in plugins.offers():
        for name in ("rules.md", f"rules.{lang}.md"):
            path = None if offer.fault else offer.file(name)
            if path and _is_readable(path):
                found[offer.id] = path
    return found


@cache
def _is_readable(path: Path) -> bool:
    """Whether there are rules in somebody else's file."""
    try:
        return bool(parse_rules(path.read_text(encoding="utf-8"), path.name, _FOREIGN_ID))
    except (LedgerError, OSError, UnicodeDecodeError):
        return False


def _path_of_game(game: str, lang: str) -> Path:
    if game not in PREFIXES.values():
        path = _elsewhere(lang).get(game)
        if path:
            return path
        near = difflib.get_close_matches(game, PREFIXES.values(), n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise LedgerError(f"There is no game {game!r}.{hint}")
    path = _rules_path(game, lang)
    if not path.is_file():
        raise LedgerError(f"The rules of {game} are not here yet; there are: {', '.join(games())}.")
    return path


def _rules_path(game: str, lang: str = "en", part: str = "") -> Path:
    name = f"{part}{game}.md" if lang == "en" else f"{lang}/{part}{game}.md"
    packed = _package() / "rulebook" / name
    return packed if packed.is_file() else _checkout() / "docs" / "rules" / name


def _package() -> Path:
    return Path(__file__).resolve().parent


def _checkout() -> Path:
    return _package().parents[1]

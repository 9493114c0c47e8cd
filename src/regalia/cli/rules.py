"""`regalia rules`: the rules by number, and the tests that prove them."""

import re
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia import ledger
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.core.errors import RegaliaError
from regalia.ledger import Rule
from regalia.text import LONGEST, fail, nearest, shown


class NoRule(RegaliaError):
    """No rule answers."""


def rules(
    topic: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|RULE|WORDS]", help="A game, a rule such as KB-5.3, or words to look for."
        ),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count the rules that tests prove.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print a game's rules, one rule with its tests, or how many are proven."""
    screen = Screen(lang)
    if coverage:
        _coverage(screen, _known_game(topic, _tested()) if topic else None, as_json)
    elif topic is None:
        _overview(screen, as_json)
    elif "-" in topic and topic.partition("-")[0].upper() in ledger.prefixes():
        rule = find_rule(topic, screen.lang)
        proofs = ledger.load_proofs().get(rule.id, [])
        if as_json:
            screen.print_json(_document(rule, proofs))
        else:
            print_rule(screen, rule, proofs)
    else:
        is_game = topic in ledger.games()
        found = ledger.load_rules(topic, screen.lang) if is_game else _search(topic, screen.lang)
        if not found:
            _known_game(topic, ledger.games())
        _print_all(screen, found, as_json)


def find_rule(id: str, lang: str) -> Rule:
    """One rule by its id, however it is spelled."""
    prefix, _, number = id.strip().upper().partition("-")
    wanted = f"{prefix}-{number.lower()}"
    game = ledger.prefixes().get(prefix)
    known: dict[str, Rule] = {}
    if game in ledger.games():
        rules = [*ledger.load_rules(game, lang), *ledger.load_notes(game, lang)]
        known = {rule.id: rule for rule in rules}
    if wanted not in known:
        near = get_close_matches(wanted[:LONGEST], known, n=3, cutoff=0.5)
        if near:
            raise fail(NoRule, "common.error-rule-near", rule=shown(id), near=", ".join(near))
        raise fail(NoRule, "common.error-rule", rule=shown(id), known=", ".join(ledger.games()))
    return known[wanted]


def print_rule(screen: Screen, rule: Rule, proofs: list[str]) -> None:
    """One rule, and the tests that cite it."""
    screen.print(rule.section, style="dim")
    screen.out.print(_line(rule))
    if rule.physical:
        screen.print(screen.words("cli-physical"), style="dim")
    for proof in proofs:
        screen.out.print(Text(f"  ✔ {proof}", style="green"), soft_wrap=True)
    if not proofs and not rule.physical and rule.id.partition("-")[0] in ledger.PREFIXES:
        screen.print(screen.words("cli-unproven"), style="yellow")


def _tested() -> list[str]:
    """Our own games: where the tests of others cite their rules, nobody here knows."""
    return [game for game in ledger.games() if game in ledger.PREFIXES.values()]


def _known_game(topic: str, known: list[str]) -> str:
    if topic not in known:
        raise fail(
            NoRule,
            "common.error-topic",
            topic=shown(topic),
            known=", ".join(known),
            hint=nearest(topic, known),
        )
    return topic


def _search(topic: str, lang: str) -> list[Rule]:
    """The rules in which every word of the topic begins a word: "chess" is not in "Duchess"."""
    words = [re.compile(rf"\b{re.escape(word)}") for word in ledger.folded(topic).split()]
    said = [(rule, ledger.folded(rule.text)) for rule in ledger.search(topic, lang)]
    return [rule for rule, text in said if all(word.search(text) for word in words)]


def _line(rule: Rule) -> Text:
    return Text.assemble((rule.id, "bold"), " ", re.sub(r"[*`]", "", rule.text))


def _print_all(screen: Screen, found: list[Rule], as_json: bool) -> None:
    if as_json:
        proofs = ledger.load_proofs()
        screen.print_json([_document(rule, proofs.get(rule.id, [])) for rule in found])
        return
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            screen.out.print(Padding(Text(section, style="bold underline"), (1, 0)))
        screen.out.print(_line(rule))


def _overview(screen: Screen, as_json: bool) -> None:
    counts = {game: len(ledger.load_rules(game)) for game in ledger.games()}
    if as_json:
        screen.print_json(counts)
        return
    for game, count in counts.items():
        screen.print(screen.words("cli-rules-of", game=game, count=count))


def _coverage(screen: Screen, only: str | None, as_json: bool) -> None:
    measured = {game: ledger.coverage(game) for game in ([only] if only else _tested())}
    if as_json:
        screen.print_json(
            {
                game: {
                    "rules": len(found.rules),
                    "proven": len(found.proven),
                    "physical": len(found.physical),
                    "missing": found.missing,
                }
                for game, found in measured.items()
            }
        )
        return
    columns = ["game", "rules", "proven", "physical-count", "missing"]
    table = Table(*[screen.words(f"cli-{column}") for column in columns])
    for game, found in measured.items():
        counts = [found.rules, found.proven, found.physical, found.missing]
        table.add_row(game, *[str(len(ids)) for ids in counts])
    screen.out.print(table)
    for found in measured.values():
        if found.missing:
            screen.print(", ".join(found.missing), style="yellow")


def _document(rule: Rule, proofs: list[str]) -> dict[str, object]:
    return {
        "id": rule.id,
        "section": rule.section,
        "text": rule.text,
        "physical": rule.physical,
        "proofs": proofs,
    }

"""`regalia audit`: which stored games an update affects, before it is made."""

from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from regalia import registry
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.cli.simulate import On
from regalia.match.carry import changes
from regalia.text import say

if TYPE_CHECKING:
    from regalia.web.audit import Finding

EPILOG = (
    "Exit codes: 0 every stored game can go on; 3 the database cannot be used; 8 its address "
    "is not valid; 9 some game would differ, or cannot be read. docs/operating.md says more."
)
SOME_DIFFER = 9


def audit(
    data: Annotated[
        str | None,
        typer.Option(help="A SQLite file, or a database's address. Default: in your home folder."),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Also look at tables that follow today's rules.")
    ] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=256, help="How many processes replay the games.")
    ] = 1,
    on: On = "here",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the stored games that an update affects, before you start the server with it."""
    # Late: the other commands need not wait for a database.
    from regalia.cli.progress import progress
    from regalia.web import audit as audits
    from regalia.web.faults import CannotStart

    screen = Screen(lang)
    try:
        url = audits.open_for_reading(data)
        count, ids = audits.concerned(url, every)
    except CannotStart as fault:
        assert fault.message is not None
        screen.complain(say(fault.message, screen.lang))
        raise typer.Exit(fault.code) from None
    with progress(screen) as bar:
        task = bar.add_task(screen.words("cli-audit"), total=len(ids))
        findings = []
        for finding in audits.audit(url, ids, workers, on):
            findings.append(finding)
            bar.advance(task)
    order = {id: number for number, id in enumerate(ids)}
    findings.sort(key=lambda finding: order[finding.table])
    trouble = [one for one in findings if one.outcome not in (audits.CURRENT, audits.CARRIED)]
    if as_json:
        outcomes = Counter(finding.outcome for finding in findings)
        screen.print_json(
            {
                "tables": count,
                "examined": len(ids),
                "outcomes": dict(outcomes.most_common()),
                "findings": [asdict(finding) for finding in findings],
            }
        )
    else:
        _print(screen, count, findings, trouble)
    if trouble:
        raise typer.Exit(SOME_DIFFER)


def _print(screen: Screen, count: int, findings: "list[Finding]", trouble: "list[Finding]") -> None:
    from rich.table import Table

    screen.print(screen.words("cli-audit-counted", tables=count, examined=len(findings)))
    if not findings:
        return
    headings = ("cli-game", "cli-audit-rules", "cli-audit-outcome", "cli-audit-tables")
    table = Table(*[screen.words(heading) for heading in headings])
    groups = Counter((one.game, one.rules, one.today, one.outcome) for one in findings)
    for (game, rules, today, outcome), tables in sorted(groups.items()):
        versions = f"{rules} → {today}" if today else f"{rules} → ?"
        table.add_row(game, versions, screen.words("cli-audit-is", outcome=outcome), str(tables))
    screen.out.print(table)
    for game, rules in sorted({(one.game, one.rules) for one in trouble if one.move}):
        what = changes(registry.find(game), rules)
        screen.print(screen.words("cli-audit-changed", game=game, rules=rules, changes=what))
    for one in trouble:
        screen.print(
            screen.words(
                "cli-audit-line",
                table=one.table,
                game=one.game,
                status=one.status,
                outcome=one.outcome,
                move=one.move,
                actions=one.actions,
                why=one.why or "none",
            )
        )

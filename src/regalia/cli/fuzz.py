"""`regalia fuzz`: random games against every law, at every setting, here or on many machines."""

from dataclasses import asdict
from secrets import randbits
from typing import Annotated

import typer

from regalia import registry
from regalia.arena.spread import spread
from regalia.cli.arena import Workers
from regalia.cli.progress import progress
from regalia.cli.screen import AsJson, Lang, Screen
from regalia.cli.simulate import GameId, On, Seed
from regalia.core.errors import BadOption
from regalia.testing.fuzz import Broken, carry_out, checks, laws, settings
from regalia.text import fail, nearest, shown

EPILOG = (
    "Exit codes: 0 every law held; 2 wrong usage; 9 a law was broken: each case is named, with "
    "the command that repeats it."
)
SOME_BROKEN = 9


def fuzz(
    game: GameId,
    rounds: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many times, each with other deals.")
    ] = 1,
    seed: Seed = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="One setting only, as reports name it; may be repeated. [dim]Default: all.[/dim]",
        ),
    ] = None,
    law: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="One law only; may be repeated. [dim]Default: all.[/dim]"
        ),
    ] = None,
    workers: Workers = 1,
    on: On = "here",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play random games against the laws that every game must obey."""
    screen = Screen(lang)
    found = registry.find(game)
    chosen = _known("setting", setting, list(settings(found.id)))
    only = _known("law", law, list(laws()))
    first = randbits(32) if seed is None else seed
    total = rounds * len(chosen) * len(only)
    broken: list[Broken] = []
    with progress(screen) as bar:
        task = bar.add_task(found.id, total=total)
        for outcome in spread(
            carry_out, checks(found.id, first, rounds, chosen, only), workers, on
        ):
            if outcome is not None:
                broken.append(outcome)
            bar.advance(task)
    broken.sort(key=lambda one: (one.seed, chosen.index(one.setting), only.index(one.law)))
    if as_json:
        screen.print_json(
            {
                "game": found.id,
                "seed": first,
                "rounds": rounds,
                "settings": chosen,
                "laws": only,
                "checks": total,
                "broken": [asdict(one) for one in broken],
            }
        )
    else:
        _print(screen, total, first, broken)
    if broken:
        raise typer.Exit(SOME_BROKEN)


def _known(kind: str, asked: list[str] | None, known: list[str]) -> list[str]:
    """The names asked for, or all."""
    for name in asked or []:
        if name not in known:
            hint = nearest(name, known)
            raise fail(BadOption, "common.error-fuzz", kind=kind, name=shown(name), hint=hint)
    return asked or known


def _print(screen: Screen, total: int, seed: int, broken: list[Broken]) -> None:
    for one in broken:
        screen.print(screen.words("cli-fuzz-broken", law=one.law, setting=one.setting), "red")
        again = f"fuzz {one.game} --setting {one.setting} --law {one.law} --seed {one.seed}"
        # A line that is wrapped can be neither copied nor searched for.
        screen.out.print(screen.plain(f"{one.why}\nregalia {again}\n"), soft_wrap=True)
    screen.print(screen.words("cli-fuzz", checks=total, seed=seed, broken=len(broken)))

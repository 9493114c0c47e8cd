"""Every law at every setting of a game, over and over: checks that can be carried out anywhere."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from regalia import registry
from regalia.core.options import Options
from regalia.testing.failures import Law
from regalia.testing.laws import LAWS
from regalia.testing.settings import all_tables


@dataclass(frozen=True, slots=True)
class Check:
    """One law at one setting, on deals from one seed."""

    game: str
    setting: str
    law: str
    seed: int


@dataclass(frozen=True, slots=True)
class Broken:
    """A check that failed, and what was said of it."""

    game: str
    setting: str
    law: str
    seed: int
    why: str


@cache
def settings(game: str) -> dict[str, Options]:
    """Every setting of a game by its name, such as `kingsburg-4-demons=alternative`."""
    return {name: options for name, _, _, options in all_tables(registry.find(game))}


@cache
def laws() -> dict[str, Law]:
    """Every law by its name."""
    return {law.__name__.removeprefix("check_"): law for law in LAWS}


def checks(
    game: str, seed: int, rounds: int, chosen: list[str], only: list[str]
) -> Iterator[Check]:
    """Every chosen setting under every chosen law, with a seed of its own in each round."""
    for number in range(rounds):
        for setting in chosen:
            for law in only:
                yield Check(game, setting, law, seed + number)


def carry_out(check: Check) -> Broken | None:
    """Whether the law holds there; whatever goes wrong on the way breaks it as well."""
    game = registry.find(check.game)
    try:
        laws()[check.law](game, settings(check.game)[check.setting], check.seed)
    except Exception as fault:
        said = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
        why = "\n".join([said, *getattr(fault, "__notes__", [])])
        return Broken(check.game, check.setting, check.law, check.seed, why)
    return None

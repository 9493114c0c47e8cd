"""The same series on a local Ray cluster; without Ray, a sentence that says so."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.rays import local_ray
from regalia.arena import Plan, hold
from regalia.arena.deal import Played, play
from regalia.arena.document import document
from regalia.arena.plan import Job
from regalia.arena.rays import Ray
from regalia.core.errors import BadOption, RegaliaError

PLAN = Plan("kingsburg", 2, ("uniform", "greedy"), 6, 11)


@pytest.fixture
def ray() -> Iterator[Any]:
    """A Ray of two cores, ended after the test."""
    with local_ray() as ray:
        yield ray


def wins(plan: Plan, crew: Ray | None = None) -> object:
    """The pairs of a series, without the clock's part."""
    pairs = document(hold(plan, crew), "any")["pairs"]
    assert isinstance(pairs, list)
    return [{key: pair[key] for key in pair if key != "seconds_per_move"} for pair in pairs]


@pytest.mark.filterwarnings("ignore")  # Ray's own, about its future
def test_a_local_ray_gives_the_same_figures_though_a_worker_is_killed(
    ray: Any, tmp_path: Path
) -> None:
    """One process is killed in the middle of a deal: it costs time, not results."""
    mark = tmp_path / "died"

    def die_once(job: Job) -> list[Played]:
        if job.deal == 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), 9)
        return play(job)

    assert wins(PLAN, Ray(die_once)) == wins(PLAN)
    assert mark.exists()


@pytest.mark.filterwarnings("ignore")
def test_a_mistake_on_a_ray_is_told(ray: Any) -> None:
    """And not tried again."""

    def err(job: Job) -> list[Played]:
        raise ValueError("no such luck")

    with pytest.raises(RegaliaError, match="ValueError: no such luck"):
        hold(PLAN, Ray(err))


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is named."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"regalia\[ray\]"):
        Ray()

"""What a lone player of either Wonderful aims at."""

from collections.abc import Iterable, Sequence

from regalia.web.tables.wonderful.model import Face, Goal, Rung
from regalia.web.tables.wonderful.words import Words

MEDALS = ("bronze", "silver", "gold")


def goals(
    words: Words, wanted: Iterable[Face], built: Iterable[Face], begun: Iterable[Face]
) -> tuple[Goal, ...]:
    """The cards a scenario wants: finished, begun, or no longer there; each counts once."""
    finished = [face.slug for face in built]
    sites = list(begun)
    out = []
    for face in wanted:
        site = next((site for site in sites if site.slug == face.slug), None)
        if face.slug in finished:
            finished.remove(face.slug)
            state, text = "built", words.w("goal-built")
        elif site is not None:
            sites.remove(site)
            full = sum(slot.is_full for slot in site.slots)
            state, text = "begun", words.w("goal-begun", n=full, all=len(site.slots))
        else:
            state, text = "gone", words.w("goal-gone")
        out.append(Goal(face.name, face.type, state, text))
    return tuple(out)


def rungs(points: int, ladder: Sequence[tuple[str, str, int]]) -> tuple[Rung, ...]:
    """A ladder (slug, name, least points), each rung at the end of an equal part of a scale."""
    return tuple(
        Rung(slug, name, least, points >= least, (n + 1) * 100 // len(ladder))
        for n, (slug, name, least) in enumerate(ladder)
    )


def climbed(points: int, rungs: Sequence[Rung]) -> int:
    """How far points reach on the scale of a ladder."""
    low, begins = 0, 0
    for rung in rungs:
        if points < rung.least:
            return begins + max(points - low, 0) * (rung.x - begins) // (rung.least - low)
        low, begins = rung.least, rung.x
    return 100

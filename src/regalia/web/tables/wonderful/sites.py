"""What is the same about cards under construction in both Wonderfuls."""

from collections.abc import Sequence

from regalia.web.tables.wonderful.model import Tool
from regalia.web.tables.wonderful.words import Words


def copies(sites: Sequence[int], cards: Sequence[int]) -> list[int]:
    """For each site the copy of its card that is offered: equal ones are one choice."""
    out = []
    copy = first = 0
    for at, site in enumerate(sites):
        copy = copy + 1 if at and cards[at - 1] == cards[at] else 0
        if not at or site != sites[at - 1]:
            first = copy
        out.append(first)
    return out


def note(
    words: Words, missing: Sequence[int], bonus: Sequence[int], worth: int, last: int | None
) -> str:
    """What is missing, and what it would bring; which kind of thing I have would be the last."""
    brings = [f"+{words.n(kind, count)}" for kind, count in enumerate(bonus) if count]
    if worth:
        brings.append(f"+{words.points(worth)}" if worth > 0 else words.points(worth))
    what = ", ".join(brings)
    known = "yes" if what else "no"
    if last is not None:
        return words.w("completes", tool=words.n(last, 1), gains=what, any=known)
    return words.w("needs", missing=words.counted(missing), gains=what, any=known)


def owned(words: Words, kind: int, count: int, fits: bool, is_checked: bool) -> Tool:
    """What I own as a tool: it says why it cannot be used."""
    label = words.n(kind, count)
    if not fits:
        label = f"{label}: {words.w('no-slot' if count else 'none-owned')}"
    slug = words.kinds[kind]
    return Tool(slug, slug, count, 0, fits, is_checked, label)

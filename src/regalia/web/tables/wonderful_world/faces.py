"""Cards from the tables of the game: what each shows, and what it says when asked."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import material as m
from regalia.web.render import pictures_at
from regalia.web.tables.wonderful.breaks import hyphenated
from regalia.web.tables.wonderful.faces import slots_of
from regalia.web.tables.wonderful.model import Face, Fact, Points, Yield
from regalia.web.tables.wonderful_world.words import Words

TARGET_SLUG = [*m.TYPE_SLUG, "general", "financier"]


def target_name(words: Words, target: int) -> str:
    """A type, or a character."""
    if target < m.TYPES:
        return words.name(m.TYPE_NAME[target])
    return words.name(m.KIND_NAME[target])


def points_for(words: Words, count: int, *targets: int) -> Points | None:
    """Points for each of some targets."""
    if not count:
        return None
    names = [target_name(words, target) for target in targets]
    if not names:
        label = words.points(count)
    elif len(names) == 1:
        label = words.w("points-per", n=count, what=names[0])
    else:
        label = words.w("points-duo", n=count, one=names[0], other=names[1])
    return Points(count, tuple(TARGET_SLUG[target] for target in targets), label)


def points_of(words: Words, card: int) -> Points | None:
    if m.CARD_VP[card]:
        return points_for(words, m.CARD_VP[card])
    if m.CARD_BADGE[card] != m.NO_TARGET:
        return points_for(words, m.CARD_BADGE_VP[card], m.CARD_BADGE[card])
    one, other, count = m.CARD_DUO[card * 3 : card * 3 + 3]
    return points_for(words, count, one, other) if one != m.NO_TARGET else None


def badge_of(words: Words, row: int) -> Points | None:
    """What an Empire scores for."""
    target = m.EMPIRE_BADGE[row]
    return points_for(words, m.EMPIRE_BADGE_VP[row], target) if target != m.NO_TARGET else None


def yields_of(card: int) -> tuple[Yield, ...]:
    at = card * m.KINDS
    out = [
        Yield(m.KIND_SLUG[kind], m.CARD_YIELD[at + kind])
        for kind in range(m.KINDS)
        if m.CARD_YIELD[at + kind]
    ]
    if m.CARD_PER[card]:
        kind = m.KIND_SLUG[m.CARD_PER[card] - 1]
        out.append(Yield(kind, 1, m.TYPE_SLUG[m.CARD_PER_TYPE[card]]))
    out += [
        Yield(m.KIND_SLUG[kind], m.CARD_CORRUPT[at + kind], is_corrupt=True)
        for kind in range(m.KINDS)
        if m.CARD_CORRUPT[at + kind]
    ]
    return tuple(out)


@cache
def plain(lang: str, card: int) -> Face:
    """A card with nothing on it."""
    words = Words(lang)
    at = card * m.KINDS
    cost = m.CARD_SLOTS[at : at + m.KINDS]
    bonus = [kind for kind in range(m.KINDS) for _ in range(m.CARD_BONUS_KINDS[at + kind])]
    facts = facts_of(words, card)
    said = {fact.name: fact.text for fact in facts}
    kind = words.name(m.TYPE_NAME[m.CARD_TYPE[card]])
    return Face(
        slug=m.CARD_SLUG[card],
        name=hyphenated(words.card(card)),
        type=m.TYPE_SLUG[m.CARD_TYPE[card]],
        type_name=kind,
        picture=f"{pictures_at('wonderful_world')}#em-{m.CARD_SLUG[card]}",
        slots=slots_of(m.KIND_SLUG, cost, cost),
        cost_label=words.w("cost", cost=words.counted(cost)),
        bonus=tuple(m.KIND_SLUG[kind] for kind in bonus),
        bonus_label=f"{words.w('fact-bonus')}: {said.get(words.w('fact-bonus'), '')}",
        recycle=(m.KIND_SLUG[m.CARD_RECYCLE[card]],),
        recycle_label=f"{words.w('fact-recycle')}: {words.n(m.CARD_RECYCLE[card], 1)}",
        yields=yields_of(card),
        yields_label=f"{words.w('fact-yields')}: {said.get(words.w('fact-yields'), '')}",
        points=points_of(words, card),
        facts=facts,
    )


def face(words: Words, card: int) -> Face:
    return plain(words.lang, card)


def site_face(
    words: Words,
    site: int,
    fresh: Mapping[int, int] | None = None,
    takes: Mapping[int, tuple[str, ...]] | None = None,
) -> Face:
    """A card under construction, with what came in this window and what each slot takes now."""
    card = card_of(site)
    at = card * m.KINDS
    cost = m.CARD_SLOTS[at : at + m.KINDS]
    free = [free_of(site, kind) for kind in range(m.KINDS)]
    label = words.w("cost-site", cost=words.counted(cost), missing=words.counted(free))
    return replace(
        face(words, card),
        slots=slots_of(m.KIND_SLUG, cost, free, fresh, takes),
        cost_label=label,
    )


def facts_of(words: Words, card: int) -> tuple[Fact, ...]:
    """All that a card does, in words."""
    at = card * m.KINDS
    out = [
        Fact(words.w("fact-type"), words.name(m.TYPE_NAME[m.CARD_TYPE[card]])),
        Fact(words.w("fact-cost"), words.counted(m.CARD_SLOTS[at : at + m.KINDS])),
    ]
    bonus = words.counted(m.CARD_BONUS_KINDS[at : at + m.KINDS])
    if bonus:
        out.append(Fact(words.w("fact-bonus"), bonus))
    made = words.counted(m.CARD_YIELD[at : at + m.KINDS])
    if m.CARD_PER[card]:
        kind = words.n(m.CARD_PER[card] - 1, 1)
        made = words.w("yields-per", cube=kind, type=target_name(words, m.CARD_PER_TYPE[card]))
    spoilt = words.counted(m.CARD_CORRUPT[at : at + m.KINDS])
    if spoilt:
        made = ", ".join(part for part in (made, words.w("corrupts", cubes=spoilt)) if part)
    if made:
        out.append(Fact(words.w("fact-yields"), made))
    points = points_of(words, card)
    if points:
        out.append(Fact(words.w("fact-points"), points.label))
    out.append(Fact(words.w("fact-recycle"), words.n(m.CARD_RECYCLE[card], 1)))
    return tuple(out)

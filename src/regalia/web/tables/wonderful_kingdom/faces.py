"""Cards from the tables of the game: what each shows, and what it says when asked."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.describe.terms import power as power_of
from regalia.games.wonderful_kingdom.sites import wild_of
from regalia.text import say
from regalia.web.render import pictures_at
from regalia.web.tables.wonderful.breaks import hyphenated
from regalia.web.tables.wonderful.faces import slots_of
from regalia.web.tables.wonderful.model import Face, Fact, Points, Yield
from regalia.web.tables.wonderful_kingdom.words import Words

KIND = ("", "treasure", "calamity", "menace", "advisor")
SISTERS = range(m.STORM, m.FAMINE + 1)
SYPHONS = range(m.SYPHON, m.SYPHON + m.RESOURCES)


def type_of(card: int) -> str:
    """The type of a Development, else what kind of card it is."""
    return KIND[m.CARD_KIND[card]] or m.TYPE_SLUG[m.CARD_TYPE[card]]


def type_name(words: Words, card: int) -> str:
    if m.CARD_TYPE[card] == m.NO_TYPE:
        return words.w(f"kind-{type_of(card)}")
    return words.name(m.TYPE_NAME[m.CARD_TYPE[card]])


def points_for(words: Words, flat: int, per: int, target: int) -> Points | None:
    """Points outright, for each card of a type, or both."""
    if target == m.NO_TYPE:
        return Points(flat, (), words.points(flat)) if flat else None
    label = words.w("points-per", n=per, what=words.name(m.TYPE_NAME[target]))
    if flat:
        label = words.w("and", all=words.points(flat), last=label)
    return Points(per, (m.TYPE_SLUG[target],), label, flat)


def points_of(words: Words, card: int) -> Points | None:
    if m.CARD_KIND[card] == m.ADVISOR:
        return None
    return points_for(words, m.CARD_VP[card], m.CARD_BADGE_VP[card], m.CARD_BADGE[card])


def badge_of(words: Words, row: int) -> Points | None:
    """What a Duchy scores for."""
    target = m.DUCHY_BADGE[row]
    return points_for(words, 0, m.DUCHY_BADGE_VP[row], target) if target != m.NO_TYPE else None


def cost_of(card: int) -> list[int]:
    """What is paid: slots, the Soldiers of a fight, or those of a power."""
    if m.CARD_KIND[card] >= m.MENACE:
        return [0] * m.SOLDIER + [m.CARD_COMBAT[card] or m.CARD_PRICE[card]]
    return list(m.CARD_SLOTS[card * m.KINDS : card * m.KINDS + m.KINDS])


def yields_of(card: int) -> tuple[Yield, ...]:
    at = card * m.KINDS
    out = [
        Yield(m.KIND_SLUG[kind], m.CARD_YIELD[at + kind])
        for kind in range(m.KINDS)
        if m.CARD_YIELD[at + kind]
    ]
    if m.CARD_PER[card]:
        kind = m.KIND_SLUG[m.CARD_PER[card] - 1]
        out.append(Yield(kind, m.CARD_PER_AMOUNT[card], m.TYPE_SLUG[m.CARD_PER_TYPE[card]]))
    return tuple(out)


@cache
def plain(lang: str, card: int) -> Face:
    """A card with nothing on it."""
    words = Words(lang)
    at = card * m.KINDS
    cost = cost_of(card)
    is_power = m.CARD_KIND[card] == m.ADVISOR
    bonus = [] if is_power else list(m.CARD_BONUS[at : at + m.KINDS])
    recycle = m.CARD_RECYCLE[at : at + m.KINDS]
    facts = facts_of(words, card)
    said = {fact.name: fact.text for fact in facts}
    price = "fights" if m.CARD_KIND[card] == m.MENACE else "price" if is_power else "cost"
    return Face(
        slug=m.CARD_SLUG[card],
        name=hyphenated(words.card(card)),
        type=type_of(card),
        type_name=type_name(words, card),
        picture=f"{pictures_at('wonderful_kingdom')}#em-{m.CARD_SLUG[card]}",
        slots=slots_of(m.KIND_SLUG, cost, cost),
        cost_label=words.w(price, cost=words.counted(cost)),
        bonus=tuple(m.KIND_SLUG[kind] for kind, n in enumerate(bonus) for _ in range(n)),
        bonus_label=f"{words.w('fact-bonus')}: {said.get(words.w('fact-bonus'), '')}",
        recycle=tuple(m.KIND_SLUG[kind] for kind, n in enumerate(recycle) for _ in range(n)),
        recycle_label=f"{words.w('fact-recycle')}: {words.counted(recycle)}",
        yields=yields_of(card),
        yields_label=f"{words.w('fact-yields')}: {said.get(words.w('fact-yields'), '')}",
        points=points_of(words, card),
        facts=facts,
        is_foe=m.CARD_KIND[card] in (m.CALAMITIES, m.MENACE),
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
    cost = cost_of(card)
    free = [free_of(site, kind) for kind in range(m.KINDS)]
    wild = {kind: wild_of(site, kind) for kind in range(m.RESOURCES)}
    missing = words.counted(free) or words.w("nothing")
    return replace(
        face(words, card),
        slots=slots_of(m.KIND_SLUG, cost, free, fresh, takes, wild),
        cost_label=words.w("cost-site", cost=words.counted(cost), missing=missing),
    )


def effect(words: Words, card: int) -> str:
    """What a Menace, a Calamity or an advisor does."""
    kind = m.CARD_KIND[card]
    if kind == m.ADVISOR:
        return power(words, card)
    if card in SISTERS:
        return words.w("menace-sister", n=m.SISTERS_VP)
    if card in SYPHONS:
        return words.w("menace-syphon", cube=words.n(card - m.SYPHON, 1))
    if card in (m.DRAGON, m.DRAGONESS):
        return words.w("menace-dragon")
    if card == m.EGG:
        return words.w("menace-egg", one=m.EGG_VP[1], two=m.EGG_VP[2])
    return words.w(f"menace-{m.CARD_SLUG[card]}")


def power(words: Words, card: int) -> str:
    return say(power_of(card), words.lang)


def facts_of(words: Words, card: int) -> tuple[Fact, ...]:
    """All that a card does, in words."""
    at = card * m.KINDS
    kind = m.CARD_KIND[card]
    out = [Fact(words.w("fact-type"), type_name(words, card))]
    cost = words.counted(cost_of(card))
    if cost:
        is_fight = kind == m.MENACE
        label = "fact-fight" if is_fight else "fact-price" if kind == m.ADVISOR else "fact-cost"
        out.append(Fact(words.w(label), cost))
    if kind >= m.CALAMITIES:
        out.append(Fact(words.w("fact-effect"), effect(words, card)))
    bonus = words.counted(m.CARD_BONUS[at : at + m.KINDS])
    if bonus and kind != m.ADVISOR:
        out.append(Fact(words.w("fact-beaten" if kind == m.MENACE else "fact-bonus"), bonus))
    made = words.counted(m.CARD_YIELD[at : at + m.KINDS])
    if m.CARD_PER[card]:
        cube = words.n(m.CARD_PER[card] - 1, m.CARD_PER_AMOUNT[card])
        per = words.name(m.TYPE_NAME[m.CARD_PER_TYPE[card]])
        made = words.w("yields-per", cube=cube, type=per)
    if made and kind != m.MENACE:
        out.append(Fact(words.w("fact-yields"), made))
    points = points_of(words, card)
    if points:
        out.append(
            Fact(words.w("fact-unbeaten" if kind == m.MENACE else "fact-points"), points.label)
        )
    recycle = words.counted(m.CARD_RECYCLE[at : at + m.KINDS])
    if recycle:
        out.append(Fact(words.w("fact-recycle"), recycle))
    return tuple(out)

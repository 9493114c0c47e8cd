"""The row of cards with their prices, and the card that is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import BUILD, DESTROY, MOVE, PLACE, TAKE
from regalia.games.legends.describe.choices import worth
from regalia.games.legends.state import CHOICE, EXTRA, NOBODY, PLACEMENT, ROW, THEFT
from regalia.web.tables.legends.emblem import emblem
from regalia.web.tables.legends.model import Card, Change, Effect
from regalia.web.tables.legends.page import Page, sea_of
from regalia.web.tables.legends.targets import after, changes

if TYPE_CHECKING:
    from regalia.games.legends.observation import LegendsObservation
    from regalia.web.view.table import Choice

FEW = 2  # so many places are named, more are counted


def family_slug(card: int) -> str:
    """What stands on the seal: the family, or the thing itself for the few without one."""
    family = m.CARD_FAMILY[card]
    return m.FAMILY_SLUG[family] if family != m.NONE else m.CARD_SLUG[card].split("_")[0]


def playing(page: Page) -> int:
    """The card whose action is being carried out, or NOBODY."""
    seen = page.seen
    return seen.card if CHOICE <= seen.phase <= THEFT and not seen.over else NOBODY


def now(page: Page) -> Card | None:
    """The card in play."""
    card = playing(page)
    if card == NOBODY:
        return None
    who = page.seen.turn
    text = page.w("playing-me") if who == page.me else page.w("playing", who=page.colour_name(who))
    return drawn(page, card, None, None, text)


def cards(page: Page) -> tuple[Card, ...]:
    """The row from the left."""
    return tuple(
        drawn(page, card, m.ROW_COST[place], page.choices.get(TAKE + card))
        for place, card in enumerate(page.seen.row)
    )


def drawn(page: Page, number: int, price: int | None, choice: Choice | None, who: str = "") -> Card:
    seen = page.seen
    coins = seen.coins[page.me] if page.me >= 0 and seen.coins else 0
    why = pays = ""
    if price is not None and not choice and page.asked and seen.phase in (ROW, EXTRA):
        why = page.w("why-dear", n=price - coins)
    moved: tuple[Change, ...] = ()
    then = None
    if choice and price is not None:
        then = after(page, choice.action)
        moved = tuple(change for change in changes(page, then) if change.seat - 1 == page.me)
        pays = page.w("pays", n=price, left=then.coins[page.me])
    family = m.CARD_FAMILY[number]
    return Card(
        number=number,
        name=page.name(m.CARD_NAME[number]),
        family=family_slug(number),
        family_name=page.name(m.FAMILY_NAME[family]) if family != m.NONE else page.w("no-family"),
        art=emblem(number, family_slug(number)),
        effects=effects(page, number, then),
        joint={m.AND: "+", m.OR: "/"}.get(m.CARD_MODE[number], ""),
        gifts=gifts(page, number),
        price=price,
        choice=choice,
        label=page.w("take-for", n=price or 0),
        pays=pays,
        why=why,
        who=who,
        changes=moved,
    )


def effects(page: Page, number: int, then: LegendsObservation | None = None) -> tuple[Effect, ...]:
    return tuple(
        effect(page, number, part, then)
        for part in range(2)
        if m.CARD_DO[number * 2 + part] != m.NONE
    )


def effect(page: Page, number: int, part: int, then: LegendsObservation | None = None) -> Effect:
    """A part of a card, with what my abilities add to it once it is mine."""
    doing, count = m.CARD_DO[number * 2 + part], m.CARD_N[number * 2 + part]
    seen = page.seen
    is_playing = playing(page) == number
    seat = seen.turn if is_playing else page.me
    total = worth(seen, seat, number, part) if seat >= 0 else count
    if is_playing and seen.phase >= PLACEMENT and seen.turn == seat:
        total = max(total, count)  # what is placed already has left the supply
    return Effect(
        slug=m.DOINGS[doing],
        count=count,
        extra=max(0, total - count),
        label=page.w(f"effect-{m.DOINGS[doing]}", n=total),
        note=note(page, part, then) if then is not None else "",
        is_now=is_playing and seen.phase >= PLACEMENT and part == seen.step,
        is_over=is_playing and seen.phase >= PLACEMENT and part < seen.step,
    )


def note(page: Page, part: int, then: LegendsObservation) -> str:
    """Where the first part of a card could be done, or what a step over the sea would cost."""
    doing = m.CARD_DO[then.card * 2 + part]
    if doing == m.DO_MOVE:
        return page.w("note-move", n=sea_of(then, page.me))
    if then.step != part or then.phase != PLACEMENT + doing or page.me not in then.to_act:
        return ""
    first, after_last = {
        m.DO_PLACE: (PLACE, BUILD),
        m.DO_BUILD: (BUILD, DESTROY),
        m.DO_DESTROY: (DESTROY, MOVE),
    }[doing]
    found = [action - first for action in then.legal if first <= action < after_last]
    if doing == m.DO_PLACE and len(found) <= FEW:
        return page.w("note-in", regions=[page.region(region) for region in found])
    return page.w(f"note-{m.DOINGS[doing]}", n=len(found))


def gifts(page: Page, number: int) -> tuple[tuple[str, str], ...]:
    """What a card gives for good, each with its sign."""
    found = []
    for slug, icon in (
        ("flying", "fly"),
        ("extra_army", "place"),
        ("extra_move", "move"),
        ("elixir", "elixir"),
        ("immune", "shield"),
    ):
        count = (m.CARD_PERKS[number] >> m.PERKS[slug]) & m.PERK
        if count:
            found.append((icon, page.w(f"gift-{slug.replace('_', '-')}", n=count)))
    if m.CARD_COINS[number]:
        found.append(("coin", page.w("gift-coins", n=m.CARD_COINS[number])))
    family = m.CARD_PER_FAMILY[number]
    if family != m.NONE:
        found.append(("vp", page.w("gift-family", family=page.name(m.FAMILY_CARD[family]))))
    if m.CARD_PER_FLYING[number]:
        found.append(("vp", page.w("gift-per-flying")))
    if m.CARD_PER_COINS[number]:
        found.append(("vp", page.w("gift-per-coins", n=m.CARD_PER_COINS[number])))
    family = m.CARD_SET_FAMILY[number]
    if family != m.NONE:
        name = page.name(m.FAMILY_CARD[family])
        text = page.w("gift-set", n=m.CARD_SET_COUNT[number], vp=m.CARD_SET_VP[number], family=name)
        found.append(("vp", text))
    return tuple(found)

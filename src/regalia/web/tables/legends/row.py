"""The row of cards with their prices, and the card that is being played."""

from __future__ import annotations

from regalia.games.legends import material as m
from regalia.games.legends.actions import TAKE
from regalia.games.legends.state import NOBODY, PLACEMENT, THEFT
from regalia.web.tables.legends.emblem import emblem
from regalia.web.tables.legends.model import Card, Change, Effect
from regalia.web.tables.legends.page import Page, perk
from regalia.web.tables.legends.targets import after, changes

PARTING = 9  # the phase that asks which of two parts


def family_slug(card: int) -> str:
    """What stands on the seal: the family, or the thing itself for the few without one."""
    family = m.CARD_FAMILY[card]
    return m.FAMILY_SLUG[family] if family != m.NONE else m.CARD_SLUG[card].split("_")[0]


def playing(page: Page) -> int:
    """The card whose action is being carried out, or NOBODY."""
    seen = page.seen
    busy = PARTING <= seen.phase <= THEFT and seen.phase >= PARTING
    return seen.card if busy and not seen.over else NOBODY


def cards(page: Page) -> tuple[Card, ...]:
    """The card in play, then the row from the left."""
    now = playing(page)
    found = []
    if now != NOBODY:
        who = page.seen.turn
        text = (
            page.w("playing-me") if who == page.me else page.w("playing", who=page.colour_name(who))
        )
        found.append(card(page, now, None, text))
    for place, number in enumerate(page.seen.row):
        found.append(card(page, number, m.ROW_COST[place], ""))
    return tuple(found)


def card(page: Page, number: int, price: int | None, playing: str) -> Card:
    choice = page.choices.get(TAKE + number) if price is not None else None
    coins = page.seen.coins[page.me] if page.me >= 0 and page.seen.coins else 0
    why = ""
    if price is not None and not choice and page.view.is_asked:
        is_taking = any(TAKE <= action < TAKE + m.CARDS for action in page.seen.legal)
        why = page.w("why-dear", n=price - coins) if is_taking else ""
    moved: tuple[Change, ...] = ()
    if choice:
        moved = tuple(c for c in changes(page, after(page, choice.action)) if c.seat - 1 == page.me)
    family = m.CARD_FAMILY[number]
    return Card(
        number=number,
        slug=m.CARD_SLUG[number],
        name=page.name(m.CARD_NAME[number]),
        family=family_slug(number),
        family_name=page.name(m.FAMILY_NAME[family]) if family != m.NONE else page.w("no-family"),
        art=emblem(number, family_slug(number)),
        effects=effects(page, number),
        joint={m.AND: "+", m.OR: "/"}.get(m.CARD_MODE[number], ""),
        gifts=gifts(page, number),
        price=price,
        after=coins - (price or 0),
        choice=choice,
        why=why,
        playing=playing,
        changes=moved,
    )


def effects(page: Page, number: int) -> tuple[Effect, ...]:
    return tuple(
        effect(page, number, part) for part in range(2) if m.CARD_DO[number * 2 + part] != m.NONE
    )


def effect(page: Page, number: int, part: int) -> Effect:
    """A part of a card, with what my abilities add to it once it is mine."""
    doing, count = m.CARD_DO[number * 2 + part], m.CARD_N[number * 2 + part]
    seen = page.seen
    seat = seen.turn if playing(page) == number else page.me
    extra = 0
    at = {m.DO_PLACE: m.ARMY_AT, m.DO_MOVE: m.MOVE_AT}.get(doing)
    if at is not None and seat >= 0:
        own = (m.CARD_PERKS[number] >> at) & m.PERK
        has = bool(seen.owned[seat] >> number & 1)
        extra = perk(seen, seat, at) + (0 if has else own)
    is_now = playing(page) == number and seen.phase >= PLACEMENT and part == seen.step
    label = page.w(f"effect-{m.DOINGS[doing]}", n=count)
    return Effect(m.DOINGS[doing], count, extra, label, is_now)


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

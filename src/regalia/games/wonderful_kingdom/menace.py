"""What Menaces do in Planning, whether their victim likes it or not (IWK-17.7)."""

from mypy_extensions import i64

from regalia.games.wonderful.bag import with_card
from regalia.games.wonderful.construction import copy_of, is_twin
from regalia.games.wonderful.sites import CARD_SHIFT, SLOT
from regalia.games.wonderful_kingdom import window, yields
from regalia.games.wonderful_kingdom.actions import (
    BURN_AT,
    COVER,
    FIRST_COPY,
    ICONS,
    PLACE,
    SACRIFICE,
    SITE_CARD,
    SITE_COPY,
)
from regalia.games.wonderful_kingdom.material import (
    CARD_RECYCLE,
    GIANT_RAT,
    KINDS,
    RESOURCES,
    SHADOW_ASIDE,
    SOLDIER,
    THIEF,
    VERMIN,
)
from regalia.games.wonderful_kingdom.scenarios import FARMS, GUILD, NO_VERMIN, SHADOWS_FED
from regalia.games.wonderful_kingdom.state import NONE, SELECTION, KingdomState, is_menace


def release_rats(s: KingdomState, seat: i64) -> None:
    """Each new Rat brings a Vermin for every Rat then in Construction (IWK-18.2, IWK-18.3)."""
    for _ in range(s.count_picked(seat, GIANT_RAT)):
        s.unpick(seat, GIANT_RAT)
        s.add_menace(seat, GIANT_RAT)
        take_vermin(s, seat, yields.count_card(s.menaces(seat), GIANT_RAT), "IWK-18.2")


def take_vermin(s: KingdomState, seat: i64, count: i64, rule: str) -> None:
    """Vermin from the pile, as many as are left; an empty pile loses scenario 1 (IWK-33.1)."""
    if count > s.vermin:
        count = s.vermin
    s.vermin -= count
    for _ in range(count):
        s.add_menace(seat, VERMIN)
    if s.keeps_events and count:
        s.tell("vermin", seat, (count,), rule)
    if s.scenario == FARMS and s.vermin == 0:
        s.lost = NO_VERMIN


def feed_dragon(s: KingdomState, seat: i64) -> bool:
    """One Soldier for a Dragon: of the stock, off a card, or a debt (IWK-28.1, IWK-28.2)."""
    if s.soldiers(seat) > 0:
        s.pay(seat, SOLDIER, 1)
        s.dues -= 1
        if s.keeps_events:
            s.tell("dragon_takes", seat, (NONE,), "IWK-28.1")
        return True
    choices = burnable(s, seat)
    if len(choices) > 1:
        s.ask(seat)
        return False
    if len(choices) == 1:
        burn(s, seat, choices[0])
    else:
        s.set_debt(seat, s.dues)
        s.dues = 0
        if s.keeps_events:
            s.tell("dragon_waits", seat, (s.debt(seat),), "IWK-28.2")
    return True


def burnable(s: KingdomState, seat: i64) -> list[int]:
    """The cards under construction on which a Soldier lies."""
    actions: list[int] = []
    rows = s.sites_rows
    for place in range(rows[seat], rows[seat + 1]):
        card = rows[place] >> CARD_SHIFT
        if window.soldiers_on(rows[place], card) and not is_twin(rows, seat, place):
            number = FIRST_COPY[card] + copy_of(rows, seat, place)
            actions.append(BURN_AT[number * KINDS + SOLDIER])
    return actions


def burn(s: KingdomState, seat: i64, action: i64) -> None:
    card = SITE_CARD[action - PLACE]
    s.change_site(seat, s.find_site(seat, card, SITE_COPY[action - PLACE]), SLOT[SOLDIER])
    s.dues -= 1
    if s.keeps_events:
        s.tell("dragon_takes", seat, (card,), "IWK-28.8")


def rob(s: KingdomState, seat: i64) -> bool:
    """A Thief covers an icon of the seat's choice and moves to Construction (IWK-21.1)."""
    icons: list[int] = []
    if s.stolen_left > 0:
        icons = coverable(s, seat)
    if len(icons) > 1:
        s.ask(seat)
        return False
    if len(icons) == 1:
        cover(s, seat, icons[0] - COVER)
    else:
        admit_thief(s, seat)
    return True


def coverable(s: KingdomState, seat: i64) -> list[int]:
    """Every uncovered icon; equal ones are one choice."""
    actions: list[int] = []
    for icon in range(ICONS):
        if yields.icons_left(s, seat, icon) > 0:
            actions.append(COVER + icon)
    return actions


def cover(s: KingdomState, seat: i64, icon: i64) -> None:
    s.stolen_left -= 1
    s.set_stolen(seat, with_card(s.stolen(seat), icon))
    if s.keeps_events:
        s.tell("covers", seat, (icon,), "IWK-21.1")
    admit_thief(s, seat)


def admit_thief(s: KingdomState, seat: i64) -> None:
    s.unpick(seat, THIEF)
    s.add_menace(seat, THIEF)
    s.dues -= 1


def haunt(s: KingdomState, seat: i64) -> bool:
    """A Shadow makes the seat discard a card of its choice (IWK-20.1)."""
    cards = losable(s, seat)
    if len(cards) == 0:
        s.dues = 0  # IWK-20.5
    elif len(cards) == 1:
        sacrifice(s, seat, cards[0] - SACRIFICE)
    else:
        s.ask(seat)
        return False
    return True


def losable(s: KingdomState, seat: i64) -> list[int]:
    """Every different card of the Selection that is no Menace."""
    actions: list[int] = []
    before: i64 = -1
    for at in range(s.picked_count(seat)):
        card = s.zones(SELECTION + seat, at)
        if card != before and not is_menace(card):
            actions.append(int(SACRIFICE + card))
        before = card
    return actions


def sacrifice(s: KingdomState, seat: i64, card: i64) -> None:
    """The card goes, the opponent gains its bonus in Alchemy (IWK-20.2, IWK-20.4)."""
    s.unpick(seat, card)
    s.discard(card)
    s.dues -= 1
    if s.keeps_events:
        s.tell("sacrifices", seat, (card,), "IWK-20.1")
    if s.seats == 2:
        s.add_bonus(1 - seat, card)
    elif s.scenario == GUILD:  # IWK-33.5
        for resource in range(RESOURCES):
            s.shadow_cubes += CARD_RECYCLE[card * KINDS + resource]
        if s.shadow_cubes >= SHADOW_ASIDE:
            s.lost = SHADOWS_FED

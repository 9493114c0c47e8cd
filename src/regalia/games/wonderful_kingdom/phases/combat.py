"""Combat: Soldiers beat Menaces; the last window of a round that has it (IWK-17.8)."""

from mypy_extensions import i64

from regalia.games.wonderful.bag import with_card, without_card
from regalia.games.wonderful.construction import copy_of, is_twin
from regalia.games.wonderful.sites import CARD_SHIFT, card_of
from regalia.games.wonderful_kingdom import menace, quest, window
from regalia.games.wonderful_kingdom.actions import (
    DONE,
    FIGHT,
    FINISH,
    FIRST_COPY,
    PLACE,
    POWER,
    SITE_CARD,
    SITE_COPY,
    THAW,
    UNCOVER,
)
from regalia.games.wonderful_kingdom.ends import end_of_round
from regalia.games.wonderful_kingdom.material import (
    CARD_BONUS,
    CARD_COMBAT,
    DRAGON,
    DRAGONESS,
    EGG,
    EXPLORATION,
    FAMINE,
    FARM,
    FROST_GIANT,
    KINDS,
    KRYSTALLIUM,
    SOLDIER,
    STORM,
    SYPHON,
    THIEF,
    VERMIN,
)
from regalia.games.wonderful_kingdom.scenarios import FARMS
from regalia.games.wonderful_kingdom.sites import is_frozen, is_full
from regalia.games.wonderful_kingdom.state import BIT, KingdomState


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        s.set_debt(seat, 0)  # IWK-28.3
    for seat in range(s.seats):
        s.ask(seat)
        settle(s, seat)


def settle(s: KingdomState, seat: i64) -> None:
    """Close the window of a seat that has nothing left to do."""
    if s.sites_count(seat) == s.frozen(seat) and len(legal(s, seat)) == 1:
        s.pending &= ~BIT[seat]


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions = [DONE]
    if (s.uncovering >> seat) & 1:
        add_tokens(s, seat, actions)
        return actions
    soldiers = s.soldiers(seat)
    menaces = s.menaces(seat)
    before = -1
    for i in range(len(menaces)):
        card = menaces[i]
        if card != before and card != FROST_GIANT and soldiers >= CARD_COMBAT[card]:
            actions.append(FIGHT + card)
        before = card
    window.add_free(s, seat, 0, True, actions)
    if s.has_giants and soldiers >= CARD_COMBAT[FROST_GIANT]:
        add_thaws(s, seat, actions)
    return actions


def add_tokens(s: KingdomState, seat: i64, actions: list[int]) -> None:
    """Each different covered icon (IWK-21.4)."""
    before = -1
    for icon in s.stolen(seat):
        if icon != before:
            actions.append(UNCOVER + icon)
        before = icon


def add_thaws(s: KingdomState, seat: i64, actions: list[int]) -> None:
    """Frozen cards that are fully paid (IWK-19.6)."""
    rows = s.sites_rows
    for place in range(rows[seat], rows[seat + 1]):
        site = rows[place]
        if is_frozen(site) and is_full(site) and not is_twin(rows, seat, place):
            number = FIRST_COPY[site >> CARD_SHIFT] + copy_of(rows, seat, place)
            actions.append(int(THAW + number))


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if (s.uncovering >> seat) & 1:
        uncover(s, seat, action)
    elif action == DONE:
        s.pending &= ~BIT[seat]
        return
    elif FIGHT <= action < POWER:
        fight(s, seat, action - FIGHT)
    elif THAW <= action < FINISH:
        thaw(s, seat, action)
    else:
        window.apply(s, seat, action)
    settle(s, seat)


def fight(s: KingdomState, seat: i64, card: i64) -> None:
    """Pay the combat cost whole; the Menace goes, or becomes a trophy (IWK-17.13)."""
    s.pay(seat, SOLDIER, CARD_COMBAT[card])
    s.drop_menace(seat, card)
    if s.keeps_events:
        s.tell("fights", seat, (card,), "IWK-17.8")
    if card == THIEF:
        if len(s.stolen(seat)) > 0:
            s.uncovering |= BIT[seat]
    elif STORM <= card <= FAMINE:
        s.add_sisters(seat, 1)  # IWK-26.5
    elif SYPHON <= card <= SYPHON + EXPLORATION:
        s.set_built(seat, with_card(s.built(seat), card))  # IWK-27.3
    elif card == DRAGON or card == DRAGONESS:
        s.gain(seat, KRYSTALLIUM, CARD_BONUS[card * KINDS + KRYSTALLIUM])  # IWK-28.5
    elif card == EGG:
        s.add_eggs(seat, 1)  # IWK-28.6
    elif card == VERMIN and s.scenario == FARMS:
        s.vermin += 1  # IWK-33.1


def uncover(s: KingdomState, seat: i64, action: i64) -> None:
    """Take a Stolen token away, or leave all (IWK-21.7)."""
    s.uncovering &= ~BIT[seat]
    if action == DONE:
        return
    icon = action - UNCOVER
    s.set_stolen(seat, without_card(s.stolen(seat), icon))
    s.stolen_left += 1
    if s.keeps_events:
        s.tell("uncovers", seat, (icon,), "IWK-21.4")


def thaw(s: KingdomState, seat: i64, action: i64) -> None:
    """The Giant goes and its card is built at once (IWK-19.7)."""
    s.pay(seat, SOLDIER, CARD_COMBAT[FROST_GIANT])
    card = SITE_CARD[action - PLACE]
    s.drop_sites(seat, s.find_site(seat, card, SITE_COPY[action - PLACE]))
    if s.keeps_events:
        s.tell("thaws", seat, (card,), "IWK-19.7")
    s.build(seat, card)


def leave(s: KingdomState) -> i64:
    quest.settle_finals(s)
    if s.scenario == FARMS:
        farms: i64 = 0
        for at in range(s.sites_count(0)):
            if card_of(s.sites(0, at)) == FARM:
                farms += 1
        if farms:
            menace.take_vermin(s, 0, farms, "IWK-33.1")
    return end_of_round(s)

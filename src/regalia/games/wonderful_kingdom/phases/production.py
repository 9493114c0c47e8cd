"""Production: four steps, each counts, settles Supremacy, lets cubes be placed (IWK-9)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.construction import has_slot
from regalia.games.wonderful.supremacy import leader
from regalia.games.wonderful_kingdom import quest, window, yields
from regalia.games.wonderful_kingdom.actions import ALCHEMY, DONE, POWER, QUEST
from regalia.games.wonderful_kingdom.ends import end_of_round
from regalia.games.wonderful_kingdom.maps import KRYSTALLIUM_SITE
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    CARD_AMOUNT,
    CARD_STEP,
    CARDS,
    KRYSTALLIUM,
    MASTER_AT_ARMS,
    RESOURCES,
    SOLO_SUPREMACY,
    SYPHON,
    SYPHON_ASIDE,
)
from regalia.games.wonderful_kingdom.state import (
    BIT,
    COMBAT,
    CONQUEST,
    PRODUCTION,
    KingdomState,
)
from regalia.games.wonderful_kingdom.window import NIBBLE

# The advisors who add cubes in a step.
HELPERS: Final[list[bytes]] = [
    bytes([card for card in range(ADVISOR_0, CARDS) if CARD_STEP[card] == step])
    for step in range(RESOURCES)
]


def enter(s: KingdomState) -> None:
    for seat in range(s.seats):
        count = yields.production(s, seat, s.step)
        s.set_counts(seat, count)
        s.set_loose(seat, count)
    if s.keeps_events:
        s.tell("step", -1, (int(s.step), *s.all_counts()), "IWK-9.2")
    if s.seats == 1 and s.has_menace:
        syphon_alone(s)
    crown(s)
    for seat in range(s.seats):
        s.ask(seat)
        settle(s, seat)


def syphon_alone(s: KingdomState) -> None:
    """Cubes for an opponent who is not there are set aside; four make a Calamity (IWK-27.7)."""
    count = yields.count_card(s.menaces(0), SYPHON + s.step)
    if count == 0:
        return
    s.syphon_cubes += count
    if s.syphon_cubes >= SYPHON_ASIDE:
        s.syphon_cubes -= SYPHON_ASIDE
        s.add_calamities(0, 1)
        if s.keeps_events:
            s.tell("calamities", 0, (1,), "IWK-27.7")


def winner(s: KingdomState) -> i64:
    """Who has Supremacy in this step: a mask; the Master-at-Arms also wins ties (IWK-10.1)."""
    if s.seats == 1:
        least = CARD_AMOUNT[MASTER_AT_ARMS] if s.armed else SOLO_SUPREMACY
        return 1 if s.counts(0) >= least else 0
    return leader(s.all_counts()) or s.armed


def crown(s: KingdomState) -> None:
    """The Supremacy bonus: Training, then a Soldier (IWK-10.2)."""
    mask = winner(s)
    for seat in range(s.seats):
        if (mask >> seat) & 1:
            for _ in range(2 if (s.armed >> seat) & 1 else 1):
                s.train(seat)
            if s.keeps_events:
                s.tell("supremacy", seat, (s.step,), "IWK-10.2" if s.seats == 2 else "IWK-16.14")


def helper(s: KingdomState, seat: i64) -> i64:
    """The advisor who adds cubes in this step and can be paid, or -1."""
    for card in HELPERS[s.step]:
        if s.can_use(seat, card):
            return card
    return -1


def settle(s: KingdomState, seat: i64) -> None:
    """Cubes without a slot go into Alchemy; a window with nothing to do is closed."""
    if s.loose(seat) > 0 and not has_slot(s.sites_rows, seat, NIBBLE[s.step]):
        count = s.loose(seat)
        s.set_loose(seat, 0)
        for _ in range(count):
            s.add_cube(seat, s.step)
    if s.loose(seat) == 0 and s.sites_count(seat) == s.frozen(seat):
        if len(legal(s, seat)) == 1:
            s.pending &= ~BIT[seat]


def legal(s: KingdomState, seat: i64) -> list[int]:
    is_placing = s.loose(seat) > 0
    actions = [int(ALCHEMY + s.step) if is_placing else DONE]
    if s.has_council:
        card = helper(s, seat)
        if card >= 0:
            actions.append(POWER + card)
    window.add_free(s, seat, NIBBLE[s.step] if is_placing else 0, True, actions)
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if action == DONE:
        s.pending &= ~BIT[seat]
        return
    if POWER <= action < QUEST:
        s.use(seat, action - POWER)
        s.add_loose(seat, CARD_AMOUNT[action - POWER])
    else:
        window.apply(s, seat, action)
    settle(s, seat)


def leave(s: KingdomState) -> i64:
    quest.settle_finals(s)
    s.step += 1
    if s.step < RESOURCES:
        return PRODUCTION
    s.armed = 0
    if s.has_menace:
        return COMBAT
    if s.has_map:
        mine_krystallium(s)
        return CONQUEST
    return end_of_round(s)


def mine_krystallium(s: KingdomState) -> None:
    """Krystallium sites pay after the last step (IWK-31.1)."""
    for seat in range(s.seats):
        count = yields.count_sites(s, seat, KRYSTALLIUM_SITE)
        if count:
            s.gain(seat, KRYSTALLIUM, count)
            if s.keeps_events:
                s.tell("mines", seat, (count,), "IWK-31.1")

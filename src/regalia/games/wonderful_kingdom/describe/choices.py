"""Actions as sentences."""

from regalia.core.message import Message
from regalia.games.wonderful.sites import find_site
from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom.actions import (
    ALCHEMY,
    BURN,
    CONJURE,
    CONSTRUCT,
    COVER,
    DESTROY,
    DONE,
    DOUBLE,
    FIGHT,
    FINISH,
    FREEZE,
    GIVE_UP,
    GO,
    ILLUSION,
    IMPRISON,
    JEST_GIVE,
    JEST_TAKE,
    JOIN,
    KEEP,
    MARCH,
    MURDER,
    OCCUPY,
    OFFER,
    OFFERS,
    PEEK,
    PLACE,
    POWER,
    QUEST,
    RECRUIT,
    RECYCLE,
    SACRIFICE,
    SEARCH,
    SELECT,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    SMUGGLE,
    SPY,
    SWAP_GIVE,
    SWAP_TAKE,
    TAKE,
    TARGETS,
    THAW,
    TRANSMUTE,
    UNCOVER,
    WILD,
    WITHER,
)
from regalia.games.wonderful_kingdom.describe.terms import (
    amount,
    area,
    bonus,
    cost,
    icon,
    missing,
    name,
    names,
    points,
    power,
    words,
    zone,
)
from regalia.games.wonderful_kingdom.material import (
    CARD_COMBAT,
    CARD_NAME,
    CARD_PRICE,
    CARDS,
    FROST_GIANT,
    KINDS,
    KRYSTALLIUM,
    MATRIARCH,
    RESOURCES,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.quests import (
    FINAL,
    MIX,
    QUEST_NAME,
    SOLO,
    STEP_COST,
    STEP_KRYSTALLIUM,
    STEP_NAME,
    STEP_SECOND,
    STEP_SOLDIERS,
    STEP_SPY,
    STEP_VP,
    STEPS,
    TWO_PLAYERS,
    WAY_QUEST,
    WAY_STEP,
    WAY_WILD,
    step_row,
)
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    CHOICE,
    COMBAT,
    CONQUEST,
    PLANNING,
    PRODUCTION,
    SEARCHING,
    START,
)

# Families about one card and nothing else.
ABOUT_A_CARD = (
    (SEARCH, CONSTRUCT, "do-search"),
    (SACRIFICE, DESTROY, "do-sacrifice"),
    (DESTROY, MURDER, "do-destroy"),
    (MURDER, JEST_GIVE, "do-murder"),
    (JEST_GIVE, JEST_TAKE, "do-jest-give"),
    (JEST_TAKE, FIGHT, "do-jest-take"),
    (KEEP, TAKE, "do-keep"),
    (TAKE, OFFER, "do-menace"),
)
# Families about a card under construction.
ABOUT_A_SITE = (
    (GIVE_UP, FREEZE, "do-give-up"),
    (FREEZE, THAW, "do-freeze"),
    (THAW, FINISH, "do-thaw"),
    (FINISH, BURN, "do-finish"),
    (BURN, WITHER, "do-burn"),
    (WITHER, CONJURE, "do-wither"),
)


def action(seen: KingdomObservation, action: int) -> Message:
    """A legal action as a sentence."""
    if action >= PLACE:
        return on_site(seen, action)
    if action >= RECRUIT:
        return on_map(seen, action)
    for first, end, id in ABOUT_A_CARD:
        if first <= action < end:
            return words(id, card=CARD_NAME[action - first])
    if action >= FIGHT:
        return other_action(seen, action)
    if action >= CONSTRUCT:
        return plan(action)
    if action >= OFFER:
        return on_table(seen, action)
    if action == DONE:
        return words(done(seen))
    if action >= ALCHEMY:
        return words("do-alchemy", cube=amount(action - ALCHEMY, 1))
    taken = names([shown[0] for shown in seen.areas[action - SELECT]])
    if not taken:
        return words("do-select-empty", area=area(action - SELECT))
    return words("do-select", area=area(action - SELECT), cards=taken)


def done(seen: KingdomObservation) -> str:
    """DONE, in the words of what is asked."""
    if seen.phase == CHOICE:
        return "do-no-illusion" if seen.stage == choice.TOKEN else "do-no-swap"
    if seen.phase == SEARCHING:
        return "do-no-search"
    if seen.phase == CONQUEST:
        return "do-no-prison" if seen.stage == 3 else "do-pass"
    if seen.phase == COMBAT and (seen.uncovering >> seen.seat) & 1:
        return "do-no-uncover"
    if seen.phase == PLANNING and seen.conjuring[seen.seat]:
        return "do-no-conjure"
    phases = {START: "do-done-start", PLANNING: "do-done-planning", ARMS: "do-no-arms"}
    phases |= {PRODUCTION: "do-done-step", COMBAT: "do-done-combat"}
    return phases.get(seen.phase, "do-done")


def plan(action: int) -> Message:
    """What becomes of a selected card."""
    if action >= DOUBLE:
        card = action - DOUBLE
        return words("do-double", card=CARD_NAME[card], cubes=bonus(card, 2))
    if action >= RECYCLE:
        card = action - RECYCLE
        return words("do-recycle", card=CARD_NAME[card], cubes=bonus(card, 1))
    card = action - CONSTRUCT
    return words("do-construct", card=CARD_NAME[card], cost=cost(card))


def target(number: int) -> object:
    """A card on the table, as a seat can name it."""
    if number < CARDS:
        return CARD_NAME[number]
    if number < 2 * CARDS:
        return words("hidden-card", card=CARD_NAME[number - CARDS])
    return words("unknown-card", n=number - 2 * CARDS + 1)


def on_table(seen: KingdomObservation, action: int) -> Message:
    """Offers, tokens, spies."""
    if action >= SPY:
        number = action - SPY
        if seen.phase == SEARCHING:
            where = number // OFFERS
            return words("do-turn", zone=zone(where) if where < 2 else words("own-selection"))
        return words("do-spy", zone=zone(number // OFFERS), n=number % OFFERS + 1)
    if action >= PEEK:
        return words("do-peek", area=area(action - PEEK))
    if action >= SMUGGLE:
        number = action - SMUGGLE
        return words("do-smuggle", card=target(number % TARGETS), area=area(1 - number // TARGETS))
    if action >= SWAP_GIVE:
        return words("do-swap-give", card=target(action - SWAP_GIVE))
    if action >= SWAP_TAKE:
        number = action - SWAP_TAKE
        return words("do-swap", card=target(number % TARGETS), area=area(number // TARGETS))
    if action >= ILLUSION:
        number = action - ILLUSION
        return words("do-illusion", card=target(number % TARGETS), area=area(number // TARGETS))
    card, where, face = choice.offered(action)
    return words("do-hide" if face else "do-offer", card=CARD_NAME[card], area=area(where))


def other_action(seen: KingdomObservation, action: int) -> Message:
    """Fights, powers, quest steps."""
    if action >= TRANSMUTE:
        at = (action - TRANSMUTE) * RESOURCES
        cubes = [amount(kind, MIX[at + kind]) for kind in range(RESOURCES) if MIX[at + kind]]
        return words("do-transmute", cubes=cubes)
    if action >= QUEST:
        return quest_step(seen, action - QUEST)
    if action >= POWER:
        card = action - POWER
        price = amount(SOLDIER, CARD_PRICE[card])
        return words("do-power", card=CARD_NAME[card], price=price, what=power(card))
    card = action - FIGHT
    return words("do-fight", card=CARD_NAME[card], price=amount(SOLDIER, CARD_COMBAT[card]))


def quest_step(seen: KingdomObservation, way: int) -> Message:
    """A step, what it costs and brings, and the Krystallium that stands for cubes."""
    quest, step = WAY_QUEST[way], WAY_STEP[way]
    row = step_row(quest, SOLO if len(seen.rows) == 1 else TWO_PLAYERS, step)
    cost = [
        amount(kind, n) for kind, n in enumerate(STEP_COST[row * KINDS : (row + 1) * KINDS]) if n
    ]
    gain = [
        amount(kind, n)
        for kind, n in ((KRYSTALLIUM, STEP_KRYSTALLIUM[row]), (SOLDIER, STEP_SOLDIERS[row]))
        if n
    ]
    if STEP_SPY[row]:
        gain.append(words("a-spy"))
    is_second = step == FINAL and len(seen.rows) == 2 and is_done(seen, quest, 1 - seen.seat)
    vp = STEP_SECOND[row] if is_second else STEP_VP[row]
    if vp:
        gain.append(points(vp))
    wild = [
        amount(kind, WAY_WILD[way * RESOURCES + kind])
        for kind in range(RESOURCES)
        if WAY_WILD[way * RESOURCES + kind]
    ]
    name = STEP_NAME[quest * STEPS + step]
    id = "do-quest-wild" if wild else "do-quest"
    return words(id, quest=QUEST_NAME[quest], step=name, cost=cost, gain=gain, cubes=wild)


def is_done(seen: KingdomObservation, quest: int, seat: int) -> bool:
    """Whether a seat has made the final step of a quest."""
    at = seen.quests.index(quest) * STEPS + FINAL
    return (seen.steps[seat] >> at) & 1 == 1


def place_name(seen: KingdomObservation, code: int) -> object:
    """A place of this board by its code."""
    return maps.PLACE_NAME[seen.board][maps.PLACE_CODE[seen.board].index(code)]


def on_map(seen: KingdomObservation, action: int) -> Message:
    """Armies, and icons that Thieves cover."""
    if action >= UNCOVER:
        return words("do-uncover", icon=icon(action - UNCOVER))
    if action >= COVER:
        return words("do-cover", icon=icon(action - COVER))
    if action >= IMPRISON:
        code, site = divmod(action - IMPRISON, maps.MOST_SITES)
        return words("do-imprison", place=place_name(seen, code), site=site + 1)
    if action >= OCCUPY:
        return occupy(seen, action - OCCUPY)
    if action == GO:
        return words("do-go", n=sum(seen.joined))
    if action >= JOIN:
        return words("do-join", place=place_name(seen, action - JOIN))
    if action >= MARCH:
        return words("do-march", place=place_name(seen, action - MARCH))
    return words("do-recruit", n=action - RECRUIT + 1)


def occupy(seen: KingdomObservation, mask: int) -> Message:
    """Which sites of a territory keep an army."""
    place = 0
    while (seen.unsettled >> place) & 1 == 0:
        place += 1
    sites = maps.SITES[seen.board][place]
    held = [
        words("site", n=i + 1, bonus=words("bonus-" + maps.BONUS_SLUG[sites[i]]))
        for i in range(len(sites))
        if (mask >> i) & 1
    ]
    return words("do-occupy", place=maps.PLACE_NAME[seen.board][place], sites=held)


def on_site(seen: KingdomObservation, action: int) -> Message:
    """What is done to a card under construction, and what that card still lacks."""
    at = action - PLACE
    card = SITE_CARD[at]
    row = list(seen.sites[seen.seat])
    site = row[find_site(row, card, SITE_COPY[at])]
    number = SITE_COPY[at] + 1
    card_name = name(card) if number == 1 else words("copy", card=name(card), n=number)
    lacks = missing(site)
    cube = amount(SITE_KIND[at], 1)
    price = amount(SOLDIER, CARD_PRICE[MATRIARCH] if action >= FINISH else CARD_COMBAT[FROST_GIANT])
    for first, end, id in ABOUT_A_SITE:
        if first <= action < end:
            gain = bonus(card, 1)
            return words(id, card=card_name, missing=lacks, cube=cube, price=price, cubes=gain)
    if action >= CONJURE:
        return words("do-conjure", card=card_name, missing=lacks, cube=cube)
    if action >= WILD:
        return words("do-krystallium", card=card_name, missing=lacks, cube=cube)
    return words("do-place", card=card_name, missing=lacks, cube=cube)

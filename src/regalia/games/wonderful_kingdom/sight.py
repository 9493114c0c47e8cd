"""What a duke sees: the open table, his own hand, and the face-down cards he knows (IWK-6)."""

from dataclasses import dataclass

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.games.wonderful_kingdom.material import CALAMITIES, CARD_KIND, MENACE, RESOURCES
from regalia.games.wonderful_kingdom.phases import choice, decks
from regalia.games.wonderful_kingdom.phases.tabled import (
    card_at,
    is_down,
    knows,
    offer_of,
    owner_of_token,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    CHOICE,
    KNOWN_SHIFT,
    NONE,
    START,
    UNSEEN,
)

Cards = tuple[int, ...]
# A card on the table: its design or -1; whether it lies face down; the Offer it came with; a mask
# of those who know it; the owner of the Illusion token on it, or -1.
View = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class KingdomObservation(Observation):
    """The open table, by seat, and what is the observer's alone. Sites are as in `sites`."""

    phase: int
    round: int
    first: int
    turn: int
    step: int
    stage: int
    lost: int
    scenario: int
    side: int
    rows: Cards
    packs: Cards
    quests: Cards
    board: int
    # Piles.
    deck_size: int  # a lone player's visible card included, unturned Danger cards not
    top: int
    pile: Cards
    vermin: int
    danger: int  # Danger cards nobody has turned, wherever they are
    danger_deck: int  # those that have not been laid out
    special: Cards  # the Calamities or Menaces among them
    parted: bool
    stolen_left: int
    pack_sizes: Cards
    box_size: int
    buried: tuple[tuple[int, int, int, int], ...]  # design or -1, round, Offer, who knows it
    # The Choice phase.
    areas: tuple[tuple[View, ...], ...]
    picked: tuple[tuple[View, ...], ...]
    lifted: View | None  # the card that a swap has taken up
    lifted_from: int  # its area
    search_area: int  # the area a lone player has chosen, -1 before that
    hand_sizes: Cards
    traps: Cards
    spies: Cards
    spy_total: int
    tokens: Cards
    swapped: bool
    late: bool
    searched: bool
    # Councils, Construction, Duchies.
    council: Cards  # a bit for each advisor
    used: Cards
    to_keep: int  # how many of the cards drawn are still to be kept, or -1
    gift: int  # the card that the Jester gives away, or -1
    strikes: int  # cards of the opponent that Card destruction may still strike
    dues: int  # Dragons, Thieves or Shadows that have still to act
    debt: Cards
    trading: int
    armed: int
    conjuring: Cards
    heralds: Cards
    sites: tuple[Cards, ...]
    menaces: tuple[Cards, ...]
    built: tuple[Cards, ...]
    calamities: Cards
    krystallium: Cards
    soldiers: Cards
    training: Cards
    alchemy: tuple[Cards, ...]  # by kind
    stolen: tuple[Cards, ...]
    eggs: Cards
    sisters: Cards
    shadow_cubes: int  # fed to Shadows
    syphon_cubes: int  # set aside by Syphons
    cubes: Cards  # in hand, packed as in `state`
    counts: Cards
    loose: Cards
    uncovering: int
    steps: Cards
    finals: int
    pioneer: int
    # Conquest.
    armies: Cards
    occupied: Cards
    reserve: Cards
    prisoners: Cards
    goal: int
    joined: Cards
    unsettled: int
    passes: int
    # By elimination: what the observer cannot place.
    unseen: Cards
    deck: Cards  # a lone player's, once it was made anew from cards he had seen
    lurking: int  # a bit for each seat whose Calamity or Menace of this round is still hidden
    buried_special: tuple[tuple[int, int], ...]  # round and seat of those discarded unseen
    unseen_menaces: tuple[Cards, ...]  # of each seat's pack
    # The observer's own.
    hand: Cards
    half: int
    drawn: Cards
    drawn_size: int
    sealed: int
    choices: Cards
    rejected: int


def observe(s: Kingdom, seat: int) -> KingdomObservation:
    """The allow-list of a seat, or of a spectator; a lone player plays in the open."""
    seats = range(s.seats)
    me = 0 if s.seats == 1 else seat
    mine = me != SPECTATOR
    acting = mine and (s.pending >> me) & 1 == 1
    offering = s.phase == CHOICE and s.stage == choice.HALF
    looking = s.phase == START and len(s.drawn) > 0
    return KingdomObservation(
        game="wonderful_kingdom",
        options=s.options,
        seat=seat,
        to_act=tuple(s.to_act()),
        legal=tuple(s.legal(seat)) if seat != SPECTATOR else (),
        over=s.is_over(),
        phase=s.phase,
        round=s.round,
        first=s.first,
        turn=s.turn,
        step=s.step,
        stage=s.stage,
        lost=s.lost,
        scenario=s.scenario,
        side=s.side,
        rows=tuple(s.rows),
        packs=tuple(s.packs),
        quests=tuple(s.quests),
        board=s.board,
        deck_size=decks.in_deck(s),
        top=s.top,
        pile=tuple(sorted(s.pile)),
        vermin=s.vermin,
        danger=s.danger,
        danger_deck=decks.in_danger_deck(s),
        special=tuple(s.special),
        parted=s.parted,
        stolen_left=s.stolen_left,
        pack_sizes=tuple(len(cards) for cards in s.packs_left),
        box_size=len(s.box),
        buried=tuple(sorted(buried_view(tabled, me) for tabled in s.buried)),
        areas=tuple(views(row, me) for row in s.areas),
        picked=tuple(views(row, me) for row in s.picked),
        lifted=view(s.lifted, me) if s.lifted != NONE else None,
        lifted_from=s.lifted_from,
        search_area=s.search_area,
        hand_sizes=tuple(len(hand) for hand in s.hands),
        traps=tuple(s.traps),
        spies=tuple(s.spies),
        spy_total=s.spy_total,
        tokens=tuple(s.tokens),
        swapped=s.swapped,
        late=s.late,
        searched=s.searched,
        council=tuple(s.council),
        used=tuple(s.used),
        to_keep=s.to_keep,
        gift=s.gift,
        strikes=s.strikes,
        dues=s.dues,
        debt=tuple(s.debt),
        trading=s.trading,
        armed=s.armed,
        conjuring=tuple(s.conjuring),
        heralds=tuple(s.heralds),
        sites=tuple(tuple(row) for row in s.sites),
        menaces=tuple(tuple(cards) for cards in s.menaces),
        built=tuple(tuple(cards) for cards in s.built),
        calamities=tuple(s.calamities),
        krystallium=tuple(s.krystallium(i) for i in seats),
        soldiers=tuple(s.soldiers(i) for i in seats),
        training=tuple(s.training(i) for i in seats),
        alchemy=tuple(tuple(s.in_alchemy(i, kind) for kind in range(RESOURCES)) for i in seats),
        stolen=tuple(tuple(row) for row in s.stolen),
        eggs=tuple(s.eggs),
        sisters=tuple(s.sisters),
        shadow_cubes=s.shadow_cubes,
        syphon_cubes=s.syphon_cubes,
        cubes=tuple(s.cubes),
        counts=tuple(s.counts),
        loose=tuple(s.loose),
        uncovering=s.uncovering,
        steps=tuple(s.steps),
        finals=s.finals,
        pioneer=s.pioneer,
        armies=tuple(s.armies),
        occupied=tuple(s.occupied),
        reserve=tuple(s.reserve),
        prisoners=tuple(s.prisoners),
        goal=s.goal,
        joined=tuple(s.joined),
        unsettled=s.unsettled,
        passes=s.passes,
        unseen=unseen(s, me),
        deck=tuple(sorted(s.deck)) if s.parted else (),
        lurking=lurking(s, me),
        buried_special=buried_special(s, me),
        unseen_menaces=tuple(unseen_menaces(s, me, i) for i in seats),
        hand=tuple(s.hands[me]) if mine else (),
        half=s.half if offering and acting else NONE,
        drawn=tuple(s.drawn) if acting or not looking else (),
        drawn_size=len(s.drawn),
        sealed=s.sealed[me] if mine else NONE,
        choices=tuple(s.choices[me]) if mine else (),
        rejected=s.rejected[me] if mine else NONE,
    )


def is_known(tabled: int, me: int) -> bool:
    """Whether the observer knows a card on the table; nobody knows an unturned Danger card."""
    if card_at(tabled) == UNSEEN:
        return False
    return knows(tabled, me) if me != SPECTATOR else not is_down(tabled)


def view(tabled: int, me: int) -> View:
    """A card on the table as the observer sees it."""
    return (
        card_at(tabled) if is_known(tabled, me) else -1,
        int(is_down(tabled)),
        offer_of(tabled),
        (tabled >> KNOWN_SHIFT) & 3,
        owner_of_token(tabled),
    )


def views(row: list[int], me: int) -> tuple[View, ...]:
    """A row of cards, in an order that tells nothing."""
    return tuple(sorted(view(tabled, me) for tabled in row))


def buried_view(tabled: int, me: int) -> tuple[int, int, int, int]:
    """A card that was discarded face down."""
    card = card_at(tabled) if is_known(tabled, me) else -1
    return card, tabled >> 16, offer_of(tabled), (tabled >> KNOWN_SHIFT) & 3


def is_special(card: int) -> bool:
    """Whether a card is a Calamity or a Menace."""
    return card != UNSEEN and CALAMITIES <= CARD_KIND[card] <= MENACE


def offerer(s: Kingdom, tabled: int, round: int) -> int:
    """Who put a card face down."""
    return (s.first + round + offer_of(tabled)) % 2


def unknown_rows(s: Kingdom, me: int) -> list[int]:
    """All face-down cards on the table that the observer does not know."""
    rows = [tabled for row in (*s.areas, *s.picked) for tabled in row]
    if s.lifted != NONE:
        rows.append(s.lifted)
    return [tabled for tabled in rows if card_at(tabled) != UNSEEN and not is_known(tabled, me)]


def unseen(s: Kingdom, me: int) -> Cards:
    """Cards that never leave the game and that the observer cannot place."""
    cards = list(s.box) + list(s.hiding if s.parted else s.deck)
    cards += [card_at(tabled) for tabled in unknown_rows(s, me)]
    cards += [card_at(tabled) for tabled in s.buried if not is_known(tabled, me)]
    for other in range(s.seats):
        if other != me:
            cards += list(s.hands[other]) + list(s.choices[other])
            if s.rejected[other] != NONE:
                cards.append(s.rejected[other])
    if s.phase == START and s.drawn and (me == SPECTATOR or (s.pending >> me) & 1 == 0):
        cards += list(s.drawn)
    return tuple(sorted(card for card in cards if not is_special(card)))


def lurking(s: Kingdom, me: int) -> int:
    """Seats whose Calamity or Menace of this round the observer has not seen (IWK-5.2)."""
    mask = 0
    for other in range(s.seats):
        if other != me and any(is_special(card) for card in s.hands[other]):
            mask |= 1 << other
    for tabled in unknown_rows(s, me):
        if is_special(card_at(tabled)):
            mask |= 1 << offerer(s, tabled, s.round)
    return mask


def buried_special(s: Kingdom, me: int) -> tuple[tuple[int, int], ...]:
    """Whose Calamity or Menace was discarded unseen, and in which round: all else was revealed."""
    found = []
    for tabled in s.buried:
        if is_special(card_at(tabled)) and not is_known(tabled, me):
            found.append((tabled >> 16, offerer(s, tabled, tabled >> 16)))
    return tuple(sorted(found))


def unseen_menaces(s: Kingdom, me: int, seat: int) -> Cards:
    """The Menaces of a seat's pack that the observer has not seen leave it (IWK-17.14)."""
    cards = list(s.packs_left[seat])
    if seat != me and s.has_menace and s.seats == 2:
        cards += [card for card in s.hands[seat] if is_special(card)]
        for tabled in unknown_rows(s, me):
            if is_special(card_at(tabled)) and offerer(s, tabled, s.round) == seat:
                cards.append(card_at(tabled))
        for tabled in s.buried:
            if is_special(card_at(tabled)) and not is_known(tabled, me):
                if offerer(s, tabled, tabled >> 16) == seat:
                    cards.append(card_at(tabled))
    return tuple(sorted(cards))

"""What a ruler sees: the table as last revealed, own plans, the hands he has held (IWW-23.9)."""

from dataclasses import dataclass
from typing import NamedTuple

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful_world.material import ASCENSION, CARD_SET
from regalia.games.wonderful_world.phases.draft import has_held
from regalia.games.wonderful_world.phases.exchange import in_deck
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, NONE

Cards = tuple[int, ...]


class Area(NamedTuple):
    """What lies before one player. Sites are as in `wonderful.sites`."""

    sites: Cards
    built: Cards  # in the order of construction
    cubes: int  # on the Empire card
    krystallium: int
    generals: int
    financiers: int
    loose: int  # cubes of this step, not placed yet


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldObservation(Observation):
    """The open table, by seat, and what is the observer's alone."""

    phase: int
    round: int
    step: int
    pick: int
    sequence: int
    stage: int
    opened: int
    side: int
    scenario: int
    rows: Cards  # each seat's Empire: empire * 6 + side
    areas: tuple[Area, ...]  # as everybody saw them last
    counts: tuple[int, ...]  # production of this step
    due: int  # a bit for each seat that owed the choice of a character when the step began
    drafts: tuple[Cards, ...]  # Draft areas, as last revealed
    hand_sizes: tuple[int, ...]
    hand_backs: tuple[int, ...]  # how many of them are C&A cards
    hands: tuple[Cards, ...]  # of those the observer has held this round; empty for the others
    deck_sizes: tuple[int, int]  # what can be drawn; unopened pools are no part of it
    pile: Cards  # face-up discards
    buried: Cards  # draft leftovers, known to all players and to no spectator
    buried_backs: tuple[int, int]
    unseen: tuple[Cards, Cards]  # by elimination: the decks and whatever else is hidden, by back
    pools: tuple[Cards, Cards]  # a lone player's unopened pools, once they are all that is left
    apart: int
    # The observer's own, changing while the others cannot see it.
    mine: Area
    todo: Cards  # cards left to plan, a lone player's hand
    scrap: Cards  # cards recycled or discarded in this window
    recycled: Cards  # those recycled
    sealed: int  # the card drafted, or NONE
    carried: int  # the kind of a recycled cube in hand, or NONE
    owes: bool  # the choice of a character
    chosen: bool  # a Financier, where a choice was due
    drawn: Cards  # what an exchange offers


NOWHERE = Area(sites=(), built=(), cubes=0, krystallium=0, generals=0, financiers=0, loose=0)


def observe(s: World, seat: int) -> WorldObservation:
    """The allow-list of a seat, or of a spectator; a lone player plays in the open."""
    seats = range(s.seats)
    me = 0 if s.seats == 1 else seat
    alone = s.seats == 1
    known = [me != SPECTATOR and (alone or has_held(s, me, holder)) for holder in seats]
    live = [area(s.sites[i], s.built[i], s.purse[i], s.loose[i]) for i in seats]
    shown = [
        area(s.shown_sites[i], s.shown_built[i], s.shown_purse[i], s.shown_loose[i]) for i in seats
    ]
    return WorldObservation(
        game="wonderful_world",
        options=s.options,
        seat=seat,
        to_act=tuple(s.to_act()),
        legal=tuple(s.legal(seat)) if seat != SPECTATOR else (),
        over=s.is_over(),
        phase=s.phase,
        round=s.round,
        step=s.step,
        pick=s.pick,
        sequence=s.sequence,
        stage=s.stage,
        opened=s.opened,
        side=s.side,
        scenario=s.scenario,
        rows=tuple(s.rows),
        areas=tuple(live if alone else shown),
        counts=tuple(s.counts),
        due=s.shown_due,
        drafts=tuple(tuple(cards) for cards in s.drafts),
        hand_sizes=tuple(len(hand) for hand in s.hands),
        hand_backs=tuple(backs(hand)[1] for hand in s.hands),
        hands=tuple(tuple(s.hands[i]) if known[i] else () for i in seats),
        deck_sizes=(in_deck(s, 0), in_deck(s, 1)),
        pile=tuple(sorted(s.pile)),
        buried=tuple(s.buried) if me != SPECTATOR else (),
        buried_backs=backs(s.buried),
        unseen=unseen(s, me, known),
        pools=(tuple(sorted(s.pools[0])), tuple(sorted(s.pools[1]))),
        apart=s.apart,
        mine=live[me] if me != SPECTATOR else NOWHERE,
        todo=tuple(s.todo[me]) if me != SPECTATOR else (),
        scrap=tuple(s.scrap[me]) if me != SPECTATOR else (),
        recycled=tuple(s.recycled_by(me)) if me != SPECTATOR else (),
        sealed=s.sealed[me] if me != SPECTATOR else NONE,
        carried=s.carried[me] if me != SPECTATOR else NONE,
        owes=me != SPECTATOR and (s.due >> me) & 1 == 1,
        chosen=me != SPECTATOR and (s.chosen >> me) & 1 == 1,
        drawn=tuple(s.drawn),
    )


def area(sites: list[int], built: bytes, purse: int, loose: int) -> Area:
    """One player's area from its packed parts."""
    return Area(
        sites=tuple(sites),
        built=tuple(built),
        cubes=purses.cubes(purse),
        krystallium=purses.krystallium(purse),
        generals=purses.first_characters(purse),
        financiers=purses.second_characters(purse),
        loose=loose,
    )


def is_ascension(card: int) -> bool:
    """Whether a card has the back of Corruption & Ascension (IWW-16.11)."""
    return CARD_SET[card] == ASCENSION


def backs(cards: bytes) -> tuple[int, int]:
    """How many cards have the base back, and how many the other."""
    others = sum(is_ascension(card) for card in cards)
    return len(cards) - others, others


def unseen(s: World, me: int, known: list[bool]) -> tuple[Cards, Cards]:
    """The cards the observer cannot place, by back: what is left when all he knows is set aside."""
    cards = b"".join(s.decks)
    if me == SPECTATOR:
        cards += s.buried
    if s.phase == DRAFT:
        cards += b"".join(
            hand for hand, is_known in zip(s.hands, known, strict=True) if not is_known
        )
    base = [card for card in cards if not is_ascension(card)]
    other = [card for card in cards if is_ascension(card)]
    return tuple(sorted(base)), tuple(sorted(other))

"""The numbers of a state of Kingdom: how to read, copy, compare, check and show them.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from mypy_extensions import i64

from regalia.core.block import (
    NO_BLOCK,
    NO_CARDS,
    Block,
    as_bytes,
    drop,
    empty_row,
    expect_range,
    insert,
    new_block,
    open_rows,
    row_of,
    tuples,
)
from regalia.core.columns import Columns
from regalia.core.events import SPECTATOR
from regalia.core.floats import ONE, Floats, put, put_bits
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom.observation import KingdomObservation


class KingdomBlock(GameState):
    """Single numbers are attributes; the rest lies in one block, seat after seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.has_menace: i64 = 0  # whether Menaces are about
        self.has_giants: i64 = 0  # whether Frost Giants are
        self.has_tokens: i64 = 0  # whether Illusion tokens are
        self.has_council: i64 = 0  # whether advisors are
        self.has_quest: i64 = 0  # whether there is a quest
        self.has_map: i64 = 0  # whether there is a map
        self.deluxe: i64 = 0  # whether the deluxe cards are in
        self.scenario: i64 = -1  # a lone player's scenario
        self.side: i64 = 0  # the side of the Duchies
        self.round: i64 = 0  # the round, 0 for the first
        self.first: i64 = 0  # the first player of the first round
        self.turn: i64 = 0  # the turn of a phase
        self.step: i64 = 0  # the step of Production
        self.stage: i64 = 0  # how far a turn of the phase has come
        self.lost: i64 = 0  # why a scenario is lost at once
        self.deck: bytes = b""  # face down; a lone player's unturned Danger cards lie in it
        self.top: i64 = -1  # the visible card of a lone player's deck
        self.pile: bytes = b""  # face-up discards, as they fell
        self.buried: tuple[int, ...] = ()  # discarded face down: as on the table, and the round
        self.danger: i64 = 0  # Danger cards nobody has turned, wherever they are
        self.special: bytes = b""  # the Calamities or Menaces among them
        self.parted: i64 = 0  # the deck was made anew: `hiding` holds the rest of the Danger cards
        self.hiding: bytes = b""  # Danger cards that are in no deck any more
        self.half: i64 = -1  # the first card of an Offer, as an action
        self.spy_total: i64 = 0  # a lone player's Spies, ready or not
        self.searched: i64 = 0  # whether a lone player has searched
        self.search_area: i64 = 0  # the area a lone player has chosen, NONE before
        self.packs: bytes = b""  # the Menace pack of each seat
        self.vermin: i64 = 0  # Vermin in the pile
        self.dues: i64 = 0  # Dragons, Thieves or Shadows that have still to act
        self.stolen_left: i64 = 0  # Stolen tokens left
        self.uncovering: i64 = 0  # who may take a Stolen token away
        self.shadow_cubes: i64 = 0  # what Shadows were fed in their scenario (IWK-33.5)
        self.syphon_cubes: i64 = 0  # what Syphons set aside for nobody (IWK-27.7)
        self.lifted: i64 = -1  # the card a swap has taken up
        self.lifted_from: i64 = 0  # the area it came from
        self.swapped: i64 = 0  # whether there was a swap this turn
        self.late: i64 = 0  # whether a swap comes after the Selection
        self.box: bytes = b""  # advisors that nobody has seen
        self.drawn: bytes = b""  # cards that a seat looks at
        self.to_keep: i64 = -1  # how many of them are still to be kept
        self.gift: i64 = -1  # the card that the Jester gives away
        self.trading: i64 = 0  # whose cubes are of any kind (the Trader)
        self.armed: i64 = 0  # who has called the Master-at-Arms
        self.quests: bytes = b""  # the quests on the table
        self.finals: i64 = 0  # who has done a final step in this window
        self.pioneer: i64 = -1  # who was first
        self.board: i64 = -1  # the map
        self.armies: bytes = b""  # by side and place
        self.occupied: bytes = b""  # by place, a bit for each site
        self.reserve: bytes = b""  # by side
        self.prisoners: bytes = b""  # by side
        self.mover: i64 = 0  # whose turn it is
        self.goal: i64 = -1  # the place a move leads to
        self.joined: bytes = b""  # by place, armies that take part in it
        self.unsettled: i64 = 0  # places whose sites are to be chosen, a bit each
        self.passes: i64 = 0  # seats that have passed in a row
        self.strikes: i64 = 0  # cards of the opponent that Card destruction may still strike
        self.zones_rows: Block = NO_BLOCK  # two Offer areas, then each Selection area
        self.sites_rows: Block = NO_BLOCK  # cards under construction, ascending
        self.cards: list[bytes] = NO_CARDS
        self.block: Block = NO_BLOCK  # 0 + 21 for each seat

    def clear_fields(self) -> None:
        """Everything as before a game."""
        self.block = new_block(0 + self.seats * 21)
        self.has_menace = 0
        self.has_giants = 0
        self.has_tokens = 0
        self.has_council = 0
        self.has_quest = 0
        self.has_map = 0
        self.deluxe = 0
        self.scenario = -1
        self.side = 0
        self.round = 0
        self.first = 0
        self.turn = 0
        self.step = 0
        self.stage = 0
        self.lost = 0
        self.deck = b""
        self.top = -1
        self.pile = b""
        self.buried = ()
        self.danger = 0
        self.special = b""
        self.parted = 0
        self.hiding = b""
        for seat in range(self.seats):
            self.set_sealed(seat, -1)
        self.half = -1
        self.spy_total = 0
        self.searched = 0
        self.search_area = 0
        self.packs = b""
        self.vermin = 0
        self.dues = 0
        self.stolen_left = 0
        self.uncovering = 0
        self.shadow_cubes = 0
        self.syphon_cubes = 0
        self.lifted = -1
        self.lifted_from = 0
        self.swapped = 0
        self.late = 0
        self.box = b""
        for seat in range(self.seats):
            self.set_rejected(seat, -1)
        self.drawn = b""
        self.to_keep = -1
        self.gift = -1
        self.trading = 0
        self.armed = 0
        self.quests = b""
        self.finals = 0
        self.pioneer = -1
        self.board = -1
        self.armies = b""
        self.occupied = b""
        self.reserve = b""
        self.prisoners = b""
        self.mover = 0
        self.goal = -1
        self.joined = b""
        self.unsettled = 0
        self.passes = 0
        self.strikes = 0
        self.zones_rows = open_rows(self.seats + 2)
        self.sites_rows = open_rows(self.seats)
        self.cards = [b""] * (0 + self.seats * 6)

    def rows(self, seat: i64) -> i64:
        """The row of the Duchy tables."""
        return self.block[seat * 21 + 0]

    def set_rows(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 0] = value

    def all_rows(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(0, len(block), 21)]

    def see_deck_size(self, seat: int) -> int:
        """The visible card included, unturned Danger cards not."""
        raise NotImplementedError

    def see_pile(self, seat: int) -> tuple[int, ...]:
        """Face-up discards, sorted."""
        raise NotImplementedError

    def see_buried(self, seat: int) -> tuple[tuple[int, int, int, int], ...]:
        """Design or -1, round, Offer, who knows it."""
        raise NotImplementedError

    def see_danger_deck(self, seat: int) -> int:
        """Those that have not been laid out."""
        raise NotImplementedError

    def see_deck(self, seat: int) -> tuple[int, ...]:
        """A lone player's, once it was made anew from cards seen."""
        raise NotImplementedError

    def see_unseen(self, seat: int) -> tuple[int, ...]:
        """By elimination: cards that the observer cannot place."""
        raise NotImplementedError

    def hands(self, seat: i64) -> bytes:
        """Sorted."""
        return self.cards[seat * 6]

    def set_hands(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6] = cards

    def all_hands(self) -> list[bytes]:
        return [self.hands(seat) for seat in range(self.seats)]

    def see_hand(self, seat: int) -> tuple[int, ...]:
        """The hand of the observer."""
        raise NotImplementedError

    def all_hand_sizes(self) -> list[int]:
        """Cards in hand."""
        raise NotImplementedError

    def sealed(self, seat: i64) -> i64:
        """A card chosen in secret."""
        return self.block[seat * 21 + 1]

    def set_sealed(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 1] = value

    def all_sealed(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(1, len(block), 21)]

    def zones(self, zone: i64, at: i64) -> i64:
        """Two Offer areas, then each Selection area."""
        return self.zones_rows[self.zones_rows[zone] + at]

    def set_zones(self, zone: i64, at: i64, value: i64) -> None:
        self.zones_rows[self.zones_rows[zone] + at] = value

    def zones_count(self, zone: i64) -> i64:
        return self.zones_rows[zone + 1] - self.zones_rows[zone]

    def insert_zones(self, zone: i64, at: i64, value: i64) -> None:
        self.zones_rows = insert(self.zones_rows, self.seats + 2, zone, at, value)

    def drop_zones(self, zone: i64, at: i64) -> None:
        drop(self.zones_rows, self.seats + 2, zone, at)

    def clear_zones(self, zone: i64) -> None:
        empty_row(self.zones_rows, self.seats + 2, zone)

    def row_zones(self, zone: i64) -> list[int]:
        return row_of(self.zones_rows, zone)

    def all_zones(self) -> list[tuple[int, ...]]:
        return [tuple(self.row_zones(zone)) for zone in range(self.seats + 2)]

    def see_areas(self, seat: int) -> tuple[tuple[tuple[int, int, int, int, int], ...], ...]:
        """The Offer areas as the observer sees them."""
        raise NotImplementedError

    def see_picked(self, seat: int) -> tuple[tuple[tuple[int, int, int, int, int], ...], ...]:
        """The Selection areas as the observer sees them."""
        raise NotImplementedError

    def traps(self, seat: i64) -> i64:
        """Traps of this round, not used."""
        return self.block[seat * 21 + 2]

    def set_traps(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 2] = value

    def add_traps(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 2
        self.block[at] = self.block[at] + count

    def all_traps(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(2, len(block), 21)]

    def see_traps(self, seat: int) -> tuple[int, ...]:
        """Traps at hand."""
        raise NotImplementedError

    def spies(self, seat: i64) -> i64:
        """Spies of this round, not used."""
        return self.block[seat * 21 + 3]

    def set_spies(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 3] = value

    def add_spies(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 3
        self.block[at] = self.block[at] + count

    def all_spies(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(3, len(block), 21)]

    def see_spies(self, seat: int) -> tuple[int, ...]:
        """Ready Spies."""
        raise NotImplementedError

    def see_lurking(self, seat: int) -> int:
        """A bit for each seat whose Calamity or Menace is still hidden."""
        raise NotImplementedError

    def see_buried_special(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Round and seat of Calamities or Menaces discarded unseen."""
        raise NotImplementedError

    def sites(self, seat: i64, at: i64) -> i64:
        """Cards under construction, ascending."""
        return self.sites_rows[self.sites_rows[seat] + at]

    def set_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.sites_rows[self.sites_rows[seat] + at] = value

    def sites_count(self, seat: i64) -> i64:
        return self.sites_rows[seat + 1] - self.sites_rows[seat]

    def insert_sites(self, seat: i64, at: i64, value: i64) -> None:
        self.sites_rows = insert(self.sites_rows, self.seats, seat, at, value)

    def drop_sites(self, seat: i64, at: i64) -> None:
        drop(self.sites_rows, self.seats, seat, at)

    def clear_sites(self, seat: i64) -> None:
        empty_row(self.sites_rows, self.seats, seat)

    def row_sites(self, seat: i64) -> list[int]:
        return row_of(self.sites_rows, seat)

    def all_sites(self) -> list[tuple[int, ...]]:
        return [tuple(self.row_sites(seat)) for seat in range(self.seats)]

    def see_sites(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Cards under construction, as in `sites`."""
        raise NotImplementedError

    def built(self, seat: i64) -> bytes:
        """Cards of the Duchy, sorted; beaten Syphons too."""
        return self.cards[seat * 6 + 1]

    def set_built(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 1] = cards

    def all_built(self) -> list[bytes]:
        return [self.built(seat) for seat in range(self.seats)]

    def calamities(self, seat: i64) -> i64:
        """Calamities in the Duchy."""
        return self.block[seat * 21 + 4]

    def set_calamities(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 4] = value

    def add_calamities(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 4
        self.block[at] = self.block[at] + count

    def all_calamities(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(4, len(block), 21)]

    def purse(self, seat: i64) -> i64:
        """Krystallium, Soldiers, Training."""
        return self.block[seat * 21 + 5]

    def set_purse(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 5] = value

    def add_purse(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 5
        self.block[at] = self.block[at] + count

    def all_purse(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(5, len(block), 21)]

    def all_krystallium(self) -> list[int]:
        """Krystallium owned."""
        raise NotImplementedError

    def all_soldiers(self) -> list[int]:
        """Soldiers in the stock."""
        raise NotImplementedError

    def all_training(self) -> list[int]:
        """Soldiers in Training."""
        raise NotImplementedError

    def alchemy(self, seat: i64) -> i64:
        """Cubes in Alchemy."""
        return self.block[seat * 21 + 6]

    def set_alchemy(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 6] = value

    def add_alchemy(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 6
        self.block[at] = self.block[at] + count

    def all_alchemy(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(6, len(block), 21)]

    def see_alchemy(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Cubes in Alchemy, by kind."""
        raise NotImplementedError

    def cubes(self, seat: i64) -> i64:
        """Cubes in hand, to be placed."""
        return self.block[seat * 21 + 7]

    def set_cubes(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 7] = value

    def add_cubes(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 7
        self.block[at] = self.block[at] + count

    def all_cubes(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(7, len(block), 21)]

    def counts(self, seat: i64) -> i64:
        """What a step of Production has brought."""
        return self.block[seat * 21 + 8]

    def set_counts(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 8] = value

    def all_counts(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(8, len(block), 21)]

    def loose(self, seat: i64) -> i64:
        """Cubes of this step, to be placed."""
        return self.block[seat * 21 + 9]

    def set_loose(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 9] = value

    def add_loose(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 9
        self.block[at] = self.block[at] + count

    def all_loose(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(9, len(block), 21)]

    def packs_left(self, seat: i64) -> bytes:
        """Menaces not taken yet."""
        return self.cards[seat * 6 + 2]

    def set_packs_left(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 2] = cards

    def all_packs_left(self) -> list[bytes]:
        return [self.packs_left(seat) for seat in range(self.seats)]

    def all_pack_sizes(self) -> list[int]:
        """How many of them are left."""
        raise NotImplementedError

    def see_unseen_menaces(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Of each pack, those the observer has not seen."""
        raise NotImplementedError

    def menaces(self, seat: i64) -> bytes:
        """Menaces in Construction, sorted."""
        return self.cards[seat * 6 + 3]

    def set_menaces(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 3] = cards

    def all_menaces(self) -> list[bytes]:
        return [self.menaces(seat) for seat in range(self.seats)]

    def debt(self, seat: i64) -> i64:
        """Soldiers that Dragons are owed."""
        return self.block[seat * 21 + 10]

    def set_debt(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 10] = value

    def add_debt(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 10
        self.block[at] = self.block[at] + count

    def all_debt(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(10, len(block), 21)]

    def withering(self, seat: i64) -> i64:
        """Cubes that the Sisters are owed."""
        return self.block[seat * 21 + 11]

    def set_withering(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 11] = value

    def add_withering(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 11
        self.block[at] = self.block[at] + count

    def all_withering(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(11, len(block), 21)]

    def stolen(self, seat: i64) -> bytes:
        """Covered icons, sorted."""
        return self.cards[seat * 6 + 4]

    def set_stolen(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 4] = cards

    def all_stolen(self) -> list[bytes]:
        return [self.stolen(seat) for seat in range(self.seats)]

    def eggs(self, seat: i64) -> i64:
        """Beaten Eggs."""
        return self.block[seat * 21 + 12]

    def set_eggs(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 12] = value

    def add_eggs(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 12
        self.block[at] = self.block[at] + count

    def all_eggs(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(12, len(block), 21)]

    def sisters(self, seat: i64) -> i64:
        """Beaten Sisters."""
        return self.block[seat * 21 + 13]

    def set_sisters(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 13] = value

    def add_sisters(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 13
        self.block[at] = self.block[at] + count

    def all_sisters(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(13, len(block), 21)]

    def tokens(self, seat: i64) -> i64:
        """Illusion tokens at hand."""
        return self.block[seat * 21 + 14]

    def set_tokens(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 14] = value

    def add_tokens(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 14
        self.block[at] = self.block[at] + count

    def all_tokens(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(14, len(block), 21)]

    def see_lifted(self, seat: int) -> tuple[int, int, int, int, int] | None:
        """The card a swap has taken up, as the observer sees it."""
        raise NotImplementedError

    def see_box_size(self, seat: int) -> int:
        """How many."""
        raise NotImplementedError

    def choices(self, seat: i64) -> bytes:
        """The two advisors to keep one of."""
        return self.cards[seat * 6 + 5]

    def set_choices(self, seat: i64, cards: bytes) -> None:
        self.cards[seat * 6 + 5] = cards

    def all_choices(self) -> list[bytes]:
        return [self.choices(seat) for seat in range(self.seats)]

    def rejected(self, seat: i64) -> i64:
        """The advisor sent away."""
        return self.block[seat * 21 + 15]

    def set_rejected(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 15] = value

    def all_rejected(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(15, len(block), 21)]

    def council(self, seat: i64) -> i64:
        """A bit for each advisor."""
        return self.block[seat * 21 + 16]

    def set_council(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 16] = value

    def all_council(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(16, len(block), 21)]

    def used(self, seat: i64) -> i64:
        """A bit for each that has acted this round."""
        return self.block[seat * 21 + 17]

    def set_used(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 17] = value

    def all_used(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(17, len(block), 21)]

    def see_drawn_size(self, seat: int) -> int:
        """How many."""
        raise NotImplementedError

    def conjuring(self, seat: i64) -> i64:
        """Cubes that the Court Mage may still move."""
        return self.block[seat * 21 + 18]

    def set_conjuring(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 18] = value

    def add_conjuring(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 18
        self.block[at] = self.block[at] + count

    def all_conjuring(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(18, len(block), 21)]

    def heralds(self, seat: i64) -> i64:
        """Points that the Herald has brought."""
        return self.block[seat * 21 + 19]

    def set_heralds(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 19] = value

    def add_heralds(self, seat: i64, count: i64) -> None:
        at = seat * 21 + 19
        self.block[at] = self.block[at] + count

    def all_heralds(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(19, len(block), 21)]

    def steps(self, seat: i64) -> i64:
        """Steps done, four bits for each quest."""
        return self.block[seat * 21 + 20]

    def set_steps(self, seat: i64, value: i64) -> None:
        self.block[seat * 21 + 20] = value

    def all_steps(self) -> list[int]:
        block = self.block
        return [block[at] for at in range(20, len(block), 21)]

    def copy_fields(self, other: "KingdomBlock") -> None:
        """All that lies in another state, which goes its own way."""
        self.copy_core(other)
        self.has_menace = other.has_menace
        self.has_giants = other.has_giants
        self.has_tokens = other.has_tokens
        self.has_council = other.has_council
        self.has_quest = other.has_quest
        self.has_map = other.has_map
        self.deluxe = other.deluxe
        self.scenario = other.scenario
        self.side = other.side
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.step = other.step
        self.stage = other.stage
        self.lost = other.lost
        self.deck = other.deck
        self.top = other.top
        self.pile = other.pile
        self.buried = other.buried
        self.danger = other.danger
        self.special = other.special
        self.parted = other.parted
        self.hiding = other.hiding
        self.half = other.half
        self.spy_total = other.spy_total
        self.searched = other.searched
        self.search_area = other.search_area
        self.packs = other.packs
        self.vermin = other.vermin
        self.dues = other.dues
        self.stolen_left = other.stolen_left
        self.uncovering = other.uncovering
        self.shadow_cubes = other.shadow_cubes
        self.syphon_cubes = other.syphon_cubes
        self.lifted = other.lifted
        self.lifted_from = other.lifted_from
        self.swapped = other.swapped
        self.late = other.late
        self.box = other.box
        self.drawn = other.drawn
        self.to_keep = other.to_keep
        self.gift = other.gift
        self.trading = other.trading
        self.armed = other.armed
        self.quests = other.quests
        self.finals = other.finals
        self.pioneer = other.pioneer
        self.board = other.board
        self.armies = other.armies
        self.occupied = other.occupied
        self.reserve = other.reserve
        self.prisoners = other.prisoners
        self.mover = other.mover
        self.goal = other.goal
        self.joined = other.joined
        self.unsettled = other.unsettled
        self.passes = other.passes
        self.strikes = other.strikes
        self.zones_rows = other.zones_rows[:]
        self.sites_rows = other.sites_rows[:]
        self.cards = other.cards[:]
        self.block = other.block[:]

    def check_ranges(self) -> None:
        """Raise Broken if a number is out of range."""
        expect_range("has_menace", self.has_menace, 0, 1)
        expect_range("has_giants", self.has_giants, 0, 1)
        expect_range("has_tokens", self.has_tokens, 0, 1)
        expect_range("has_council", self.has_council, 0, 1)
        expect_range("has_quest", self.has_quest, 0, 1)
        expect_range("has_map", self.has_map, 0, 1)
        expect_range("deluxe", self.deluxe, 0, 1)
        expect_range("scenario", self.scenario, -1, 5)
        expect_range("side", self.side, 0, 4)
        for value in self.all_rows():
            expect_range("rows", value, 0, 13)
        expect_range("round", self.round, 0, 4)
        expect_range("first", self.first, 0, 1)
        expect_range("turn", self.turn, 0, 255)
        expect_range("step", self.step, 0, 4)
        expect_range("stage", self.stage, -1, 9)
        expect_range("lost", self.lost, 0, 2)
        expect_range("top", self.top, -1, 94)
        expect_range("danger", self.danger, 0, 255)
        expect_range("parted", self.parted, 0, 1)
        for value in self.all_sealed():
            expect_range("sealed", value, -1, 94)
        for row in self.all_zones():
            for value in row:
                expect_range("zones", value, 0, 65535)
        expect_range("half", self.half, -1, 9999)
        for value in self.all_traps():
            expect_range("traps", value, 0, 255)
        for value in self.all_spies():
            expect_range("spies", value, 0, 255)
        expect_range("spy_total", self.spy_total, 0, 255)
        expect_range("searched", self.searched, 0, 1)
        expect_range("search_area", self.search_area, -1, 1)
        for row in self.all_sites():
            for value in row:
                expect_range("sites", value, 0, 35184372088831)
        for value in self.all_calamities():
            expect_range("calamities", value, 0, 255)
        for value in self.all_purse():
            expect_range("purse", value, 0, 1099511627775)
        for value in self.all_alchemy():
            expect_range("alchemy", value, 0, 1099511627775)
        for value in self.all_cubes():
            expect_range("cubes", value, 0, 1099511627775)
        for value in self.all_counts():
            expect_range("counts", value, 0, 255)
        for value in self.all_loose():
            expect_range("loose", value, 0, 255)
        expect_range("vermin", self.vermin, 0, 255)
        expect_range("dues", self.dues, 0, 255)
        for value in self.all_debt():
            expect_range("debt", value, 0, 255)
        for value in self.all_withering():
            expect_range("withering", value, 0, 255)
        expect_range("stolen_left", self.stolen_left, 0, 4)
        expect_range("uncovering", self.uncovering, 0, 3)
        for value in self.all_eggs():
            expect_range("eggs", value, 0, 255)
        for value in self.all_sisters():
            expect_range("sisters", value, 0, 255)
        expect_range("shadow_cubes", self.shadow_cubes, 0, 255)
        expect_range("syphon_cubes", self.syphon_cubes, 0, 255)
        for value in self.all_tokens():
            expect_range("tokens", value, 0, 255)
        expect_range("lifted", self.lifted, -1, 65535)
        expect_range("lifted_from", self.lifted_from, 0, 1)
        expect_range("swapped", self.swapped, 0, 1)
        expect_range("late", self.late, 0, 1)
        for value in self.all_rejected():
            expect_range("rejected", value, -1, 94)
        for value in self.all_council():
            expect_range("council", value, 0, 262143)
        for value in self.all_used():
            expect_range("used", value, 0, 262143)
        expect_range("to_keep", self.to_keep, -1, 255)
        expect_range("gift", self.gift, -1, 94)
        expect_range("trading", self.trading, 0, 3)
        expect_range("armed", self.armed, 0, 3)
        for value in self.all_conjuring():
            expect_range("conjuring", value, 0, 255)
        for value in self.all_heralds():
            expect_range("heralds", value, 0, 255)
        for value in self.all_steps():
            expect_range("steps", value, 0, 255)
        expect_range("finals", self.finals, 0, 3)
        expect_range("pioneer", self.pioneer, -1, 1)
        expect_range("board", self.board, -1, 5)
        expect_range("mover", self.mover, 0, 1)
        expect_range("goal", self.goal, -1, 31)
        expect_range("unsettled", self.unsettled, 0, 4294967295)
        expect_range("passes", self.passes, 0, 2)
        expect_range("strikes", self.strikes, 0, 255)

    def sees_drawn(self, seat: int) -> bool:
        raise NotImplementedError

    def sees_half(self, seat: int) -> bool:
        raise NotImplementedError

    def observe(self, seat: int) -> KingdomObservation:
        """What a seat, or SPECTATOR, knows."""
        me: i64 = 0 if self.seats == 1 else seat
        return KingdomObservation(
            game="wonderful_kingdom",
            options=self.options,
            seat=seat,
            to_act=tuple(self.to_act()),
            legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),
            over=self.is_over(),
            phase=self.phase,
            has_menace=self.has_menace,
            has_giants=self.has_giants,
            has_tokens=self.has_tokens,
            has_council=self.has_council,
            has_quest=self.has_quest,
            has_map=self.has_map,
            deluxe=self.deluxe,
            scenario=self.scenario,
            side=self.side,
            rows=tuple(self.all_rows()),
            round=self.round,
            first=self.first,
            turn=self.turn,
            step=self.step,
            stage=self.stage,
            lost=self.lost,
            deck_size=self.see_deck_size(seat),
            top=self.top,
            pile=self.see_pile(seat),
            buried=self.see_buried(seat),
            danger=self.danger,
            danger_deck=self.see_danger_deck(seat),
            special=tuple(self.special),
            parted=self.parted,
            deck=self.see_deck(seat),
            unseen=self.see_unseen(seat),
            hand=self.see_hand(seat),
            hand_sizes=tuple(self.all_hand_sizes()),
            sealed=self.sealed(me) if me >= 0 else -1,
            areas=self.see_areas(seat),
            picked=self.see_picked(seat),
            half=self.half if self.sees_half(seat) else -1,
            traps=self.see_traps(seat),
            spies=self.see_spies(seat),
            spy_total=self.spy_total,
            searched=self.searched,
            search_area=self.search_area,
            lurking=self.see_lurking(seat),
            buried_special=self.see_buried_special(seat),
            sites=self.see_sites(seat),
            built=tuples(self.all_built()),
            calamities=tuple(self.all_calamities()),
            krystallium=tuple(self.all_krystallium()),
            soldiers=tuple(self.all_soldiers()),
            training=tuple(self.all_training()),
            alchemy=self.see_alchemy(seat),
            cubes=tuple(self.all_cubes()),
            counts=tuple(self.all_counts()),
            loose=tuple(self.all_loose()),
            packs=tuple(self.packs),
            pack_sizes=tuple(self.all_pack_sizes()),
            unseen_menaces=self.see_unseen_menaces(seat),
            menaces=tuples(self.all_menaces()),
            vermin=self.vermin,
            dues=self.dues,
            debt=tuple(self.all_debt()),
            withering=tuple(self.all_withering()),
            stolen=tuples(self.all_stolen()),
            stolen_left=self.stolen_left,
            uncovering=self.uncovering,
            eggs=tuple(self.all_eggs()),
            sisters=tuple(self.all_sisters()),
            shadow_cubes=self.shadow_cubes,
            syphon_cubes=self.syphon_cubes,
            tokens=tuple(self.all_tokens()),
            lifted=self.see_lifted(seat),
            lifted_from=self.lifted_from,
            swapped=self.swapped,
            late=self.late,
            box_size=self.see_box_size(seat),
            choices=tuple(self.choices(me)) if me >= 0 else (),
            rejected=self.rejected(me) if me >= 0 else -1,
            council=tuple(self.all_council()),
            used=tuple(self.all_used()),
            drawn=tuple(self.drawn) if self.sees_drawn(seat) else (),
            drawn_size=self.see_drawn_size(seat),
            to_keep=self.to_keep,
            gift=self.gift,
            trading=self.trading,
            armed=self.armed,
            conjuring=tuple(self.all_conjuring()),
            heralds=tuple(self.all_heralds()),
            quests=tuple(self.quests),
            steps=tuple(self.all_steps()),
            finals=self.finals,
            pioneer=self.pioneer,
            board=self.board,
            armies=tuple(self.armies),
            occupied=tuple(self.occupied),
            reserve=tuple(self.reserve),
            prisoners=tuple(self.prisoners),
            mover=self.mover,
            goal=self.goal,
            joined=tuple(self.joined),
            unsettled=self.unsettled,
            passes=self.passes,
            strikes=self.strikes,
        )

    def put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None:
        """What a seat sees, on blank columns from the first field on."""
        number: i64 = 0
        packed: i64 = 0
        me: i64 = 0 if self.seats == 1 else seat
        seats: i64 = self.seats
        put(out, at, self.has_menace)
        put(out, at + 1, self.has_giants)
        put(out, at + 2, self.has_tokens)
        put(out, at + 3, self.has_council)
        put(out, at + 4, self.has_quest)
        put(out, at + 5, self.has_map)
        put(out, at + 6, self.deluxe)
        out[at + 8 + self.scenario] = ONE
        out[at + 14 + self.side] = ONE
        for other in range(seats):
            out[at + other * 14 + 19 + self.rows(other)] = ONE
        out[at + 47 + self.round] = ONE
        put(out, at + 52, self.first)
        put(out, at + 53, self.turn)
        out[at + 54 + self.step] = ONE
        out[at + 60 + self.stage] = ONE
        out[at + 70 + self.lost] = ONE
        shape = columns.fields[16].shape
        shape.put(self.see_deck_size(seat), out, at + 73)
        out[at + 75 + self.top] = ONE
        shape = columns.fields[18].shape
        shape.put(self.see_pile(seat), out, at + 170)
        shape = columns.fields[19].shape
        shape.put(self.see_buried(seat), out, at + 265)
        put(out, at + 649, self.danger)
        shape = columns.fields[21].shape
        shape.put(self.see_danger_deck(seat), out, at + 650)
        shape = columns.fields[22].shape
        shape.put(tuple(self.special), out, at + 651)
        put(out, at + 746, self.parted)
        shape = columns.fields[24].shape
        shape.put(self.see_deck(seat), out, at + 747)
        shape = columns.fields[25].shape
        shape.put(self.see_unseen(seat), out, at + 842)
        shape = columns.fields[26].shape
        shape.put(self.see_hand(seat), out, at + 937)
        shape = columns.fields[27].shape
        shape.put(tuple(self.all_hand_sizes()), out, at + 1032)
        number = self.sealed(me) if me >= 0 else -1
        out[at + 1035 + number] = ONE
        shape = columns.fields[29].shape
        shape.put(self.see_areas(seat), out, at + 1130)
        shape = columns.fields[30].shape
        shape.put(self.see_picked(seat), out, at + 1562)
        put(out, at + 1994, self.half if self.sees_half(seat) else -1)
        shape = columns.fields[32].shape
        shape.put(self.see_traps(seat), out, at + 1995)
        shape = columns.fields[33].shape
        shape.put(self.see_spies(seat), out, at + 1997)
        put(out, at + 1999, self.spy_total)
        put(out, at + 2000, self.searched)
        out[at + 2002 + self.search_area] = ONE
        shape = columns.fields[37].shape
        shape.put(self.see_lurking(seat), out, at + 2004)
        shape = columns.fields[38].shape
        shape.put(self.see_buried_special(seat), out, at + 2006)
        shape = columns.fields[39].shape
        shape.put(self.see_sites(seat), out, at + 2198)
        shape = columns.fields[40].shape
        shape.put(tuples(self.all_built()), out, at + 3446)
        for other in range(seats):
            put(out, at + other + 3636, self.calamities(other))
        shape = columns.fields[42].shape
        shape.put(tuple(self.all_krystallium()), out, at + 3638)
        shape = columns.fields[43].shape
        shape.put(tuple(self.all_soldiers()), out, at + 3640)
        shape = columns.fields[44].shape
        shape.put(tuple(self.all_training()), out, at + 3642)
        shape = columns.fields[45].shape
        shape.put(self.see_alchemy(seat), out, at + 3644)
        for other in range(seats):
            packed = self.cubes(other)
            put(out, at + other * 5 + 3652, packed & 255)
            put(out, at + other * 5 + 3653, (packed >> 8) & 255)
            put(out, at + other * 5 + 3654, (packed >> 16) & 255)
            put(out, at + other * 5 + 3655, (packed >> 24) & 255)
            put(out, at + other * 5 + 3656, (packed >> 32) & 255)
        for other in range(seats):
            put(out, at + other + 3662, self.counts(other))
        for other in range(seats):
            put(out, at + other + 3664, self.loose(other))
        shape = columns.fields[49].shape
        shape.put(tuple(self.packs), out, at + 3666)
        shape = columns.fields[50].shape
        shape.put(tuple(self.all_pack_sizes()), out, at + 3674)
        shape = columns.fields[51].shape
        shape.put(self.see_unseen_menaces(seat), out, at + 3676)
        shape = columns.fields[52].shape
        shape.put(tuples(self.all_menaces()), out, at + 3866)
        put(out, at + 4056, self.vermin)
        put(out, at + 4057, self.dues)
        for other in range(seats):
            put(out, at + other + 4058, self.debt(other))
        for other in range(seats):
            put(out, at + other + 4060, self.withering(other))
        shape = columns.fields[57].shape
        shape.put(tuples(self.all_stolen()), out, at + 4062)
        out[at + 4178 + self.stolen_left] = ONE
        put_bits(out, at + 4183, self.uncovering)
        for other in range(seats):
            put(out, at + other + 4185, self.eggs(other))
        for other in range(seats):
            put(out, at + other + 4187, self.sisters(other))
        put(out, at + 4189, self.shadow_cubes)
        put(out, at + 4190, self.syphon_cubes)
        for other in range(seats):
            put(out, at + other + 4191, self.tokens(other))
        shape = columns.fields[65].shape
        shape.put(self.see_lifted(seat), out, at + 4193)
        put(out, at + 4202, self.lifted_from)
        put(out, at + 4203, self.swapped)
        put(out, at + 4204, self.late)
        shape = columns.fields[69].shape
        shape.put(self.see_box_size(seat), out, at + 4205)
        shape = columns.fields[70].shape
        shape.put(tuple(self.choices(me)) if me >= 0 else (), out, at + 4206)
        number = self.rejected(me) if me >= 0 else -1
        out[at + 4302 + number] = ONE
        for other in range(seats):
            put_bits(out, at + other * 18 + 4397, self.council(other))
        for other in range(seats):
            put_bits(out, at + other * 18 + 4433, self.used(other))
        shape = columns.fields[74].shape
        shape.put(tuple(self.drawn) if self.sees_drawn(seat) else (), out, at + 4469)
        shape = columns.fields[75].shape
        shape.put(self.see_drawn_size(seat), out, at + 4564)
        put(out, at + 4565, self.to_keep)
        out[at + 4567 + self.gift] = ONE
        put_bits(out, at + 4662, self.trading)
        put_bits(out, at + 4664, self.armed)
        for other in range(seats):
            put(out, at + other + 4666, self.conjuring(other))
        for other in range(seats):
            put(out, at + other + 4668, self.heralds(other))
        shape = columns.fields[82].shape
        shape.put(tuple(self.quests), out, at + 4670)
        for other in range(seats):
            put(out, at + other + 4718, self.steps(other))
        put_bits(out, at + 4720, self.finals)
        out[at + 4723 + self.pioneer] = ONE
        out[at + 4726 + self.board] = ONE
        shape = columns.fields[87].shape
        shape.put(tuple(self.armies), out, at + 4732)
        shape = columns.fields[88].shape
        shape.put(tuple(self.occupied), out, at + 4776)
        shape = columns.fields[89].shape
        shape.put(tuple(self.reserve), out, at + 4798)
        shape = columns.fields[90].shape
        shape.put(tuple(self.prisoners), out, at + 4802)
        put(out, at + 4806, self.mover)
        out[at + 4808 + self.goal] = ONE
        shape = columns.fields[93].shape
        shape.put(tuple(self.joined), out, at + 4840)
        put_bits(out, at + 4862, self.unsettled)
        out[at + 4894 + self.passes] = ONE
        put(out, at + 4897, self.strikes)

    def remember(self, seen: KingdomObservation) -> None:
        """The table as a seat saw it, on which the unseen has to be drawn."""
        self.keeps_events = False
        for seat in seen.to_act:
            self.ask(seat)
        self.phase = seen.phase
        self.clear_fields()
        self.has_menace = seen.has_menace
        self.has_giants = seen.has_giants
        self.has_tokens = seen.has_tokens
        self.has_council = seen.has_council
        self.has_quest = seen.has_quest
        self.has_map = seen.has_map
        self.deluxe = seen.deluxe
        self.scenario = seen.scenario
        self.side = seen.side
        self.round = seen.round
        self.first = seen.first
        self.turn = seen.turn
        self.step = seen.step
        self.stage = seen.stage
        self.lost = seen.lost
        self.top = seen.top
        self.danger = seen.danger
        self.special = as_bytes(seen.special)
        self.parted = seen.parted
        self.half = seen.half
        self.spy_total = seen.spy_total
        self.searched = seen.searched
        self.search_area = seen.search_area
        self.packs = as_bytes(seen.packs)
        self.vermin = seen.vermin
        self.dues = seen.dues
        self.stolen_left = seen.stolen_left
        self.uncovering = seen.uncovering
        self.shadow_cubes = seen.shadow_cubes
        self.syphon_cubes = seen.syphon_cubes
        self.lifted_from = seen.lifted_from
        self.swapped = seen.swapped
        self.late = seen.late
        self.drawn = as_bytes(seen.drawn)
        self.to_keep = seen.to_keep
        self.gift = seen.gift
        self.trading = seen.trading
        self.armed = seen.armed
        self.quests = as_bytes(seen.quests)
        self.finals = seen.finals
        self.pioneer = seen.pioneer
        self.board = seen.board
        self.armies = as_bytes(seen.armies)
        self.occupied = as_bytes(seen.occupied)
        self.reserve = as_bytes(seen.reserve)
        self.prisoners = as_bytes(seen.prisoners)
        self.mover = seen.mover
        self.goal = seen.goal
        self.joined = as_bytes(seen.joined)
        self.unsettled = seen.unsettled
        self.passes = seen.passes
        self.strikes = seen.strikes
        for other in range(self.seats):
            self.set_built(other, as_bytes(seen.built[other]))
        for other in range(self.seats):
            self.set_menaces(other, as_bytes(seen.menaces[other]))
        for other in range(self.seats):
            self.set_stolen(other, as_bytes(seen.stolen[other]))
        me: i64 = 0 if self.seats == 1 else seen.seat
        if me >= 0:
            self.set_sealed(me, seen.sealed)
            self.set_rejected(me, seen.rejected)
            self.set_choices(me, as_bytes(seen.choices))
        rows = seen.rows
        calamities = seen.calamities
        cubes = seen.cubes
        counts = seen.counts
        loose = seen.loose
        debt = seen.debt
        withering = seen.withering
        eggs = seen.eggs
        sisters = seen.sisters
        tokens = seen.tokens
        council = seen.council
        used = seen.used
        conjuring = seen.conjuring
        heralds = seen.heralds
        steps = seen.steps
        block = self.block
        at: i64 = 0
        for seat in range(self.seats):
            block[at] = rows[seat]
            block[at + 4] = calamities[seat]
            block[at + 7] = cubes[seat]
            block[at + 8] = counts[seat]
            block[at + 9] = loose[seat]
            block[at + 10] = debt[seat]
            block[at + 11] = withering[seat]
            block[at + 12] = eggs[seat]
            block[at + 13] = sisters[seat]
            block[at + 14] = tokens[seat]
            block[at + 16] = council[seat]
            block[at + 17] = used[seat]
            block[at + 18] = conjuring[seat]
            block[at + 19] = heralds[seat]
            block[at + 20] = steps[seat]
            at += 21

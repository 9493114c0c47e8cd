"""The words and facts that all parts of Kingsburg's page ask for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import TAKE
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.phases import battle, building, court, help
from regalia.games.kingsburg.state import BATTLE, UNKNOWN, KingsburgState
from regalia.text import add_catalogue, words_in
from regalia.web.tables.kingsburg.model import Amount
from regalia.web.tables.page import GamePage, Terms, terms

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

WORDS = "kingsburg_table"  # the catalogue of this page
add_catalogue(WORDS, words_in(__package__))


class Words(Terms):
    """Kingsburg's terms, and goods as they are shown."""

    words = WORDS

    def amount(self, icon: str, count: int, sign: str = "") -> Amount:
        return _amount(self, icon, count, sign)

    def good(self, kind: int, count: int, sign: str = "") -> Amount:
        return _amount(self, m.GOOD_SLUG[kind], count, sign)

    def goods_of(self, counts: Iterable[int], keep_zero: bool = False) -> tuple[Amount, ...]:
        return tuple(
            [self.good(kind, count) for kind, count in enumerate(counts) if count or keep_zero]
        )


@lru_cache(maxsize=4096)
def _amount(terms: Words, icon: str, count: int, sign: str) -> Amount:
    return Amount(icon, count, terms.w(f"n-{icon}", n=count), sign)


class Page(GamePage):
    """One seat's view, its observation known to be Kingsburg's."""

    words = WORDS

    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, KingsburgObservation)
        super().__init__(view)
        self.terms = terms(Words, view.lang)
        self.seen = seen
        self.goods: tuple[int, ...] = seen.goods[self.me] if self.me >= 0 else (0, 0, 0)

    def amount(self, icon: str, count: int, sign: str = "") -> Amount:
        return self.terms.amount(icon, count, sign)

    def good(self, kind: int, count: int, sign: str = "") -> Amount:
        return self.terms.good(kind, count, sign)

    def goods_of(self, counts: Iterable[int], keep_zero: bool = False) -> tuple[Amount, ...]:
        return self.terms.goods_of(counts, keep_zero)

    def cost(self, seat: int, number: int) -> tuple[int, int, int]:
        """What a building costs a seat, in gold, wood and stone."""
        return building.cost(self.seen.built[seat], number)

    def affordable(self, goods: tuple[int, ...]) -> set[int]:
        """What I could build with these goods."""
        mask = building.within_means(self.seen.built[self.me], goods[0], goods[1], goods[2])
        return {number for number in range(m.BUILDINGS) if (mask >> number) & 1}

    def goods_from(self, number: int) -> list[tuple[int, ...]]:
        """My goods after an advisor's help, for each way to choose among them."""
        out = []
        for chosen in self.chosen_from(number):
            world = self.view.world.clone()
            assert isinstance(world, KingsburgState)
            if number == m.ALCHEMIST:
                help.trade(world, self.me, chosen)
            else:
                help.receive(world, self.me, number, chosen)
            out.append(tuple(world.goods(self.me, kind) for kind in range(3)))
        return out

    def chosen_from(self, number: int) -> list[int]:
        """What an advisor lets me choose: goods to trade, mixes to take, or nothing at all."""
        if number == m.ALCHEMIST:
            return [kind for kind in range(3) if self.goods[kind]]
        wanted = m.ADVISOR_GAIN[number * m.GAIN_WIDTH + m.GOODS_ANY]
        takes = help.ONE_OF[number] or (help.TAKEN[wanted] if wanted > 0 else [])
        return [take - TAKE for take in takes] or [help.NO_MIX]

    def defence(self, seat: int) -> int:
        """What buildings add in battle, against this enemy if I know it."""
        return battle.defence_of(self.seen.built[seat], self.enemy_kind)

    @property
    def enemy_kind(self) -> int:
        """The kind of this year's enemy, -1 as long as I do not know it."""
        return m.ENEMY_KIND[self.seen.enemy] if self.seen.enemy != UNKNOWN else -1

    def reach(self, group: int) -> tuple[int, ...]:
        """The advisors that my dice could influence after this group, as things stand."""
        world = self.view.world.clone()
        assert isinstance(world, KingsburgState)
        court.place(world, self.me, group)
        mask = court.reachable(world, self.me)
        return tuple(number for number in range(1, m.ADVISORS + 1) if (mask >> number) & 1)

    def worth(self, building: int, enemy: int) -> int:
        """What one building adds against an enemy, or takes away."""
        return battle.defence_of(1 << building, m.ENEMY_KIND[enemy])

    def mark(self, seat: int) -> tuple[int, str]:
        """A seat's badge and name, or "you"."""
        return seat + 1, self.w("you") if seat == self.me else self.seat_name(seat)

    def strength(self, seat: int) -> int:
        if self.seen.phase == BATTLE:
            return self.seen.strength[seat]
        world = self.view.world
        assert isinstance(world, KingsburgState)
        return battle.combat_value(world, seat, self.enemy_kind)

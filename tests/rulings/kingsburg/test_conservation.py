"""Double-entry book-keeping over whole games: every good, token, soldier and point."""

import pytest

from regalia.core.events import Event
from regalia.core.rng import FastRng
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUP_TOKEN, MIX_GOODS
from regalia.games.kingsburg.describe.log import EVENTS
from regalia.games.kingsburg.material import ENEMY_REWARD, GOODS_ANY, LOSS_VP, LOSS_WIDTH
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import OVER
from rulings.kingsburg.scene import scene

TOKEN_OFFER = 3


class Books:
    """What everybody should hold, kept from the events alone."""

    def __init__(self, seats: int) -> None:
        self.goods = [[0, 0, 0] for _ in range(seats)]
        self.tokens = [0] * seats
        self.soldiers = [0] * seats
        self.vp = [0] * seats

    def enter(self, event: Event) -> None:
        """Book one event."""
        names = EVENTS[event.kind].arguments
        facts = {} if "*" in "".join(names) else dict(zip(names, event.args, strict=True))
        if event.kind in ("year", "over"):
            self.soldiers = [0] * len(self.soldiers)
        elif event.kind == "king_die":
            self.soldiers = [count + facts["die"] for count in self.soldiers]
        elif event.seat >= 0:
            self.enter_goods(event.kind, self.goods[event.seat], facts)
            self.enter_rest(event.kind, event.seat, facts)

    def enter_goods(self, kind: str, goods: list[int], facts: dict[str, int]) -> None:
        """Book what an event does to goods."""
        if kind == "guild":
            goods[0] += 1
        elif kind in ("aid_good", "loses_goods"):
            goods[facts["good"]] += 1 if kind == "aid_good" else -facts["count"]
        elif kind in ("receives", "builds"):
            sign = 1 if kind == "receives" else -1
            for at, name in enumerate(("gold", "wood", "stone")):
                goods[at] += sign * facts[name]
        elif kind == "trades":
            for at in range(3):
                goods[at] += -1 if at == facts["good"] else 1
        elif kind == "offers" and facts["offer"] != TOKEN_OFFER:
            goods[facts["offer"]] -= 1
        elif kind in ("recruits", "gives_up", "plunders"):
            for good in MIX_GOODS[facts["mix"]]:
                goods[good] += 1 if kind == "plunders" else -1
        elif kind == "wins":
            at = facts["enemy"] * LOSS_WIDTH
            for good in range(GOODS_ANY):
                goods[good] += ENEMY_REWARD[at + good]

    def enter_rest(self, kind: str, seat: int, facts: dict[str, int]) -> None:
        """Book what an event does to tokens, soldiers and points."""
        if kind == "receives":
            self.tokens[seat] += facts["tokens"]
            self.soldiers[seat] += facts["soldiers"]
        elif kind in ("places", "places_envoy"):
            self.tokens[seat] -= GROUP_TOKEN[facts["group"]]
        elif kind == "inn":
            self.tokens[seat] += 1
        elif kind == "offers" and facts["offer"] == TOKEN_OFFER:
            self.tokens[seat] -= 1
        elif kind == "recruits":
            self.soldiers[seat] += 1
        if kind == "wins":
            self.vp[seat] += ENEMY_REWARD[facts["enemy"] * LOSS_WIDTH + LOSS_VP]
        elif "vp" in facts:
            self.vp[seat] += -facts["vp"] if kind in ("destroyed", "loses_vp") else facts["vp"]

    def agree_with(self, table: Kingsburg) -> None:
        """The books and the table say the same."""
        assert [good for goods in self.goods for good in goods] == table.all_goods()
        assert self.tokens == table.all_tokens()
        assert self.soldiers == table.all_soldiers()
        assert self.vp == table.all_vp()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_appears_or_vanishes_untold(seats: int, seed: int) -> None:
    """KB-0.7, KB-5.7, KB-7.2: goods and tokens come from the supply and go there, as told."""
    table = GAME.new(scene(seats).options, seed)
    chance = FastRng(seed)
    books = Books(seats)
    while True:
        for event in table.take_events():
            books.enter(event)
        books.agree_with(table)
        if table.phase == OVER:
            break
        (seat,) = table.to_act()
        legal = table.legal(seat)
        # Passing less often than at random makes richer provinces.
        at = chance.below(len(legal)) or chance.below(len(legal))
        table.apply(seat, legal[at])
        table.check()

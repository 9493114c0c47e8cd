"""KB-18, invariants: `check` cries at every table broken on purpose and never in play."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from regalia.core.errors import Broken
from regalia.core.events import Event
from regalia.core.options import Options
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUP_TOKEN, INFLUENCE, MIX_GOODS
from regalia.games.kingsburg.dice import FACES
from regalia.games.kingsburg.material import (
    ADVISOR_SLUG,
    BUILDING_VP,
    ENEMY_SLUG,
    SPRING,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import AID, COURT, FROM_COURT, HELP, ROLL
from regalia.testing.walk import MOODS, Walk
from rulings.kingsburg import slow
from rulings.kingsburg.scene import holds, owns, play, scene, start
from rulings.kingsburg.season import rolled, sits

DEFAULTS = {option.id: option.default for option in GAME.options()}
KINDS = ("gold", "wood", "stone")


def plays() -> Iterator[Walk]:
    """Random games at every seat count, in every mood."""
    for seats in GAME.seats:
        for mood in MOODS:
            yield Walk(GAME, Options(seats, DEFAULTS), 1807 + seats, mood)


def states(walk: Walk) -> Iterator[Kingsburg]:
    """The tables of a random game."""
    for state in walk.states():
        assert isinstance(state, Kingsburg)
        yield state


def breaks(rule: str, damage: Callable[[Kingsburg], None]) -> None:
    """A sound table, checked, then damaged: `check` has to name the rule."""
    table = scene(3)
    owns(table, 0, "statue", "chapel", "inn")
    holds(table, 1, 2, 1, 0)
    table.set_tokens(2, 1)
    table.check()
    damage(table)
    with pytest.raises(Broken, match=rf"^{rule}\b"):
        table.check()


@pytest.mark.parametrize("what", ["goods", "tokens", "soldiers"])
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_owes_goods_tokens_or_soldiers(what: str, seat: int) -> None:
    """KB-18.1: a single one below 0, first seat or last, is a broken table."""

    def damage(table: Kingsburg) -> None:
        where = (seat, seat) if what == "goods" else (seat,)
        getattr(table, f"set_{what}")(*where, -1)

    breaks("KB-18.1", damage)


def test_a_score_may_be_negative() -> None:
    """KB-18.1: points below 0 are sound as long as the sheet adds up."""
    table = scene(2)
    table.gain_vp(0, FROM_COURT, -7)
    table.check()


def test_a_row_with_a_gap_is_broken() -> None:
    """KB-18.2: a Church beside a Statue with no Chapel between them has no row length."""

    def damage(table: Kingsburg) -> None:
        owns(table, 1, "statue", "church")

    breaks("KB-18.2", damage)


@pytest.mark.parametrize("slug", ["chapel", "farms", "blacksmith", "stable", "embassy"])
def test_a_row_that_does_not_begin_at_the_left_is_broken(slug: str) -> None:
    """KB-18.2: a building of column 2, 3 or 4 alone in its row."""
    breaks("KB-18.2", lambda table: owns(table, 2, slug))


@pytest.mark.parametrize("bit", [20, 21, 23, 40])
def test_a_building_outside_the_five_rows_is_broken(bit: int) -> None:
    """KB-18.2: the number of buildings is the sum of five rows of at most 4."""

    def damage(table: Kingsburg) -> None:
        table.set_built(0, table.built(0) | 1 << bit)

    breaks("KB-18.2", damage)


def test_rows_and_numbers_of_buildings_agree_in_play() -> None:
    """KB-18.2: at every step of random games, counted another way."""
    for walk in plays():
        for table in states(walk):
            for seat in range(table.seats):
                rows = f"{table.built(seat):020b}"[::-1]
                lengths = [len(rows[at : at + 4].rstrip("0")) for at in range(0, 20, 4)]
                assert rows.count("1") == sum(lengths) == table.buildings(seat)


def test_two_advisors_with_two_groups_are_broken() -> None:
    """KB-18.3: the Envoy is one; he doubles one advisor in a season."""

    def damage(table: Kingsburg) -> None:
        for seat in (0, 1):
            sits(table, seat, "architect", "3")
            sits(table, seat, "merchant", "4")

    breaks("KB-18.3", damage)


def test_three_groups_on_one_advisor_are_broken() -> None:
    """KB-18.3: two is the most an advisor ever holds."""

    def damage(table: Kingsburg) -> None:
        for seat in range(3):
            sits(table, seat, "architect", "3")

    breaks("KB-18.3", damage)


def test_two_groups_while_somebody_still_holds_the_envoy_are_broken() -> None:
    """KB-18.3: a doubled advisor without a used Envoy cannot be."""

    def damage(table: Kingsburg) -> None:
        table.envoy = 2
        sits(table, 0, "architect", "3")
        sits(table, 1, "architect", "3")

    breaks("KB-18.3", damage)


def test_one_doubled_advisor_after_the_envoy_is_sound() -> None:
    """KB-18.3: what the Envoy does is not taken for damage."""
    table = scene(3)
    rolled(table, 0, 3, 3)
    sits(table, 1, "architect", "3")
    table.envoy = 0
    start(table, COURT)
    play(table, 0, "influence", "architect", "3")
    table.check()


def test_advisors_are_doubled_only_by_the_envoy_in_play() -> None:
    """KB-18.3: at every step of random games, and never twice in a season."""
    doubles = 0
    for walk in plays():
        spent = False
        for table in states(walk):
            for event in walk.events:
                spent = event.kind != "season" and (spent or event.kind == "places_envoy")
            doubled = [count for count in at_court(table).values() if count > 1]
            assert doubled in ([], [2])
            if table.phase in (COURT, HELP):
                assert bool(doubled) is spent
            doubles += len(doubled)
    assert doubles > 0


def at_court(table: Kingsburg) -> Counter[int]:
    """How many groups lie on each advisor, read from what everybody sees."""
    return Counter(
        ADVISOR_SLUG.index(GAME.actions.code(INFLUENCE + group)[1])
        if owner < table.seats
        else sum(FACES[group])
        for owner, group in GAME.observe(table, 0).placed
    )


def test_the_printed_points_sum_to_fifty_nine() -> None:
    """KB-18.4: of all 20 buildings."""
    assert sum(BUILDING_VP) == 59


def test_a_full_province_is_worth_fifty_nine_points() -> None:
    """KB-18.4: built one by one, the score says the same."""
    table = scene(2)
    for building in range(20):
        table.raise_building(0, building)
    assert table.vp(0) == 59
    table.check()


@pytest.mark.parametrize("phase", [AID, ROLL, COURT])
def test_soldiers_in_early_spring_are_broken(phase: int) -> None:
    """KB-18.5: before the first advisor of the year helps, nobody has any."""

    def damage(table: Kingsburg) -> None:
        table.phase, table.season = phase, SPRING
        table.set_soldiers(1, 1)

    breaks("KB-18.5", damage)


def test_no_year_begins_with_soldiers() -> None:
    """KB-18.5: in random games, at the first decision of each of the five years."""
    for walk in plays():
        years = []
        for table in states(walk):
            if any(event.kind == "year" for event in walk.events):
                years.append(table.year)
                assert table.all_soldiers() == [0] * table.seats
        assert years == [0, 1, 2, 3, 4]


def test_building_points_that_differ_from_the_buildings_are_broken() -> None:
    """KB-18.6: a building without its points, and points without their building."""

    def a_building_appears(table: Kingsburg) -> None:
        table.set_built(1, table.built(1) | 1)

    def a_building_vanishes(table: Kingsburg) -> None:
        table.set_built(0, table.built(0) & ~2)

    breaks("KB-18.6", a_building_appears)
    breaks("KB-18.6", a_building_vanishes)


def test_a_score_that_differs_from_its_sheet_is_broken() -> None:
    """KB-18.6: points must stand on a line."""

    def damage(table: Kingsburg) -> None:
        table.add_vp(2, 1)

    breaks("KB-18.6", damage)


class Ledger:
    """Holdings kept by listening: what everybody should have after all that was told."""

    def __init__(self, seats: int) -> None:
        self.goods = [[0, 0, 0] for _ in range(seats)]
        self.tokens = [0] * seats
        self.soldiers = [0] * seats
        self.built: list[set[int]] = [set() for _ in range(seats)]
        self.vp = [0] * seats

    def mix(self, seat: int, mix: int, sign: int) -> None:
        """Book a handful of goods."""
        for kind in MIX_GOODS[mix]:
            self.goods[seat][kind] += sign

    def hear(self, event: Event) -> None:
        """Book one event."""
        seat, args = event.seat, event.args
        match event.kind:
            case "year" | "over":
                self.soldiers = [0] * len(self.soldiers)
            case "aid_good":
                self.goods[seat][args[0]] += 1
            case "guild":
                self.goods[seat][0] += 1
            case "places" | "places_envoy":
                self.tokens[seat] -= GROUP_TOKEN[args[0]]
            case "receives":
                for kind in range(3):
                    self.goods[seat][kind] += args[1 + kind]
                self.soldiers[seat] += args[4]
                self.tokens[seat] += args[5]
                self.vp[seat] += args[6]
            case "trades":
                for kind in range(3):
                    self.goods[seat][kind] += -1 if kind == args[0] else 1
            case "builds":
                self.built[seat].add(args[0])
                for kind in range(3):
                    self.goods[seat][kind] -= args[1 + kind]
                self.vp[seat] += args[4]
            case "inn":
                self.tokens[seat] += 1
            case "offers":
                if args[0] == 3:
                    self.tokens[seat] -= 1
                else:
                    self.goods[seat][args[0]] -= 1
                self.vp[seat] += args[1]
            case "recruits":
                self.mix(seat, args[0], -1)
                self.soldiers[seat] += 1
            case "king_die":
                self.soldiers = [soldiers + args[0] for soldiers in self.soldiers]
            case "wins":
                blue = slow.card(ENEMY_SLUG[args[1]])["reward"]
                for kind, slug in enumerate(KINDS):
                    self.goods[seat][kind] += blue.get(slug, 0)
                self.vp[seat] += blue.get("vp", 0)
            case "plunders" | "gives_up":
                self.mix(seat, args[0], 1 if event.kind == "plunders" else -1)
            case "loses_goods":
                self.goods[seat][args[0]] -= args[1]
            case "destroyed":
                self.built[seat].remove(args[0])
                self.vp[seat] -= args[1]
            case "loses_vp":
                self.vp[seat] -= args[0]
            case "embassy" | "fortress" | "strongest" | "reward" | "cathedral":
                self.vp[seat] += args[-1]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mood", MOODS)
def test_nothing_is_won_or_lost_untold(seats: int, mood: str) -> None:
    """KB-18.1: whole random games, booked from their events, agree with the table at every step."""
    walk = Walk(GAME, Options(seats, DEFAULTS), 59, mood)
    ledger = Ledger(seats)
    for table in states(walk):
        table.check()
        for event in walk.events:
            ledger.hear(event)
        assert table.all_goods() == [count for goods in ledger.goods for count in goods]
        assert table.all_tokens() == ledger.tokens
        assert table.all_soldiers() == ledger.soldiers
        assert table.all_vp() == ledger.vp
        assert [
            {n for n in range(20) if table.has(seat, n)} for seat in range(seats)
        ] == ledger.built

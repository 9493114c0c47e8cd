"""Tables set for one ruling: who has what, which dice will fall, which phase begins."""

from regalia import position, testing
from regalia.core.options import OptionValue
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import (
    BUILDING_SLUG,
    BUILDING_VP,
    ENEMY_SLUG,
    ENEMY_YEAR,
    GOLD,
    GOODS,
    STONE,
    WINTER,
    WOOD,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BATTLE, FROM_BUILDINGS


class Loaded(testing.Loaded):
    """Dice faces in the order in which they will be rolled.

    A draw from an enemy bag takes the next number too: 1 to 5 for the card of that number.
    """

    def below(self, n: int) -> int:
        return super().below(n) - 1

    def die(self) -> int:
        return self.below(6) + 1


def scene(seats: int = 4, dice: list[int] | None = None, **options: OptionValue) -> Kingsburg:
    """An empty table in spring of year I, turn order 0, 1, 2, …; call `start` to begin a phase."""
    table = Kingsburg(testing.default_options(GAME, seats, **options), Loaded(dice or []))
    table.lay_out()
    return table


def told(phase: str, *provinces: dict[str, object], **words: object) -> Kingsburg:
    """A table told in words, province after province, whose phase begins; seat 0 goes first."""
    seats = len(provinces)
    whole = {"order": list(range(seats)), "phase": phase, "provinces": provinces, **words}
    table = position("kingsburg", whole, seats=seats, seed=1).state()
    assert isinstance(table, Kingsburg)
    return table


def owns(table: Kingsburg, seat: int, *buildings: str) -> None:
    """Let buildings stand in a province, with their points."""
    for slug in buildings:
        building = BUILDING_SLUG.index(slug)
        table.set_built(seat, table.built(seat) | 1 << building)
        table.add_vp(seat, BUILDING_VP[building])
        table.add_tally(seat, FROM_BUILDINGS, BUILDING_VP[building])


def holds(table: Kingsburg, seat: int, gold: int, wood: int, stone: int) -> None:
    """Give a seat exactly these goods."""
    for kind, count in enumerate((gold, wood, stone)):
        table.set_goods(seat, kind, count)


def put(table: Kingsburg, **fields: list[int]) -> None:
    """Set a field of all seats at once, by its name: `put(table, soldiers=[2, 0, 1])`."""
    for name, numbers in fields.items():
        if name == "placed":
            table.placed_count = 0
            for number in numbers:
                table.add_placed(number)
            continue
        for at, number in enumerate(numbers):
            where = divmod(at, GOODS) if name == "goods" else (at,)
            getattr(table, f"set_{name}")(*where, number)


def goods(table: Kingsburg, seat: int) -> tuple[int, int, int]:
    """The seat's gold, wood and stone."""
    return table.goods(seat, GOLD), table.goods(seat, WOOD), table.goods(seat, STONE)


def line(table: Kingsburg, which: int) -> list[int]:
    """One line of everybody's score sheet."""
    return [table.tally(seat, which) for seat in range(table.seats)]


def earned(table: Kingsburg) -> list[int]:
    """What each seat has scored and lost, the printed points of buildings left out."""
    printed = line(table, FROM_BUILDINGS)
    return [vp - points for vp, points in zip(table.all_vp(), printed, strict=True)]


def start(table: Kingsburg, phase: int) -> Kingsburg:
    """Enter a phase and run on to the first decision."""
    table.phase = phase
    table.enter_phase()
    table.run_on()
    return table


def enter(table: Kingsburg, phase: int) -> Kingsburg:
    """Enter a phase and stop there, even if it asks nobody anything."""
    table.phase = phase
    table.enter_phase()
    return table


def winter(table: Kingsburg, enemy: str, die: int) -> Kingsburg:
    """Fight an enemy in his year and stop before the soldiers go home; `run_on` ends the year."""
    card = ENEMY_SLUG.index(enemy)
    table.year = ENEMY_YEAR[card]
    table.season = WINTER
    number = int(enemy.split("_")[1])
    next_spring = [1, 2, 3, 4, 5, 6] * 8
    table.rng = Loaded([number, die, *next_spring])
    enter(table, BATTLE)
    assert table.enemy == card, f"{enemy} is not in this deck"
    return table


def codes(table: Kingsburg, seat: int) -> list[tuple[str, ...]]:
    """The seat's legal actions by code."""
    return [GAME.actions.code(action) for action in table.legal(seat)]


def play(table: Kingsburg, seat: int, *code: str) -> None:
    """Carry out a legal action given by its code."""
    action = GAME.actions.action(code)
    assert action in table.legal(seat), f"{code} is not among {codes(table, seat)}"
    table.apply(seat, action)
    table.check()


def kinds(table: Kingsburg) -> list[str]:
    """What has happened since the last look, by kind of event."""
    return [event.kind for event in table.take_events()]

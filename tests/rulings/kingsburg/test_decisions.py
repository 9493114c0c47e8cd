"""KB-17, the decision points: which phase asks for what, and what may be refused (KB-21.14)."""

from collections import defaultdict

import pytest

from regalia.core.actions import Code
from regalia.core.options import Options
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import PASS
from regalia.games.kingsburg.material import ALCHEMIST, SMUGGLER
from regalia.games.kingsburg.phases import help
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    HELP,
    RECRUITING,
    ROLL,
    SEASON_END,
)
from regalia.testing.walk import MOODS, Walk
from rulings.kingsburg.scene import codes, owns, play, scene, start
from rulings.kingsburg.season import rolled, sits

DEFAULTS = {option.id: option.default for option in GAME.options()}


class Census:
    """Everything that was asked in some random games, by phase, and by whom."""

    def __init__(self) -> None:
        self.asked: dict[int, set[Code]] = defaultdict(set)
        self.most_at_once = 0
        self.fewest_answers = 99
        self.refusals: dict[tuple[int, int], set[bool]] = defaultdict(set)  # phase and advisor
        for seats in GAME.seats:
            for seed in range(6):
                self.listen(Walk(GAME, Options(seats, DEFAULTS), seed, MOODS[seed % 3]))

    def listen(self, walk: Walk) -> None:
        """Note all questions of a game and all answers that were possible."""
        for state in walk.states():
            assert isinstance(state, Kingsburg)
            self.most_at_once = max(self.most_at_once, len(state.to_act()))
            for seat in state.to_act():
                legal = state.legal(seat)
                self.fewest_answers = min(self.fewest_answers, len(legal))
                number = help.advisor(state) if state.phase == HELP else 0
                self.refusals[state.phase, number].add(PASS in legal)
                self.asked[state.phase].update(GAME.actions.code(action) for action in legal)

    def verbs(self, phase: int) -> set[str]:
        """What kinds of answers a phase knows."""
        return {code[0] for code in self.asked[phase]}

    def parts(self, phase: int) -> set[str]:
        """What the answers of a phase consist of."""
        return {part for code in self.asked[phase] for part in code}


@pytest.fixture(scope="module")
def census() -> Census:
    """The questions of two dozen games."""
    return Census()


def test_phase_one_asks_for_one_good(census: Census) -> None:
    """KB-17.1: gold, wood or stone, and nothing else."""
    assert census.asked[AID] == {("take", "gold"), ("take", "wood"), ("take", "stone")}


def test_step_a_asks_for_re_rolls(census: Census) -> None:
    """KB-17.2: Statue and its die, Chapel, or neither."""
    assert census.verbs(ROLL) == {"pass", "statue", "chapel"}
    assert census.asked[ROLL] <= {
        ("pass",),
        ("statue", "coloured"),
        ("statue", "white"),
        ("chapel",),
    }


def test_step_b_asks_for_a_group_or_a_pass(census: Census) -> None:
    """KB-17.3: dice, token, Market and target are in the answer; so is every advisor."""
    assert census.verbs(COURT) == {"pass", "influence"}
    assert {"token", "market:+1", "market:-1"} <= census.parts(COURT)
    assert len({code[1] for code in census.asked[COURT] if len(code) > 1}) == 18


def test_step_c_asks_for_alternatives_goods_and_trades(census: Census) -> None:
    """KB-17.4: goods to take, goods to trade, and the two deals that can be declined."""
    assert census.verbs(HELP) == {"take", "trade", "pass"}
    assert {len(code[1].split("+")) for code in census.asked[HELP] if code[0] == "take"} == {
        1,
        2,
        3,
    }


def test_step_d_asks_for_a_building_or_a_pass(census: Census) -> None:
    """KB-17.5: a second building is asked for in the same words."""
    assert census.verbs(BUILDING) == {"pass", "build"}


def test_the_end_of_a_season_asks_for_the_town_halls_payment(census: Census) -> None:
    """KB-17.6: one good of any kind, a token, or none."""
    assert census.asked[SEASON_END] == {
        ("pass",),
        ("offer", "gold"),
        ("offer", "wood"),
        ("offer", "stone"),
        ("offer", "token"),
    }


def test_phase_seven_asks_for_soldiers_and_the_goods_they_cost(census: Census) -> None:
    """KB-17.7: one soldier at a time for one or two goods, or no more."""
    assert census.verbs(RECRUITING) == {"pass", "recruit"}
    prices = {len(code[1].split("+")) for code in census.asked[RECRUITING] if len(code) > 1}
    assert prices == {1, 2}


def test_phase_eight_asks_for_goods_of_choice(census: Census) -> None:
    """KB-17.8: one good as a reward, one, two or four as a loss."""
    sizes = {(code[0], len(code[1].split("+"))) for code in census.asked[BATTLE]}
    assert sizes == {("take", 1), ("lose", 1), ("lose", 2), ("lose", 4)}


def test_no_other_phase_asks_anything(census: Census) -> None:
    """KB-17.1 to KB-17.8: these eight points are all; King's reward and Envoy ask nobody."""
    points = {AID, ROLL, COURT, HELP, BUILDING, SEASON_END, RECRUITING, BATTLE}
    assert set(census.asked) == points


def test_one_player_at_a_time_has_a_real_choice(census: Census) -> None:
    """KB-21: nothing is simultaneous, and no question has a single answer."""
    assert census.most_at_once == 1
    assert census.fewest_answers == 2


def test_what_is_optional_can_always_be_refused(census: Census) -> None:
    """KB-21.14: re-rolls, placing, Alchemist, Smuggler, building, Town Hall and recruiting."""
    optional = [(phase, 0) for phase in (ROLL, COURT, BUILDING, SEASON_END, RECRUITING)]
    optional += [(HELP, ALCHEMIST), (HELP, SMUGGLER)]
    for point in optional:
        assert census.refusals[point] == {True}


def test_what_is_forced_can_never_be_refused(census: Census) -> None:
    """KB-21.14: the good of phase 1, alternatives and goods of advisors, rewards and losses."""
    forced = [(AID, 0), (BATTLE, 0)]
    forced += [(HELP, number) for number in (4, 7, 9, 11, 12, 17)]
    for point in forced:
        assert census.refusals[point] == {False}


def test_market_token_and_envoy_are_never_forced_on_a_group() -> None:
    """KB-21.14: who has all three may still place his die for what it shows, and keeps them."""
    table = scene(2)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 4)
    sits(table, 1, "alchemist", "6")
    table.set_tokens(0, 1)
    table.envoy = 0
    start(table, COURT)
    assert len(codes(table, 0)) == 1 + 6
    play(table, 0, "influence", "merchant", "4")
    assert (table.tokens(0), table.market_used, table.envoy) == (1, 0, 0)

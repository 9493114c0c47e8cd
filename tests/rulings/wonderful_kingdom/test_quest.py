"""The Quest module and every quest (IWK-24)."""

import pytest

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.quests import (
    QUEST_SLUG,
    STEP_COST,
    STEP_SECOND,
    STEP_SLUG,
    STEP_VP,
    STEPS,
    step_row,
)
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scoring import LOST, medal
from regalia.games.wonderful_kingdom.state import PLANNING, PRODUCTION, SELECTION
from regalia.games.wonderful_kingdom.tabled import hide
from regalia.match import new_match, verify
from regalia.text import say
from rulings.wonderful_kingdom.scene import (
    about,
    alchemy,
    begin,
    builds,
    card,
    codes,
    hand,
    in_alchemy,
    lay,
    owns,
    picks,
    play,
    scene,
    site,
)


def table(seats: int = 2, quest: str = "northern_lands") -> Kingdom:
    """Free Planning on a quest."""
    s = begin(scene(seats, module="quest", quest=quest), PLANNING)
    for seat in range(seats):
        site(s, seat, "cathedral")
    return s


@pytest.mark.parametrize("quest", QUEST_SLUG)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_step_of_every_quest(quest: str, seats: int) -> None:
    """IWK-24.1, IWK-24.2, IWK-24.3, IWK-24.12: any order, paid whole, gained at once, once each."""
    number = QUEST_SLUG.index(quest)
    for step in reversed(range(STEPS)):
        s = table(seats, quest)
        row = step_row(number, 2 - seats, step)
        cost = STEP_COST[row * 6 : row * 6 + 6]
        text = f"quest {quest} {STEP_SLUG[number * STEPS + step]}"
        assert text not in codes(s, 0)
        alchemy(s, 0, "".join("MPGE"[kind] * cost[kind] for kind in range(4)))
        owns(s, 0, soldiers=cost[5], krystallium=cost[4])
        points = s.points(0)
        play(s, 0, text)
        assert in_alchemy(s, 0) == "" and s.steps(0) == 1 << step
        assert s.points(0) - points == STEP_VP[row]
        assert not any(code.startswith(text) for code in codes(s, 0))


def test_cubes_and_krystallium_pay() -> None:
    """IWK-24.4, IWK-24.6, IWK-24.14: K may stand for any cube; the player chooses."""
    s = table()
    alchemy(s, 0, "EE")
    owns(s, 0, krystallium=1)
    assert about(s, 0, "quest") == [
        "quest northern_lands scouts",
        "quest northern_lands scouts 1exploration",
    ]
    play(s, 0, "quest northern_lands scouts 1exploration")
    assert in_alchemy(s, 0) == "E" and s.krystallium(0) == 0


def test_transmutation_is_voluntary() -> None:
    """IWK-24.5, IWK-12.1: more than five cubes may lie there; the player says which five go."""
    s = table()
    alchemy(s, 0, "MMMM")
    picks(s, 0, "settlement_charter")
    play(s, 0, "recycle settlement_charter")
    assert in_alchemy(s, 0) == "MMMMPP" and s.krystallium(0) == 0
    assert about(s, 0, "transmute") == ["transmute MMMPP", "transmute MMMMP"]
    play(s, 0, "transmute MMMPP")
    assert in_alchemy(s, 0) == "M" and s.krystallium(0) == 1


def finish(s: Kingdom, seat: int) -> None:
    """Pay the final step of the Northern Lands."""
    alchemy(s, seat, "EEE")
    owns(s, seat, soldiers=2)
    play(s, seat, "quest northern_lands final")


def test_within_a_window_the_first_player_is_first() -> None:
    """IWK-24.7, IWK-24.8, IWK-24.13: whoever clicked first, F takes the larger gain."""
    for order in ((0, 1), (1, 0)):
        s = table()
        for seat in order:
            finish(s, seat)
        for seat in range(2):
            play(s, seat, "done")
        assert s.pioneer == 0
        row = step_row(0, 0, 3)
        assert s.points(0) == STEP_VP[row] and s.points(1) == STEP_SECOND[row]


def test_on_choice_turns_the_real_order_counts() -> None:
    """IWK-24.13, IWK-24.15: the second finisher loses nothing but the difference."""
    s = scene(module="quest")
    s.turn = 1
    s.pending = 2
    finish(s, 1)
    assert s.pioneer == 1
    s.turn = 3
    s.pending = 1
    finish(s, 0)
    assert s.points(1) - s.points(0) == 3


def test_only_finishers_can_win() -> None:
    """IWK-24.9, IWK-24.19: one finisher wins with any score; with none, nobody does."""
    s = table()
    builds(s, 0, "infernal_gate", "royal_keep")
    assert s.may_win(0) is False and s.may_win(1) is False
    assert s.points(0) > s.points(1) and s.ranks() == [2, 2] and s.winners() == []
    finish(s, 1)
    s.finals = 0
    s.pioneer = 1
    assert s.points(0) > s.points(1) and s.ranks() == [2, 1]
    finish(s, 0)
    assert s.ranks() == [1, 2] and s.winners() == [0]


@pytest.mark.parametrize("seed", range(1, 5))
def test_an_unfinished_quest_has_no_winner_anywhere(seed: int) -> None:
    """IWK-24.9: neither in the ranks, nor in the record, nor in what players are told."""
    match = new_match("wonderful_kingdom", 2, seed, {"module": "quest"})
    while not match.is_over():
        seat = match.to_act()[0]
        actions = match.state.legal(seat)
        others = [action for action in actions if match.code(seat, action)[0] != "quest"]
        match.play(seat, others[-1])
    assert match.ranks() == [2, 2] and match.state.winners() == []
    assert match.record()["ranks"] == [2, 2] and verify(match.record()).ranks == [2, 2]
    for seat in (0, 1, SPECTATOR):
        said = GAME.prompt(match.observe(seat))
        assert say(said) == "Nobody wins: the quest is unfinished"
        assert say(said, "fr") == "Personne ne gagne\u00a0: la quête est inachevée"


def test_a_spy_looks_in_secret() -> None:
    """At any face-down card of areas or Selections, once a round.

    IWK-24.10, IWK-24.16, IWK-36.7.
    """
    s = scene(module="quest")
    lay(s, 0, [hide(card("farm"), 1, 1)])
    lay(s, SELECTION + 0, [hide(card("quarry"), 3, 1)])
    alchemy(s, 0, "EE")
    play(s, 0, "quest northern_lands scouts")
    assert s.spies(0) == 1
    assert about(s, 0, "spy") == ["spy area1 offer2", "spy selection1 offer4"]
    told = play(s, 0, "spy selection1 offer4")
    (sees,) = [event for event in told if event.kind == "sees"]
    assert sees.args == (card("quarry"),) and not sees.is_for(1)
    assert about(s, 0, "spy") == [] and GAME.observe(s, 1).spies == (0, 0)
    s.phase, s.round = 1, 1
    s.pending = 0
    s.enter_phase()
    assert s.spies(0) == 1


def test_calamities_stay() -> None:
    """IWK-24.11: nothing removes them."""
    assert "calamity" in hand(scene(module="quest"), 0)


def test_alone() -> None:
    """Solo side, the first gain; a spent Spy is readied, no third.

    IWK-24.12, IWK-24.17, IWK-24.18.
    """
    s = table(1)
    alchemy(s, 0, "EEEE")
    assert s.spies(0) == 1 and s.spy_total == 2
    play(s, 0, "quest northern_lands scouts")
    assert s.spies(0) == 2
    s.set_steps(0, 0)
    play(s, 0, "quest northern_lands scouts")
    assert s.spies(0) == 2
    assert medal(s) == LOST
    alchemy(s, 0, "EEEE")
    owns(s, 0, soldiers=2)
    play(s, 0, "quest northern_lands final")
    assert medal(s) == 0 and s.points(0) == 2 + 6


def test_steps_in_production() -> None:
    """IWK-24.6, IWK-12.7: a cube of the step passes through Alchemy on its way."""
    s = scene(module="quest")
    begin(s, PRODUCTION)
    s.step = 3
    s.set_loose(0, 1)
    alchemy(s, 0, "E")
    site(s, 0, "infernal_gate")
    play(s, 0, "alchemy exploration", "quest northern_lands scouts")
    assert s.points(0) == 2

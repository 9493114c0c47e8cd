"""What a scenario may change, word by word (IWW-19.4, IWW-19.14)."""

import pytest

from kit.told import assert_told
from regalia import registry
from regalia.core.errors import BadOption
from regalia.core.options import OptionValue
from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.material import CARD_SLUG, CARD_TYPE, DISCOVERY
from regalia.games.wonderful_world.state import EXTRA, OVER, PRODUCTION
from regalia.text import say
from rulings.wonderful_world.scene import (
    GOLD,
    MATERIALS,
    SCIENCE,
    builds,
    codes,
    enter,
    new,
    owns,
    play,
    play_random,
    produce,
    purse,
    scene,
    site,
    sites,
)


@pytest.mark.parametrize(("rounds", "seats"), [(3, 3), (5, 2), (5, 1), (3, 1)])
def test_other_numbers_of_rounds(rounds: int, seats: int) -> None:
    """IWW-19.4: the game is over after the last of them; a lone player has two pools for each."""
    table = play_random(new(seats, 3, changes=(f"rounds={rounds}",)), 3)
    assert table.phase == OVER and table.round == rounds - 1
    if seats == 1:
        assert table.opened == 2 * rounds
    assert GAME.where(GAME.observe(table, 0)).args == {"n": rounds}


def test_empires_produce_more_or_less() -> None:
    """IWW-19.14: counted like the Empire's own icons, never below nothing."""
    plain, table = scene(2), scene(2, changes=("yields=GG", "drains=MMM"))
    for seat in range(2):
        assert table.production(seat, GOLD) == plain.production(seat, GOLD) + 2
        assert table.production(seat, MATERIALS) == max(0, plain.production(seat, MATERIALS) - 3)


def test_an_extra_production_step() -> None:
    """IWW-19.14: Krystallium and characters come to everybody after Exploration."""
    table = scene(2, changes=("yields=KA",))
    site(table, 0, "zeppelin")
    produce(table, EXTRA)
    assert [purse(table, seat)[1:] for seat in range(2)] == [(1, 1, 0), (1, 1, 0)]


def test_altered_supremacy() -> None:
    """IWW-19.14: another character, a choice, or nobody."""
    changes = ("supremacy.gold=general", "supremacy.materials=none")
    table = scene(2, changes=changes)
    builds(table, 0, "financial_center", "recycling_plant")
    for step in (GOLD, MATERIALS):
        assert table.production(0, step) > table.production(1, step)
        enter(table, PRODUCTION, step)
        assert purse(table, 0)[2:] == (1, 0)  # a General of Gold, nobody of Materials
    table = scene(2, changes=("supremacy.gold=choice",))
    builds(table, 0, "financial_center")
    enter(table, PRODUCTION, GOLD)
    assert codes(table, 0) == [("take", "general"), ("take", "financier")]


@pytest.mark.parametrize(
    ("step", "card", "en", "fr", "rule"),
    [
        (
            MATERIALS,
            "recycling_plant",
            "Materials supremacy",
            "Suprématie de Matériaux",
            "IWW-19.4",
        ),
        (GOLD, "financial_center", "Gold supremacy", "Suprématie d’Or", "IWW-19.4"),
        (SCIENCE, "research_center", "Science supremacy", "Suprématie de Science", "IWW-7.3"),
    ],
)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_choice_names_its_own_step(
    seats: int, step: int, card: str, en: str, fr: str, rule: str
) -> None:
    """IWW-19.4: what is asked names the step's resource, what is told the rule that asks it."""
    table = scene(seats, changes=("supremacy.materials=choice", "supremacy.gold=choice"))
    builds(table, 0, *[card] * 5)
    table.take_events()
    produce(table, step)
    prompt = GAME.prompt(GAME.observe(table, 0))
    assert say(prompt, "en") == f"{en}: take a General or a Financier"
    assert say(prompt, "fr") == f"{fr}\u00a0: prenez un Général ou un Financier"
    play(table, 0, "take", "general")
    while table.phase == PRODUCTION and table.step == step:
        table.apply(seat := table.to_act()[0], table.legal(seat)[0])
    assert [event.rule for event in table.take_events() if event.kind == "chooses"] == [rule]


def test_a_scenario_may_leave_the_choice() -> None:
    """IWW-19.4: a step that a scenario opens is told under the scenario's rule."""
    table = scene(1, changes=("supremacy.gold=choice",))
    builds(table, 0, *["financial_center"] * 5)
    produce(table, GOLD)
    play(table, 0, "take", "general")
    assert_told(table, "chooses", "IWW-19.4")


def test_points_for_everybody() -> None:
    """IWW-19.14: a badge that all have; the sheet shows it on the line of its target."""
    table = scene(2, changes=("points.vehicle=2", "points.general=1"))
    builds(table, 0, "zeppelin", "icebreaker")
    owns(table, 0, generals=2)
    plain = scene(2)
    builds(plain, 0, "zeppelin", "icebreaker")
    owns(plain, 0, generals=2)
    assert table.points(0) == plain.points(0) + 2 * 2 + 2
    assert table.score(0).total == table.points(0)


def test_an_altered_victory_condition() -> None:
    """IWW-19.14: who lacks what the goal asks for stands behind whoever has it."""
    table = scene(3, changes=("goal.general=2",))
    owns(table, 0, financiers=9)
    owns(table, 1, generals=2)
    assert [table.may_win(seat) for seat in range(3)] == [False, True, False]
    assert table.ranks() == [2, 1, 3]


def test_cards_left_out_and_added() -> None:
    """IWW-19.14: a type, a card; War or Peace cards into the base deck."""
    table = scene(2, changes=("without=discovery", "without=zeppelin", "with=pax_10"))
    types = [CARD_TYPE[card] for card in table.decks(0)]
    assert DISCOVERY not in types
    assert CARD_SLUG.index("zeppelin") not in table.decks(0)
    assert CARD_SLUG.index("pax_10") in table.decks(0)


def test_start_holdings_and_start_cards() -> None:
    """IWW-19.14: for everybody, for one seat, and what one has kept."""
    table = new(2, 1, changes=("start=K", "start.2=AF", "keeps.2=pax_10", "keeps.1=zeppelin"))
    assert [purse(table, seat)[1:] for seat in range(2)] == [(1, 0, 0), (1, 1, 1)]
    assert sites(table, 1) == [("pax_10", "GGGG")]
    assert [slug for slug, _ in sites(table, 0)] == ["zeppelin"]
    table.check()


def test_changes_are_told_when_the_match_begins() -> None:
    """IWW-19.4: everybody hears them, copies of a card in one line."""
    table = new(2, 1, changes=("rounds=3", "with=secret_forces", "with=secret_forces"))
    told = [event.args for event in table.take_events() if event.kind == "change"]
    assert len(told) == 2 and told[1][2] == 2


@pytest.mark.parametrize(
    ("seats", "changes", "sentence"),
    [
        (2, ("rounds",), "“rounds” is not a change"),
        (2, ("dance=1",), "“dance=1” is not a change; changes begin with rounds"),
        (2, ("rounds=3", "rounds=4"), "“rounds” is changed twice"),
        (2, ("goal.general=1", "goal.vehicle=1"), "“goal” is changed twice"),
        (2, ("rounds=9",), "is not possible; possible values are 3, 4, 5"),
        (2, ("rounds.1=3",), "has something between"),
        (2, ("supremacy.krystallium=none",), "does not say which"),
        (2, ("points.memorial=1",), "does not say which"),
        (2, ("points.vehicle=x",), "is not possible; possible values are 1, 2"),
        (2, ("supremacy.gold=king",), "possible values are general, financier, choice, none"),
        (2, ("start=G",), "one to 8 of the letters KAF"),
        (2, ("yields=",), "one to 8 of the letters MESGXKAF"),
        (2, ("drains=K",), "letters MESGX"),
        (2, ("start.3=K",), "does not name a seat; seats run from 1 to 2"),
        (2, ("keeps=pax_10",), "does not name a seat"),
        (2, ("with=nothing",), "is not a card"),
        (2, ("with=zeppelin",), "cannot be added or kept"),
        (3, ("keeps.1=tank_division_x",), "is not a card"),
        (2, ("keeps.1=pax_10", "with=pax_10"), "the box holds 1"),
        (2, ("without=project", "with=pax_10"), "left out of the decks and in play"),
        (5, ("rounds=5",), "need 175 cards of a deck that holds 150"),
        (6, ("rounds=3",), "one to 5 players"),
        (2, tuple(["with=pax_10"] * 41), "the box holds 1"),
        (2, ("without=zeppelin", "without=zeppelin"), "“without=zeppelin” is changed twice"),
        (2, ("\x1b[2J" * 41,), "“'\\x1b[2J"),
        (2, "rounds=3", "a list of strings"),
    ],
)
def test_what_cannot_be_changed(seats: int, changes: OptionValue, sentence: str) -> None:
    """IWW-19.14: every fault is one sentence."""
    with pytest.raises(BadOption) as refused:
        registry.options(GAME, seats, {"changes": changes})
    assert sentence in str(refused.value)


@pytest.mark.parametrize("values", [{"war_or_peace": "all"}, {"scenario": "hubris"}])
def test_a_scenario_of_a_campaign_stands_alone(values: dict[str, str]) -> None:
    """IWW-19.4: it names all cards itself, and is no solo scenario."""
    with pytest.raises(BadOption, match="cannot be combined with a solo scenario"):
        registry.options(GAME, 1, {"changes": ("rounds=3",), **values})

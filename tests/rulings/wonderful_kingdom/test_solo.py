"""Alone: the Danger deck, Spies, the Search, medals (IWK-16, IWK-22, IWK-27.7)."""

from typing import Any

import pytest

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_kingdom import GAME, decks
from regalia.games.wonderful_kingdom.material import CARD_KIND, PACK_MEDALS
from regalia.games.wonderful_kingdom.phases import production
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scoring import medal, medal_table
from regalia.games.wonderful_kingdom.state import (
    FACE_DOWN,
    PLANNING,
    PRODUCTION,
    SEARCHING,
    SELECTION,
    START,
    UNSEEN,
)
from rulings.wonderful_kingdom.scene import (
    about,
    begin,
    card,
    codes,
    council,
    families,
    kinds,
    lay,
    menaces,
    picked,
    picks,
    play,
    scene,
    site,
)

DANGER = UNSEEN | FACE_DOWN


def table(**values: Any) -> Kingdom:
    """A lone player's first Choice."""
    values.setdefault("module", "quest")
    return scene(1, **values)


def test_set_up() -> None:
    """IWK-16.1, IWK-16.2, IWK-16.3: 12 Danger cards, 4 of them Calamities; an open deck; a Spy."""
    s = table()
    assert s.danger == 12 and s.special == bytes([card("calamity")] * 4)
    assert s.all_traps() == [0] and (s.spies(0), s.spy_total) == (1, 2)
    # 80 less the 8 of the Danger deck less the 4 on the table.
    assert decks.in_deck(s) == 80 - 8 - 4
    assert GAME.observe(s, 0).top == s.top and CARD_KIND[s.top] <= 1


@pytest.mark.parametrize("module", ["quest", "menace", "advisors", "conquest"])
def test_the_view_counts_each_deck_apart(module: str) -> None:
    """IWK-16.2, IWK-16.5, IWK-16.20: 68 Developments with the visible one, and 12 Danger cards."""
    s = table(module=module)
    while s.phase != SEARCHING:  # an advisor to keep
        s.apply(0, s.legal(0)[0])
    seen = GAME.observe(s, 0)
    assert (seen.deck_size, seen.danger_deck) == (68, 12)
    assert GAME.observe(GAME.imagine(seen, 1), 0) == seen
    left = []
    while not s.is_over():
        before = s.round, s.phase
        s.apply(0, s.legal(0)[0] if s.phase == SEARCHING else s.legal(0)[-1])
        seen = GAME.observe(s, 0)
        assert seen.deck_size == decks.in_deck(s)
        if before != (s.round, s.phase) and s.phase == SEARCHING:
            left.append(seen.danger_deck)
        laid = sum(tabled == DANGER for area in range(2) for tabled in s.area(area))
        assert seen.danger >= seen.danger_deck + laid
    assert left == [9, 6, 3] and seen.danger_deck == 0


def test_four_selections() -> None:
    """IWK-16.4, IWK-16.5, IWK-16.17, IWK-36.18: Danger to the other area, two cards to this one."""
    s = table()
    assert [s.zones_count(area) for area in range(2)] == [2, 2]
    s.searched = True
    for number in range(4):
        assert s.phase == SEARCHING and s.turn == number
        mine = s.area(0)
        play(s, 0, "select area1")
        if number < 3:
            assert s.zones_count(0) == 2 and s.area(1).count(DANGER) == number + 1
            assert all(tabled in s.selection(0) for tabled in mine)
    assert s.phase != SEARCHING and [s.area(0), s.area(1)] == [[], []]


def test_no_danger_is_left_at_the_end() -> None:
    """IWK-16.5: three cards a round, twelve in all."""
    s = table()
    laid = 0
    while not s.is_over():
        action = s.legal(0)[-1] if s.phase != SEARCHING else s.legal(0)[0]
        s.apply(0, action)
        laid += sum(event.kind == "danger" for event in s.take_events())
    assert laid == 12


def test_danger_cards_are_drawn_when_they_are_turned() -> None:
    """IWK-16.2, IWK-16.12, IWK-16.20: 4 of 12 are Calamities, and nobody knows which."""
    calamities = 0
    for seed in range(60):
        s = table(seed=seed)
        found = [decks.turn_danger(s) for _ in range(12)]
        assert found.count(card("calamity")) == 4 and s.danger == 0
        calamities += found[0] == card("calamity")
    assert 10 <= calamities <= 32  # about a third of 60
    assert GAME.hidden(table(), 0) == {} == GAME.hidden(table(), SPECTATOR)


def test_a_spy_turns_a_card_for_good() -> None:
    """IWK-16.6, IWK-16.7: in an Offer area or the Selection, never in a deck."""
    s = table()
    lay(s, 0, [card("farm"), DANGER])
    lay(s, SELECTION + 0, [DANGER])
    assert about(s, 0, "spy") == ["spy area1 offer1", "spy selection1 offer1"]
    told = play(s, 0, "spy area1 offer1")
    assert "turns" in kinds(told) and DANGER not in s.area(0) and s.all_spies() == [0]
    assert about(s, 0, "spy") == []


def test_an_advisor_turned_up_in_the_selection_joins_at_once() -> None:
    """IWK-16.19: Danger cards may be advisors, and act as such when taken."""
    for seed in range(200):
        s = scene(1, module="advisors", seed=seed)
        play(s, 0, about(s, 0, "keep")[0])
        before = council(s, 0)
        lay(s, SELECTION + 0, [DANGER])
        told = play(s, 0, "spy selection1 offer1")
        (turned,) = [event.args[1] for event in told if event.kind == "turns"]
        if CARD_KIND[turned] == 4:
            assert council(s, 0) != before and s.selection(0) == []
            return
    raise AssertionError("no advisor in 200 games")


def searching(*slugs: str) -> Kingdom:
    """The first area holds exactly these cards."""
    s = table()
    lay(s, 0, sorted(card(slug) for slug in slugs))
    return s


def test_a_search() -> None:
    """Two out, one of three in, then taken.

    IWK-16.8, IWK-16.10, IWK-16.17, IWK-16.18, IWK-36.18.
    """
    s = searching("farm", "quarry", "ingots")
    play(s, 0, "select area1")
    assert codes(s, 0) == ["done", "search farm", "search quarry", "search ingots"]
    play(s, 0, "search farm", "search ingots")
    assert len(s.drawn) == 3 and families(s, 0) == {"keep"}
    kept = about(s, 0, "keep")[0].split()[1]
    play(s, 0, f"keep {kept}")
    assert sorted(picked(s, 0)) == sorted(["quarry", kept])
    assert len(s.pile) == 4


def test_once_per_round_or_per_selection() -> None:
    """IWK-16.8, IWK-16.9, IWK-34.1: the rulebook's once, or after every selection."""
    for value, again in (("once_per_round", False), ("per_selection", True)):
        s = table(solo_search=value)
        lay(s, 0, sorted([card("farm"), card("quarry")]))
        play(s, 0, "select area1", "search farm", "search quarry")
        play(s, 0, about(s, 0, "keep")[0])
        lay(s, 0, sorted([card("farm"), card("quarry")]))
        play(s, 0, "select area1")
        assert (s.stage != 0) == again


def test_what_a_search_may_discard() -> None:
    """IWK-16.11, IWK-16.18, IWK-22.2: open Developments and Treasures only; two of them."""
    s = searching("farm", "calamity", "herald")
    s.set_spies(0, 0)
    play(s, 0, "select area1")
    assert s.turn == 1  # one eligible card is not enough
    s = searching("farm", "quarry", "calamity")
    s.lay(0, DANGER)
    s.set_spies(0, 0)
    play(s, 0, "select area1")
    assert about(s, 0, "search") == ["search farm", "search quarry"]


def test_a_spy_between_choosing_and_taking() -> None:
    """IWK-16.11, IWK-16.17: a card turned then counts as open for the Search."""
    s = searching("farm")
    s.lay(0, DANGER)
    play(s, 0, "select area1")
    assert codes(s, 0) == ["done", "spy area1 offer1"]
    play(s, 0, "spy area1 offer1")
    assert s.turn == 1 or len(about(s, 0, "search")) == 2


def test_the_end_of_the_choice() -> None:
    """What is left is discarded; one spent Spy comes back, ready ones stay.

    IWK-16.13, IWK-35.11.
    """
    from regalia.games.wonderful_kingdom.phases.searching import leave

    s = table()
    lay(s, 0, [card("farm"), DANGER])
    lay(s, 1, [])
    for before, after in ((1, 2), (2, 2), (0, 1)):
        s.set_spies(0, before)
        assert leave(s) == START and s.spies(0) == after
    assert card("farm") in s.pile and [s.area(0), s.area(1)] == [[], []]


def test_supremacy_at_five() -> None:
    """IWK-16.14: for each resource of which 5 or more are made."""
    s = table()
    for count, wins in ((4, 0), (5, 1), (9, 1)):
        s.set_counts(0, count)
        assert production.winner(s) == wins


def test_side_a_costs_15() -> None:
    """IWK-16.15, IWK-25.5, IWK-33.0c: on side A only."""
    for side, points in (("A", -15), ("B", 0), ("C", 0), ("D", 0)):
        assert table(side=side).points(0) == points
    assert scene(1, module="conquest").score(0).lines[-1].rule != "IWK-16.15"


def test_an_empty_deck_is_made_anew() -> None:
    """IWK-16.16, IWK-16.21: from the open discards; Danger cards stay where they are."""
    s = table()
    while decks.in_deck(s) > 1:
        s.discard(decks.draw_top(s))
    hidden = sorted(s.deck)
    assert len(hidden) == 8
    last = decks.draw_top(s)
    assert last >= 0 and s.top == -1
    size = len(s.pile)
    assert decks.draw_top(s) >= 0
    assert s.parted and sorted(s.hiding) == hidden and len(s.pile) == 0
    assert decks.in_deck(s) == size - 1


@pytest.mark.parametrize(
    "pack", ["giant_rats", "frost_giants", "shadows", "thieves", "sisters_of_misfortune", "syphons"]
)
def test_menaces_alone(pack: str) -> None:
    """IWK-22.1, IWK-22.4: the pack in place of the Calamities; 70, 95, 115."""
    s = scene(1, pack_1=pack)
    assert len(s.special) == 4 and card("calamity") not in s.special
    assert medal_table(s) == [70, 95, 115] == PACK_MEDALS[s.packs[0]]


def test_shadows_alone_feed_nobody() -> None:
    """IWK-22.3: a card is discarded, nobody gains."""
    s = scene(1, pack_1="shadows")
    begin(s, START)
    picks(s, 0, "shadow", "farm")
    site(s, 0, "quarry")
    s.pending = 0
    s.enter_phase()
    s.run_on()
    assert picked(s, 0) == [] and s.all_alchemy() == [0] and s.shadow_cubes == 0


def test_syphons_alone() -> None:
    """IWK-27.7, IWK-27.9: cubes set aside, a Calamity for every four; they win no Supremacy."""
    s = scene(1, pack_1="syphons")
    menaces(s, 0, "materials_syphon")
    s.syphon_cubes = 2
    for aside, calamities in ((3, 0), (0, 1)):
        begin(s, PRODUCTION)
        s.step = 0
        s.pending = 0
        site(s, 0, "cathedral")
        s.enter_phase()
        assert (s.syphon_cubes, s.calamities(0)) == (aside, calamities)
        assert s.counts(0) == 2


def test_medals() -> None:
    """IWK-16.15, IWK-22.4, IWK-33.0d: none below bronze."""
    s = scene(1, module="advisors")
    for points, won in ((69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)):
        s.set_heralds(0, points)
        assert medal(s) == won


def test_planning_is_as_for_two() -> None:
    """IWK-16.1, IWK-36.19: the rest of the round is unchanged, without Traps, F and O."""
    s = table()
    s.searched = True
    for _ in range(4):
        play(s, 0, "select area2")
    assert s.phase in (PLANNING, PRODUCTION) and s.player(0) == s.player(1) == 0
    assert s.to_act() == [0]

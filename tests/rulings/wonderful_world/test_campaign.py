"""The campaign frame: scenarios, resolutions, what is kept, who wins (IWW-19)."""

import pytest

from kit.campaigns import TEXT, after, ended, played, two_roads
from regalia import registry
from regalia.campaign import BadBook, begin, read_book, shipped, telling
from regalia.campaign.book import GREY, ORANGE
from regalia.core.errors import BadOption
from regalia.games.wonderful_world.material import CARD_COPIES, CARD_SET, CARD_SLUG, WAR
from regalia.games.wonderful_world.rules import World
from regalia.match import Match, new_match
from regalia.text import say
from rulings.wonderful_world.scene import purse, sites

ORANGE_CENTER = 'slug = "analysis_center"\nborder = "orange"'


def world(match: Match) -> World:
    """The state of a match, with its fields."""
    assert isinstance(match.state, World)
    return match.state


def test_nothing_of_the_sealed_envelopes_is_here() -> None:
    """IWW-19.1: six scenarios in their place, our own, with printed cards that are public."""
    for book in shipped():
        assert len(book.scenarios) == 6
        assert "original" in book.note.en and "originale" in book.note.fr
        for card in book.cards:
            number = CARD_SLUG.index(card.slug)
            assert CARD_SET[number] == WAR
            assert [other.slug for other in book.cards].count(card.slug) <= CARD_COPIES[number]


def test_six_scenarios_of_which_five_are_played() -> None:
    """IWW-19.2: in order, but for the branch after the fourth."""
    book = two_roads()
    slugs = [scenario.slug for scenario in book.scenarios]
    for generals, final in ((1, slugs[4]), (0, slugs[5])):
        campaign = begin(book, 3)
        seen = []
        while (scenario := campaign.scenario()) is not None:
            seen.append(scenario.slug)
            campaign = ended(campaign, [9, 8, 7], general=[generals, 0, 0])
        assert seen == [*slugs[:4], final]


def test_cards_are_called_by_name_and_number() -> None:
    """IWW-19.3: `PAX-10 (4-03)`; nobody holds a card that no resolution has handed out."""
    campaign = begin(two_roads(), 3)
    assert telling.kept(campaign) == []
    campaign = ended(after(3), [9, 8, 7], financier=[0, 2, 1])
    lines = [say(line, "en", ("Anna", "Ben", "Cleo")) for line in telling.kept(campaign)]
    assert lines[1] == "Ben keeps PAX-10 (4-03)"
    assert "Memorial for the Builder (1-01)" in lines[0]


def test_a_scenario_states_what_it_changes() -> None:
    """IWW-19.4: its changes are the match's options and override the normal rules."""
    campaign = after(2)
    match = campaign.match(1)
    texts = match.options["changes"]
    assert isinstance(texts, tuple) and texts[:2] == ("yields=X", "points.discovery=1")
    plain = new_match("wonderful_world", 3, 1, {"empires": ()})
    for seat in range(3):
        state = world(match)
        assert state.rows(seat) == world(plain).rows(seat)
        assert state.production(seat, 4) == world(plain).production(seat, 4) + 1


def test_the_winner_is_that_of_a_normal_game() -> None:
    """IWW-19.5: unless the scenario says otherwise: then only who has what it asks for may win."""
    match = played(begin(two_roads(), 2).match(4), 4)
    outcome = begin(two_roads(), 2).after(match.state).outcomes[0]
    assert list(outcome.winners) == [seat for seat, rank in enumerate(match.ranks()) if rank == 1]
    book = two_roads(('changes = ["start=K"]', 'changes = ["start=K", "goal.memorial=9"]'))
    match = played(begin(book, 2).match(4), 4)
    assert not any(match.state.may_win(seat) for seat in range(2))
    assert begin(book, 2).after(match.state).outcomes[0].winners == ()


def test_only_the_resolutions_that_fit_are_applied() -> None:
    """IWW-19.6: by outcome; what is not handed out stays where it is."""
    few = ended(after(2), [9, 8, 7], discovery=[2, 2, 1])
    many = ended(after(2), [9, 8, 7], discovery=[2, 2, 2])
    assert "3-02" not in few.holdings().deck and "3-02" in many.holdings().deck
    assert [one.who for one, _ in few.resolutions(2)] == ["winner", "everybody"]
    war = ended(after(3), [9, 8, 7], general=[2, 2, 1], financier=[0, 0, 1])
    assert [one.who for one, _ in war.resolutions(3)] == ["winner", "everybody", "everybody"]
    assert "4-02" not in [number for row in war.holdings().kept for number in row]  # two lead


def test_whom_a_resolution_is_for() -> None:
    """IWW-19.6: the others, or all who reach a number."""
    gift = 'who = "everybody"\ngift = "K"'
    others = ended(begin(two_roads((gift, 'who = "others"\ngift = "K"')), 3), [9, 8, 7])
    assert [seats for one, seats in others.resolutions(0) if one.who == "others"] == [(1, 2)]
    reaching = 'who = "reaching"\nof = "cards"\nleast = 5\ngift = "K"'
    some = ended(begin(two_roads((gift, reaching)), 3), [9, 8, 7], cards=[4, 5, 6])
    assert [seats for one, seats in some.resolutions(0) if one.who == "reaching"] == [(1, 2)]


def test_a_shared_win_is_for_all_who_share_it_its_card_for_one() -> None:
    """IWW-19.19: the words say both, and say who keeps the card."""
    shared = ended(begin(two_roads(), 3), [7, 9, 9])
    assert shared.outcomes[0].winners == (1, 2)
    assert shared.holdings().kept == ((), ("1-01",), ())
    assert shared.holdings().gifts == ("K", "KK", "KK")
    lines = [say(line, "en", ("Anna", "Ben", "Cleo"), 1) for line in telling.ending(shared)]
    assert lines[0] == "Ben and Cleo win the scenario."
    assert lines[1].endswith("(you and Cleo)")
    assert lines[2] == "Memorial for the Builder (1-01) goes to you."
    lines = [say(line, "fr", ("Anna", "Ben", "Cleo")) for line in telling.ending(shared)]
    assert lines[0] == "Ben et Cleo remportent le scénario."
    assert lines[2] == "Mémorial du Bâtisseur (1-01) est pour Ben."
    alone = [say(line, "en", ("Anna", "Ben", "Cleo")) for line in telling.ending(after(1))]
    assert alone[0] == "Anna wins the scenario." and not any("goes to" in one for one in alone)


def test_cards_go_out_in_the_order_of_places() -> None:
    """IWW-19.19: one each, and none for whoever comes after the last card."""
    reward = 'who = "everybody"\nkeep = ["6-01", "6-02"]'
    text = TEXT.replace('who = "everybody"\ngift = "K"', reward, 1)
    text = text.replace('cards = ["6-01", "6-02", "6-03"]', 'cards = ["6-03"]')
    orange = text.replace('slug = "analysis_center"\nborder = "grey"', ORANGE_CENTER)
    campaign = ended(begin(read_book(orange), 3), [7, 8, 9])
    assert campaign.holdings().kept == ((), ("6-02",), ("1-01", "6-01"))
    lines = [say(line, "en", ("Anna", "Ben", "Cleo")) for line in telling.ending(campaign)]
    assert [line for line in lines if "goes to" in line] == [
        "Analysis Center (6-01) goes to Cleo.",
        "Analysis Center (6-02) goes to Ben.",
    ]


def test_the_winner_is_rewarded_best() -> None:
    """IWW-19.7: a card for the winner, and more of the loan that everybody gets."""
    held = after(1).holdings()
    assert held.kept == (("1-01",), (), ()) and held.gifts == ("KK", "K", "K")


def test_orange_cards_are_kept_and_reset() -> None:
    """IWW-19.8, IWW-19.15: in every later scenario they lie under construction, empty."""
    campaign = after(1)
    for _ in range(3):
        state = world(campaign.match(3))
        found = dict(sites(state, 0))
        assert found["memorial_for_the_builder"] == "MMMG"
        assert campaign.holdings().kept[0][0] == "1-01"
        campaign = ended(campaign, [50, 40, 30])
    assert "memorial_for_the_builder" in dict(sites(world(campaign.match(3)), 0))
    assert sites(world(campaign.match(3)), 1) == []


def test_grey_cards_leave_with_the_scenario_orange_ones_with_the_campaign() -> None:
    """IWW-19.9: grey cards of the first scenario are gone in the second; the Tower stays."""
    book = two_roads()
    campaign = begin(book, 3)
    assert campaign.holdings().deck == ("1-02", "1-03")
    assert {book.card(number).border for number in ("1-02", "1-03")} == {GREY}
    assert after(1).holdings().deck == ("2-02", "2-03")
    campaign = ended(after(2), [9, 8, 7], discovery=[6, 0, 0])
    assert book.card("3-02").border == ORANGE
    assert campaign.holdings().deck == ("3-02", "3-03", "3-04")
    assert ended(campaign, [9, 8, 7]).holdings().deck == ("3-02", "6-01", "6-02", "6-03")


def test_the_final_scenario_alone_decides() -> None:
    """IWW-19.10: four scenarios won are means, not points."""
    campaign = after(4)
    assert campaign.winner() is None
    campaign = ended(campaign, [40, 60, 50])
    assert campaign.winner() == 1 and campaign.scenario() is None


def test_a_tied_final_is_played_again_or_given_by_merit() -> None:
    """IWW-19.11, IWW-19.18: replayed by default; the table may choose merit instead."""
    tied = ended(after(4), [60, 60, 50])
    assert tied.is_tied() and tied.winner() is None
    again = tied.scenario()
    assert again is not None and again.final and again.slug == tied.outcomes[-1].scenario
    assert tied.changes() == after(4).changes()
    assert tied.by_merit().winner() == 0 and tied.by_merit().scenario() is None
    assert ended(tied, [1, 2, 0]).winner() == 1
    equals = begin(two_roads(), 2)
    for points in ([2, 1], [1, 2], [2, 1], [1, 2], [5, 5]):
        equals = ended(equals, points)
    assert equals.by_merit().winner() is None and equals.by_merit().scenario() is not None


def test_corruption_and_ascension_may_be_included() -> None:
    """IWW-19.12: in the campaign, or afterwards beside the cards that it unlocks."""
    campaign = begin(two_roads(), 3, {"corruption_ascension": "always"})
    assert world(campaign.match(1)).ascension
    values = {"corruption_ascension": "always", "war_or_peace": "all"}
    assert world(new_match("wonderful_world", 3, 1, values)).war


def test_one_to_five_players() -> None:
    """IWW-19.13: six and seven play free games with all that was unlocked."""
    book = two_roads()
    for seats in range(1, 6):
        assert begin(book, seats).match(1).seats == seats
    with pytest.raises(BadBook, match="for 1, 2, 3, 4, 5 players, not for 6"):
        begin(book, 6)
    game = registry.find("wonderful_world")
    with pytest.raises(BadOption, match="one to 5 players"):
        registry.options(game, 6, {"changes": ("rounds=3",)})
    assert new_match(game, 7, 1, {"war_or_peace": "all"}).seats == 7


def test_empires_are_dealt_anew() -> None:
    """IWW-19.16: as in a normal game, by the chance of the match."""
    campaign = after(1)
    assert world(campaign.match(1)).rows != world(campaign.match(2)).rows


def test_a_lone_player_needs_the_points_of_the_scenario() -> None:
    """IWW-19.17: and loses the campaign with the final scenario."""
    campaign = begin(two_roads(), 1)
    scenario = campaign.scenario()
    assert scenario is not None
    lost, won = ended(campaign, [scenario.solo - 1]), ended(campaign, [scenario.solo])
    assert lost.holdings().kept == ((),) and won.holdings().kept == (("1-01",),)
    for points in (99, 99, 99):
        won = ended(won, [points])
    assert ended(won, [99]).winner() == 0
    failed = ended(won, [5])
    assert failed.winner() is None and failed.is_lost() and failed.scenario() is None


def test_gifts_are_for_the_next_scenario_only() -> None:
    """IWW-19.14: start holdings, as a resolution brings them."""
    campaign = after(
        4
    )  # two Krystallium for the winner, one for each other, none of the earlier loans
    state = world(campaign.match(1))
    assert [purse(state, seat)[1] for seat in range(3)] == [2, 1, 1]


def test_a_campaign_asks_nothing_but_a_tied_final() -> None:
    """IWW-23.10: resolutions follow from the outcome; the table decides about merit alone."""
    campaign = after(4)
    assert campaign.by_merit().changes() == campaign.changes()
    assert campaign.by_merit().holdings() == campaign.holdings()

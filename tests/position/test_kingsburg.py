"""Positions of Kingsburg: what is told lies there, what is not told is dealt or follows."""

import pytest

from regalia import position
from regalia.games.kingsburg.view import BUILDING_CARDS, KingsburgView
from regalia.match import BadPosition, Position
from regalia.text import say


def seen(found: Position) -> KingsburgView:
    """What everybody sees of a position."""
    view: KingsburgView = found.game.observe(found.state(), -1).view
    return view


def faults(**words: object) -> dict[str, str]:
    """The faults of a position for three, by place."""
    with pytest.raises(BadPosition) as refused:
        position("kingsburg", seats=3, seed=7, **words)
    assert all(say(fault.message(), "fr") for fault in refused.value.faults)
    return {fault.place: say(fault.what) for fault in refused.value.faults}


def test_a_season_begins_with_what_is_told() -> None:
    """Two buildings and two gold in autumn; dice and order come from the seed."""
    told = {
        "seats": 3,
        "seed": 7,
        "season": "autumn",
        "provinces": [{"seat": 1, "buildings": ["palisade", "Stable"], "goods": {"gold": 2}}],
    }
    view = seen(position("kingsburg", told))
    assert (view.year, view.season, view.phase, view.to_act) == (1, "autumn", "court", (1,))
    assert [building.slug for building in view.province(1).buildings] == ["palisade", "stable"]
    assert view.province(1).goods.gold == 2 and view.province(1).points.buildings == 2
    assert view.province(0).goods.total == 0 and len(view.province(0).dice.coloured) == 3
    assert view.order == (1, 0, 2)  # by their rolls: 7, 12 and 15
    assert seen(position("kingsburg", told)) == view
    assert seen(position("kingsburg", {**told, "seed": 8})) != view


def test_nothing_told_is_a_new_game() -> None:
    """The very table that the seed deals."""
    empty = position("kingsburg", seats=4, seed=3)
    assert empty.state().key() == empty.game.new(empty.options, 3).key()


def test_things_may_be_called_by_name_or_handed_over() -> None:
    """By slug, English or French name, or as Python has them."""
    inn = BUILDING_CARDS[4]
    views = [
        seen(position("kingsburg", seats=2, seed=1, provinces=[{"buildings": [word]}]))
        for word in ("inn", "Inn", inn.french, inn)
    ]
    assert views[0].province(0).buildings == (inn,) and len(set(views)) == 1


@pytest.mark.parametrize(
    ("season", "phase", "asked"),
    [
        ("spring", "aid", 3),
        ("summer", "court", 1),
        ("autumn", "court", 1),
        ("winter", "recruiting", 1),
    ],
)
def test_each_season_has_its_beginning(season: str, phase: str, asked: int) -> None:
    """The King's aid, a roll, a roll, recruiting."""
    rich = [{"goods": {"gold": 2}}, {"goods": {"gold": 2}}, {"goods": {"gold": 2}}]
    found = position("kingsburg", seats=3, seed=7, season=season, year=2, provinces=rich)
    view = seen(found)
    assert (view.season, view.phase, view.year) == (season, phase, 2)
    assert len(view.asked or view.to_act) == asked


def test_the_court_can_begin_with_chosen_dice() -> None:
    """Told dice stay, others are rolled, and the lowest total goes first."""
    told = [{"dice": {"coloured": [6, 1, 6]}}, {"dice": {"coloured": [1, 1, 1], "white": [2]}}]
    view = seen(position("kingsburg", seats=3, seed=7, phase="court", provinces=told))
    assert view.province(0).dice.coloured == (1, 6, 6) and view.province(0).roll == 13
    assert view.province(1).dice.white == (2,) and view.order[0] == 1
    assert len(view.province(2).dice.coloured) == 3 and view.province(2).roll > 5
    two = seen(position("kingsburg", seats=2, seed=7, phase="court"))
    assert two.court and all(group.seat is None for group in two.court)  # KB-16


def test_a_turn_in_the_middle_of_the_court() -> None:
    """Who is to act makes it a moment of a phase; turn and free advisors follow."""
    found = position(
        "kingsburg",
        seats=3,
        seed=7,
        season="summer",
        phase="court",
        order=[2, 0, 1],
        to_act=[0],
        court=[{"advisor": "merchant", "seat": 2, "coloured": [3, 1]}],
        provinces=[{"dice": {"coloured": [1, 2, 6]}}, {"dice": {"coloured": [4, 5, 6]}}],
    )
    view = seen(found)
    assert (view.turn, view.to_act, view.asked) == (1, (0,), ())
    assert [advisor.slug for advisor in view.occupied] == ["merchant"]
    assert "influence jester 1" in found.game.observe(found.state(), 0).view.legal


def test_a_battle_is_fought_with_the_enemy_that_is_told() -> None:
    """The phase begins with a roll of the King's die, as ever."""
    found = position(
        "kingsburg", seats=3, seed=7, phase="battle", year=2, enemy="ii_3_orcs", envoy=1
    )
    kinds = [event.kind for event in found.opening]
    assert kinds[:2] == ["enemy", "king_die"] and seen(found).year == 3 and seen(found).envoy == 1


def test_an_enemy_that_somebody_has_seen_is_drawn() -> None:
    """From the cards of the year; nobody else sees it."""
    provinces = [{"knows_enemy": True}]
    found = position("kingsburg", seats=3, seed=7, season="summer", year=4, provinces=provinces)
    knows = found.game.observe(found.state(), 0).view
    assert knows.enemy is not None and knows.enemy.year == 4 and seen(found).enemy is None


def test_every_fault_is_named_with_its_place() -> None:
    """All at once, not only the first."""
    assert faults(
        yeer=2,
        season="fall",
        envoy=3,
        enemy=7,
        order=[0, 1],
        king_die=9,
        provinces=[
            {
                "seat": 2,
                "goods": {"gold": -1, "wood": "two"},
                "buildings": ["stable", "inn", "inn"],
            },
            {"seat": 1, "dice": {"coloured": [7, 1, 1, 1]}, "soldiers": 1},
            {"seat": 1},
        ],
    ).keys() == {
        "yeer",
        "season",
        "envoy",
        "enemy",
        "order",
        "king_die",
        "provinces[0].goods.gold",
        "provinces[0].goods.wood",
        "provinces[0].buildings[0]",
        "provinces[0].buildings[2]",
        "provinces[1].dice.coloured",
        "provinces[1].soldiers",
        "provinces[2].seat",
    }


@pytest.mark.parametrize(
    ("words", "place", "says"),
    [
        ({"provinces": [{"buildings": ["stabel"]}]}, "provinces[0].buildings[0]", "mean stable?"),
        ({"provinces": [{"buildings": ["stable"]}]}, "provinces[0].buildings[0]", "“palisade”"),
        ({"provinces": 3}, "provinces", "a list"),
        ({"provinces": [{}, {}, {}, {}]}, "provinces[3]", "seats run from 0 to 2"),
        ({"provinces": [{"goods": []}]}, "provinces[0].goods", "fields"),
        ({"provinces": [{"passed": 1}]}, "provinces[0].passed", "neither true nor false"),
        ({"provinces": [{"tokens": 10**9}]}, "provinces[0].tokens", "more than any table holds"),
        ({"provinces": [{"tokens": True}]}, "provinces[0].tokens", "not a whole number"),
        ({"year": 6}, "year", "from 1 to 5"),
        ({"phase": "battle", "season": "summer"}, "phase", "it is in: winter"),
        ({"enemy": "ii_3_orcs"}, "enemy", "comes in year 2"),
        ({"court": [{"seat": 0, "coloured": [2]}]}, "court[0]", "“advisor” is missing"),
        ({"court": [{"advisor": "king", "seat": 0, "coloured": [6]}]}, "court[0].advisor", "18"),
        ({"court": [{"advisor": "jester", "market": 2}]}, "court[0].market", "the Market"),
        ({"provinces": [{"buildings": ["inn"], "points": {"buildings": 5}}]}, "", "KB-18.6"),
        ({"to_act": [0], "phase": "over"}, "to_act", "after that nobody does"),
        ({"to_act": [], "phase": "court"}, "to_act", "until the game is over"),
        ({"to_act": [0, 1], "phase": "court"}, "to_act", "one player’s turn"),
        ({"to_act": [2], "phase": "court", "turn": 0}, "to_act", "not the player who acts"),
        ({"to_act": [0], "phase": "help"}, "to_act", "not the player who acts"),
    ],
)
def test_a_fault_says_what_is_wrong(words: dict[str, object], place: str, says: str) -> None:
    """One sentence each, in both languages."""
    (where,) = faults(**words).items()
    assert where[0] == place and says in where[1], where


def test_a_deck_without_these_demons_does_not_have_them() -> None:
    """The options choose one of two cards."""
    for demons, absent in (("standard", "alternative"), ("alternative", "standard")):
        words = {"seats": 3, "seed": 7, "year": 4, "options": {"demons": demons}}
        slugs = [card for card in ("iv_3_demons", "iv_3_demons_alternative") if absent in card]
        for slug in slugs:
            with pytest.raises(BadPosition, match="not in the deck"):
                position("kingsburg", words, enemy=slug)

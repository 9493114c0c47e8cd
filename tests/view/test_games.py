"""The views of the five games say what lies on the table, in the words of their rulebooks."""

import pytest

from regalia import new_match, position
from regalia.games.kingsburg import GAME as KINGSBURG
from regalia.games.wonderful_world import GAME as WORLD
from regalia.match import Match
from regalia.testing import after, default_options


def play(match: Match, *codes: str) -> None:
    """What whoever is first to act plays, in turn."""
    for code in codes:
        match.play(match.to_act()[0], code)


def test_kingsburg() -> None:
    """Provinces, dice, the court, the enemy."""
    match = new_match("kingsburg", 3, 7)
    play(match, "take gold", "take wood", "take gold")
    seat = match.to_act()[0]
    view = match.observe(seat).view
    assert (view.year, view.season, view.phase, view.order[0]) == (1, "spring", "court", seat)
    assert view.me == view.province(seat) and view.me.goods.total == 1
    assert view.me.dice.coloured == (1, 3, 3) and view.me.roll == 7
    play(match, "influence merchant 1+3")
    (group,) = match.observe(0).view.court
    assert (group.advisor.name, group.seat, group.coloured) == ("Merchant", seat, (1, 3))
    assert match.observe(0).view.enemy is None


def test_a_province_of_kingsburg_names_its_buildings() -> None:
    """With cost, effect and rule."""
    built = {"buildings": ["statue", "inn"]}
    state = position("kingsburg", seats=2, seed=7, provinces=[built]).state()
    statue, inn = KINGSBURG.observe(state, 1).view.province(0).buildings
    assert (statue.name, statue.victory_points, statue.cost.gold) == ("Statue", 3, 2)
    assert (inn.rule, inn.row, inn.column) == ("KB-8.2", 2, 1)
    assert KINGSBURG.observe(state, 1).view.province(0).points.buildings == 3


def test_a_spectator_has_nothing_of_its_own() -> None:
    """In any game."""
    for game in ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom"):
        view = new_match(game, 2, 7).observe(-1).view
        assert view.seat is None and view.legal == ()
        with pytest.raises(LookupError):
            print(view.me)


def test_legends() -> None:
    """Regions by name or slug, cards with their cost in the row."""
    match = new_match("legends", 2, 7, {"map": "booklet"})
    while match.observe(match.to_act()[0]).view.phase != "row":
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    view = match.observe(0).view
    assert view.start is not None
    start = view.region(view.start.name)
    assert start == view.region(view.start.slug) and len(start.armies) == 2
    assert sum([land.armies[0] for land in view.regions]) + view.me.armies_in_supply == 18
    assert [offer.cost for offer in view.row] == [0, 1, 1, 2, 2, 3]
    assert view.row[0].card.parts[0].do in ("place", "move", "build", "destroy")
    with pytest.raises(LookupError, match="Atlantis"):
        view.region("Atlantis")


def test_dragon_castle() -> None:
    """Stacks and piles by cell, in any case."""
    match = new_match("dragon_castle", 2, 7)
    (seat,) = match.to_act()
    before = match.observe(seat).view
    cell = before.legal[0].removeprefix("take ")
    top = before.castle[cell.upper()].top
    assert top is not None and before.castle["a1"].height == 0
    match.play(seat, f"take {cell}")
    assert match.observe(seat).view.turn.first_tile == top
    assert match.observe(seat).view.castle[cell].height == before.castle[cell].height - 1
    assert match.observe(seat).view.me["a1"] is None
    for board in (before.castle, before.me):
        with pytest.raises(KeyError):
            print(board["z9"])


def test_world() -> None:
    """What is missing on a card, and hands that are no secret any more."""
    match = new_match("wonderful_world", 2, 7)
    first = match.observe(0).view.player(0).hand[0]
    assert match.observe(1).view.player(0).hand == ()
    while match.observe(match.to_act()[0]).view.phase == "draft":
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert first in match.observe(0).view.player(0).drafted
    match.play(0, f"construct {first.slug}")
    (site,) = match.observe(0).view.me.construction
    assert (site.card, site.missing) == (first, first.cost)
    assert match.observe(1).view.player(0).area.construction == ()


def test_a_lone_ruler_lies_open() -> None:
    """Whoever watches sees what the ruler sees."""
    state = after(WORLD, default_options(WORLD, 1), 3, 12)
    assert WORLD.observe(state, -1).view.mine == WORLD.observe(state, 0).view.mine


def test_kingdom() -> None:
    """Offers with hidden cards; the Danger deck of a lone duke goes down by three."""
    match = new_match("wonderful_kingdom", 2, 7)
    seat = match.to_act()[0]
    card = match.observe(seat).view.mine.hand[0]
    play(match, f"offer {card.slug} area1 down")
    play(match, match.legal(seat)[0].code)
    mine, theirs = (match.observe(s).view.offers[0].cards for s in (seat, 1 - seat))
    assert [one.card for one in mine if one.face_down] == [card]
    assert [one.card for one in theirs if one.face_down] == [None]
    alone = new_match("wonderful_kingdom", 1, 7)
    left = [alone.observe(0).view.danger.deck]
    while not alone.is_over():
        alone.play(0, alone.observe(0).legal[0])
        left.append(alone.observe(0).view.danger.deck)
    assert (left[0], left[-1]) == (12, 0) and {9, 6, 3} <= set(left)
    assert left == sorted(left, reverse=True)


def test_conquest() -> None:
    """Places of the map by their slugs."""
    view = new_match("wonderful_kingdom", 2, 7, {"module": "conquest"}).observe(0).view
    assert view.conquest is not None and view.conquest.place("CASTLE_RED").occupied == ()
    assert sum([place.armies[0] for place in view.conquest.places]) > 0
    with pytest.raises(LookupError):
        view.conquest.place("moon")

"""The engine against an independent, slow reading of the booklet."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.legends import GAME
from regalia.games.legends.actions import colour_slug
from regalia.games.legends.material import (
    CARD_SLUG,
    CARDS,
    CITADEL,
    REGION_SLUG,
    TOKEN_SLUG,
    WARLORD_SLUG,
)
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import holder, island_holder
from regalia.games.legends.scoring import islands as islands_in_play
from regalia.testing.walk import Walk
from rulings.legends import slow
from rulings.legends.scene import options_of, scene


def described(table: Legends) -> tuple[list[slow.Player], slow.Map]:
    """A table in the words of the slow scorer."""
    players = [
        slow.Player(
            name=colour_slug(seat),
            cards=[CARD_SLUG[n] for n in range(CARDS) if table.owned(seat) >> n & 1],
            coins=table.coins(seat),
            tokens=[
                slug for n, slug in enumerate(TOKEN_SLUG) if slug and table.finds(seat) >> n & 1
            ],
            warlord=WARLORD_SLUG[table.warlords(seat)],
            supply=table.supply(seat),
            prisoners=sum(table.all_captured()),
        )
        for seat in range(table.seats)
    ]
    armies, cities = [], []
    for region in table.regions:
        for colour in range(5):
            entry = (REGION_SLUG[region], colour_slug(colour))
            armies += [entry] * table.armies(region, colour)
            if colour < table.seats:
                cities += [entry] * table.cities_at(region, colour)
    world = slow.Map(
        regions=[REGION_SLUG[region] for region in table.regions],
        armies=armies,
        cities=cities,
        citadels=[REGION_SLUG[r] for r in table.regions if table.tokens(r) == CITADEL],
    )
    return players, world


def compare(table: Legends) -> None:
    """Control, points and places must be the same."""
    players, world = described(table)
    for region in table.regions:
        who = holder(table, region)
        assert slow.controls(world, REGION_SLUG[region]) == ("" if who < 0 else colour_slug(who))
    rulers = [island_holder(table, island) for island in islands_in_play(table)]
    assert [slow.rules_island(world, island) for island in slow.islands(world)] == [
        "" if who < 0 else colour_slug(who) for who in rulers
    ]
    points = [slow.score(player, players, world) for player in players]
    assert points == [table.points(seat) for seat in range(table.seats)]
    places = slow.places(players, world)
    assert [places[player.name] for player in players] == table.ranks()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("explorations", ["none", "open", "swamp"])
@pytest.mark.parametrize("mood", ["uniform", "taste"])
def test_random_games_score_alike(seats: int, explorations: str, mood: str) -> None:
    """EL-9.1 to EL-9.13, EL-7.6 to EL-7.10: every tenth position and the end of random games."""
    rich = explorations != "none"
    options = options_of(
        seats, explorations=explorations, citadels=rich, encounters=rich, warlords=rich
    )
    for seed in range(3):
        walk = Walk(GAME, options, seed, mood)
        for state in walk.states():
            if walk.at % 10 == 0 or state.is_over():
                assert isinstance(state, Legends)
                compare(state)


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_any_table_scores_alike(data: st.DataObject) -> None:
    """EL-9.1 to EL-9.13: pieces, cards and coins thrown on the table at random."""
    seats = data.draw(st.integers(2, 4))
    table = scene(seats, citadels=True)
    colours = [*range(seats), 4] if seats == 2 else list(range(seats))
    for colour in colours:
        most = 10 if colour == 4 else 18
        for region in data.draw(st.lists(st.sampled_from(list(table.regions)), max_size=most)):
            table.raise_army(region, colour)
    for seat in range(seats):
        for region in data.draw(st.lists(st.sampled_from(list(table.regions)), max_size=3)):
            table.raise_city(region, seat)
        table.set_coins(seat, data.draw(st.integers(0, 5)))
    for region in data.draw(st.sets(st.sampled_from(list(table.regions)), max_size=3)):
        table.set_tokens(region, CITADEL)
    for number, seat in enumerate(data.draw(st.lists(st.integers(0, 4), max_size=CARDS))):
        if seat < seats:
            table.win_card(seat, number)
    compare(table)

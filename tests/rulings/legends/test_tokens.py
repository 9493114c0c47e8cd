"""EL-10, EL-11 and EL-14: explorations, citadels and the poison swamp."""

import pytest

from kit.told import assert_told
from regalia.games.legends import GAME
from regalia.games.legends.material import (
    CITADEL,
    ELIXIR_AT,
    GRIMOIRE,
    NO_TOKEN,
    POISON_SWAMP,
    UNTURNED,
)
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import FROM_CITADELS, FROM_TOKENS, lines
from regalia.games.legends.state import BIDS, PLACEMENT
from rulings.legends.scene import (
    armies,
    city,
    fill,
    fresh,
    kinds,
    owns,
    play,
    put,
    region,
    scene,
    takes,
    targets,
    token,
)


def builder(what: str, where: str = "vol3") -> Legends:
    """A player about to build where a token lies."""
    table = scene(3, explorations="open")
    put(table, what, where)
    armies(table, 0, **{where: 1})
    return takes(table, 0, "night_village")


def test_explorations_are_placed_one_by_one_face_up() -> None:
    """EL-10.1, EL-19.3: five tokens, each in a region without one, by the setup player."""
    table = fresh(3, map="booklet", setup_player=1, explorations="open")
    play(table, 1, "start cre3")
    for slug in ("pil1", "pil2", "pil3", "pil4", "pil5"):
        assert table.to_act() == [1]
        play(table, 1, f"token {slug}")
    assert list(table.all_tokens()[:5]) == [1, 2, 3, 4, 5]
    assert GAME.observe(table, 0).tokens[:5] == (1, 2, 3, 4, 5)
    assert targets(table, 1, "outpost")


def test_the_first_to_build_takes_the_token() -> None:
    """EL-10.2: at once; the next builder finds nothing."""
    table = builder("stable")
    play(table, 0, "build vol3")
    assert table.finds(0) == 1 << token("stable")
    assert table.tokens(region("vol3")) == NO_TOKEN
    armies(table, 1, vol3=1)
    takes(table, 1, "stronghold")
    play(table, 1, "build vol3")
    assert table.finds(1) == 0


def test_magic_spring() -> None:
    """EL-10.3: two elixirs at the end."""
    table = builder("magic_spring")
    play(table, 0, "build vol3")
    owns(table, 1, "dire_goblin")
    assert table.perk(0, ELIXIR_AT) == 2
    assert table.score(0).lines[6].points == 2


def test_cottage() -> None:
    """EL-10.4: one more army on each place action."""
    table = builder("cottage")
    play(table, 0, "build vol3")
    takes(table, 0, "graveyard")
    assert table.left == 2 + 1 + 1  # the Village, too


def test_buried_treasure() -> None:
    """EL-10.5: one coin at once."""
    table = builder("buried_treasure")
    coins = table.coins(0)
    play(table, 0, "build vol3")
    assert table.coins(0) == coins + 1


def test_grimoire() -> None:
    """EL-10.6: one point, and its owner wins any tie for first, whatever coins the others have."""
    table = builder("grimoire", "tri1")
    play(table, 0, "build tri1")
    assert lines(table, 0)[FROM_TOKENS] == 1
    armies(table, 1, tri2=1, pil1=1, pil2=1)
    armies(table, 2, pil3=1, pil4=1)
    fill(table.set_coins, [0, 9, 0])
    assert [table.points(0), table.points(1)] == [3, 4]
    table.remove_army(region("pil1"), 1)
    assert table.points(0) == table.points(1) == 3
    assert table.ranks()[:2] == [1, 2]
    table.set_finds(0, 0)
    table.set_past(0, 1)
    assert table.points(0) == table.points(1) == 3
    assert table.ranks()[0] > table.ranks()[1] == 1


def test_stable() -> None:
    """EL-10.7: one more point on each move action."""
    table = builder("stable")
    play(table, 0, "build vol3")
    takes(table, 0, "ancient_sage")
    assert table.left == 4


def test_a_bonus_counts_from_the_next_part_on() -> None:
    """EL-10.8, EL-10.9: Ancient Woods on the Cottage places 1 + 1 + 1."""
    table = scene(3, explorations="open")
    put(table, "cottage", "vol3")
    armies(table, 0, vol3=1)
    takes(table, 0, "ancient_woods")
    play(table, 0, "build vol3")
    assert (table.phase, table.left) == (PLACEMENT, 3)


def test_citadels_are_placed_one_by_one() -> None:
    """EL-11.1, EL-19.3: three, in regions without token."""
    table = fresh(3, map="booklet", setup_player=0, citadels=True)
    play(table, 0, "start cre3", "token pil1", "token pil2")
    assert not {"pil1", "pil2", "cre3"} & set(targets(table, 0, "token"))
    play(table, 0, "token vol7")
    assert table.all_tokens().count(CITADEL) == 3
    assert_told(table, "token", "EL-11.1")


def test_a_citadel_is_worth_a_point_to_its_controller() -> None:
    """EL-11.2: uncontrolled or the third colour's, it is worth nothing; it is never taken."""
    table = scene(2, citadels=True)
    put(table, "citadel", "pil1", "pil2", "pil3")
    armies(table, 0, pil1=2)
    armies(table, 1, pil2=1)
    armies(table, 0, pil2=1)
    armies(table, 4, pil3=1)
    assert [lines(table, seat)[FROM_CITADELS] for seat in range(2)] == [1, 0]
    takes(table, 0, "night_village")
    play(table, 0, "build pil1")
    assert table.all_tokens().count(CITADEL) == 3 and table.all_finds() == [0, 0]


def test_a_citadel_on_an_islet() -> None:
    """EL-11.3: region, island and citadel make three points."""
    table = scene(3, citadels=True)
    put(table, "citadel", "tri1")
    armies(table, 0, tri1=1)
    assert table.points(0) == 3


def hidden_six(chance: list[int] | None = None) -> Legends:
    """Six face-down tokens on the Pillars and the East Rock."""
    table = scene(3, explorations="swamp", chance=chance)
    for slug in ("pil1", "pil2", "pil3", "pil4", "pil5", "tri3"):
        table.set_tokens(region(slug), UNTURNED)
        table.face_down |= 1 << region(slug)
    return table


def test_six_tokens_face_down() -> None:
    """EL-14.1: the swamp among five explorations, placed unseen; nothing is drawn before a look."""
    table = fresh(3, map="booklet", setup_player=0, explorations="swamp")
    play(table, 0, "start cre3")
    drawn = table.rng.count
    for slug in ("pil1", "pil2", "pil3", "pil4", "pil5", "tri3"):
        play(table, 0, f"token {slug}")
    assert table.all_tokens().count(UNTURNED) == 6 and table.rng.count == drawn
    assert table.bag == 0b1111110


def test_every_token_lies_under_every_face_with_the_same_chance() -> None:
    """EL-14.1: six builders in a row find all six, in any order."""
    firsts = set()
    for seed in range(60):
        table = hidden_six()
        seen = GAME.observe(table, 0)
        world = GAME.imagine(seen, seed)
        found = [world.turn_token(region(f"pil{i}")) for i in range(1, 6)]
        found.append(world.turn_token(region("tri3")))
        assert sorted(found) == [1, 2, 3, 4, 5, 6]
        firsts.add(found[0])
    assert firsts == {1, 2, 3, 4, 5, 6}


def test_building_turns_the_token_up() -> None:
    """EL-14.2: the builder takes it, everybody sees it, and its effect is that of section 10."""
    table = hidden_six(chance=[2])
    armies(table, 0, pil1=1)
    table.rng.count = 0
    takes(table, 0, "stronghold")
    coins = table.coins(0)
    play(table, 0, "build pil1")
    assert table.finds(0) == 1 << token("buried_treasure") and table.coins(0) == coins + 1
    assert table.face_down >> region("pil1") & 1 == 0
    assert GAME.observe(table, 2).finds[0] == table.finds(0)


def test_the_swamp_must_be_taken() -> None:
    """EL-14.3, EL-14.5: minus one point; the city stays and works."""
    table = hidden_six(chance=[5])
    armies(table, 0, pil1=1)
    takes(table, 0, "stronghold")
    play(table, 0, "build pil1")
    assert table.finds(0) == 1 << POISON_SWAMP
    assert lines(table, 0)[FROM_TOKENS] == -1
    takes(table, 0, "graveyard")
    assert targets(table, 0, "place") == ["pil1", "cre5"]


def test_looking_at_the_end_of_a_turn() -> None:
    """EL-14.4, EL-14.6: after the refill, at all tokens in regions one controls, for oneself."""
    table = hidden_six()
    armies(table, 0, pil1=1, pil2=1, pil3=1)
    armies(table, 1, pil3=1, pil4=1)
    city(table, 0, "pil5")
    takes(table, 0, "graveyard")
    table.take_events()
    play(table, 0, "done")
    events = table.take_events()
    assert [event.kind for event in events] == [
        "forgoes",
        "refill",
        *["looks", "sees"] * 3,
    ]
    looked = [event.args[0] for event in events if event.kind == "looks"]
    assert looked == [region("pil1"), region("pil2"), region("pil5")]
    for event in events:
        assert event.is_for(1) == (event.kind != "sees") and event.is_for(0)
    mine, theirs = GAME.observe(table, 0).tokens, GAME.observe(table, 1).tokens
    assert UNTURNED not in (mine[region("pil1")], mine[region("pil5")])
    assert mine[region("pil3")] == UNTURNED
    assert {theirs[region(f"pil{i}")] for i in range(1, 6)} == {UNTURNED}


def test_what_was_seen_is_remembered() -> None:
    """EL-14.6: also when the region is lost; nobody is shown the same token twice."""
    table = hidden_six()
    armies(table, 0, pil1=1)
    takes(table, 0, "graveyard")
    play(table, 0, "done")
    seen = GAME.observe(table, 0).tokens[region("pil1")]
    armies(table, 1, pil1=3)
    assert GAME.observe(table, 0).tokens[region("pil1")] == seen != UNTURNED
    armies(table, 0, pil1=5)
    takes(table, 0, "lake")
    table.take_events()
    play(table, 0, "done")
    assert "looks" not in kinds(table)


def test_who_knows_what() -> None:
    """EL-14.7: places are public, contents are not, not even to the setup player."""
    table = fresh(3, map="booklet", setup_player=0, explorations="swamp")
    play(table, 0, "start cre3")
    for slug in ("pil1", "pil2", "pil3", "pil4", "pil5", "tri3"):
        play(table, 0, f"token {slug}")
    for seat in (-1, 0, 1, 2):
        seen = GAME.observe(table, seat)
        assert [seen.tokens[region(f"pil{i}")] for i in range(1, 6)] == [UNTURNED] * 5
    assert GAME.hidden(table, 0) == {}


def test_what_others_have_seen_is_imagined_anew() -> None:
    """EL-14.7, EL-19.17: a token that only another has seen may be any that I have not seen."""
    table = hidden_six()
    armies(table, 0, pil1=1, pil2=1)
    takes(table, 0, "graveyard")
    play(table, 0, "done")
    assert set(GAME.hidden(table, 1)) == {"tokens"}
    assert GAME.hidden(table, 0) == {}
    seen = GAME.observe(table, 1)
    worlds = [GAME.imagine(seen, seed) for seed in range(120)]
    assert {world.tokens(region("pil1")) for world in worlds} == {1, 2, 3, 4, 5, 6}
    for world in worlds:
        world.check()


def test_looks_show_something() -> None:
    """EL-14.4: a look is counted, so that it cannot be taken back."""
    table = hidden_six()
    armies(table, 0, pil1=1)
    takes(table, 0, "graveyard")
    shown = table.shown
    play(table, 0, "done")
    assert table.shown == shown + 1


@pytest.mark.parametrize("explorations", ["none", "open", "swamp"])
def test_the_swamp_needs_the_explorations(explorations: str) -> None:
    """EL-15.6: one option holds both, so that the swamp never comes alone."""
    table = fresh(3, map="booklet", setup_player=0, explorations=explorations)
    play(table, 0, "start cre3")
    while table.phase < BIDS:
        table.apply(0, table.legal(0)[0])
    placed = sum(map(bool, table.all_tokens()))
    assert placed == {"none": 0, "open": 5, "swamp": 6}[explorations]
    assert GRIMOIRE not in table.all_tokens() or explorations == "open"

"""Material: numbers in the code and rows of material.toml mean the same things."""

from importlib import import_module

import pytest

from regalia import registry
from regalia.core.game import Game
from regalia.core.material import expect, letter_counts

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def tables(game: Game) -> dict[str, list[str]]:
    """Every table of slugs in a game's material, by name; a row for nothing is called ""."""
    facts = vars(import_module(f"regalia.games.{game.id}.material"))
    return {
        name: slugs
        for name, slugs in facts.items()
        if name.endswith("_SLUG") and all(isinstance(slug, str) for slug in slugs)
    }


@each_registered
def test_slugs_name_their_rows(game: Game) -> None:
    """Each names one row, or one for each side of a card, in lower-case letters and digits."""
    facts = vars(import_module(f"regalia.games.{game.id}.material"))
    assert tables(game)
    for name, slugs in tables(game).items():
        sides = facts.get(name.replace("_SLUG", "_SIDE"), [0] * len(slugs))
        assert len(set(zip(slugs, sides, strict=True))) == len(slugs), name
        assert all(slug.replace("_", "a").isalnum() and slug.islower() for slug in slugs if slug)


@each_registered
def test_a_number_named_like_a_row_is_its_place(game: Game) -> None:
    """`CHAPEL` is where "chapel" stands; where two tables have that row, in one of them."""
    facts = vars(import_module(f"regalia.games.{game.id}.material"))
    ids = {name: value for name, value in facts.items() if name.isupper() and type(value) is int}
    named = 0
    for name, value in ids.items():
        slug = name.lower()
        places = [slugs.index(slug) for slugs in tables(game).values() if slug in slugs]
        assert not places or value in places, name
        named += bool(places)
    assert named > 10


def test_facts_that_do_not_fit_are_refused_with_their_place() -> None:
    """A count that the rules do not know, and a letter that stands for nothing."""
    assert letter_counts("MME", "MES", "cost of Salt Works") == [2, 1, 0]
    with pytest.raises(ValueError, match=r"material\.toml: cost of Salt Works holds 'X'"):
        letter_counts("MMX", "MES", "cost of Salt Works")
    expect(12, 12, "the number of cards")
    with pytest.raises(ValueError, match="the number of cards is 11, should be 12"):
        expect(11, 12, "the number of cards")

"""Tables that the options' samples do not reach: pairs of packs, quests, boards, sides."""

from itertools import combinations

import pytest

from regalia.core.options import Options
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.material import PACK_SLUG
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.testing.laws import (
    check_clone,
    check_commutation,
    check_conservation,
    check_knowledge,
    check_text,
    check_tidings,
)
from rulings.wonderful_kingdom.scene import drift, options

VARIANTS = {
    **{f"quest {slug}": options(module="quest", quest=slug) for slug in QUEST_SLUG[1:]},
    **{f"board {slug}": options(module="conquest", board=slug) for slug in ("A2", "B1", "B2")},
    "board C2": options(1, module="conquest", board="C2"),
    "deluxe advisors": options(module="advisors", deluxe=True),
    "deluxe advisors alone": options(1, module="advisors", deluxe=True),
    "side B": options(side="B"),
    "side D": options(side="D", deluxe=True),
    "dragons and illusions": options(pack_1="black_dragons", pack_2="illusionists"),
    "chance takes Menaces": options(
        pack_1="sisters_of_misfortune", pack_2="syphons", menace_draw="random"
    ),
}


@pytest.mark.parametrize("table", list(VARIANTS.values()), ids=list(VARIANTS))
def test_the_laws_hold_at_other_tables(table: Options) -> None:
    """IWK-36.1: every table that can be set is as lawful as those the law suite plays."""
    for check in (check_conservation, check_knowledge, check_commutation, check_clone):
        check(GAME, table, 3)
    check_tidings(GAME, table, 4)
    check_text(GAME, table, 5)


@pytest.mark.parametrize("pair", list(combinations(PACK_SLUG, 2)), ids="-".join)
def test_every_pair_of_packs_plays_to_the_end(pair: tuple[str, str]) -> None:
    """IWK-17.1: any two different packs may meet."""
    for seed in range(2):
        s: Kingdom = GAME.new(options(pack_1=pair[0], pack_2=pair[1]), seed)
        drift(s, -1, seed)
        s.check()
        assert s.is_over()

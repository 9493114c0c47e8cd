"""Every legal group against a generator written from the rule alone (KB-5.13)."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.state import COURT
from rulings.kingsburg.scene import codes, owns, put, scene, start
from rulings.kingsburg.season import FILL, Group, group_of, groups, rolled

FACE = st.integers(1, 6)
NUMBER = st.integers(1, 18)
EVERYBODY = set(range(1, 19))


def faces_in(chosen: list[tuple[str, int]], kind: str) -> tuple[int, ...]:
    """The faces of one kind of dice among some real dice."""
    return tuple(sorted(face for colour, face in chosen if colour == kind))


def brute_force(
    coloured: list[int],
    white: list[int],
    has_token: bool,
    has_market: bool,
    is_open: set[int],
) -> set[Group]:
    """All subsets of the real dice, as the rule has it; the set removes duplicates."""
    pool = [("coloured", face) for face in coloured] + [("white", face) for face in white]
    found: set[Group] = set()
    for size in range(1, len(pool) + 1):
        for chosen in combinations(range(len(pool)), size):
            own = faces_in([pool[i] for i in chosen], "coloured")
            extra = faces_in([pool[i] for i in chosen], "white")
            if not own:
                continue
            for token in (False, True) if has_token else (False,):
                for market in (-1, 0, 1) if has_market else (0,):
                    value = sum(own) + sum(extra) + (2 if token else 0) + market
                    if value in is_open:
                        found.add((value, own, extra, token, market))
    return found


@settings(max_examples=300, deadline=None)
@given(
    coloured=st.lists(FACE, max_size=3),
    white=st.lists(FACE, max_size=2),
    tokens=st.integers(0, 2),
    token_spent=st.booleans(),
    limit=st.sampled_from(["per_group", "per_season"]),
    market=st.sampled_from(["none", "unused", "used"]),
    envoy=st.booleans(),
    occupied=st.sets(NUMBER) | st.sets(NUMBER, max_size=2).map(EVERYBODY.difference),
)
def test_legal_groups_are_those_of_the_rule(
    coloured: list[int],
    white: list[int],
    tokens: int,
    token_spent: bool,
    limit: str,
    market: str,
    envoy: bool,
    occupied: set[int],
) -> None:
    """KB-5.13: subsets of dice, token, Market and open targets, no more and no less, no twins."""
    table = scene(3, dice=[*FILL, *FILL], plus2_influence_limit=limit)
    rolled(table, 0, *coloured, white=tuple(white))
    table.set_tokens(0, tokens)
    table.token_used = int(token_spent)
    if market != "none":
        owns(table, 0, "inn", "market")
        table.market_used = int(market == "used")
    table.envoy = 0 if envoy else 1
    table.occupied = sum(1 << number for number in occupied)
    start(table, COURT)
    expected = brute_force(
        coloured,
        white,
        has_token=tokens > 0 and not (token_spent and limit == "per_season"),
        has_market=market == "unused",
        is_open=EVERYBODY if envoy else EVERYBODY - occupied,
    )
    if expected:
        assert table.to_act() == [0]
        assert groups(table, 0) == expected
        assert codes(table, 0)[0] == ("pass",)
        assert len(table.legal(0)) == len(expected) + 1
    else:
        assert table.season == 1, "without a legal group the season goes on by itself"


@settings(max_examples=100, deadline=None)
@given(
    coloured=st.lists(FACE, min_size=1, max_size=3),
    white=st.lists(FACE, max_size=2),
    data=st.data(),
)
def test_a_placed_group_takes_its_dice_and_leaves_the_rest(
    coloured: list[int], white: list[int], data: st.DataObject
) -> None:
    """KB-5.13: whatever is placed, the next choice is made with the dice that are left."""
    table = scene(3, dice=[*FILL, *FILL])
    put(table, goods=[0, 0, 0, 0, 1, 0, 0, 0, 0])
    rolled(table, 0, *coloured, white=tuple(white))
    start(table, COURT)
    is_open = EVERYBODY.copy()
    while (table.season, table.phase) == (0, COURT):
        action = data.draw(st.sampled_from(table.legal(0)[1:]))
        advisor, own, extra, _, _ = group_of(list(GAME.actions.code(action)[1:]))
        table.apply(0, action)
        for face in own:
            coloured.remove(face)
        for face in extra:
            white.remove(face)
        is_open.discard(advisor)
        left = brute_force(coloured, white, False, False, is_open)
        if left:
            assert groups(table, 0) == left
        else:
            assert table.phase != COURT

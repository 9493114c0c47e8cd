"""Everything a governor can choose, as dense ints with stable codes."""

from itertools import combinations_with_replacement
from typing import Any, Final

from regalia.core.actions import ActionSpace, Code
from regalia.games.kingsburg.dice import FACES, HANDS, SUM, WHITE_HANDS
from regalia.games.kingsburg.material import ADVISOR_SLUG, BUILDING_SLUG, GOOD_SLUG

# Mixes: handfuls of 1 to 4 goods; KB-21.12 lets a program ask for a mix at once.
MIX_GOODS: Final = [
    goods for size in range(1, 5) for goods in combinations_with_replacement(range(3), size)
]
MIXES: Final = 34
# Mixes of n goods are numbered from MIX_OF_SIZE[n] up to the next.
MIX_OF_SIZE: Final[bytes] = bytes([0, 0, 3, 9, 19, 34])
MIX_COUNT: Final[bytes] = bytes([goods.count(kind) for goods in MIX_GOODS for kind in range(3)])
TAKE_MIXES: Final = 19  # nobody ever takes more than three goods of choice
RECRUIT_MIXES: Final = 9  # a soldier costs one or two goods

GOODS_CELLS: Final = 125  # handfuls of up to four goods of each kind, as `goods_cell` counts them


def held_mixes(size: int, cell: int) -> list[int]:
    """The mixes of a size that the goods of a cell contain; no mix has more than four of a kind."""
    goods = (cell // 25, cell // 5 % 5, cell % 5)
    return [
        mix
        for mix in range(MIX_OF_SIZE[size], MIX_OF_SIZE[size + 1])
        if all(MIX_COUNT[mix * 3 + kind] <= goods[kind] for kind in range(3))
    ]


# Market on a group, as a number of 0 to 2.
MARKET_NONE: Final = 0
MARKET_UP: Final = 1
MARKET_DOWN: Final = 2
MARKET_SHIFT: Final = [0, 1, -1]


def _groups() -> list[tuple[int, int, int, int]]:
    """All groups (coloured, white, token, market) whose value is an advisor's number (KB-5.5)."""
    out = []
    for coloured in range(1, HANDS):
        for white in range(WHITE_HANDS):
            for token in range(2):
                for market in range(3):
                    value = SUM[coloured] + SUM[white] + 2 * token + MARKET_SHIFT[market]
                    if 1 <= value <= 18:
                        out.append((coloured, white, token, market))
    return out


_GROUPS: Final = _groups()
GROUPS: Final = len(_GROUPS)
GROUP_COLOURED: Final[bytes] = bytes([group[0] for group in _GROUPS])
GROUP_WHITE: Final[bytes] = bytes([group[1] for group in _GROUPS])
GROUP_TOKEN: Final[bytes] = bytes([group[2] for group in _GROUPS])
GROUP_MARKET: Final[bytes] = bytes([group[3] for group in _GROUPS])
GROUP_ADVISOR: Final[bytes] = bytes(
    [
        SUM[coloured] + SUM[white] + 2 * token + MARKET_SHIFT[market]
        for coloured, white, token, market in _GROUPS
    ]
)


def group_cell(coloured: int, white: int, token: int, market: int) -> int:
    """Where GROUP_AT keeps a group."""
    return ((coloured * WHITE_HANDS + white) * 2 + token) * 3 + market


def _group_at() -> list[int]:
    table = [-1] * (HANDS * WHITE_HANDS * 6)
    for number, group in enumerate(_GROUPS):
        table[group_cell(group[0], group[1], group[2], group[3])] = number
    return table


GROUP_AT: Final = _group_at()  # the group's number, or -1 where its value is no advisor

PASS: Final = 0  # no more of what is asked: pass, keep the dice, build nothing, decline, done
STATUE_COLOURED: Final = 1  # re-roll one coloured die
STATUE_WHITE: Final = 2  # re-roll one white die
CHAPEL_ALL: Final = 3  # re-roll all dice
TRADE: Final = 4  # give good k to the Alchemist
OFFER: Final = TRADE + 3  # give good k, or a +2 token (k = 3), to the Town Hall
BUILD: Final = OFFER + 4  # build building b
RECRUIT: Final = BUILD + 20  # pay a mix for one soldier
TAKE: Final = RECRUIT + RECRUIT_MIXES  # receive a mix of goods
LOSE: Final = TAKE + TAKE_MIXES  # give up a mix of goods
INFLUENCE: Final = LOSE + MIXES  # place group g on the advisor of its value
ACTION_COUNT: Final = INFLUENCE + GROUPS

# The action at each cell of GROUP_AT. Any keeps the ints as objects: listing the legal ones then
# hands them on, instead of making each of them anew.
GROUP_ACTION: Final[list[Any]] = [INFLUENCE + group for group in GROUP_AT]


def mix_slug(mix: int) -> str:
    """A mix for a code: `gold+gold+wood`."""
    return "+".join([GOOD_SLUG[kind] for kind in MIX_GOODS[mix]])


def _group_code(group: int) -> Code:
    """Advisor, coloured dice, then only what is used: white dice, token, Market."""
    code = [
        "influence",
        ADVISOR_SLUG[GROUP_ADVISOR[group]],
        "+".join([str(face) for face in FACES[GROUP_COLOURED[group]]]),
    ]
    if GROUP_WHITE[group]:
        code.append("white:" + "+".join([str(face) for face in FACES[GROUP_WHITE[group]]]))
    if GROUP_TOKEN[group]:
        code.append("token")
    if GROUP_MARKET[group]:
        code.append("market:+1" if GROUP_MARKET[group] == MARKET_UP else "market:-1")
    return tuple(code)


def _codes() -> list[Code]:
    codes: list[Code] = [("pass",), ("statue", "coloured"), ("statue", "white"), ("chapel",)]
    codes += [("trade", GOOD_SLUG[kind]) for kind in range(3)]
    codes += [("offer", slug) for slug in [*GOOD_SLUG, "token"]]
    codes += [("build", slug) for slug in BUILDING_SLUG]
    codes += [("recruit", mix_slug(mix)) for mix in range(RECRUIT_MIXES)]
    codes += [("take", mix_slug(mix)) for mix in range(TAKE_MIXES)]
    codes += [("lose", mix_slug(mix)) for mix in range(MIXES)]
    codes += [_group_code(group) for group in range(GROUPS)]
    return codes


ACTIONS: Final = ActionSpace(_codes())

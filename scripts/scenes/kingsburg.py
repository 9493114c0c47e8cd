"""Kingsburg, phase by phase."""

from collections.abc import Callable

from regalia.core.events import SPECTATOR
from regalia.games.kingsburg import state as kb
from regalia.games.kingsburg.actions import GROUP_ADVISOR, INFLUENCE, LOSE, TAKE, TRADE
from regalia.match import Match
from scenes.scene import ALL, ME, SHOWN, Scene, at, is_over, legal, mine


def many_ways(match: Match) -> bool:
    """Summer of year III, a full court, a token in hand, an advisor to be won in several ways."""
    s = at(match)
    targets = [GROUP_ADVISOR[a - INFLUENCE] for a in legal(match) if a >= INFLUENCE]
    most = max((targets.count(n) for n in targets), default=0)
    return (
        s.year >= 2
        and s.season == 1
        and len(s.all_placed()) >= 4
        and most >= 2
        and len(set(targets)) >= 4
    )


def with_envoy(match: Match) -> bool:
    """I hold the Envoy, and the court is no longer empty."""
    s = at(match)
    return s.envoy == ME and len(s.all_placed()) >= 3 and len(legal(match)) >= 6


def taking(size: int) -> Callable[[Match], bool]:
    """So many mixes of goods are offered to me."""
    return lambda m: sum(TAKE <= a < LOSE for a in legal(m)) >= size


def first_spring(year: int) -> Callable[[Match], bool]:
    """Spring of a year or later: winter is still told."""
    return lambda m: at(m).year >= year and at(m).season == 0


def beaten(match: Match) -> bool:
    """Spring after a winter that I lost."""
    told = [event for _, event in match.log(ME)]
    start = max((n for n, event in enumerate(told) if event.kind == "enemy"), default=len(told))
    lost = any(event.kind == "destroyed" and event.seat == ME for event in told[start:])
    return lost and first_spring(1)(match)


STRANGEST = (
    ("plus2_influence_limit", "per_season"),
    ("smuggler_optional", False),
    ("building_token_cap", 17),
    ("demons", "alternative"),
)


SCENES = (
    Scene("court", 4, 2, mine(kb.COURT, many_ways), "aim-most", ALL),
    Scene("court-fr", 4, 2, mine(kb.COURT, many_ways), "aim-most", ((1280, "dark"),), "fr"),
    Scene("envoy", 4, 5, mine(kb.COURT, with_envoy), "aim-first", whole=False),
    Scene(
        "two-players",
        2,
        1,
        mine(kb.COURT, lambda m: at(m).year >= 1),
        "",
        ((1280, "light"),),
        whole=False,
    ),
    Scene(
        "five-players",
        5,
        2,
        mine(kb.COURT, many_ways),
        "aim-first",
        ((1920, "light"), (390, "dark")),
    ),
    Scene("aid", 4, 1, mine(kb.AID), "", ((1280, "light"),), whole=False),
    Scene("re-roll", 4, 1, mine(kb.ROLL), whole=False),
    Scene(
        "help", 4, 1, mine(kb.HELP, taking(6)), "", ((1280, "light"), (390, "dark")), whole=False
    ),
    Scene(
        "smuggler", 4, 5, mine(kb.HELP, taking(10)), "aim-third", ((1280, "light"), (390, "light"))
    ),
    Scene("smuggler-must", 4, 5, mine(kb.HELP, taking(10)), "aim-third", options=STRANGEST),
    Scene(
        "alchemist",
        4,
        1,
        mine(kb.HELP, lambda m: any(TRADE <= a < TRADE + 3 for a in legal(m))),
        whole=False,
    ),
    Scene(
        "build",
        4,
        1,
        mine(kb.BUILDING, lambda m: at(m).year >= 2 and len(legal(m)) >= 4),
        "aim-first",
        SHOWN,
    ),
    Scene(
        "second-build", 4, 1, mine(kb.BUILDING, lambda m: at(m).step == 1), "aim-first", whole=False
    ),
    Scene("town-hall", 4, 1, mine(kb.SEASON_END, lambda m: len(legal(m)) >= 3), whole=False),
    Scene(
        "recruit",
        4,
        1,
        mine(kb.RECRUITING, lambda m: at(m).year >= 2 and len(legal(m)) >= 4),
        whole=False,
    ),
    Scene("battle", 4, 2, mine(kb.BATTLE), "", SHOWN),
    Scene("losses", 4, 1, mine(kb.BATTLE, lambda m: legal(m)[0] >= LOSE), whole=False),
    Scene("booty", 4, 8, mine(kb.BATTLE, lambda m: legal(m)[0] < LOSE)),
    Scene(
        "losses-many",
        4,
        1,
        mine(kb.BATTLE, lambda m: len(legal(m)) > 4),
        "aim-third",
        bot="uniform",
    ),
    Scene("winter", 4, 2, mine(kb.COURT, first_spring(2)), "scene", ALL),
    Scene("winter-beaten", 4, 8, mine(kb.COURT, beaten), "scene", bot="uniform"),
    Scene(
        "winter-five",
        5,
        3,
        mine(kb.COURT, first_spring(4)),
        "scene",
        ((1280, "light"), (390, "light")),
    ),
    Scene("curtain", 3, 1, lambda m: at(m).phase == kb.COURT and m.to_act() == [1], whole=False),
    Scene("peeked", 4, 2, mine(kb.COURT, lambda m: at(m).peeked & 1 == 1), whole=False),
    Scene("over", 4, 1, is_over, "", SHOWN),
    Scene(
        "watching",
        4,
        2,
        mine(kb.COURT, many_ways),
        "",
        ((1280, "dark"),),
        "en",
        SPECTATOR,
        whole=False,
    ),
)

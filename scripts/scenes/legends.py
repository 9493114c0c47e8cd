"""Legends: every kind of decision, from the first board to the end."""

from collections.abc import Callable

from regalia.games.legends import state as el
from regalia.games.legends.actions import MOVE, move_origin
from regalia.match import Match
from scenes.scene import ME, Scene, at, is_over, legal, mine

LEGENDS = "legends"
TOKENS = (("explorations", "swamp"), ("citadels", True), ("encounters", True), ("warlords", True))
FIRST = ("setup_player", 0)


def marching(match: Match) -> bool:
    """Late, several places to march from, one of them with several ways."""
    s = at(match)
    origins = [move_origin(a) for a in legal(match) if a >= MOVE]
    most = max((origins.count(region) for region in origins), default=0)
    return s.turns < 15 and most >= 3 and len(set(origins)) >= 3 and s.left >= 4


def early(turns: int) -> Callable[[Match], bool]:
    """With turns still to come."""
    return lambda m: at(m).turns < turns


def crowded(match: Match) -> bool:
    """Armies of mine in so many places that they hardly fit a list."""
    return len({move_origin(a) for a in legal(match) if a >= MOVE}) >= 8


def laid(boards: int) -> Callable[[Match], bool]:
    """So many boards lie."""
    return lambda m: at(m).layout_count == boards


def just_opened(match: Match) -> bool:
    """The bids have just been opened."""
    s = at(match)
    return s.phase >= el.ROW and s.turns == match.seats * (11, 10, 8)[match.seats - 2]


def watching(match: Match) -> bool:
    """Somebody else is placing armies."""
    return at(match).phase == el.PLACEMENT and ME not in match.to_act() and at(match).turns < 20


def scene(
    name: str,
    seats: int,
    is_it: Callable[[Match], bool],
    aim: str = "",
    views: tuple[tuple[int, str], ...] = ((1280, "light"),),
    options: tuple[tuple[str, object], ...] = (),
    lang: str = "en",
    seed: int = 1,
) -> Scene:
    """A moment of Legends."""
    return Scene(
        f"legends-{name}", seats, seed, is_it, aim, views, lang, game=LEGENDS, options=options
    )


SCENES = (
    scene(
        "move",
        4,
        mine(el.MOVEMENT, marching),
        "from-most",
        ((1280, "light"), (390, "light")),
        (("map", "booklet"),),
    ),
    scene("take", 4, mine(el.ROW, early(20)), "aim-first", ((1280, "dark"),)),
    scene("tokens", 4, mine(el.DESTRUCTION), "aim-first", ((390, "dark"),), TOKENS, "fr", seed=2),
    scene("boards", 2, mine(el.BOARDS), "aim-third", options=(("map", "chosen"), FIRST)),
    scene(
        "boards-last",
        3,
        mine(el.BOARDS, laid(3)),
        "aim-third",
        options=(("map", "chosen"), ("shape", "rectangle"), FIRST),
    ),
    scene(
        "centre",
        3,
        mine(el.BOARDS, laid(4)),
        "aim-third",
        options=(("map", "chosen"), ("shape", "rectangle"), FIRST),
    ),
    scene("start", 4, mine(el.START_TOKEN), "aim-first", options=(FIRST,)),
    scene("token", 4, mine(el.TOKENS), "aim-third", options=(*TOKENS, FIRST)),
    scene("outpost", 3, mine(el.OUTPOST_ARMIES), "aim-first", options=(FIRST,)),
    scene("neutral", 2, mine(el.NEUTRALS), "aim-first", options=(FIRST,)),
    scene("bid", 2, mine(el.BIDS), "aim-third"),
    scene("bid-warlords", 4, mine(el.BIDS), "aim-third", options=TOKENS),
    scene("auction", 4, just_opened, "scene"),
    scene("auction-die", 3, just_opened, "scene", options=(("bid_ties", "die"),), seed=4),
    scene("choice", 3, mine(el.CHOICE), "aim-first"),
    scene("place", 4, mine(el.PLACEMENT, early(24)), "aim-first"),
    scene("build", 4, mine(el.CONSTRUCTION, early(20)), "aim-first", options=TOKENS),
    scene("destroy", 2, mine(el.DESTRUCTION, early(12)), "aim-first"),
    scene("crowded", 4, mine(el.MOVEMENT, crowded), "", options=TOKENS),
    scene("crowded-from", 4, mine(el.MOVEMENT, crowded), "from-most", options=TOKENS),
    scene(
        "square",
        2,
        mine(el.ROW, early(10)),
        "aim-first",
        options=(("map", "ring"), ("shape", "rectangle")),
    ),
    scene("theft", 4, mine(el.THEFT), options=TOKENS),
    scene("extra", 4, mine(el.EXTRA), "aim-first", options=TOKENS),
    scene("watch", 4, watching),
    scene("over", 4, is_over, options=TOKENS),
)

"""Kingdom: every module, alone and for two."""

from collections.abc import Callable

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_kingdom import state as wk
from regalia.match import Match
from scenes.scene import ME, Scene, at, is_over, legal, mine

KINGDOM = "wonderful_kingdom"


def offering(match: Match) -> bool:
    """My second card of an Offer in the second round, with backs on the table."""
    s = at(match)
    backs = [t for area in range(2) for t in s.area(area) if t & wk.FACE_DOWN]
    return (
        s.round >= 1
        and s.turn % 2 == 0
        and bool(backs)
        and len(s.hands(ME)) >= 5
        and s.sites_count(ME) >= 2
        and len(s.built(ME)) >= 2
    )


def fighting(match: Match) -> bool:
    """Menaces to fight, Soldiers to fight them."""
    s = at(match)
    return len(s.menaces(ME)) >= 2 and s.soldiers(ME) >= 1


def conquering(match: Match) -> bool:
    """Several places to march to."""
    return at(match).round >= 1 and at(match).stage == 0 and len(legal(match)) >= 8


def council(match: Match) -> bool:
    """Several advisors in the Council, cubes in hand."""
    s = at(match)
    return s.round >= 2 and s.council(ME).bit_count() >= 3 and s.loose(ME) >= 1


def planned(match: Match) -> bool:
    """A Selection of several cards, nothing in hand."""
    s = at(match)
    return s.round >= 1 and s.picked_count(ME) >= 4 and not s.cubes(ME)


def producing(match: Match) -> bool:
    """A late step, cubes in hand."""
    s = at(match)
    return s.round >= 1 and s.step >= 3 and s.loose(ME) >= 1


def asked(word: str) -> Callable[[Match], bool]:
    """I am asked a question, by the id of its prompt."""

    def is_it(match: Match) -> bool:
        if match.is_over() or ME not in match.to_act():
            return False
        return match.game.prompt(match.observe(ME)).id == f"{KINGDOM}.prompt-{word}"

    return is_it


def question(word: str, seats: int = 2, **options: object) -> Scene:
    """The first time I am asked something."""
    return Scene(
        f"kingdom-{word}",
        seats,
        1,
        asked(word),
        "",
        (),
        game=KINGDOM,
        options=tuple(options.items()),
    )


DRAGONS, ILLUSIONS = "black_dragons", "illusionists"
SCENES = (
    question("select"),
    question("menace", pack_1=DRAGONS, pack_2=ILLUSIONS),
    question("token", pack_1=DRAGONS, pack_2=ILLUSIONS),
    question("giving", pack_1=DRAGONS, pack_2=ILLUSIONS),
    question("thief", pack_1="thieves", pack_2="shadows"),
    question("shadow", pack_1="thieves", pack_2="shadows"),
    question("uncover", pack_1="thieves", pack_2="shadows"),
    question("wither", pack_1="sisters_of_misfortune", pack_2="syphons"),
    question("powers", module="advisors"),
    question("arms", 1, module="advisors"),
    question("keep", 1, scenario="sc04"),
    question("search", 1, scenario="sc06"),
    question("join", module="conquest"),
    question("settle", module="conquest"),
    question("prison", module="conquest", board="B2"),
    Scene(
        "kingdom",
        2,
        1,
        mine(wk.CHOICE, offering),
        "hand-third",
        ((1280, "dark"), (390, "light")),
        game=KINGDOM,
    ),
    Scene("kingdom-combat", 2, 1, mine(wk.COMBAT, fighting), "", (), game=KINGDOM),
    Scene("kingdom-production", 2, 1, mine(wk.PRODUCTION, producing), "", (), game=KINGDOM),
    Scene("kingdom-planning", 2, 1, mine(wk.PLANNING, planned), "hand-third", (), game=KINGDOM),
    Scene(
        "kingdom-council",
        2,
        1,
        mine(wk.PRODUCTION, council),
        "",
        (),
        game=KINGDOM,
        options=(("module", "advisors"),),
    ),
    Scene(
        "kingdom-quest",
        2,
        1,
        mine(wk.PRODUCTION, lambda m: at(m).round >= 2),
        "",
        (),
        game=KINGDOM,
        options=(("module", "quest"),),
    ),
    Scene(
        "kingdom-conquest",
        2,
        1,
        mine(wk.CONQUEST, conquering),
        "",
        ((1280, "light"),),
        game=KINGDOM,
        options=(("module", "conquest"),),
    ),
    Scene(
        "kingdom-b2",
        2,
        1,
        mine(wk.CONQUEST, lambda m: at(m).stage == 2),
        "",
        (),
        "fr",
        game=KINGDOM,
        options=(("module", "conquest"), ("board", "B2")),
    ),
    Scene(
        "kingdom-c2",
        1,
        1,
        mine(wk.CONQUEST),
        "",
        (),
        game=KINGDOM,
        options=(("module", "conquest"), ("board", "C2")),
    ),
    Scene(
        "kingdom-solo",
        1,
        1,
        mine(wk.SEARCHING, lambda m: at(m).round >= 2 and at(m).turn >= 2),
        "",
        ((1280, "light"),),
        game=KINGDOM,
        options=(("scenario", "sc03"),),
    ),
    Scene(
        "kingdom-sc05",
        1,
        1,
        mine(wk.SEARCHING, lambda m: at(m).turn >= 2),
        "",
        (),
        "fr",
        game=KINGDOM,
        options=(("scenario", "sc05"),),
    ),
    Scene("kingdom-over", 2, 1, is_over, "", (), game=KINGDOM),
    Scene(
        "kingdom-watching", 2, 2, mine(wk.CHOICE, offering), "", (), "en", SPECTATOR, game=KINGDOM
    ),
)

"""World: every phase, alone and with seven."""

from collections.abc import Callable

from regalia.core.events import SPECTATOR
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import state as ww
from regalia.games.wonderful_world.material import SCENARIO_CARDS
from regalia.match import Match
from scenes.scene import ME, Scene, at, is_over, mine


def placing(step: int, cubes: int, cards: int) -> Callable[[Match], bool]:
    """Cubes of a step in hand in the third round, several cards under construction."""

    def is_it(match: Match) -> bool:
        s = at(match)
        return (
            s.round >= 2 and s.step == step and s.loose(ME) >= cubes and s.sites_count(ME) >= cards
        )

    return is_it


def planning(match: Match) -> bool:
    """The third round, half of the draft planned."""
    s = at(match)
    return s.round == 2 and len(s.todo(ME)) == 4 and s.carried(ME) < 0 and s.sites_count(ME) >= 3


def later(round: int) -> Callable[[Match], bool]:
    """Not before a round."""
    return lambda m: at(m).round >= round


WORLD = "wonderful_world"
BETTER = (("scenario", "a_better_world"),)


def on_course(match: Match) -> bool:
    """A lone ruler in the third round, some of the scenario's cards finished, none given up."""
    s = at(match)
    wanted = list(SCENARIO_CARDS[s.scenario])
    there = [*s.built(0), *(card_of(site) for site in s.row_sites(0))]
    return (
        s.round >= 1
        and len(s.todo(0)) >= 4
        and all(card in there for card in wanted)
        and any(card in s.built(0) for card in wanted)
    )


SCENES = (
    Scene(
        "world",
        3,
        1,
        mine(ww.PRODUCTION, placing(3, 2, 3)),
        "",
        ((1280, "light"), (390, "dark")),
        game=WORLD,
    ),
    Scene(
        "world-draft", 3, 1, mine(ww.DRAFT, later(1)), "hand-third", ((1280, "light"),), game=WORLD
    ),
    Scene("world-planning", 3, 1, mine(ww.PLANNING, planning), "hand-third", (), game=WORLD),
    Scene("world-seven", 7, 1, mine(ww.PRODUCTION, placing(3, 2, 2)), "", (), game=WORLD),
    Scene(
        "world-solo",
        1,
        1,
        mine(ww.PLANNING, on_course),
        "hand-third",
        ((1280, "light"),),
        game=WORLD,
        options=BETTER,
    ),
    Scene("world-solo-end", 1, 1, is_over, "", (), game=WORLD, options=BETTER),
    Scene("world-over", 3, 1, is_over, "", (), game=WORLD),
    Scene(
        "world-science", 3, 1, mine(ww.PRODUCTION, lambda m: at(m).due & 1 == 1), "", (), game=WORLD
    ),
    Scene("world-fr", 4, 3, mine(ww.PRODUCTION, placing(4, 1, 3)), "", (), "fr", game=WORLD),
    Scene(
        "world-watching", 4, 2, mine(ww.PRODUCTION, later(2)), "", (), "en", SPECTATOR, game=WORLD
    ),
)

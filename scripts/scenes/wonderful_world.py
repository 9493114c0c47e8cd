"""World: every phase, alone and with seven."""

from collections.abc import Callable
from dataclasses import replace

from regalia.core.events import SPECTATOR
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import state as ww
from regalia.games.wonderful_world.material import SCENARIO_CARDS
from regalia.match import Match
from scenes.scene import ME, Scene, at, is_over, legal, mine


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


def carrying(match: Match) -> bool:
    """A recycled cube in hand, several cards under construction."""
    s = at(match)
    return s.round >= 1 and s.carried(ME) >= 0 and s.sites_count(ME) >= 3


def owning(match: Match) -> bool:
    """Nothing in hand, but Krystallium and a character that some card wants."""
    s = at(match)
    kinds = {match.code(ME, action)[0] for action in legal(match)}
    return s.round >= 1 and "done" in kinds and {"place", "krystallium"} <= kinds


def idle(match: Match) -> bool:
    """Nothing to place: only to finish, or to give a card up."""
    kinds = {match.code(ME, action)[0] for action in legal(match)}
    return at(match).round >= 1 and kinds == {"done", "discard"}


def crowded(match: Match) -> bool:
    """Many cards under construction."""
    return at(match).sites_count(ME) >= 6


def staged(stage: int) -> Callable[[Match], bool]:
    """A lone ruler inside an exchange."""
    return lambda m: at(m).round >= 1 and at(m).stage == stage


def moment(
    name: str, seats: int, is_it: Callable[[Match], bool], aim: str = "", **options: object
) -> Scene:
    """A moment of World at which somebody is asked something."""
    chosen = tuple((id.removeprefix("option_"), value) for id, value in options.items())
    return Scene(name, seats, 1, is_it, aim, (), game=WORLD, options=chosen)


def hoarded(scene: Scene) -> Scene:
    """I begin every card and give none up: whoever plays well has seldom so many in the making."""
    return replace(scene, rather=("construct", "empire"))


MOMENTS = (
    moment("world-told", 3, mine(ww.PRODUCTION, placing(3, 2, 3)), "scene"),
    moment("world-seven-told", 7, mine(ww.PRODUCTION, placing(4, 1, 1)), "scene"),
    moment(
        "world-round", 4, mine(ww.DRAFT, lambda m: at(m).pick == 0 and at(m).round == 2), "scene"
    ),
    moment("world-aimed", 3, mine(ww.PRODUCTION, placing(3, 2, 3)), "aim-first"),
    moment("world-carried", 3, mine(ww.PLANNING, carrying), "aim-first"),
    moment("world-owning", 3, mine(ww.PRODUCTION, owning), "aim-first"),
    moment("world-idle", 4, mine(ww.PRODUCTION, idle)),
    hoarded(moment("world-crowded", 3, mine(ww.DRAFT, crowded), "hand-third")),
    hoarded(moment("world-crowded-placing", 3, mine(ww.PRODUCTION, crowded), "aim-first")),
    moment("world-two-draft", 2, mine(ww.DRAFT, later(1)), "hand-third", option_side="F"),
    moment("world-five-draft", 5, mine(ww.DRAFT, later(2)), "hand-third"),
    moment("world-seven-draft", 7, mine(ww.DRAFT, later(2)), "hand-third"),
    moment("world-seven-planning", 7, mine(ww.PLANNING, later(2)), "hand-third"),
    moment(
        "world-extra",
        3,
        mine(ww.PRODUCTION, lambda m: at(m).step == ww.EXTRA),
        option_war_or_peace="all",
    ),
    moment("world-swap", 1, mine(ww.PLANNING, staged(ww.GIVE_SECOND)), "hand-third"),
    moment(
        "world-deck",
        1,
        mine(ww.PLANNING, staged(ww.CHOOSE_DECK)),
        "aim-first",
        option_corruption_ascension="always",
    ),
    moment("world-keep", 1, mine(ww.PLANNING, staged(ww.KEEP_ONE)), "hand-third"),
    moment(
        "world-changed",
        3,
        mine(ww.PRODUCTION, placing(1, 1, 1)),
        "aim-first",
        option_changes=("rounds=3", "yields=GK", "drains=M", "start=KA"),
    ),
)

SCENES = (
    *MOMENTS,
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

"""Dragon Castle: every kind of decision, and what is told between them."""

from collections.abc import Callable

from regalia.core.events import SPECTATOR
from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle import state as dc
from regalia.games.dragon_castle.actions import CALL, GIVE, PAY
from regalia.games.dragon_castle.phases.building import ASK_FAITH, BY_FAITH
from regalia.match import Match, new_match
from regalia.match.fair import option_values
from scenes.scene import ME, Scene, at, is_over, legal

Moment = Callable[[Match], bool]


def always(match: Match) -> bool:
    """No further condition."""
    return True


def my_turn(phase: int, round: int = 1, also: Moment = always) -> Moment:
    """I am asked in a phase of the castle, not before a round."""

    def is_it(match: Match) -> bool:
        s = at(match)
        return s.phase == phase and s.round >= round and match.to_act() == [ME] and also(match)

    return is_it


def closing(match: Match) -> bool:
    """A tile in hand that would close a group somewhere."""
    s = at(match)
    return s.two == m.NO_TILE and any(
        sum(at(m).all_tally()) > sum(s.all_tally())
        for m in (imagined(match, action) for action in legal(match) if action < PAY)
    )


def imagined(match: Match, action: int) -> Match:
    """The match after an action that is not kept."""
    twin = new_match(
        match.game.id, match.seats, match.seed, option_values(match.game, match.options)
    )
    twin.state = match.state.clone()
    twin.state.apply(ME, action)
    return twin


def can_call(match: Match) -> bool:
    """The Dragon may be called."""
    return CALL in legal(match)


def can_pay(match: Match) -> bool:
    """A Spirit may be called on, for a tile or a shrine."""
    return sum(action >= GIVE for action in legal(match)) > 2


def mixed(match: Match) -> bool:
    """Two different tiles are in hand."""
    s = at(match)
    return s.two not in (m.NO_TILE, s.one)


def at_step(step: int) -> Moment:
    """A Spirit, or building, has come so far."""
    return lambda match: at(match).step == step


def spirit(name: str, step: int = 0, seats: int = 2) -> Scene:
    """A Spirit that has been paid for asks for something."""
    number = m.SPIRIT_SLUG.index(name)
    is_it = my_turn(dc.SPIRIT, 1, lambda m: at(m).spirit == number and at(m).step == step)
    aim = "aim-first" if name in ("wind", "strength") else "aim-rings"
    return Scene(
        f"castle-{name}" + (f"-{step}" if step else ""),
        seats,
        1,
        is_it,
        aim,
        (),
        game=CASTLE,
        options=(("spirit_cards", (name,)),),
        bot="greedy" if name in ("change", "cunning") else "uniform",
    )


CASTLE = "dragon_castle"
GUESTS = (("spirit_cards", ("depths",)), ("dragon_cards", ("recklessness",)))
FAITH = (("spirit_cards", ("faith",)),)
BEAUTY = (("spirit_cards", ("beauty",)),)
ALL_CARDS = (("spirits", 10), ("dragons", 10))
NO_CARDS = (("spirits", 0), ("dragons", 0))
LARGE = ",".join(["11111111111111"] * 8 + ["1............1"] * 2)
SCENES = (
    Scene(
        "castle",
        3,
        1,
        my_turn(dc.OPENING, 8),
        "aim-rings",
        ((1280, "light"), (390, "light")),
        game=CASTLE,
        options=GUESTS,
    ),
    Scene(
        "castle-place",
        3,
        1,
        my_turn(dc.PLACING, 8, closing),
        "aim-points",
        ((1280, "dark"),),
        game=CASTLE,
        options=GUESTS,
    ),
    Scene(
        "castle-city",
        4,
        1,
        my_turn(dc.OPENING),
        "aim-rings",
        ((390, "dark"),),
        "fr",
        game=CASTLE,
        options=(("castle", "forbidden_city"),),
    ),
    Scene("castle-told", 3, 1, my_turn(dc.OPENING, 8), "told", (), game=CASTLE, options=GUESTS),
    Scene("castle-two", 2, 5, my_turn(dc.OPENING), "aim-rings", (), game=CASTLE),
    Scene("castle-four", 4, 5, my_turn(dc.OPENING, 6), "aim-rings", (), game=CASTLE),
    Scene("castle-bare", 3, 5, my_turn(dc.OPENING, 6), "", (), game=CASTLE, options=NO_CARDS),
    Scene("castle-bare-two", 2, 5, my_turn(dc.OPENING, 6), "", (), game=CASTLE, options=NO_CARDS),
    Scene(
        "castle-large",
        2,
        1,
        my_turn(dc.OPENING),
        "aim-rings",
        (),
        game=CASTLE,
        options=(("plan", LARGE),),
    ),
    Scene(
        "castle-cards",
        3,
        1,
        my_turn(dc.OPENING, 4, can_pay),
        "aim-spirit",
        (),
        game=CASTLE,
        options=ALL_CARDS,
    ),
    Scene(
        "castle-few-cards",
        2,
        1,
        my_turn(dc.CLOSING, 4, can_pay),
        "aim-spirit",
        (),
        "fr",
        game=CASTLE,
        options=(("spirits", 2), ("dragons", 2)),
    ),
    Scene("castle-call", 3, 1, my_turn(dc.OPENING, 8, can_call), "", (), game=CASTLE),
    Scene("castle-action", 3, 2, my_turn(dc.ACTION, 5), "", (), game=CASTLE, options=GUESTS),
    Scene(
        "castle-mixed",
        3,
        2,
        my_turn(dc.PLACING, 3, mixed),
        "aim-first",
        (),
        game=CASTLE,
        options=GUESTS,
        bot="uniform",
    ),
    Scene("castle-judge", 3, 1, my_turn(dc.JUDGING), "", (), game=CASTLE, options=BEAUTY),
    Scene(
        "castle-build", 3, 1, my_turn(dc.BUILDING, 6), "aim-points", (), game=CASTLE, options=GUESTS
    ),
    Scene(
        "castle-faith",
        2,
        1,
        my_turn(dc.BUILDING, 3, at_step(ASK_FAITH)),
        "aim-spirit",
        (),
        game=CASTLE,
        options=FAITH,
    ),
    Scene(
        "castle-faith-build",
        2,
        1,
        my_turn(dc.BUILDING, 1, at_step(BY_FAITH)),
        "aim-points",
        (),
        game=CASTLE,
        options=FAITH,
        bot="uniform",
    ),
    spirit("wind"),
    spirit("wind", 1),
    spirit("wind", 2),
    spirit("change"),
    spirit("elegance"),
    spirit("deception", 0, 4),
    spirit("strength"),
    spirit("strength", 1),
    spirit("strength", 2),
    spirit("strength", 3),
    spirit("destruction", 0, 3),
    spirit("depths"),
    spirit("cunning"),
    Scene("castle-over", 4, 1, is_over, "", (), game=CASTLE),
    Scene("castle-watching", 4, 1, my_turn(dc.OPENING, 9), "", (), "en", SPECTATOR, game=CASTLE),
)

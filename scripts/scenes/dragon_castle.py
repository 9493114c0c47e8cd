"""Dragon Castle: choosing, placing, building, calling."""

from collections.abc import Callable

from regalia.core.events import SPECTATOR
from regalia.games.dragon_castle import state as dc
from regalia.games.dragon_castle.actions import PAY
from regalia.games.dragon_castle.material import NO_TILE
from regalia.match import Match, new_match
from regalia.match.fair import option_values
from scenes.scene import ME, Scene, at, is_over, legal


def my_turn(
    phase: int, round: int, also: Callable[[Match], bool] = lambda m: True
) -> Callable[[Match], bool]:
    """I am asked in a phase of the castle, not before a round."""

    def is_it(match: Match) -> bool:
        s = at(match)
        return s.phase == phase and s.round >= round and match.to_act() == [ME] and also(match)

    return is_it


def closing(match: Match) -> bool:
    """A tile in hand that would close a group somewhere."""
    s = at(match)
    return s.two == NO_TILE and any(
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


CASTLE = "dragon_castle"
GUESTS = (("spirit_cards", ("depths",)), ("dragon_cards", ("recklessness",)))
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
        my_turn(dc.OPENING, 1),
        "aim-rings",
        ((390, "dark"),),
        "fr",
        game=CASTLE,
        options=(("castle", "forbidden_city"),),
    ),
    Scene("castle-action", 3, 2, my_turn(dc.ACTION, 5), "", (), game=CASTLE, options=GUESTS),
    Scene(
        "castle-build", 3, 1, my_turn(dc.BUILDING, 6), "aim-points", (), game=CASTLE, options=GUESTS
    ),
    Scene(
        "castle-spirit",
        2,
        1,
        my_turn(dc.CLOSING, 4),
        "aim-spirit",
        (),
        game=CASTLE,
        options=(("spirits", 3), ("dragons", 2)),
    ),
    Scene("castle-first", 2, 5, my_turn(dc.OPENING, 1), "", (), game=CASTLE),
    Scene("castle-over", 4, 1, is_over, "", (), game=CASTLE),
    Scene("castle-watching", 4, 1, my_turn(dc.OPENING, 9), "", (), "en", SPECTATOR, game=CASTLE),
)

"""What is a matter of taste alone: the numbers that judge the end of a round."""

from typing import Final

from regalia.bots.heuristics.wonderful_world.facts import WEIGHTS as HAND_SET

# Where each stands. Most are there once for each number of rounds that follow, 1 to 3.
FLOW: Final = 0  # an icon of a resource: 5 for one round, 5 for two, 5 for three
PRICE: Final = 15  # a cube that a later round will have to spend: the same way
GROWTH: Final = 30  # cards of each type, and characters, that a round brings: 8 targets
THRIVE: Final = 38  # and what each icon of the type's own resource adds: 5
WILDS: Final = 43  # a Krystallium, by the rounds that follow: 3
TOKENS: Final = 46  # a character beyond its points: 3
LATE: Final = 49  # the part of an icon's worth left if its card is finished a round later: 3
SURPLUS: Final = 52  # the part that icons from the sixth on are worth: 3
LATER: Final = 55  # trust that a work is finished later
LACK: Final = 56  # a cube that production will not bring
AGAIN: Final = 57  # cubes of each kind that recycling will bring, in thousandths
LEVEL: Final = 58  # the chance of supremacy from four icons on, and from three
CLOSE: Final = 59
PAIRS: Final = 60  # pairs for a finished duo badge that a round brings, and for one in hand
NEW_PAIRS: Final = 61
SAVED: Final = 62  # a Krystallium saved for the next round
EAGER: Final = 63  # what certainty is worth beside it
MARGIN: Final = 64  # what an exchange must promise: first sequence, second
SPREAD: Final = 66  # cards that a multiplier will count, beside those that a badge will
DUTY: Final = 67  # a card that a scenario asks for
COUNT: Final = 68


def hand_set() -> list[int]:
    """The planner's numbers; scripts/tune_alone.py moves them."""
    cube, growth = HAND_SET.cube, HAND_SET.growth
    flow = [sum(row[4 - rounds :]) for rounds in (1, 2, 3) for row in cube]
    price = [HAND_SET.borrowed * row[4 - rounds] for rounds in (1, 2, 3) for row in cube]
    late = [1.0 - HAND_SET.late_flow, 0.62, 0.75]
    found = [*flow, *price, *growth, *[0.0] * 5, *HAND_SET.wild[1:], 1.0, 1.0, 1.0, *late]
    found += [HAND_SET.surplus] * 3
    found += [HAND_SET.later, HAND_SET.lack, HAND_SET.recycled, 0.4, 0.12, 0.3, 0.4, 0.9, 0.5]
    found += [0.3, 0.3, 0.5, 25.0]
    return [int(1000 * number + 0.5) for number in found]


# What level 5 goes by: found by whole lone games (docs/training.md).
TUNED: Final = [
    *(333, 866, 1000, 1207, 1275, 589, 2077, 2503, 1991, 2827, 2225, 4136, 3205, 3798, 4012),
    *(335, 576, 1231, 1015, 1241, 1049, 813, 1141, 1269, 1032, 1406, 882, 1634, 1234, 1098),
    *(833, 565, 588, 1152, 854, 199, 902, 491),
    *(50, 4, 34, 26, 29),
    *(1956, 2084, 2313),
    *(738, 695, 331),
    *(115, 802, 791),
    *(540, 625, 450),
    *(1019, 1042, 396, 350, 140),
    *(357, 576, 1201, 464),
    *(796, -340, 603, 25000),
]

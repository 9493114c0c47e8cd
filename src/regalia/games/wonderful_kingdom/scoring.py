"""Points: cards, types, Calamities, and what modules add; tie-breaks, medals (IWK-15)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreLine, ScoreSheet
from regalia.games.wonderful.bag import holds_card, without_card
from regalia.games.wonderful.production import count_type
from regalia.games.wonderful_kingdom import quest
from regalia.games.wonderful_kingdom.maps import BLUE_CASTLE_VP, PLACE_VP, TERRITORIES
from regalia.games.wonderful_kingdom.material import (
    CALAMITY_VP,
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_TYPE,
    CARD_VP,
    DUCHY_BADGE,
    DUCHY_BADGE_VP,
    EGG_VP,
    FROST_GIANT,
    MEDALS_ADVISORS,
    MEDALS_CONQUEST,
    MEDALS_QUEST,
    NO_TYPE,
    PACK_MEDALS,
    SIDE_A,
    SISTERS_VP,
    SOLO_SIDE_A,
    THIEF,
    TYPE_SLUG,
    TYPES,
)
from regalia.games.wonderful_kingdom.quests import (
    FINAL,
    STEP_SECOND,
    STEP_VP,
    STEPS,
    step_row,
)
from regalia.games.wonderful_kingdom.scenarios import (
    GUILD,
    SCENARIO_MEDALS,
    SCENARIO_SITES,
)
from regalia.games.wonderful_kingdom.sites import is_frozen
from regalia.games.wonderful_kingdom.state import NONE, KingdomState

# Lines of a sheet: flat points, a line for each type, then these.
FLAT: Final = 0
BADGES: Final = 1
CALAMITY_LINE: Final = BADGES + TYPES
MENACE_LINE: Final = CALAMITY_LINE + 1
TROPHIES: Final = MENACE_LINE + 1  # Sisters and Eggs
QUEST_LINE: Final = TROPHIES + 1
LAND: Final = QUEST_LINE + 1
HERALD_LINE: Final = LAND + 1
SIDE_LINE: Final = HERALD_LINE + 1
LINES: Final = SIDE_LINE + 1

LOST: Final = -1  # in place of a medal
MEDALS: Final = ["bronze", "silver", "gold"]


def lines(s: KingdomState, seat: int) -> list[int]:
    """The points of every line."""
    points = [0] * LINES
    built = s.built(seat)
    row = s.rows(seat)
    owned = [count_type(built, CARD_TYPE, type) for type in range(TYPES)]
    if DUCHY_BADGE[row] != NO_TYPE:  # IWK-15.3
        target = DUCHY_BADGE[row]
        points[BADGES + target] = DUCHY_BADGE_VP[row] * owned[target]
    for i in range(len(built)):
        card = built[i]
        if CARD_TYPE[card] == NO_TYPE:
            continue  # a beaten Syphon
        points[FLAT] = points[FLAT] + CARD_VP[card]
        target = CARD_BADGE[card]
        if target != NO_TYPE:
            at = BADGES + target
            points[at] = points[at] + CARD_BADGE_VP[card] * owned[target]
    points[CALAMITY_LINE] = CALAMITY_VP * s.calamities(seat)
    if s.has_menace:
        points[MENACE_LINE] = menaces(s, seat)
        points[TROPHIES] = EGG_VP[s.eggs(seat)] + (SISTERS_VP if s.sisters(seat) == 4 else 0)
    if s.has_quest:
        points[QUEST_LINE] = quests(s, seat)
    if s.has_map:
        points[LAND] = land(s, seat)
    points[HERALD_LINE] = s.heralds(seat)
    if s.seats == 1 and s.side == SIDE_A:
        points[SIDE_LINE] = SOLO_SIDE_A  # IWK-16.15
    return points


def menaces(s: KingdomState, seat: int) -> int:
    """What unbeaten Menaces cost, Giants under cards included (IWK-17.11, IWK-19.12)."""
    total = 0
    for card in s.menaces(seat):
        total += CARD_VP[card]
    for at in range(s.sites_count(seat)):
        if is_frozen(s.sites(seat, at)):
            total += CARD_VP[FROST_GIANT]
    return total


def quests(s: KingdomState, seat: int) -> int:
    """Points of quest steps; the final one is worth more to the first (IWK-24.8)."""
    total = 0
    side = quest.side_of(s)
    for number in range(len(s.quests)):
        for step in range(STEPS):
            if quest.has_done(s, seat, number, step):
                row = step_row(s.quests[number], side, step)
                second = step == FINAL and s.seats == 2 and s.pioneer == 1 - seat
                total += STEP_SECOND[row] if second else STEP_VP[row]
    return total


def land(s: KingdomState, seat: int) -> int:
    """The numbers of controlled territories; alone, Blue's are taken off (IWK-30.17, IWK-32.9)."""
    total = 0
    places = TERRITORIES[s.board]
    for place in range(places):
        if s.armies[seat * (places + 2) + place]:
            total += PLACE_VP[s.board][place * 2 + seat]
        elif s.seats == 1 and s.armies[places + 2 + place]:
            total -= PLACE_VP[s.board][place * 2 + 1]
    if s.seats == 1:
        if s.armies[places + 1]:
            total += BLUE_CASTLE_VP[s.board][0]
        elif s.armies[places + 2 + places + 1]:
            total -= BLUE_CASTLE_VP[s.board][1]
    return total


def total(s: KingdomState, seat: int) -> int:
    """All points of a seat."""
    return sum(lines(s, seat))


def sheet(s: KingdomState, seat: int) -> ScoreSheet:
    """The lines that can score at this table, the same for every seat."""
    points = lines(s, seat)
    out = [ScoreLine(word("flat"), points[FLAT], "IWK-15.2")]
    for target in range(TYPES):
        out.append(ScoreLine(word(TYPE_SLUG[target]), points[BADGES + target], "IWK-15.2"))
    out.append(ScoreLine(word("calamities"), points[CALAMITY_LINE], "IWK-8.2"))
    if s.has_menace:
        out.append(ScoreLine(word("menaces"), points[MENACE_LINE], "IWK-17.11"))
        out.append(ScoreLine(word("trophies"), points[TROPHIES], "IWK-26.5"))
    if s.has_quest:
        out.append(ScoreLine(word("quest"), points[QUEST_LINE], "IWK-15.8"))
    if s.has_map:
        out.append(ScoreLine(word("land"), points[LAND], "IWK-30.17"))
    if s.has_council:
        out.append(ScoreLine(word("herald"), points[HERALD_LINE], "IWK-15.8"))
    if s.seats == 1 and s.side == SIDE_A:
        out.append(ScoreLine(word("side"), points[SIDE_LINE], "IWK-16.15"))
    return ScoreSheet(out)


def word(id: str) -> Message:
    return Message("wonderful_kingdom.score-" + id)


def constructed(s: KingdomState, seat: int) -> int:
    """Cards that break a tie: built Developments, or all in the Duchy (IWK-15.6, IWK-34.3)."""
    built = s.built(seat)
    if s.options["tiebreak_cards"] == "all":
        return len(built) + s.calamities(seat)
    count = 0
    for i in range(len(built)):
        if CARD_TYPE[built[i]] != NO_TYPE:
            count += 1
    return count


def may_win(s: KingdomState, seat: int) -> bool:
    """Whether a seat has done what its quest demands (IWK-24.9)."""
    return not s.has_quest or quest.has_finished(s, seat)


def beats(s: KingdomState, one: int, other: int) -> bool:
    """Whether one seat ranks before another (IWK-15.5, IWK-24.19)."""
    if may_win(s, one) != may_win(s, other):
        return may_win(s, one)
    mine = total(s, one)
    theirs = total(s, other)
    if mine != theirs:
        return mine > theirs
    if constructed(s, one) != constructed(s, other):
        return constructed(s, one) > constructed(s, other)
    return s.soldiers(one) > s.soldiers(other)


def ranks(s: KingdomState) -> list[int]:
    """Each seat's place; equal seats share it, and two that may not win are both second."""
    if s.seats == 1:
        return [1 if fulfils(s) else 2]  # second, to the game
    if not may_win(s, 0) and not may_win(s, 1):
        return [2, 2]  # nobody wins (IWK-24.9)
    if beats(s, 0, 1):
        return [1, 2]
    return [2, 1] if beats(s, 1, 0) else [1, 1]


def fulfils(s: KingdomState) -> bool:
    """Whether a lone player has built and finished what a scenario or quest demands (IWK-33)."""
    if s.lost or not may_win(s, 0):
        return False
    if s.scenario == NONE:
        return True
    if s.scenario == GUILD:
        return not holds_card(s.menaces(0), THIEF)
    built = s.built(0)
    for card in SCENARIO_SITES[s.scenario]:  # by title: another copy serves (IWK-33.18)
        if not holds_card(built, card):
            return False
        built = without_card(built, card)
    return True


def medal_table(s: KingdomState) -> list[int]:
    """The least points for bronze, silver and gold (IWK-16.15)."""
    if s.scenario != NONE:
        return SCENARIO_MEDALS[s.scenario]
    if s.has_menace:
        return PACK_MEDALS[s.packs[0]]
    if s.has_map:
        return MEDALS_CONQUEST
    return MEDALS_QUEST if s.has_quest else MEDALS_ADVISORS


def medal(s: KingdomState) -> int:
    """LOST, 0 for no medal, 1 to 3 for bronze, silver and gold (IWK-33.0d)."""
    if not fulfils(s):
        return LOST
    points = total(s, 0)
    won = 0
    for least in medal_table(s):
        if points >= least:
            won += 1
    return won


def outcome(s: KingdomState) -> Outcome:
    """Who won, and by what: the quest, points, cards, Soldiers (IWK-15.5, IWK-24.19)."""
    if s.seats == 1:
        return alone(s)
    found = ranks(s)
    if not may_win(s, 0) and not may_win(s, 1):
        return Outcome(found, [], "quest", "IWK-24.9")
    if found == [1, 1]:
        return Outcome(found, [0, 1], "shared", "IWK-15.5")
    winners = [found.index(1)]
    if may_win(s, 0) != may_win(s, 1):
        return Outcome(found, winners, "quest", "IWK-24.19")
    if total(s, 0) != total(s, 1):
        return Outcome(found, winners, "points", "IWK-1.1")
    if constructed(s, 0) != constructed(s, 1):
        return Outcome(found, winners, "cards", "IWK-15.6")
    return Outcome(found, winners, "soldiers", "IWK-15.5")


def alone(s: KingdomState) -> Outcome:
    """A lone player's medal, or why the game is lost (IWK-16.15, IWK-33)."""
    won = medal(s)
    if won == LOST:
        if s.lost:
            return Outcome([2], [], "disaster", "IWK-33.15")
        if not may_win(s, 0):
            return Outcome([2], [], "quest", "IWK-24.12")
        return Outcome([2], [], "scenario", f"IWK-33.{s.scenario + 1}")
    if won == 0:
        rule = "IWK-16.15" if s.scenario == NONE else "IWK-33.0d"
        return Outcome([1], [0], "points", rule)
    rule = "IWK-16.15" if s.scenario == NONE else "IWK-33.0c"
    return Outcome([1], [0], "points", rule, MEDALS[won - 1], "", medal_table(s)[won - 1])

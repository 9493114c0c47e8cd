"""What a state of the Kingdom consists of, module by module.

`scripts/fields wonderful_kingdom` writes the rest from it, but for the key: that is older, and
keeps one place for several fields of which one is in use at a time (`rules.Kingdom.key`). Scratch
of a phase stands with the module that asks for it.
"""

from typing import Final

from regalia.core.fields import Cards, Declaration, Field, One, PerSeat, Rows, Shared, Shown
from regalia.core.shapes import Bag, BySeat, Few, Maybe, Number, Packed, Parts, Row
from regalia.games.wonderful_kingdom.actions import ICONS
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, PLACES
from regalia.games.wonderful_kingdom.material import (
    ADVISORS,
    CARDS,
    DUCHIES,
    DUCHY_SIDE,
    NONE,
    PACK_SLUG,
    RESOURCES,
    ROUNDS,
    STOLEN_TOKENS,
)
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_SLUG

MANY: Final = 9999  # more than anybody ever owns
BYTE: Final = 255
EVERYBODY: Final = 3  # masks have a bit per seat
SEAT: Final = 1
EVERY_PURSE: Final = (1 << 40) - 1  # as in `wonderful.purse`
EVERY_SITE: Final = (256 << 37) - 1  # a card and what lies on it, as in `sites`
EVERY_TABLED: Final = 0xFFFF  # a card on the table, as in `state`
EVERY_CUBE: Final = (1 << 40) - 1  # eight bits for each kind, as in `state`
EVERY_ADVISOR: Final = (1 << ADVISORS) - 1
MOST_PLACES: Final = 32

ROW: Final = "tuple[int, ...]"
ROWS_SHOWN: Final = "tuple[tuple[int, ...], ...]"
# A card on the table: its design or -1; whether it lies face down; the Offer it came with; a mask
# of those who know it; the owner of the Illusion token on it, or -1.
VIEW: Final = "tuple[int, int, int, int, int]"
VIEWS: Final = f"tuple[tuple[{VIEW}, ...], ...]"

COUNT: Final = Number(0, MANY, plain=True)
COUNT_BY_SEAT: Final = BySeat(COUNT, SEAT + 1)
BAG: Final = Bag(CARDS)
CARD: Final = Number(NONE, CARDS - 1, plain=True)
TABLED: Final = Parts(
    ("card", CARD),
    ("down", Number(0, 1)),
    ("offer", COUNT),
    ("known", Number(0, EVERYBODY)),
    ("token", Number(NONE, SEAT)),
)
MOST_TABLED: Final = 24  # cards in one area
MOST_BURIED: Final = 64
BURIED: Final = Parts(
    ("card", CARD), ("round", COUNT), ("offer", COUNT), ("known", Number(0, EVERYBODY))
)
SITE: Final = Packed(
    ("card", 37, 8),
    *[(f"free{kind}", kind * 4, 4) for kind in range(6)],
    *[(f"wild{kind}", 24 + kind * 3, 3) for kind in range(RESOURCES)],
    ("giant", 36, 1),
)
CUBES: Final = Packed(*[(f"kind{kind}", kind * 8, 8) for kind in range(5)])
BY_SIDE: Final = Few(COUNT, 2)


def flag(name: str, means: str) -> One:
    """Something that is so, or is not."""
    return One(name, means, 0, 1)


SETUP: Final[list[Field]] = [
    flag("has_menace", "whether Menaces are about"),
    flag("has_giants", "whether Frost Giants are"),
    flag("has_tokens", "whether Illusion tokens are"),
    flag("has_council", "whether advisors are"),
    flag("has_quest", "whether there is a quest"),
    flag("has_map", "whether there is a map"),
    flag("deluxe", "whether the deluxe cards are in"),
    One("scenario", "a lone player's scenario", NONE, len(SCENARIO_SLUG) - 1, NONE),
    One("side", "the side of the Duchies", 0, max(DUCHY_SIDE)),
    PerSeat("rows", "the row of the Duchy tables", 0, DUCHIES - 1),
]

TIME: Final[list[Field]] = [
    One("round", "the round, 0 for the first", 0, ROUNDS),
    One("first", "the first player of the first round", 0, SEAT),
    One("turn", "the turn of a phase", 0, BYTE),
    One("step", "the step of Production", 0, RESOURCES),
    One("stage", "how far a turn of the phase has come", NONE, 9),
    One("lost", "why a scenario is lost at once", 0, 2),
]

PILES: Final[list[Field]] = [
    Shared("deck", "face down; a lone player's unturned Danger cards lie in it", inner=True),
    Shown(
        "deck_size",
        "the visible card included, unturned Danger cards not",
        type="int",
        holds=COUNT,
    ),
    One("top", "the visible card of a lone player's deck", NONE, CARDS - 1, NONE),
    Shared("pile", "face-up discards, as they fell", inner=True),
    Shown("pile", "face-up discards, sorted", type=ROW, holds=BAG),
    Shared("buried", "discarded face down: as on the table, and the round", ROW, inner=True),
    Shown(
        "buried",
        "design or -1, round, Offer, who knows it",
        type="tuple[tuple[int, int, int, int], ...]",
        holds=Few(BURIED, MOST_BURIED),
    ),
    One("danger", "Danger cards nobody has turned, wherever they are", 0, BYTE),
    Shown("danger_deck", "those that have not been laid out", type="int", holds=COUNT),
    Shared("special", "the Calamities or Menaces among them", holds=BAG),
    flag("parted", "the deck was made anew: `hiding` holds the rest of the Danger cards"),
    Shared("hiding", "Danger cards that are in no deck any more", inner=True),
    Shown("deck", "a lone player's, once it was made anew from cards seen", type=ROW, holds=BAG),
    Shown("unseen", "by elimination: cards that the observer cannot place", type=ROW, holds=BAG),
]

CHOICE: Final[list[Field]] = [
    Cards("hands", "sorted", inner=True),
    Shown("hand", "the hand of the observer", type=ROW, holds=BAG),
    Shown("hand_sizes", "cards in hand", holds=COUNT_BY_SEAT),
    PerSeat("sealed", "a card chosen in secret", NONE, CARDS - 1, start=NONE, own=True),
    Rows(
        "zones",
        "two Offer areas, then each Selection area",
        0,
        EVERY_TABLED,
        index="zone",
        extra=2,
        inner=True,
    ),
    Shown(
        "areas",
        "the Offer areas as the observer sees them",
        type=VIEWS,
        holds=Row(Few(TABLED, MOST_TABLED), 2),
    ),
    Shown(
        "picked",
        "the Selection areas as the observer sees them",
        type=VIEWS,
        holds=BySeat(Few(TABLED, MOST_TABLED), SEAT + 1),
    ),
    One(
        "half",
        "the first card of an Offer, as an action",
        NONE,
        MANY,
        NONE,
        seen_by="sees_half",
        unseen=NONE,
    ),
    PerSeat("traps", "Traps of this round, not used", 0, BYTE, counted=True, inner=True),
    Shown("traps", "Traps at hand", type=ROW, holds=COUNT_BY_SEAT),
    PerSeat("spies", "Spies of this round, not used", 0, BYTE, counted=True, inner=True),
    Shown("spies", "ready Spies", type=ROW, holds=COUNT_BY_SEAT),
    One("spy_total", "a lone player's Spies, ready or not", 0, BYTE),
    flag("searched", "whether a lone player has searched"),
    One("search_area", "the area a lone player has chosen, NONE before", NONE, 1),
    Shown(
        "lurking",
        "a bit for each seat whose Calamity or Menace is still hidden",
        type="int",
        holds=Number(0, EVERYBODY),
    ),
    Shown(
        "buried_special",
        "round and seat of Calamities or Menaces discarded unseen",
        type="tuple[tuple[int, int], ...]",
        holds=Few(Parts(("round", COUNT), ("seat", Number(0, SEAT))), MOST_BURIED),
    ),
]

CONSTRUCTION: Final[list[Field]] = [
    Rows("sites", "cards under construction, ascending", 0, EVERY_SITE, inner=True),
    Shown(
        "sites",
        "cards under construction, as in `sites`",
        type=ROWS_SHOWN,
        holds=BySeat(Few(SITE, 48), SEAT + 1),
    ),
    Cards("built", "cards of the Duchy, sorted; beaten Syphons too", holds=BAG),
    PerSeat("calamities", "Calamities in the Duchy", 0, BYTE, counted=True),
    PerSeat("purse", "Krystallium, Soldiers, Training", 0, EVERY_PURSE, counted=True, inner=True),
    Shown("krystallium", "Krystallium owned", holds=COUNT_BY_SEAT),
    Shown("soldiers", "Soldiers in the stock", holds=COUNT_BY_SEAT),
    Shown("training", "Soldiers in Training", holds=COUNT_BY_SEAT),
    PerSeat("alchemy", "cubes in Alchemy", 0, EVERY_CUBE, counted=True, inner=True),
    Shown(
        "alchemy",
        "cubes in Alchemy, by kind",
        type=ROWS_SHOWN,
        holds=BySeat(Row(COUNT, RESOURCES), SEAT + 1),
    ),
    PerSeat("cubes", "cubes in hand, to be placed", 0, EVERY_CUBE, counted=True, holds=CUBES),
    PerSeat("counts", "what a step of Production has brought", 0, BYTE),
    PerSeat("loose", "cubes of this step, to be placed", 0, BYTE, counted=True),
]

MENACE: Final[list[Field]] = [
    Shared("packs", "the Menace pack of each seat", holds=Few(Number(0, len(PACK_SLUG) - 1), 2)),
    Cards("packs_left", "Menaces not taken yet", inner=True),
    Shown("pack_sizes", "how many of them are left", holds=COUNT_BY_SEAT),
    Shown(
        "unseen_menaces",
        "of each pack, those the observer has not seen",
        type=ROWS_SHOWN,
        holds=BySeat(BAG, SEAT + 1),
    ),
    Cards("menaces", "Menaces in Construction, sorted", holds=BAG),
    One("vermin", "Vermin in the pile", 0, BYTE),
    One("dues", "Dragons, Thieves or Shadows that have still to act", 0, BYTE),
    PerSeat("debt", "Soldiers that Dragons are owed", 0, BYTE, counted=True),
    PerSeat("withering", "cubes that the Sisters are owed", 0, BYTE, counted=True),
    Cards("stolen", "covered icons, sorted", holds=Bag(ICONS)),
    One("stolen_left", "Stolen tokens left", 0, STOLEN_TOKENS),
    One("uncovering", "who may take a Stolen token away", 0, EVERYBODY),
    PerSeat("eggs", "beaten Eggs", 0, BYTE, counted=True),
    PerSeat("sisters", "beaten Sisters", 0, BYTE, counted=True),
    One("shadow_cubes", "what Shadows were fed in their scenario (IWK-33.5)", 0, BYTE),
    One("syphon_cubes", "what Syphons set aside for nobody (IWK-27.7)", 0, BYTE),
    PerSeat("tokens", "Illusion tokens at hand", 0, BYTE, counted=True),
    One("lifted", "the card a swap has taken up", NONE, EVERY_TABLED, NONE, inner=True),
    Shown(
        "lifted",
        "the card a swap has taken up, as the observer sees it",
        type=f"{VIEW} | None",
        holds=Maybe(TABLED),
    ),
    One("lifted_from", "the area it came from", 0, 1),
    flag("swapped", "whether there was a swap this turn"),
    flag("late", "whether a swap comes after the Selection"),
]

COUNCIL: Final[list[Field]] = [
    Shared("box", "advisors that nobody has seen", inner=True),
    Shown("box_size", "how many", type="int", holds=COUNT),
    Cards("choices", "the two advisors to keep one of", own=True, holds=BAG),
    PerSeat("rejected", "the advisor sent away", NONE, CARDS - 1, start=NONE, own=True),
    PerSeat("council", "a bit for each advisor", 0, EVERY_ADVISOR),
    PerSeat("used", "a bit for each that has acted this round", 0, EVERY_ADVISOR),
    Shared("drawn", "cards that a seat looks at", seen_by="sees_drawn", holds=BAG),
    Shown("drawn_size", "how many", type="int", holds=COUNT),
    One("to_keep", "how many of them are still to be kept", NONE, BYTE, NONE),
    One("gift", "the card that the Jester gives away", NONE, CARDS - 1, NONE),
    One("trading", "whose cubes are of any kind (the Trader)", 0, EVERYBODY),
    One("armed", "who has called the Master-at-Arms", 0, EVERYBODY),
    PerSeat("conjuring", "cubes that the Court Mage may still move", 0, BYTE, counted=True),
    PerSeat("heralds", "points that the Herald has brought", 0, BYTE, counted=True),
]

QUEST: Final[list[Field]] = [
    Shared("quests", "the quests on the table", holds=Few(Number(0, len(QUEST_SLUG) - 1), 8)),
    PerSeat("steps", "steps done, four bits for each quest", 0, BYTE),
    One("finals", "who has done a final step in this window", 0, EVERYBODY),
    One("pioneer", "who was first", NONE, SEAT, NONE),
]

CONQUEST: Final[list[Field]] = [
    One("board", "the map", NONE, len(BOARD_SLUG) - 1, NONE),
    Shared("armies", "by side and place", holds=Few(COUNT, 2 * PLACES)),
    Shared("occupied", "by place, a bit for each site", holds=Few(COUNT, PLACES)),
    Shared("reserve", "by side", holds=BY_SIDE),
    Shared("prisoners", "by side", holds=BY_SIDE),
    One("mover", "whose turn it is", 0, SEAT),
    One("goal", "the place a move leads to", NONE, MOST_PLACES - 1, NONE),
    Shared("joined", "by place, armies that take part in it", holds=Few(COUNT, PLACES)),
    One("unsettled", "places whose sites are to be chosen, a bit each", 0, (1 << MOST_PLACES) - 1),
    One("passes", "seats that have passed in a row", 0, 2),
    One("strikes", "cards of the opponent that Card destruction may still strike", 0, BYTE),
]

FIELDS: Final = Declaration(
    "wonderful_kingdom",
    "Kingdom",
    *SETUP,
    *TIME,
    *PILES,
    *CHOICE,
    *CONSTRUCTION,
    *MENACE,
    *COUNCIL,
    *QUEST,
    *CONQUEST,
    own_key=True,
    seats=SEAT + 1,
    phases=(
        "production",
        "planning",
        "choice",
        "combat",
        "searching",
        "start",
        "conquest",
        "withering",
        "evening",
        "arrival",
        "arms",
        "scoring",
        "council",
    ),
)

"""Dice as they lie: all of one face and owner have a number, so that each glides to its place."""

from functools import lru_cache

from regalia.games.kingsburg.actions import GROUP_COLOURED, GROUP_WHITE
from regalia.games.kingsburg.dice import FACES
from regalia.games.kingsburg.state import NEUTRAL
from regalia.web.tables.kingsburg.model import Die
from regalia.web.tables.kingsburg.page import Page, Words

Key = tuple[int, str, int]  # owner, kind, face


def placed_dice(
    placed: tuple[tuple[int, int], ...], coloured: tuple[int, ...], white: tuple[int, ...]
) -> list[tuple[Die, ...]]:
    """Dice at court, numbered from the end, so that those in hand keep their numbers."""
    left: dict[Key, int] = {}
    for owner, group in placed:
        for key in _faces(owner, group):
            left[key] = left.get(key, 0) + 1
    for seat in range(len(coloured)):
        for key in _hand_faces(seat, coloured[seat], white[seat]):
            left[key] = left.get(key, 0) + 1
    out = []
    for owner, group in placed:
        dice = []
        for key in _faces(owner, group):
            dice.append(_die(key, left[key]))
            left[key] -= 1
        out.append(tuple(dice))
    return out


@lru_cache(maxsize=4096)
def hand(seat: int, coloured: int, white: int) -> tuple[Die, ...]:
    counts: dict[Key, int] = {}
    dice = []
    for key in _hand_faces(seat, coloured, white):
        counts[key] = counts.get(key, 0) + 1
        dice.append(_die(key, counts[key]))
    return tuple(dice)


def spent(page: Page) -> tuple[Die, ...]:
    """My dice that already lie at court."""
    dice: tuple[Die, ...] = ()
    for owner, group in page.seen.placed:
        if owner == page.me:
            dice += plain_dice(page, GROUP_COLOURED[group], GROUP_WHITE[group])
    return dice


def hand_label(terms: Words, coloured: int, white: int) -> str:
    faces = [*FACES[coloured], *FACES[white]]
    if not faces:
        return terms.w("no-dice")
    return terms.w("dice", dice=", ".join(str(face) for face in faces))


def plain_dice(page: Page, coloured: int, white: int) -> tuple[Die, ...]:
    own = [Die(face, "own", page.me + 1) for face in FACES[coloured]]
    return (*own, *[Die(face, "white", page.me + 1) for face in FACES[white]])


def _faces(owner: int, group: int) -> list[Key]:
    """A group's dice as keys: owner, kind, face."""
    if owner == NEUTRAL:
        return [(owner, "neutral", face) for face in FACES[group]]
    own = [(owner, "own", face) for face in FACES[GROUP_COLOURED[group]]]
    return own + [(owner, "white", face) for face in FACES[GROUP_WHITE[group]]]


def _hand_faces(seat: int, coloured: int, white: int) -> list[Key]:
    own = [(seat, "own", face) for face in FACES[coloured]]
    return own + [(seat, "white", face) for face in FACES[white]]


def _die(key: Key, number: int) -> Die:
    seat, kind, face = key
    badge = 0 if kind == "neutral" else seat + 1
    return Die(face, kind, badge, f"die-{badge}-{kind}-{face}-{number}")

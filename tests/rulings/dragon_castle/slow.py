"""Availability, groups and the ten Dragons once more, slowly, as the French rulebook tells them.

Nothing here comes from the engine: a castle is a dict of heights, a Realm a dict of stacks by
(row, column), each with a height, the tile that shows or None, and a shrine or not.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

KINDS = {"merchant", "soldier", "farmer", "season", "wind", "dragon"}

Place = tuple[int, int]
Castle = dict[Place, int]


@dataclass(frozen=True)
class Stack:
    """Tiles on one cell of a Realm; `kind` is None when the top one is face down."""

    height: int
    kind: str | None
    symbol: str
    shrine: bool


Realm = dict[Place, Stack]


def is_available(castle: Castle, place: Place) -> bool:
    """« Au moins 1 de ses côtés longs est libre, c'est-à-dire […] aucune tuile adjacente »."""
    row, column = place
    floor = castle[place]
    left = [height for height in [castle.get((row, column - 1), 0)] if height >= floor]
    right = [height for height in [castle.get((row, column + 1), 0)] if height >= floor]
    return left == [] or right == []


def has_free_short_side(castle: Castle, place: Place) -> bool:
    """Elegance: « des tuiles dont l'un des côtés courts est libre »."""
    row, column = place
    return any(castle.get((row + step, column), 0) < castle[place] for step in (-1, 1))


def on_last_floor(castle: Castle) -> set[Place]:
    """« Du dernier étage (le plus élevé) de la Forteresse »."""
    highest = max(castle.values())
    return {place for place, height in castle.items() if height == highest}


def around(place: Place) -> list[Place]:
    """« Orthogonalement adjacentes (pas en diagonale) »."""
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def clusters(places: Iterable[Place]) -> list[set[Place]]:
    """The separate groups of some cells, by walking from cell to cell."""
    rest = set(places)
    found = []
    while rest:
        group, todo = set(), [rest.pop()]
        while todo:
            here = todo.pop()
            group.add(here)
            for near in around(here):
                if near in rest:
                    rest.remove(near)
                    todo.append(near)
        found.append(group)
    return found


def groups(realm: Realm, least: int = 4) -> list[tuple[str, set[Place]]]:
    """« Une combinaison d'au moins 4 tuiles adjacentes du même type »."""
    kinds = sorted({stack.kind for stack in realm.values() if stack.kind})
    return [
        (kind, group)
        for kind in kinds
        for group in clusters(place for place, stack in realm.items() if stack.kind == kind)
        if len(group) >= least
    ]


def by_beauty(realm: Realm) -> list[set[Place]]:
    """« 4 tuiles Faction ou plus affichant le même chiffre »; only Factions bear numbers."""
    numbers = {stack.symbol for stack in realm.values() if stack.symbol.isdigit()}
    return [
        group
        for number in numbers
        for group in clusters(place for place, stack in realm.items() if stack.symbol == number)
        if len(group) >= 4
    ]


def by_cunning(realm: Realm) -> list[set[Place]]:
    """« Une combinaison de 3 tuiles du même type, au lieu de 4 »."""
    return [group for _, group in groups(realm, 3) if len(group) == 3]


def by_change(realm: Realm) -> dict[tuple[Place, str], set[Place]]:
    """« 1 tuile Spéciale […] comme si elle était du type dont vous avez besoin »."""
    out = {}
    specials = [place for place, s in realm.items() if s.kind and not s.symbol.isdigit()]
    for place, kind in product(specials, sorted(KINDS)):
        if kind == realm[place].kind:
            continue
        cells = {other for other, stack in realm.items() if stack.kind == kind} | {place}
        for group in clusters(cells):
            if place in group and len(group) >= 4 and not prevents(realm, place, kind):
                out[place, kind] = group
    return out


def prevents(realm: Realm, place: Place, kind: str) -> bool:
    """« Non, vous ne pouvez utiliser ce pouvoir que s'il vous permet de consolider »."""
    own = [group for k, group in groups(realm) if k == realm[place].kind and place in group]
    left = [group for old in own for group in clusters(old - {place}) if len(group) >= 4]
    anyway = [group for k, group in groups(realm) if k == kind and set(around(place)) & group]
    return bool(own and not left and anyway)


def without(realm: Realm, place: Place) -> Realm:
    """The Realm once the top tile of a stack has paid for a Spirit."""
    stack = realm[place]
    rest = {other: s for other, s in realm.items() if other != place}
    if stack.height > 1:
        rest[place] = Stack(stack.height - 1, None, "", False)
    return rest


def shrines(realm: Realm) -> list[Place]:
    """The cells with a shrine."""
    return [place for place, stack in realm.items() if stack.shrine]


def tranquility(realm: Realm) -> int:
    """« Chaque groupe séparé de tuiles face cachée adjacentes »."""
    return len(clusters(place for place, stack in realm.items() if stack.kind is None))


def righteousness(realm: Realm, rows: int, columns: int) -> int:
    """« Choisissez une ligne et une colonne »: all pairs are tried."""
    best = 0
    for row, column in product(range(rows), range(columns)):
        across = [place for place in shrines(realm) if place[0] == row]
        down = [place for place in shrines(realm) if place[1] == column]
        total = len(across) + len(down)
        total += 2 * (len(across) == columns) + 2 * (len(down) == rows)
        best = max(best, total)
    return best


def humility(realm: Realm) -> int:
    """« Adjacente à au moins 1 pile de tuiles plus élevée »."""
    return len(
        [
            place
            for place in shrines(realm)
            if [near for near in around(place) if height(realm, near) > height(realm, place)]
        ]
    )


def bravery(realm: Realm) -> int:
    """« Qui n'est pas adjacente à des piles de la même hauteur ou plus élevées »."""
    return len(
        [
            place
            for place in realm
            if all(height(realm, near) < height(realm, place) for near in around(place))
        ]
    )


def height(realm: Realm, place: Place) -> int:
    """The height of a stack; 0 where there is none."""
    return realm[place].height if place in realm else 0


def majesty(realm: Realm) -> int:
    """« Pour chaque Faction, choisissez 1 tuile face visible placée sur le troisième étage »."""
    total = 0
    for faction in ("merchant", "soldier", "farmer"):
        numbers = [
            int(stack.symbol)
            for stack in realm.values()
            if stack.kind == faction and stack.height >= 3
        ]
        total += max(numbers, default=0)
    return total


def power(realms: list[Realm], seat: int) -> int:
    """« 2 PV pour chaque Faction […] supérieur à celui de votre voisin et 1 PV » for a tie."""
    sides = {(seat - 1) % len(realms), (seat + 1) % len(realms)}
    total = 0
    for faction in ("merchant", "soldier", "farmer"):
        mine = best_sum(realms[seat], faction)
        if mine == 0:
            continue
        for side in sides:
            other = best_sum(realms[side], faction)
            total += 2 if mine > other else 1 if mine == other else 0
    return total


def best_sum(realm: Realm, faction: str) -> int:
    """« 1 groupe de tuiles Faction face visible adjacentes […] la somme des chiffres »."""
    found = clusters(place for place, stack in realm.items() if stack.kind == faction)
    return max((sum(int(realm[place].symbol) for place in group) for group in found), default=0)


def wisdom(realm: Realm) -> int:
    """« 2 PV pour chaque tuile Spéciale face visible différente »."""
    special = ("season", "wind", "dragon")
    return 2 * len({stack.symbol for stack in realm.values() if stack.kind in special})


def harmony(realm: Realm, rows: int, columns: int) -> int:
    """« 4 PV pour chaque direction », « +2 PV » for shrines « à la même hauteur »."""
    heights = {place: stack.height for place, stack in realm.items()}
    roofs = {place: stack.height for place, stack in realm.items() if stack.shrine}
    total = 0
    for points, picture in ((4, heights), (2, roofs)):
        mirrored = {(row, columns - 1 - column): h for (row, column), h in picture.items()}
        turned = {(rows - 1 - row, column): h for (row, column), h in picture.items()}
        total += points * (picture != {}) * ((picture == mirrored) + (picture == turned))
    return total


def devotion(realm: Realm) -> int:
    """« Chaque Sanctuaire […] auquel au moins 1 tuile Dragon face visible est adjacente »."""
    dragons = {place for place, stack in realm.items() if stack.kind == "dragon"}
    return len([place for place in shrines(realm) if dragons & set(around(place))])


def recklessness(realm: Realm, rows: int, columns: int) -> int:
    """« Chaque Sanctuaire placé à la frontière de votre Royaume »."""
    inner = set(product(range(1, rows - 1), range(1, columns - 1)))
    return len([place for place in shrines(realm) if place not in inner])


def all_dragons(realms: list[Realm], seat: int, rows: int, columns: int) -> dict[str, int]:
    """What every card grants a seat."""
    realm = realms[seat]
    return {
        "tranquility": tranquility(realm),
        "righteousness": righteousness(realm, rows, columns),
        "humility": humility(realm),
        "bravery": bravery(realm),
        "majesty": majesty(realm),
        "power": power(realms, seat),
        "wisdom": wisdom(realm),
        "harmony": harmony(realm, rows, columns),
        "devotion": devotion(realm),
        "recklessness": recklessness(realm, rows, columns),
    }

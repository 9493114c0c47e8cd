"""The winter battle and the final scoring once more, slowly, as the French rulebook tells them.

Nothing here comes from the engine. The facts of the box (the province sheet, the enemy cards) are
read as they stand in `material.toml`; every rule is a sentence of the rulebook, quoted beside it.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any

Card = dict[str, Any]
Cubes = Counter[str]
Choice = Callable[[str, list[Cubes]], Cubes]
"""Given a governor's name and all handfuls of cubes he could give or take, the one he picks."""

KINDS = ("gold", "wood", "stone")


@cache
def facts() -> dict[str, Any]:
    """The box, unread by anybody else."""
    path = files("regalia") / "games" / "kingsburg" / "material.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def card(slug: str) -> Card:
    """An enemy card."""
    (found,) = [row for row in facts()["enemy"] if row["slug"] == slug]
    return dict(found)


def building(slug: str) -> Card:
    """A space of the province sheet."""
    (found,) = [row for row in facts()["building"] if row["slug"] == slug]
    return dict(found)


class Governor:
    """A player: a pile of cubes, a set of buildings, two markers."""

    def __init__(
        self, name: str, cubes: Cubes, buildings: Iterable[str], soldiers: int, score: int
    ) -> None:
        self.name = name
        self.cubes = Counter(cubes)
        self.buildings = set(buildings)
        self.soldiers = soldiers
        self.score = score
        self.value = 0


def combat_value(governor: Governor, kind: str) -> int:
    """« La somme (et/ou soustraction) des bonus (et/ou pénalités) fournis par les bâtiments »."""
    value = governor.soldiers
    for one in governor.buildings:
        if one in ("guard_tower", "blacksmith", "stone_wall", "fortress"):
            value += 1
        elif one == "wizards_guild":
            value += 2
        elif one == "farms":  # « N'oubliez pas de soustraire 1 à votre valeur de combat »
            value -= 1
        elif one == "palisade":  # « +1 en bataille (+2 contre les Zombies) »
            value += 2 if kind == "zombies" else 1
        elif one == "barricade":  # « +0 en bataille (+1 contre les Gobelins) »
            value += 1 if kind == "goblins" else 0
        elif one == "church":  # « +0 en bataille (+1 pour les combats contre les Démons) »
            value += 1 if kind == "demons" else 0
    return value


def fight(governors: list[Governor], enemy: Card, die: int, choose: Choice) -> None:
    """Phase 8, for governors given in turn order."""
    for governor in governors:
        # « Chaque joueur avance son marqueur d'autant de cases que la valeur du dé »
        governor.soldiers += die
        governor.value = combat_value(governor, enemy["kind"])
    winners = [governor for governor in governors if has_won(governor, enemy["strength"])]
    losers = [governor for governor in governors if governor.value < enemy["strength"]]
    for governor in governors:
        if governor in winners:
            reward(governor, enemy["reward"], choose)
        if governor in losers:
            suffer(governor, enemy["loss"], choose)
    # « Le (ou les) joueur dont la valeur de combat est la plus forte, reçoit 1 PV supplémentaire,
    # mais uniquement s'il a gagné la bataille actuelle »
    best = sorted(governor.value for governor in governors)[-1]
    for governor in winners:
        if governor.value == best:
            governor.score += 1
    for governor in governors:  # « tous les soldats retournent chez eux »
        governor.soldiers = 0


def has_won(governor: Governor, strength: int) -> bool:
    """Stone Wall: « Si votre valeur de combat est égale à la force de l'ennemi, vous gagnez »."""
    if governor.value == strength:
        return "stone_wall" in governor.buildings
    return governor.value > strength


def reward(governor: Governor, blue: Card, choose: Choice) -> None:
    """« Les récompenses (marchandises et/ou PV) que vous gagnerez »."""
    for kind in KINDS:
        governor.cubes[kind] += blue.get(kind, 0)
    count = blue.get("goods_any", 0)
    if count:
        supply = Counter(dict.fromkeys(KINDS, count))
        governor.cubes += pick(governor, supply, count, choose)
    governor.score += blue.get("vp", 0)
    if "fortress" in governor.buildings:  # « vous recevez 1 or et 1 Point de Victoire »
        governor.score += 1


def suffer(governor: Governor, red: Card, choose: Choice) -> None:
    """« Du haut vers le bas : or, bois, pierres, marchandises de votre choix, bâtiments et PV »."""
    for kind in KINDS:
        for _ in range(red.get(kind, 0)):
            if governor.cubes[kind] > 0:  # « vous perdez ce que vous avez »
                governor.cubes[kind] -= 1
    count = min(red.get("goods_any", 0), governor.cubes.total())
    if count:
        governor.cubes -= pick(governor, governor.cubes, count, choose)
    for _ in range(red.get("buildings", 0)):
        if governor.buildings:
            destroy(governor)
    governor.score -= red.get("vp", 0)


def pick(governor: Governor, pile: Cubes, count: int, choose: Choice) -> Cubes:
    """Some cubes of a pile; where only one handful is possible, nobody is asked."""
    handfuls: list[Cubes] = []
    for handful in combinations(sorted(pile.elements()), count):
        if Counter(handful) not in handfuls:
            handfuls.append(Counter(handful))
    return handfuls[0] if len(handfuls) == 1 else choose(governor.name, handfuls)


def destroy(governor: Governor) -> str:
    """« La colonne la plus à droite […] ils sont détruits du haut vers le bas »."""
    rows = [building(slug) for slug in governor.buildings]
    rightmost = max(row["column"] for row in rows)
    topmost = min(row["row"] for row in rows if row["column"] == rightmost)
    (doomed,) = [row for row in rows if (row["row"], row["column"]) == (topmost, rightmost)]
    governor.buildings.remove(doomed["slug"])
    governor.score -= doomed["vp"]  # « perdre immédiatement les PV reçus de ce bâtiment »
    return str(doomed["slug"])


def bless(governors: list[Governor]) -> None:
    """« Un PV supplémentaire pour chaque paire de marchandises que vous possédez à la fin »."""
    for governor in governors:
        if "cathedral" in governor.buildings:
            cubes = list(governor.cubes.elements())
            while len(cubes) >= 2:
                del cubes[:2]
                governor.score += 1


def places(governors: list[Governor]) -> dict[str, int]:
    """« Le plus de Points de Victoire », « de marchandises », « de bâtiments », or shared."""
    found: dict[str, int] = {}
    rest = list(governors)
    while rest:
        best = rest
        for measure in (
            lambda one: one.score,
            lambda one: one.cubes.total(),
            lambda one: len(one.buildings),
        ):
            top = max(measure(one) for one in best)
            best = [one for one in best if measure(one) == top]
        place = len(found) + 1
        for one in best:
            found[one.name] = place
            rest.remove(one)
    return found

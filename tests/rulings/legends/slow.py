"""Control and scoring once more, slowly, as the French booklet tells them.

Nothing here comes from the engine. The facts of the box are read as they stand in `material.toml`;
every rule is a sentence of the booklet, quoted beside it. What it leaves open follows docs/rules.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

Fact = dict[str, Any]
NOBODY = ""


@cache
def facts() -> Fact:
    """The box, unread by anybody else."""
    path = files("regalia") / "games" / "legends" / "material.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def card(slug: str) -> Fact:
    """A card."""
    (found,) = [row for row in facts()["card"] if row["slug"] == slug]
    return dict(found)


@dataclass
class Player:
    """A player: a name, cards, coins, tokens, and perhaps a warlord."""

    name: str
    cards: list[str]
    coins: int
    tokens: list[str] = field(default_factory=list)
    warlord: str = ""
    supply: int = 0
    prisoners: int = 0  # on the Sorceress's card


@dataclass
class Map:
    """Pieces on regions, one entry for each piece: (region, owner)."""

    regions: list[str]
    armies: list[tuple[str, str]]
    cities: list[tuple[str, str]]
    citadels: list[str]


def sole_leader(counts: Counter[str]) -> str:
    """« En cas d'égalité, personne ne la contrôle. »"""
    ranked = counts.most_common()
    if not ranked or ranked[0][1] == 0:
        return NOBODY
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return NOBODY
    return ranked[0][0]


def controls(world: Map, region: str) -> str:
    """« Les Cités comptent comme des Armées » when control of a region is reckoned."""
    pieces = [owner for place, owner in world.armies + world.cities if place == region]
    return sole_leader(Counter(pieces))


def islands(world: Map) -> list[list[str]]:
    """The islands in play, as lists of regions."""
    found: dict[tuple[str, int], list[str]] = {}
    for region in world.regions:
        row = facts()["regions"][region]
        found.setdefault((row["face"], row["island"]), []).append(region)
    return list(found.values())


def rules_island(world: Map, island: list[str]) -> str:
    """« S'il est celui qui contrôle le plus grand nombre de régions sur cette île »."""
    rulers = [controls(world, region) for region in island]
    return sole_leader(Counter([ruler for ruler in rulers if ruler != NOBODY]))


def elixirs(player: Player) -> int:
    """All elixirs; « Source Magique : gagnez 2 élixirs en fin de partie »."""
    count = sum(card(slug)["ability"].get("elixir", 0) for slug in player.cards)
    return count + (2 if "magic_spring" in player.tokens else 0)


def family(player: Player, name: str) -> int:
    """« cartes contenant l'adjectif […] dans leur nom »."""
    adjective = name.capitalize()
    return sum(card(slug)["name"]["en"].startswith(adjective + " ") for slug in player.cards)


def abilities(player: Player) -> int:
    """« Le nombre de Points de Victoire dépend de la capacité spéciale de la carte. »"""
    points = 0
    for slug in player.cards:
        ability = card(slug)["ability"]
        if "per_family" in ability:
            points += family(player, ability["per_family"])
        if "set" in ability:
            wanted = [
                r["slug"] for r in facts()["card"] if r.get("family") == ability["set"]["family"]
            ]
            if all(one in player.cards for one in wanted):
                points += ability["set"]["vp"]
        if "per_coins" in ability:  # « par tranche de 3 Pièces en votre possession »
            purse = player.coins
            while purse >= 3:
                purse -= 3
                points += 1
        if "per_flying" in ability:
            points += sum("flying" in card(one)["ability"] for one in player.cards)
    return points


def elixir_prize(player: Player, players: list[Player]) -> int:
    """« Si plusieurs joueurs possèdent le plus grand nombre d'élixirs […] 1 Point »."""
    most = sorted(elixirs(one) for one in players)[-1]
    if most == 0 or elixirs(player) != most:
        return 0
    return 2 if [elixirs(one) for one in players].count(most) == 1 else 1


def warlord(player: Player, world: Map) -> int:
    """The end of the warlord cards."""
    if player.warlord == "fairy_queen":  # « si vous possédez 3 cartes Sylvestres »
        return 1 if family(player, "forest") >= 3 else 0
    if player.warlord == "bandit_king":  # « placées sur le plateau ou […] capturées »
        return 1 if player.supply == 0 else 0
    if player.warlord == "red_sorceress":  # « par tranche de 3 Armées adverses détruites »
        return player.prisoners // 3
    if player.warlord == "white_knight":  # « constituée de trois régions ou plus »
        large = [island for island in islands(world) if len(island) >= 3]
        return sum(rules_island(world, island) == player.name for island in large)
    return 0


def score(player: Player, players: list[Player], world: Map) -> int:
    """« En ajoutant les régions, les îles et les capacités spéciales »."""
    total = sum(controls(world, region) == player.name for region in world.regions)
    total += sum(rules_island(world, island) == player.name for island in islands(world))
    total += sum(controls(world, region) == player.name for region in world.citadels)
    total += abilities(player) + elixir_prize(player, players) + warlord(player, world)
    worth = {"grimoire": 1, "wild_dragon": 2, "poison_swamp": -1}
    return total + sum(worth.get(token, 0) for token in player.tokens)


def places(players: list[Player], world: Map) -> dict[str, int]:
    """« Le plus grand nombre de pièces », « d'Armées », « de régions », or shared."""
    totals = {player.name: score(player, players, world) for player in players}
    first = max(totals.values())

    def rank(player: Player) -> tuple[int, ...]:
        book = "grimoire" in player.tokens and totals[player.name] == first
        fielded = sum(owner == player.name for _, owner in world.armies)
        held = sum(controls(world, region) == player.name for region in world.regions)
        return (totals[player.name], book, player.coins, fielded, held)

    order = sorted({rank(player) for player in players}, reverse=True)
    found: dict[str, int] = {}
    place = 1
    for row in order:
        here = [player.name for player in players if rank(player) == row]
        found.update(dict.fromkeys(here, place))
        place += len(here)
    return found

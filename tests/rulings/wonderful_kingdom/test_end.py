"""The score and tie-breaks (IWK-15, IWK-35)."""

from random import Random
from typing import Any

from regalia.games.wonderful_kingdom import scoring
from regalia.games.wonderful_kingdom.material import DUCHY_SIDE, DUCHY_SLUG, FACTS, SIDES
from regalia.games.wonderful_kingdom.rules import Kingdom
from rulings.wonderful_kingdom.scene import builds, duke, menaces, scene, told


def simon() -> Kingdom:
    """The player of the rulebook's example, with cards of our material."""
    cards = ["cathedral", "throne_palace", "academy", "great_bazaar", "dragon_egg"]
    mine = duke("pantheon:GGG", built=cards, calamities=2, soldiers=4, krystallium=3)
    return told(mine, side="A", duchies=("valados", "teressie"))


def test_the_example_of_39_points() -> None:
    """IWK-15.2, IWK-15.3, IWK-15.4, IWK-13.3, IWK-35.4, IWK-35.12: 11 + 36 - 8."""
    s = simon()
    lines = scoring.lines(s, 0)
    assert lines[scoring.FLAT] == 11
    assert lines[scoring.BADGES + 2] == 36
    assert lines[scoring.CALAMITY_LINE] == -8
    assert s.points(0) == 39 == s.score(0).total


def slow_points(built: list[dict[str, Any]], badge: dict[str, int]) -> int:
    """Points counted the long way, from the rows of the material."""
    total = 0
    for row in [*built, {"vp_per": badge}]:
        total += int(row.get("vp", 0))
        for type, amount in dict(row.get("vp_per", {})).items():
            total += amount * sum(1 for other in built if other["type"] == type)
    return total


def test_points_agree_with_a_slow_count() -> None:
    """IWK-15.2: over random Duchies, against a count that shares no code with the game."""
    rows = [row for row in FACTS["card"] if row["kind"] == "development"]
    for seed in range(40):
        random = Random(seed)
        chosen = random.choices(rows, k=random.randrange(12))
        s = scene(module="quest", side="A", seed=seed)
        builds(s, 0, *[row["slug"] for row in chosen])
        row = s.rows(0)
        (duchy,) = [
            fact
            for fact in FACTS["duchy"]
            if fact["slug"] == DUCHY_SLUG[row] and fact["side"] == SIDES[DUCHY_SIDE[row]]
        ]
        assert s.points(0) == slow_points(chosen, duchy.get("vp_per", {}))


def test_ties() -> None:
    """IWK-15.5, IWK-15.6, IWK-15.7: built cards, then Soldiers of the stock, then shared."""
    for mine, other, ranks in (
        (duke(), duke(), [1, 1]),
        (duke(soldiers=1), duke(training=1), [1, 2]),
        (duke(soldiers=1), duke(built=["farm"]), [2, 1]),
        (duke(soldiers=1, built=["quarry"]), duke(built=["farm"]), [1, 2]),
    ):
        assert told(mine, other, module="menace").ranks() == ranks


def test_calamities_break_no_tie() -> None:
    """IWK-15.6, IWK-34.3: constructed cards count; with the switch all cards in the Duchy do."""
    for value, cards in (("constructed", 0), ("all", 2)):
        s = scene(tiebreak_cards=value)
        s.set_calamities(0, 1)
        builds(s, 0, "gold_syphon")
        assert scoring.constructed(s, 0) == cards


def test_totals_may_be_negative() -> None:
    """IWK-15.8: and module points are part of the sheet."""
    s = scene()
    menaces(s, 0, "giant_rat", "vermin")
    s.set_eggs(1, 1)
    assert s.points(0) == -5 and s.points(1) == 3
    rules = {line.rule for line in s.score(0).lines}
    assert {"IWK-15.2", "IWK-8.2", "IWK-17.11", "IWK-26.5"} == rules

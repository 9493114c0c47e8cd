"""IWW-11, IWW-12 and the points of IWW-16: what an Empire is worth."""

from regalia.core.rng import FastRng
from regalia.games.wonderful_world.material import CARD_SLUG, CARDS, EMPIRE_SLUG, KIND_SLUG, SIDES
from regalia.games.wonderful_world.scoring import lines_of
from rulings.wonderful_world import slow
from rulings.wonderful_world.scene import area, built, card, new, play_random, purse, scene, told


def points(
    *slugs: str, generals: int = 0, financiers: int = 0, empire: str = "", side: str = "B"
) -> int:
    """What these cards and characters score, copies at will."""
    cards = bytes([card(slug) for slug in slugs])
    row = EMPIRE_SLUG.index(empire or "republic_of_europe") * 6 + SIDES.index(side)
    return sum(lines_of(cards, row, generals, financiers))


def test_the_end_of_the_rulebooks_game() -> None:
    """IWW-22.4: 12 flat, 30 for five Projects, 2 Generals, 18 for six Financiers: 62 points."""
    # Five Projects; badges of 1, 3 and 2 per Project, and two badges of 1 per Financier.
    projects = "giant_tower harbor_zone world_congress casino_city national_monument"
    cards = [*projects.split(), "universal_vaccine", "cryopreservation"]
    stock = {"krystallium": 4, "generals": 2, "financiers": 6, "cubes": 3}
    table = told("over", area("museum:GG", built=cards, **stock))
    assert [line.points for line in table.score(0).lines] == [12, 0, 0, 0, 30, 0, 2, 18, 0]
    assert table.points(0) == 62


def test_the_duo_example() -> None:
    """IWW-22.6, IWW-16.8, IWW-16.9: 6 flat, 9 for three cards of a type, one duo of 9: 24."""
    total = points(
        "immortality",  # Research, 9 for each Research and Project
        "luxury_clinic",  # Project, 3 points
        "treasure_of_the_templars",  # Discovery, 3 points
        *[
            "fountain_of_youth",
            "atlantis",
        ],  # Discoveries that score Generals, of which there are none
        empire="aztec_empire",  # 3 for each Discovery
        side="A",
    )
    assert total == 3 + 3 + 3 * 3 + 9 * 1 == 24


def test_sixty_one_points_exactly() -> None:
    """IWW-22.7, IWW-16.12: 12 + 9 + 3 + 10 + 27 = 61, with two rows of duos."""
    flat = ["luxury_clinic", "mega_bomb", "treasure_of_the_templars", "cities_of_gold"]  # 3 each
    # Three Discoveries; the third wants Vehicles, of which there are none. Two Structures with
    # Generals at 5; three Research, mega_bomb included, and three Projects, luxury_clinic
    # included, at 9.
    others = "mysterious_vessel high_security_prison wind_turbines recycling_plant"
    cards = [*flat, *others.split(), "immortality", "cryopreservation", "casino_city"]
    table = told(
        "over",
        area(built=cards, generals=3),
        side="A",
        empires=("aztec_empire", "noram_states"),  # the first scores 3 for each Discovery
        corruption_ascension="always",
    )
    assert [line.points for line in table.score(0).lines] == [12, 0, 0, 0, 0, 9, 3, 0, 10 + 27]
    assert table.points(0) == 61


def test_the_total_is_the_sum_of_all_lines() -> None:
    """IWW-11.1: flat, per type, Generals, Financiers, duos."""
    cards = ["alexanders_tomb", "museum", "giant_robot", "wind_turbines"]
    mine = area(built=cards, generals=2, financiers=1)
    table = told("over", mine, corruption_ascension="always")
    assert [line.points for line in table.score(0).lines] == [10, 0, 0, 0, 0, 2, 2, 1, 6]
    assert table.points(0) == 21


def test_flat_points() -> None:
    """IWW-11.2: plain numbers add up, copies each."""
    assert points("harbor_zone", "harbor_zone", "time_travel") == 2 + 2 + 15


def test_points_per_type_count_the_card_itself() -> None:
    """IWW-11.3: museum counts Discoveries, unknown_technology counts itself among Research."""
    assert points("museum", "roswell", "island_of_avalon") == 4 + 7
    assert points("unknown_technology") == 3
    assert points("unknown_technology", "neuroscience", "teleportation") == 3 * 3 + 1 + 8
    assert points("wind_turbines", "zeppelin", empire="north_hegemony", side="A") == 2


def test_generals_and_financiers() -> None:
    """IWW-11.4: (1 + badges) times the characters owned."""
    assert points(generals=4, financiers=3) == 7
    assert points("atlantis", "roswell", generals=4) == (1 + 2 + 1) * 4
    assert points("casino_city", financiers=5, empire="noram_states", side="A") == (1 + 1 + 1) * 5


def test_krystallium_cubes_and_unfinished_cards_are_worth_nothing() -> None:
    """IWW-11.6: and there is no penalty."""
    table = told("over", area("time_travel:SSSSSKK", krystallium=9, cubes=4))
    assert table.points(0) == 0


def test_the_highest_total_wins() -> None:
    """IWW-11.7: whoever has most points is first."""
    table = told(
        "over", area(), area(built=["time_travel"]), area(built=["teleportation"]), seats=3
    )
    assert table.ranks() == [3, 1, 2]


def test_ties_go_to_the_most_cards_then_to_the_most_characters() -> None:
    """IWW-12.1, IWW-12.2, IWW-12.3: cards, characters, shared."""
    third = area(generals=1, financiers=2)
    for first, second, ranks in (
        (["mega_bomb"], ["genetic_upgrades"], [1, 1, 3]),  # no card at all is behind
        (["mega_bomb"], ["genetic_upgrades", "wind_turbines"], [2, 1, 3]),
        (["mega_bomb", "recycling_plant"], ["genetic_upgrades", "wind_turbines"], [1, 1, 3]),
        (["mega_bomb", "museum", "zeppelin"], ["genetic_upgrades", "wind_turbines"], [1, 2, 3]),
    ):
        table = told("over", area(built=first), area(built=second), third)
        assert [table.points(seat) for seat in range(3)] == [3, 3, 3]
        assert table.ranks() == ranks


def test_characters_break_a_tie_of_points_and_cards() -> None:
    """IWW-12.2: level on points and cards, the one with more characters wins."""
    other = area(built=["human_cloning"], financiers=2)
    table = told("over", area(built=["genetic_upgrades"]), other)
    assert table.points(0) == table.points(1) == 3
    assert table.ranks() == [2, 1]


def test_only_those_level_on_points_are_compared() -> None:
    """IWW-12.4: more cards do not help whoever has fewer points."""
    many = area(built=["wind_turbines", "recycling_plant", "zeppelin"])
    one, other = area(built=["time_travel"]), area(built=["center_of_the_earth"])
    table = told("over", one, other, many)
    assert table.ranks() == [1, 1, 3]


def test_duos_count_pairs_and_use_nothing_up() -> None:
    """IWW-16.8, IWW-16.9, IWW-16.10, IWW-22.11: badge cards count, badges add up."""
    four = ["immortality", "neuroscience", "super_sonar", "supercomputer"]
    two = ["harbor_zone", "giant_dam"]
    base = 1 + 1 + 2 + 1
    assert points(*four, *two) == base + 18
    three = ["alexanders_tomb", "ark_of_the_covenant", "roswell"]
    more = points(*four, *two, "utopia", *three)
    assert more == base + 15 + 18 + 24
    assert points("telekinesis", "zeppelin", "submarine", financiers=3) == 3 + 6 * 2
    assert points("giant_robot", "giant_robot", "wind_turbines") == 6 + 6, (
        "badges of one pair add up"
    )


def test_the_empire_scores_on_side_a_alone() -> None:
    """IWW-21.11: sides B to F have no badge."""
    for side in SIDES[1:]:
        for empire in EMPIRE_SLUG:
            cards = ["zeppelin", "wind_turbines", "super_sonar"]
            assert points(*cards, generals=2, financiers=2, empire=empire, side=side) == 5


def test_the_slow_scorer_agrees_on_random_empires() -> None:
    """IWW-11.1 to IWW-11.4: any cards, any Empire, any side, scored again from the rows."""
    rng = FastRng(11)
    for _ in range(400):
        cards = [rng.below(CARDS) for _ in range(rng.below(25))]
        slugs = [CARD_SLUG[number] for number in cards]
        empire, side = EMPIRE_SLUG[rng.below(7)], SIDES[rng.below(6)]
        generals, financiers = rng.below(9), rng.below(9)
        fast = points(*slugs, generals=generals, financiers=financiers, empire=empire, side=side)
        assert fast == slow.score(slugs, empire, side, generals, financiers), slugs


def test_the_slow_scorer_agrees_on_played_games() -> None:
    """IWW-6.3, IWW-16.5: random games with everything in, scored and counted again at the end."""
    for seed in range(3):
        table = new(4, seed, side="F", corruption_ascension="always", war_or_peace="all")
        play_random(table, seed)
        for seat in range(4):
            empire = EMPIRE_SLUG[table.rows(seat) // 6]
            slugs = built(table, seat)
            _, _, generals, financiers = purse(table, seat)
            assert table.points(seat) == slow.score(slugs, empire, "F", generals, financiers)
            for step in range(5):
                wanted = slow.production(slugs, empire, "F", KIND_SLUG[step])
                assert table.production(seat, step) == wanted


def test_the_slow_count_agrees_on_random_empires() -> None:
    """IWW-6.4, IWW-16.5: any cards on any side, counted again from the rows."""
    rng = FastRng(12)
    table = scene(7, side="A")
    for _ in range(150):
        table.side = rng.below(6)
        table.corrupts = 1
        for seat in range(7):
            table.set_rows(seat, seat * 6 + table.side)
            table.set_built(seat, bytes([rng.below(CARDS) for _ in range(rng.below(20))]))
            for step in range(5):
                side = SIDES[table.side]
                wanted = slow.production(
                    built(table, seat), EMPIRE_SLUG[seat], side, KIND_SLUG[step]
                )
                assert table.production(seat, step) == wanted

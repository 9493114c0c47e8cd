"""A campaign's file: what can be wrong with it, each in one sentence, in both languages."""

import pytest

from kit.campaigns import TEXT, ended, two_roads
from regalia.campaign import BadBook, begin, find_book, read_book, shipped
from regalia.campaign.check import find_ways
from regalia.text import say

HARVEST = 'changes = ["start=K"]'
BORDER = 'changes = ["supremacy.materials=choice", '
THIN = '"without=recycling_plant", "without=research_center", "without=wind_turbines"'
SCARCE = ("recycling_plant", "industrial_complex")  # thirteen cards of the deck
SINGLE = ("aquaculture", "bionic_grafts", "giant_dam", "giant_tower", "lunar_base", "museum")

FAULTS = [
    ("format = 1", "format = 2", "not of the format 1"),
    ("format = 1", "format = = 1", "is not TOML"),
    ('slug = "two_roads"\n', "", "campaign: the field “slug” is missing"),
    ('slug = "two_roads"', 'slug = "Two Roads"', "the field “slug” cannot be Two Roads"),
    ("played = 5", 'played = "5"', "the field “played” cannot be 5"),
    ("played = 5", "played = 4", "six scenarios|6 scenarios, of which 5 are played"),
    ("played = 5", "played = 5\nmusic = true", "campaign: there is no field “music”"),
    ('fr = "Deux routes"', 'fr = " "', "the field “name” lacks its text in “fr”"),
    ('fr = "Deux routes"', 'fr = "Deux routes", de = "Zwei"', "field “name” cannot be en, fr, de"),
    ("seats = [1, 2, 3, 4, 5]", "seats = [1, 6]", "from 1 to 5"),
    ("seats = [1, 2, 3, 4, 5]", "seats = [2, 2]", "from 1 to 5"),
    ("seats = [1, 2, 3, 4, 5]", 'seats = ["2"]', "the field “seats” cannot be 2"),
    ('border = "orange"', 'border = "blue"', "cannot be blue; it can be grey, orange"),
    ('number = "1-02"', 'number = "1-01"', "“1-01” is used twice as a name"),
    ('number = "1-02"', 'number = "12"', "card 2: the field “number” cannot be 12"),
    ('slug = "pax_10"', 'slug = "zeppelin"', "“zeppelin” is not a War or Peace card"),
    ('slug = "pax_10"', 'slug = "headquarters"', "“headquarters” is in the box only once"),
    ('keep = ["1-01"]', 'keep = ["9-01"]', "There is no card 9-01"),
    ('keep = ["1-01"]', 'keep = ["2-01"]', "Card 2-01 is used twice"),
    ('cards = ["1-02", "1-03"]', 'cards = ["1-03"]\n#', None),
    ('"start=K"', '"start=G"', "thin_harvest, with one player: “start=G” needs"),
    ('"start=K"', '"with=pax_10"', "“with=pax_10” is set by the campaign itself"),
    ('"start=K"', '"start.1=K"', "“start.1=K” is set by the campaign itself"),
    ('"start=K"', '"rounds=5"', "with 4 players: The rounds need 60 cards"),
    ("solo = 70", "solo = 0", "the field “solo” must be from 1 to 999"),
    ('who = "winner"', 'who = "loser"', "thin_harvest, resolution 1: the field “who” cannot be"),
    ('who = "winner"', 'who = "others"', "thin_harvest: there is no resolution for the winner"),
    ('of = "general"', 'of = "hats"', "the field “of” cannot be hats"),
    ('of = "general"', "", "the field “of” is missing"),
    ("each = 2", "each = 0", "when: the field “each” must be from 1"),
    ("each = 2", "every = 2", "when: the field “each” is missing"),
    ('gift = "K"', 'gift = "G"', "the field “gift” cannot be G"),
    ('gift = "K"', 'gift = "KKKKKKK"', None),
    ('gift = "K"', 'gift = "KKKKKKKK"', "all gifts together have more than 8 letters"),
    ('who = "everybody"\ngift = "K"', 'who = "everybody"', "for “everybody” brings nothing"),
    (
        'number = "1-01"\nslug = "memorial_for_the_builder"\nborder = "orange"',
        'number = "1-01"\nslug = "memorial_for_the_builder"\nborder = "grey"',
        "card 1-01 has a grey border and cannot be kept",
    ),
    ('next = "road_of_iron"', 'next = "road_of_gold"', "there is no scenario “road_of_gold”"),
    ('next = "road_of_iron"', 'next = "thin_harvest"', "would be number 5 of 5"),
    ('next = "road_of_glass"', 'next = "road_of_iron"', "road_of_glass is never played"),
    ('slug = "road_of_iron"', 'slug = "deep_survey"', "“deep_survey” is used twice as a name"),
    (HARVEST, f"changes = [{THIN}]", "thin_harvest, with 5 players: The rounds need 140 cards"),
    ('"points.general=1"', '"without=headquarters"', "road_of_iron.* headquarters is left out of"),
    ('"points.general=1"', '"without=gaussian_weapons"', "gaussian_weapons is left out of"),
    ('"points.general=1"', '"without=analysis_center"', None),
    ("played = 5", "played = " + "1" * 5000, "has a number with too many digits"),
    ("Two Roads", "\ud800", "not UTF-8 text: one of its characters is broken"),
    ('en = "Two Roads"', r'en = "\u001b[2J"', "“name” in “en” contains .* cannot be shown, U.001B"),
    ('fr = "Deux routes"', r'fr = "\u202eseuqirt"', "“name” in “fr” contains .*, U.202E"),
    ('en = "Your builders', r'en = "\u009b2J', "1: the text of “text” in “en” .*, U.009B"),
    ('en = "Two Roads"', r'en = "Two\n\tRoads"', None),
    ('"start=K"', r'"\u001b=K"', r"the field “changes” cannot be '\\x1b=K'"),
    ('cards = ["1-02"', r'cards = ["1-02\n"', r"the field “cards” cannot be '1-02\\n'"),
    ("final = true", "final = false", "road_of_iron: there is no resolution for the winner"),
    ('"points.general=1"', '"goal.general=1"', "the final scenario must have a winner"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FAULTS)
def test_each_fault_is_one_sentence(old: str, new: str, sentence: str | None) -> None:
    """The file is refused, or taken where nothing is wrong; French says it too."""
    if sentence is None:
        two_roads((old, new))
        return
    with pytest.raises(BadBook, match=sentence) as refused:
        two_roads((old, new))
    assert refused.value.message is not None
    assert say(refused.value.message, "fr") != str(refused.value)


def test_a_final_scenario_rewards_nobody() -> None:
    """Nothing comes after it."""
    extra = '\n[[scenario.resolution]]\nwho = "winner"\ngift = "K"\ntext = { en = "x", fr = "y" }\n'
    with pytest.raises(BadBook, match="nothing follows from the final scenario"):
        read_book(TEXT + extra)


def test_a_way_that_leads_nowhere() -> None:
    """The last scenario of the file has nothing after it unless it is final."""
    winner = (
        '\n[[scenario.resolution]]\nwho = "winner"\ngift = "K"\ntext = { en = "x", fr = "y" }\n'
    )
    text = TEXT.replace("final = true", "final = false")
    middle = text.index('[[scenario]]\nslug = "road_of_glass"')
    with pytest.raises(BadBook, match="would be number 5 of 5"):
        read_book(text[:middle] + winner + text[middle:] + winner)


def test_a_card_that_may_be_missed_does_not_fill_a_deck() -> None:
    """The Tower joins the deck if enough was found; the fourth scenario must do without it."""
    gone = ", ".join([f'"without={slug}"' for slug in SCARCE])
    scarce = (BORDER, f"changes = [{gone}, " + BORDER.partition("[")[2])
    with pytest.raises(BadBook, match=r"closed_border, with 5 players: .* 140 .* holds 139"):
        two_roads(scarce)
    book = two_roads(scarce, ('when = { together = "discovery", each = 2 }\n', ""))
    campaign = begin(book, 5)
    for _ in range(3):
        campaign = ended(campaign, [5, 4, 3, 2, 1])
    assert campaign.match(1).seats == 5


def test_a_scenario_may_change_much() -> None:
    """However much was kept, added and given on the way, the final scenario can be set up."""
    steps = ("materials", "energy", "science", "gold", "exploration")
    types = ("structure", "vehicle", "research", "project", "discovery", "general", "financier")
    texts = [f"supremacy.{step}=choice" for step in steps] + [f"points.{one}=1" for one in types]
    texts += ["rounds=4", "yields=M", "start=K"]
    changes = ", ".join([f'"{text}"' for text in texts] + [f'"without={one}"' for one in SINGLE])
    text = TEXT.replace('border = "grey"', 'border = "orange"')
    text = text.replace(
        'changes = ["supremacy.science=general", "points.general=1"]', f"changes = [{changes}]"
    )
    campaign = begin(read_book(text), 5)
    for _ in range(4):
        campaign = ended(campaign, [5, 4, 3, 2, 1], discovery=[9] * 5, general=[9, 1, 1, 1, 1])
    assert len(campaign.changes()) > 40
    assert campaign.match(1).options["changes"] == campaign.changes()


def test_ways_are_few_however_many_resolutions_lead_there() -> None:
    """Each scenario is followed by another only once: sixty times the same jump is one way."""
    order = ("open_ledgers", "deep_survey", "closed_border", "road_of_iron")
    head, *parts = TEXT.split("[[scenario]]")
    jump = '\n[[scenario.resolution]]\nwho = "everybody"\ntext = { en = "x", fr = "y" }\nnext = '
    many = [part + 60 * f'{jump}"{slug}"\n' for part, slug in zip(parts, order, strict=False)]
    book = read_book("[[scenario]]".join([head, *many, *parts[4:]]))
    slugs = sorted([[scenario.slug for scenario in way] for way in find_ways(book)])
    assert slugs == [["thin_harvest", *order[:3], last] for last in ("road_of_glass", order[3])]


def test_a_file_that_is_too_long() -> None:
    """Nobody writes so much by hand."""
    with pytest.raises(BadBook, match="200,000 bytes at most"):
        read_book(TEXT + "#" * 200_000)


def test_finding_a_campaign(tmp_path: object) -> None:
    """By slug, or by the name of a file."""
    assert find_book("two_roads") == shipped()[0] == two_roads()
    with pytest.raises(BadBook, match="no campaign “war”; there is two_roads"):
        find_book("war")
    with pytest.raises(BadBook, match=r"The file nowhere\.toml cannot be read"):
        find_book("nowhere.toml")
    path = f"{tmp_path}/mine.toml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(TEXT)
    assert find_book(path) == shipped()[0]

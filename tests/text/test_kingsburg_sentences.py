"""Kingsburg's prompts and choices, word for word, in both languages."""

import pytest

from kit.reading import Both, both
from regalia.core.events import SPECTATOR
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUP_AT, group_cell
from regalia.games.kingsburg.dice import ID_OF
from regalia.games.kingsburg.material import ADVISOR_SLUG, SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BUILDING,
    COURT,
    HELP,
    OVER,
    RECRUITING,
    ROLL,
    SEASON_END,
)
from regalia.text import LANGS
from rulings.kingsburg.scene import holds, owns, play, put, scene, start, winter


def asked(table: Kingsburg, seat: int) -> Both:
    """What a seat reads in its status line."""
    return both(GAME.prompt(GAME.observe(table, seat)), None if seat == SPECTATOR else seat)


def choices(table: Kingsburg, lang: str) -> list[str]:
    """The sentences of the legal actions of whoever is asked."""
    seat = table.to_act()[0]
    seen = GAME.observe(table, seat)
    return [both(GAME.describe(seen, action), seat)[LANGS.index(lang)] for action in seen.legal]


def at_court(*faces: int) -> Kingsburg:
    """The first seat's turn with certain dice; the others have none."""
    table = scene(3)
    table.set_coloured(0, ID_OF[faces])
    return start(table, COURT)


def helped(advisor: str, optional: bool = True) -> Kingsburg:
    """The first seat is helped by one advisor, with one good of each kind in hand."""
    table = scene(3, smuggler_optional=optional)
    number = ADVISOR_SLUG.index(advisor)
    faces = {1: (number,), 2: (number - 6, 6), 3: (number - 12, 6, 6)}[(number + 5) // 6]
    holds(table, 0, 1, 1, 1)
    put(table, placed=[GROUP_AT[group_cell(ID_OF[faces], 0, 0, 0)]])
    return start(table, HELP)


def test_the_kings_aid() -> None:
    """One good for each; the others wait."""
    table = start(scene(3), AID)
    assert both(GAME.where(GAME.observe(table, 0))) == (
        "Year I, the King’s Aid",
        "Année I, l’Aide du Roi",
    )
    assert asked(table, 0) == (
        "The King helps you: take one good",
        "Le Roi vous aide : prenez une marchandise",
    )
    assert asked(table, 1) == ("Waiting for Laurence", "On attend Laurence")
    assert asked(table, SPECTATOR) == asked(table, 1)
    assert choices(table, "fr") == ["Prendre 1 or", "Prendre 1 bois", "Prendre 1 pierre"]


def test_re_rolls() -> None:
    """Statue and Chapel, alone and together."""
    table = scene(3, dice=[2, 2, 2, 4, 5, 6, 4, 5, 6])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert asked(table, 0) == (
        "Re-roll? All your dice show 2, only 6 in total",
        "Relancer ? Tous vos dés affichent 2, soit 6 en tout",
    )
    assert choices(table, "en") == [
        "Keep your dice",
        "Re-roll a coloured die with the Statue",
        "Re-roll all your dice with the Chapel",
    ]
    table.chapel_used = 1
    assert asked(table, 0)[0] == "Re-roll? All your dice show 2"
    table.chapel_used, table.statue_used = 0, 1
    assert asked(table, 0)[1] == "Relancer ? Vos dés ne totalisent que 6"


def test_the_court() -> None:
    """Groups with everything that can be in them; the Envoy where he is needed."""
    table = at_court(3)
    table.occupied = 1 << 5
    table.envoy = 0
    table.set_tokens(0, 1)
    assert asked(table, 0) == (
        "Choose an advisor, or pass",
        "Choisissez un conseiller, ou passez",
    )
    assert choices(table, "en") == [
        "Pass for the season",
        "Influence the Architect with a 3",
        "Influence the Sergeant with a 3 and a +2 token, sending the Envoy",
    ]
    assert choices(table, "fr") == [
        "Passer pour la saison",
        "Influencer l’Architecte avec un 3",
        "Influencer le Sergent avec un 3 et un pion +2, grâce à l’Envoyé",
    ]
    table.occupied |= 1 << 3
    assert asked(table, 0)[0] == "Send the Envoy to an advisor already taken, or pass"


@pytest.mark.parametrize(
    ("advisor", "english", "french", "last"),
    [
        (
            "merchant",
            "Choose what the Merchant gives you",
            "Choisissez ce que vous offre le Marchand",
            "Prendre 1 bois",
        ),
        (
            "master_hunter",
            "Choose what the Master Hunter gives you",
            "Choisissez ce que vous offre le Grand Veneur",
            "Prendre 1 bois et 1 pierre",
        ),
        (
            "astronomer",
            "Choose the good the Astronomer gives you",
            "Choisissez la marchandise que vous offre l’Astronome",
            "Prendre 1 pierre",
        ),
        (
            "duchess",
            "Choose the 2 goods the Duchess gives you",
            "Choisissez les 2 marchandises que vous offre la Duchesse",
            "Prendre 2 pierres",
        ),
        (
            "alchemist",
            "Trade a good with the Alchemist?",
            "Échanger une marchandise chez l’Alchimiste ?",
            "Échanger 1 pierre contre 1 or et 1 bois",
        ),
        (
            "smuggler",
            "Buy 3 goods from the Smuggler for 1 point?",
            "Acheter 3 marchandises au Contrebandier pour 1 point ?",
            "Acheter 3 pierres pour 1 point",
        ),
    ],
)
def test_help(advisor: str, english: str, french: str, last: str) -> None:
    """What an advisor lets one choose."""
    table = helped(advisor)
    assert asked(table, 0) == (english, french)
    assert choices(table, "fr")[-1] == last


def test_declining() -> None:
    """Passing has its own words at every advisor who may be refused."""
    assert choices(helped("alchemist"), "fr")[0] == "Éconduire l’Alchimiste"
    assert choices(helped("smuggler"), "en")[0] == "Turn down the Smuggler"
    must = helped("smuggler", optional=False)
    assert asked(must, 0)[0] == "Choose 3 goods: the Smuggler takes 1 point for them"


def test_building() -> None:
    """Prices as they are for this builder, the Crane included; the Envoy for a second one."""
    table = scene(3)
    owns(table, 0, "barricade", "crane")
    holds(table, 0, 3, 1, 1)
    table.envoy = 0
    start(table, BUILDING)
    assert asked(table, 0) == ("Build, or pass", "Construisez, ou passez")
    assert choices(table, "en")[0] == "Build nothing"
    assert choices(table, "en")[1] == "Build the Statue for 2 gold (3 points)"
    assert choices(table, "fr")[-1] == (
        "Construire la Mairie pour 1 or, 1 bois et 1 pierre (2 points)"
    )
    play(table, 0, "build", "statue")
    assert asked(table, 0) == (
        "Send the Envoy for a second building?",
        "Dépêcher l’Envoyé pour un second bâtiment ?",
    )
    assert choices(table, "fr")[:2] == [
        "Garder l’Envoyé",
        "Dépêcher l’Envoyé et construire l’Auberge pour 1 or et 1 bois",
    ]


def test_the_town_hall() -> None:
    """A good or a token for a point, or nothing."""
    table = scene(3)
    table.season = SUMMER
    owns(table, 0, "inn", "barricade", "crane", "town_hall")
    holds(table, 0, 1, 0, 0)
    start(table, SEASON_END)
    assert both(GAME.where(GAME.observe(table, 0))) == ("Year I, summer", "Année I, été")
    assert asked(table, 0) == (
        "Give the Town Hall something for 1 point?",
        "Céder quelque chose à la Mairie pour 1 point ?",
    )
    assert choices(table, "en") == [
        "Give nothing",
        "Give 1 gold for 1 point",
        "Give a +2 token for 1 point",
    ]


def test_recruiting() -> None:
    """Two goods for a soldier, one with Barracks."""
    table = scene(3)
    holds(table, 0, 1, 1, 0)
    start(table, RECRUITING)
    assert asked(table, 0) == (
        "Recruit: 2 goods per soldier",
        "Recrutez : 2 marchandises par soldat",
    )
    assert choices(table, "fr") == ["Ne plus recruter", "Recruter un soldat pour 1 or et 1 bois"]
    owns(table, 0, "guard_tower", "blacksmith", "barracks")
    assert asked(table, 0)[0] == "Recruit: 1 good per soldier"


def test_winter() -> None:
    """What the defeated give up and what victors carry off."""
    table = scene(3)
    holds(table, 0, 2, 1, 0)
    winter(table, "ii_3_orcs", 1)
    assert asked(table, 0) == (
        "Give up 2 goods: the Orcs demand them",
        "Cédez 2 marchandises : les Orques les exigent",
    )
    assert choices(table, "en") == ["Give up 2 gold", "Give up 1 gold and 1 wood"]
    table = scene(3)
    table.set_soldiers(0, 9)
    winter(table, "iv_4_orcs", 1)
    assert asked(table, 0) == (
        "Take 1 good of your choice: the Orcs are on the run",
        "Prenez 1 marchandise au choix : les Orques sont en fuite",
    )


def test_the_end() -> None:
    """Points, then goods, then buildings decide; what is left is shared (KB-15.2)."""
    table = scene(3)
    table.phase = OVER
    put(table, vp=[45, 31, 45])
    assert asked(table, 1) == (
        "Shared victory with 45 points: Laurence and Aude",
        "Victoire partagée avec 45 points : Laurence et Aude",
    )
    assert asked(table, 2)[1] == "Victoire partagée avec 45 points : Laurence et vous"
    table.set_built(2, 1)
    assert asked(table, 2) == (
        "You win with 45 points on the tie-break (most buildings)!",
        "Vous l’emportez avec 45 points, grâce au nombre de bâtiments !",
    )
    holds(table, 0, 0, 1, 0)
    assert asked(table, 2) == (
        "Laurence wins with 45 points on the tie-break (most goods)",
        "Laurence l’emporte avec 45 points, grâce aux marchandises restantes",
    )
    table.set_vp(1, 46)
    assert asked(table, 1) == (
        "You win with 46 points!",
        "Vous l’emportez avec 46 points !",
    )
    assert both(GAME.where(GAME.observe(table, 1))) == (
        "The five years are over",
        "Les cinq années sont écoulées",
    )

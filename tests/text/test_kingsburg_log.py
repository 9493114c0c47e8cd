"""Kingsburg's log, word for word, in both languages."""

import pytest

from kit.reading import Both, both
from regalia.core.events import EVERYONE, Event
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUP_AT, group_cell
from regalia.games.kingsburg.dice import ID_OF
from regalia.games.kingsburg.material import ADVISOR_SLUG, BUILDING_SLUG, ENEMY_SLUG


def group(
    coloured: tuple[int, ...], white: tuple[int, ...] = (), token: int = 0, market: int = 0
) -> int:
    """A group by what it is made of."""
    return GROUP_AT[group_cell(ID_OF[coloured], ID_OF[white], token, market)]


EVENTS: list[tuple[Event, Both, Both]] = []


def about(kind: str, args: tuple[int, ...], other: Both, mine: Both) -> None:
    """An event of Théo's, as others read it and as he does."""
    EVENTS.append((Event(kind, 1, args, EVERYONE, ""), other, mine))


about(
    "places",
    (group((3, 5)),),
    ("Théo places 5+3 on the Treasurer.", "Théo place 5+3 sur le Trésorier."),
    ("You place 5+3 on the Treasurer.", "Vous placez 5+3 sur le Trésorier."),
)
about(
    "places",
    (group((3,)),),
    ("Théo places a 3 on the Architect.", "Théo place un 3 sur l’Architecte."),
    ("You place a 3 on the Architect.", "Vous placez un 3 sur l’Architecte."),
)
about(
    "places_envoy",
    (group((3, 5), (2,), 1, 2),),
    (
        "Théo sends the Envoy and places 5+3, a white 2, a +2 token and the Market (−1) "
        "on the Swordsmith.",
        "Théo dépêche l’Envoyé et place 5+3, un 2 blanc, un pion +2 et le Marché (−1) "
        "sur le Forgeron.",
    ),
    (
        "You send the Envoy and place 5+3, a white 2, a +2 token and the Market (−1) "
        "on the Swordsmith.",
        "Vous dépêchez l’Envoyé et placez 5+3, un 2 blanc, un pion +2 et le Marché (−1) "
        "sur le Forgeron.",
    ),
)
about(
    "rolls",
    (ID_OF[(1, 3, 5)], ID_OF[(2,)]),
    ("Théo rolls 5, 3, 1 and a white 2.", "Théo lance les dés : 5, 3, 1 et un 2 blanc."),
    ("You roll 5, 3, 1 and a white 2.", "Vous lancez les dés : 5, 3, 1 et un 2 blanc."),
)
about(
    "statue",
    (1, 2, 5),
    (
        "Théo re-rolls a white 2 with the Statue and gets a 5.",
        "Théo relance un 2 blanc grâce à la Statue et obtient un 5.",
    ),
    (
        "You re-roll a white 2 with the Statue and get a 5.",
        "Vous relancez un 2 blanc grâce à la Statue et obtenez un 5.",
    ),
)
about(
    "receives",
    (ADVISOR_SLUG.index("queen"), 1, 0, 1, 0, 0, 3),
    (
        "The Queen gives Théo 1 gold, 1 stone and 3 points.",
        "La Reine donne 1 or, 1 pierre et 3 points à Théo.",
    ),
    (
        "The Queen gives you 1 gold, 1 stone and 3 points.",
        "La Reine vous donne 1 or, 1 pierre et 3 points.",
    ),
)
about(
    "receives",
    (ADVISOR_SLUG.index("smuggler"), 0, 1, 2, 0, 0, -1),
    (
        "The Smuggler sells Théo 1 wood and 2 stone for 1 point.",
        "Le Contrebandier vend 1 bois et 2 pierres à Théo pour 1 point.",
    ),
    (
        "The Smuggler sells you 1 wood and 2 stone for 1 point.",
        "Le Contrebandier vous vend 1 bois et 2 pierres pour 1 point.",
    ),
)
about(
    "trades",
    (1,),
    (
        "Théo trades 1 wood for 1 gold and 1 stone with the Alchemist.",
        "Théo échange 1 bois contre 1 or et 1 pierre chez l’Alchimiste.",
    ),
    (
        "You trade 1 wood for 1 gold and 1 stone with the Alchemist.",
        "Vous échangez 1 bois contre 1 or et 1 pierre chez l’Alchimiste.",
    ),
)
about(
    "builds",
    (BUILDING_SLUG.index("statue"), 2, 0, 0, 3),
    (
        "Théo builds the Statue for 2 gold (+3 points).",
        "Théo construit la Statue pour 2 or (+3 points).",
    ),
    (
        "You build the Statue for 2 gold (+3 points).",
        "Vous construisez la Statue pour 2 or (+3 points).",
    ),
)
about(
    "builds",
    (BUILDING_SLUG.index("inn"), 1, 1, 0, 0),
    (
        "Théo builds the Inn for 1 gold and 1 wood.",
        "Théo construit l’Auberge pour 1 or et 1 bois.",
    ),
    (
        "You build the Inn for 1 gold and 1 wood.",
        "Vous construisez l’Auberge pour 1 or et 1 bois.",
    ),
)
about(
    "reward",
    (4, 1),
    (
        "The King rewards Théo for 4 buildings (+1 point).",
        "Le Roi récompense Théo pour 4 bâtiments (+1 point).",
    ),
    (
        "The King rewards you for 4 buildings (+1 point).",
        "Le Roi vous récompense pour 4 bâtiments (+1 point).",
    ),
)
about(
    "reward",
    (0, 1),
    (
        "The King rewards Théo for good intentions (+1 point).",
        "Le Roi récompense Théo pour de bonnes intentions (+1 point).",
    ),
    (
        "The King rewards you for good intentions (+1 point).",
        "Le Roi vous récompense pour de bonnes intentions (+1 point).",
    ),
)
about(
    "sees",
    (ENEMY_SLUG.index("ii_3_orcs"),),
    (
        "Beyond the border: the Orcs, strength 4. "
        "Victory will bring 1 gold, defeat will cost 2 goods of any kind and 1 building.",
        "Par-delà la frontière : les Orques, force 4. "
        "La victoire rapportera 1 or, la défaite coûtera 2 marchandises au choix et 1 bâtiment.",
    ),
    (
        "Beyond the border: the Orcs, strength 4. "
        "Victory will bring 1 gold, defeat will cost 2 goods of any kind and 1 building.",
        "Par-delà la frontière : les Orques, force 4. "
        "La victoire rapportera 1 or, la défaite coûtera 2 marchandises au choix et 1 bâtiment.",
    ),
)
about(
    "wins",
    (5, ENEMY_SLUG.index("ii_3_orcs")),
    (
        "Théo defeats the Orcs, 5 to 4, and wins 1 gold.",
        "Théo repousse les Orques, 5 contre 4, et gagne 1 or.",
    ),
    (
        "You defeat the Orcs, 5 to 4, and win 1 gold.",
        "Vous repoussez les Orques, 5 contre 4, et gagnez 1 or.",
    ),
)
about(
    "wins",
    (4, ENEMY_SLUG.index("ii_3_orcs")),
    (
        "Behind the Stone Wall Théo defeats the Orcs, 4 to 4, and wins 1 gold.",
        "Derrière les Murs de Pierre, Théo repousse les Orques, 4 contre 4, et gagne 1 or.",
    ),
    (
        "Behind the Stone Wall you defeat the Orcs, 4 to 4, and win 1 gold.",
        "Derrière les Murs de Pierre, vous repoussez les Orques, 4 contre 4, et gagnez 1 or.",
    ),
)
about(
    "defeated",
    (3, ENEMY_SLUG.index("v_5_dragons")),
    ("The Dragons beat Théo, 9 to 3.", "Les Dragons battent Théo, 9 contre 3."),
    ("The Dragons beat you, 9 to 3.", "Les Dragons vous battent, 9 contre 3."),
)
about(
    "destroyed",
    (BUILDING_SLUG.index("crane"), 1),
    ("Théo sees the Crane fall (−1 point).", "Théo voit s’écrouler la Grue (−1 point)."),
    ("You see the Crane fall (−1 point).", "Vous voyez s’écrouler la Grue (−1 point)."),
)


@pytest.mark.parametrize(("event", "other", "mine"), EVENTS)
def test_the_log(event: Event, other: Both, mine: Both) -> None:
    """A line that others read, and the one who is meant."""
    message = GAME.narrate(event)
    assert both(message, 0) == both(message) == other
    assert both(message, 1) == mine


def test_turn_order_in_the_log() -> None:
    """Everybody by name with the total; the reader is "you"."""
    order = GAME.narrate(Event("order", -1, (0, 3, 4, 1, 9, 10, 10, 13), EVERYONE, "KB-19.4"))
    assert both(order, 1) == (
        "Turn order: Laurence (9), Fred (10), Robin (10) and you (13).",
        "Ordre du tour : Laurence (9), Fred (10), Robin (10) et vous (13).",
    )

"""What the cards and signs of Legends' table are."""

from __future__ import annotations

from regalia.games.legends import material as m
from regalia.web.tables.answers import Answer, answers
from regalia.web.tables.legends.model import Card
from regalia.web.tables.legends.page import Page
from regalia.web.tables.legends.row import drawn, playing

SIGNS = {
    **{"coin": "EL-5.2", "elixir": "EL-9.9", "army": "EL-1.2", "city": "EL-6.3.1"},
    **{"vp": "EL-9.11", "land": "EL-9.3", "price": "EL-5.2", "perk": "EL-5.4", "find": "EL-10.2"},
    **{"place": "EL-6.1.2", "move": "EL-6.2.2", "build": "EL-6.3.1", "destroy": "EL-6.4.1"},
    **{"done": "EL-5.5", "bid": "EL-4.2"},
}


def all_answers(page: Page, row: tuple[Card, ...]) -> tuple[tuple[Answer, ...], ...]:
    """The signs, and every card that lies in the row, is played, or was taken."""
    owned = 0
    for cards in page.seen.owned:
        owned |= cards
    lying = [number for number in range(m.CARDS) if owned >> number & 1]
    others = dict.fromkeys(number for number in (*lying, playing(page)) if number >= 0)
    for one in row:
        others.pop(one.number, None)
    faces = (*row, *(drawn(page, number, None, None) for number in others))
    return (answers(page, SIGNS, sea=page.sea), tuple([card(face) for face in faces]))


def card(face: Card) -> Answer:
    """A card: what it does once, what it gives for good, and why it cannot be taken."""
    joint = f" {face.joint} " if face.joint else ", "
    does = [joint.join(effect.label for effect in face.effects)] if face.effects else []
    text = ". ".join([*does, *(words for _, words in face.gifts)])
    return Answer(f"what-card-{face.number}", face.name, f"{text}.", "EL-5.1", face.why)

"""Prompts, actions and events as messages."""

from regalia.core.events import Event
from regalia.core.message import Message
from regalia.games.kingsburg.observation import KingsburgObservation


def where(seen: KingsburgObservation) -> Message:
    return Message("kingsburg.where")


def prompt(seen: KingsburgObservation) -> Message:
    return Message("kingsburg.prompt")


def action(seen: KingsburgObservation, action: int) -> Message:
    return Message("kingsburg.action")


def event(event: Event) -> Message:
    return Message("kingsburg.event")

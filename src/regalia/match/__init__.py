"""A played game: checked, undone, recorded, replayed and proven fair."""

from regalia.match.carry import Difference, carry
from regalia.match.match import Match, Ply, new_match
from regalia.match.positions import BadPosition, Position, position
from regalia.match.record import write_record
from regalia.match.replay import Report, replay, verify

__all__ = [
    "BadPosition",
    "Difference",
    "Match",
    "Ply",
    "Position",
    "Report",
    "carry",
    "new_match",
    "position",
    "replay",
    "verify",
    "write_record",
]

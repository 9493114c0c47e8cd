"""What a seat can do in Pebbles: a number in the engine, a code in records."""

from typing import Final

from regalia.core.actions import ActionSpace

LEAVE: Final = 0
PEEK: Final = 1
RAISE: Final = 2
SEAL: Final = 3
ACTIONS: Final = ActionSpace([("leave",), ("peek",), ("raise",), ("seal",)])

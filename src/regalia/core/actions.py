"""Every action of a game as a small int, and its stable code for records."""

from regalia.core.errors import RegaliaError

Code = tuple[str, ...]


class ActionSpace:
    """A finite list of actions: position is the int, the code is what records keep for ever."""

    def __init__(self, codes: list[Code]) -> None:
        self.codes = codes
        self.numbers: dict[Code, int] = {}
        for number, code in enumerate(codes):
            if code in self.numbers:
                raise RegaliaError(f"two actions share the code {code!r}")
            self.numbers[code] = number

    def __len__(self) -> int:
        return len(self.codes)

    def __repr__(self) -> str:
        return f"<ActionSpace: {len(self.codes)} actions>"

    def code(self, action: int) -> Code:
        """The stable code of an action; IndexError outside the space."""
        if action < 0:
            raise IndexError(action)
        return self.codes[action]

    def action(self, code: Code) -> int:
        """The action that bears a code, or -1."""
        return self.numbers.get(code, -1)

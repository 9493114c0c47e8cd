"""What is drawn again and again is drawn once: macros remember what they wrote.

A macro that is imported without context sees its arguments, the words of its language and nothing
else: Jinja itself refuses it the rest. What it writes is a function of its arguments, so the same
arguments, of the same types, are answered from memory. No secret of a seat gets out that way: what
was written from it is found only by whoever brings it.
"""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from jinja2 import BytecodeCache, Environment, Template
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro, missing

from regalia.web.plain import Plain

MOST_LETTERS = 24_000_000  # in each of two generations
NOT_PURE = {"view", "game"}  # arguments that are a whole page: never twice the same


class Memory:
    """What was written lately: a young and an old generation, the old forgotten as a whole."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Hashable, str] = {}
        self.old: dict[Hashable, str] = {}
        self.letters = 0

    def get(self, key: Hashable) -> str | None:
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, text: str) -> None:
        self.letters += len(text)
        if self.letters > self.most:
            self.young, self.old, self.letters = {}, self.young, len(text)
        self.young[key] = text

    def clear(self) -> None:
        """Forget everything."""
        self.young, self.old, self.letters = {}, {}, 0


MEMORY = Memory(MOST_LETTERS)


def kinds(values: Iterable[object]) -> tuple[object, ...]:
    """The types of values, and of what tuples hold.

    Equal is not the same: 1 == True, and "<b>" as text equals "<b>" as markup.
    """
    found = tuple(map(type, values))
    if tuple in found:
        return found, *[tuple(map(type, one)) for one in values if isinstance(one, tuple)]
    return found


class DrawnMacro(Macro):
    """A macro; a pure one draws only what it has not drawn lately."""

    is_pure = False

    def __call__(self, *args: Any, **rest: Any) -> str:
        if not self.is_pure:
            return self.draw(*args, **rest)
        key: Hashable = (self, args, kinds(args))
        if rest:
            key = (key, *rest.items(), kinds(rest.values()))
        try:
            found = MEMORY.get(key)
        except TypeError:  # a list or the like, whose content may change
            return self.draw(*args, **rest)
        if found is None:
            found = self.draw(*args, **rest)
            MEMORY.put(key, found)
        return found

    def draw(self, *args: Any, **rest: Any) -> str:
        """Called with arguments by place and by name, and nothing else."""
        if self.catch_kwargs or self.catch_varargs or (self.caller and "caller" not in rest):
            return super().__call__(*args, **rest)
        more = [rest.pop(name, missing) for name in self.arguments[len(args) :]]
        if self.caller:
            more.append(rest.pop("caller"))
        if rest or len(args) > len(self.arguments):
            raise TypeError(f"{self.name} takes {self.arguments}, not {args} and {rest}")
        written: str = self._func(*args, *more)
        return written


class Sheet(Template):
    """A template whose macros, imported without context, are drawn once."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        if self._module is None:  # names that only some templates know are not given here
            module = super()._get_default_module()
            for macro in vars(module).values():
                if isinstance(macro, DrawnMacro) and not (
                    macro.caller or NOT_PURE.intersection(macro.arguments)
                ):
                    macro.is_pure = True
        assert self._module is not None
        return self._module


class Compiled(BytecodeCache):
    """Templates are compiled once, for all languages, to play at a table and to look back on it."""

    def __init__(self) -> None:
        self.codes: dict[str, Any] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.codes.get(bucket.key)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.codes[bucket.key] = bucket.code


class Pages(Environment):
    """All templates, as the pages of one language or before there is one."""

    template_class = Sheet
    code_generator_class = Plain
    sheets: dict[str, Template]
    macros: dict[tuple[object, ...], dict[str, Any]]

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.sheets = {}
        self.macros = {}

    def speaking(self, names: Mapping[str, Any]) -> "Pages":
        """The same templates, with names that all macros know."""
        spoken = self.overlay()
        assert isinstance(spoken, Pages)
        spoken.globals = {**self.globals, **names}
        spoken.sheets = {}
        spoken.macros = {}
        return spoken

    def get_template(self, name: Any, parent: Any = None, globals: Any = None) -> Template:
        """A template, loaded once: pages ask for dozens, again and again."""
        if not isinstance(name, str):
            return super().get_template(name, parent, globals)
        found = self.sheets.get(name)
        if found is None:
            found = self.sheets[name] = super().get_template(name, parent, globals)
        return found

    def imported(self, name: str, pairs: tuple[tuple[str, str], ...]) -> dict[str, Any]:
        """Macros of a template, by the names they have where they are imported."""
        key = (name, pairs)
        found = self.macros.get(key)
        if found is None:
            module = self.get_template(name)._get_default_module()
            found = self.macros[key] = {alias: getattr(module, own) for own, alias in pairs}
        return found

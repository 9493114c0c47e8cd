"""What is drawn again and again is drawn once: macros remember what they wrote.

A macro that is imported without context sees its arguments, the words of its language and nothing
else: Jinja itself refuses it the rest. What it writes is a function of its arguments, so the same
arguments, of the same types, are answered from memory. No secret of a seat gets out that way: what
was written from it is found only by whoever brings it.
"""

from collections.abc import Mapping
from typing import Any

from jinja2 import BytecodeCache, Environment, Template
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro, missing

from regalia.web.plain import Plain
from regalia.web.writing import remembered

NOT_PURE = {"view", "game"}  # arguments that are a whole page: never twice the same


class DrawnMacro(Macro):
    """A macro; a pure one draws only what it has not drawn lately."""

    is_pure = False

    def __call__(self, *args: Any, **rest: Any) -> str:
        return remembered(self, args, rest) if self.is_pure else self.draw(*args, **rest)

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

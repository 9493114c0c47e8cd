"""Compile the hot unit: one part per game, parts side by side, and nothing twice.

`setup.py` builds with this. Every part is a C file and a library of its own, so that the cores
share the work and an edit of one game compiles that game alone. What a part was made of is hashed:
while the hash stays, the part is not compiled again, whatever the clock says.
"""

import ast
import os
import re
import shutil
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from typing import IO

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from hot_unit import digest, engine_key, parts

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
# mypyc writes small literals without a suffix, so C shifts them as 32-bit ints.
NARROW_SHIFT = re.compile(r"= -?\d+ (?:<<|>>) cpy_")
OPTIMISE = "3"
# Parts call one another through tables, not by name; only what is hidden may be inlined.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]


def can_compile() -> bool:
    """Whether a C extension that includes Python.h really builds here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        probe = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def hold(build: Path) -> IO[str] | None:
    """Wait until nobody else builds here; others wait until this process ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return None
    build.mkdir(exist_ok=True)
    lock = (build / "engine.lock").open("w", encoding="utf-8")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def extensions(root: Path) -> list[Extension]:
    """Translate the hot unit to C; the biggest parts come first, so that no core waits for one."""
    from mypyc.build import mypycify

    build = root / "build"
    # Named for `call_directly`: what was translated without it is of no use.
    cache, half_done = build / "mypy-direct", build / "engine.unfinished"
    if half_done.exists():  # mypy may have noted as done what was never written
        shutil.rmtree(cache, ignore_errors=True)
    half_done.touch()
    groups = parts(root)
    call_directly(root, groups)
    # Of what is not compiled mypy says nothing here: it may need packages that are not installed.
    asked = [f"--cache-dir={cache}", "--follow-imports=silent"]
    made = mypycify(
        [*asked, *[file for files in groups.values() for file in files]],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=[(files, f"regalia_{part}") for part, files in groups.items()],
    )
    half_done.unlink()
    refuse_narrow_shifts(made)
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return sorted(made, key=lambda extension: -sum(map(os.path.getsize, extension.sources)))


def call_directly(root: Path, groups: dict[str, list[str]]) -> None:
    """Let mypyc call those methods of games that nothing overrides directly, not through a table.

    It does so by itself when it compiles everything as one. In parts it cannot know who derives
    from a class; we do, and then the C compiler can inline every accessor of a state.
    """
    from mypyc.ir.class_ir import ClassIR

    settled = settled_methods(root, groups)
    ask_mypyc = ClassIR.is_method_final

    def is_method_final(self: ClassIR, name: str) -> bool:
        if self.has_method(name) and not self.allow_interpreted_subclasses:
            # Where the method is declared counts: what `core` declares, a game may define once.
            part = self.method_decl(name).module_name.split(".")[2]
            if name in settled.get(part, ()):
                return True
        return ask_mypyc(self, name)

    ClassIR.is_method_final = is_method_final  # type: ignore[method-assign]


def settled_methods(root: Path, groups: dict[str, list[str]]) -> dict[str, set[str]]:
    """By game, the names of methods that only one of its classes defines: nothing overrides them.

    Stops where another part derives from a class of a game: a part that is compiled already would
    not learn of it.
    """
    classes = {
        part: [found for file in files for found in classes_of(root / file)]
        for part, files in groups.items()
    }
    settled = {}
    for part, files in groups.items():
        if Path(files[0]).parts[2] != "games":
            continue
        own = {found.name for found in classes[part]}
        for other in classes:
            for heir in classes[other] if other != part else []:
                if own.intersection(ast.unparse(base).split(".")[-1] for base in heir.bases):
                    sys.exit(f"regalia: {heir.name} of {other} derives from a class of {part}.")
        counts = Counter(
            item.name
            for found in classes[part]
            for item in found.body
            if isinstance(item, ast.FunctionDef)
        )
        settled[part] = {name for name, count in counts.items() if count == 1}
    return settled


def classes_of(path: Path) -> list[ast.ClassDef]:
    """The classes that a file defines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def refuse_narrow_shifts(made: list[Extension]) -> None:
    """Stop when the generated C shifts an int literal where 64 bits were meant."""
    for source in {Path(source) for extension in made for source in extension.sources}:
        hits = NARROW_SHIFT.findall(source.read_text(encoding="utf-8"))
        if hits:
            sys.exit(
                f"regalia: {len(hits)} shifts of an i64 literal would be cut to 32 bits; "
                "scripts/check_shifts.py finds them."
            )


class BuildExt(build_ext):
    """Compile what changed, on all cores, and say how far it is."""

    parallel: int | None
    extensions: list[Extension]

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count()
        self.talking = threading.Lock()
        self.done = self.wanted = 0

    def run(self) -> None:
        root = Path(self.distribution.src_root or ".").resolve()
        key = root / "build/engine.key"
        # A build that is broken off must not pass for a whole one.
        key.unlink(missing_ok=True)
        super().run()
        if self.extensions:
            key.write_text(engine_key(root), encoding="utf-8")

    def build_extensions(self) -> None:
        Path(self.build_temp).mkdir(parents=True, exist_ok=True)
        stale = [extension for extension in self.extensions if not self.is_built(extension)]
        self.wanted = sum(is_part(extension) for extension in stale)
        if stale:
            self.tell()
        self.extensions, everything = stale, self.extensions
        try:
            super().build_extensions()
        finally:
            self.extensions = everything

    def build_extension(self, extension: Extension) -> None:
        mark = self.mark(extension)
        mark.unlink(missing_ok=True)
        # Otherwise setuptools would trust the clock, and what a killed linker left.
        Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        super().build_extension(extension)
        mark.write_text(self.made_of(extension), encoding="utf-8")
        if is_part(extension):
            with self.talking:
                self.done += 1
                self.tell()

    def is_built(self, extension: Extension) -> bool:
        """Whether the library stands there, made of exactly what it would be made of now."""
        mark, library = self.mark(extension), Path(self.get_ext_fullpath(extension.name))
        return (
            library.exists()
            and mark.exists()
            and mark.read_text(encoding="utf-8") == self.made_of(extension)
        )

    def mark(self, extension: Extension) -> Path:
        """The file that says what an extension was made of."""
        return Path(self.build_temp, f"{extension.name}.key")

    def made_of(self, extension: Extension) -> str:
        """The hash of the C, the headers, the compiler's runtime and the flags."""
        from mypy.version import __version__

        files = sorted({Path(name) for name in [*extension.sources, *extension.depends]})
        return digest(files, __version__, *map(str, extension.extra_compile_args))

    def tell(self) -> None:
        """One line of progress."""
        print(f"Compiling the engine: {self.done} of {self.wanted} parts ...", flush=True)


def is_part(extension: Extension) -> bool:
    """Whether this is a part itself, and not one of the small modules that point into it."""
    return "." not in extension.name

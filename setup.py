"""Build: compile the hot unit when a C compiler works, and pack the rulebooks."""

import importlib.util
import json
import os
import shutil
import sys
import tomllib
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

import engine  # noqa: E402
import hot_unit  # noqa: E402

LOCKS: list[object] = []  # held until the build ends


def load(name: str) -> ModuleType:
    """A module from its source file alone, without importing the package around it."""
    spec = importlib.util.spec_from_file_location(f"build_{Path(name).stem}", ROOT / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[Extension]:
    """The extensions to build; none when nothing is being built, or when running interpreted."""
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []
    why = ""
    if os.environ.get("REGALIA_INTERPRETED", "0") not in ("", "0"):
        why = "REGALIA_INTERPRETED is set"
    elif not hot_unit.hot_unit(ROOT):
        why = "there is nothing to compile"
    elif not engine.can_compile():
        why = "no working C compiler with Python.h was found"
    if why:
        print(f"regalia: installing interpreted, {why}; same games, slower.", file=sys.stderr)
        return []
    LOCKS.append(engine.hold(ROOT / "build"))
    return list(engine.extensions(ROOT))


class BuildPy(build_py):
    """Copy the package as it is now, and the rulebooks with the tests that prove them."""

    def run(self) -> None:
        if not self.editable_mode:
            self.remove_leftovers()
        super().run()
        if not self.editable_mode:
            self.pack_rulebook(Path(self.build_lib, "regalia", "rulebook"))
            self.pack_material(Path(self.build_lib, "regalia", "games"))

    def remove_leftovers(self) -> None:
        """Drop what an earlier build copied, but keep extensions that may still be fresh."""
        build_ext = self.get_finalized_command("build_ext")
        kept = {
            Path(self.build_lib, build_ext.get_ext_filename(extension.name))
            for extension in self.distribution.ext_modules or []
        }
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()

    def pack_rulebook(self, folder: Path) -> None:
        """Write `rulebook/<game>.md`, its notes, both also by language, and the proofs."""
        rules = ROOT / "docs/rules"
        pages = sorted(rules.rglob("*.md"))
        for page in pages:
            copy = folder / page.relative_to(rules)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(page, copy)
        ledger, tests = ROOT / "src/regalia/ledger.py", ROOT / "tests"
        if pages and ledger.exists() and tests.is_dir():
            proofs = load("src/regalia/ledger.py").scan_proofs(tests)
            text = json.dumps(proofs, indent=1, sort_keys=True, ensure_ascii=False)
            (folder / "proofs.json").write_text(text + "\n", encoding="utf-8")

    def pack_material(self, folder: Path) -> None:
        """Write each game's `material.toml` as JSON beside it, which is read in no time."""
        for path in folder.glob("*/material.toml"):
            text = path.read_text(encoding="utf-8")
            of = blake2b(text.encode(), digest_size=16).hexdigest()  # as `core.material.digest`
            packed = json.dumps({"of": of, "facts": tomllib.loads(text)}, ensure_ascii=False)
            path.with_suffix(".json").write_text(packed + "\n", encoding="utf-8")


class Sdist(sdist):
    """Carry what the rulebook, the tests and a rebuild need."""

    def make_distribution(self) -> None:
        extra = ["Makefile", "constraints.txt"]
        for folder in ("docs", "tests", "scripts", "bench"):
            extra += [
                str(path) for path in sorted(Path(folder).rglob("*")) if path.suffix != ".pyc"
            ]
        self.filelist.extend([name for name in extra if Path(name).is_file()])
        super().make_distribution()


setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_ext": engine.BuildExt, "build_py": BuildPy, "sdist": Sdist},
)

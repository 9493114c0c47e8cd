"""What mypyc compiles, in which parts, and whether that has been done. Exit status 0 says yes."""

import hashlib
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def hot_unit(root: Path) -> list[Path]:
    """The files that mypyc compiles."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = config["tool"]["regalia"]["hot-unit"]
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def part_of(path: Path) -> str:
    """The part that a file belongs to, such as `core` or `kingsburg`; `path` starts at the root.

    What bots know of a game is a part of its own too, such as `mind_kingsburg`; the two Wonderfuls
    share a planner, and a part.
    """
    package, name = path.parts[2:4]
    if name == "heuristics":
        return f"mind_{path.parts[4]}".replace("_world", "").replace("_kingdom", "")
    if path.parts[2:5] == ("bots", "search", "minds"):
        mind = path.parts[5].removesuffix(".py")
        return f"mind_{mind}".replace("_world", "").replace("_kingdom", "")
    return name if package == "games" else package


def parts(root: Path) -> dict[str, list[str]]:
    """The files of every part, written from the root."""
    found: dict[str, list[str]] = {}
    for path in hot_unit(root):
        inside = path.relative_to(root)
        found.setdefault(part_of(inside), []).append(inside.as_posix())
    return found


def digest(files: list[Path], *rest: str) -> str:
    """One hash of these files and words, and of the Python that the result is for."""
    total = hashlib.sha256()
    for word in [*rest, str(sysconfig.get_config_var("EXT_SUFFIX"))]:
        total.update(word.encode() + b"\0")
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def engine_key(root: Path) -> str:
    """What the whole engine is made of; `build/engine.key` holds that of the last whole build."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    makers = [root / "setup.py", root / "scripts/engine.py"]
    return digest([*makers, *hot_unit(root)], *config["build-system"]["requires"])


def is_fresh(root: Path) -> bool:
    """Whether the engine has been compiled as it is now."""
    key = root / "build/engine.key"
    return key.exists() and key.read_text(encoding="utf-8") == engine_key(root)


if __name__ == "__main__":
    sys.exit(0 if is_fresh(ROOT) else 1)

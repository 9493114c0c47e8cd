"""Print what pyproject.toml asks for: `runtime` to play, `build` to compile, `dev` for all else."""

import sys
import tomllib

from hot_unit import ROOT


def requirements(kind: str) -> list[str]:
    """The requirements of one kind, as pip takes them."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kinds: dict[str, list[str]] = {
        "runtime": config["project"]["dependencies"],
        "build": config["build-system"]["requires"],
        **config["project"]["optional-dependencies"],
    }
    return kinds[kind]


if __name__ == "__main__":
    print("\n".join([name for kind in sys.argv[1:] for name in requirements(kind)]))

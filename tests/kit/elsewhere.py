"""Packages of somebody else: folders on the path that look installed, and one that really is."""

import os
import subprocess
import sys
import venv
from pathlib import Path

from kit.terminal import Result, run_in
from regalia.testing.toy.__main__ import write

GROUP = "regalia.games"


def lay(folder: Path, package: str, **games: str) -> None:
    """What pip leaves of a package that offers games: its metadata."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    points = "".join(f"{id} = {where}\n" for id, where in games.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")


def lay_game(folder: Path, id: str) -> None:
    """The toy under another name, as a package that offers it."""
    write(id, folder / "projects" / id)
    (folder / "projects" / id / "src" / id).rename(folder / id)
    lay(folder, f"the-{id}", **{id: f"{id}:GAME"})


def run_with(folder: Path, *args: str, typed: str = "", **extra: str) -> Result:
    """A command of ours where the folder's packages are installed too."""
    return run_in(folder, *args, typed=typed, PYTHONPATH=path_with(folder), **extra)


def path_with(folder: Path) -> str:
    """Where a process finds what is importable here, and what lies in a folder."""
    return os.pathsep.join([str(folder), *filter(None, sys.path)])


def install(project: Path, folder: Path) -> Path:
    """A fresh environment with a project in it, by pip and without a network; its Python.

    What this test imports is importable there: the libraries, and Regalia as it is tested here.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    seen = [path for path in sys.path if Path(path).is_dir()]
    Path(place, "here.pth").write_text("\n".join(seen) + "\n", encoding="utf-8")
    pip = [str(python), "-m", "pip", "-q", "--disable-pip-version-check", "install"]
    offline = ["--no-index", "--no-build-isolation", "--no-deps"]
    done = subprocess.run(
        [*pip, *offline, str(project)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return python

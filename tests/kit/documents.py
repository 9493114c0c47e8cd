"""The documents as a reader follows them: every code block, from top to bottom, in one folder."""

import doctest
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from kit.terminal import environment

ROOT = Path(__file__).parents[2]
SECONDS = 100  # for a block of commands
FENCE = re.compile(r"^ *(`{3,}|:{3,})(.*)$")
SAVED = re.compile(r"[Ss]ave (?:it|this) as `([\w.-]+)`")
LINKED = re.compile(r"\]\(([^)#:]+\.(?:json|toml|py))\)")
# Libraries that not every machine has; blocks that need one are left out where it is not there.
OPTIONAL = re.compile(
    r"^(?:>>> )?(?:import|from) (gymnasium|numpy|pettingzoo|pyspiel|ray\.rllib|ray|torch)\b",
    re.MULTILINE,
)
# Ray always brings the files of RLlib, and not what they need.
PROOF = {"ray.rllib": "tree"}
PROGRAMS = {
    "regalia": ["-m", "regalia"],
    "python": [],
    "python3": [],
    "pytest": ["-m", "pytest", "-q", "-p", "no:cacheprovider"],
}


@dataclass(frozen=True)
class Block:
    """A code block: what it is written in, where it stands, and the sentence before it."""

    line: int
    language: str
    text: str
    before: str


def documents() -> list[str]:
    """Every Markdown file of the repository, by its path there."""
    folders = ["docs", "src", "bench"]
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.md")]
    return sorted(str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.md"), *found])


def blocks(text: str) -> Iterator[Block]:
    """The code blocks of a document."""
    lines = text.splitlines()
    before, number = "", 0
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if not fence:
            before = lines[number] if lines[number].strip() else before
            number += 1
            continue
        begin = number + 1
        while lines[number := number + 1].strip() != fence[1]:
            pass
        inside = "\n".join(lines[begin:number]) + "\n"
        yield Block(begin, fence[2].strip(), inside, before)
        before, number = "", number + 1


class Reader:
    """Somebody who does what a page says, in a folder with the files the page links to."""

    def __init__(self, page: str, folder: Path, not_run: dict[str, str]) -> None:
        self.page = page
        self.folder = folder
        self.not_run = not_run  # commands that are left out, by how they begin, and why
        self.names: dict[str, object] = {"__name__": "__main__"}
        self.output = ""  # of the last commands
        self.missing: set[str] = set()  # libraries that are not installed
        text = (ROOT / page).read_text(encoding="utf-8")
        self.blocks = list(blocks(text))
        for link in LINKED.findall(text):
            if (source := ROOT / Path(page).parent / link).is_file():
                shutil.copy(source, folder)
        for block in reversed(self.blocks):
            self.save(block)
        self.path = folder / "bin"
        self.path.mkdir()
        for program, args in PROGRAMS.items():
            script = self.path / program
            line = " ".join([f"'{sys.executable}'", *args])
            script.write_text(f'#!/bin/sh\nexec {line} "$@"\n', encoding="utf-8")
            script.chmod(0o755)

    def save(self, block: Block) -> bool:
        """Write a block to the file that the sentence before it names."""
        found = SAVED.search(block.before)
        if found:
            (self.folder / found[1]).write_text(block.text, encoding="utf-8")
        return bool(found)

    def follow(self) -> None:
        """Do what each block says."""
        for block in self.blocks:
            where = f"{self.page}, line {block.line}"
            is_saved = self.save(block)
            match block.language:
                case "python" if is_saved:
                    compile(block.text, where, "exec")
                case "python":
                    self.python(block, where)
                case "sh" if not is_saved:
                    self.commands(block, where)
                    continue
                case "text":
                    self.compare(block, where)
                case "json":
                    json.loads(block.text)
                case "toml":
                    tomllib.loads(block.text)
                case "sh":
                    subprocess.run(["sh", "-n"], input=block.text, text=True, check=True)
                case language if not language.startswith("{"):  # that is for the site to build
                    raise AssertionError(f"{where}: nobody knows how to run {language!r}")
            self.output = ""

    def python(self, block: Block, where: str) -> None:
        """A session, whose answers are compared, or a program."""
        wanted = OPTIONAL.findall(block.text)
        missing = {name for name in wanted if find_spec(PROOF.get(name, name)) is None}
        if missing:
            self.missing |= missing
        elif ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, {}, where, where, block.line)
            test.globs = self.names
            told: list[str] = []
            runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
            found = runner.run(test, out=told.append, clear_globs=False)
            assert found.attempted and not found.failed, "".join(told)
        else:
            exec(compile(block.text, where, "exec"), self.names)

    def commands(self, block: Block, where: str) -> None:
        """Commands of a shell, but for those that are not run here."""
        lines = [line for line in block.text.splitlines() if not self.is_left_out(line)]
        env = environment()
        env["PATH"] = f"{self.path}:{env['PATH']}"
        done = subprocess.run(
            ["sh", "-e"],
            input="\n".join(lines),
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=env,
            timeout=SECONDS,
        )
        assert done.returncode == 0, f"{where}: {done.stdout}{done.stderr}"
        self.output = done.stdout

    def is_left_out(self, line: str) -> bool:
        """Whether a command is not run here."""
        return any(line.startswith(command) for command in self.not_run)

    def compare(self, block: Block, where: str) -> None:
        """What stands right under commands is what they print; `...` stands for anything."""
        if self.output:
            told, shown = trimmed(self.output), trimmed(block.text)
            same = doctest.OutputChecker().check_output(shown, told, doctest.ELLIPSIS)
            assert same, f"{where} shows\n{shown}\nbut the commands above it print\n{told}"


def trimmed(text: str) -> str:
    """Without blank lines, and without spaces at the ends of lines."""
    return "".join([f"{line.rstrip()}\n" for line in text.splitlines() if line.strip()])

"""What documents name is there: files and folders, targets of make, decisions."""

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from kit.documents import ROOT, SAVED, blocks, documents

CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/?")
SUFFIXES = "css ftl html ipynb js json md py svg toml txt webp".split()
HERE = ["bench", "docs", "examples", "scripts", "src", "tests"]
# Not ours to hold: what commands make, and what others own.
ELSEWHERE = {
    "build/engine.key",
    "build/engine.lock",
    "build/mypy",
    "build/research",
    "dist/htmx.min.js",  # inside htmx's package
    "gamepark/its-a-wonderful-world",
    "tests/test_laws.py",  # of a game in a package of its own
}


@cache
def known() -> list[str]:
    """Every file and folder of the repository, with a slash before it."""
    found = [path for folder in HERE for path in (ROOT / folder).rglob("*")]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in [*ROOT.glob("*"), *found]]


def prose(page: str) -> str:
    """A document without its code blocks."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for block in blocks(text):
        text = text.replace(block.text, "")
    return text


def paths(text: str) -> list[str]:
    """What is set as code and looks like a path; an address of the server begins with a slash."""
    return [
        word
        for word in CODE.findall(text)
        if PATH.fullmatch(word) and ("/" in word or Path(word).suffix[1:] in SUFFIXES)
    ]


def is_there(word: str) -> bool:
    """Whether a path of the repository ends so; `<game>` stands for any name."""
    pattern = "*/" + re.sub(r"<\w+>", "*", word).rstrip("/")
    return any(fnmatch(path, pattern) for path in known())


@pytest.mark.parametrize("page", documents())
def test_files_that_documents_name_exist(page: str) -> None:
    """A file that was renamed or deleted is not described any longer."""
    text = prose(page)
    readers = {*SAVED.findall(text), "mybot.py"}  # files that readers write themselves
    missing = [word for word in paths(text) if not is_there(word)]
    assert set(missing) - ELSEWHERE - readers == set()


def test_targets_of_make_exist() -> None:
    """A reader who types what a document says is not told that there is no such target."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
    named = {
        (page, name)
        for page in documents()
        for name in re.findall(r"`make ([a-z][\w-]*)", prose(page))
    }
    assert {(page, name) for page, name in named if name not in targets} == set()


def test_numbers_of_decisions_exist() -> None:
    """A decision that is cited by its number can be read."""
    numbers = {int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("0*.md")}
    cited = {
        (page, int(number))
        for page in documents()
        for number in re.findall(r"[Dd]ecision (\d+)", prose(page))
    }
    assert {(page, number) for page, number in cited if number not in numbers} == set()

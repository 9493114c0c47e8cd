"""What keeps a server from starting: one sentence, its exit code, and nothing changed."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kit.process import Process, as_anybody, disk_full, no_room
from kit.terminal import environment
from kit.web import PATIENCE, Guest, Server
from regalia.cli.serve import EPILOG
from regalia.web.faults import BadKey
from regalia.web.keys import key_beside, read_key

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables in it and its key beside it, to be copied."""
    data = tmp_path_factory.mktemp("played") / "t.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("REGALIA_ON", raising=False)  # it is files that are spoiled here
        server = Server(data)
    with server:
        guest = Guest(server.url)
        for _ in range(8):
            guest.new_table(2, seat__1="me", name__1="Zoe")
        guest.close()
    key_beside(data)
    return data


def copy_of(played: Path, folder: Path) -> Path:
    """A database and its key in a folder of their own."""
    data = folder / "t.db"
    data.write_bytes(played.read_bytes())
    key = folder / "t.db.key"
    key.write_text(played.with_name("t.db.key").read_text())
    return data


# Each spoils a copy of a good database (and its key) in a folder of its own.
def damage(data: Path) -> None:
    """Every page but the first is overwritten."""
    content = bytearray(data.read_bytes())
    content[4096:] = b"\x5a" * (len(content) - 4096)
    data.write_bytes(content)


def write_diary(data: Path) -> None:
    """Some other file."""
    data.write_text("Dear diary, " * 1000)


def keep_bookmarks(data: Path) -> None:
    """Another program's database."""
    data.unlink()
    in_database(data, "CREATE TABLE bookmarks (url TEXT)")


def come_from_the_future(data: Path) -> None:
    """A schema nobody here knows."""
    in_database(data, "UPDATE alembic_version SET version_num = '9999'")


def be_a_folder(data: Path) -> None:
    """No file at all."""
    data.unlink()
    data.mkdir()


def be_a_pipe(data: Path) -> None:
    """No file that keeps anything."""
    data.unlink()
    os.mkfifo(data)


def empty_the_key(data: Path) -> None:
    """As a full disk leaves it."""
    data.with_name("t.db.key").write_text("")


def lose_the_key(data: Path) -> None:
    """A backup without it, say."""
    data.with_name("t.db.key").unlink()


def lock_the_file(data: Path) -> None:
    """To be read only."""
    data.chmod(0o400)


def lock_the_folder(data: Path) -> None:
    """Nothing can be made beside the database."""
    data.parent.chmod(0o500)


def start_anew(data: Path) -> None:
    """Nothing is there yet."""
    data.unlink()
    data.with_name("t.db.key").unlink()


def leave(data: Path) -> None:
    """All is well with the files."""


def in_database(data: Path, statement: str) -> None:
    """One statement, carried out."""
    with closing(sqlite3.connect(data)) as database:
        database.execute(statement)
        database.commit()


Spoil = Callable[[Path], None]
Before = Callable[[], None] | None

NO_DRIVER = ["--data", "postgresql+asyncpg://nobody@127.0.0.1/regalia"]
FAULTS: dict[str, tuple[Spoil, list[str], Before, int, str]] = {
    # who or what: how it comes about, how the server is started, exit code, words of the sentence
    "damaged database": (damage, [], None, 3, "is damaged"),
    "not a database": (write_diary, [], None, 3, "is not a database"),
    "foreign database": (keep_bookmarks, [], None, 3, "another program"),
    "newer database": (come_from_the_future, [], None, 3, "newer version"),
    "a folder": (be_a_folder, [], None, 3, "is a folder"),
    "a pipe": (be_a_pipe, [], None, 3, "is not a database"),
    "empty key": (empty_the_key, [], None, 4, "not a complete key"),
    "lost key": (lose_the_key, [], None, 4, "no seat link or cookie made so far works"),
    "read-only database": (lock_the_file, [], as_anybody, 5, "cannot be written"),
    "read-only folder": (lock_the_folder, [], as_anybody, 5, "cannot be written"),
    "full disk": (start_anew, [], disk_full, 5, "cannot be written"),
    "unknown host": (leave, ["--host", "no.such.invalid"], None, 7, "no such address"),
    "another's host": (leave, ["--host", "203.0.113.7"], None, 7, "no such address"),
    "port not permitted": (leave, ["--port", "80"], as_anybody, 7, "may not listen"),
    "missing driver": (leave, NO_DRIVER, None, 8, "not installed"),
    "unknown kind": (
        leave,
        ["--data", "pigeon://coop/x"],
        None,
        8,
        "not the address of a database",
    ),
    "several workers": (leave, ["--workers", "2"], None, 8, "Only PostgreSQL"),
    "no address": (leave, ["--data", "://"], None, 8, "not the address of a database"),
    "unknown limit": (leave, ["--limit", "hats=3"], None, 8, "is not a limit"),
    "unknown proxy": (leave, ["--proxy", "my.proxy"], None, 8, "not the address of a proxy"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_a_sentence_and_a_code(played: Path, tmp_path: Path, fault: str) -> None:
    """A server that cannot start says why in one line and leaves everything as it was."""
    spoil, args, before, code, words = FAULTS[fault]
    low = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
    if fault == "port not permitted" and low.is_file() and int(low.read_text()) <= 80:
        pytest.skip("on this machine everybody may listen on port 80")
    data = copy_of(played, tmp_path)
    spoil(data)
    content = files_in(tmp_path)
    server = Process(data, *args, before=before)
    try:
        ended = server.end()
    finally:
        server.stop(signal.SIGKILL)
        tmp_path.chmod(0o700)
    assert (ended.code, ended.out) == (code, ""), ended
    assert words in ended.err
    assert len(ended.err.strip().splitlines()) == 1, ended.err
    left = files_in(tmp_path)
    assert content.items() <= left.items(), "something was changed"
    assert all(not left[name] for name in left.keys() - content.keys()), "something was half made"


def files_in(folder: Path) -> dict[str, bytes]:
    """Names and contents."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    """Somebody listens there already."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        ended = Process(tmp_path / "t.db", port=other.getsockname()[1]).end()
    assert (ended.code, ended.out) == (7, "") and "listening on" in ended.err
    assert not list(tmp_path.iterdir())


def test_the_second_server_says_so_and_the_lock_dies_with_the_first(tmp_path: Path) -> None:
    """Two servers on one file, by two names; kill -9 of the first lets the next one in at once."""
    data, link = tmp_path / "t.db", tmp_path / "link.db"
    with Process(data) as first:
        guest = Guest(first.url)
        guest.new_table(2)  # a bot thinks in a process of its own by now
        guest.close()
        link.symlink_to(data)
        for name in (data, link):
            ended = Process(name).end()
            assert (ended.code, ended.out) == (6, ""), ended
            assert "Another server is using" in ended.err
            assert len(ended.err.strip().splitlines()) == 1
        assert httpx.get(f"{first.url}/health").status_code == 200
        first.process.kill()
        first.process.wait(PATIENCE)
        with Process(data) as next_one:
            assert httpx.get(f"{next_one.url}/").status_code == 200
    for end in ("", "-wal", "-shm", ".key", ".lock"):
        mode = (tmp_path / f"t.db{end}").stat().st_mode & 0o777
        assert mode == 0o600, (end, oct(mode))


def test_a_file_has_one_name(tmp_path: Path) -> None:
    """By a hard link, neither our lock nor SQLite's log would be seen: nobody starts there."""
    data, other = tmp_path / "t.db", tmp_path / "other" / "t.db"
    other.parent.mkdir()
    with Process(data) as first:
        other.hardlink_to(data)
        content = other.read_bytes()
        ended = Process(other).end()
        assert (ended.code, ended.out) == (6, ""), ended
        assert "has another name, too" in ended.err and len(ended.err.strip().splitlines()) == 1
        assert other.read_bytes() == content
        assert httpx.get(f"{first.url}/health").status_code == 200


def test_other_users_cannot_read_our_files(played: Path, tmp_path: Path) -> None:
    """Permissions that are too wide are narrowed at the start; our folders are ours alone."""
    data = copy_of(played, tmp_path)
    data.chmod(0o644)
    data.with_name("t.db.key").chmod(0o664)
    with Process(data):
        assert data.stat().st_mode & 0o777 == 0o600
        assert data.with_name("t.db.key").stat().st_mode & 0o777 == 0o600
    with Process(tmp_path / "made" / "t.db"):
        assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700


def test_a_new_key_is_asked_for_by_name(played: Path, tmp_path: Path) -> None:
    """`--new-key` replaces a lost key, and leaves an intact one alone."""
    data = copy_of(played, tmp_path)
    key = data.with_name("t.db.key")
    key.write_text("spoilt")
    with Process(data, "--new-key"):
        made = key.read_text()
    assert read_key(key) and key.with_name("t.db.key.bad").read_text() == "spoilt"
    with Process(data, "--new-key"):
        assert key.read_text() == made


@pytest.mark.parametrize("text", ["", "\n", "ab" * 31, "ab" * 33, "zz" * 32, "é" * 64, "\0" * 64])
def test_an_incomplete_key_is_refused(tmp_path: Path, text: str) -> None:
    """Empty, short, long, other letters: refused, never used."""
    path = tmp_path / "t.db.key"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadKey, match="not a complete key"):
        key_beside(tmp_path / "t.db")
    assert path.read_text(encoding="utf-8") == text


def make_key(data: Path, before: Before = None) -> "subprocess.Popen[str]":
    """A process that makes the key of a database, or says why not."""
    code = (
        "import sys, pathlib; from regalia.web.keys import key_beside;"
        "from regalia.web.faults import CannotStart\n"
        "try: print(key_beside(pathlib.Path(sys.argv[1])).hex())\n"
        "except CannotStart as fault: print(fault)"
    )
    line = [sys.executable, "-c", code, str(data)]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        line, env=environment(), stdout=pipe, encoding="utf-8", preexec_fn=before
    )


def test_two_first_starts_share_one_key(tmp_path: Path) -> None:
    """However many processes make the key at once, one key is made, whole at any moment."""
    starts = [make_key(tmp_path / "t.db") for _ in range(6)]
    keys = {start.communicate(timeout=PATIENCE)[0] for start in starts}
    assert len(keys) == 1 and len(keys.pop().strip()) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["t.db.key"]
    assert (tmp_path / "t.db.key").stat().st_mode & 0o777 == 0o600


def test_no_room_leaves_no_key(tmp_path: Path) -> None:
    """A disk that is full when the key is written: a sentence, and no half of a key."""
    said = make_key(tmp_path / "t.db", no_room).communicate(timeout=PATIENCE)[0]
    assert "cannot be written" in said
    assert not list(tmp_path.iterdir())


def test_the_codes_are_documented() -> None:
    """Every code above stands in the guide for operators and in the help."""
    guide = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    for code in {row[3] for row in FAULTS.values()} | {6}:
        assert re.search(rf"^\| {code} \|", guide, re.M), code
        assert re.search(rf"\b{code} ", EPILOG), code

"""The file of a match: its fields, how it is written, and how a stranger's is read.

A record is judged from the outside in: text, JSON, header, then action by action while it is
replayed. Whatever is wrong ends in BadRecord with one sentence, and nothing has happened.
"""

import errno
import json
import os
import re
from dataclasses import dataclass
from typing import Any, TypeAlias

from regalia import registry
from regalia.core.actions import Code
from regalia.core.errors import BadOption, BadRecord, UnknownGame
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.options import Options
from regalia.match.fair import MOST_WORDS as MOST_DEALT
from regalia.match.fair import SECRET_BYTES, SEED_BITS, Deal, commit
from regalia.text import fail, shown

FORMAT = "regalia-record"
FORMAT_VERSION = 1
FINAL_BYTES = 32
MOST_BYTES = 4_000_000  # the longest game we know fills a tenth of it
MOST_WORDS = 16  # of a code
MOST_LETTERS = 80  # of a word, a name or a bot
MOST_POINTS = 1_000_000
MOST_CARRIED = 100  # times that a match was carried over

Json: TypeAlias = Any
Source: TypeAlias = "dict[str, Json] | str | bytes | os.PathLike[str]"

_NEEDED = "format format_version game rules seats options seed fair start actions final".split()
_FIELDS = [*_NEEDED, "position", "material", "carried"]
_FIELDS += ["names", "bots", "scores", "ranks", "outcome"]
_HEX = re.compile(r"[0-9a-f]+", re.ASCII)
_DECIMAL = re.compile(r"0|[1-9][0-9]{0,77}", re.ASCII)
_REASONS = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EACCES: "closed"}


@dataclass(frozen=True, slots=True)
class Carried:
    """What a match was before an update carried it over: its digests under the older rules."""

    rules: int  # the version
    digests: tuple[str, ...]  # after each action that was played under them
    start: str = ""  # tables of a server keep neither this
    final: str = ""  # nor this

    def as_json(self) -> dict[str, Json]:
        """As records have it."""
        ends = {"start": self.start, "final": self.final}
        kept = {"rules": self.rules, "digests": list(self.digests)}
        return kept | {field: value for field, value in ends.items() if value}


def dealt_under(carried: tuple[Carried, ...], rules: int) -> int:
    """The version of the rules under which a match began, if these are its rules now."""
    return carried[0].rules if carried else rules


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose header is sound; its actions are still raw JSON."""

    game: Game
    rules: int  # the version it follows: today's or an older one
    carried: tuple[Carried, ...]
    options: Options
    seed: int
    nonce: str
    deal: Deal | None
    position: dict[str, Json] | None  # in words, of a match that did not begin with the set-up
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    start: str
    actions: list[Json]
    final: str
    scores: list[int] | None
    ranks: list[int] | None
    outcome: dict[str, Json] | None  # records that are older have none


def write_record(record: dict[str, Json]) -> str:
    """The text of a record's file: one line per field and per action, so that it can be read."""
    lines = []
    for field, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if field == "actions" and value:
            rows = [f"  {json.dumps(row, ensure_ascii=False)}" for row in value]
            text = "[\n" + ",\n".join(rows) + "\n ]"
        lines.append(f" {json.dumps(field)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(source: Source, game: Game | None = None) -> Record:
    """The header of a record, checked field by field; `game` if it is in no registry."""
    if isinstance(source, str) and not source.lstrip().startswith("{"):
        raise fail(BadRecord, "common.error-record-text", text=shown(source))
    data = source if isinstance(source, dict) else _parse(_text(source))
    _check_format(data)
    found = _game(data, game)
    if data.get("material", "") != found.material:
        raise fail(BadRecord, "common.error-record-material")
    options = _options(data, found)
    seats = options.seats
    seed = _seed(data["seed"])
    commitment, nonce, deal = _fair(data["fair"], seats)
    start, final = _hex(data, "start", 4), _hex(data, "final", FINAL_BYTES)
    actions = data["actions"]
    if type(actions) is not list:
        raise _bad("actions", actions)
    if len(actions) > found.max_actions:
        raise fail(
            BadRecord, "common.error-record-long", count=len(actions), most=found.max_actions
        )
    carried = _carried(data, len(actions))
    dealt = dealt_under(carried, data["rules"])
    names = _row(data, "names", seats, is_name)
    bots = _row(data, "bots", seats, lambda bot: bot is None or is_name(bot))
    scores = _row(data, "scores", seats, lambda n: type(n) is int and abs(n) < MOST_POINTS)
    ranks = _row(data, "ranks", seats, lambda n: type(n) is int and 1 <= n <= max(seats, 2))
    position = _position(data, deal)
    bound = commit(found, options, seed, nonce, position, dealt)
    if (deal.commitment if deal else bound) != commitment:
        raise fail(BadRecord, "common.error-record-commitment")
    if deal is not None and deal.seed(found, options, dealt) != seed:
        raise fail(BadRecord, "common.error-record-words")
    return Record(
        found,
        data["rules"],
        carried,
        options,
        seed,
        nonce,
        deal,
        position,
        tuple(names or ()),
        tuple(bots or ()),
        start,
        actions,
        final,
        scores,
        ranks,
        _outcome(data),
    )


def read_entry(raw: Json) -> tuple[int, Code, str] | None:
    """Seat, code and digest of one recorded action, or None if it is none."""
    if type(raw) is not list or len(raw) != 3:
        return None
    seat, code, mark = raw
    if type(seat) is not int or type(code) is not list or not 0 < len(code) <= MOST_WORDS:
        return None
    if not all(type(word) is str and len(word) <= MOST_LETTERS for word in code):
        return None
    if not _is_mark(mark):
        return None
    return seat, tuple(code), mark


def _is_mark(mark: Json) -> bool:
    """Whether it can be the digest of a position."""
    return type(mark) is str and len(mark) == 8 and _HEX.fullmatch(mark) is not None


def _text(source: str | bytes | os.PathLike[str]) -> str:
    if isinstance(source, os.PathLike):
        source = _read_file(os.fspath(source))
    if isinstance(source, bytes):
        if len(source) > MOST_BYTES:
            raise fail(BadRecord, "common.error-record-size", most=MOST_BYTES)
        try:
            source = source.decode("utf-8")
        except UnicodeDecodeError as error:
            raise fail(BadRecord, "common.error-record-utf8", at=error.start) from None
    if not isinstance(source, str):
        raise fail(BadRecord, "common.error-record-source", found=shown(source))
    if len(source) > MOST_BYTES:
        raise fail(BadRecord, "common.error-record-size", most=MOST_BYTES)
    return source


def _read_file(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        # A path with a NUL in it is a ValueError.
        why = _REASONS.get(getattr(error, "errno", None) or 0, "other")
        raise fail(BadRecord, "common.error-file", path=shown(path), why=why) from None


def _parse(text: str) -> dict[str, Json]:
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise fail(
            BadRecord, "common.error-record-json", line=error.lineno, column=error.colno
        ) from None
    except (RecursionError, ValueError):
        raise fail(BadRecord, "common.error-record-absurd") from None
    if type(data) is not dict:
        raise fail(BadRecord, "common.error-record-foreign")
    return data


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """A JSON object; JSON allows a field twice, we do not."""
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError
    return data


def _refuse(constant: str) -> Json:
    """NaN and the infinities are no JSON, though Python reads them."""
    raise ValueError(constant)


def _check_format(data: dict[str, Json]) -> None:
    if data.get("format") != FORMAT:
        raise fail(BadRecord, "common.error-record-foreign")
    version = data.get("format_version")
    if type(version) is not int or version < 1:
        raise _bad("format_version", version)
    if version > FORMAT_VERSION:
        raise fail(
            BadRecord, "common.error-record-future", version=shown(version), known=FORMAT_VERSION
        )
    for field in _NEEDED:
        if field not in data:
            raise fail(BadRecord, "common.error-record-missing", field=field)
    for field in data:
        if field not in _FIELDS:
            raise fail(BadRecord, "common.error-record-unknown", field=shown(field))


def _game(data: dict[str, Json], game: Game | None) -> Game:
    id, rules = data["game"], data["rules"]
    if type(id) is not str:
        raise _bad("game", id)
    if game is None or game.id != id:
        try:
            game = registry.find(id)
        except UnknownGame as error:
            raise _bad("game", id, error.message) from None
    if type(rules) is not int or rules < 1:
        raise _bad("rules", rules)
    if rules > game.version:
        raise fail(
            BadRecord,
            "common.error-record-rules",
            game=game.name,
            rules=shown(rules),
            known=game.version,
        )
    return game


def _options(data: dict[str, Json], game: Game) -> Options:
    values = data["options"]
    if type(values) is not dict:
        raise _bad("options", values)
    for option in game.options():
        if option.id not in values and not option.late:
            raise fail(BadRecord, "common.error-record-missing", field=f"options.{option.id}")
    try:
        return registry.options(game, data["seats"], values)
    except BadOption as error:
        raise fail(BadRecord, "common.error-record-options", why=error.message) from None


def _seed(text: Json) -> int:
    if type(text) is not str or not _DECIMAL.fullmatch(text) or int(text) >= 1 << SEED_BITS:
        raise _bad("seed", text)
    return int(text)


def _fair(fair: Json, seats: int) -> tuple[str, str, Deal | None]:
    """Commitment, nonce and deal: a seed was drawn by one hand or made by several."""
    fields = sorted(fair, key=str) if type(fair) is dict else []
    if fields == ["commitment", "nonce"]:
        return _hex(fair, "commitment", 32), _hex(fair, "nonce", 16), None
    if fields != ["commitment", "secret", "words"]:
        raise _bad("fair", fair)
    words = _row(fair, "words", seats, is_words)
    deal = Deal(_hex(fair, "secret", SECRET_BYTES), tuple(words or ()))
    return _hex(fair, "commitment", 32), "", deal


def _carried(data: dict[str, Json], actions: int) -> tuple[Carried, ...]:
    """What the match was under older rules, the oldest first."""
    entries = data.get("carried", [])
    if type(entries) is not list or len(entries) > MOST_CARRIED:
        raise _bad("carried", entries)
    found: list[Carried] = []
    for entry in entries:
        fields = set(entry) if type(entry) is dict else set()
        if not {"rules", "digests"} <= fields <= {"rules", "digests", "start", "final"}:
            raise _bad("carried", entry)
        rules, digests = entry["rules"], entry["digests"]
        before = found[-1].rules if found else 1
        if type(rules) is not int or not before <= rules <= data["rules"]:
            raise _bad("carried", rules)
        if type(digests) is not list or len(digests) > actions or not all(map(_is_mark, digests)):
            raise _bad("carried", digests)
        start = _hex(entry, "start", 4) if "start" in entry else ""
        final = _hex(entry, "final", FINAL_BYTES) if "final" in entry else ""
        found.append(Carried(rules, tuple(digests), start, final))
    return tuple(found)


def _position(data: dict[str, Json], deal: Deal | None) -> dict[str, Json] | None:
    """The words of a position; several hands cannot have made the seed of one."""
    position = data.get("position")
    if "position" in data and (type(position) is not dict or deal is not None):
        raise _bad("position", position)
    return position


def _outcome(data: dict[str, Json]) -> dict[str, Json] | None:
    outcome = data.get("outcome")
    if "outcome" in data and type(outcome) is not dict:
        raise _bad("outcome", outcome)
    return outcome


def _hex(data: dict[str, Json], field: str, size: int) -> str:
    text = data[field]
    if type(text) is not str or len(text) != 2 * size or not _HEX.fullmatch(text):
        raise _bad(field, text)
    return text


def _row(data: dict[str, Json], field: str, seats: int, is_good: Any) -> list[Json] | None:
    """An optional field with one good entry per seat."""
    if field not in data:
        return None
    row = data[field]
    if type(row) is not list or len(row) != seats or not all(is_good(entry) for entry in row):
        raise _bad(field, row)
    return row


def is_name(name: Json) -> bool:
    """Whether it can stand on a screen: a control character could do more there than be read."""
    return (
        type(name) is str
        and 0 < len(name) <= MOST_LETTERS
        and name.isprintable()
        and name.strip() == name
    )


def is_words(words: Json) -> bool:
    """Whether a seat may have added this to the deal."""
    return type(words) is str and len(words) <= MOST_DEALT and words.isprintable()


def _bad(field: str, value: Json, why: Message | None = None) -> BadRecord:
    if why is not None:
        return fail(BadRecord, "common.error-record-why", field=field, why=why)
    return fail(BadRecord, "common.error-record-field", field=field, value=shown(value))

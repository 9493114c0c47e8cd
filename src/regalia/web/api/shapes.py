"""What programs get: the API's promise, apart from how the server holds things."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class Choice(Struct, frozen=True):
    """One value of an option, or a bot, or a campaign."""

    id: str
    name: str
    about: str = ""


class Option(Struct, frozen=True):
    """What can be chosen when a table is made."""

    id: str
    name: str
    about: str
    default: bool | int | str | list[str] | None
    values: Annotated[list[bool | int | str | None], Meta(description="empty: not a short list")]
    members: Annotated[list[Choice], Meta(description="of a list: what may be in it")]
    by_seat: Annotated[bool, Meta(description="the list has one member for each seat")]


class Game(Struct, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    pitch: str
    aim: Annotated[str, Meta(description="in one line; a game from elsewhere may have none")]
    seats: list[int]
    minutes: int
    rules: Annotated[int, Meta(description="version of the rules, as records cite it")]
    options: list[Option]
    bots: list[Choice]
    campaigns: list[Choice]


class Games(Struct, frozen=True):
    """All games."""

    games: list[Game]


class Rule(Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str
    section: str


class Rules(Struct, frozen=True):
    """The rules of a game, or those that were looked for."""

    game: str
    rules: list[Rule]


class How(Struct, frozen=True):
    """How a game is played, on one page; the rules behind it are named."""

    aim: str
    turn: Annotated[list[str], Meta(description="a turn, one sentence for each picture of it")]
    end: Annotated[str, Meta(description="how it ends")]
    counts: Annotated[str, Meta(description="what counts then")]
    rules: list[str]


class Seat(Struct, frozen=True):
    """Who sits where."""

    number: int
    name: str
    kind: Annotated[str, Meta(description="person, bot or open")]
    bot: str | None
    is_to_act: bool
    is_here: Annotated[bool, Meta(description="somebody looks; bots always do")]


class ListedSeat(Struct, frozen=True):
    """Who sits at a table of the lobby."""

    number: int
    name: str
    kind: str
    is_to_act: bool


class Listed(Struct, frozen=True):
    """A table of the lobby."""

    id: str
    game: str
    seats: list[ListedSeat]
    waiting: Annotated[str, Meta(description="for whom, as a sentence")]


class Lobby(Struct, frozen=True):
    """Tables that anybody may see."""

    open: Annotated[list[Listed], Meta(description="with seats to take")]
    live: Annotated[list[Listed], Meta(description="to watch")]


class Draft(Struct, frozen=True):
    """A table that may come to be, and the seal of its deal."""

    draft: str
    commitment: str


class Place(Struct, frozen=True):
    """A place that is yours: send the token as `Authorization: Bearer …`, tell it to nobody."""

    table: str
    seat: Annotated[int | None, Meta(description="null: not a seat but the host's place")]
    token: str


class Places(Struct, frozen=True):
    """A table, and the places at it that you were given now."""

    table: str
    places: list[Place]
    campaign: str = ""


class Action(Struct, frozen=True):
    """Something you may do now."""

    number: int
    code: Annotated[str, Meta(description="as records spell it: the same in every game")]
    sentence: str
    arguments: Annotated[dict[str, Any], Meta(description="what the words of the code name")]
    confirm: Annotated[
        str, Meta(description="why it cannot be taken back: `chance`, `shown`, or nothing")
    ]


class Actions(Struct, frozen=True):
    """What you are asked, and what you may answer."""

    ply: int
    prompt: str
    actions: list[Action]


class LogLine(Struct, frozen=True):
    """Something that happened."""

    text: str
    rule: str
    seat: int | None
    is_new: bool


class ChatLine(Struct, frozen=True):
    """Something somebody said."""

    name: str
    seat: Annotated[int | None, Meta(description="null: somebody who watches")]
    text: str


class SheetLine(Struct, frozen=True):
    """A source of points."""

    text: str
    points: int
    rule: str


class Sheet(Struct, frozen=True):
    """A seat's points, as far as you may know them."""

    seat: int
    total: int
    place: Annotated[int | None, Meta(description="once it is over")]
    lines: list[SheetLine]


class Lesson(Struct, frozen=True):
    """The step of a tutorial that your seat is at."""

    number: Annotated[int, Meta(description="from 1; send it with what you want")]
    of: int
    text: str
    rule: str
    awaits: Annotated[list[str], Meta(description="codes: one of these is to be played")]
    is_watched: Annotated[bool, Meta(description="the others play: wait")]
    is_last: bool


class Table(Struct, frozen=True):
    """A table as you may see it; without a token, as any spectator does."""

    at: Annotated[str, Meta(description="changes whenever anything here does, and only then")]
    id: str
    game: str
    status: Annotated[str, Meta(description="open, playing or over")]
    seat: Annotated[int | None, Meta(description="yours")]
    ply: Annotated[int, Meta(description="how often you have moved; send it with your action")]
    seats: list[Seat]
    where: Annotated[str, Meta(description="where the game stands")]
    prompt: Annotated[str, Meta(description="what is asked of you, or how it ended")]
    actions: Annotated[list[Action], Meta(description="what you may do now; empty: wait")]
    can_undo: bool
    plays_itself: Annotated[bool, Meta(description="what you are asked is answered for you")]
    view: Annotated[
        dict[str, Any] | None,
        Meta(description="all you may know, by the schema of the game; null before the deal"),
    ]
    sheets: list[Sheet]
    winners: list[int]
    log: list[LogLine]
    chat: list[ChatLine]
    auto: bool
    pace: str
    hints: bool
    spectator_chat: Annotated[bool, Meta(description="whether those who watch may speak")]
    campaign: str
    commitment: Annotated[str, Meta(description="the seal of the deal")]
    lesson: Annotated[Lesson | None, Meta(description="at the table of a tutorial")]
    origin: Annotated[str, Meta(description="the page of the position it was played on from")]


class Figure(Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Advice(Struct, frozen=True):
    """A choice worth considering."""

    code: str
    sentence: str
    chance: Figure
    margin: Figure
    why: str


class Hint(Struct, frozen=True):
    """The best choices, best first; they hold until you have moved."""

    ply: int
    asked: Annotated[int, Meta(description="how many hints this seat has asked for")]
    choices: list[Advice]


class Link(Struct, frozen=True):
    """A link to a seat."""

    seat: int
    link: str


class Links(Struct, frozen=True):
    """Links to open seats, and the one for those who only watch."""

    watch: str
    seats: list[Link]


class Proof(Struct, frozen=True):
    """The deal, opened, and whether the record follows from it."""

    is_proven: bool
    trouble: Annotated[str, Meta(description="the sentence, if it does not")]
    commitment: str
    seed: str
    secret: str
    words: Annotated[list[str], Meta(description="by seat")]


class Round(Struct, frozen=True):
    """Where a round begins."""

    where: str
    stop: int


class Past(Struct, frozen=True):
    """A match at one of its stops, as a seat or a spectator saw it."""

    game: str
    seat: Annotated[int | None, Meta(description="whose view it is; null: a spectator's")]
    stop: int
    last: Annotated[int, Meta(description="the number of the last stop")]
    move: Annotated[
        int | None, Meta(description="after how many moves; null while the game goes on")
    ]
    mover: Annotated[int | None, Meta(description="whose move it was, if that could be told")]
    told: Annotated[str, Meta(description="what was just played")]
    where: str
    view: dict[str, Any]
    sheets: list[Sheet]
    log: list[LogLine]
    turns: Annotated[list[int], Meta(description="the stops at which a turn has ended")]
    rounds: list[Round]


class Brought(Struct, frozen=True):
    """A record that was brought: every action and digest of it is right."""

    mark: Annotated[str, Meta(description="by which it is found, until the server forgets it")]
    game: str
    names: list[str]
    moves: int
    is_over: bool


class Correction(Struct, frozen=True):
    """A rule that was corrected."""

    text: str
    rules: list[str]


class Agreed(Struct, frozen=True):
    """Somebody who is asked whether to play on."""

    seat: int
    name: str
    agreed: bool


class Kept(Struct, frozen=True):
    """A table that follows older rules: it can be read, and played on if all its people agree."""

    id: str
    game: str
    why: Annotated[str, Meta(description="from which move today's rules differ")]
    corrections: list[Correction]
    can_go_on: Annotated[bool, Meta(description="it was not over")]
    people: list[Agreed]
    log: list[LogLine]


class Chapter(Struct, frozen=True):
    """A scenario of a campaign."""

    title: str
    story: str
    lines: list[str]
    points: list[int]
    table: str


class Campaign(Struct, frozen=True):
    """The story so far, and the places at its current table that your token has become."""

    id: str
    name: str
    story: str
    names: list[str]
    wins: list[int]
    kept: list[str]
    done: list[Chapter]
    now: Chapter | None
    verdict: list[str]
    winner: str
    is_between: Annotated[bool, Meta(description="the next table can be laid")]
    is_tied: bool
    commitment: str
    places: list[Place]

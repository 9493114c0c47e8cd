"""What programs send: read strictly, by these types."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from regalia.web.names import MOST_CHAT, MOST_NAME
from regalia.web.pages.table import MOST_CODE, MOST_MOVE_ID, MOST_TIMES

MOST_SEATS = 10
MOST_OPTIONS = 40

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, description="what to be called")]
Words = Annotated[
    str, Meta(max_length=80, description="added to the deal, so that nobody else chose it alone")
]
Word = Annotated[str, Meta(max_length=MOST_CODE)]
Ply = Annotated[
    int,
    Meta(ge=0, le=10**9, description="`ply` of the table as you saw it; 409 if you moved since"),
]
MoveId = Annotated[
    str,
    Meta(
        max_length=MOST_MOVE_ID,
        description="a name of your own for this move: sent twice, it is played once",
    ),
]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of what programs send: whatever we do not know is refused, not ignored."""


class NewSeat(Asked):
    """A seat of a new table."""

    kind: Annotated[
        str, Meta(pattern="^(me|bot|open)$", description="me, bot, or open for somebody else")
    ] = "bot"
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32, description="one of the game's `bots`")] | None = None


class NewTable(Asked):
    """A table to be: as many seats as are named here."""

    game: Annotated[str, Meta(max_length=40, description="the id of a game")]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[
        dict[Word, bool | int | Word | list[Word] | None],
        Meta(max_length=MOST_OPTIONS, description="by id; left out, an option has its default"),
    ] = {}
    listed: Annotated[bool, Meta(description="strangers see it in the lobby and may sit down")] = (
        False
    )
    spectator_chat: Annotated[bool, Meta(description="those who watch may speak")] = False
    words: Words = ""
    draft: Annotated[
        str, Meta(max_length=80, description="of POST /drafts, whose seal you have seen")
    ] = ""
    campaign: Annotated[
        str, Meta(max_length=40, description="one of the game's `campaigns`, or none")
    ] = ""


class Sit(Asked):
    """To take an open seat."""

    name: Name
    words: Words = ""
    link: Annotated[
        str, Meta(max_length=200, description="its secret, or the whole link; none if it is listed")
    ] = ""


class Device(Asked):
    """To take a seat of one's own along."""

    link: Annotated[str, Meta(max_length=200, description="the whole link, or its secret")]


class Act(Asked):
    """To act."""

    ply: Ply
    action: (
        Annotated[int, Meta(ge=0, le=10**9)]
        | Word
        | Annotated[list[Word], Meta(min_length=1, max_length=40)]
    )
    times: Annotated[int, Meta(ge=1, le=MOST_TIMES, description="the same so often")] = 1
    move: MoveId = ""


class Undo(Asked):
    """To take back one's last action."""

    ply: Ply
    move: MoveId = ""


class Say(Asked):
    """To say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    name: Annotated[Name | None, Meta(description="of somebody who only watches")] = None


class ChangeSeat(Asked):
    """What one may change about one's seat."""

    name: Name | None = None
    auto: Annotated[bool, Meta(description="forced single actions play themselves")] | None = None


class ChangeTable(Asked):
    """What may be changed about a table."""

    pace: (
        Annotated[str, Meta(pattern="^(quick|calm|slow)$", description="of the bots; any seat may")]
        | None
    ) = None
    hints: Annotated[bool, Meta(description="whether they are allowed; the host's")] | None = None
    spectator_chat: (
        Annotated[bool, Meta(description="whether those who watch may speak; the host's")] | None
    ) = None


class FillSeat(Asked):
    """To give an open seat to a bot."""

    bot: Annotated[str, Meta(max_length=32)] | None = None


class AddWords(Asked):
    """Words for a deal."""

    words: Words = ""


class PlayOn(Asked):
    """To go on from a move of a match that is over."""

    at: Annotated[int, Meta(ge=0, le=10**6, description="after how many moves")]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS, description="yours; bots have the others")]
    bot: Annotated[str, Meta(max_length=32, description="one of the game's `bots`")] | None = None
    chance: Annotated[
        str,
        Meta(pattern="^(same|new)$", description="the same dice and draws to come, or new ones"),
    ] = "same"


class Bring(Asked):
    """To have a record verified, and to look at it."""

    record: Annotated[Raw, Meta(description="as `record` gives it, or a file of the terminal")]


class Step(Asked):
    """To go on in a tutorial."""

    step: Annotated[int, Meta(ge=1, le=100, description="`number` of the lesson as you saw it")]
    do: Annotated[
        str,
        Meta(
            pattern="^(on|show|free)$",
            description="on: it is read; show: play what is awaited; free: play on without it",
        ),
    ] = "on"

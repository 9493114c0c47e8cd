"""Reviews of finished games, thought of once, in a process of their own."""

import asyncio
import json
from dataclasses import dataclass

from regalia.core.observation import Observation
from regalia.web.live.desk import Desk

LOOKS = 12  # from each position


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review in one language: a page to keep, and the parts of it that stand in a replay."""

    page: str
    headline: str
    course: str
    ledger: str
    actions: int  # that were verified
    trouble: str  # why they could not be, if so


def look_again(game: str, asked: str, seen: Observation, seed: int) -> str:
    """A `Reviewed` for each language; `asked` holds the look of the house, the seal, the record."""
    from regalia import match as matches  # whatever this needs is loaded where it is thought
    from regalia.charts import House
    from regalia.coach.page import page, parts
    from regalia.coach.review import review
    from regalia.core.errors import BadRecord
    from regalia.core.message import Message
    from regalia.text import LANGS, say

    style, sprite, commitment, record = json.loads(asked)
    trouble: Message | None = None
    try:
        actions = matches.verify(record, commitment).actions
    except BadRecord as error:
        actions, trouble = 0, error.message
    found = review(matches.replay(record), looks=LOOKS)
    told = {}
    for lang in LANGS:
        why = "" if trouble is None else say(trouble, lang)
        whole = page(found, lang, House(style, sprite))
        told[lang] = [whole, *parts(found, lang), actions, why]
    return json.dumps(told)


class Reviews(Desk):
    """The reviews that were asked for lately, by the address of the replay they belong to."""

    busy = "web.error-reviews-busy"
    kept = 16  # each with two pages

    def ask(
        self,
        address: str,
        look: tuple[str, str],
        commitment: str | None,
        record: object,
        seen: Observation,
    ) -> asyncio.Task[str]:
        """A review, done or on its way, for `read`; Busy if too many are."""
        return self.order(address, look_again, json.dumps([*look, commitment, record]), seen)

    def is_done(self, address: str) -> bool:
        """Whether it is there already."""
        task = self.tasks.get(address)
        return task is not None and task.done() and not task.cancelled() and not task.exception()


def read(told: str, lang: str) -> Reviewed:
    """A review in a language."""
    return Reviewed(*json.loads(told)[lang])

"""Finished games looked at again, in a process of their own, one at a time, each once."""

import asyncio
import json

from regalia.core.observation import Observation
from regalia.web.live.desk import Desk

LOOKS = 12  # from each position


def look_again(game: str, asked: str, seen: Observation, seed: int) -> str:
    """The page of a review; `asked` holds the language, the look of the house and the record."""
    from regalia import match as matches  # whatever this needs is loaded where it is thought
    from regalia.charts import House
    from regalia.coach.page import page
    from regalia.coach.review import review

    lang, style, sprite, record = json.loads(asked)
    return page(review(matches.replay(record), looks=LOOKS), lang, House(style, sprite))


class Reviews(Desk):
    """The pages that were asked for lately, by table and language."""

    busy = "web.error-reviews-busy"

    def ask(
        self, id: str, lang: str, look: tuple[str, str], record: object, seen: Observation
    ) -> asyncio.Task[str]:
        """The page, done or on its way; Busy if too many are."""
        return self.order((id, lang), look_again, json.dumps([lang, *look, record]), seen)

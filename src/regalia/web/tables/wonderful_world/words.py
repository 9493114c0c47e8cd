"""The words of this page."""

from regalia.games.wonderful_world import material as m
from regalia.text import add_catalogue, words_in
from regalia.web.tables.wonderful import words

add_catalogue("wonderful_world_table", words_in(__package__))


class Words(words.Words):
    """What can be said without knowing who listens."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, "wonderful_world", m.KIND_SLUG)

    def card(self, card: int) -> str:
        return self.name(m.CARD_NAME[card])

"""Messages said in English or French, through Project Fluent."""

from regalia.text.catalogue import LANGS, Unsayable, words_in
from regalia.text.numbers import number
from regalia.text.refusal import LONGEST, fail, nearest, shown
from regalia.text.speech import add_catalogue, say

__all__ = [
    "LANGS",
    "LONGEST",
    "Unsayable",
    "add_catalogue",
    "fail",
    "nearest",
    "number",
    "say",
    "shown",
    "words_in",
]

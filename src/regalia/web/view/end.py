"""What there is to see after the end: the proof of the deal, and where a review comes from."""

from dataclasses import dataclass

from regalia.match import Report


@dataclass(frozen=True, slots=True)
class ProofView:
    """The deal checked against the hash published before the first action."""

    id: str
    game: str
    report: Report | None
    commitment: str
    trouble: str  # the sentence, if the proof failed
    standing: tuple[tuple[int, str, int], ...]  # rank, name, points
    seed: str
    nonce: str
    secret: str  # "" for a seed that the server drew alone
    words: tuple[tuple[str, str], ...]  # by name
    deal: str  # what the players' browsers call it


@dataclass(frozen=True, slots=True)
class ReviewView:
    """A review that a replay has below it."""

    address: str
    is_done: bool  # thought of already: then the page asks for it at once

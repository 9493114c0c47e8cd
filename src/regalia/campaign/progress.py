"""Where a campaign stands: a value that follows from its file and the outcomes so far."""

from dataclasses import dataclass, replace
from typing import Final

from regalia.campaign.book import GREY, Book, Resolution, Scenario
from regalia.campaign.check import GAME
from regalia.campaign.fault import fault
from regalia.campaign.outcome import Outcome, fitting, judge
from regalia.core.message import Name
from regalia.core.options import OptionValue
from regalia.core.state import GameState
from regalia.games.wonderful_world.material import CARD_NAME, CARD_SLUG
from regalia.match import Match, new_match

# What the table may choose for a whole campaign (IWW-19.12); the rest is the campaign's.
FREE_OPTIONS: Final = ("side", "corruption_ascension", "solo_shortage")


@dataclass(frozen=True, slots=True)
class Holdings:
    """What is carried from scenario to scenario, by the numbers of cards."""

    kept: tuple[tuple[str, ...], ...]  # by seat: orange cards won (IWW-19.8)
    gifts: tuple[str, ...]  # by seat: what the next scenario begins with
    deck: tuple[str, ...]  # added cards still in play (IWW-19.9)


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign in play. `merit`: a tie in the final scenario is decided by the whole campaign."""

    book: Book
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    merit: bool = False

    def scenario(self) -> Scenario | None:
        """The scenario to be played now; None when the campaign is over."""
        if not self.outcomes:
            return self.book.scenarios[0]
        if self.winner() is not None or self.is_lost():
            return None
        last = self.book.scenario(self.outcomes[-1].scenario)
        if last.final:
            return last  # IWW-19.11: a perfect tie is played again
        for resolution, _ in self.resolutions(len(self.outcomes) - 1):
            if resolution.next is not None:
                return self.book.scenario(resolution.next)
        return self.book.after(last)

    def resolutions(self, number: int) -> list[tuple[Resolution, tuple[int, ...]]]:
        """What followed from an outcome, and for whom (IWW-19.6)."""
        outcome = self.outcomes[number]
        found = self.book.scenario(outcome.scenario).resolutions
        return [(one, seats) for one in found if (seats := fitting(one, outcome))]

    def holdings(self) -> Holdings:
        """What has been kept and added so far, the scenario to come included."""
        kept: list[list[str]] = [[] for _ in range(self.seats)]
        gifts = [""] * self.seats
        deck: list[str] = []
        for number, outcome in enumerate(self.outcomes):
            scenario = self.book.scenario(outcome.scenario)
            if scenario.final:
                break  # played again as it was
            deck += scenario.cards
            deck = [card for card in deck if self.book.card(card).border != GREY]
            gifts = [""] * self.seats
            for resolution, seats in self.resolutions(number):
                deck += resolution.adds
                for seat, card in resolution.handed(seats):
                    kept[seat].append(card)
                for seat in seats:
                    gifts[seat] += resolution.gift
        now = self.scenario()
        if now is not None:
            deck += [card for card in now.cards if card not in deck]
        return Holdings(tuple([tuple(cards) for cards in kept]), tuple(gifts), tuple(deck))

    def changes(self) -> tuple[str, ...]:
        """The next match's changes: the scenario's, and what the campaign has brought."""
        scenario = self.scenario()
        if scenario is None:
            raise fault("over")
        held = self.holdings()
        slug = {card.number: card.slug for card in self.book.cards}
        added = [f"with={slug[number]}" for number in held.deck]
        kept = [f"keeps.{s + 1}={slug[n]}" for s, row in enumerate(held.kept) for n in row]
        starts = [f"start.{s + 1}={gift}" for s, gift in enumerate(held.gifts) if gift]
        return (*scenario.changes, *added, *starts, *kept)

    def values(self) -> dict[str, object]:
        """The next match's options."""
        return {**dict(self.options), "changes": self.changes()}

    def match(self, seed: int | None = None) -> Match:
        """The next match, set up."""
        return new_match(GAME, self.seats, seed, self.values())

    def after(self, state: GameState) -> "Campaign":
        """The campaign with one more scenario played to its end."""
        scenario = self.scenario()
        if scenario is None:
            raise fault("over")
        return replace(self, outcomes=(*self.outcomes, judge(scenario, state)))

    def by_merit(self) -> "Campaign":
        """The table gives a tied final to the most deserving (IWW-19.11)."""
        return replace(self, merit=True)

    def is_tied(self) -> bool:
        """Whether the final scenario has just ended in a perfect tie."""
        return self.is_final() and len(self.outcomes[-1].winners) > 1

    def is_final(self) -> bool:
        """Whether the final scenario has been played."""
        return bool(self.outcomes) and self.book.scenario(self.outcomes[-1].scenario).final

    def is_lost(self) -> bool:
        """Whether a lone player has failed in the final scenario."""
        return self.is_final() and not self.outcomes[-1].winners

    def winner(self) -> int | None:
        """The sole winner of the campaign: who wins its final scenario (IWW-19.10)."""
        if not self.is_final():
            return None
        winners = self.outcomes[-1].winners
        if len(winners) > 1 and self.merit:
            merits = [self._merit(seat) for seat in winners]
            winners = tuple([s for s, m in zip(winners, merits, strict=True) if m == max(merits)])
        return winners[0] if len(winners) == 1 else None

    def _merit(self, seat: int) -> tuple[int, int]:
        """Scenarios won, then points of the whole campaign."""
        won = sum([seat in outcome.winners for outcome in self.outcomes])
        return won, sum([outcome.points[seat] for outcome in self.outcomes])


def begin(book: Book, seats: int, options: dict[str, OptionValue] | None = None) -> Campaign:
    """A campaign before its first scenario, or BadBook."""
    if seats not in book.seats:
        known = ", ".join([str(count) for count in book.seats])
        raise fault("players", seats=seats, known=known)
    for id in options or {}:
        if id not in FREE_OPTIONS:
            raise fault("option", option=id, known=", ".join(FREE_OPTIONS))
    return Campaign(book, seats, tuple((options or {}).items()))


def card_name(book: Book, number: str) -> Name:
    """The printed name of a campaign card."""
    return CARD_NAME[CARD_SLUG.index(book.card(number).slug)]

"""`regalia campaign`: linked matches against bots, with a story and one winner."""

from pathlib import Path
from typing import Annotated

import typer

from regalia import registry
from regalia.campaign import (
    begin,
    campaign_record,
    find_book,
    read_campaign,
    telling,
    write_campaign,
)
from regalia.campaign.check import GAME
from regalia.campaign.progress import Campaign
from regalia.campaign.record import Saved
from regalia.cli.play import USUAL_SEATS, MyName, MySeat, Opponents, Seats, opponents, sit_down
from regalia.cli.screen import Lang, Screen
from regalia.cli.session import Session
from regalia.cli.simulate import Pairs, Seed
from regalia.core.errors import BadOption, RegaliaError
from regalia.core.message import Message, Name
from regalia.core.rng import FastRng, SealedRng
from regalia.match import Match
from regalia.match.fair import draw_seed
from regalia.text import fail, say, shown

USUAL_BOOK = "two_roads"


def campaign(
    book: Annotated[
        str | None,
        typer.Argument(metavar="[BOOK]", help="A campaign's slug, or its TOML file."),
    ] = None,
    seats: Seats = None,
    seat: MySeat = None,
    name: MyName = None,
    bot: Opponents = None,
    seed: Seed = None,
    option: Pairs = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved campaign.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only check the campaign's file, or the saved one.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a campaign of It's a Wonderful World against bots."""
    screen = Screen(lang)
    if resume is not None:
        if book is not None or seats is not None or seed is not None or option:
            raise fail(BadOption, "common.error-resume")
        saved = read_campaign(resume)
    else:
        values = registry.read_options(registry.find(GAME), option or [])
        found = find_book(book or USUAL_BOOK)
        saved = Saved(begin(found, USUAL_SEATS if seats is None else seats, values), ())
    if check:
        _say_it_is_fine(screen, saved, resume is not None)
        return
    Player(screen, saved, resume, (seat, name, bot or []), seed).run()


def _say_it_is_fine(screen: Screen, saved: Saved, is_record: bool) -> None:
    book = saved.campaign.book
    if is_record:
        over = "yes" if saved.campaign.scenario() is None else "no"
        screen.print(screen.words("cli-campaign-saved", matches=len(saved.matches), over=over))
        return
    counts = ", ".join([str(count) for count in book.seats])
    screen.print(screen.words("cli-campaign-fine", name=book.name, seats=counts))


class Player:
    """One person's way through a campaign, match after match."""

    def __init__(
        self,
        screen: Screen,
        saved: Saved,
        file: Path | None,
        wishes: tuple[int | None, str | None, list[str]],
        seed: int | None,
    ) -> None:
        self.screen = screen
        self.campaign: Campaign = saved.campaign
        self.matches = list(saved.matches)
        self.file = file
        self.wishes = wishes
        # A seeded campaign deals the same matches and meets the same bots again.
        self.deals = SealedRng(draw_seed() if seed is None else seed)
        self.me = 0

    def run(self) -> None:
        """Play to the end of the campaign, or until the person leaves."""
        self._print(self.campaign.book.name, "bold")
        self._print(self.campaign.book.note, "italic")
        if not self.matches:
            self._print(self.campaign.book.story)
        while self.campaign.scenario() is not None:
            if not self._play():
                return
        self._standing()

    def _play(self) -> bool:
        """One scenario; whether to go on."""
        match = self._match()
        chance = FastRng(self.deals.word() << 32 | self.deals.word())
        self._open()
        session = Session(
            self.screen, match, self.me, opponents(match, self.me, chance), self.file, self._text
        )
        session.run()
        self.file = session.file
        if not match.is_over():
            return False
        self.campaign = self.campaign.after(match.state)
        self.screen.print()
        for line in telling.ending(self.campaign):
            self._print(line, "bold")
        if self.file is not None:
            session.save("")
        return self.campaign.scenario() is None or self._goes_on(session)

    def _match(self) -> Match:
        """The match under way, or the next one, its seats taken."""
        if self.matches and not self.matches[-1].is_over():
            match = self.matches[-1]
        else:
            match = self.campaign.match(self.deals.word() << 32 | self.deals.word())
            if self.matches:
                match.names, match.bots = self.matches[-1].names, self.matches[-1].bots
            self.matches.append(match)
        self.me = sit_down(self.screen, match, *self.wishes)
        return match

    def _open(self) -> None:
        scenario = self.campaign.scenario()
        assert scenario is not None
        self.screen.print()
        self._print(telling.title(self.campaign), "bold")
        self._print(scenario.story)
        for line in telling.aim(self.campaign):  # the log says what else is different
            self._print(line, "bold")

    def _goes_on(self, session: Session) -> bool:
        """Ask before the next scenario; a tied final may be given to the most deserving."""
        tied = self.campaign.is_tied()
        while True:
            ask = self.screen.words("cli-campaign-tie" if tied else "cli-campaign-ask")
            self.screen.out.print(ask, style="bold", end=" ", markup=False)
            try:
                word, _, rest = input().strip().partition(" ")
            except EOFError:
                word, rest = "q", ""
            if word == "q":
                self.screen.print(self.screen.words("cli-bye"))
                return False
            if word == "m" and tied:
                self.campaign = self.campaign.by_merit()
                for line in telling.verdict(self.campaign):
                    self._print(line, "bold")
                return True
            if word == "s":
                self._save(session, rest.strip())
            elif not word:
                return True
            else:
                session.complain(fail(BadOption, "common.error-command", word=shown(word)))

    def _save(self, session: Session, name: str) -> None:
        try:
            session.save(name)
        except RegaliaError as error:
            session.complain(error)
        self.file = session.file

    def _standing(self) -> None:
        self._print(Message("wonderful_world.campaign-standing"), "bold")
        for seat, won in enumerate(telling.wins(self.campaign)):
            names = self.matches[-1].names if self.matches else ()
            self.screen.print(f"{self.screen.seat_name(seat, names)}: {won}")
        for line in telling.verdict(self.campaign):
            self._print(line, "bold")

    def _print(self, told: Message | Name, style: str | None = None) -> None:
        names = self.matches[-1].names if self.matches else ()
        if isinstance(told, Name):
            self.screen.print(self.screen.name(told), style)
        else:
            self.screen.print(say(told, self.screen.lang, names, self.me), style)

    def _text(self) -> str:
        return write_campaign(campaign_record(self.campaign, self.matches))

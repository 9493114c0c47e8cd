"""Campaigns for tests: outcomes made by hand, files changed line by line, matches by bots."""

from dataclasses import replace
from importlib.resources import files

from regalia import bots
from regalia.campaign import Campaign, begin, read_book
from regalia.campaign.book import THINGS, Book
from regalia.campaign.outcome import Outcome
from regalia.core.rng import FastRng
from regalia.match import Match

TEXT = (files("regalia") / "campaign" / "books" / "two_roads.toml").read_text(encoding="utf-8")


def two_roads(*changes: tuple[str, str]) -> Book:
    """Our campaign, with some of its text replaced."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read_book(text)


def ended(campaign: Campaign, points: list[int], **things: list[int]) -> Campaign:
    """The campaign after a scenario in which the seats had so much, alone on their ranks."""
    counts = [[0] * len(THINGS) for _ in points]
    for thing, row in {**things, "points": points}.items():
        for seat, n in enumerate(row):
            counts[seat][THINGS.index(thing)] = n
    ranks = tuple([1 + sum([other > mine for other in points]) for mine in points])
    scenario = campaign.scenario()
    assert scenario is not None
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    if len(points) == 1 and points[0] < scenario.solo:
        winners = ()
    rows = tuple([tuple(row) for row in counts])
    outcome = Outcome(scenario.slug, rows, ranks, winners)
    return replace(campaign, outcomes=(*campaign.outcomes, outcome))


def after(count: int, seats: int = 3, **things: list[int]) -> Campaign:
    """Our campaign after so many scenarios, all won by the first seat."""
    campaign = begin(two_roads(), seats)
    for _ in range(count):
        campaign = ended(campaign, [50, *[40 - seat for seat in range(1, seats)]], **things)
    return campaign


def played(match: Match, seed: int, bot: str = "uniform") -> Match:
    """A match played to its end by bots."""
    rng = FastRng(seed)
    players = [bots.find(bot, match.game.id, rng.word()) for _ in range(match.seats)]
    while waiting := match.to_act():
        match.play(waiting[0], players[waiting[0]].choose(match.observe(waiting[0])))
    return match


def whole(campaign: Campaign, seed: int) -> tuple[Campaign, list[Match]]:
    """A campaign played to its end, and its matches."""
    matches: list[Match] = []
    while campaign.scenario() is not None:
        matches.append(played(campaign.match(seed + len(matches)), seed))
        campaign = campaign.after(matches[-1].state)
    return campaign, matches

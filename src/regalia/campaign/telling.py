"""What is told between the matches of a campaign, as messages for any language."""

from regalia.campaign.progress import Campaign, card_name
from regalia.core.message import Message, Name, Seat
from regalia.games.wonderful_world.changes import read_changes
from regalia.games.wonderful_world.describe.changes import sentences
from regalia.games.wonderful_world.describe.terms import player, points, words

Told = Message | Name


def title(campaign: Campaign) -> Message:
    """Which scenario is played now."""
    scenario = campaign.scenario()
    assert scenario is not None
    if campaign.is_final():
        return words("campaign-again", name=scenario.name)
    if scenario.final:
        return words("campaign-final", name=scenario.name)
    number, last = len(campaign.outcomes) + 1, campaign.book.played
    return words("campaign-scenario", number=number, last=last, name=scenario.name)


def title_of(campaign: Campaign, number: int) -> Message:
    """Which scenario was played as number so-and-so, from 0."""
    return title(part(campaign, number))


def part(campaign: Campaign, count: int) -> Campaign:
    """The campaign as it stood after its first matches."""
    done = campaign.outcomes[:count]
    return Campaign(campaign.book, campaign.seats, campaign.options, done)


def opening(campaign: Campaign) -> list[Message]:
    """What is different in the scenario to come."""
    told = sentences(read_changes(campaign.changes(), campaign.seats))
    return [*told, *aim(campaign)]


def aim(campaign: Campaign) -> list[Message]:
    """What a lone player needs to win the scenario to come."""
    scenario = campaign.scenario()
    assert scenario is not None
    return [words("campaign-solo", points=points(scenario.solo))] if campaign.seats == 1 else []


def kept(campaign: Campaign) -> list[Message]:
    """The orange cards of each player, by name and number (IWW-19.3)."""
    told = []
    for seat, numbers in enumerate(campaign.holdings().kept):
        cards = [called(campaign, number) for number in numbers]
        if cards:
            told.append(words("campaign-kept", seat=Seat(seat), cards=cards))
    return told


def called(campaign: Campaign, number: str) -> Message:
    """A card by name and number."""
    return words("campaign-card", card=card_name(campaign.book, number), number=number)


def ending(campaign: Campaign) -> list[Message]:
    """How the last scenario came out, and what follows for whom (IWW-19.6)."""
    number = len(campaign.outcomes) - 1
    winners = campaign.outcomes[number].winners
    told = [words("campaign-no-winner")]
    if winners:
        names = [Seat(seat) for seat in winners]
        told = [words("campaign-wins", winners=names, n=len(winners))]
    for resolution, seats in campaign.resolutions(number):
        whom: object = [player(seat) for seat in seats]
        if len(seats) == campaign.seats > 1:
            whom = words("campaign-everybody")
        told.append(words("campaign-fits", text=resolution.text, seats=whom))
        if len(seats) > 1:
            told += [
                words("campaign-goes", card=called(campaign, number), seat=Seat(seat))
                for seat, number in resolution.handed(seats)
            ]
    return told + verdict(campaign)


def verdict(campaign: Campaign) -> list[Message]:
    """Who has won the campaign, once somebody has; or that the final is tied."""
    winner = campaign.winner()
    if winner is not None:
        return [words("campaign-winner", seat=Seat(winner))]
    if campaign.is_tied():
        return [words("campaign-tie")]
    return [words("campaign-lost")] if campaign.is_lost() else []


def wins(campaign: Campaign) -> list[int]:
    """How many scenarios each seat has won."""
    return [sum([s in o.winners for o in campaign.outcomes]) for s in range(campaign.seats)]

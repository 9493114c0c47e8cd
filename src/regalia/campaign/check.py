"""Whether a campaign hangs together: its cards, its changes, the ways through its scenarios."""

from typing import Final

from regalia import registry
from regalia.campaign.book import GREY, WINNER, Book, Resolution, Scenario
from regalia.campaign.fault import fault
from regalia.core.options import Options
from regalia.games.wonderful_world.changes import MOST_LETTERS
from regalia.games.wonderful_world.material import CARD_COPIES, CARD_SET, CARD_SLUG, WAR

GAME: Final = "wonderful_world"
SCENARIOS: Final = 6  # of which five are played (IWW-19.2)
PLAYED: Final = 5
MOST_SEATS: Final = 5  # IWW-19.13
OWN_WORDS: Final = ("with", "keeps")  # the campaign writes them itself


def check_book(book: Book) -> None:
    """Every fault that a single field does not show, or nothing."""
    if not book.seats or any(not 1 <= seats <= MOST_SEATS for seats in book.seats):
        raise fault("seats", most=MOST_SEATS)
    if len(set(book.seats)) < len(book.seats):
        raise fault("seats", most=MOST_SEATS)
    if len(book.scenarios) != SCENARIOS or book.played != PLAYED:
        raise fault("count", scenarios=SCENARIOS, played=PLAYED)
    _check_cards(book)
    slugs = [scenario.slug for scenario in book.scenarios]
    for slug in slugs:
        if slugs.count(slug) > 1:
            raise fault("twice", what=slug)
    for scenario in book.scenarios:
        _check_scenario(book, scenario)
    _check_ways(book)


def _check_cards(book: Book) -> None:
    numbers = [card.number for card in book.cards]
    for card in book.cards:
        if numbers.count(card.number) > 1:
            raise fault("twice", what=card.number)
        if card.slug not in CARD_SLUG or CARD_SET[CARD_SLUG.index(card.slug)] != WAR:
            raise fault("card", number=card.number, slug=card.slug)
        copies = CARD_COPIES[CARD_SLUG.index(card.slug)]
        if [other.slug for other in book.cards].count(card.slug) > copies:
            raise fault("copies", slug=card.slug, n=copies)
    used: list[str] = []
    for scenario in book.scenarios:
        used += scenario.cards
        for resolution in scenario.resolutions:
            used += [*resolution.keep, *resolution.adds]
    for number in used:
        if number not in numbers:
            raise fault("number-unknown", number=number)
        if used.count(number) > 1:
            raise fault("used-twice", number=number)


def _check_scenario(book: Book, scenario: Scenario) -> None:
    for text in scenario.changes:
        if text.partition("=")[0].partition(".")[0] in OWN_WORDS or text.startswith("start."):
            raise fault("own-word", where=scenario.slug, text=text)
    added = tuple([f"with={card.slug}" for card in book.cards])
    for seats in book.seats:
        for extra in ("when_needed", "always"):
            _check_changes(scenario, seats, extra, (*scenario.changes, *added))
    if scenario.final:
        if any(text.startswith("goal.") for text in scenario.changes):
            raise fault("final-goal", where=scenario.slug)
        if any(_rewards(resolution) for resolution in scenario.resolutions):
            raise fault("final-reward", where=scenario.slug)
    elif WINNER not in [resolution.who for resolution in scenario.resolutions]:
        raise fault("no-winner", where=scenario.slug)
    if sum([len(resolution.gift) for resolution in scenario.resolutions]) > MOST_LETTERS:
        raise fault("gifts", where=scenario.slug, n=MOST_LETTERS)
    for resolution in scenario.resolutions:
        for number in resolution.keep:
            if book.card(number).border == GREY:
                raise fault("keep-grey", where=scenario.slug, number=number)
        if not scenario.final and not _rewards(resolution):
            raise fault("no-reward", where=scenario.slug, who=resolution.who)


def _rewards(resolution: Resolution) -> bool:
    return bool(resolution.keep or resolution.gift or resolution.adds or resolution.next)


def _check_changes(scenario: Scenario, seats: int, extra: str, changes: tuple[str, ...]) -> None:
    """The engine must accept the changes, with every card of the campaign in the deck."""
    game = registry.find(GAME)
    values = {option.id: option.default for option in game.options()}
    options = Options(seats, {**values, "corruption_ascension": extra, "changes": changes})
    why = game.objection(options)
    if why is not None:
        raise fault("changes", where=scenario.slug, seats=seats, why=why)


def _check_ways(book: Book) -> None:
    """From the first scenario on, every way plays five and ends in a final one; none is idle."""
    reached: set[str] = set()
    ways: list[tuple[Scenario, int]] = [(book.scenarios[0], 1)]
    while ways:
        scenario, number = ways.pop()
        reached.add(scenario.slug)
        if scenario.final != (number == book.played):
            raise fault("way", where=scenario.slug, number=number, played=book.played)
        if scenario.final:
            continue
        jumps = [r for r in scenario.resolutions if r.next is not None]
        for jump in jumps:
            if jump.next not in [other.slug for other in book.scenarios]:
                raise fault("next", where=scenario.slug, next=jump.next)
            ways.append((book.scenario(str(jump.next)), number + 1))
        is_sure = any(jump.when is None and jump.who == "everybody" for jump in jumps)
        if not is_sure:
            if scenario is book.scenarios[-1]:
                raise fault("last", where=scenario.slug)
            ways.append((book.after(scenario), number + 1))
    for scenario in book.scenarios:
        if scenario.slug not in reached:
            raise fault("idle", where=scenario.slug)

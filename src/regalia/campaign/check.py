"""Whether a campaign hangs together: its cards, its changes, the ways through its scenarios."""

from typing import Final

from regalia import registry
from regalia.campaign.book import EVERYBODY, GREY, WINNER, Book, Resolution, Scenario
from regalia.campaign.fault import fault
from regalia.core.options import Options
from regalia.games.wonderful_world.changes import MOST_LETTERS
from regalia.games.wonderful_world.material import CARD_COPIES, CARD_SET, CARD_SLUG, WAR
from regalia.text import shown

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
    ways = find_ways(book)
    for scenario in book.scenarios:
        if all(scenario not in way for way in ways):
            raise fault("idle", where=scenario.slug)
    _check_matches(book, ways)


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
            raise fault("number-unknown", number=shown(number))
        if used.count(number) > 1:
            raise fault("used-twice", number=number)


def _check_scenario(book: Book, scenario: Scenario) -> None:
    for text in scenario.changes:
        if text.partition("=")[0].partition(".")[0] in OWN_WORDS or text.startswith("start."):
            raise fault("own-word", where=scenario.slug, text=shown(text))
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


def _is_sure(resolution: Resolution) -> bool:
    """Whether it applies however the scenario ends."""
    return resolution.who == EVERYBODY and resolution.when is None


def find_ways(book: Book) -> list[tuple[Scenario, ...]]:
    """Every way from the first scenario on; each must play five and end in a final one."""
    found: list[tuple[Scenario, ...]] = []
    ways: list[tuple[Scenario, ...]] = [(book.scenarios[0],)]
    while ways:
        way = ways.pop()
        scenario, number = way[-1], len(way)
        if scenario.final != (number == book.played):
            raise fault("way", where=scenario.slug, number=number, played=book.played)
        if scenario.final:
            found.append(way)
        else:
            ways += [(*way, follower) for follower in _followers(book, scenario)]
    return found


def _followers(book: Book, scenario: Scenario) -> list[Scenario]:
    """What may come after a scenario, each once, however many resolutions lead there."""
    jumps = [resolution for resolution in scenario.resolutions if resolution.next is not None]
    slugs = [str(jump.next) for jump in jumps]
    for slug in slugs:
        if slug not in [other.slug for other in book.scenarios]:
            raise fault("next", where=scenario.slug, next=slug)
    if not any(_is_sure(jump) for jump in jumps):
        if scenario is book.scenarios[-1]:
            raise fault("last", where=scenario.slug)
        slugs.append(book.after(scenario).slug)
    return [book.scenario(slug) for slug in dict.fromkeys(slugs)]


def _check_matches(book: Book, ways: list[tuple[Scenario, ...]]) -> None:
    """The engine must accept every match, with as little and as much as can have come along."""
    parts = {way[:number]: None for way in ways for number in range(1, book.played + 1)}
    for part in parts:
        for changes in (_least(book, part), _most(book, part)):
            for seats in book.seats:
                for extra in ("when_needed", "always"):
                    _check_changes(part[-1], seats, extra, changes)


def _least(book: Book, way: tuple[Scenario, ...]) -> tuple[str, ...]:
    """The changes of the last scenario of a way if nothing was won that can be missed."""
    deck = _deck(book, way, [[r for r in past.resolutions if _is_sure(r)] for past in way])
    return (*way[-1].changes, *deck)


def _most(book: Book, way: tuple[Scenario, ...]) -> tuple[str, ...]:
    """The same if one player has won all there was on the way."""
    resolutions = [list(past.resolutions) for past in way]
    won = [one for past in resolutions[:-1] for one in past]
    kept = [f"keeps.1={book.card(number).slug}" for one in won for number in one.keep]
    gift = "".join([one.gift for past in resolutions[-2:-1] for one in past])
    gifts = [f"start.1={gift}"] if gift else []
    return (*way[-1].changes, *_deck(book, way, resolutions), *gifts, *kept)


def _deck(book: Book, way: tuple[Scenario, ...], resolutions: list[list[Resolution]]) -> list[str]:
    """What is shuffled into the deck of the last scenario if these resolutions applied."""
    numbers: list[str] = []
    for past, applied in zip(way[:-1], resolutions, strict=False):
        numbers = [n for n in (*numbers, *past.cards) if book.card(n).border != GREY]
        numbers += [number for one in applied for number in one.adds]
    return [f"with={book.card(number).slug}" for number in (*numbers, *way[-1].cards)]


def _check_changes(scenario: Scenario, seats: int, extra: str, changes: tuple[str, ...]) -> None:
    game = registry.find(GAME)
    values = {option.id: option.default for option in game.options()}
    options = Options(seats, {**values, "corruption_ascension": extra, "changes": changes})
    why = game.objection(options)
    if why is not None:
        raise fault("changes", where=scenario.slug, seats=seats, why=why)

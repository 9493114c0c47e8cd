"""Set-up: Empires, a scenario, what a campaign changes (IWW-2, IWW-15, IWW-19)."""

from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful_world.changes import ENTRY_WORDS
from regalia.games.wonderful_world.material import (
    ASCENSION,
    BASE,
    CARD_SET,
    EMPIRE_SET,
    EMPIRE_SLUG,
    EMPIRES,
    SCENARIO_CARDS,
)
from regalia.games.wonderful_world.state import DRAFT, NOBODY, NONE, PLANNING, WorldState


def set_up(s: WorldState) -> int:
    """Everything before the first phase, which it returns: a lone player plans at once."""
    s.lay_out()
    deal_empires(s)
    if s.scenario != NONE:
        start_scenario(s)
    if s.options["changes"]:
        start_changes(s)
    s.publish()
    return PLANNING if s.seats == 1 else DRAFT


def deal_empires(s: WorldState) -> None:
    """The chosen Empires, or any at random; the two of C&A come with its cards (IWW-17.1)."""
    chosen = s.options["empires"]
    assert isinstance(chosen, tuple)
    if chosen:
        empires = [EMPIRE_SLUG.index(slug) for slug in chosen]
    else:
        empires = [e for e in range(EMPIRES) if s.ascension or EMPIRE_SET[e] == BASE]
        s.rng.shuffle(empires)
    for seat in range(s.seats):
        s.found_empire(seat, empires[seat])
        if s.keeps_events:
            s.tell("empire", seat, (empires[seat], s.side), "IWW-2.2")


def start_scenario(s: WorldState) -> None:
    """The scenario's cards leave their decks and lie under construction (IWW-15.2)."""
    if s.keeps_events:
        s.tell("scenario", NOBODY, (s.scenario,), "IWW-15.2")
    for card in SCENARIO_CARDS[s.scenario]:
        deck = 1 if CARD_SET[card] == ASCENSION else 0
        s.set_decks(deck, without_card(s.decks(deck), card))
        s.start_site(0, card)


def start_changes(s: WorldState) -> None:
    """What a campaign's scenario changes and who has kept what (IWW-19.4, IWW-19.8)."""
    changes = s.changes()
    for word, seat, which, n in changes.entries:
        if s.keeps_events:
            rule = "IWW-19.8" if word == "keeps" else "IWW-19.4"
            s.tell("change", seat, (ENTRY_WORDS.index(word), which, n), rule)
    for seat in range(s.seats):
        s.add_purse(seat, changes.starts[seat])
        for card in changes.keeps[seat]:
            s.set_decks(0, without_card(s.decks(0), card))
            s.start_site(seat, card)

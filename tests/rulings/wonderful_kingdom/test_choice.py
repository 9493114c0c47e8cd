"""The Choice phase of two: turns, Traps, who knows what (IWK-4 to IWK-6)."""

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.actions import ACTIONS, OFFER
from regalia.games.wonderful_kingdom.material import CARD_KIND, CARD_SLUG, MENACE
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.state import CHOICE, START
from regalia.match import Match
from rulings.wonderful_kingdom.scene import (
    about,
    codes,
    drift,
    families,
    hand,
    kinds,
    lay,
    options,
    owns,
    play,
    quick,
    scene,
    site,
)


def test_turns_and_first_players() -> None:
    """IWK-4.1 to IWK-4.4, IWK-5.4, IWK-35.10: F offers, O selects, O offers, F selects, 4 times."""
    s = scene(module="quest")
    for round in range(4):
        drift(s, CHOICE, seed=round)
        assert s.round == round and s.player(0) == round % 2
        first = s.player(0)
        acts: list[tuple[str, int]] = []
        while s.phase == CHOICE and s.round == round:
            seat = s.to_act()[0]
            is_offer = "offer" in families(s, seat)
            if is_offer:
                play(s, seat, about(s, seat, "offer")[0])
                play(s, seat, about(s, seat, "offer")[0])
            else:
                play(s, seat, "select area1")
            acts.append(("offer" if is_offer else "select", int(seat != first)))
        cycle = [("offer", 0), ("select", 1), ("offer", 1), ("select", 0)]
        assert acts == cycle * 4


def test_hands_of_eight_with_one_hidden_menace() -> None:
    """Seven cards and the pack's card, secret; its presence is not.

    IWK-5.2, IWK-5.13, IWK-17.14.
    """
    for module, wanted in (("menace", "frost_giant"), ("quest", "calamity")):
        s = scene(module=module)
        assert len(hand(s, 0)) == 8 and hand(s, 0).count(wanted) == 1
        seen = GAME.observe(s, 1)
        assert seen.hand_sizes == (8, 8) and seen.lurking == 1
        for seed in range(20):
            guess = GAME.imagine(seen, seed).hands(0)
            assert [CARD_SLUG[card] for card in guess].count(wanted) == 1


def test_an_offer_is_two_cards_in_one_or_two_areas() -> None:
    """IWK-5.5, IWK-36.4: each card in either area; equal cards are one answer."""
    s = scene()
    seat = 0
    one = hand(s, seat)[0]
    assert {f"offer {one} area1", f"offer {one} area2 down"} <= set(codes(s, seat))
    assert len(about(s, seat, "offer")) == 4 * len(set(hand(s, seat)))
    play(s, seat, f"offer {one} area1")
    two = hand(s, seat)[1]
    play(s, seat, f"offer {two} area2")
    assert [s.zones_count(area) for area in range(2)] == [2, 2] and len(hand(s, seat)) == 6


def table(match: Match, seat: int) -> KingdomObservation:
    """What a seat sees of a match."""
    seen = match.observe(seat)
    assert isinstance(seen, KingdomObservation)
    return seen


def test_an_offer_is_one_act() -> None:
    """IWK-5.12: the first card can be taken back and is not seen; the Offer cannot be passed."""
    match = Match(GAME, options(), 1)
    seat = match.to_act()[0]
    other = 1 - seat
    before = table(match, other).areas
    match.play(seat, match.state.legal(seat)[0])
    assert match.can_undo(seat) and table(match, other).areas == before
    assert table(match, other).half == -1 and table(match, seat).half >= OFFER
    match.undo(seat)
    match.play(seat, match.state.legal(seat)[0])
    match.play(seat, match.state.legal(seat)[0])
    assert not match.can_undo(seat)
    assert "done" not in [ACTIONS.code(action)[0] for action in match.state.legal(other)]


def test_a_selection_takes_a_whole_area() -> None:
    """IWK-5.6, IWK-5.7, IWK-36.5: all its cards; the other keeps growing; an empty one will do."""
    s = scene()
    one, two = hand(s, 0)[:2]
    play(s, 0, f"offer {one} area1", f"offer {two} area1")
    play(s, 1, "select area1")
    assert s.picked_count(1) == 3 and s.area(0) == [] and s.zones_count(1) == 1
    cards = hand(s, 1)
    play(s, 1, f"offer {cards[0]} area2", f"offer {cards[1]} area2")
    told = play(s, 0, "select area1")
    assert s.selection(0) == [] and kinds(told) == ["selects"] and told[0].args == (0,)
    assert s.zones_count(1) == 3


def test_leftovers_are_discarded() -> None:
    """After the last Selection hands are empty and the other area is discarded.

    IWK-5.8, IWK-5.9.
    """
    s = scene(module="quest", seed=3)
    while s.phase == CHOICE:
        seat = s.to_act()[0]
        if "select" in families(s, seat):
            play(s, seat, "select area1" if seat == 0 else "select area2")
        else:
            one = about(s, seat, "offer")
            play(s, seat, next(code for code in one if code.endswith("area2")))
    assert s.all_hands() == [b"", b""] and [s.area(0), s.area(1)] == [[], []]
    assert len(s.pile) > 0


def test_face_down_leftovers_stay_unseen() -> None:
    """IWK-5.10, IWK-6.6: only who hid them still knows them."""
    s = scene(module="quest")
    s.turn = 15
    s.pending = 2
    for seat in range(2):
        s.set_hands(seat, b"")
    from regalia.games.wonderful_kingdom.tabled import hide

    card = CARD_SLUG.index("cathedral")
    seat = s.to_act()[0]
    s.pending = 1 << s.player(0)
    lay(s, 0, [])
    lay(s, 1, [hide(card, 0, 0)])
    seat = s.player(0)
    s.first = 0
    play(s, seat, "select area1")
    assert card not in s.pile and len(s.buried) == 1
    assert GAME.observe(s, 0).buried[0][0] == card
    assert GAME.observe(s, 1).buried[0][0] == -1
    assert GAME.observe(s, SPECTATOR).buried[0][0] == -1
    assert card in GAME.observe(s, 1).unseen and card not in GAME.observe(s, 0).unseen


def test_traps_hide_cards() -> None:
    """IWK-6.1, IWK-6.7: one Trap for each face-down card, two at most; then all lie open."""
    s = scene()
    one, two = hand(s, 0)[:2]
    play(s, 0, f"offer {one} area1 down", f"offer {two} area2 down")
    assert s.traps(0) == 0
    play(s, 1, "select area1")
    cards = hand(s, 1)
    play(s, 1, f"offer {cards[0]} area1", f"offer {cards[1]} area1")
    play(s, 0, "select area1")
    assert not any(code.endswith("down") for code in about(s, 0, "offer"))
    s.set_traps(0, 1)
    play(s, 0, f"offer {hand(s, 0)[0]} area1 down")
    assert not any(code.endswith("down") for code in codes(s, 0))


def test_only_the_offerer_knows_a_face_down_card() -> None:
    """The other sees that it is there, whose it is and of which Offer.

    IWK-6.2, IWK-6.4, IWK-6.5.
    """
    s = scene()
    slug = hand(s, 0)[0]
    other = hand(s, 0)[1]
    told = play(s, 0, f"offer {slug} area1 down", f"offer {other} area2")
    number = CARD_SLUG.index(slug)
    mine = [view for view in GAME.observe(s, 0).areas[0] if view[1]]
    theirs = [view for view in GAME.observe(s, 1).areas[0] if view[1]]
    assert mine == [(number, 1, 0, 1, -1)] and theirs == [(-1, 1, 0, 1, -1)]
    assert not any(number in event.args for event in told if event.is_for(1) and slug != other)
    offers = [event for event in told if event.kind == "offers"]
    assert offers[0].args[1] == -1


def test_two_cards_of_one_offer_cannot_be_told_apart() -> None:
    """IWK-6.5: a Spy that looks at one of two alike lets chance decide which."""
    found = set()
    for seed in range(30):
        s = scene(module="quest", seed=seed)
        cards = sorted(set(hand(s, 0)))[:2]
        play(s, 0, f"offer {cards[0]} area1 down", f"offer {cards[1]} area1 down")
        s.set_spies(1, 1)
        assert about(s, 1, "spy") == ["spy area1 offer1"]
        told = play(s, 1, "spy area1 offer1")
        (seen,) = [event for event in told if event.kind == "sees"]
        assert seen.is_for(1) and not seen.is_for(0)
        found.add(cards.index(CARD_SLUG[seen.args[0]]))
    assert found == {0, 1}


def test_face_down_cards_are_revealed_in_planning() -> None:
    """IWK-6.3, IWK-7.1: taken unseen, turned when Planning begins."""
    s = scene(module="quest")
    slug = hand(s, 0)[0]
    other = hand(s, 0)[1]
    play(s, 0, f"offer {slug} area1 down", f"offer {other} area2")
    play(s, 1, "select area1")
    number = CARD_SLUG.index(slug)
    assert -1 in [view[0] for view in GAME.observe(s, 1).picked[1]]
    assert number in [view[0] for view in GAME.observe(s, 0).picked[1]]
    quick(s, START)
    told = [event for event in s.take_events() if event.kind == "reveals" and event.seat == 1]
    assert number in told[0].args


def test_peeking_lasts() -> None:
    """IWK-6.6: a peeked card stays known after it is taken, and stays face down for the other."""
    s = scene(module="quest")
    slug = hand(s, 0)[0]
    play(s, 0, f"offer {slug} area1 down", f"offer {hand(s, 0)[1]} area2")
    s.set_spies(1, 1)
    play(s, 1, "spy area1 offer1")
    play(s, 1, "select area1")
    number = CARD_SLUG.index(slug)
    assert number in [view[0] for view in GAME.observe(s, 1).picked[1]]
    assert -1 in [view[0] for view in GAME.observe(s, SPECTATOR).picked[1]]


def test_free_actions_on_own_turns() -> None:
    """IWK-4.5, IWK-12.7, IWK-36.6: before the Offer or Selection, not between its two cards."""
    s = scene(module="quest")
    owns(s, 0, krystallium=1)
    site(s, 0, "farm", "M")
    site(s, 1, "farm", "M")
    assert "krystallium farm materials" in codes(s, 0) and "give_up farm" in codes(s, 0)
    play(s, 0, f"offer {hand(s, 0)[0]} area1")
    assert families(s, 0) == {"offer"}
    play(s, 0, about(s, 0, "offer")[0])
    assert "give_up farm" in codes(s, 1)


def test_which_menace_is_a_secret_choice() -> None:
    """IWK-17.3, IWK-36.3, IWK-17.14: asked where kinds differ; unknown to the other until shown."""
    s = scene(pack_1="sisters_of_misfortune")
    assert s.to_act() == [0]
    assert codes(s, 0) == [f"menace {slug}" for slug in ("storm", "drought", "disease", "famine")]
    play(s, 0, "menace disease")
    seen = GAME.observe(s, 1)
    assert len(seen.unseen_menaces[0]) == 4 and seen.pack_sizes == (3, 3)
    guesses = {
        card
        for seed in range(40)
        for card in GAME.imagine(seen, seed).hands(0)
        if CARD_KIND[card] == MENACE
    }
    assert len(guesses) == 4
    assert "menace" not in families(s, 0)


def test_a_menace_that_was_never_seen_lies_among_the_buried() -> None:
    """IWK-5.10, IWK-17.14: what was not revealed by Planning was discarded face down."""
    from regalia.games.wonderful_kingdom.tabled import hide

    s = scene()
    giant, farm = CARD_SLUG.index("frost_giant"), CARD_SLUG.index("farm")
    s.buried = tuple(sorted([hide(giant, 0, 0), hide(farm, 2, 0)]))
    seen = GAME.observe(s, 1)
    assert seen.buried_special == ((0, 0),)
    places = {
        tuple(number & 255 for number in GAME.imagine(seen, seed).buried).index(giant)
        for seed in range(30)
    }
    assert places == {0, 1}

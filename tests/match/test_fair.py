"""Fair deals: fixed beforehand, opened afterwards, and provable by anybody."""

import pytest

from regalia.core.errors import BadRecord
from regalia.match import Match, new_match, verify
from regalia.match.fair import Deal, commit
from regalia.registry import options
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY


def test_the_commitment_is_there_before_the_first_action() -> None:
    """And never changes."""
    match = new_match("kingsburg", 3)
    first = match.commitment
    assert len(first) == 64
    match.play(match.to_act()[0], match.observe(match.to_act()[0]).legal[0])
    assert match.commitment == first == match.record()["fair"]["commitment"]


def test_the_commitment_hides_a_seed_that_could_be_guessed() -> None:
    """The same small seed commits differently each time."""
    assert new_match(TOY, 2, 7).commitment != new_match(TOY, 2, 7).commitment


def test_the_commitment_binds_the_whole_deal() -> None:
    """Another game, option, seat count, seed or nonce is another commitment."""
    two, three = options(TOY, 2), options(TOY, 3)
    rich = options(TOY, 2, {"purse": 7})
    deals = [(two, 1, "0"), (three, 1, "0"), (rich, 1, "0"), (two, 2, "0"), (two, 1, "1")]
    assert len({commit(TOY, *deal) for deal in deals}) == len(deals)


def test_the_commitment_is_the_same_everywhere() -> None:
    """Anybody can compute it: BLAKE2b over canonical JSON."""
    expected = "e8251e70194f6087c2474a48e72d5e42b6244fcc3a0eed27ae43cd057b0f316c"
    assert commit(TOY, options(TOY, 2), 7, "00" * 16) == expected


def test_verify_reports_what_it_proved() -> None:
    """The deal, the actions, the result."""
    match = play("kingsburg", 4)
    report = verify(match.record(), match.commitment)
    assert (report.game, report.rules, report.seats, report.seed) == ("kingsburg", 1, 4, 7)
    assert report.over and report.published and report.commitment == match.commitment
    assert report.actions == len(match.plies)
    assert report.scores == [sheet.total for sheet in match.scores()]
    assert report.ranks == match.ranks()


def test_verify_proves_a_match_that_goes_on() -> None:
    """Up to where it is."""
    report = verify(play(TOY, count=4).record(), game=TOY)
    assert (report.actions, report.over, report.published) == (4, False, False)


def test_another_deal_than_the_published_one_is_refused() -> None:
    """A sound record of a deal that was drawn again."""
    published = new_match(TOY, 2, 7).commitment
    record = play(TOY, seed=7).record()
    assert verify(record, game=TOY)
    with pytest.raises(BadRecord, match="not the one that was published"):
        verify(record, published, TOY)


def test_a_nonce_can_be_chosen() -> None:
    """Golden records need the same file every time."""
    one, two = [Match(TOY, options(TOY, 2), 7, "ab" * 16) for _ in range(2)]
    assert one.record() == two.record()


def shared(words: tuple[str, ...] = ("salt", ""), secret: str = "ab" * 32) -> Match:
    """A match whose seed was made by the keeper and the seats together."""
    chosen = options(TOY, 2)
    deal = Deal(secret, words)
    return Match(TOY, chosen, deal.seed(TOY, chosen), "", deal)


def test_a_deal_of_many_hands_is_opened_by_its_record() -> None:
    """The secret and all words are in it, and the seed follows from them."""
    match = shared()
    record = match.record()
    assert record["fair"] == {
        "commitment": match.commitment,
        "secret": "ab" * 32,
        "words": ["salt", ""],
    }
    report = verify(record, match.commitment, game=TOY)
    assert report.words == ("salt", "") and report.published


def test_every_hand_changes_the_deal() -> None:
    """Other words, at another seat, another secret, other options: another seed."""
    chosen = options(TOY, 2)
    deals = [("salt", ""), ("", "salt"), ("salt", "pepper"), ("", ""), ("salt ", "")]
    seeds = {Deal("ab" * 32, words).seed(TOY, chosen) for words in deals}
    seeds.add(Deal("ac" * 32, ("salt", "")).seed(TOY, chosen))
    seeds.add(Deal("ab" * 32, ("salt", "")).seed(TOY, options(TOY, 2, {"purse": 7})))
    assert len(seeds) == len(deals) + 2


def test_the_commitment_is_known_before_the_words() -> None:
    """It binds the secret alone, so that it can be published first."""
    assert Deal("ab" * 32, ()).commitment == shared().commitment == shared(("", "")).commitment
    assert Deal("ac" * 32, ()).commitment != shared().commitment


def test_a_shared_deal_is_the_same_everywhere() -> None:
    """Anybody can compute it: BLAKE2b over canonical JSON."""
    deal = Deal("ab" * 32, ("salt", ""))
    assert deal.commitment == "2f04b6394e59e78e75d9ce14071f491b3402374ec230ecbc8e805140b63b1ab2"
    assert (
        deal.seed(TOY, options(TOY, 2))
        == 38978712154754993268099033990647651814988783610903848816167846165774318763373
    )


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("words", ["salt", "pepper"], "does not follow"),
        ("words", ["", ""], "does not follow"),
        ("words", ["salt"], "words"),
        ("words", ["salt", None], "words"),
        ("words", ["salt", "x" * 81], "words"),
        ("words", ["salt", "\x07"], "words"),
        ("secret", "ac" * 32, "not the one that was committed to"),
        ("secret", "ab", "secret"),
        ("nonce", "00" * 16, "fair"),
    ],
)
def test_a_keeper_cannot_redraw(field: str, value: object, words: str) -> None:
    """A record with another secret or other words than those of the deal is refused."""
    record = shared().record()
    record["fair"][field] = value
    with pytest.raises(BadRecord, match=words):
        verify(record, game=TOY)

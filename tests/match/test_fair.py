"""Fair deals: fixed beforehand, opened afterwards, and provable by anybody."""

import pytest

from kit.matches import play
from kit.toy import TOY
from regalia.core.errors import BadRecord
from regalia.match import Match, new_match, verify
from regalia.match.fair import commit
from regalia.registry import options


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

"""Who looks elsewhere: told, repeated, and forgotten when nobody repeats it."""

from regalia.web.live.presence import FORGET_SECONDS, MOST_TEXT, Presence, read_words, words


def test_people_come_and_go_elsewhere() -> None:
    """Each process speaks for itself; a seat is here while any of them says so."""
    presence = Presence()
    assert presence.hear("p", "t", 0b101) and presence.hear("q", "t", 0b010)
    assert [presence.is_elsewhere("t", seat) for seat in range(4)] == [True, True, True, False]
    assert not presence.hear("q", "t", 0b010), "that is no news"
    assert presence.hear("p", "t", 0) and not presence.is_elsewhere("t", 0)
    assert presence.forget("q") == ["t"] and presence.others == {}


def test_a_process_that_falls_silent_is_forgotten() -> None:
    """A process that was killed cannot say that its people are gone."""
    now = [0.0]
    presence = Presence(lambda: now[0])
    presence.hear("p", "t", 1)
    now[0] = FORGET_SECONDS / 2
    presence.hear("q", "u", 1)
    assert presence.forget_silent() == []
    now[0] = FORGET_SECONDS
    assert not presence.is_elsewhere("t", 0) and presence.is_elsewhere("u", 0)
    assert presence.forget_silent() == ["t"] and list(presence.others) == ["u"]


def test_what_is_told_fits_and_comes_out_the_same() -> None:
    """Thousands of tables in lines that PostgreSQL takes."""
    tables = [(f"table{number:05}", number % 64, number % 7) for number in range(3000)]
    lines = list(words(tables))
    assert 1 < len(lines) and all(len(line) < MOST_TEXT + 50 for line in lines)
    assert [word for line in lines for word in read_words(line.split(" "))] == tables
    assert list(words([])) == []

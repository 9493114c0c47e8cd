"""Who produces most: the seats that win a step, as a mask."""


def leader(counts: list[int]) -> int:
    """The one seat that produced strictly more than every other; nobody on a tie or with 0."""
    best = 0
    mask = 0
    for seat in range(len(counts)):
        if counts[seat] > best:
            best = counts[seat]
            mask = 1 << seat
        elif counts[seat] == best:
            mask = 0
    return mask


def two_leaders(counts: list[int]) -> int:
    """The two highest producers; a tie that would make them three or more drops the tied ones."""
    first = 0
    second = 0
    for count in counts:
        if count > first:
            second = first
            first = count
        elif count > second and count != first:
            second = count
    at_first = 0
    at_second = 0
    firsts = 0
    seconds = 0
    for seat in range(len(counts)):
        if first > 0 and counts[seat] == first:
            at_first |= 1 << seat
            firsts += 1
        elif second > 0 and counts[seat] == second:
            at_second |= 1 << seat
            seconds += 1
    if firsts > 2:
        return 0
    if firsts == 1 and seconds == 1:
        return at_first | at_second
    return at_first

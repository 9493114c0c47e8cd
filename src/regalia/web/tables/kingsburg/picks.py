"""Choices that lie in no place of the board: goods, soldiers, re-rolls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regalia.games.kingsburg.actions import (
    BUILD,
    CHAPEL_ALL,
    INFLUENCE,
    LOSE,
    MIX_GOODS,
    OFFER,
    PASS,
    RECRUIT,
    STATUE_COLOURED,
    STATUE_WHITE,
    TAKE,
    TRADE,
)
from regalia.games.kingsburg.dice import NO_DICE
from regalia.web.tables.kingsburg.dice import plain_dice
from regalia.web.tables.kingsburg.model import Amount, Die, Pick
from regalia.web.tables.kingsburg.page import Page
from regalia.web.tables.kingsburg.province import building

if TYPE_CHECKING:
    from regalia.web.view.table import Choice

TOKEN_OFFER = 3


def all_picks(page: Page) -> tuple[Pick, ...]:
    return tuple(
        pick(page, choice)
        for choice in page.view.choices
        if choice.action != PASS
        and choice.action < INFLUENCE
        and not BUILD <= choice.action < RECRUIT
    )


def pick(page: Page, choice: Choice) -> Pick:
    action = choice.action
    change = [0, 0, 0]
    gives: list[Amount] = []
    gets: list[Amount] = []
    dice: tuple[Die, ...] = ()
    verb = "reroll"
    if action >= LOSE:
        verb = "give"
        _add(change, MIX_GOODS[action - LOSE], -1)
    elif action >= TAKE:
        verb = "take"
        _add(change, MIX_GOODS[action - TAKE], 1)
    elif action >= RECRUIT:
        verb = "recruit"
        _add(change, MIX_GOODS[action - RECRUIT], -1)
        gets.append(page.amount("soldier", 1, "+"))
    elif action >= OFFER:
        verb = "offer"
        gets.append(page.amount("vp", 1, "+"))
        if action == OFFER + TOKEN_OFFER:
            gives.append(page.amount("plus2", 1, "−"))
        else:
            change[action - OFFER] -= 1
    elif action >= TRADE:
        verb = "trade"
        change = [-1 if kind == action - TRADE else 1 for kind in range(3)]
    else:
        dice = rerolled(page, action)
    gives += [page.good(kind, -n, "−") for kind, n in enumerate(change) if n < 0]
    gets = [page.good(kind, n, "+") for kind, n in enumerate(change) if n > 0] + gets
    before = tuple(page.goods)
    after = tuple(before[kind] + change[kind] for kind in range(3))
    opened = sorted(page.affordable(after) - page.affordable(before)) if any(change) else []
    return Pick(
        choice,
        page.w(f"do-{verb}"),
        tuple(gives),
        tuple(gets),
        dice,
        page.goods_of(after, True) if any(change) else (),
        tuple(building(page, page.me, number) for number in opened),
    )


def rerolled(page: Page, action: int) -> tuple[Die, ...]:
    coloured, white = page.seen.coloured[page.me], page.seen.white[page.me]
    if action == STATUE_COLOURED:
        return plain_dice(page, coloured, NO_DICE)[:1]
    if action == STATUE_WHITE:
        return plain_dice(page, NO_DICE, white)[:1]
    assert action == CHAPEL_ALL
    return plain_dice(page, coloured, white)


def _add(change: list[int], goods: Iterable[int], sign: int) -> None:
    for kind in goods:
        change[kind] += sign

"""What a seat may see of a state, and a state from what it saw."""

from fields.layout import Layout
from fields.text import method
from fields.whole import as_tuple
from regalia.core.fields import Cards, Common, Field, Listing, One, PerSeat, Shared, Shown


def observing(layout: Layout) -> list[str]:
    """What a seat may see: a field at a time, nothing else."""
    declared = layout.declared
    lines = []
    alone = [field for field in declared.fields() if isinstance(field, One | Shared)]
    questions = {field.seen_by: "" for field in alone}
    questions.update({field.seen_by: ", other: i64" for field in [*layout.rows, *layout.cards]})
    questions.update({field.seen_by: f", {field.index}: i64" for field in layout.commons})
    for question in sorted(set(questions) - {""}):
        head = f"{question}(self, seat: int{questions[question]}) -> bool"
        lines += method(head, "", "raise NotImplementedError")
    hidden: list[PerSeat | Common | Cards] = [*layout.rows, *layout.commons, *layout.cards]
    for row in hidden:
        lines += masking(row) if row.seen_by else []
    body = ["me: i64 = 0 if self.seats == 1 else seat"] if owns(layout) else []
    body += [
        f"return {declared.name}Observation(",
        f'    game="{declared.game}",',
        "    options=self.options,",
        "    seat=seat,",
        "    to_act=tuple(self.to_act()),",
        "    legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),",
        "    over=self.is_over(),",
        "    phase=self.phase,",
    ]
    for field in declared.fields():
        if not field.inner:
            body.append(f"    {field.name}={shape(field)},")
    head = f"observe(self, seat: int) -> {declared.name}Observation"
    return lines + method(head, "what a seat, or SPECTATOR, knows", *body, ")")


def masking(field: PerSeat | Common | Cards) -> list[str]:
    """A method for a row of which a seat may not see every number."""
    if isinstance(field, Cards):
        return method(
            f"seen_{field.name}(self, seat: int) -> list[bytes]",
            "",
            f"cards = self.all_{field.name}()",
            "for other in range(self.seats):",
            f"    if not self.{field.seen_by}(seat, other):",
            '        cards[other] = b""',
            "return cards",
        )
    if isinstance(field, Common):
        index, places = field.index, str(field.size)
    else:
        assert field.each == 1, f"{field.name}: only single numbers can be hidden"
        index, places = "other", "self.seats"
    return method(
        f"seen_{field.name}(self, seat: int) -> list[int]",
        "",
        f"numbers = self.all_{field.name}()",
        f"for {index} in range({places}):",
        f"    if not self.{field.seen_by}(seat, {index}):",
        f"        numbers[{index}] = {field.unseen}",
        "return numbers",
    )


def shape(field: Field) -> str:
    """A field as an observation shows it."""
    if isinstance(field, One):
        masked = f" if self.{field.seen_by}(seat) else {field.unseen}" if field.seen_by else ""
        return f"self.{field.name}{masked}"
    if isinstance(field, PerSeat) and field.own:
        return f"self.{field.name}(me) if me >= 0 else {field.start}"
    if isinstance(field, Cards) and field.own:
        return f"tuple(self.{field.name}(me)) if me >= 0 else ()"
    if isinstance(field, Shared) and field.seen_by:
        return f"{as_tuple(field)} if self.{field.seen_by}(seat) else ()"
    if isinstance(field, Cards):
        masked = f"seen_{field.name}(seat)" if field.seen_by else f"all_{field.name}()"
        return f"tuples(self.{masked})"
    if field.seen_by:
        return f"tuple(self.seen_{field.name}(seat))"
    if isinstance(field, Shown) and field.type:
        return f"self.see_{field.name}(seat)"
    if isinstance(field, PerSeat | Shown) and field.each > 1:
        return f"rows(self.all_{field.name}(), {field.each})"
    if isinstance(field, Listing) and field.low_bits:
        return f"halves(self.all_{field.name}(), {field.low_bits})"
    return as_tuple(field)


def owns(layout: Layout) -> bool:
    """Whether there is something of which a seat sees its own alone."""
    return any(row.own for row in layout.rows) or any(field.own for field in layout.cards)


def remembering(layout: Layout) -> list[str]:
    """A state from an observation: what was not seen is left for the game to draw."""
    body = [
        "self.keeps_events = False",
        "for seat in seen.to_act:",
        "    self.ask(seat)",
        "self.phase = seen.phase",
        "self.clear_fields()",
    ]
    for field in layout.declared.fields():
        if field.inner:
            continue
        if isinstance(field, One) or (isinstance(field, Shared) and field.type != "bytes"):
            body.append(f"self.{field.name} = seen.{field.name}")
        elif isinstance(field, Shared):
            body.append(f"self.{field.name} = as_bytes(seen.{field.name})")
    for listing in layout.listings:
        if listing.low_bits:
            body.append(f"for high, low in seen.{listing.name}:")
            body.append(f"    self.add_{listing.name}(high << {listing.low_bits} | low)")
        else:
            body.append(f"for value in seen.{listing.name}:")
            body.append(f"    self.add_{listing.name}(value)")
    for common in layout.commons:
        if common.packed:
            body.append(f"pack(self.block, {layout.offset[common.name]}, seen.{common.name})")
            continue
        body.append(f"{common.name} = seen.{common.name}")
        body.append(f"for {common.index} in range({common.size}):")
        body.append(f"    self.set_{common.name}({common.index}, {common.name}[{common.index}])")
    open_rows = [row for row in layout.rows if not (row.inner or row.own)]
    body += remembering_cards(layout)
    body += [f"{field.name} = seen.{field.name}" for field in open_rows]
    body += ["block = self.block", f"at: i64 = {layout.head}", "for seat in range(self.seats):"]
    for row in open_rows:
        cell = f"at + {layout.offset[row.name] - layout.head}".removesuffix(" + 0")
        if row.each == 1:
            body.append(f"    block[{cell}] = {row.name}[seat]")
        elif row.packed:
            body.append(f"    pack(block, {cell}, {row.name}[seat])")
        else:
            body.append(f"    row = {row.name}[seat]")
            body.append(f"    for {row.column} in range({row.each}):")
            body.append(f"        block[{cell} + {row.column}] = row[{row.column}]")
    body.append(f"    at += {layout.width}")
    head = f"remember(self, seen: {layout.declared.name}Observation) -> None"
    return method(head, "the table as a seat saw it, on which the unseen has to be drawn", *body)


def remembering_cards(layout: Layout) -> list[str]:
    """The cards a seat saw, and what is its own."""
    body = []
    for field in layout.cards:
        if not field.inner and not field.own:
            body.append("for other in range(self.seats):")
            body.append(f"    self.set_{field.name}(other, as_bytes(seen.{field.name}[other]))")
    if owns(layout):
        body.append("me: i64 = 0 if self.seats == 1 else seen.seat")
        body.append("if me >= 0:")
        for row in layout.rows:
            if row.own:
                body.append(f"    self.set_{row.name}(me, seen.{row.name})")
        for field in layout.cards:
            if field.own:
                body.append(f"    self.set_{field.name}(me, as_bytes(seen.{field.name}))")
    return body


def is_open(field: Cards) -> bool:
    """Whether an observation has such cards of every seat."""
    return not field.inner and not field.own

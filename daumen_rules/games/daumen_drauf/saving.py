"""Checks of saved states of *Daumen drauf!*, beyond the types of their fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from daumen_rules.kernel.text import Text
from daumen_rules.pieces.impossible import Impossible, between, expected

from .cards import Card, in_order
from .model import Finished, Following, Playing, ShownCard, State, Table, Trick, Undealt
from .scoring import tallies
from .setup import start


def pack_of(state: State) -> tuple[Card, ...]:
    """All cards of a game."""
    return (state if isinstance(state, Undealt) else state.table).pack.cards


def faults(state: State) -> Iterator[Impossible]:
    """The faults of a state that no game can reach, or whose parts contradict each other."""
    of = state if isinstance(state, Undealt) else state.table
    try:
        start(of.players, of.rules, of.starter, of.pack)
    except ValueError as error:
        yield Impossible("", str(of.pack), Text(str(error), str(error)))
        return
    if isinstance(of, Undealt):
        return
    found = [*_table(of)]
    if not found and isinstance(state, Playing):
        found = [*_trick(state, of, state.trick)]
    elif not found and isinstance(state, Finished):
        found = [*_end(state, of)]
    yield from found


def _table(table: Table) -> Iterator[Impossible]:
    for name, found in (("hands", len(table.hands)), ("captured", len(table.captured))):
        if found != table.players:
            en, de = "one for each seat", "eins für jeden Platz"
            said = Text(f"{table.players}, {en}", f"{table.players}, {de}")
            yield Impossible(f"table.{name}", str(found), said)
    for seat, hand in enumerate(table.hands):
        place = f"table.hands[{seat}]"
        yield from expected(hand == in_order(hand), place, _said(hand), "card order", "Ordnung")
    yield from between("table.events", table.events, 1)
    yield from between("table.tricks", table.tricks, 0)
    yield from expected(
        (table.taker is None) == (table.tricks == 0),
        "table.taker",
        table.taker,
        "nobody before the first trick, then a seat",
        "niemand vor dem ersten Stich, dann ein Platz",
    )
    for seat, taken in enumerate(table.captured):
        yield from _shown(table, taken, f"table.captured[{seat}]")
    for at, look in enumerate(table.memory):
        place = f"table.memory[{at}]"
        strangers = {*look.cards} - {*table.pack.cards}
        en, de = "cards of the game", "Karten des Spiels"
        yield from expected(not strangers, f"{place}.cards", _said(strangers), en, de)
        yield from between(f"{place}.event", look.event, 1, table.events)
    for seat, hand in enumerate(table.hands):
        unseen = {*hand} - {*table.faces(seat)}
        en, de = "that its seat has seen its cards", "dass ihr Platz die Karten gesehen hat"
        yield from expected(not unseen, f"table.hands[{seat}]", _said(unseen), en, de)


def _shown(table: Table, cards: tuple[ShownCard, ...], place: str) -> Iterator[Impossible]:
    for at, shown in enumerate(cards):
        where = f"{place}[{at}]"
        yield from between(f"{where}.seat", shown.seat, 0, table.players - 1)
        yield from between(f"{where}.event", shown.event, 1, table.events)
        yield from between(f"{where}.lap", shown.lap, 1)


def _trick(state: Playing, table: Table, trick: Trick) -> Iterator[Impossible]:
    yield from expected(
        isinstance(state, Following) == bool(trick.shown),
        "trick.shown",
        len(trick.shown),
        "a card in a trick that is going on, and none before",
        "eine Karte in einem begonnenen Stich, und sonst keine",
    )
    yield from _shown(table, trick.shown, "trick.shown")
    yield from between("trick.passes", trick.passes, 0, table.players - 1 if trick.shown else 0)
    yield from between("trick.lap", trick.lap, 1)
    for shown in (*trick.shown[:1],):
        en, de = "the first to show is the leader", "wer anspielt, zeigt zuerst"
        yield from expected(shown.seat == trick.leader, "trick.leader", trick.leader, en, de)
    for shown in (*trick.shown[-1:],):
        en, de = "another than who showed last", "ein anderer als der letzte"
        yield from expected(shown.seat != trick.turn, "trick.turn", trick.turn, en, de)


def _end(state: Finished, table: Table) -> Iterator[Impossible]:
    yield from _shown(table, state.left, "left")
    right = tallies(table)
    said = ", ".join(str(one.score) for one in state.tallies)
    en = f"what the cards count: {', '.join(str(one.score) for one in right)}"
    de = f"was die Karten zählen: {', '.join(str(one.score) for one in right)}"
    yield from expected(state.tallies == right, "tallies", said, en, de)


def _said(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))

"""The rows of cards that tell a deal: `deck:`, or `hand NAME:` and `pile:`, perhaps with gaps.

`...` at the end of a row stands for as many unknown cards as are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from daumen_rules.contracts.record_extras import RecordRow, RecordRows, Written, wrong
from daumen_rules.disputes.matching import fill
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

from ..cards import Card, Kind, Pack, Sight
from ..recorded_deal import Dealt, DealtHands, DeckOrder
from ..remembered_cards import Noted, Some, can_be, is_gap, read_noted, remembered_word
from ..setup import top_value
from .checks import check_pack

DECK, HAND, PILE = "deck", "hand", "pile"
ROWS: Final = {word: word for word in (DECK, HAND, PILE)} | {"karten": DECK, "stapel": PILE}
AND_SO_ON: Final = ("...", "…")
_EITHER: Final = Text(
    "either `deck:`, or `hand NAME:` for every name and `pile:`",
    "entweder `deck:`, oder `hand NAME:` für jeden Namen und `pile:`",
)


def row_has_gap(word: str) -> bool:
    """Whether a word of a row says that something is not known."""
    return is_gap(word) or word in AND_SO_ON


def read_deal(rows: RecordRows, players: int, named: str) -> Dealt | None:
    """The deal of some rows; None where they say nothing. Raises InputError."""
    pack = check_pack(named or None, players)
    about = [word for word, _ in rows]
    if DECK in about and len(rows) > 1:
        second = list(rows.values())[1 if about[0] == DECK else about.index(DECK)]
        raise wrong(second.key.place, second.key.text, _EITHER)
    has_gaps = any(row_has_gap(word) for row in rows.values() for word in row.words)
    reader = _Reader(players, pack, gaps=has_gaps or (DECK not in about and len(rows) <= players))
    deal: Dealt
    if DECK in about:
        row = rows[DECK, None]
        deal = DeckOrder(reader.row(row, len(pack.cards)), row.start[0])
        reader.check_number(rows[DECK, None], deal.cards, len(pack.cards))
    else:
        hands = [reader.hand(rows.get((HAND, seat))) for seat in range(players)]
        told = (*(rows.get((HAND, seat)) for seat in range(players)), rows.get((PILE, None)))
        lines = tuple(0 if row is None else row.start[0] for row in told)
        deal = DealtHands(hands, reader.pile(told[-1]), lines)
    return deal if any(deal.known) else None


def write_deal(deal: Dealt) -> Written:
    """The rows of a deal, without those of which nothing is known."""
    if isinstance(deal, DeckOrder):
        yield DECK, None, tuple(map(remembered_word, deal.cards))
        return
    for seat, hand in enumerate(deal.hands if any(map(any, deal.hands)) else ()):
        yield HAND, seat, tuple(map(remembered_word, hand))
    if any(deal.pile) or not deal.pile:
        yield PILE, None, tuple(map(remembered_word, deal.pile))


class _Reader:
    """Reads row after row; each card can be there besides those before it."""

    def __init__(self, players: int, pack: Pack, *, gaps: bool) -> None:
        self.players, self.pack, self.gaps = players, pack, gaps
        self.told: list[tuple[Noted, int]] = []
        """All cells so far, each with its line."""

    def row(self, row: RecordRow, size: int) -> tuple[Noted, ...]:
        """The cards of a row; of so many if it ends in `...`. Raises InputError."""
        cells, rest = row.cells, 0
        if row.trails and cells and cells[-1].text in AND_SO_ON:
            cells, rest = cells[:-1], max(0, size - len(cells) + 1)
        cards: list[Noted] = []
        for cell in cells:
            try:
                cards.append(read_noted(cell.text))
            except Fault as fault:
                raise wrong(cell.place, fault.found, fault.expected) from None
        if len(cards) <= len(self.pack.cards):  # or its size is refused next
            for cell, noted in zip(cells, cards, strict=True):
                expected = self._wrong(noted, cell.place[0])
                if expected is not None:
                    raise wrong(cell.place, cell.text, expected)
        return (*cards, *(None,) * rest)

    def _wrong(self, noted: Noted, line: int) -> Text | None:
        """Why a card cannot be there besides those before it."""
        if not any(can_be(noted, card) for card in self.pack.cards):
            return in_play(self.players, self.pack)
        before = [(one, at) for one, at in self.told if one is not None]
        self.told.append((noted, line))
        if noted is None:
            return None
        if isinstance(noted, Card) and noted in self.whole[:-1]:
            at = told_at(at for one, at in before if one == noted)
            return Text(
                f"each card once; this one is there already{at.en} (MAT-4)",
                f"jede Karte nur einmal; diese ist schon da{at.de} (MAT-4)",
            )
        kind = None if isinstance(noted, Some) else _kind(noted)
        alike = [at for one, at in before if not isinstance(one, Some) and _kind(one) == kind]
        if kind is not None and len(alike) > 1:
            at = told_at(alike)
            return Text(
                f"two cards of a kind; two {kind} are there already{at.en} (MAT-3)",
                f"zwei Karten einer Art; zwei {kind} sind schon da{at.de} (MAT-3)",
            )
        return None if self._can_lie() else self._too_many(noted, before)

    @property
    def whole(self) -> list[Card]:
        """The wholly noted cards so far."""
        return [noted for noted, _ in self.told if isinstance(noted, Card)]

    def _can_lie(self) -> bool:
        """Whether all noted cells so far can hold different cards at the same time."""
        if not any(isinstance(noted, Some) for noted, _ in self.told):
            return True
        cards = self.pack.cards
        takes = [
            frozenset(n for n, card in enumerate(cards) if can_be(noted, card))
            for noted, _ in self.told[: len(cards)]
        ]
        takes += [frozenset(range(len(cards)))] * (len(cards) - len(takes))
        return fill(tuple(takes), len(cards), lambda _: ()) is not None

    def _too_many(self, noted: Noted, before: Sequence[tuple[Noted, int]]) -> Text:
        """The error that no card is left for a cell, with the lines that have all its cards."""
        cards = [card for card in self.pack.cards if can_be(noted, card)]
        at = told_at(at for one, at in before if any(can_be(one, card) for card in cards))
        return Text(
            f"a card that is left; the others are all noted already{at.en} (MAT-4)",
            f"eine Karte, die noch da ist; die anderen sind alle schon notiert{at.de} (MAT-4)",
        )

    def hand(self, row: RecordRow | None) -> tuple[Noted, ...]:
        """A hand, of which nothing is known without its row. Raises InputError."""
        size = self.pack.hand_size
        if row is None:
            return (None,) * size
        cards = self.row(row, size)
        if len(cards) != size:
            expected = Text("five cards (START-3)", "fünf Karten (START-3)")
            if name := self.pack.name:
                expected = Text(f"{size} card(s) ({name})", f"{size} Karte(n) ({name})")
            raise wrong(row.start, _number(cards), expected)
        return cards

    def pile(self, row: RecordRow | None) -> tuple[Noted, ...]:
        """The pile, of which nothing is known without its row. Raises InputError."""
        left = len(self.pack.cards) - self.pack.hand_size * self.players
        if row is None:
            return (None,) * left
        cards = self.row(row, left)
        self.check_number(row, cards, left)
        return cards

    def check_number(self, row: RecordRow, cards: tuple[Noted, ...], size: int) -> None:
        """Raises InputError at a row of another number of cards, the last of the deal."""
        clause = self.pack.name or _deck_clause(self.players)
        if not self.gaps:
            missing = [str(card) for card in self.pack.cards if card not in self.whole]
            if missing:
                some = " ".join(missing[:6]) + (" …" if len(missing) > 6 else "")
                number = len(self.pack.cards)
                expected = Text(
                    f"{number} cards with {self.players} players; missing: {some} ({clause})",
                    f"{number} Karten zu {self.players} Spielern; es fehlen: {some} ({clause})",
                )
                raise wrong(row.end, _number(set(self.whole)), expected)
        if len(cards) != size:
            of = clause if size == len(self.pack.cards) else "START-6"
            expected = Text(
                f"{size} cards with {self.players} players, ? for each unknown one ({of})",
                f"{size} Karten zu {self.players} Spielern, ? für jede unbekannte ({of})",
            )
            raise wrong(row.start, _number(cards), expected)


def told_at(lines: Iterable[int]) -> Text:
    """A comma and the lines that tell a fact; empty where no line is known."""
    known = sorted({line for line in lines if line})
    row = ", ".join(map(str, known))
    return Text(f", line {row}", f", Zeile {row}") if known else Text("", "")


def _kind(sight: Sight) -> Kind:
    return sight.kind if isinstance(sight, Card) else sight


def _number(cards: Iterable[Noted]) -> Text:
    number = len(tuple(cards))
    return Text(f"{number} cards", f"{number} Karten")


def _deck_clause(players: int) -> str:
    return {2: "DECK-1", 7: "DECK-4"}.get(players, "DECK-3")


def in_play(players: int, pack: Pack) -> Text:
    """The cards in play, in words."""
    if pack.name:
        return Text(f"a card of the pack {pack.name}", f"eine Karte des Blatts {pack.name}")
    top = top_value(players)
    return Text(
        f"values 1 to {top} with {players} players (DECK-6)",
        f"Werte 1 bis {top} zu {players} Spielern (DECK-6)",
    )

"""A situation as a scene: the known cards of the table, and question marks for the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import LANGUAGES, SeatTerm, Text
from daumen_rules.pieces.scenes import (
    BACK,
    HAND,
    Fan,
    Note,
    Part,
    Place,
    Scene,
    Tile,
    note_of,
    same,
)

from ..model import Card
from ..notation.remembered_actions import TOLD, Did
from ..remembered_cards import Noted, Some
from ..scene import CAPTURED, LEADS, ON_TURN, PILE, card_tile, chip_tile
from . import shown_words as b
from .situation.model import FORGOTTEN, Heap, Situation, Stack
from .situation.sight import covered, is_over, leader_of, whose_turn

MOST: Final = 99
"""So many actions of a trick are drawn, the latest ones."""


@frozen
class Drawer:
    """Draws situations.

    `viewer` is who looks, None where all is shown that is told. `framed` are the cards framed in
    place of the highest card of the trick, None where that is framed.
    """

    viewer: Viewer | None = None
    framed: frozenset[Card] | None = None

    def scene(self, situation: Situation) -> Scene:
        """What is drawn of a situation, in which nothing stands that the viewer cannot know."""
        over = is_over(situation)
        title = b.TRICK_OVER if over else b.TRICK if situation.trick else b.NO_TRICK
        pile = self._heap(situation.pile, PILE, Text("0", "0"))
        middle: list[Part] = [pile, Note(note_of(title).said, strong=True)]
        turn = whose_turn(situation)
        if turn is FORGOTTEN:
            middle.append(note_of(b.TURN_FORGOTTEN))
        elif not over and turn is None:
            middle.append(note_of(b.TURN_UNKNOWN))
        if situation.trick:
            moves = tuple(self._moves(situation))
            latest = b.filled(b.LATEST, drawn=MOST, actions=len(moves))
            count = latest if len(moves) > MOST else None
            middle.append(Fan(label=b.ACTIONS_DONE, cards=moves[-MOST:], count=count))
        seats = tuple(self._place(situation, seat) for seat in range(situation.players))
        return Scene(middle=tuple(middle), seats=seats)

    # Seats and actions

    def _place(self, situation: Situation, seat: Seat) -> Place:
        on_turn = whose_turn(situation) == seat
        marks = ((LEADS, leader_of(situation) == seat), (ON_TURN, on_turn))
        captured = self._heap(situation.captured[seat], CAPTURED, b.NONE)
        return Place(
            parts=(self._hand(situation.hands[seat], seat), captured),
            on_turn=on_turn,
            is_own=seat == self.viewer,
            marks=tuple(mark for mark, has in marks if has),
        )

    def _moves(self, situation: Situation) -> Iterator[Tile]:
        over, under_thumb = is_over(situation), covered(situation)
        shown = [n for n, entry in enumerate(situation.trick) if entry.act.shows]
        for n, entry in enumerate(situation.trick):
            by = SeatTerm(entry.seat)
            if not entry.act.shows:
                said = b.PASSES if entry.act is Did.PASS else TOLD[entry.act]
                tile = Tile(signs=(("–", ""),), words=said, layers=("card-pass",))
                yield evolve(tile, by=by, said=said)
                continue
            words = b.COVERED if n in under_thumb else b.RELEASED
            if entry.act is Did.PARRY:
                words = b.PARRIES
            silent = over and entry.act is Did.SHOW
            tile = self.card(entry.card, n in under_thumb)
            if self.framed is None:
                tile = evolve(tile, marked=n == shown[-1])
            yield evolve(tile, by=by, said=None if silent else words)

    # Cards

    def card(self, seen: Noted, under_thumb: bool = False) -> Tile:
        """A card as far as it is known."""
        if seen is None:
            words = b.ANY_COVERED if under_thumb else b.ANY_CARD
            return Tile(signs=(("[?]", ""),), words=words, layers=("card-any",))
        if isinstance(seen, Some):
            return Tile(signs=((f"[{seen}]", ""),), words=seen.term.words, layers=("card-any",))
        tile = card_tile(seen, covered=under_thumb)
        if under_thumb and not isinstance(seen, Card):
            kind = seen.term.words
            words = Text(*(b.DOUBT_COVERED[lang].format(kind=kind[lang]) for lang in LANGUAGES))
            tile = evolve(tile, layers=(*tile.layers, "card-peek-u"), words=words)
        return self._framed(tile, seen)

    def _chip(self, seen: Noted) -> Tile:
        if seen is None:
            return Tile(signs=(("[?]", ""),), words=b.ANY_CARD, layers=("chip-any",))
        if isinstance(seen, Some):
            return Tile(signs=((f"[{seen}]", ""),), words=seen.term.words, layers=("chip-any",))
        return self._framed(chip_tile(seen), seen)

    def _framed(self, tile: Tile, seen: Noted) -> Tile:
        return evolve(tile, marked=self.framed is not None and seen in self.framed)

    # Rows

    def _hand(self, heap: Heap, seat: Seat) -> Fan:
        hidden = self.viewer is not None and self.viewer != seat
        back = Tile(signs=(("[ ]", ""),), words=b.HIDDEN_CARD, layers=(BACK,))
        tiles = tuple(back if hidden else self.card(seen) for seen in heap.seen)
        return _row(heap, tiles, "card-more", HAND, b.NO_CARD)

    def _heap(self, heap: Heap | Stack, label: Text, empty: Text) -> Fan:
        """A captured heap, or the draw pile: without cards where none of it is known."""
        if isinstance(heap, Stack) and not any(heap.seen):
            return Fan(label=label, count=_size(heap))
        return _row(heap, tuple(map(self._chip, heap.seen)), "chip-more", label, empty)


def _row(heap: Heap | Stack, tiles: tuple[Tile, ...], more: str, label: Text, empty: Text) -> Fan:
    if heap.more:
        tiles = (*tiles, Tile(signs=(("…", ""),), words=b.MORE, layers=(more,)))
    return Fan(label=label, cards=tiles, count=_count(heap, empty))


def _count(heap: Heap | Stack, empty: Text) -> Text:
    if isinstance(heap, Stack):
        return _size(heap)
    count = len(heap.seen)
    if heap.more:
        return b.filled(b.AT_LEAST, count=count) if count else b.NUMBER_UNKNOWN
    if not count:
        return empty
    return b.ONE_CARD if count == 1 else b.filled(b.CARDS, count=count)


def _size(pile: Stack) -> Text:
    count = len(pile.seen)
    if not pile.more:
        return same(count)
    return same(f"\N{GREATER-THAN OR EQUAL TO} {count}" if count else "?")

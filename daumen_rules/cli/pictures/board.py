"""A situation as what is drawn of it: cards in words and symbols, row by row, in one language.

Here lives the choice of what is drawn. Where it stands is said in `board_picture` and in the
page's template.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from daumen_rules.cli.pictures import board_words as b
from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.pens import card_layers, chip_layers
from daumen_rules.games.daumen_drauf.court.situation.asks import FORMS
from daumen_rules.games.daumen_drauf.court.situation.json_form import rules_words
from daumen_rules.games.daumen_drauf.court.situation.model import (
    FORGOTTEN,
    Act,
    Ask,
    Heap,
    Seen,
    Situation,
    Stack,
)
from daumen_rules.games.daumen_drauf.court.situation.sight import (
    covered,
    is_over,
    leader_of,
    whose_turn,
)
from daumen_rules.games.daumen_drauf.model import Card, Kind, Sight
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Language, Text


@frozen
class Tile:
    """A card or a chip: symbols laid over each other, and what they are in words."""

    layers: tuple[str, ...]
    words: str
    marked: bool = False


@frozen
class Row:
    """Cards beside each other, and how many they are in words."""

    tiles: tuple[Tile, ...]
    count: str


@frozen
class Chair:
    """A seat: its name, what it has in hand, and what it has captured."""

    name: str
    marks: tuple[str, ...]
    on_turn: bool
    hand: Row
    captured: Row


@frozen
class Move:
    """An action of the trick; `tile` is None where a seat passed."""

    name: str
    tile: Tile | None
    words: str
    highest: bool = False
    """Whether it is the card to be beaten."""


@frozen(kw_only=True)
class Board:
    """A situation in one language. `pile` is empty where no card of it is known."""

    chairs: tuple[Chair, ...]
    title: str
    moves: tuple[Move, ...]
    turn: str
    """What is said where nobody is marked to be on turn."""
    pile_size: str
    pile_gone: bool
    pile: Row
    facts: tuple[str, ...]


@frozen
class Drawer:
    """Draws situations in one language.

    `viewer` is who looks, None where all is shown that is told. `marked` are the cards framed.
    """

    language: Language
    viewer: Viewer | None = None
    marked: frozenset[Card] = frozenset()

    def board(self, situation: Situation) -> Board:
        """What is drawn of a situation, in which nothing stands that the viewer cannot know."""
        over = is_over(situation)
        return Board(
            chairs=tuple(self._chair(situation, seat) for seat in range(situation.players)),
            title=self._say(b.TRICK_OVER if over else b.TRICK if situation.trick else b.NO_TRICK),
            moves=tuple(self._moves(situation)),
            turn=self._turn(situation, over),
            pile_size=_size(situation.pile),
            pile_gone=situation.pile == Stack(),
            pile=self._chips(situation.pile if any(situation.pile.seen) else Stack()),
            facts=self._facts(situation),
        )

    def _say(self, text: Text, **gaps: object) -> str:
        return text[self.language].format(**gaps)

    # Seats and actions

    def _chair(self, situation: Situation, seat: Seat) -> Chair:
        on_turn, leads = whose_turn(situation) == seat, leader_of(situation) == seat
        marks = [self._say(text) for text, has in ((w.LEADS, leads), (w.TURN, on_turn)) if has]
        hidden = self.viewer is not None and self.viewer != seat
        return Chair(
            name=situation.names[seat],
            marks=tuple(marks),
            on_turn=on_turn,
            hand=self._hand(situation.hands[seat], hidden),
            captured=self._chips(situation.captured[seat]),
        )

    def _moves(self, situation: Situation) -> Iterator[Move]:
        over, under_thumb = is_over(situation), covered(situation)
        shown = [n for n, entry in enumerate(situation.trick) if entry.act is not Act.PASS]
        for n, entry in enumerate(situation.trick):
            name = situation.names[entry.seat]
            if entry.act is Act.PASS:
                yield Move(name, None, self._say(b.PASSES))
                continue
            words = b.COVERED if n in under_thumb else b.RELEASED
            if entry.act is Act.PARRY:
                words = b.PARRIES
            silent = over and entry.act is Act.SHOW
            tile = self.card(entry.card, n in under_thumb)
            yield Move(name, tile, "" if silent else self._say(words), highest=n == shown[-1])

    def _turn(self, situation: Situation, over: bool) -> str:
        turn = whose_turn(situation)
        if turn is FORGOTTEN:
            return self._say(b.TURN_FORGOTTEN)
        return "" if over or turn is not None else self._say(b.TURN_UNKNOWN)

    def _facts(self, situation: Situation) -> tuple[str, ...]:
        names = situation.names
        facts = [self._say(b.STARTER, name=names[situation.starter])]
        if situation.totals is not None:
            points = ", ".join(
                f"{name} {total}" if total >= 0 else f"{name} \N{MINUS SIGN}{-total}"
                for name, total in zip(names, situation.totals, strict=True)
            )
            facts.append(self._say(b.TOTALS, points=points))
        return tuple(facts)

    # Cards

    def card(self, seen: Seen, under_thumb: bool = False) -> Tile:
        """A card as far as it is known."""
        if seen is None:
            return Tile(
                ("card-back", "card-any"), self._say(b.ANY_COVERED if under_thumb else b.ANY_CARD)
            )
        layers = card_layers(seen, covered=under_thumb)
        if under_thumb and not isinstance(seen, Card):
            return Tile((*layers, "card-peek-u"), self._say(b.DOUBT_COVERED, kind=self._kind(seen)))
        return self._marked(Tile(layers, w.card_words(seen, under_thumb, self.language)), seen)

    def _chip(self, seen: Seen) -> Tile:
        if seen is None:
            return Tile(("chip-any",), self._say(b.ANY_CARD))
        return self._marked(Tile(chip_layers(seen), w.card_words(seen, False, self.language)), seen)

    def _marked(self, tile: Tile, seen: Sight) -> Tile:
        return evolve(tile, marked=seen in self.marked)

    def _kind(self, seen: Sight) -> str:
        return f"{w.COLOURS[seen.colour][self.language]} {seen.value}"

    # Rows

    def _hand(self, heap: Heap, hidden: bool) -> Row:
        back = Tile(("card-back",), self._say(b.HIDDEN_CARD))
        tiles = tuple(back if hidden else self.card(seen) for seen in heap.seen)
        return self._row(heap, tiles, "card-more", b.NO_CARD)

    def _chips(self, heap: Heap | Stack) -> Row:
        return self._row(heap, tuple(map(self._chip, heap.seen)), "chip-more", b.NONE)

    def _row(self, heap: Heap | Stack, tiles: tuple[Tile, ...], more: str, empty: Text) -> Row:
        if heap.more:
            tiles = (*tiles, Tile((more,), self._say(b.MORE)))
        return Row(tiles, self._count(heap, empty))

    def _count(self, heap: Heap | Stack, empty: Text) -> str:
        count = len(heap.seen)
        if heap.more:
            return self._say(b.AT_LEAST if count else b.NUMBER_UNKNOWN, count=count)
        if not count:
            return self._say(empty)
        return self._say(w.ONE_CARD if count == 1 else w.CARDS, count=count)


def _size(pile: Stack) -> str:
    count = len(pile.seen)
    return (
        f"\N{GREATER-THAN OR EQUAL TO} {count}"
        if pile.more and count
        else ("?" if pile.more else str(count))
    )


def question_words(ask: Ask, names: tuple[str, ...], language: Language) -> str:
    """The question as it is said: `May Cleo show green 2 harmless?`"""
    card = "" if ask.card is None else ask.card.term.words[language]
    if isinstance(ask.card, Kind):
        card = b.FANG_UNKNOWN[language].format(card=card)
    words = {"NAME": "" if ask.seat is None else names[ask.seat], "CARD": card}
    said = " ".join(words.get(word, word) for word in FORMS[ask.kind][language].split())
    return f"{said[0].upper()}{said[1:]}?"


def rules_line(situation: Situation, language: Language) -> str:
    """Which rules are asked."""
    rules = situation.rules
    if isinstance(rules, str):
        return b.RULES[rules][language]
    return w.RULES[language].format(rules=rules_words(rules))


def heading(situation: Situation, drawer: Drawer, step: tuple[int, int]) -> str:
    """What a picture is of: the rules, who looks, and after how many of how many actions."""
    language, (done, last) = drawer.language, step
    words = [rules_line(situation, language)]
    if done < last:
        words.append(b.ACTIONS[language].format(step=done, last=last))
    if drawer.viewer is not None:
        who = w.onlooker_name(drawer.viewer, situation.names)[language]
        words.append(f"{w.SEEN_BY[language]}: {who}")
    return " · ".join(words)


def legend(situation: Situation, drawer: Drawer) -> str:
    """What the signs mean."""
    if drawer.viewer is None:
        return b.LEGEND[drawer.language]
    return b.LEGEND_OF_ONE[drawer.language].format(name=viewer_name(situation, drawer))


def viewer_name(situation: Situation, drawer: Drawer) -> str:
    """Who looks, within a sentence; nobody where all is shown that is told."""
    if isinstance(drawer.viewer, int):
        return situation.names[drawer.viewer]
    return "" if drawer.viewer is None else b.A_SPECTATOR[drawer.language]

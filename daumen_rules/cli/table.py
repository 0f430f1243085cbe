"""The table as one viewer sees it, drawn in lines.

Here lives how cards, seats and tricks look in a terminal. All is drawn from a `View`; nothing here
knows a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from attrs import frozen
from rich.cells import cell_len
from rich.text import Text as Line

from daumen_rules.cli import play_texts as t
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Card,
    Colour,
    Deal,
    Fang,
    Parry,
    Pass,
    Show,
    Sight,
)
from daumen_rules.games.daumen_drauf.view import SeenCard, View
from daumen_rules.kernel.seats import Seat, Spectator, seat_letter
from daumen_rules.kernel.text import Language

THUMB: Final = "👍"
NAME_WIDTH: Final = 14

_STYLES: Final = {
    Colour.YELLOW: "black on yellow",
    Colour.GREEN: "black on green",
    Colour.BLACK: "bright_white on grey23",
}
_FANG_STYLE: Final = "bold bright_white on red"


def card(sight: Sight, *, covered: bool = False) -> Line:
    """A card such as `[Y3p]`, in the colour of its snake; `[👍 Y3]` under a thumb."""
    style = _STYLES[sight.colour]
    line = Line(f"[{THUMB} " if covered else "[", style)
    line.append(f"{sight.colour.value}{sight.value}", style)
    if isinstance(sight, Card):
        poisonous = sight.fang is Fang.POISONOUS
        line.append(sight.fang.value, _FANG_STYLE if poisonous else style)
    return line.append("]", style)


def flow(label: str, items: Sequence[Line], width: int) -> Iterator[Line]:
    """Items in lines of some width, after a label; further lines are indented as far."""
    indent = cell_len(label)
    line, gap = Line(label), ""
    for item in items:
        if gap and line.cell_len + len(gap) + item.cell_len > width:
            yield line
            line, gap = Line(" " * indent), ""
        line.append(gap).append_text(item)
        gap = "  "
    yield line


def heading(words: str, width: int) -> Line:
    """A line across the table."""
    line = Line().append(f"── {words} ", "bold")
    return line.append("─" * max(width - line.cell_len, 2), "dim")


@frozen
class Table:
    """What is the same in every picture: names by seat, which seats are bots, language, width."""

    names: tuple[str, ...]
    bots: frozenset[Seat]
    language: Language
    width: int

    def picture(self, view: View) -> Iterator[Line]:
        """The table in the middle of a trick: seats, trick, colours, and the viewer's hand."""
        yield self.title(view)
        for seat in range(view.players):
            yield self._seat(view, seat)
        yield from self._trick(view)
        if not isinstance(view.viewer, Spectator):
            label = t.HAND[self.language].format(name=self.names[view.viewer])
            cards = [card(held) for held in view.hand] or [Line(t.EMPTY[self.language])]
            yield from flow(label, cards, self.width)

    def title(self, view: View) -> Line:
        """Which trick it is, and how many cards the draw pile has."""
        trick = t.TRICK[self.language].format(number=view.tricks + 1)
        pile = t.PILE[self.language].format(pile=view.pile)
        return heading(f"{trick} · {pile}", self.width)

    def actions(self, actions: Sequence[Action]) -> Iterator[Line]:
        """The numbered list of what one may do."""
        items = [
            Line(f"{number} ").append_text(self.action(action))
            for number, action in enumerate(actions, start=1)
        ]
        yield from flow(t.ACTIONS[self.language], items, self.width)

    def action(self, action: Action) -> Line:
        """An action in a few signs."""
        match action:
            case Show(card=shown):
                return card(shown)
            case Pass():
                return Line(t.PASS[self.language])
            case Parry(card=twin):
                return Line(f"{t.PARRY[self.language]} ").append_text(card(twin))
            case Deal():
                return Line()
        assert_never(action)

    def final(self, view: View) -> Iterator[Line]:
        """The table after the end: what every seat has captured, and what it counts."""
        for seat, tally in enumerate(view.tallies):
            line = self._name(view, seat)
            score = t.SCORE[self.language].format(
                score=tally.score, plus=tally.plus, minus=tally.minus, hand=tally.hand
            )
            yield line.append(score, "bold")
            cards = [card(sight) for sight in view.captured[seat]]
            if cards:
                yield from flow("     ", cards, self.width)

    def _name(self, view: View, seat: Seat) -> Line:
        mark = "► " if seat == view.turn else "  "
        line = Line().append(f"{mark}{seat_letter(seat)}  ", "bold")
        name = Line(self.names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis", pad=True)
        return line.append_text(name).append("  ")

    def _seat(self, view: View, seat: Seat) -> Line:
        line = self._name(view, seat)
        hand = t.CARDS[self.language].format(count=view.hand_sizes[seat])
        captured = view.captured[seat]
        count = t.CAPTURED[self.language].format(count=len(captured))
        line.append(f"{hand}, {count:>2}")
        known = [sight for sight in captured if isinstance(sight, Card)]
        plus = sum(sight.fang is Fang.HARMLESS for sight in known)
        if captured:
            line.append(f": +{plus} −{len(known) - plus}")
        if len(known) < len(captured):
            unknown = t.UNKNOWN[self.language].format(count=len(captured) - len(known))
            line.append(f", {unknown}")
        if seat in self.bots:
            line.append(f"  ({t.BOT[self.language]})", "dim")
        return line

    def _trick(self, view: View) -> Iterator[Line]:
        label = t.SHOWN[self.language]
        if view.highest is None:
            yield Line(label + t.NOTHING_SHOWN[self.language])
            return
        yield from flow(label, [self._shown(seen) for seen in view.shown], self.width)
        line = Line(t.HIGHEST[self.language])
        line.append_text(card(view.highest.card, covered=view.highest.covered))
        line.append(t.OF[self.language].format(name=self.names[view.highest.seat]))
        order = " < ".join(self._colour(colour) for colour in view.colours)
        line.append(t.ORDER[self.language].format(order=order))
        new = [self._colour(colour) for colour in Colour if colour not in view.colours]
        if new:
            line.append(t.NEW[self.language].format(colours=", ".join(new)))
        yield line

    def _shown(self, seen: SeenCard) -> Line:
        return Line(f"{seat_letter(seen.seat)} ").append_text(card(seen.card, covered=seen.covered))

    def _colour(self, colour: Colour) -> str:
        return t.COLOURS[colour][self.language]

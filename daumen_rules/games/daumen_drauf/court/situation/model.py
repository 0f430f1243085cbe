"""A situation as a value: what is known of a table, with gaps, and what is asked.

All are frozen values. How they are written stands in `reader` and `writer`, what they leave open in
`completions`. Places in a text (`line`) do not count when two situations are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final, Literal, TypeAlias

from attrs import field

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat

from ..asks.row import AnyRow, Open

Manual: TypeAlias = Literal["german", "english"]
Rules: TypeAlias = Literal["german", "english", "both"] | RuleSet
"""A manual with its open questions, both, or one rule set in which every flag is settled."""


def _sorted(seen: Iterable[Noted]) -> tuple[Noted, ...]:
    cards = sorted(s for s in seen if isinstance(s, Card))
    kinds = sorted(s for s in seen if isinstance(s, Kind))
    halves = sorted((s for s in seen if isinstance(s, Some)), key=str)
    return (*cards, *kinds, *halves, *(s for s in seen if s is None))


@frozen
class Heap:
    """Cards without an order: so many are known of, and with `more` perhaps others besides."""

    seen: tuple[Noted, ...] = field(converter=_sorted, default=())
    more: bool = False
    line: int = field(default=0, eq=False)
    """Where it is told, 0 where that is not known."""


@frozen
class Stack:
    """The draw pile, top card first; with `more` perhaps others below."""

    seen: tuple[Noted, ...] = ()
    more: bool = False
    line: int = field(default=0, eq=False)


ANY_HEAP: Final = Heap((), more=True)
ANY_STACK: Final = Stack((), more=True)


@frozen
class Entry:
    """A line of the trick. `card` is what is remembered of it, None too where it is a pass."""

    seat: Seat
    act: Did
    card: Noted = None
    line: int = field(default=0, eq=False)


class Forgotten(Enum):
    """Nobody remembers."""

    FORGOTTEN = "?"


FORGOTTEN: Final = Forgotten.FORGOTTEN


@frozen
class Ask:
    """A question; `seat` and `card` are None where it names none."""

    kind: AnyRow
    seat: Seat | None = None
    card: Card | Kind | None = None


@frozen
class Expectation:
    """What a writer expects: the first word, and words after it; of one manual or of all asked."""

    manual: Manual | None
    words: tuple[str, ...]
    line: int = field(default=0, eq=False)


@frozen(kw_only=True)
class Situation:
    """A situation and its question. Tuples by seat.

    `captured` is what was captured before this trick; `hands` are without the covered cards.
    """

    names: tuple[str, ...]
    rules: Rules
    hands: tuple[Heap, ...]
    captured: tuple[Heap, ...]
    pile: Stack = ANY_STACK
    trick: tuple[Entry, ...] = ()
    leader: Seat | None = None
    turn: Seat | Forgotten | None = None
    starter: Seat = 0
    totals: tuple[int, ...] | None = None
    final: tuple[int, ...] | None = None
    """The points of one game that is over."""
    ask: Ask
    expected: tuple[Expectation, ...] = ()
    because: str = ""
    weil: str = ""
    told_at: Mapping[str, int] = field(factory=dict[str, int], eq=False)
    """The lines of what is told once, such as `turn`; empty where they are not known."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def manuals(self) -> tuple[Manual, ...]:
        """The manuals asked; none where the rule set is settled."""
        if self.rules == "both":
            return ("german", "english")
        return () if isinstance(self.rules, RuleSet) else (self.rules,)

    @property
    def open_question(self) -> Open[Situation] | None:
        """The open question without a flag that is asked about, if it is one."""
        of_kind = self.ask.kind.open
        return of_kind if of_kind is not None and of_kind.applies(self) else None

    @property
    def sights(self) -> tuple[tuple[Noted, int], ...]:
        """All that is told of single cards, each with its line."""
        trick = ((entry.card, entry.line) for entry in self.trick if entry.act.shows)
        return (*((seen, heap.line) for heap in self.heaps for seen in heap.seen), *trick)

    @property
    def heaps(self) -> tuple[Heap | Stack, ...]:
        """All places but the trick."""
        return (*self.hands, *self.captured, self.pile)

    @property
    def endings(self) -> tuple[Situation, ...]:
        """The same with each way in which the trick can have ended that somebody took: all others
        passed on his card, which is one more if the last that is told is another's, or he parried.
        """
        if not self.trick or self.trick[-1].act is not Did.TAKE:
            return (self,)
        *told, end = self.trick
        last = [entry.seat for entry in told if entry.act.shows][-1]
        passes = Entry((end.seat - 1) % self.players, Did.PASS, None, end.line)
        show, parry = (Entry(end.seat, act, None, end.line) for act in (Did.SHOW, Did.PARRY))
        passed: tuple[Entry, ...] = () if told[-1] == passes else (passes,)
        by_passes = passed if last == end.seat else (show, passes)
        return tuple(evolve(self, trick=(*told, *way)) for way in ((parry,), by_passes))

    @property
    def asked_card(self) -> int | None:
        """Which card of the trick is asked for, counted from 0: the last of that seat."""
        seats = [entry.seat for entry in self.trick if entry.act.shows]
        found = [n for n, seat in enumerate(seats) if seat == self.ask.seat]
        return found[-1] if self.ask.kind.search.shown_card and found else None

    def shown(self, seat: Seat) -> int:
        """How many cards a seat has in the trick."""
        return sum(e.seat == seat and e.act.shows for e in self.trick)

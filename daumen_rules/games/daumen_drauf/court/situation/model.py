"""A situation as frozen values: the known facts of a table, with gaps, and the question.

`reader` and `writer` read and write them, and `completions` fills their gaps. The places in a text
(`line`) do not count when two situations are compared.
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
    """Cards without an order: those that are known, and with `more` perhaps others."""

    seen: tuple[Noted, ...] = field(converter=_sorted, default=())
    more: bool = False
    line: int = field(default=0, eq=False)
    """The line that tells it, 0 where that is not known."""


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
    """A line of the trick. `card` is the remembered part of the card, None for a pass as well."""

    seat: Seat
    act: Did
    card: Noted = None
    line: int = field(default=0, eq=False)


class Forgotten(Enum):
    """The value of a fact that nobody remembers."""

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
    """The answer and ids that a writer expects, as words; of one manual, or of all asked."""

    manual: Manual | None
    words: tuple[str, ...]
    line: int = field(default=0, eq=False)


@frozen(kw_only=True)
class Situation:
    """A situation and its question. Tuples by seat.

    `captured` are the cards captured before this trick; `hands` leave out the covered cards.
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
    """The points by seat of a game that is over."""
    ask: Ask
    expected: tuple[Expectation, ...] = ()
    because: str = ""
    weil: str = ""
    told_at: Mapping[str, int] = field(factory=dict[str, int], eq=False)
    """The line numbers of facts that are told once, such as `turn`; empty where not known."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def manuals(self) -> tuple[Manual, ...]:
        """The manuals asked; none where the rule set is settled."""
        if self.rules == "both":
            return ("german", "english")
        return () if isinstance(self.rules, RuleSet) else (self.rules,)

    @property
    def open_question(self) -> Open[Situation] | None:
        """The open question without a flag that the situation asks; None for any other question."""
        return next((one for one in self.ask.kind.opens if one.applies(self)), None)

    @property
    def sights(self) -> tuple[tuple[Noted, int], ...]:
        """All single cards as they are told, each with its line."""
        trick = ((entry.card, entry.line) for entry in self.trick if entry.act.shows)
        return (*((seen, heap.line) for heap in self.heaps for seen in heap.seen), *trick)

    @property
    def heaps(self) -> tuple[Heap | Stack, ...]:
        """All places but the trick."""
        return (*self.hands, *self.captured, self.pile)

    @property
    def endings(self) -> tuple[Situation, ...]:
        """The situation with each way in which a trick with a told taker can have ended.

        Either all others passed on the taker's card, or he parried. If the last told card is
        another's, the taker's card is added to the trick.
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
        """The index, from 0, of the card of the trick that is asked for: the last of the seat."""
        seats = [entry.seat for entry in self.trick if entry.act.shows]
        found = [n for n, seat in enumerate(seats) if seat == self.ask.seat]
        return found[-1] if self.ask.kind.search.shown_card and found else None

    def shown(self, seat: Seat) -> int:
        """The number of cards that a seat has in the trick."""
        return sum(e.seat == seat and e.act.shows for e in self.trick)

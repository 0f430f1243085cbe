"""How the end of a game is told: who has won or lost, and what is paid for it.

The games of all chapters tell it so. How it ended, and by which clauses, the games say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import SeatTerm, Term, Text, number

from .event_text import TextEvent, told

PAYING: Final = Text("pays", "zahlt")
LOSING: Final = Text("loses", "verliert")


def explained(ended: Outcome, events: Iterable[TextEvent]) -> Outcome:
    """An outcome with the clauses by which its end is told, each once."""
    return evolve(ended, clauses=tuple(dict.fromkeys(event.clause for event in events)))


def repetition_told(by: Clause, times: int) -> TextEvent:
    """A draw, because a position has occurred so often."""
    return told(
        by,
        "A draw: this position has occurred {times} times.",
        "Unentschieden: Diese Stellung kam {times} Mal vor.",
        times=number(times),
    )


def winners_told(by: Clause, ended: Outcome, *, loses: bool = False) -> Iterator[TextEvent]:
    """Who has won, or who has lost, a sentence each."""
    lost = (seat for seat in range(len(ended.scores)) if seat not in ended.winners)
    en, de = ("lost", "verloren") if loses else ("won", "gewonnen")
    for seat in lost if loses else ended.winners:
        yield told(by, f"{{seat}} has {en}.", f"{{seat}} hat {de}.", seat=SeatTerm(seat))
    if not ended.winners and not loses:
        yield told(by, "Nobody has won.", "Niemand hat gewonnen.")
    if loses and len(ended.winners) == len(ended.scores):
        yield told(by, "Nobody has lost.", "Niemand hat verloren.")


def payments_told(
    by: Clause,
    payments: Sequence[int],
    amount: Callable[[int], Term] = number,
    paying: Text = PAYING,
) -> Iterator[TextEvent]:
    """What each seat gets or pays, as amounts are told; `paying` is the word for a seat that
    pays.
    """
    for seat, paid in enumerate(payments):
        en, de = ("gets", "bekommt") if paid > 0 else (paying.en, paying.de)
        if paid:
            en, de = f"{{seat}} {en} {{chips}}.", f"{{seat}} {de} {{chips}}."
            yield told(by, en, de, seat=SeatTerm(seat), chips=amount(abs(paid)))


def winners_by(
    by: Clause, bound: Clause | None = None, *, paid: Clause | None = None, loses: bool = False
) -> Callable[[object, Outcome], Iterator[TextEvent]]:
    """The end of a game of which no more is told than who has won, or who has lost, and by `paid`
    what each gets or pays. By the clause `bound` the game may end without a winner.
    """

    def ending(_: object, ended: Outcome) -> Iterator[TextEvent]:
        yield from winners_told(bound if bound and not ended.winners else by, ended, loses=loses)
        if paid is not None:
            yield from payments_told(paid, ended.payments)

    return ending

"""The verdicts on questions about a game, and how they are said.

Which verdict it is stands in `answers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from daumen_rules.disputes.answers import ALLOWED, NOBODY, REFUSED, Number, Phrase, Seats, YesNo
from daumen_rules.disputes.search import in_common
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.remembered import Noted, remembered_word
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import SeatTerm, Sentence, Term, Text, number, sentence
from daumen_rules.kernel.verdict import Reason, Suggestion, Verdict, by_gist

Why = Sequence[Reason | Clause]


@frozen
class CardAnswer:
    """A card, or what those that fit have in common; None is any card."""

    card: Noted

    @property
    def code(self) -> str:
        """What machines call it."""
        return f"card {remembered_word(self.card)}"

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


def _reasons(why: Why) -> tuple[Reason, ...]:
    """Clauses without a sentence of their own are told by their gist."""
    cited = {one.clause for one in why if isinstance(one, Reason)}
    return tuple(
        one if isinstance(one, Reason) else by_gist(one)
        for one in dict.fromkeys(why)
        if one not in cited
    )


def allowed(why: Why) -> Verdict:
    """The seat may."""
    return Verdict(ALLOWED, sentence("allowed", "erlaubt"), _reasons(why))


def refused(
    why: Why, remedies: tuple[Sentence, ...] = (), advice: tuple[Suggestion, ...] = ()
) -> Verdict:
    """The seat may not: all broken clauses, what would make it legal, and what can be done then."""
    said = sentence("refused", "nicht erlaubt")
    return Verdict(REFUSED, said, _reasons(why), remedies, advice)


def in_all(refusals: Sequence[Refused]) -> tuple[Reason, ...]:
    """What is broken by all of some refusals, as it holds of each of them."""
    why = ([Reason(breach.clause, breach.sentence) for breach in r.breaches] for r in refusals)
    return reduce(in_common, map(refused, why)).reasons


def only_the_taker(taker: Seat) -> Sentence:
    """The remedy of who may not look at a trick that is over."""
    return sentence(
        "only who took the trick may look: {taker}",
        "ansehen darf ihn nur, wer ihn bekam: {taker}",
        taker=SeatTerm(taker),
    )


def covered_still() -> Verdict:
    """Cards of a trick that goes on stay covered."""
    later = sentence(
        "its covered cards can be looked at only once it is over",
        "seine verdeckten Karten sieht man erst, wenn er zu Ende ist",
    )
    return refused((c.THUMB_2, c.THUMB_4), (later,))


def yes_or_no(yes: bool, why: Why) -> Verdict:
    """Yes, or no."""
    said = sentence("yes", "ja") if yes else sentence("no", "nein")
    return Verdict(YesNo(yes), said, _reasons(why))


def seat_or_nobody(seat: Seat | None, why: Why) -> Verdict:
    """A seat, or nobody."""
    if seat is None:
        return Verdict(NOBODY, sentence("nobody", "niemand"), _reasons(why))
    said = sentence("{seat}", "{seat}", seat=SeatTerm(seat))
    return Verdict(Seats((seat,)), said, _reasons(why))


def number_of(value: int, why: Why) -> Verdict:
    """A number."""
    words = sentence("{value}", "{value}", value=number(value))
    return Verdict(Number(value), words, _reasons(why))


def card(noted: Noted, why: Why) -> Verdict:
    """A card, or what those that fit have in common."""
    words = ANY if noted is None else noted.term
    return Verdict(CardAnswer(noted), sentence("{card}", "{card}", card=words), _reasons(why))


ANY: Final = Term("?", Text("any card", "irgendeine Karte"))


def goes_on(why: Why) -> Verdict:
    """The trick cannot end yet: somebody must show a card."""
    said = sentence(
        "nobody yet: a card must be shown first",
        "noch niemand: Erst muss eine Karte gezeigt werden",
    )
    return Verdict(Phrase("goes on"), said, _reasons(why))


def best_of_the_game(*, dealer: bool) -> Verdict:
    """Whoever has the best result of the game just finished, or the right-hand neighbour."""
    if dealer:
        said = sentence(
            "the right-hand neighbour of whoever has the best result of the game",
            "der rechte Nachbar dessen, der das beste Ergebnis der Partie hat",
        )
        return Verdict(Phrase("neighbour of the best"), said, _reasons((c.START_2,)))
    said = sentence(
        "whoever has the best result of the game", "wer das beste Ergebnis der Partie hat"
    )
    return Verdict(Phrase("the best"), said, _reasons((c.START_7,)))


def winners(totals: Sequence[int] | None) -> Verdict:
    """Who has the best total; nobody where no total is known."""
    if totals is None:
        return Verdict(
            Phrase("unknown"), sentence("nobody knows the points", "die Punkte kennt niemand")
        )
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return several(best, (c.WIN_3,) if len(best) == 1 else (c.WIN_3, c.WIN_4))


def several(seats: Sequence[Seat], why: Why) -> Verdict:
    """One or more seats."""
    if len(seats) == 1:
        return seat_or_nobody(seats[0], why)
    names = {f"s{seat}": SeatTerm(seat) for seat in seats}
    row = ", ".join(f"{{{name}}}" for name in names)
    return Verdict(Seats(tuple(seats)), sentence(row, row, **names), _reasons(why))

"""The answer to whether the points of a game can be, and who must have erred if they cannot.

`final_points` does the sums.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.disputes import verdicts as v
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.remembered_cards import Noted
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Fact, SeatTerm, number
from daumen_rules.kernel.verdict import Reason, Verdict

from ..places import lines_of
from .final_points import Points, Share
from .leftovers import ends_within_a_trick, is_anybodys, most_holders, most_in_pile
from .model import ANY_HEAP, ANY_STACK, Heap, Situation
from .sight import is_over, taker_of
from .trick_faults import reason


def can_be(situation: Situation, rules: RuleSet, pack: Pack) -> Verdict:
    """Yes, or no with the clauses that the points break."""
    nobodys = Heap()
    if any(entry.act.shows for entry in situation.trick):
        over = is_over(situation)
        if not over and not ends_within_a_trick(rules):
            words = (
                "The trick is not over, and so the game is not either.",
                "Der Stich ist nicht zu Ende, also auch nicht die Partie.",
            )
            return v.yes_or_no(False, (reason(c.OVER_1, *words),))
        cards = tuple(entry.card for entry in situation.trick if entry.act.shows)
        if over or is_anybodys(rules):
            situation = _taken(situation, cards)
        else:
            nobodys = Heap(cards)
    several = sum(bool(hand.seen) for hand in situation.hands) > 1
    points = Points(
        situation,
        pack,
        most_holders=most_holders(rules, situation.players) if several else 1,
        most_in_pile=(
            0 if situation.pile == ANY_STACK else most_in_pile(rules, pack, situation.players)
        ),
        nobodys=nobodys,
    )
    if points.add_up():
        return v.yes_or_no(True, (c.VAL_3, c.OVER_2))
    return v.yes_or_no(False, tuple(_reasons(points)))


def _taken(situation: Situation, cards: tuple[Noted, ...]) -> Situation:
    """The situation with the cards of its trick moved to the captured cards of its taker."""
    taker, captured = taker_of(situation), list(situation.captured)
    assert taker is not None
    captured[taker] = evolve(captured[taker], seen=(*captured[taker].seen, *cards))
    return evolve(situation, captured=tuple(captured), trick=())


def _reasons(points: Points) -> Iterator[Reason]:
    """Why the game has not ended; else who must have erred; else why the points do not add up."""
    told = points.situation.told_at.get("final")
    found = (*_no_end(points),) or (*_erring(points, told),)
    yield from found
    if found:
        return
    seats = (ANY_HEAP,) * len(points.final)
    if not evolve(points, situation=evolve(points.situation, captured=seats)).add_up():
        yield reason(
            c.OVER_2,
            "All points together are 0, less 2 for each harmless card in the last hand; here "
            "they are {total}{where}. Who erred cannot be said.",
            "Alle Punkte zusammen sind 0, weniger 2 für jede ungiftige Karte der letzten Hand; "
            "hier sind es {total}{where}. Wer sich geirrt hat, lässt sich nicht sagen.",
            total=number(sum(points.final)),
            where=lines_of((told, *(heap.line for heap in points.situation.hands))),
        )
        return
    yield reason(
        c.DECK_6,
        "Points, captured cards and the last hand do not add up to the {cards} cards in "
        "play{where}.",
        "Punkte, eingenommene Karten und letzte Hand gehen mit den {cards} Karten im Spiel "
        "nicht auf{where}.",
        cards=number(len(points.pack.cards)),
        where=lines_of((told, *(heap.line for heap in points.situation.heaps))),
    )


def _no_end(points: Points) -> Iterator[Reason]:
    """Why the game is not over with the told hands and the told pile."""
    hands, pile = points.situation.hands, points.situation.pile
    holders = [seat for seat, hand in enumerate(hands) if hand.seen]
    if len(holders) > points.most_holders:
        seats: dict[str, Fact] = {f"s{seat}": SeatTerm(seat) for seat in holders}
        row = ", ".join(f"{{{name}}}" for name in seats)
        where = lines_of(hands[seat].line for seat in holders)
        yield reason(
            c.OVER_1,
            f"{row} have cards left: the game is not over{{where}}.",
            f"{row} haben noch Karten: Die Partie ist nicht zu Ende{{where}}.",
            **seats,
            where=where,
        )
    for seat, hand in enumerate(hands):
        if len(hand.seen) > points.pack.hand_size:
            yield reason(
                c.FILL_1,
                "{seat} cannot have {held} cards; a hand has {size}{where}.",
                "{seat} kann nicht {held} Karten haben; eine Hand hat {size}{where}.",
                seat=SeatTerm(seat),
                held=number(len(hand.seen)),
                size=number(points.pack.hand_size),
                where=lines_of((hand.line,)),
            )
    if len(pile.seen) > points.most_in_pile:
        counts = {"most": number(points.most_in_pile), "pile": number(len(pile.seen))}
        where = lines_of((pile.line,))
        if points.most_in_pile:
            en = "At the end of a game the pile has {most} cards at most, not {pile}{where}."
            de = "Am Ende einer Partie hat der Stapel höchstens {most} Karten, nicht {pile}{where}."
        else:
            en = "With {pile} cards in the pile all hands are filled: the game is not over{where}."
            de = (
                "Bei {pile} Karten im Stapel sind alle Hände aufgefüllt: "
                "Die Partie ist nicht zu Ende{where}."
            )
        yield reason(c.FILL_1, en, de, **counts, where=where)


def _erring(points: Points, told: int | None) -> Iterator[Reason]:
    """The seats whose points are impossible, whatever the others have."""
    for seat in range(len(points.final)):
        heap, told_points = points.situation.captured[seat], number(points.final[seat])
        if any(_is_left(points, seat, share) for share in points.shares(seat)):
            continue
        where = lines_of((heap.line, points.situation.hands[seat].line, told))
        if heap.more:
            yield reason(
                c.MAT_4,
                "{seat} must have erred: half of the {cards} cards are harmless, and {points} "
                "cannot be reached{where}.",
                "{seat} muss sich geirrt haben: Die Hälfte der {cards} Karten ist ungiftig, "
                "und {points} ist nicht zu erreichen{where}.",
                seat=SeatTerm(seat),
                cards=number(len(points.pack.cards)),
                points=told_points,
                where=where,
            )
            continue
        yield reason(
            c.VAL_3,
            "{seat} must have erred: {count} captured cards cannot come to {points}{where}.",
            "{seat} muss sich geirrt haben: {count} eingenommene Karten ergeben nie "
            "{points}{where}.",
            seat=SeatTerm(seat),
            count=number(len(heap.seen)),
            points=told_points,
            where=where,
        )


def _is_left(points: Points, seat: Seat, share: Share) -> bool:
    """Whether a seat can have cards left as in a share, beside the hands that are told."""
    others = [bool(hand.seen) for other, hand in enumerate(points.situation.hands) if other != seat]
    if sum(others) + share.holds > points.most_holders:
        return False
    captured = points.situation.captured
    if points.most_holders > 1 or points.most_in_pile or any(heap.more for heap in captured):
        return True
    rest = len(points.pack.cards) - sum(len(heap.seen) for heap in captured)
    return share.holds == (rest > 0) or not share.holds

"""Why a situation cannot arise: the clauses that it breaks.

The search has found before that no world completes the situation. The functions here look for the
reasons, the plainest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Kind, Pack
from daumen_rules.games.daumen_drauf.remembered_cards import Some, can_be
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import SeatTerm, Term, listed, number
from daumen_rules.kernel.verdict import Reason

from ..places import lines_of
from .completions import leaders
from .model import ANY_HEAP, ANY_STACK, Heap, Situation, Stack
from .shapes import Frame, always_full, frame, shapes
from .trick_faults import of_the_trick, of_the_turn, reason


def faults(
    situation: Situation, rules: RuleSet, pack: Pack, tick: Tick = no_tick
) -> tuple[Reason, ...]:
    """The reasons, at least one: those of the first kind that is found."""
    situation = situation.endings[-1]
    of = frame(situation, rules, pack)
    kinds = (
        partial(of_the_cards, situation, pack),
        partial(of_the_trick, situation, rules, pack, tick),
        partial(of_the_sizes, situation, of),
        partial(_counts, situation, of),
        partial(_together, situation, of),
        partial(of_the_turn, situation, rules, pack),
    )
    for reasons in kinds:
        found = tuple(dict.fromkeys(reasons()))
        if found:
            return found
    return (
        reason(
            c.MAT_4,
            "There are not enough cards for all that is said to lie where it lies{where}.",
            "Für alles, was da liegen soll, gibt es nicht genug Karten{where}.",
            where=lines_of(line for seen, line in situation.sights if isinstance(seen, Some)),
        ),
    )


# Single cards


def of_the_cards(situation: Situation, pack: Pack) -> Iterator[Reason]:
    """The reasons against cards that the pack lacks, or that appear more often than they exist."""
    told = [(seen, line) for seen, line in situation.sights if seen is not None]
    yield from _not_in_play(situation, pack, told)
    lying = [seen for seen, _ in told if isinstance(seen, Card)]
    for seen, line in told:
        if isinstance(seen, Some):
            fitting = [card for card in pack.cards if can_be(seen, card)]
            if fitting and all(card in lying for card in fitting):
                yield reason(
                    c.MAT_4,
                    "{card} is said to lie there, but all such cards lie elsewhere{where}.",
                    "Da soll {card} liegen, aber alle solchen Karten liegen anderswo{where}.",
                    card=seen.term,
                    where=lines_of((line, *(at for card, at in told if card in fitting))),
                )
        elif isinstance(seen, Card) and lying.count(seen) > 1:
            yield reason(
                c.MAT_4,
                "{card} exists once, and is said to lie in two places{where}.",
                "{card} gibt es einmal, soll aber an zwei Stellen liegen{where}.",
                card=seen.term,
                where=lines_of(at for card, at in told if card == seen),
            )
    whole = [(_kind_of(seen), line) for seen, line in told if not isinstance(seen, Some)]
    for kind, count in Counter(kind for kind, _ in whole).items():
        if count > 2:
            yield reason(
                c.MAT_3,
                "There are two cards of {kind}, not {count}{where}.",
                "{kind} gibt es zweimal, nicht {count}-mal{where}.",
                kind=kind.term,
                count=number(count),
                where=lines_of(at for one, at in whole if one == kind),
            )


def _not_in_play(
    situation: Situation, pack: Pack, told: list[tuple[Card | Kind | Some, int]]
) -> Iterator[Reason]:
    for seen, line in told:
        if not any(can_be(seen, card) for card in pack.cards):
            yield reason(
                c.DECK_6,
                "{card} is not in play with {players} players{where}.",
                "{card} ist zu {players} nicht im Spiel{where}.",
                card=seen.term,
                players=number(situation.players),
                where=lines_of((line,)),
            )


def of_the_question(situation: Situation, pack: Pack) -> tuple[Reason, ...]:
    """The reason against the card that the question names, if the pack lacks it."""
    card = situation.ask.card
    return () if card is None else tuple(_not_in_play(situation, pack, [(card, 0)]))


def _kind_of(seen: Card | Kind) -> Kind:
    return seen.kind if isinstance(seen, Card) else seen


# Counts


def deck_clause(players: int) -> Clause:
    """The clause that says which values are played with."""
    return {2: c.DECK_1, 7: c.DECK_4}.get(players, c.DECK_3)


def of_the_sizes(situation: Situation, of: Frame) -> Iterator[Reason]:
    """The reasons against hands or a pile that are too large by themselves."""
    for seat, (hand, shown) in enumerate(zip(of.hands, of.shown, strict=True)):
        held = len(hand.seen) + shown
        if held > of.pack.hand_size:
            for clause in (c.START_3, c.FILL_1):
                yield reason(
                    clause,
                    "{seat} would have begun the trick with {held} cards; a hand has {size}"
                    "{where}.",
                    "{seat} hätte zu Beginn des Stichs {held} Karten gehabt; eine Hand hat {size}"
                    "{where}.",
                    where=lines_of((hand.line,)),
                    seat=SeatTerm(seat),
                    held=number(held),
                    size=number(of.pack.hand_size),
                )
    pile = len(of.pile.seen)
    if pile > of.undealt:
        yield reason(
            c.START_6,
            "After the deal the pile has {most} cards, and never {pile}{where}.",
            "Nach dem Geben hat der Stapel {most} Karten, nie {pile}{where}.",
            where=lines_of((of.pile.line,)),
            most=number(of.undealt),
            pile=number(pile),
        )
    for seat, (hand, shown) in enumerate(zip(of.hands, of.shown, strict=True)):
        held = len(hand.seen) + shown
        alone = evolve(
            of,
            hands=tuple(h if s == seat else ANY_HEAP for s, h in enumerate(of.hands)),
            captured=(ANY_HEAP,) * of.players,
        )
        if pile and not hand.more and held < of.pack.hand_size and not _possible(situation, alone):
            yield reason(
                c.FILL_1,
                "{seat} would have begun the trick with {held} cards; with a pile of {pile} "
                "hands are filled to {size}{where}.",
                "{seat} hätte den Stich mit {held} Karten begonnen; bei einem Stapel von {pile} "
                "sind die Hände auf {size} aufgefüllt{where}.",
                where=lines_of((hand.line, of.pile.line)),
                seat=SeatTerm(seat),
                held=number(held),
                pile=number(pile),
                size=number(of.pack.hand_size),
            )


def _told_at(situation: Situation, *heaps: Heap | Stack) -> Term:
    """The lines that tell some heaps, and those of the trick."""
    shown = (entry.line for entry in situation.trick if entry.act.shows)
    return lines_of((*(heap.line for heap in heaps), *shown))


def _possible(situation: Situation, of: Frame) -> bool:
    return any(next(shapes(of, leader), None) is not None for leader in leaders(situation))


def _counts(situation: Situation, of: Frame) -> Iterator[Reason]:
    """The reasons against counts that do not sum to the pack, or leave no seat to play."""
    if _possible(situation, of):
        return
    heaps = situation.heaps
    least = sum(len(heap.seen) for heap in heaps) + sum(of.shown)
    if of.pile.seen and always_full(of.rules):
        captured = sum(len(heap.seen) for heap in of.captured)
        least = max(least, of.players * of.pack.hand_size + len(of.pile.seen) + captured)
    size = len(of.pack.cards)
    if least > size or (least < size and not any(heap.more for heap in heaps)):
        yield reason(
            deck_clause(of.players),
            "{players} players have {size} cards; here are {least}{where}.",
            "Zu {players} spielt man mit {size} Karten; hier sind es {least}{where}.",
            where=_told_at(situation, *heaps),
            players=number(of.players),
            size=number(size),
            least=number(least),
        )
        return
    some = [
        seat
        for seat, (hand, shown) in enumerate(zip(of.hands, of.shown, strict=True))
        if hand.seen or hand.more or shown
    ]
    if len(some) < 2 and leaders(situation)[-1] is not None:
        yield reason(
            c.OVER_1,
            "Only {seats} would have had cards at the start of the trick: the game was over"
            "{where}.",
            "Nur {seats} hätte zu Beginn des Stichs Karten gehabt: Die Partie war zu Ende{where}.",
            where=_told_at(situation, *of.hands),
            seats=SeatTerm(some[0]) if some else listed(()),
        )


def _together(situation: Situation, of: Frame) -> Iterator[Reason]:
    """The reasons why captured cards, leader and pile cannot go together."""
    if _possible(situation, of):
        return
    led = leaders(situation)
    nothing = all(not heap.seen and not heap.more for heap in of.captured)
    untouched = not of.pile.more and len(of.pile.seen) == of.undealt
    if (nothing or untouched) and led[-1] is not None and of.starter not in led:
        yield reason(
            c.START_1,
            "Nothing is captured yet: {starter} leads the first trick, not {leader}{where}.",
            "Noch ist nichts eingenommen: Den ersten Stich spielt {starter} an, nicht "
            "{leader}{where}.",
            starter=SeatTerm(of.starter),
            leader=SeatTerm(led[0] or 0),
            where=lines_of(entry.line for entry in situation.trick[:1]),
        )
    elif led[-1] is not None and _possible(evolve(situation, trick=(), leader=None, turn=None), of):
        yield reason(
            c.NEXT_1,
            "{leader} cannot have led: whoever leads has taken the trick before{where}.",
            "{leader} kann nicht angespielt haben: Wer anspielt, hat den Stich davor bekommen"
            "{where}.",
            where=_told_at(situation, *of.captured),
            leader=SeatTerm(led[0] or 0),
        )
    elif _possible(situation, evolve(of, captured=(ANY_HEAP,) * of.players)):
        yield reason(
            c.END_3,
            "What is captured does not come in whole tricks that add up with the rest{where}.",
            "Was eingenommen ist, geht nicht in ganzen Stichen mit dem Übrigen auf{where}.",
            where=_told_at(situation, *situation.heaps),
        )
    elif _possible(situation, evolve(of, pile=ANY_STACK)):
        yield reason(
            c.FILL_1,
            "Hands and captured cards leave another number for the pile{where}.",
            "Hände und eingenommene Karten lassen dem Stapel eine andere Zahl{where}.",
            where=_told_at(situation, *situation.heaps),
        )
    else:
        yield reason(
            c.FILL_1,
            "Hands, pile and captured cards do not go together{where}.",
            "Hände, Stapel und eingenommene Karten passen nicht zusammen{where}.",
            where=_told_at(situation, *situation.heaps),
        )

"""Explains an illegal entry: its breaches, why the seat lacked the card, and legal entries instead.

`playing` finds that it is illegal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from daumen_rules.disputes.verdicts import in_all
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.model import Action, Deal, Parry, Pass, Playing, State
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some, all_cards, can_be
from daumen_rules.games.daumen_drauf.rules import RULES, legal_actions, step
from daumen_rules.games.daumen_drauf.suggestions import suggestions
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Breach, Refused
from daumen_rules.kernel.text import SeatTerm, Sentence, Term, Text, listed, number, sentence
from daumen_rules.kernel.verdict import Suggestion
from daumen_rules.pieces.other_readings import readings_that_allow

from ..places import lines_of
from .branch import Branch, numbers, position_before
from .continuations import Continuation, remembered, seat_of, with_card
from .deal_knowledge import Held, Numbers, Showing
from .filling import Filler, OutOfTime
from .findings import AnyEntry, Certain, IllegalWithGaps
from .hands_asked import asked

T = TypeVar("T")
_NOT_IN_PLAY: Final = sentence(
    "No such card is in play here (DECK-6).", "Eine solche Karte ist hier nicht im Spiel (DECK-6)."
)
ANY: Final = Term("?", Text("any card", "irgendeine Karte"))


def illegal(
    branches: Sequence[Branch], entry: AnyEntry, found: Sequence[Continuation], filler: Filler
) -> IllegalWithGaps:
    """The finding on an entry that no branch allows."""
    if remembered(entry).did is Did.TAKE:
        return IllegalWithGaps(entry, Refused((_not_taken(branches, entry),)), (), ())
    refusals = [way.refused for way in found if way.refused is not None]
    at = found[0].branch if found else branches[0]
    card = found[0].card if found else None
    is_unheld = not refusals
    if is_unheld:
        refusals, card = _lacking(branches, entry)
    any_card = at.pack.cards[0]
    action = with_card(entry, card or any_card)
    state = at.state
    why: tuple[Sentence, ...] = ()
    legal: tuple[Certain, ...] = ()
    with suppress(OutOfTime):
        legal = _certainly_legal(branches, filler)
        if is_unheld and isinstance(state, Playing):
            cards = numbers(at.pack, remembered(entry).card)
            why = tuple(_why_not(at, seat_of(entry), cards, filler)) if cards else (_NOT_IN_PLAY,)
    tried = ((way.branch.state, with_card(entry, way.card or any_card)) for way in found)
    return IllegalWithGaps(
        entry=entry,
        refused=_shared(refusals, remembered(entry).card),
        legal=legal,
        otherwise=readings_that_allow(RULES, state, action, position_before(at)),
        why=why,
        suggestions=_in_all([_advice(*one, entry) for one in tried]),
    )


def _not_taken(branches: Sequence[Branch], entry: AnyEntry) -> Breach:
    """Why a seat cannot have taken the trick that goes on."""
    seat = SeatTerm(seat_of(entry))
    if any(isinstance(b.state, Playing) and b.state.trick.shown for b in branches):
        en = "{seat} had no card with which this trick could be won."
        return Breach(
            c.END_2,
            sentence(en, "{seat} hatte keine Karte, mit der er zu haben war.", seat=seat),
        )
    en = "No card of this trick was shown yet: {seat} cannot have taken it."
    de = "Noch keine Karte dieses Stichs war gezeigt: {seat} kann ihn nicht bekommen haben."
    return Breach(c.LEAD_2, sentence(en, de, seat=seat))


def _lacking(branches: Sequence[Branch], entry: AnyEntry) -> tuple[list[Refused], Card]:
    """The refusals of each card that the entry may mean, and one such card; the seat holds none."""
    noted, pack = remembered(entry).card, branches[0].pack
    cards = [card for card in pack.cards if can_be(noted, card)]
    cards = cards or [card for card in all_cards() if can_be(noted, card)]
    answers = [step(branch.state, with_card(entry, card)) for branch in branches for card in cards]
    return [answer for answer in answers if isinstance(answer, Refused)], cards[0]


def _shared(refusals: Sequence[Refused], noted: Noted) -> Refused:
    """The breaches that all refusals share; the first refusal where they share none."""
    named = [Refused(tuple(_as_noted(b, noted) for b in r.breaches)) for r in refusals]
    shared = tuple(Breach(why.clause, why.sentence) for why in in_all(named))
    return Refused(shared) if shared else named[0]


def _as_noted(breach: Breach, noted: Noted) -> Breach:
    """A breach that names only the noted part of the card."""
    if isinstance(noted, Card):
        return breach
    return evolve(breach, sentence=_naming(breach.sentence, noted))


def _advice(state: State, action: Action, entry: AnyEntry) -> tuple[Suggestion, ...]:
    """The ways to go on; they name only the noted part of a card."""
    found, noted = suggestions(state, action), remembered(entry).card
    if not isinstance(noted, Some):
        return found
    return tuple(evolve(one, sentence=_naming(one.sentence, noted)) for one in found)


def _naming(said: Sentence, noted: Noted) -> Sentence:
    card = ANY if noted is None else noted.term
    return evolve(said, facts=tuple((n, card if n == "card" else f) for n, f in said.facts))


def _why_not(branch: Branch, seat: Seat, cards: Numbers, filler: Filler) -> Iterator[Sentence]:
    """Why a seat can hold none of some cards of a kind: the facts on each card, or on its hand."""
    known, pack = branch.known, branch.pack
    state = branch.state
    assert isinstance(state, Playing)
    if not state.table.hands[seat]:
        yield sentence(
            "{seat} has no card left.", "{seat} hat keine Karte mehr.", seat=SeatTerm(seat)
        )
        return
    told = [line for at, line in _shown(branch) if at in cards]
    if told and len(told) == len(cards):
        yield sentence(
            "Shown already{lines}.",
            "Schon gezeigt{lines}.",
            lines=lines_of(told),
        )
        return
    for slot in known.slots:
        if len(slot.takes) == 1 and slot.takes <= cards and slot.owner != seat:
            card, where = pack.cards[min(slot.takes)].term, lines_of((slot.line,))
            if slot.owner is None:
                yield sentence(
                    "By the deal noted{where} {card} is still in the draw pile.",
                    "Nach den notierten Karten{where} liegt {card} noch im Stapel.",
                    card=card,
                    where=where,
                )
            else:
                yield sentence(
                    "By the deal noted{where} {owner} got {card}.",
                    "Nach den notierten Karten{where} bekam {owner} {card}.",
                    owner=SeatTerm(slot.owner),
                    card=card,
                    where=where,
                )
            if len(cards) == 1:
                return
    showing = Showing(seat, state.table.events, cards)
    honest = [held for held in known.held if held.seat == seat and held.cards & cards]
    if honest and filler.filling(evolve(known, held=()).shown(showing), branch.filling):
        yield sentence(
            "{seat} cannot have held it: by the entry of line {lines} none such was in hand.",
            "{seat} kann sie nicht gehabt haben: Nach dem Eintrag von Zeile {lines} war keine "
            "solche auf der Hand.",
            seat=SeatTerm(seat),
            lines=listed([number(line) for line in sorted({held.line for held in honest})]),
        )
        return
    yield sentence(
        "All that {seat} can hold are other cards, by what is noted.",
        "Alles, was {seat} haben kann, sind nach dem Notierten andere Karten.",
        seat=SeatTerm(seat),
    )


def _shown(branch: Branch) -> Iterator[tuple[int, int]]:
    """Cards shown, with their lines."""
    for card, showing in zip(branch.filling.shown, branch.known.showings, strict=False):
        yield card, showing.line


def _certainly_legal(branches: Sequence[Branch], filler: Filler) -> tuple[Certain, ...]:
    """The entries that would have been legal in every way to fill the gaps."""
    return _in_all([tuple(_surely_legal(branch, filler)) for branch in branches])


def _in_all(rows: Sequence[tuple[T, ...]]) -> tuple[T, ...]:
    """The items that all rows share; empty where there are no rows."""
    return tuple(one for one in rows[0] if all(one in row for row in rows[1:])) if rows else ()


def _surely_legal(branch: Branch, filler: Filler) -> Iterator[Certain]:
    state = branch.state
    if not isinstance(state, Playing):
        return
    told = set[Certain]()
    for action in legal_actions(state):
        if isinstance(action, Deal):
            continue
        if isinstance(action, Pass):
            asks = asked(state, action, step(state, action), 0)
            duty = tuple(held.opposite for held in asks if held.time == state.table.events)
            if not _can_be(branch, duty, filler):
                yield Certain(action.seat, Remembered(Did.PASS))
            continue
        did = Did.PARRY if isinstance(action, Parry) else Did.SHOW
        for noted in (action.card, action.card.kind):
            certain = Certain(action.seat, Remembered(did, noted))
            unheld = Held(action.seat, state.table.events, numbers(branch.pack, noted), some=False)
            if certain not in told and not _can_be(branch, (unheld,), filler):
                told.add(certain)
                yield certain
                break


def _can_be(branch: Branch, held: tuple[Held, ...], filler: Filler) -> bool:
    return bool(held) and filler.filling(branch.known.holding(held), branch.filling) is not None

"""Why a seat cannot have held a card, and what would have been legal for certain.

What is said about an illegal entry is made here; that it is illegal is found in `playing`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from daumen_rules.games.daumen_drauf.court.gaps.branch import Branch, numbers
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import Held, Numbers, Showing
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler
from daumen_rules.games.daumen_drauf.court.gaps.findings import Certain
from daumen_rules.games.daumen_drauf.court.gaps.hands_asked import asked
from daumen_rules.games.daumen_drauf.model import Deal, Parry, Pass, Playing
from daumen_rules.games.daumen_drauf.notation.words import Did, Remembered
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, listed, number, sentence


def why_not(branch: Branch, seat: Seat, cards: Numbers, filler: Filler) -> Iterator[Sentence]:
    """Why a seat cannot hold any of some cards of a kind: what is known of each, or of its hand."""
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
            "Shown already: line {lines}.",
            "Schon gezeigt: Zeile {lines}.",
            lines=listed([number(line) for line in told]),
        )
        return
    for slot in known.slots:
        if len(slot.takes) == 1 and slot.takes <= cards and slot.owner != seat:
            card = pack.cards[min(slot.takes)].term
            if slot.owner is None:
                yield sentence(
                    "By the deal noted {card} is still in the draw pile.",
                    "Nach den notierten Karten liegt {card} noch im Stapel.",
                    card=card,
                )
            else:
                yield sentence(
                    "By the deal noted {owner} got {card}.",
                    "Nach den notierten Karten bekam {owner} {card}.",
                    owner=SeatTerm(slot.owner),
                    card=card,
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


def surely_legal(branches: Sequence[Branch], filler: Filler) -> tuple[Certain, ...]:
    """What would have been legal by every way to fill the gaps."""
    rows = [tuple(_surely_legal(branch, filler)) for branch in branches]
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
            lacks = Held(action.seat, state.table.events, numbers(branch.pack, noted), some=False)
            if certain not in told and not _can_be(branch, (lacks,), filler):
                told.add(certain)
                yield certain
                break


def _can_be(branch: Branch, held: tuple[Held, ...], filler: Filler) -> bool:
    return bool(held) and filler.filling(branch.known.holding(held), branch.filling) is not None

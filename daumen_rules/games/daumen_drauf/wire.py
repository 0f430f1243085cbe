"""The forms in which another engine, in any language, is asked and answers (`spec/protocol.md`).

Values of this game become plain JSON values here, and come back. Lists that have no order are
sorted, so that equal facts have equal forms.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from daumen_rules.kernel.seats import Seat

from . import events as e
from .cards import HAND_SIZE, Card, Pack
from .model import Action, Deal, Finished, Parry, Pass, Playing, Show, ShownCard, State, Undealt
from .packs import STUDY_PACKS
from .rule_set import FLAGS, GERMAN, describe, with_flags
from .setup import start
from .view import View, view

Form: TypeAlias = "bool | int | str | list[Form] | dict[str, Form] | None"
"""A JSON value."""
Fields: TypeAlias = dict[str, Form]


def new_form(state: Undealt, deal: Deal) -> Fields:
    """The request for a new game: the rules, the seats and the deck, top card first."""
    values = {flag: getattr(state.rules, flag) for flag in FLAGS}
    return {
        "message": "new",
        "rules": describe(state.rules),
        "flags": {f: v if isinstance(v, bool) else str(v) for f, v in values.items()},
        "players": state.players,
        "starter": state.starter,
        "hand_size": state.pack.hand_size,
        "deck": _in_order(deal.cards),
    }


def opening_of(form: Fields) -> tuple[Undealt, Deal]:
    """The game that a request for a new one asks for. Raises ValueError for anything else."""
    match form:
        case {
            "flags": dict(flags),
            "players": int(players),
            "starter": int(starter),
            "hand_size": int(size),
            "deck": list(deck),
        }:
            words = {flag: str(value).lower() for flag, value in flags.items()}
            cards = tuple(Card.parse(str(card)) for card in deck)
            return start(players, with_flags(GERMAN, words), starter, _pack(cards, size)), Deal(
                cards
            )
        case _:
            raise ValueError("found no request for a new game")


def _pack(cards: tuple[Card, ...], hand_size: int) -> Pack | None:
    """The pack of a deck: a named one, None for those of the manuals, or one without a name."""
    in_order = tuple(sorted(cards))
    if hand_size == HAND_SIZE:
        return None
    for study in STUDY_PACKS:
        if (study.pack.cards, study.pack.hand_size) == (in_order, hand_size):
            return study.pack
    return Pack(in_order, hand_size)


def action_form(action: Action) -> Fields:
    """An action of a seat. Raises TypeError for a deal, which is told with the new game."""
    match action:
        case Show(seat, card):
            return {"seat": seat, "do": "show", "card": str(card)}
        case Pass(seat):
            return {"seat": seat, "do": "pass"}
        case Parry(seat, card):
            return {"seat": seat, "do": "parry", "card": str(card)}
        case Deal():
            raise TypeError("Nature's deal is part of the new game")


def action_of(form: Fields) -> Action:
    """The action of a form. Raises ValueError for anything that is none."""
    match form:
        case {"seat": int(seat), "do": "pass"} if len(form) == 2:
            return Pass(seat)
        case {"seat": int(seat), "do": "show", "card": str(card)} if len(form) == 3:
            return Show(seat, Card.parse(card))
        case {"seat": int(seat), "do": "parry", "card": str(card)} if len(form) == 3:
            return Parry(seat, Card.parse(card))
        case _:
            raise ValueError(f"found {form!r}; expected an action")


def state_form(state: State) -> Fields:
    """What lies open for all. Raises TypeError before the deal."""
    if isinstance(state, Undealt):
        raise TypeError("before the deal nothing lies open")
    table = state.table
    trick = state.trick if isinstance(state, Playing) else None
    shown = trick.shown if trick else ()
    covered = [trick is not None and trick.covered(s.seat) == s for s in shown]
    return {
        "over": trick is None,
        "turn": trick.turn if trick else None,
        "leader": trick.leader if trick else None,
        "trick": [_shown(s, under) for s, under in zip(shown, covered, strict=True)],
        "hands": [len(hand) for hand in table.hands],
        "pile": len(table.pile),
        "captured": [_sorted(s.card.kind for s in cards) for cards in table.captured],
        "points": [t.score for t in state.tallies] if isinstance(state, Finished) else None,
    }


def _shown(shown: ShownCard, covered: bool) -> Form:
    card = str(shown.card.kind if covered else shown.card)
    return {"seat": shown.seat, "card": card, "covered": covered}


def view_form(state: State, seat: Seat) -> Fields:
    """What a seat knows."""
    seen: View = view(state, seat)
    return {
        "hand": _sorted(seen.hand),
        "trick": [{"seat": s.seat, "card": str(s.card), "covered": s.covered} for s in seen.shown],
        "captured": [_sorted(cards) for cards in seen.captured],
        "hands": [_sorted(hand) for hand in seen.last_hands] if seen.last_hands else None,
    }


def event_form(event: e.Event, players: int) -> Fields | None:
    """An event as the protocol names it; None for one that it leaves out."""
    match event:
        case e.Released(seat=seat, card=card):
            return {"event": "released", "seat": seat, "card": str(card)}
        case e.Shown(seat=seat, card=card):
            return {"event": "shown", "seat": seat, "card": str(card)[:2]}
        case e.Passed(seat=seat):
            return {"event": "passed", "seat": seat}
        case e.Skipped(seat=seat):
            return {"event": "skipped", "seat": seat}
        case e.Parried(seat=seat, card=card):
            return {"event": "parried", "seat": seat, "card": str(card)[:2]}
        case e.Taken(seat=seat, cards=number):
            return {"event": "taken", "seat": seat, "cards": number}
        case e.Inspected(seat=seat, by_all=by_all):
            seats: list[Form] = list(range(players)) if by_all else [seat]
            return {"event": "inspected", "seats": seats}
        case e.TrickLeft(cards=number):
            return {"event": "left", "cards": number}
        case e.Drawn(seat=seat, count=count):
            return {"event": "drawn", "seat": seat, "cards": count}
        case e.Leads(seat=seat):
            return {"event": "leads", "seat": seat}
        case e.GameOver():
            return {"event": "over"}
        case e.Scored(seat=seat, tally=tally):
            return {"event": "points", "seat": seat, "points": tally.score}
        case e.Dealt() | e.NobodyDraws() | e.PileEmpty() | e.LastHand():
            return None


def _sorted(cards: Iterable[object]) -> list[Form]:
    return _in_order(sorted(map(str, cards)))


def _in_order(cards: Iterable[object]) -> list[Form]:
    return [str(card) for card in cards]

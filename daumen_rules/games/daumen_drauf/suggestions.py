"""Suggestions for the players after an illegal action, and the consequences of each.

Both manuals are silent here, so no rule decides, and every text calls them suggestions. The rules
work out who is on turn after each of them, or who takes the trick.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import Fact, SeatTerm, Text, sentence
from daumen_rules.kernel.verdict import Suggestion

from . import clauses as c
from .events import Event, Taken
from .model import Action, Deal, Parry, Pass, Playing, Show, State
from .rules import step
from .transition import effect


def suggestions(state: State, action: Action, *, perhaps: bool = False) -> tuple[Suggestion, ...]:
    """The ways to go on after an illegal action in a trick.

    None where the seat does not hold the card; with `perhaps` it may hold it at the real table, and
    the suggestions are given all the same.
    """
    if isinstance(action, Deal) or not isinstance(state, Playing):
        return ()
    answer = step(state, action)
    if not isinstance(answer, Refused) or answer.clauses == (c.THUMB_1,):
        return ()
    if c.THUMB_1 in answer.clauses and not perhaps:
        return ()
    if action.seat not in range(state.table.players):
        return ()
    held = holding(state, action)
    return (_taken_back(held, action), *_as_passes(held, action), *_standing(held, action))


def holding(state: Playing, action: Show | Pass | Parry) -> Playing:
    """The state with the shown card put into the hand of the seat."""
    hands = list(state.table.hands)
    if not isinstance(action, Pass) and action.card not in hands[action.seat]:
        hands[action.seat] = (*hands[action.seat], action.card)
    return evolve(state, table=evolve(state.table, hands=tuple(hands)))


def _taken_back(state: Playing, action: Show | Pass | Parry) -> Suggestion:
    turn = SeatTerm(state.trick.turn)
    if isinstance(action, Pass):
        en, de = "take it back: {turn} is on turn", "zurücknehmen: {turn} ist an der Reihe"
        return Suggestion("take_back", sentence(en, de, turn=turn))
    return Suggestion(
        "take_back",
        sentence(
            "take it back: {turn} is on turn, and all have seen {card}",
            "zurücknehmen: {turn} ist an der Reihe, und alle haben {card} gesehen",
            turn=turn,
            card=action.card.kind.term,
        ),
    )


def _as_passes(state: Playing, action: Show | Pass | Parry) -> Iterator[Suggestion]:
    """Suggestions that seats passed over count as having passed, or the action as a pass."""
    seat, here = action.seat, state
    if not state.trick.shown:
        return
    waiting = list[Seat]()
    while here.trick.turn != seat:
        passed = step(here, Pass(here.trick.turn))
        if isinstance(passed, Refused) or _taker(passed) or not isinstance(passed.state, Playing):
            return
        waiting.append(here.trick.turn)
        here = passed.state
    if waiting:
        yield from _with_passes(waiting, step(here, action))
    elif not isinstance(action, Pass):
        yield from _as_parry(here, action)
        yield from _told(
            "count_as_passed",
            "count it as a pass: {seat} takes the card back, and {then}",
            "als gepasst zählen: {seat} nimmt die Karte zurück, und {then}",
            step(here, Pass(seat)),
            seat=SeatTerm(seat),
        )


def _with_passes(
    waiting: list[Seat], done: Step[State, Action, Event] | Refused
) -> Iterator[Suggestion]:
    """The suggestion that seats that have not acted have passed."""
    row = ", ".join(f"{{s{seat}}}" for seat in waiting)
    en, de = ("has", "the pass"), ("hat", "das Passen")
    if len(waiting) > 1:
        en, de = ("have", "the passes"), ("haben", "das Passen")
    yield from _told(
        "count_as_passed",
        f"{row} {en[0]} not acted: write {en[1]} before it, then it stands, and {{then}}",
        f"{row} {de[0]} nicht gehandelt: {de[1]} davor aufschreiben, dann gilt es, und {{then}}",
        done,
        **{f"s{seat}": SeatTerm(seat) for seat in waiting},
    )


def _as_parry(state: Playing, action: Show | Parry) -> Iterator[Suggestion]:
    """The suggestion that a twin that was shown parries."""
    highest = state.trick.highest
    if isinstance(action, Parry) or highest is None or highest.card.kind != action.card.kind:
        return
    parry = Parry(action.seat, highest.card.twin)
    yield from _told(
        "parry",
        "it is the twin: if {seat} parried, write `parry` before the card, and {then}",
        "es ist der Zwilling: Hat {seat} pariert, so gehört `pariert` vor die Karte, und {then}",
        step(state, parry),
        seat=SeatTerm(action.seat),
    )


def _standing(state: Playing, action: Show | Pass | Parry) -> Iterator[Suggestion]:
    """The suggestion that the action stands as it is."""
    seat, trick = action.seat, state.trick
    if isinstance(action, Pass) or (isinstance(action, Parry) and not trick.shown):
        return
    card = action.card.kind.term
    if isinstance(action, Show) and trick.turn != seat and trick.shown:
        en = "let it stand: {turn} is on turn all the same, and {card} is to be beaten"
        de = "gelten lassen: {turn} ist trotzdem an der Reihe, und zu überbieten ist {card}"
        yield Suggestion("play_on", sentence(en, de, turn=SeatTerm(trick.turn), card=card))
        return
    trick = evolve(trick, turn=seat, leader=trick.leader if trick.shown else seat)
    done = effect(evolve(state, trick=trick), action)
    if isinstance(action, Parry):
        yield from _told("play_on", "let it stand: {then}", "gelten lassen: {then}", done)
        return
    en, de = "{card} is to be beaten, and {then}", "Zu überbieten ist {card}, und {then}"
    yield from _told("play_on", f"let it stand: {en}", f"gelten lassen: {de}", done, card=card)


def _told(
    name: str, en: str, de: str, done: Step[State, Action, Event] | Refused, **facts: Fact
) -> Iterator[Suggestion]:
    """A suggestion with its consequence: the seat that takes the trick, or that is on turn."""
    if isinstance(done, Refused):
        return
    taker = _taker(done)
    then = Text("{who} takes the trick", "{who} bekommt den Stich")
    if not taker:
        if not isinstance(done.state, Playing):
            return
        taker = (done.state.trick.turn,)
        then = Text("{who} is on turn", "{who} ist an der Reihe")
    en, de = en.replace("{then}", then.en), de.replace("{then}", then.de)
    yield Suggestion(name, sentence(en, de, **facts, who=SeatTerm(taker[0])))


def _taker(done: Step[State, Action, Event]) -> tuple[Seat, ...]:
    return tuple(event.seat for event in done.events if isinstance(event, Taken))

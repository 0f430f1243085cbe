"""The functions that answer each question in one case, with the clauses that carry the answer."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import attrs

from daumen_rules.disputes.answers import Seats
from daumen_rules.disputes.verdicts import allowed, in_all, number_of, refused, verdict, yes_or_no
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import NATURE, Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.kernel.verdict import Reason, Verdict

from .answers import CHANCE, COUNTED_LATER, NOT_OVER, REFEREE, Actions, Happening, Worth
from .case import AnyStep, Case, points, sole_clauses
from .filling import LookedAtError

MOST_CLAUSES: Final = 4


def may(case: Case) -> Verdict:
    """Allowed with the clauses of its events, or refused with all clauses that it breaks."""
    answer = case.game.step(case.state, case.action)
    if isinstance(answer, Refused):
        return refused(in_all([answer]))
    return allowed(_clauses(answer))


def _clauses(step: AnyStep) -> tuple[Clause, ...]:
    """The clauses of the events of a step."""
    return tuple(dict.fromkeys(event.clause for event in step.events))


def what_may(case: Case) -> Verdict:
    """All legal actions of a seat; where it has none, the reasons that refuse all attempts."""
    actions = case.legal(case.seat)
    answer = Actions(tuple(map(case.game.notation.write, actions)), _told(case, actions))
    refusals = [] if actions else [*case.refusals(case.seat)]
    return verdict(answer, in_all(refusals) if refusals else ())


def _told(case: Case, actions: tuple[Any, ...]) -> tuple[Text, ...]:
    tell = case.game.notation.verbs.write
    return tuple(Text(*(tell(action, language) for language in LANGUAGES)) for action in actions)


def must(case: Case) -> Verdict:
    """Yes where the action is the seat's only legal one.

    The reasons of a yes are clauses that each refuse another action by themselves.
    """
    answer = case.game.step(case.state, case.action)
    if isinstance(answer, Refused):
        return yes_or_no(False, in_all([answer]))
    others = [one for one in case.legal(case.seat) if one != case.action]
    if not others:
        return yes_or_no(True, sole_clauses(case.refusals(case.seat))[:MOST_CLAUSES])
    other = case.game.step(case.state, others[0])
    assert not isinstance(other, Refused)
    return yes_or_no(False, _clauses(other))


def _happening(step: AnyStep) -> Verdict:
    ids = tuple(dict.fromkeys(event.clause.id for event in step.events))
    sentences = tuple(event.sentence for event in step.events)
    why = [Reason(event.clause, event.sentence) for event in step.events]
    return verdict(Happening(ids, sentences), why)


def happens(case: Case) -> Verdict:
    """The events of the last action."""
    return _happening(case.steps[-1])


def happens_if(case: Case) -> Verdict:
    """The events of an action; refused where it is illegal."""
    answer = case.game.step(case.state, case.action)
    return refused(in_all([answer])) if isinstance(answer, Refused) else _happening(answer)


def turn(case: Case) -> Verdict:
    """The seats that may act now, and the clauses that keep another seat from acting."""
    movers = case.game.rules.movers(case.state)
    seats = tuple(mover for mover in movers if isinstance(mover, int))
    if seats:
        return verdict(Seats(seats), _kept_waiting(case, seats))
    if case.game.outcome(case.state) is not None:
        return verdict(Seats(()), _why_over(case))
    return verdict(CHANCE if NATURE in movers else REFEREE, ())


def _kept_waiting(case: Case, seats: tuple[Seat, ...]) -> tuple[Reason, ...]:
    """The clauses that refuse to another seat an action that a seat on turn may do.

    None where the answer depends on unknown pieces.
    """
    players = case.game.rules.players(case.state)
    other = next((seat for seat in range(players) if seat not in seats), None)
    with suppress(LookedAtError):
        mine = next(iter(case.legal(seats[0])), None)
        if mine is not None and other is not None:
            answer = case.game.step(case.state, attrs.evolve(mine, seat=other))
            return in_all([answer]) if isinstance(answer, Refused) else ()
    return ()


def _why_over(case: Case) -> tuple[Any, ...]:
    """The reasons why the game is over: the events of the last action."""
    events = case.steps[-1].events if case.steps else ()
    return tuple(Reason(event.clause, event.sentence) for event in events)


def is_over(case: Case) -> Verdict:
    """Whether the game is over."""
    over = case.game.outcome(case.state) is not None
    return yes_or_no(over, _why_over(case) if over else ())


def wins(case: Case) -> Verdict:
    """The winners, or that the game is not over yet."""
    outcome = case.game.outcome(case.state)
    return (
        verdict(NOT_OVER, ())
        if outcome is None
        else verdict(Seats(tuple(sorted(outcome.winners))), _why_over(case))
    )


def points_of(case: Case) -> Verdict:
    """The points of a seat, or that points are counted at the end only."""
    found = points(case.game, case.state)
    why = _why_over(case)
    return verdict(COUNTED_LATER, ()) if found is None else number_of(found[case.seat], why)


def counts(case: Case) -> Verdict:
    """The points that the last action brought to the seat that acted or threw.

    Without an action, and after a throw that a seat can score in several ways, the points that each
    legal action would bring.
    """
    choices = case.game.legal_actions(case.state)
    if case.steps:
        step = case.steps[-1]
        gained = _gained(case, case.before, step.state)
        told = None if gained else _told_count(step)
        worth = gained if told is None else told
        why = [Reason(event.clause, event.sentence) for event in step.events]
        if worth or not choices or isinstance(case.game.rules.actor(step.action), int):
            return verdict(COUNTED_LATER, why) if worth is None else number_of(worth, why)
    answers = [(one, case.game.step(case.state, one)) for one in choices]
    found = [
        (one, worth, answer)
        for one, answer in answers
        if not isinstance(answer, Refused)
        and (worth := _gained(case, case.state, answer.state, case.game.rules.actor(one)))
        is not None
    ]
    if not found:
        return verdict(COUNTED_LATER, ())
    written = tuple((case.game.notation.write(one), worth) for one, worth, _ in found)
    why_each = dict.fromkeys(event.clause for _, _, step in found for event in step.events)
    words = _told(case, tuple(one for one, _, _ in found))
    return verdict(Worth(written, words), tuple(why_each)[:MOST_CLAUSES])


def _told_count(step: AnyStep) -> int | None:
    """The number of points that an event tells, where no seat's points change; None without one."""
    facts = [fact for event in step.events for fact in event.sentence.facts]
    found = [fact.code.split()[0] for name, fact in facts if name in ("result", "points")]
    return int(found[-1]) if found and found[-1].lstrip("-").isdigit() else None


def _gained(case: Case, before: Any, after: Any, mover: Any = NATURE) -> int | None:
    """The change in the points of `mover`, or of the seat on turn before where Nature acts."""
    had, has = points(case.game, before), points(case.game, after)
    seat = mover if isinstance(mover, int) else getattr(before, "turn", None)
    if had is None or has is None or not isinstance(seat, int):
        return None
    return has[seat] - had[seat]

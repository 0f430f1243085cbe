"""The functions that answer each question in one case, with the clauses that carry the answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, Final, cast

from daumen_rules.contracts.plays import seen_on_turn
from daumen_rules.disputes.answers import Seats
from daumen_rules.disputes.verdicts import (
    Why,
    allowed,
    in_all,
    number_of,
    refused,
    verdict,
    yes_or_no,
)
from daumen_rules.kernel.clause import Clause, ClauseKind
from daumen_rules.kernel.seats import NATURE, Seat
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.verdict import Reason, Verdict

from .answers import CHANCE, COUNTED_LATER, NOT_OVER, REFEREE, Happening, actions, worths
from .case import COUNTED, AnyStep, Case, points, sole_clauses
from .filling import LookedAtError

MOST_CLAUSES: Final = 4
ATTEMPTS: Final = 12
"""The number of attempts of a seat that is not on turn whose refusals are compared."""
THROWS: Final = 60
"""The number of other throws that are looked at where a throw brings nothing."""


def may(case: Case) -> Verdict:
    """Allowed, with the clauses of its events and those that refuse others like it; or refused with
    all clauses that it breaks.
    """
    answer = case.game.step(case.state, case.action)
    if isinstance(answer, Refused):
        return refused(in_all([answer]))
    others = case.refusals(case.seat, partial(_is_like, case.action))
    return allowed((*_clauses(answer), *sole_clauses(others, MOST_CLAUSES)))


def _is_like(one: Any, other: Any) -> bool:
    """Whether two actions are of the same class."""
    return isinstance(other, one.__class__)


def _clauses(step: AnyStep) -> tuple[Clause, ...]:
    """The clauses of the events of a step."""
    return tuple(dict.fromkeys(event.clause for event in step.events))


def _reasons(steps: Sequence[AnyStep]) -> tuple[Reason, ...]:
    """The events of the last of some steps as reasons; none where there is no step."""
    events = steps[-1].events if steps else ()
    return tuple(Reason(event.clause, event.sentence) for event in events)


def what_may(case: Case) -> Verdict:
    """All legal actions of a seat; where it has none, the reasons that refuse all attempts."""
    legal = case.legal(case.seat)
    refusals = [] if legal else [*case.refusals(case.seat)]
    return verdict(actions(case.game, legal), in_all(refusals) if refusals else ())


def must(case: Case) -> Verdict:
    """Yes where the action is the seat's only legal one.

    The reasons of a yes are clauses that each refuse another action by themselves.
    """
    refusal = case.refusal(case.action)
    if refusal is not None:
        return yes_or_no(False, in_all([refusal]))
    other = next((one for one in case.legal(case.seat) if one != case.action), None)
    if other is None:
        return yes_or_no(True, sole_clauses(case.refusals(case.seat), MOST_CLAUSES))
    with suppress(LookedAtError):
        return yes_or_no(False, _clauses(cast("AnyStep", case.game.step(case.state, other))))
    return yes_or_no(False, ())


def may_kind(case: Case) -> Verdict:
    """Allowed where some action of the kind is, with the clauses of its events; or refused with the
    reasons that refuse all attempts of the kind.
    """
    fits = case.filled["KIND"].fits
    legal = [one for one in case.legal(case.seat) if fits(case.state, one)]
    if not legal:
        refusals = case.refusals(case.seat, lambda one: fits(case.state, one))
        return refused(in_all([*islice(refusals, ATTEMPTS)] or [*case.refusals(case.seat)]))
    with suppress(LookedAtError):
        return allowed(_clauses(cast("AnyStep", case.game.step(case.state, legal[0]))))
    return allowed(())


def must_kind(case: Case) -> Verdict:
    """Yes where all legal actions of the seat are of the kind.

    The reasons of a yes are clauses that each refuse an action of another kind by themselves; or
    the duty, where a miss is legal and may be claimed.
    """
    fits, duty = case.filled["KIND"].fits, case.filled["KIND"].duty(case.state)
    legal = case.legal(case.seat)
    if legal and duty is not None:
        return yes_or_no(True, (duty,))
    other = next((one for one in legal if not fits(case.state, one)), None)
    if legal and other is None:
        others = case.refusals(case.seat, lambda one: not fits(case.state, one))
        return yes_or_no(True, sole_clauses(others, MOST_CLAUSES))
    with suppress(LookedAtError):
        if other is not None:
            return yes_or_no(False, _clauses(cast("AnyStep", case.game.step(case.state, other))))
    return yes_or_no(False, ())


def _happening(step: AnyStep) -> Verdict:
    sentences = tuple(event.sentence for event in step.events)
    return verdict(Happening(tuple(one.id for one in _clauses(step)), sentences), _reasons([step]))


def happens(case: Case) -> Verdict:
    """The events of the last action."""
    return _happening(case.steps[-1])


def happens_if(case: Case) -> Verdict:
    """The events of an action; refused where it is illegal."""
    answer = case.game.step(case.state, case.action)
    return refused(in_all([answer])) if isinstance(answer, Refused) else _happening(answer)


def turn(case: Case) -> Verdict:
    """The seats that may act now, or for which chance acts, as for a seat that throws; the clauses
    that keep another seat from acting, and the last events.
    """
    movers = case.game.rules.movers(case.state)
    seats = tuple(mover for mover in movers if isinstance(mover, int))
    if not seats and NATURE in movers:
        seats = seen_on_turn(case.game, case.state)
    if seats:
        return verdict(Seats(seats), (*_kept_waiting(case, seats), *_reasons(case.steps)))
    if case.game.outcome(case.state) is not None:
        return verdict(Seats(()), _why_over(case))
    return verdict(CHANCE if NATURE in movers else REFEREE, _reasons(case.steps))


def _kept_waiting(case: Case, seats: tuple[Seat, ...]) -> tuple[Reason, ...]:
    """The reasons that refuse all attempts of another seat; attempts that look at unknown pieces do
    not count.
    """
    players = range(case.game.rules.players(case.state))
    other = next((seat for seat in players if seat not in seats), None)
    if other is None:
        return ()
    refusals = [*islice(case.refusals(other), ATTEMPTS)]
    return in_all(refusals) if refusals else ()


def _why_over(case: Case) -> Why:
    """The reasons why the game is over: the events that count, and the clauses of its outcome."""
    outcome = case.game.outcome(case.state)
    if outcome is None:
        return ()
    last = _reasons(case.steps)
    return (*(one for one in last if one.clause.kind is ClauseKind.SCORING), *outcome.clauses)


def is_over(case: Case) -> Verdict:
    """Whether the game is over, and why."""
    return yes_or_no(case.game.outcome(case.state) is not None, _why_over(case))


def wins(case: Case) -> Verdict:
    """The winners and why, or that the game is not over yet."""
    outcome = case.game.outcome(case.state)
    seats = NOT_OVER if outcome is None else Seats(tuple(sorted(outcome.winners)))
    return verdict(seats, _why_over(case))


def chips_of(case: Case) -> Verdict:
    """The chips of a seat; its points where it has none."""
    return points_of(case, ("chips", *COUNTED))


def points_of(case: Case, names: Sequence[str] = COUNTED) -> Verdict:
    """The points of a seat, or that points are counted at the end only."""
    found = points(case.game, case.state, names)[case.seat]
    if found is None:
        return verdict(COUNTED_LATER, ())
    before = points(case.game, case.before, names)[case.seat] if case.steps else None
    others: Why = _what_brings(case) if found == before else ()
    return number_of(found, (*_reasons(case.steps), *others, *_why_over(case)))


def _what_brings(case: Case) -> Why:
    """The clauses by which other throws would have brought something, where a throw has not."""
    chance = case.game.chance(case.before)
    if chance is None:
        return ()
    others = (chance.at(at) for at in range(0, chance.total, chance.total // THROWS + 1))
    steps = (case.game.step(case.before, other) for other in others)
    clauses = (clause for step in steps if isinstance(step, Step) for clause in _clauses(step))
    scoring = dict.fromkeys(one for one in clauses if one not in _clauses(case.steps[-1]))
    return tuple(scoring)[:MOST_CLAUSES]


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
        if worth or not choices or isinstance(case.game.rules.actor(step.action), int):
            why: Why = _reasons(case.steps)
            if not worth:
                why = (*why, *_what_brings(case))
            return verdict(COUNTED_LATER, why) if worth is None else number_of(worth, why)
    answers = [case.game.step(case.state, one) for one in choices]
    taken, actor = [one for one in answers if isinstance(one, Step)], case.game.rules.actor
    gains = [(step, _gained(case, case.state, step.state, actor(step.action))) for step in taken]
    found = [(step, worth) for step, worth in gains if worth is not None]
    if not found:
        return verdict(COUNTED_LATER, ())
    answer = worths(case.game, [(step.action, worth) for step, worth in found])
    why_each = dict.fromkeys(clause for step, _ in found for clause in _clauses(step))
    return verdict(answer, tuple(why_each)[:MOST_CLAUSES])


def worth(case: Case) -> Verdict:
    """The number of the figure that the question names, and the clauses from which it follows."""
    number, why = case.filled["FIGURE"].worth(case.state)
    return verdict(COUNTED_LATER, why) if number is None else number_of(number, why)


def _told_count(step: AnyStep) -> int | None:
    """The number of points that an event tells, where no seat's points change; None without one."""
    facts = [fact for event in step.events for fact in event.sentence.facts]
    found = [fact.code.split()[0] for name, fact in facts if name in ("result", "points")]
    return int(found[-1]) if found and found[-1].lstrip("-").isdigit() else None


def _gained(case: Case, before: Any, after: Any, mover: Any = NATURE) -> int | None:
    """The change in the points of `mover`, or of the seat on turn before where Nature acts."""
    seat = mover if isinstance(mover, int) else getattr(before, "turn", None)
    if not isinstance(seat, int):
        return None
    had, has = points(case.game, before)[seat], points(case.game, after)[seat]
    return None if had is None or has is None else has - had

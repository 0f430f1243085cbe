"""Ludo: the course of the game.

The module works out the step of a throw or of a way: men go and are beaten, dice are used up or
lapse, and the turn goes on. A `Ludo` holds the functions and clauses in which games differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, Generic

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, Mover, Seat, from_left_of
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.dice import SHAKE, Throw, actor, faces_term
from daumen_rules.pieces.event_text import TextEvent, seat_told, told
from daumen_rules.pieces.rows import remembered

from . import clauses as c
from .clauses import Tries, UnusableSix
from .fields import HOME, RING, TERMS, YARDS, Field
from .state import A, Action, AnyState, R, State, X, one_outside
from .ways import PLAIN_DUTIES, SIX, Duty, Way, Ways, WaysOf, plain_ways

COUNTED: Final = 3
"""The most throws of a turn that are counted: games speak of three in a row."""


def own_yard(state: AnyState, seat: Seat, field: Field) -> Field:
    """The B-fields to which a man of a seat goes back: those of its colour."""
    return YARDS[state.arm(seat)]


@cites(c.AGAIN, c.SIX, c.TRIES)
def sixes(state: AnyState, usable: bool) -> Clause | None:
    """The clause by which the seat throws again after the throw on the table; None where it does
    not. `usable` says whether the throw can be used.
    """
    if SIX in state.faces:
        if usable:
            return c.AGAIN
        return c.SIX if state.rules.six is UnusableSix.AGAIN else None
    return c.TRIES if has_tries(state, usable, state.rules.tries) else None


def has_tries(state: AnyState, usable: bool, tries: Tries) -> bool:
    """Whether the seat has another try for a 6 after the throw on the table: a seat without a man
    on the track has three, and a throw that can be used ends them.
    """
    is_outside = any(field <= RING for field in state.men[state.turn])
    has_left = tries is Tries.THREE and state.thrown < COUNTED
    return has_left and not usable and not is_outside


@cites(c.WIN)
def by_rank(state: AnyState) -> Outcome | None:
    """The end by ranks: a seat scores a point for each seat behind it; over when one is left."""
    if len(state.ranks) < state.players - 1:
        return None
    ranks = [*state.ranks, *(s for s in range(state.players) if s not in state.ranks)]
    scores = tuple(state.players - 1 - ranks.index(seat) for seat in range(state.players))
    return Outcome(scores, clauses=(c.WIN,))


def nothing_more(before: AnyState, way: Way, after: AnyState) -> tuple[AnyState, tuple[Any, ...]]:
    """A way has no further effect."""
    return after, ()


@frozen(kw_only=True, slots=False)
class Ludo(Generic[R, X, A]):
    """A game of the engine. The defaults are those of Mensch ärgere Dich nicht."""

    men: Callable[[int], tuple[tuple[Field, ...], ...]] = one_outside
    """The men of each seat at the start, from the number of players."""
    extra: Callable[[tuple[tuple[Field, ...], ...]], X]
    """What a game has besides at the start, from the men."""
    dice: int = 1
    ways: Callable[[State[R, X], int], Iterator[Way]] = plain_ways
    """The ways of the seat on turn by a die, apart from duties."""
    duties: Callable[[R], tuple[Duty, ...]] = lambda _: PLAIN_DUTIES
    """The duties of a rule set; of those that leave a way, the first holds."""
    yard: Callable[[State[R, X], Seat, Field], Field] = own_yard
    """The B-field to which a man that is beaten on a field goes."""
    again: Callable[[State[R, X], bool], Clause | None] = sixes
    """The clause by which the seat throws again after a throw; see `sixes`."""
    counted: Callable[[State[R, X]], int] = lambda state: min(state.thrown + 1, COUNTED)
    """The number of throws in a row with the one on the table."""
    thrown: Callable[[State[R, X]], tuple[State[R, X], tuple[TextEvent, ...]] | None] = lambda _: (
        None
    )
    """The state after a throw that does something by itself, with its events; None for another
    throw. Where its dice are gone, the turn ends.
    """
    afterwards: Callable[
        [State[R, X], Way, State[R, X]], tuple[State[R, X], tuple[TextEvent, ...]]
    ] = nothing_more
    """What follows from a way: the state, and what is told. Gets the state before, the way, and the
    state in which the men have gone.
    """
    asked: Callable[[State[R, X]], tuple[A, ...]] = lambda _: ()
    """The answers between which a seat has to choose before the game goes on; none mostly."""
    answered: Callable[[State[R, X], A], tuple[State[R, X], tuple[TextEvent, ...]]] | None = None
    """The state after an answer, with its events."""
    outcome: Callable[[State[R, X]], Outcome | None] = by_rank
    entered_by: Clause = c.ENTER
    done_by: Clause = c.WIN
    over_by: Clause = c.WIN

    def start(self, players: int, rules: R) -> State[R, X]:
        men = self.men(players)
        return State(rules=rules, players=players, men=men, extra=self.extra(men))

    @cached_property
    def possible(self) -> WaysOf:
        """The ways of the seat on turn, apart from duties."""
        return remembered(self._possible)

    def _possible(self, state: State[R, X]) -> Mapping[Action, Way]:
        faces = dict.fromkeys(state.faces)
        return {way.action: way for face in faces for way in self.ways(state, face)}

    @cached_property
    def allowed(self) -> WaysOf:
        """The ways that the duties leave; they hold for each die by itself."""
        return remembered(self._allowed)

    def _allowed(self, state: State[R, X]) -> Mapping[Action, Way]:
        ways, left = self.possible(state), dict[Action, Way]()
        duties = self.duties(state.rules)
        for faces in dict.fromkeys(way.faces for way in ways.values()):
            by_die = tuple(way for way in ways.values() if way.faces == faces)
            duty = duty_of(duties, state, by_die)
            left |= {way.action: way for way in (duty.picks(state, by_die) if duty else by_die)}
        return left


def movers(game: Ludo[R, X, A], state: State[R, X]) -> tuple[Mover, ...]:
    if game.outcome(state) is not None:
        return ()
    if answers := game.asked(state):
        return (actor(answers[0]),)
    return (state.turn,) if state.faces else (NATURE,)


def duty_of(duties: tuple[Duty, ...], state: AnyState, ways: Ways) -> Duty | None:
    """The first duty that leaves some of these ways; None where none holds."""
    return next((duty for duty in duties if duty.picks(state, ways)), None)


def effect(
    game: Ludo[R, X, A], state: State[R, X], action: A | Throw
) -> Step[State[R, X], A | Throw, TextEvent]:
    """The step of an allowed action."""
    events: list[TextEvent] = []
    if isinstance(action, Throw):
        after = _thrown(game, state, action, events)
    elif answers := game.asked(state):
        assert game.answered is not None
        assert action in answers
        answered, more = game.answered(state, action)
        events += more
        after = _used(game, answered, events)
    else:
        way = game.allowed(state)[action]
        gone = _gone(game, state, way, events)
        gone, more = game.afterwards(state, way, gone)
        events += more
        after = _used(game, gone, events)
    return Step(action, after, tuple(events))


def _thrown(
    game: Ludo[R, X, A], state: State[R, X], throw: Throw, events: list[TextEvent]
) -> State[R, X]:
    """The state after a throw, in which the seat uses it, or which goes on where it lapses."""
    seat, faces = state.turn, throw.faces
    en, de = "{seat} throws {faces}.", "{seat} wirft {faces}."
    events.append(seat_told(SHAKE, en, de, seat, faces=faces_term(faces)))
    lying = evolve(state, faces=tuple(sorted(faces)))
    lying = evolve(lying, thrown=game.counted(lying))
    if other := game.thrown(lying):
        lying, more = other
        events += more
        if not lying.faces:
            return _next_turn(evolve(lying, again=False))
    clause = game.again(lying, bool(game.allowed(lying)))
    lying = evolve(lying, again=clause is not None)
    if clause is not None:
        en, de = "{seat} throws again after this.", "{seat} würfelt danach noch einmal."
        events.append(seat_told(clause, en, de, seat))
    return _used(game, lying, events)


def _gone(
    game: Ludo[R, X, A], state: State[R, X], way: Way, events: list[TextEvent]
) -> State[R, X]:
    """The state in which the men of a way have gone, its dice are used, and men are beaten."""
    men = [list(own) for own in state.men]
    for seat, origin, _ in way.shifts:
        men[seat].remove(origin)
    for seat, origin, target in way.shifts:
        men[seat].append(target)
        events.append(told_going(game, seat, origin, target))
    for seat, field in way.beaten:
        yard = game.yard(evolve(state, men=tuple(map(tuple, men))), seat, field)
        men[seat].remove(field)
        men[seat].append(yard)
        en = "The man of {seat} on {at} is beaten."
        de = "Die Figur von {seat} auf {at} wird geworfen."
        events.append(seat_told(c.BEAT, en, de, seat, at=TERMS[field]))
    faces = list(state.faces)
    for face in way.faces:
        faces.remove(face)
    return evolve(state, men=tuple(tuple(sorted(own)) for own in men), faces=tuple(faces))


def told_going(game: Ludo[R, X, A], seat: Seat, origin: Field, target: Field) -> TextEvent:
    """The event of a man that goes."""
    if origin in YARDS:
        en, de = "{seat} enters a man on {to}.", "{seat} setzt eine Figur auf {to}."
        return seat_told(game.entered_by, en, de, seat, to=TERMS[target])
    en = "A man of {seat} goes from {origin} to {target}."
    de = "Eine Figur von {seat} zieht von {origin} nach {target}."
    by = c.GOAL if target in HOME else c.MOVE
    return seat_told(by, en, de, seat, origin=TERMS[origin], target=TERMS[target])


@cites(c.LAPSE)
def _used(game: Ludo[R, X, A], state: State[R, X], events: list[TextEvent]) -> State[R, X]:
    """The state in which the seat on turn uses the dice left, or the next throw follows."""
    if game.asked(state):
        return state
    seat = state.turn
    if state.is_done(seat) and seat not in state.ranks:
        en, de = "All men of {seat} are at the goal.", "Alle Figuren von {seat} sind im Ziel."
        events.append(seat_told(game.done_by, en, de, seat))
        if state.again:
            en, de = "{seat} does not throw again.", "{seat} würfelt nicht noch einmal."
            events.append(seat_told(c.LAST, en, de, seat))
        done = evolve(state, ranks=(*state.ranks, seat), faces=(), again=False)
        if game.outcome(done) is not None:
            events.append(told(game.over_by, "The game is over.", "Das Spiel ist zu Ende."))
        return _next_turn(done)
    if game.allowed(state):
        return state
    if state.faces:
        en, de = "{seat} cannot use {faces}.", "{seat} kann {faces} nicht nutzen."
        events.append(seat_told(c.LAPSE, en, de, seat, faces=faces_term(state.faces)))
    return _next_turn(evolve(state, faces=()))


@cites(c.TURN, c.LAST)
def _next_turn(state: State[R, X]) -> State[R, X]:
    """The state before the next throw: of the same seat where it throws again."""
    if state.again:
        return evolve(state, again=False, faces=())
    others = from_left_of(state.turn, state.players)
    turn = next((seat for seat in others if seat not in state.ranks), state.turn)
    return evolve(state, turn=turn, thrown=0, faces=())

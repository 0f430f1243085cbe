"""Tracks: states and actions, and the course of the game.

The module works out the step of a throw or a choice: the pawn moves, special fields take effect,
and the turn goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Generic, TypeAlias

from attrs import define, field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Fact, SeatTerm, number, sentence
from daumen_rules.pieces.choices import Say, choice_told
from daumen_rules.pieces.dice import SHAKE, Faces, Throw, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import BySeat, Called

from .fields import (
    ADVANCE,
    AGAIN,
    SAYS,
    STAY,
    STOP,
    Goes,
    Holds,
    Leaps,
    Past,
    R,
    Repeats,
    Special,
    ThrowsAgain,
    Track,
    Waits,
)

Action: TypeAlias = Throw | Say


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured, Generic[R]):
    """A race in play.

    `at` has the field of each pawn, `waits` the turns that each seat still sits out. `faces` has
    the last throw only while the seat on turn has to choose.
    """

    rules: R
    players: int
    at: Annotated[BySeat[int], Called("fields", "Felder")]
    waits: Annotated[BySeat[int], Called("waiting", "aussetzen")]
    turn: Annotated[Seat, Called("turn", "am Zug")] = 0
    faces: Annotated[Faces, Called("dice", "Würfel")] = ()
    is_over: Annotated[bool, Called("over", "vorbei")] = False


AnyState: TypeAlias = State[Any]


def movers(state: AnyState) -> tuple[Mover, ...]:
    if state.is_over:
        return ()
    return (state.turn,) if state.faces else (NATURE,)


# The course of the game


def asked(track: Track[R], state: State[R]) -> tuple[str, ...]:
    """The words between which the seat on turn has to choose; none while it does not choose."""
    if not state.faces:
        return ()
    special = track.specials(state.rules)[state.at[state.turn]]
    return (AGAIN, STOP) if isinstance(special, ThrowsAgain) else (ADVANCE, STAY)


def asked_by(track: Track[R], state: State[R]) -> Clause:
    """The clause that lets the seat on turn choose; the clause of turns while it does not."""
    special = track.specials(state.rules).get(state.at[state.turn])
    return special.clause if state.faces and special else track.turn_by


def lets_choose(state: AnyState, special: Special | None, face: int) -> bool:
    """Whether a special field leaves the seat on turn a choice after a throw."""
    match special:
        case ThrowsAgain(_, faces, is_choice):
            return is_choice and face in faces
        case Repeats(_, is_choice):
            return is_choice
        case Leaps(_, target):
            return target(state.at, state.turn) is not None
        case _:
            return False


def outcome(track: Track[R], state: State[R]) -> Outcome | None:
    """The fields that the pawns have reached; the seat that has reached the goal wins."""
    if not state.is_over:
        return None
    return Outcome(state.at, (state.turn,), clauses=(track.won_by,))


def effect(track: Track[R], state: State[R], action: Action) -> Step[State[R], Action, TextEvent]:
    """The step of an allowed action."""
    goes = _Go(track, track.specials(state.rules), evolve(state, faces=()))
    match action:
        case Throw(faces):
            goes.throw(faces[0])
        case Say(_, word):
            goes.events.append(choice_told(asked_by(track, state), action, SAYS))
            goes.choose(word, state.faces[0])
    return Step(action, goes.state, tuple(goes.events))


@define
class _Go(Generic[R]):
    """What one seat does with a throw: its state and events are changed as the pawn goes."""

    track: Track[R]
    specials: Mapping[int, Special]
    state: State[R]
    events: list[TextEvent] = field(factory=list[TextEvent])

    @property
    def seat(self) -> Seat:
        return self.state.turn

    @property
    def here(self) -> int:
        return self.state.at[self.seat]

    def throw(self, face: int) -> None:
        self._told(SHAKE, "{seat} throws {face}.", "{seat} wirft {face}.", face=faces_term((face,)))
        held = self.specials.get(self.here)
        if isinstance(held, Holds) and face != held.face:
            self._told(held.clause, "{seat} stays on {at}.", "{seat} bleibt auf {at}.")
            self.next_turn()
        else:
            self.advance(face)
            self.land(face)

    def choose(self, word: str, face: int) -> None:
        """Carries out what a seat chose on a field that lets it choose."""
        special = self.specials[self.here]
        if word == AGAIN:
            return
        if word == ADVANCE and isinstance(special, Leaps):
            target = special.target(self.state.at, self.seat)
            assert target is not None
            self.told_move(special.clause, min(target, self.goal))
            self.land(face, has_gone=True)
        elif word == ADVANCE:
            self.advance(face)
            self.land(face, has_gone=True)
        else:
            assert word in (STAY, STOP)
            self.next_turn()

    @property
    def goal(self) -> int:
        return self.track.goal(self.state.rules)

    def advance(self, face: int) -> None:
        """Moves the pawn forward by the pips, and back or not at all past the goal."""
        target = self.here + face
        if target <= self.goal:
            self.told_move(self.track.moved_by, target)
            return
        match self.track.past(self.state.rules):
            case Past.BACK:
                target = 2 * self.goal - target
            case Past.GOAL:
                target = self.goal
            case Past.STAY:
                target = self.here
        self.told_move(self.track.past_by, target)

    def told_move(self, clause: Clause, target: int) -> None:
        """Moves the pawn to a field, and tells it."""
        self.move(target)
        self._told(clause, "{seat} goes to {at}.", "{seat} zieht auf {at}.")

    def move(self, target: int) -> None:
        at = list(self.state.at)
        at[self.seat] = target
        self.state = evolve(self.state, at=tuple(at))

    def land(self, face: int, *, has_gone: bool = False) -> None:
        """Lets the fields on which the pawn lands take effect, then passes the turn, unless the
        seat throws again or has to choose. `has_gone` says that an event has led the pawn here.
        """
        is_chained = self.track.is_chained(self.state.rules)
        while self.here < self.goal:
            special = self.specials.get(self.here)
            match special if is_chained or not has_gone else None:
                case Goes(clause, target):
                    has_gone, led_from = True, self.here
                    self.move(target)
                    en, de = (
                        "{seat} has to go from {old} to {at}.",
                        "{seat} muss von {old} auf {at}.",
                    )
                    self._told(clause, en, de, old=number(led_from))
                    continue
                case found if lets_choose(self.state, found, face):
                    self.state = evolve(self.state, faces=(face,))
                    return None
                case Repeats(clause):
                    self._told(clause, "{seat} goes on by {face}.", "{seat} rückt {face} weiter.",
                              face=number(face))  # fmt: skip
                    has_gone = True
                    self.advance(face)
                    continue
                case ThrowsAgain(clause, faces) if face in faces:
                    return self._told(clause, "{seat} throws again.", "{seat} würfelt noch einmal.")
                case Waits(clause, turns):
                    waits = list(self.state.waits)
                    waits[self.seat] += turns
                    self.state = evolve(self.state, waits=tuple(waits))
                    en, de = "{seat} sits out turns: {turns}.", "{seat} setzt aus, Runden: {turns}."
                    self._told(clause, en, de, turns=number(turns))
                case Holds(clause, held):
                    en, de = "{seat} waits for a {face}.", "{seat} wartet auf eine {face}."
                    self._told(clause, en, de, face=number(held))
                case _:
                    pass
            return self.next_turn()
        self._told(self.track.won_by, "{seat} is at the goal.", "{seat} ist am Ziel.")
        self.state = evolve(self.state, is_over=True)
        return None

    def next_turn(self) -> None:
        """Passes the turn to the next seat that sits out no turn."""
        while True:
            turn = (self.seat + 1) % self.state.players
            waits = list(self.state.waits)
            self.state = evolve(self.state, turn=turn)
            if not waits[turn]:
                return
            waits[turn] -= 1
            self.state = evolve(self.state, waits=tuple(waits))
            clause = self.specials[self.here].clause
            self._told(clause, "{seat} sits out this turn.", "{seat} setzt diese Runde aus.")

    def _told(self, clause: Clause, en: str, de: str, **facts: Fact) -> None:
        facts = {"seat": SeatTerm(self.seat), "at": number(self.here), **facts}
        used = {name: fact for name, fact in facts.items() if f"{{{name}}}" in en}
        self.events.append(TextEvent(clause, sentence(en, de, **used)))


def candidates(track: Track[R], state: State[R]) -> Iterator[Action]:
    """The choices of the seat on turn."""
    yield from (Say(state.turn, word) for word in asked(track, state))

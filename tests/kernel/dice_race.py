"""A dice race: a second, tiny game on the kernel, so that the kernel cannot know cards.

Two seats. Who is on turn rolls or holds. The die shows 1, 2 or 3, as often as it shows: once, twice
and three times in six. A 1 loses the points of the turn; other faces add to them. Who holds banks
them. Who has five or more in the bank has won.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from attrs import evolve, frozen

from daumen_rules.contracts.game import Game
from daumen_rules.contracts.parts import Book, Checks, Notation, Scenes
from daumen_rules.kernel.chance import Distribution, weighted
from daumen_rules.kernel.clause import Clause, ClauseKind, Relation, cites
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.row import Facts, Legality, row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Sentence, Text, number, sentence
from daumen_rules.pieces.operands import numbers, one_of
from daumen_rules.pieces.scenes import Scene, note_of, same
from daumen_rules.pieces.verbs import Verbs, verb


def _clause(name: str, kind: ClauseKind, en: str, de: str) -> Clause:
    return Clause(name, kind, "1", "1", Relation.SAME, Text(en, de))


TURN: Final = _clause("TURN", ClauseKind.LEGALITY, "In turn.", "Der Reihe nach.")
HOLD: Final = _clause("HOLD", ClauseKind.LEGALITY, "Hold points only.", "Nur Punkte sichern.")
DIE: Final = _clause("DIE", ClauseKind.TRANSITION, "The die.", "Der Würfel.")
BANK: Final = _clause("BANK", ClauseKind.SCORING, "The bank.", "Die Bank.")


class Choice(Enum):
    """What a seat does."""

    ROLL = "roll"
    HOLD = "hold"


@frozen
class Act:
    """A seat rolls or holds."""

    seat: Seat
    choice: Choice


@frozen
class Face:
    """Nature: what the die shows."""

    value: int


Action: TypeAlias = Act | Face


@frozen
class Race:
    """Points in the bank by seat, whose turn, points of the turn, and whether the die rolls."""

    bank: tuple[int, int] = (0, 0)
    turn: Seat = 0
    points: int = 0
    rolling: bool = False
    target: int = 5

    @property
    def players(self) -> int:
        return len(self.bank)

    @property
    def rules(self) -> int:
        return self.target


@frozen
class RaceEvent:
    """Something that happened in a race."""

    clause: Clause
    text: Text
    value: int
    seat: int | None = None

    @property
    def sentence(self) -> Sentence:
        value = number(self.value)
        if self.seat is None:
            return sentence(self.text.en, self.text.de, value=value)
        return sentence(self.text.en, self.text.de, seat=SeatTerm(self.seat), value=value)


def start(players: int, target: int) -> Race:
    return Race(target=target)


def is_over(state: Race) -> bool:
    return max(state.bank) >= state.target


def movers(state: Race) -> tuple[Mover, ...]:
    return () if is_over(state) else (NATURE,) if state.rolling else (state.turn,)


def chance(state: Race) -> Distribution[Action] | None:
    return weighted((Face(1), 1), (Face(2), 2), (Face(3), 3)) if state.rolling else None


def candidates(state: Race) -> tuple[Action, ...]:
    return tuple(Act(state.turn, choice) for choice in Choice)


@row(TURN, "{turn} is on turn.", "{turn} ist an der Reihe.")
def out_of_turn(state: Race, action: Action) -> Facts | None:
    return None if actor(action) in movers(state) else {"turn": SeatTerm(state.turn)}


@row(HOLD, "{points} to hold.", "{points} zu sichern.")
def holds_nothing(state: Race, action: Act) -> Facts | None:
    if action.choice is Choice.ROLL or state.points > 0:
        return None
    return {"points": number(state.points)}


@cites(DIE, BANK)
def effect(state: Race, action: Action) -> Step[Race, Action, RaceEvent]:
    match action:
        case Act(choice=Choice.ROLL):
            return Step(action, evolve(state, rolling=True), ())
        case Face(value=1):
            lost = RaceEvent(DIE, Text("{value} lost.", "{value} verloren."), state.points)
            after = Race(state.bank, 1 - state.turn, target=state.target)
            return Step(action, after, (_thrown(1), lost))
        case Face(value=value):
            told = _thrown(value)
            after = evolve(state, points=state.points + value, rolling=False)
            return Step(action, after, (told,))
        case Act():
            a, b = state.bank
            bank = (a, b + state.points) if state.turn else (a + state.points, b)
            words = Text("{seat} banks {value}.", "{seat} sichert {value}.")
            told = RaceEvent(BANK, words, state.points, action.seat)
            return Step(action, Race(bank, 1 - state.turn, target=state.target), (told,))


def _thrown(value: int) -> RaceEvent:
    return RaceEvent(DIE, Text("The die shows {value}.", "Der Würfel zeigt {value}."), value)


def view(state: Race, viewer: Viewer) -> Race:
    return state


def witness(event: RaceEvent, viewer: Viewer) -> RaceEvent:
    return event


def actor(action: Action) -> Mover:
    return action.seat if isinstance(action, Act) else NATURE


def outcome(state: Race) -> Outcome | None:
    return Outcome(state.bank) if is_over(state) else None


_CHOICE: Final = one_of(
    "a choice",
    "eine Wahl",
    {Choice.ROLL: Text("roll", "würfle"), Choice.HOLD: Text("hold", "sichere")},
)
VERBS: Final[Verbs[Action]] = Verbs(
    (
        verb(Act, "{choice}", "{choice}", choice=_CHOICE),
        verb(Face, "face {value}", "Auge {value}", by=NATURE, value=numbers(range(1, 7))),
    )
)


RULES: Final[GameRules[int, Race, Action, RaceEvent, Race]] = GameRules(
    seats=range(2, 3),
    start=start,
    movers=movers,
    chance=chance,
    candidates=candidates,
    legality=Legality(out_of_turn, holds_nothing),
    effect=effect,
    view=view,
    witness=witness,
    reveals=lambda event: event.clause == DIE,
    actor=actor,
    outcome=outcome,
)
RACE: Final = Game(
    book=Book(
        slug="dice-race",
        title=Text("Dice race", "Wettwürfeln"),
        clauses=(TURN, HOLD, DIE, BANK),
        default=5,
        rule_sets=(("five", 5), ("two", 2)),
        asks=lambda: (),
        modules=(__name__,),
    ),
    rules=RULES,
    notation=Notation(verbs=VERBS),
    scene=Scenes(lambda race, _: Scene(middle=(note_of(same(race)),))),
    checks=Checks(attempts=candidates, longest=1000),
)

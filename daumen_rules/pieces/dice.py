"""Dice: a throw as Nature's action, its distribution, and the rows that check one.

All dice games share this, and the clauses at the head of the chapter; what a throw is worth stands
in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar, cast

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, Seat, Viewer
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import SeatTerm, Term, Text, listed, number, sentence

from .book import Room, clauses
from .event_text import TextEvent
from .knowledge import Knowledge
from .marks import Mark
from .operands import Operand, Several
from .sampling import Below
from .verbs import verb

T = TypeVar("T")
Faces: TypeAlias = tuple[Annotated[int, Mark.FACE], ...]
"""What dice show, each 1 to 6, in the order of the dice."""

CLAUSES: Final = clauses("""
    DICE 33–115
    transition head, point 1
    Dice are shaken well: every face is equally likely, and each die falls by itself.
    Würfel werden gut geschüttelt: Jede Seite ist gleich wahrscheinlich, jeder fällt für sich.
    procedure head, point 2
    The highest throw before the game starts it; seat A is whoever threw it.
    Der höchste Wurf vor dem Spiel beginnt es; Platz A ist, wer ihn geworfen hat.
    legality head, point 3
    Play goes clockwise; the dice go to the left neighbour.
    Es geht im Uhrzeigersinn; die Würfel gehen an den linken Nachbarn.
    procedure head, point 4
    A throw with a die on edge, leaning or off the table is repeated; only one that counts is noted.
    Steht, lehnt oder fällt ein Würfel vom Tisch, wird wiederholt; notiert wird nur, was zählt.
    procedure head, point 5
    Chips, matches or small coins serve as money.
    Chips, Streichhölzer oder kleine Münzen dienen als Geld.
    remark silent
    Two to eight play, where the text of a game names no other number.
    Es spielen zwei bis acht, wenn der Text eines Spiels keine andere Zahl nennt.
""")
"""The clauses at the head of the chapter; every dice game lists them with its own."""
SHAKE, STARTER, CLOCKWISE, BURNT, CHIPS, PLAYERS = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)


@frozen(repr=False)
class Throw(Worded):
    """Nature: what the dice show."""

    faces: Faces


def throws(dice: int) -> Distribution[Throw]:
    """All throws of so many dice, equally likely."""
    total = 6**dice

    def at(place: int) -> Throw:
        if not 0 <= place < total:
            raise ValueError(f"a throw has a number from 0 to {total - 1}")
        return Throw(tuple(place // 6**i % 6 + 1 for i in reversed(range(dice))))

    def ways(throw: Throw) -> int:
        return int(len(throw.faces) == dice and set(throw.faces) <= set(range(1, 7)))

    return Distribution(total, at, ways)


def faces_term(faces: Faces) -> Term:
    """Faces as a fact."""
    return listed([number(face) for face in faces])


COVERED: Final = Text("covered dice", "verdeckte Würfel")


def covered(clause: Clause, to: tuple[Seat, ...], seat: Seat, faces: Faces) -> TextEvent:
    """What is told of a throw that only some seats see, or nobody yet."""
    whole = sentence(
        "{seat} throws {what}, covered.",
        "{seat} wirft verdeckt {what}.",
        seat=SeatTerm(seat),
        what=faces_term(faces),
    )
    public = sentence(
        "{seat} throws; dice that lie covered: {dice}.",
        "{seat} wirft; Würfel, die verdeckt liegen: {dice}.",
        seat=SeatTerm(seat),
        dice=number(len(faces)),
    )
    return TextEvent(clause, whole, bool(to), to, public)


def otherwise(faces: Faces) -> Iterator[Faces]:
    """Other throws of as many dice: all of them, or one, some pips on."""
    for more in range(1, 6) if faces else ():
        yield tuple((face + more - 1) % 6 + 1 for face in faces)
    for place, face in enumerate(faces):
        yield (*faces[:place], face % 6 + 1, *faces[place + 1 :])


@frozen
class Cover(Generic[T]):
    """Dice that some do not see, in states with `faces`: they see backs, which are 0."""

    hides: Callable[[T | Throw, Viewer], bool]
    """Whether a viewer sees the backs alone of the dice of a state or of a throw."""
    may_be: Callable[[T], bool] = lambda _: True
    """Whether the dice of a state can be those of which something is known besides."""

    @property
    def knowledge(self) -> Knowledge[T, T]:
        """Who knows what of the states."""
        return Knowledge(
            view=self.view,
            alike=self.alike,
            masked=self.masked,
            sample=self.sample,
            whole=lambda state: state,
        )

    def view(self, state: T, viewer: Viewer) -> T:
        """A state as a viewer sees it."""
        return cast("T", self.masked(state, viewer))

    def masked(self, value: Any, viewer: Viewer) -> Any:
        """A state or an action, with backs for dice that a viewer does not see."""
        if not hasattr(value, "faces") or not self.hides(value, viewer):
            return value
        return evolve(value, faces=(0,) * len(value.faces))

    def alike(self, state: T, viewer: Viewer) -> Iterator[T]:
        """States with other dice there that go with what is known."""
        held: Any = state
        for faces in otherwise(held.faces) if self.hides(state, viewer) else ():
            if self.may_be(other := evolve(held, faces=faces)):
                yield other

    def sample(self, view: T, below: Below) -> T:
        """A state with any dice for the backs of a view, of those that go with what is known each
        throw as likely as any other. Raises ValueError where none was drawn.
        """
        held: Any = view
        for _ in range(_TRIES):
            state = evolve(held, faces=tuple(face or below(6) + 1 for face in held.faces))
            if self.may_be(state):
                return cast("T", state)
        raise ValueError("no throw that was drawn goes with what is known of the dice")


_TRIES: Final = 10_000
"""Of 216 throws one alone may go with what is known."""


def right_dice(dice: Callable[[S], int]) -> Row[S, Throw]:
    """A throw has as many dice as the state asks for, each of them 1 to 6."""

    @row(
        SHAKE,
        "{thrown} was thrown; the number of dice is {dice}, each of them 1 to 6.",
        "{thrown} wurde geworfen; die Zahl der Würfel ist {dice}, jeder davon 1 bis 6.",
    )
    def wrong_dice(state: S, action: Throw) -> Facts | None:
        if throws(dice(state)).ways(action):
            return None
        return {"thrown": faces_term(action.faces), "dice": number(dice(state))}

    return wrong_dice


DIE: Final = Operand(
    what=Text("the faces that lie on top, 1 to 6 each", "die Augen, die oben liegen, je 1 bis 6"),
    values=range(1, 7),
    word=lambda face: Text(str(face), str(face)),
    examples=(3, 5, 1, 6),
)
FACES: Final = Several(of=DIE)
THROW: Final = verb(Throw, "throw {faces}", "wirf {faces}", by=NATURE, faces=FACES)

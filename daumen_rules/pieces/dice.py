"""Dice: a throw as Nature's action, its distribution, and the row that checks a throw.

All dice games share this, and the clauses at the head of the chapter; the value of a throw stands
in the games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar, cast

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import LANGUAGES, SeatTerm, Term, Text, listed, number, sentence

from .book import Room, clauses
from .event_text import TextEvent
from .figures import Figure, Worth, worded, worked_out
from .knowledge import Knowledge
from .marks import Mark
from .operands import Operand, Several, either
from .sampling import Below
from .verbs import Verb, verb

T = TypeVar("T")
Faces: TypeAlias = tuple[Annotated[int, Mark.FACE], ...]
"""The faces of some dice, each 1 to 6, in the order of the dice."""

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
    """Nature's action: the faces of the dice."""

    faces: Faces


def actor(action: Any) -> Mover:
    """Chance throws; a seat does all else."""
    return NATURE if isinstance(action, Throw) else action.seat


@cache
def throws(dice: int) -> Distribution[Throw]:
    """All throws of a number of dice, equally likely."""
    total = 6**dice

    def at(place: int) -> Throw:
        if not 0 <= place < total:
            raise ValueError(f"a throw has a number from 0 to {total - 1}")
        return Throw(tuple(place // 6**i % 6 + 1 for i in reversed(range(dice))))

    def ways(throw: Throw) -> int:
        return int(len(throw.faces) == dice and set(throw.faces) <= set(range(1, 7)))

    return Distribution(total, at, ways)


def chance_of(
    movers: Callable[[S], tuple[Mover, ...]], dice: int
) -> Callable[[S], Distribution[Any] | None]:
    """Nature's actions in a game in which it throws some dice whenever it is to act."""
    return lambda state: throws(dice) if NATURE in movers(state) else None


def faces_term(faces: Faces) -> Term:
    """Faces as a term."""
    return listed([number(face) for face in faces])


COVERED: Final = Text("covered dice", "verdeckte Würfel")


def covered(clause: Clause, to: tuple[Seat, ...], seat: Seat, faces: Faces) -> TextEvent:
    """The event of a throw that only some seats see, or nobody yet."""
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
    """Other throws of the same number of dice: every die, or one die, some pips higher."""
    for more in range(1, 6) if faces else ():
        yield tuple((face + more - 1) % 6 + 1 for face in faces)
    for place, face in enumerate(faces):
        yield (*faces[:place], face % 6 + 1, *faces[place + 1 :])


@frozen
class Cover(Generic[T]):
    """Dice hidden from some viewers, in states with `faces`: these viewers see backs, written 0."""

    hides: Callable[[T | Throw, Viewer], bool]
    """Whether the dice of a state or of a throw are hidden from a viewer."""
    may_be: Callable[[T], bool] = lambda _: True
    """Whether dice are possible, given other facts that are known about a state."""

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
        """A state or an action with backs in place of dice that a viewer does not see."""
        if not hasattr(value, "faces") or not self.hides(value, viewer):
            return value
        return evolve(value, faces=(0,) * len(value.faces))

    def alike(self, state: T, viewer: Viewer) -> Iterator[T]:
        """States with other hidden dice that fit the known facts."""
        held: Any = state
        for faces in otherwise(held.faces) if self.hides(state, viewer) else ():
            if self.may_be(other := evolve(held, faces=faces)):
                yield other

    def sample(self, view: T, below: Below) -> T:
        """A state with random dice for the backs of a view. All throws that fit the known facts are
        equally likely. Raises ValueError if none was drawn.
        """
        held: Any = view
        for _ in range(_TRIES):
            state = evolve(held, faces=tuple(face or below(6) + 1 for face in held.faces))
            if self.may_be(state):
                return cast("T", state)
        raise ValueError("no throw that was drawn goes with what is known of the dice")


_TRIES: Final = 10_000
"""Enough tries even if only one of 216 throws fits."""


def right_dice(dice: Callable[[S], int]) -> Row[S, Throw]:
    """The row that refuses a throw unless it has the right number of dice, each of them 1 to 6."""

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


def dice_figure(
    of: Callable[[str, Faces, Any], int],
    dice: int,
    boxes: Mapping[str, Text],
    clause_of: Callable[[str], Clause],
    nothing: Clause,
) -> Verb[Figure]:
    """What some dice count in a box, from the box, the dice and the rule set.

    Each box has its clause; `nothing` is the clause of dice that do not fit it.
    """

    def worth(state: Any, faces: Faces, box: str) -> Worth:
        points = of(box, faces, state.rules)
        return points, (clause_of(box) if points else nothing,)

    words = {box: (name.en, name.de, box) for box, name in boxes.items()}
    en, de = (tuple(name[language] for name in boxes.values()) for language in LANGUAGES)
    box = worded(f"a box: {either(en, 'en')}", f"ein Feld: {either(de, 'de')}", words)
    faces = evolve(FACES, least=dice, most=dice, shown=dice)
    return worked_out(worth, "{faces} as {box}", "{faces} als {box}", faces=faces, box=box)


_MANY: Final = (*("beiden?|both|zwei|two", "drei|three", "vier|four", "fünf|five", "sechs|six"),)
_EQUAL: Final = (
    *("einsen|einser|ones", "zweien|zweier|twos", "dreien|dreier|threes"),
    *("vieren|vierer|fours", "fünfen|fünfer|fives", "sechsen|sechser|sixes"),
)
_SEVERAL: Final = tuple(
    (
        re.compile(rf"\b(?:(?:die|alle|the|all) )?(?:{many}) (?:{equal})\b", re.IGNORECASE),
        " ".join(number * str(face)),
    )
    for number, many in enumerate(_MANY, 2)
    for face, equal in enumerate(_EQUAL, 1)
)


def in_digits(said: str) -> str:
    """Words in which equal dice stand one by one: `keep 1 1 1` for `keep the three ones`."""
    for pattern, faces in _SEVERAL:
        said = pattern.sub(faces, said)
    return said

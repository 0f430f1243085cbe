"""The interface of a court, which rules on situations that people remember only in part.

Most games have no court. The commands know these functions and no situation of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import W

if TYPE_CHECKING:
    from daumen_rules.disputes.explanation import Explanation
    from daumen_rules.disputes.interviewing import Item
    from daumen_rules.disputes.report import CaseReport, RulingReport
    from daumen_rules.disputes.ruling import Ruling
    from daumen_rules.pieces.scenes import Scene, Tile

    from .check_result import Done, RecordFound
    from .difference_study import AnyStudy
    from .record_extras import Gaps
    from .record_model import Record

T = TypeVar("T")
"""A situation: the known part of a table, with gaps, and a question."""

Running: TypeAlias = Callable[[], bool]
"""Whether there is time, or work, left."""
Answers: TypeAlias = Mapping[str, str]
"""The answers given so far, in the order of the questions."""


@frozen(kw_only=True)
class Interview(Generic[T]):
    """The interview that asks for a situation, item by item. Its functions are pure: they get the
    answers.
    """

    item: Callable[[Answers, str | None, Language], Item | None]
    """The next question, None at the end. Gets the answers, the rules given beforehand, and the
    language.
    """
    spelt: Callable[[Answers, str, str], str]
    """An answer to a key in the notation of situations. Raises InputError for an unreadable
    answer.
    """
    situation: Callable[[Answers], T]
    """The situation that the answers describe. Raises InputError where they do not fit together."""
    said: Callable[[Answers, str, Language], str] = lambda _answers, answer, _: answer
    """An answer as it is read back in a language."""
    line: Callable[[Answers, str], tuple[str, str] | None] = lambda _answers, _typed: None
    """The key and the answer of a line of the situation, such as `turn: ?`, which may be typed at
    any question; None for other words.
    """


class PartlyReadError(InputError):
    """A story of which only the beginning can be read; `read` is that beginning, as an answer."""

    def __init__(self, found: str, expected: Text, read: str) -> None:
        super().__init__(1, 1, found, expected)
        self.read = read


@frozen
class Compared:
    """An expectation that the writer of a situation noted, for one manual or for all (empty),
    beside the ruling: both in the words of the writer, and whether they agree.
    """

    line: int
    manual: str
    expected: str
    found: str
    agrees: bool


@frozen
class Move:
    """An action of a record that the rules reach, with its line, and the state before it."""

    line: int
    state: Any
    action: Any
    before: tuple[Any, Any] | None = None
    """The previous state and the action taken there; None for the first action."""


@frozen
class MoveWithGaps:
    """An action of a record with gaps: its line, who did it, and why it is legal or illegal."""

    line: int
    done: Done
    why: Explanation


FoundWithGaps: TypeAlias = MoveWithGaps | tuple[int, ...] | None


@frozen(kw_only=True)
class CaseScene:
    """The table by one way to fill the gaps; `framed` says that cards are framed in it, which lie
    elsewhere by the other.
    """

    scene: Scene
    framed: bool


@frozen(kw_only=True)
class ShownSituation:
    """A situation as a page shows it in one language: the question, the table, the ruling."""

    names: tuple[str, ...]
    question: str
    asked: Tile | None
    """The card that the question is about."""
    details: str
    scene: Scene
    notes: tuple[str, ...]
    """Further remarks, and the meaning of the signs."""


@frozen(kw_only=True)
class Court(Generic[T, W]):
    """The court of a game, for situations T; W is one way to fill all gaps."""

    is_situation: Callable[[str], bool]
    """Whether a text begins like a situation."""
    read: Callable[[str, Tick], T]
    """A situation in the text form or in JSON. Raises InputError."""
    write: Callable[[T, Language], str]
    """A situation in the text form."""
    under: Callable[[T, str], T]
    """The situation under other rules, given in their written form. Raises OptionError."""
    data: Callable[[T], dict[str, Any]]
    """A situation as data for JSON."""
    interview: Callable[[], Interview[T]]
    """The interview that asks for a situation."""
    asked: Callable[[str], T | None]
    """The situation of a question that needs no table; None for any other words."""
    rule: Callable[[T, Running], Ruling[W]]
    """The ruling; it says so if time or work ran out."""
    report: Callable[[T, Ruling[W]], RulingReport[Any]]
    """The ruling on a situation as it is told: lines, data and pages are made of it."""
    games: Callable[[Ruling[W], Language, bool], Iterator[str]]
    """The games in which open readings of a ruling differ: in short, or whole."""
    names: Callable[[T], tuple[str, ...]]
    """The names of the players in a situation."""
    length: Callable[[T], int]
    """The number of actions in a situation."""
    seen: Callable[[T, Viewer | None, int], T]
    """A situation after a number of its actions, as far as a viewer knows it; None for a viewer who
    knows everything.
    """
    shown: Callable[[T, Viewer | None, tuple[int, int], Language], ShownSituation]
    """A situation from `seen`, with the number of its actions so far and in all, and the ruling on
    it.
    """
    case_scene: Callable[[T, CaseReport[Any]], CaseScene]
    """A situation with its gaps filled as in an example of the report."""
    compare: Callable[[T, Ruling[W]], tuple[Compared, ...]]
    """The expectations that the writer of the situation noted, each beside the ruling."""
    questions_page: Callable[[Mapping[str, str], Language], Iterator[str]]
    """The page of frequent questions, from situations by the name of their file. Raises PageError
    if a ruling is not as expected.
    """
    study: Callable[[], AnyStudy]
    """How the shortest game in which two rule sets differ is found and told."""
    gaps: Gaps
    """How actions with gaps are noted."""
    find: Callable[[str, Record, Any, Running], RecordFound]
    """The findings about a record with gaps under a named rule set, while there is time: what holds
    in every way to fill the gaps. Raises OptionError.
    """
    example: Callable[[str, str, Language, bool], Iterator[str]]
    """The shortest game in which a reading of a question makes a difference: in one line, or in
    full.
    """
    explain: Callable[[Move, Seat | None], Explanation]
    """Why a move is legal or illegal, as far as a seat can know; None stands for the mover."""
    explain_gaps: Callable[[Record, Any, int | None, Running], FoundWithGaps]
    """The same for a line of a record with gaps; without a line, for the line that is refused.
    Gives the lines that can be asked about if there is nothing at that line, and None if the work
    limit was reached.
    """
    move_words: Callable[[Move, Seat | None, Language], str]
    """A move in the words of the notation, without its seat, as far as a reader can know it."""


AnyCourt: TypeAlias = Court[Any, Any]


class Judge(Protocol[T, W]):
    """What any judge does, a court too: it reads a situation and rules on it."""

    @property
    def read(self) -> Callable[[str, Tick], T]:
        """A situation in the text form. Raises InputError."""
        ...

    @property
    def write(self) -> Callable[[T, Language], str]:
        """A situation in the text form."""
        ...

    @property
    def data(self) -> Callable[[T], dict[str, Any]]:
        """A situation as data for JSON."""
        ...

    @property
    def interview(self) -> Callable[[], Interview[T]]:
        """The interview that asks for a situation."""
        ...

    @property
    def asked(self) -> Callable[[str], T | None]:
        """The situation of a question that needs no table; None for any other words."""
        ...

    @property
    def under(self) -> Callable[[T, str], T]:
        """A situation with other rules, as they are written. Raises OptionError."""
        ...

    @property
    def rule(self) -> Callable[[T, Running], Ruling[W]]:
        """The ruling; where time or work ran out it says so."""
        ...

    @property
    def report(self) -> Callable[[T, Ruling[W]], RulingReport[Any]]:
        """The ruling on a situation as it is told."""
        ...

    @property
    def games(self) -> Callable[[Ruling[W], Language, bool], Iterator[str]]:
        """The games in which open readings of a ruling differ."""
        ...

    @property
    def compare(self) -> Callable[[T, Ruling[W]], tuple[Compared, ...]]:
        """What the writer of the situation expects, each beside what was found."""
        ...


AnyJudge: TypeAlias = Judge[Any, Any]

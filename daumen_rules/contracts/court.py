"""What a court does: it rules on what people remember of a table, where they forget things.

Most games have none. The commands know these functions and no situation of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import W

if TYPE_CHECKING:
    from daumen_rules.disputes.explanation import Explanation
    from daumen_rules.disputes.report import CaseReport, RulingReport
    from daumen_rules.disputes.ruling import Ruling
    from daumen_rules.pieces.scenes import Scene, Tile

    from .check_result import Done, RecordFound
    from .record_extras import Gaps
    from .record_model import Record

T = TypeVar("T")
"""A situation: what is known of a table, with gaps, and what is asked."""

Running: TypeAlias = Callable[[], bool]
"""Whether there is time, or work, left."""
Answers: TypeAlias = Mapping[str, str]
"""What somebody has answered so far, in the order of the questions."""


@frozen
class Choice:
    """An answer that may be chosen: what is typed for it, and what it stands for."""

    sign: str
    words: str


@frozen(kw_only=True)
class Item:
    """A question of an interview: what it is about, its words, what may be chosen, and the answer
    that is taken where none is typed.
    """

    key: str
    about: str
    words: str
    choices: tuple[Choice, ...] = ()
    default: str


@frozen(kw_only=True)
class Interview(Generic[T]):
    """How a situation is asked for, item by item. All of it is pure: the answers come in."""

    introduction: Text
    """How answers are written."""
    item: Callable[[Answers, str | None, Language], Item | None]
    """What is asked next, and None at the end; also the rules that were asked for beforehand."""
    spelt: Callable[[Answers, str, str], str]
    """An answer to a key as the situation has it. Raises InputError for one that is unreadable."""
    situation: Callable[[Answers], T]
    """What the answers come to."""


@frozen
class Compared:
    """What the writer of a situation expects, of one manual or of all (empty), and what was found:
    both in the words of the writer, and whether they agree.
    """

    line: int
    manual: str
    expected: str
    found: str
    agrees: bool


@frozen
class Move:
    """An action of a record to which the rules get, with its line, and the state before it."""

    line: int
    state: Any
    action: Any
    before: tuple[Any, Any] | None = None
    """The state before the last action, and that action; None at the beginning."""


@frozen
class MoveWithGaps:
    """An action of a record with gaps: its line, who did what, and why it is allowed or refused."""

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
    """A situation as it is shown in one language: the question and the table."""

    names: tuple[str, ...]
    question: str
    asked: Tile | None
    """The card that is asked about."""
    details: str
    scene: Scene
    notes: tuple[str, ...]
    """What is told besides, and what the signs mean."""


@frozen(kw_only=True)
class Court(Generic[T, W]):
    """The court of a game: situations T, and W, one way to fill all gaps."""

    is_situation: Callable[[str], bool]
    """Whether a text begins like a situation."""
    read: Callable[[str, Tick], T]
    """A situation in the text form or in JSON. Raises InputError."""
    write: Callable[[T, Language], str]
    """A situation in the text form."""
    under: Callable[[T, str], T]
    """A situation with other rules, as they are written. Raises OptionError."""
    interview: Callable[[], Interview[T]]
    """How a situation is asked for."""
    rule: Callable[[T, Running], Ruling[W]]
    """The ruling; where time or work ran out it says so."""
    report: Callable[[T, Ruling[W]], RulingReport[Any]]
    """The ruling on a situation as it is told: lines, data and pages are made of it."""
    games: Callable[[Ruling[W], Language, bool], Iterator[str]]
    """The games in which readings part that a ruling leaves open: in short, or all whole."""
    names: Callable[[T], tuple[str, ...]]
    """Who sits at the table of a situation."""
    length: Callable[[T], int]
    """How many actions a situation tells."""
    seen: Callable[[T, Viewer | None, int], T]
    """A situation after so many of its actions, as far as somebody knows it; None knows all."""
    shown: Callable[[T, Viewer | None, tuple[int, int], Language], ShownSituation]
    """A situation that was `seen`, after so many of how many actions."""
    case_scene: Callable[[T, CaseReport[Any]], CaseScene]
    """A situation with its gaps filled as in an example of the report."""
    compare: Callable[[T, Ruling[W]], tuple[Compared, ...]]
    """What the writer of the situation expects, each beside what was found."""
    questions_page: Callable[[Mapping[str, str], Language], Iterator[str]]
    """The page of questions often asked, from situations by the name of their file. Raises
    PageError where a ruling is not as expected.
    """
    gaps: Gaps
    """What may be noted of an action of which not everything is known."""
    find: Callable[[str, Record, Any, Running], RecordFound]
    """What is found of a record with gaps by a rule set, which has a name, while there is time:
    what holds by every way to fill them. Raises OptionError.
    """
    example: Callable[[str, str, Language, bool], Iterator[str]]
    """The shortest game in which a reading of a question makes a difference: in short, or whole."""
    explain: Callable[[Move, Seat | None], Explanation]
    """Why a move is allowed or refused, as far as a seat, or (None) whoever moves, can know."""
    explain_gaps: Callable[[Record, Any, int | None, Running], FoundWithGaps]
    """The same of a line of a record with gaps by a rule set, without one of the line that is
    refused: by every way to fill the gaps. Where nothing stands there the lines that can be asked
    about; None where the limit was reached.
    """
    move_words: Callable[[Move, Seat | None, Language], str]
    """A move in the words of the notation, without its seat, as far as a reader can know."""


AnyCourt: TypeAlias = Court[Any, Any]

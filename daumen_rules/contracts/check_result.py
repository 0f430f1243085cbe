"""The findings of `check` about a record, in values, and the words of single findings.

For a record without gaps the findings are exact. For a record with gaps a court finds what holds in
every way to fill them. The command says how findings are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.step import Breach, Event
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.kernel.verdict import Suggestion
from daumen_rules.pieces.scenes import Scene

Range: TypeAlias = tuple[int, int]
"""The least and the greatest value."""
Groups: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The possible groups of seats that win together."""


@frozen(kw_only=True)
class ToldEvent:
    """An event as it is told.

    `number` is its line, or its number among the events if lines would reveal too much (0 for
    neither); `name` is its name in JSON; `entry` is the entry at which it happened.
    """

    number: int
    entry: int
    event: Event
    name: str = ""


@frozen(kw_only=True)
class EntryDepends:
    """An entry that is legal in some ways to fill the gaps only, and when it is."""

    line: int
    done: Text
    so_if: tuple[Text, ...]
    data: Mapping[str, Any]


@frozen(kw_only=True)
class Silence:
    """An entry for which no manual has a rule: the question, and the reading that was applied."""

    line: int
    question: str
    said: Text


@frozen
class Complete:
    """The game was legal and ended."""


@frozen
class Unfinished:
    """All entries are legal, and the game has not ended."""

    turn: tuple[Mover, ...]


@frozen
class Open:
    """All entries are legal, but who is on turn, or whether the game is over (None), depends on the
    gaps.
    """

    turns: tuple[Mover | None, ...]
    data: Mapping[str, Any]


@frozen(kw_only=True)
class Done:
    """An action that somebody took or could have taken: in words, and in the notation."""

    by: Mover
    said: Text
    written: str


@frozen(kw_only=True)
class Illegal:
    """The first illegal entry.

    `tried` tells the attempt to a reader who may not know the whole action; `whole` says whether
    the values compared may be told.
    """

    line: int
    done: Done | None
    by: Mover
    tried: Sentence | None = None
    breaches: tuple[Breach, ...]
    whole: bool = True
    why: tuple[Sentence, ...] = ()
    legal: tuple[Done, ...]
    chance: Text | None = None
    """Nature's possible action, such as `throw …`, if it was Nature's turn."""
    otherwise: tuple[tuple[str, str], ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    """Ways to go on, if the manual has no rule for that."""
    anyhow: bool = False
    """Whether the entry is illegal in every way to fill the gaps."""


@frozen(kw_only=True)
class MarkDiffers:
    """A trick mark with a wrong number; `expected` is the number of the trick that begins there."""

    line: int
    written: int
    expected: int | None
    missing: tuple[Seat, Text] | None = None
    """Who is on turn where no trick can begin yet, and the words of its pass; None if it has none.
    """


@frozen(kw_only=True)
class ClaimDiffers:
    """A wrong claim about the end of the game.

    `expected` is the right value: None if it is open or the game has not ended. `written` is None
    if it may not be told.
    """

    line: int
    of: str
    written: tuple[int, ...] | None
    there: str
    expected: tuple[int, ...] | None
    right: str
    over: bool


@frozen
class ClaimsDiffer:
    """The wrong claims about the end of a game."""

    claims: tuple[ClaimDiffers, ...]


@frozen
class LimitReached:
    """The work limit was reached at a line (0 for the end); the entries before it are legal."""

    line: int


Ending: TypeAlias = (
    Complete | Unfinished | Open | Illegal | MarkDiffers | ClaimsDiffer | LimitReached
)


@frozen(kw_only=True)
class GameFound:
    """The findings about one game of a record."""

    heard: tuple[ToldEvent, ...]
    ending: Ending
    scene: Scene | None = None
    """The final table as the reader's seat sees it."""
    outcome: Outcome | None = None
    """The outcome, if it is certain."""
    points: tuple[Range, ...] | None = None
    """The points of the seats, as far as they may be told."""
    winners: Groups = ()
    """The possible winners, if the winner is not certain."""
    depends: tuple[EntryDepends, ...] = ()
    silent: tuple[Silence, ...] = ()
    noted_points: tuple[int, ...] | None = None
    """The points that the record claims, if they are possible."""
    open_lines: tuple[int, ...] = ()
    """The lines whose unknown cards decide the points."""
    all_counted: bool = True


@frozen(kw_only=True)
class MatchFound:
    """The findings about all games of a match."""

    played: int
    agreed: int
    totals: tuple[Range, ...]
    winners: Groups | None
    """The possible winners: empty while the match goes on, None if there are too many
    possibilities.
    """
    starters: tuple[Seat, ...] = ()
    """The possible starters of the next game, if points decide that."""


@frozen(kw_only=True)
class Ways:
    """The ways to fill the gaps of a position."""

    number: int
    """The number of ways to place what is not known, whether or not the position is possible."""
    possible: int | None
    """The number of ways in which it is possible; None where there are too many to try them."""
    drawn: int = 0
    """The number of ways looked at, where these were drawn by chance; 0 where all were."""


@frozen(kw_only=True)
class RecordFound:
    """The findings about a record under one rule set."""

    rules: str
    legal: bool
    gaps: bool = False
    games: tuple[GameFound, ...]
    unplayed: int = 0
    """How many games were not checked."""
    match: MatchFound | None = None
    ways: Ways | None = None
    """Of a record that begins with a position with gaps."""

    @property
    def is_cut(self) -> bool:
        """Whether a limit was reached before everything was checked."""
        is_drawn = self.ways is not None and self.ways.drawn > 0
        return is_drawn or any(isinstance(game.ending, LimitReached) for game in self.games)


@frozen(kw_only=True)
class ManualDifference:
    """An option in which two rule sets differ, and the first entry at which the record shows it.
    `game` and `line` are None if the option makes no difference in this record.
    """

    option: str
    values: tuple[str, str]
    question: str
    title: Text
    game: int | None = None
    line: int | None = None
    events: tuple[tuple[Event, ...], tuple[Event, ...]] = field(default=((), ()))


def breach_lines(
    breaches: Iterable[Breach],
    names: Sequence[str],
    language: Language,
    cited: Callable[[Clause, Language], str],
    *,
    whole: bool = True,
) -> Iterator[str]:
    """Every broken clause with its place, its reason and its gist; without reasons if not
    `whole`.
    """
    for breach in breaches:
        clause = breach.clause
        said = f": {breach.say(language, names)}" if whole else ""
        yield f"  {clause.id} ({cited(clause, language)}){said}"
        yield f"      {clause.gist[language]}"


def breach_data(
    breach: Breach,
    names: Sequence[str],
    language: Language,
    *,
    whole: bool = True,
    reader: Seat | None = None,
) -> dict[str, Any]:
    """A broken clause as JSON data, told to a seat if there is a `reader`; without its facts if not
    `whole`.
    """
    clause = breach.clause
    return {
        "clause": clause.id,
        "german": clause.german,
        "english": clause.english,
        "gist": clause.gist[language],
        "facts": dict(breach.facts) if whole else None,
        "text": breach.say(language, names, reader) if whole else None,
    }

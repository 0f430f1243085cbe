"""What `check` finds of a record, whoever has played it: values, and the words of single findings.

A record without gaps is found exactly; a court finds of one with gaps what holds by every way to
fill them. How all of it is told stands with the command.
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
"""The least and the most."""
Groups: TypeAlias = tuple[tuple[Seat, ...], ...]
"""Seats that win together, by each way there is."""


@frozen(kw_only=True)
class ToldEvent:
    """An event: its line, or its number where lines would tell too much (0 for neither), what
    machines call it, and at which entry it happened.
    """

    number: int
    entry: int
    event: Event
    name: str = ""


@frozen(kw_only=True)
class EntryDepends:
    """An entry that is legal by some ways to fill the gaps alone, and when it is."""

    line: int
    done: Text
    so_if: tuple[Text, ...]
    data: Mapping[str, Any]


@frozen(kw_only=True)
class Silence:
    """An entry of which no manual says what holds then: the question, and how it was read."""

    line: int
    question: str
    said: Text


@frozen
class Complete:
    """The game was legal to its end."""


@frozen
class Unfinished:
    """All entries are legal, and the game goes on."""

    turn: tuple[Mover, ...]


@frozen
class Open:
    """All entries are legal. Who is on turn, or whether it is over (None), hangs on the gaps."""

    turns: tuple[Seat | None, ...]
    data: Mapping[str, Any]


@frozen(kw_only=True)
class Done:
    """What somebody did, or might have done: in words, and as it is written."""

    by: Mover
    said: Text
    written: str


@frozen(kw_only=True)
class Illegal:
    """The first illegal entry. `tried` tells it to somebody who may not know all of it; `whole`
    says whether it may be told what was compared.
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
    """What Nature may do there in any way, such as `throw …`, where it is her turn."""
    otherwise: tuple[tuple[str, str], ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    """What can be done after it, where no rule speaks of that."""
    anyhow: bool = False
    """Whether it is so whatever the gaps hold."""


@frozen(kw_only=True)
class MarkDiffers:
    """A trick is marked where none of this number begins; `expected` is the one that does."""

    line: int
    written: int
    expected: int | None


@frozen(kw_only=True)
class ClaimDiffers:
    """What is noted of the end and is not so: what is by the rules is None where that is open, or
    the end has not come; `written` is None where it may not be told.
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
    """What is noted of the end and is not so."""

    claims: tuple[ClaimDiffers, ...]


@frozen
class LimitReached:
    """The limit was reached at a line, 0 for the end; the entries before it are legal."""

    line: int


Ending: TypeAlias = (
    Complete | Unfinished | Open | Illegal | MarkDiffers | ClaimsDiffer | LimitReached
)


@frozen(kw_only=True)
class GameFound:
    """What was found of one game of a record."""

    heard: tuple[ToldEvent, ...]
    ending: Ending
    scene: Scene | None = None
    """What the one seat that is told sees at the end."""
    outcome: Outcome | None = None
    """How it ended, where that is certain."""
    points: tuple[Range, ...] | None = None
    """What the seats have, as far as it counts and may be told."""
    winners: Groups = ()
    """Who can have won, where that is not certain."""
    depends: tuple[EntryDepends, ...] = ()
    silent: tuple[Silence, ...] = ()
    noted_points: tuple[int, ...] | None = None
    """The points noted, where they can be."""
    open_lines: tuple[int, ...] = ()
    """The lines of cards on which points hang."""
    all_counted: bool = True


@frozen(kw_only=True)
class MatchFound:
    """What was found of all games together."""

    played: int
    agreed: int
    totals: tuple[Range, ...]
    winners: Groups | None
    """Who can have won, nobody as long as it is not over; None where there are too many ways."""
    starters: tuple[Seat, ...] = ()
    """Of whom one starts the next game, where that hangs on points."""


@frozen(kw_only=True)
class RecordFound:
    """What was found of a record by one rule set."""

    rules: str
    legal: bool
    gaps: bool = False
    games: tuple[GameFound, ...]
    unplayed: int = 0
    """How many games were not looked at."""
    match: MatchFound | None = None

    @property
    def is_cut(self) -> bool:
        """Whether the limit was reached before all was looked at."""
        return any(isinstance(game.ending, LimitReached) for game in self.games)


@frozen(kw_only=True)
class Parting:
    """An option in which two rule sets differ, and the first entry at which that shows; game and
    line are None where it makes no difference in the record.
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
    """Every broken clause with its place, what was compared, and its gist; the values not if not
    `whole`.
    """
    for breach in breaches:
        clause = breach.clause
        said = f": {breach.say(language, names)}" if whole else ""
        yield f"  {clause.id} ({cited(clause, language)}){said}"
        yield f"      {clause.gist[language]}"


def breach_data(
    breach: Breach, names: Sequence[str], language: Language, *, whole: bool = True
) -> dict[str, Any]:
    """A broken clause for machines; without what was compared if not `whole`."""
    clause = breach.clause
    return {
        "clause": clause.id,
        "german": clause.german,
        "english": clause.english,
        "gist": clause.gist[language],
        "facts": dict(breach.facts) if whole else None,
        "text": breach.say(language, names) if whole else None,
    }

"""The skeleton of a game of the collection: its module, its tests, its line in the catalogue.

Templates and what fills them. Nothing is written to a file here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from attrs import frozen

_GAME: Final = '''\
"""{number} {title}: say here in one line what the game is about.

Its clauses, its options and its rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NoReturn

from attrs import frozen

from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.pictured import Pictured
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Scene
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.text import Text

CLAUSES: Final = clauses(
    "{name}",
    "{number}",
    """
    setup ¶1
    Say in our own words how the game begins; a clause for each statement of the manual.
    Mit eigenen Worten sagen, wie das Spiel beginnt; eine Klausel für jede Aussage der Anleitung.
    legality ¶1
    Only who is on turn may act.
    Handeln darf nur, wer an der Reihe ist.
    transition ¶1
    Say what an action does.
    Sagen, was eine Handlung bewirkt.
    scoring ¶1
    Say who wins.
    Sagen, wer gewinnt.
    """,
)
SET_UP, TURN, ACTS, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option, made by `option` of `pieces.options`."""


@frozen(kw_only=True, repr=False)
class Table(Pictured):
    """A state of the game."""

    rules: Rules
    players: int
    turn: Seat = 0


@frozen(repr=False)
class Act(Worded):
    """An action of a seat."""

    seat: Seat


def _missing(what: str) -> NoReturn:
    raise NotImplementedError(f"{slug} lacks {{what}}")


@cites(SET_UP)
def start(players: int, rules: Rules) -> Table:
    _missing("`start`: how the game begins [{name}-1]")


def movers(state: Table) -> tuple[Mover, ...]:
    return () if outcome(state) else (state.turn,)


def actor(action: Act) -> Mover:
    return action.seat


LEGALITY: Final[Legality[Table, Act]] = Legality(in_turn(TURN, movers, actor))
"""A row for each clause that forbids; all of them are asked."""


def candidates(state: Table) -> Iterator[Act]:
    _missing("`candidates`: the actions worth asking about")


def attempts(state: Table) -> Iterator[Act]:
    _missing("`attempts`: what somebody might try, also amiss")


@cites(ACTS)
def effect(state: Table, action: Act) -> Step[Table, Act, Told]:
    _missing("`effect`: what a legal action does [{name}-3]")


@cites(WINS)
def outcome(state: Table) -> Outcome | None:
    _missing("`outcome`: the end, and who wins [{name}-4]")


def write(action: Act) -> str:
    _missing("`write`: an action in words")


def read(mover: Mover, words: str) -> Act:
    _missing("`read`: the action of words, or ExpectedError")


def scene(view: Table, viewer: Viewer) -> Scene:
    _missing("`scene`: what a view shows")


GAME: Final[Game[Rules, Table, Act, Told, Table]] = Game(
    book=Book(
        slug="{slug}",
        title=Text("{title}", "{title}"),
        number="{number}",
        clauses=CLAUSES,
        default=Rules(),
        modules=(__name__,),
    ),
    rules=GameRules(
        seats=range(2, 3),
        start=start,
        movers=movers,
        chance=lambda _: None,
        candidates=candidates,
        legality=LEGALITY,
        effect=effect,
        view=lambda state, _: state,
        witness=witness,
        reveals=reveals,
        actor=actor,
        outcome=outcome,
    ),
    notation=Notation(write=write, read=read),
    scene=Scenes(scene),
    checks=Checks(attempts=attempts, longest=100),
)
'''
_TESTS: Final = '''\
"""{number} {title}: what the manual says, worked out from it by hand."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.entries import played
from daumen_rules.games.{chapter}.{module} import GAME


def test_a_game_is_played_to_its_end() -> None:
    play = played(GAME, GAME.rules.seats[0], GAME.book.default, Random(1))
    assert GAME.rules.outcome(play.states[-1]) is not None


@pytest.mark.cites("{name}-1")
def test_the_game_begins_as_the_manual_says() -> None:
    pytest.fail("no test of {name}-1 yet: what lies where before the first action")


@pytest.mark.cites("{name}-2")
def test_who_is_not_on_turn_is_refused() -> None:
    pytest.fail("no test of {name}-2 yet: an action out of turn, and all clauses it breaks")


@pytest.mark.cites("{name}-3")
def test_an_action_does_what_the_manual_says() -> None:
    pytest.fail("no test of {name}-3 yet: a state, an action, and what becomes of it")


@pytest.mark.cites("{name}-4")
def test_the_end_is_counted_as_the_manual_says() -> None:
    pytest.fail("no test of {name}-4 yet: a game at its end, its points and its winner")
'''


@frozen
class Skeleton:
    """A new game: what it is called, and where it belongs."""

    slug: str
    chapter: str
    number: str
    name: str
    """What its clauses are called, before the hyphen."""

    @property
    def module(self) -> str:
        """The name of its module."""
        return self.slug.replace("-", "_")

    @property
    def line(self) -> str:
        """Its line in the catalogue."""
        return f'    "{self.slug}": "{self.chapter}.{self.module}",'

    @property
    def game(self) -> str:
        """Its module."""
        return self._filled(_GAME)

    @property
    def tests(self) -> str:
        """The module of its tests."""
        return self._filled(_TESTS)

    def _filled(self, template: str) -> str:
        gaps = {
            "slug": self.slug,
            "chapter": self.chapter,
            "number": self.number,
            "name": self.name,
            "module": self.module,
            "title": " ".join(word.capitalize() for word in self.slug.split("-")),
        }
        filled = re.sub(r"(?<!\{)\{(\w+)\}", lambda found: gaps[found[1]], template)
        return filled.replace("{{", "{").replace("}}", "}")


_LISTED: Final = re.compile(r'    "([a-z0-9-]+)": "(\w+)\.[\w.]+",')


def with_line(catalogue: str, skeleton: Skeleton, numbers: Mapping[str, str]) -> str | None:
    """The source of the catalogue with the line of a game at its place: in its chapter, after all
    lower numbers. `numbers` are those of the games by slug. None where the source is not as it was.
    """
    lines = catalogue.split("\n")
    found = [(at, match) for at, line in enumerate(lines) if (match := _LISTED.fullmatch(line))]
    chapters = list(dict.fromkeys(match[2] for _, match in found))
    if not found or [at for at, _ in found] != list(range(found[0][0], found[-1][0] + 1)):
        return None
    if skeleton.chapter not in chapters:
        chapters.append(skeleton.chapter)
    own = (chapters.index(skeleton.chapter), _order(skeleton.number))
    before = [
        at
        for at, match in found
        if (chapters.index(match[2]), _order(numbers.get(match[1], "0"))) <= own
    ]
    lines.insert(before[-1] + 1 if before else found[0][0], skeleton.line)
    return "\n".join(lines)


def _order(number: str) -> tuple[int, str]:
    """Where a number such as 110 or 110b stands among the others."""
    digits = re.match(r"\d+", number)
    return (int(digits[0]) if digits else 0), number

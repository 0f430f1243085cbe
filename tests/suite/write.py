"""Writes the fixed suites of the collection: the same seed, the same bytes.

    python -m tests.suite.write [SLUG…]          all games without a name; half an hour
    python -m tests.suite.write --check [SLUG…]  writes nothing and says which would change

It prints what no game reaches. Each such clause, row and reading stands in `unreached.txt` with the
reason. Exit status: 0, or 1 where that list or a file differs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from attrs import field

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.suite import FOLDER, FROM_THE_START, head_of, read_suite, unreached
from daumen_rules.contracts.engine_tests.script import script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.clause import ClauseKind
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE, REFEREE, seat_letter
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.options import MANUAL
from daumen_rules.records.record import of_actions, write
from tests.collection.citing import citing
from tests.collection.test_citing_clauses import NEVER

from .reached import called_by_each, reached_at_end, row_goal
from .readings import Difference, difference, readings
from .search import Found, Search
from .shorten import shortened

VECTORS: Final = Path(__file__).parents[2] / "spec" / "collection" / "vectors"
BY_HAND: Final = Path(__file__).with_name("by_hand.txt")
"""Entries made by hand, for what the search does not find."""
WHOLE: Final = "whole-game"
ALWAYS: Final = (ClauseKind.MATERIAL, ClauseKind.SETUP, ClauseKind.VIEW)
"""Clauses of these kinds are exercised by every whole game: it has been set up and is looked at."""
LONG: Final = 20
"""An entry of more actions has a shorter one beside it, which begins with a position."""
LAST: Final = 3
"""How many actions that has."""
HEAD: Final = """\
# The fixed suite of this game, for the test bench; written by `python -m tests.suite.write`.
# Each entry is a record: below `==` its id, and the clauses that the id does not name.
"""


@frozen(kw_only=True)
class Entry:
    """An entry of a suite: its id, the clauses that the id does not name, and a game."""

    id: str
    found: Found
    clauses: tuple[str, ...] = field(default=())


@frozen(kw_only=True)
class Suite:
    """The suite of a game, and what was not reached."""

    entries: tuple[Entry, ...]
    missing: frozenset[str]
    """The ids of clauses, rows and readings for which there is no entry."""


def suite(slug: str, seed: int = 0) -> Suite:
    """The suite of a game, searched."""
    found = game(slug)
    rows = [row_goal(row) for row in found.rules.legality.rows]
    computing = [clause.id for clause in found.book.clauses if clause.kind.computes]
    listed = unreached(found)
    silent = frozenset(computing) - _told(found)
    wanted = (frozenset(computing) | frozenset(rows)) - silent - listed.keys()
    search = Search(found, wanted, seed)
    search.run()
    entries = list(_reaching(found, search, [*computing, *rows]))
    silent = frozenset(computing) - {entry.id.partition("/")[0] for entry in entries}
    entries += _silent(found, search, silent)
    by_hand = list(_by_hand(found))
    reached = {entry.id for entry in entries}
    entries += [entry for entry in by_hand if entry.id not in reached and "=" not in entry.id]
    seeds = {entry.id: entry.found for entry in entries if len(entry.found.actions) > 1}
    seeds |= {entry.id: entry.found for entry in by_hand if entry.found.begins is None}
    for option, word in readings(found):
        entries += _of_reading(found, difference(found, option, word, seed, seeds), option, word)
    entries = [*entries, *by_hand, *_vectors(found)]
    entries = list({entry.id: entry for entry in reversed(entries)}.values())[::-1]
    entries = [each for entry in entries for each in _with_position(found, entry)]
    shown = {name for entry in entries for name in (entry.id, *entry.clauses)}
    shown |= {entry.id.partition("/")[0] for entry in entries}
    every = {*computing, *rows, *(f"{option.field}={word}" for option, word in readings(found))}
    return Suite(entries=tuple(entries), missing=frozenset(every - shown))


def _told(found: AnyGame) -> frozenset[str]:
    """The clauses that an event or a refusal may cite; the others are known by their functions."""
    never = {*NEVER[""], *NEVER.get(found.slug, ())}
    return (citing(found) | {row.clause.id for row in found.rules.legality.rows}) - never


def _reaching(found: AnyGame, search: Search, order: Sequence[str]) -> Iterator[Entry]:
    """The entries of clauses and rows, made short; a clause that only forbids has its rows."""
    for goal in order:
        if goal in search.found:
            one = search.found[goal]
            yield Entry(id=goal, found=shortened(one, _reaches(found, one, goal)))


def _reaches(found: AnyGame, one: Found, goal: str) -> Any:
    before = reached_at_end(found, one.rules, one.players, one.actions) or frozenset()

    def holds(actions: Sequence[Any]) -> bool:
        goals = reached_at_end(found, one.rules, one.players, actions)
        if goals is None or goal not in goals:
            return False
        return "/" not in goal or len(goals) <= len(before)

    return holds


def _silent(found: AnyGame, search: Search, silent: frozenset[str]) -> Iterator[Entry]:
    """A whole game, with the clauses that nothing tells and whose functions it calls; then a game
    for each other one.
    """
    shown = frozenset[str]()
    if search.whole is not None:
        one = search.whole
        called = called_by_each(found, one.rules, one.players, one.actions)
        shown = silent & frozenset[str]().union(*called)
        always = {c.id for c in found.book.clauses if c.kind in ALWAYS}
        shown |= silent & always
        clauses = tuple(clause.id for clause in found.book.clauses if clause.id in shown)
        yield Entry(id=WHOLE, found=one, clauses=clauses)
    calls = search.calls(silent - shown) if silent - shown else {}
    yield from (Entry(id=id_, found=calls[id_]) for id_ in sorted(calls))


def _of_reading(
    found: AnyGame, differs: Difference | None, option: Any, word: str
) -> Iterator[Entry]:
    """A game by a reading, and the same by the default, unless the option has one already."""
    if differs is None:
        return
    for rules, value in ((differs.default, option.word(differs.default)), (differs.other, word)):
        size = len(differs.actions)
        one = Found(rules=rules, players=differs.players, actions=differs.actions, cost=size)
        yield Entry(id=f"{option.field}={value}", found=one)


def _by_hand(found: AnyGame) -> Iterator[Entry]:
    """The entries made by hand."""
    for part in f"\n{BY_HAND.read_text('utf-8')}".split("\ngame: ")[1:]:
        slug, _, text = part.partition("\n")
        if slug != found.slug:
            continue
        for one in read_suite(found, text):
            opening = one.game.opening
            begins = None if opening == found.start(opening.players, opening.rules) else opening
            size = len(one.game.moves)
            made = Found(
                rules=opening.rules, players=opening.players, actions=one.game.actions, cost=size,
                begins=begins,
            )  # fmt: skip
            yield Entry(id=one.name.partition("/")[2], found=made)


def _with_position(found: AnyGame, entry: Entry) -> Iterator[Entry]:
    """An entry; a long one also as its last actions from a position, which has its id then."""
    one = entry.found
    if len(one.actions) <= LONG or one.begins is not None or entry.id == WHOLE:
        yield entry
        return
    played = script(found.rules, one.opening(found), None, one.actions[:-LAST])
    begins = played.state(len(played.moves))
    names = tuple(map(seat_letter, range(one.players)))
    if not _may_begin(found, begins, names):
        yield entry
        return
    yield evolve(entry, found=evolve(one, actions=one.actions[-LAST:], begins=begins))
    yield evolve(entry, id=entry.id + FROM_THE_START)


def _may_begin(found: AnyGame, state: Any, names: Sequence[str]) -> bool:
    """Whether a state is the same after it was written as a position and read."""
    with suppress(InputError):
        return bool(found.position(found.write_position(state, names)).state == state)
    return False


def _vectors(found: AnyGame) -> Iterator[Entry]:
    """The vectors that were worked out by hand."""
    path = VECTORS / f"{found.slug}.json"
    if not path.exists():
        return
    for vector in json.loads(path.read_text("utf-8"))["vectors"]:
        rules = found.book.read_rules(vector["rules"])
        state, actions = found.start(vector["players"], rules), list[Any]()
        for words in (*vector["acts"], vector["action"]):
            is_by = words is vector["action"] and "by" in vector
            mover = _mover(vector["by"]) if is_by else found.rules.movers(state)[0]
            actions.append(found.notation.read(mover, words))
            answer = step(found.rules, state, actions[-1])
            state = state if isinstance(answer, Refused) else answer.state
        one = Found(
            rules=rules, players=vector["players"], actions=tuple(actions), cost=len(actions)
        )
        yield Entry(id=vector["id"], found=one, clauses=tuple(vector["clauses"]))


def _mover(name: str) -> Any:
    return {"nature": NATURE, "referee": REFEREE}.get(name) or "ABCDEFGH".index(name)


def text_of(found: AnyGame, suite: Suite) -> str:
    """The text of a suite."""
    return "\n".join([HEAD, *(f"{_text(found, entry)}" for entry in suite.entries)])


def _text(found: AnyGame, entry: Entry) -> str:
    """An entry as a record without its game, and without the rules if they are the manual's."""
    one = entry.found
    names = tuple(map(seat_letter, range(one.players)))
    played = of_actions(found, one.opening(found), one.actions)
    record = Record(
        game=found,
        rules=one.rules,
        names=names,
        games=(evolve(played, begins=one.begins),),
        pack="",
    )
    left_out = (f"game: {found.slug}", f"rules: {MANUAL}", "")
    lines = [line for line in write(record).splitlines() if line not in left_out]
    return "\n".join([head_of(entry.id, entry.clauses), *lines, ""])


def path_of(slug: str) -> Path:
    """The file of the suite of a game."""
    return FOLDER / f"{slug}.txt"


def own_list(slug: str) -> frozenset[str]:
    """What the list has for this game alone; what it has for all games may be reached in some."""
    every = game(slug)
    text = (FOLDER / "unreached.txt").read_text("utf-8").split()
    return frozenset(id_ for id_ in unreached(every) if f"{slug}/{id_}" in text)


def collection() -> list[str]:
    """The games whose suite stands in a file: those that have none of their own."""
    return [slug for slug in GAMES if bench(slug).own_tests.fixed is None]


def main(words: Sequence[str]) -> int:
    """Write the suites, or see whether they would change."""
    check, slugs = "--check" in words, [word for word in words if word != "--check"]
    status = 0
    for slug in slugs or collection():
        made, listed = suite(slug), unreached(game(slug))
        text = text_of(game(slug), made)
        for word, ids in (
            ("not reached", made.missing - listed.keys()),
            ("listed, and reached", own_list(slug) - made.missing),
        ):
            if ids:
                status = 1
                print(f"{slug}: {word}: {' '.join(sorted(ids))}")
        if not path_of(slug).exists() or path_of(slug).read_text("utf-8") != text:
            print(f"{slug}: {len(made.entries)} entries", flush=True)
            status = 1 if check else status
            if not check:
                path_of(slug).write_text(text, "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Faults planted in our own rules, and how often the bench names the right clause for them.

    python -m tests.conformance.planted                 those of `written_faults.txt`
    python -m tests.conformance.planted kniffel --changes 20 --seed 2

The engine is the library itself, with some functions changed while it answers. A fault is written
by hand, with the clauses that may be named for it; or with `--changes` it is a small change of one
function that carries out a clause (`tests.mutation`), and the clauses of that function are the
right ones. A fault is looked for under the default rules, and then with one option after the other
at its next value; one that no game shows is left out.
"""

from __future__ import annotations

import argparse
import gc
import signal
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from inspect import unwrap
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, Final

from attrs import frozen

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.blame_votes import (
    explaining,
    further_games,
    voted,
    with_clearest_clause,
)
from daumen_rules.conformance.engine_reading import playable
from daumen_rules.conformance.game_selection import chosen_games
from daumen_rules.conformance.messages import FunctionConnection, UnusableAnswer
from daumen_rules.conformance.session import Session
from daumen_rules.conformance.smallest_failure import VOTING
from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.pieces.rule_sets import neighbours
from daumen_rules.register.citations import carrying_out
from tests.conformance.game_engine import GameEngine
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.parts import parts_of, path_of

AnyFailure = Failure[Any, Any, Any]
AnyScript = Script[Any, Any, Any]
WRITTEN: Final = Path(__file__).parent / "written_faults.txt"
MOST_CLAUSES: Final = 3
"""A function that carries out more clauses says nothing about which of them is meant."""
PLAYED: Final = 40
"""How many random games look for a fault."""
SECONDS: Final = 120
"""How long a fault may take before it is left out."""


class TooLongError(BaseException):
    """A fault that takes too long, such as a loop that never ends. It is no Exception: none that is
    caught for other reasons.
    """


@frozen
class Fault:
    """Changed functions with their codes, what was changed, and the clauses that are right."""

    codes: tuple[tuple[FunctionType, CodeType], ...]
    words: str
    clauses: frozenset[str]


class Planted(GameEngine):
    """The library with one of its functions changed while it answers."""

    def __init__(self, slug: str, fault: Fault, *, tells: bool) -> None:
        super().__init__(slug)
        self._fault = fault
        self._tells = tells
        self._caches = _caches_of([function for function, _ in fault.codes])

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        right = [(function, function.__code__) for function, _ in self._fault.codes]
        for function, code in self._fault.codes:
            function.__code__ = code
        self._forget()
        try:
            told = super().answer(request)
        except TooLongError:
            raise
        except Exception as error:
            return {"error": repr(error)}
        finally:
            for function, code in right:
                function.__code__ = code
            self._forget()
        if request["message"] == "hello":
            told["leaves_out"] = ["views"]
            told["fields"] = told["fields"] if self._tells else []
        elif not self._tells and "state" in told:
            del told["state"]["fields"]
        return told

    def _forget(self) -> None:
        """Empties the caches of the changed functions: neither side gets an answer of the other."""
        for cached in self._caches:
            cached.cache_clear()


def faults(found: AnyGame, random: Random) -> Iterator[Fault]:
    """The faults that can be planted in a game, in a random order, one a function at first."""
    functions = {_key(function): function for _, function in _functions(found)}
    own = {clause.id for clause in found.book.clauses}
    parts = {
        key: tuple(id_ for id_ in ids if id_ in own)
        for key, ids in parts_of([found]).items()
        if (key.module, key.name) in functions
    }
    by_function: dict[Any, list[Mutant]] = {}
    known = {key: ids for key, ids in parts.items() if 0 < len(ids) <= MOST_CLAUSES}
    for mutant in mutants(known):
        if mutant.slot.function is not None:
            by_function.setdefault(mutant.key, []).append(mutant)
    for some in by_function.values():
        random.shuffle(some)
    while by_function:
        for key in random.sample(list(by_function), len(by_function)):
            mutant = by_function[key].pop()
            if not by_function[key]:
                del by_function[key]
            function = functions[key.module, key.name]
            code = _code(mutant.code(), key.name)
            if code is not None and code.co_freevars == function.__code__.co_freevars:
                yield Fault(((function, code),), str(mutant), frozenset(mutant.clauses))


def written(slugs: Iterable[str]) -> Iterator[tuple[str, Fault]]:
    """The faults of the file in some games."""
    for line in WRITTEN.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        slug, clauses, module, old, new = (part.strip() for part in line.split(" | "))
        if slug not in slugs:
            continue
        game(slug)
        name = f"daumen_rules.games.{module}"
        text = Path(path_of(name)).read_text("utf-8")
        assert text.count(old) == 1, line
        outer = compile(text.replace(old, new), path_of(name), "exec", dont_inherit=True)
        codes = [
            (function, code)
            for function in _defined_in(name)
            if (code := _code(outer, function.__qualname__, line_of(function))) is not None
            and code != function.__code__
            and code.co_freevars == function.__code__.co_freevars
        ]
        assert codes, line
        yield slug, Fault(tuple(codes), f"{old} → {new}", frozenset(clauses.split()))


def _defined_in(module: str) -> list[FunctionType]:
    """All functions that a module has defined, those within others too."""
    every = (each for each in gc.get_objects() if isinstance(each, FunctionType))
    return [function for function in every if function.__module__ == module]


def _caches_of(functions: list[FunctionType]) -> list[Any]:
    """Some functions as far as they keep their results, and functions that do and name them."""
    every: list[Any] = gc.get_objects()
    kept: type[Any] = type(cache(abs))
    names = {function.__name__ for function in functions}
    return [
        cached
        for cached in every
        if isinstance(cached, kept)
        and isinstance(plain := unwrap(cached), FunctionType)
        and (plain in functions or names.intersection(plain.__code__.co_names))
    ]


def _functions(found: AnyGame) -> Iterator[tuple[str, FunctionType]]:
    for id_, function in carrying_out(found):
        plain: Any = function
        while isinstance(plain, partial):
            plain = plain.func
        if isinstance(plain, FunctionType):
            yield id_, plain


def _key(function: FunctionType) -> tuple[str, str]:
    return function.__module__, function.__qualname__


def line_of(function: FunctionType) -> int:
    """The line on which a function begins; functions without a name differ in it alone."""
    return function.__code__.co_firstlineno


def _code(outer: CodeType, name: str, line: int | None = None) -> CodeType | None:
    """The code of a function of that qualified name, and of that line if one is given, within the
    code of its module.
    """
    for each in outer.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == name and line in (None, each.co_firstlineno):
                return each
            if (inner := _code(each, name, line)) is not None:
                return inner
    return None


@frozen
class Trial:
    """What the bench says of a fault: the clauses that it names, the likeliest first."""

    fault: Fault
    named: tuple[str, ...]
    alone: str
    """The clause that the first failure names without further games."""
    moves: int
    seconds: float

    @property
    def is_right(self) -> bool:
        return self.named[0] in self.fault.clauses


@contextmanager
def _within(seconds: int) -> Generator[None, None, None]:
    def stop(*_: object) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def tried(slug: str, fault: Fault, *, tells: bool = True) -> Trial | None:
    """What the bench says of a fault; None where it finds nothing, or no usable answer."""
    begun = time.process_time()
    try:
        with _within(SECONDS):
            found = _blamed(slug, fault, tells=tells)
    except (TooLongError, UnusableAnswer):
        return None
    if found is None:
        return None
    failure, early, blame = found
    named = tuple(clause.id for clause in blame.clauses)
    return Trial(fault, named, early.clause.id, failure.position, time.process_time() - begun)


def _blamed(slug: str, fault: Fault, *, tells: bool) -> tuple[AnyFailure, Blame, Blame] | None:
    """The first failure, what it names alone, and what further games agree on."""

    @contextmanager
    def engine() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(Planted(slug, fault, tells=tells).answer)

    asked, found = 0, bench(slug)
    session: Session[Any, Any, Any, Any] = Session(found, engine)
    hello = session.greet()
    default = game(slug).book.default
    others = {option.field: rules for option, _, rules in reversed(neighbours(default))}

    def check(played: AnyScript, since: int = 0, /) -> AnyFailure | None:
        nonlocal asked
        asked += len(played.moves)
        try:
            return session.play(played, None, since).failure
        except UnusableAnswer:
            return None

    for rules in (default, *others.values()):
        settings = playable(found, rules, hello)
        games = chosen_games(found, [settings], PLAYED, 0, illegal=True)
        failure = next((wrong for _, played in games if (wrong := check(played)) is not None), None)
        if failure is not None:
            break
    else:
        return None
    asked, early = 0, found.blame(failure)
    further = further_games(found, failure, early, settings, check, lambda: asked < VOTING)
    agreed = voted(early, further.blames)
    explains = explaining(found, further.wrong, further.right)
    clear = with_clearest_clause(found, failure, agreed, further.suspicion, explains)
    return failure, early, clear


def trials(slug: str, wanted: int, seed: int, *, tells: bool = True) -> Iterator[Trial]:
    """What the bench says of some faults in a game, as far as they show."""
    count = 0
    for fault in faults(game(slug), Random(f"{slug}/{seed}")):
        trial = tried(slug, fault, tells=tells)
        if trial is not None:
            yield trial
            count += 1
        if count == wanted:
            return


def main(arguments: Iterable[str]) -> int:
    say = partial(print, flush=True)
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(SLUGS))
    parser.add_argument("--changes", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-fields", action="store_true")
    asked = parser.parse_args(list(arguments))
    tells, right, third, total, alone = not asked.no_fields, 0, 0, 0, 0
    tried_: Iterator[tuple[str, Trial | None]]
    if asked.changes:
        tried_ = (
            (slug, trial)
            for slug in asked.games
            for trial in trials(slug, asked.changes, asked.seed, tells=tells)
        )
    else:
        tried_ = ((slug, tried(slug, fault, tells=tells)) for slug, fault in written(asked.games))
    for slug, trial in tried_:
        if trial is None:
            say(f"not found in {slug}")
            continue
        total += 1
        right += trial.is_right
        alone += trial.alone in trial.fault.clauses
        third += bool(trial.fault.clauses & set(trial.named[:3]))
        mark = "right" if trial.is_right else "WRONG"
        meant = " ".join(sorted(trial.fault.clauses))
        say(
            f"{mark} {slug}: {' '.join(trial.named[:3])} for {meant}, alone {trial.alone}; "
            f"{trial.moves} moves, {trial.seconds:.1f} s: {trial.fault.words}"
        )
    say(f"{right} of {total} right, {third} among the first three; without further games {alone}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A mutant on trial: the tests that reach it run in a process of their own, the quickest first.

The mutant is put into the living functions where that is enough. What runs when its module is
imported needs new modules; so does a mutant that nothing has killed yet, to be sure of it.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import Distribution, distributions
from importlib.util import spec_from_file_location
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final

import pytest
from attrs import frozen
from hypothesis import Phase, settings

import daumen_rules
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from tests.mutation.mutants import Mutant, compiled
from tests.mutation.parts import ROOMS, TRIED, imported, importers, path_of

ROOT: Final = Path(__file__).parents[2]
_OURS: Final = ("daumen_rules", "pytest_daumen_rules", "tests")
_OPTIONS: Final = ("-n0", "-x", "-p", "no:terminal", "-p", "no:cacheprovider", f"--rootdir={ROOT}")
_MEMORY: Final = 4 << 30
"""How many bytes a process on trial may have."""
_PATIENCE: Final = 10
"""How many times the work of the rules as they are, and half a second, a mutant may take."""
_NO_TESTS: Final = 5
_UNSEEN: Final = 77
"""How a process on trial ends whose tests have loaded the module without the change."""


class UnseenError(Exception):
    """The tests on trial have not seen the mutant."""


def hindrance() -> str | None:
    """Why no test here would see a mutant; None where the tests see it."""
    if not (found := Path(daumen_rules.__file__)).is_relative_to(ROOT):
        return f"the tests load {found.parent}, not the library beside them, below {ROOT}"
    copies = [str(each.locate_file("")) for each in distributions() if is_rewritten(each)]
    if copies:
        return (
            f"the library is installed as a copy in {copies[0]}, and pytest loads it before any "
            "mutant is in place: install it with `python -m pip install -e .`"
        )
    return None


def is_rewritten(distribution: Distribution) -> bool:
    """Whether pytest loads the library of a distribution itself, to rewrite its assertions: it does
    so with all modules that are listed beside a plugin.
    """
    return any(entry.group == "pytest11" for entry in distribution.entry_points) and any(
        file.parts[0] == "daumen_rules" for file in distribution.files or ()
    )


@frozen
class Seen:
    """What a test did with the rules as they are: seconds of work, the code that it reached, and
    the modules that its file imports or that hold a game for which it asked the catalogue.
    """

    seconds: float
    reached: frozenset[CodeType]
    modules: frozenset[str]


class _Plugin:
    """What pytest is told in any case: same mutant, same examples, and none is made small."""

    def pytest_collection(self) -> None:
        settings.register_profile(
            "default",
            settings.get_profile("default"),
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("default")


class Bench(_Plugin):
    """Collects tests and sees what they do; then gives itself to whoever tries mutants."""

    def __init__(self, work: Callable[[Bench], None]) -> None:
        self.work = work
        self.seen: dict[str, Seen] = {}
        self.unfit: list[str] = []
        """Tests that fail, are skipped or cannot be read with the rules as they are."""
        self._items: dict[str, pytest.Item] = {}
        self._functions: list[FunctionType] = []
        self._caches: list[Any] = []
        self._passed = True
        self._on_trial = False

    def run(self, tests: Iterable[str]) -> int:
        """Collect tests and do the work. The exit status of pytest: 0 where all went well."""
        return pytest.main([*_OPTIONS, *tests], plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """See what each test does, then work."""
        if session.testsfailed:
            raise session.Interrupted(f"cannot be collected: {', '.join(self.unfit)}")
        caches: list[Any] = [found for found in gc.get_objects() if isinstance(found, _CACHE)]
        self._caches = [cache for cache in caches if cache.__module__.startswith("daumen_rules")]
        for item, after in pairwise([*session.items, None]):
            assert item is not None
            self._see(item, after)
        self._functions = [
            found
            for found in gc.get_objects()
            if isinstance(found, FunctionType) and _is_of_rules(found.__code__)
        ]
        gc.freeze()
        self.work(self)
        return True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot be imported spoils everything."""
        if report.failed:
            self.unfit.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """A process on trial ends with its first failure, before anything is told of it."""
        failed = call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception)
        if self._on_trial and failed:
            os._exit(1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only tests that pass can tell a mutant."""
        self._passed &= report.passed

    def _see(self, item: pytest.Item, after: pytest.Item | None) -> None:
        reached: set[CodeType] = set()
        games: set[str] = set()

        def trace(frame: FrameType, event: str, arg: object) -> None:
            reached.add(frame.f_code)
            if frame.f_code is game.__code__:
                games.add(frame.f_locals["slug"])

        self._clear()
        self._passed = True
        began = time.process_time()
        sys.settrace(trace)
        try:
            _run(item, after)
        finally:
            sys.settrace(None)
        seconds = time.process_time() - began
        if self._passed:
            self._items[item.nodeid] = item
            modules = {*map(_module_of, games & {*GAMES}), *_imported_by(item)}
            code = frozenset(filter(_is_of_rules, reached))
            self.seen[item.nodeid] = Seen(seconds, code, frozenset(modules))
        else:
            self.unfit.append(item.nodeid)

    def _clear(self) -> None:
        for each in self._caches:
            each.cache_clear()

    # On trial

    def kills(self, mutant: Mutant, citing: Collection[str]) -> bool:
        """Whether a test fails with a mutant. Those in `citing` are asked first. Raises UnseenError
        where they do not see it.
        """
        code = mutant.code()
        changed = _changed(compiled(mutant.key.module), code)
        path, at_import = path_of(mutant.key.module), mutant.slot.at_import
        tests = [
            name for name, seen in self.seen.items() if not changed.keys().isdisjoint(seen.reached)
        ]
        if at_import or not tests:
            tests = self._importing(mutant.key.module)
        tests.sort(key=lambda name: (name.partition("[")[0] not in citing, self.seen[name].seconds))
        if not tests:
            return False
        if not at_import and _fails(lambda: self._living(changed, path, tests)):
            return True
        return _fails(lambda: self._afresh(mutant.key.module, code, tests))

    def _importing(self, module: str) -> list[str]:
        """The tests that reach a module, or one that imports it."""
        modules = importers(module)
        paths = {path_of(name) for name in modules}
        return [
            name
            for name, seen in self.seen.items()
            if not modules.isdisjoint(seen.modules)
            or any(code.co_filename in paths for code in seen.reached)
        ]

    def _living(
        self, changed: Mapping[CodeType, CodeType], path: str, tests: Sequence[str]
    ) -> None:
        for function in self._functions:
            if function.__code__.co_filename == path:
                function.__code__ = changed.get(function.__code__, function.__code__)
        self._clear()
        self._on_trial = True
        for name, after in pairwise([*tests, None]):
            assert name is not None
            _allow(self.seen[name].seconds)
            _run(self._items[name], self._items[after] if after else None)

    def _afresh(self, module: str, code: CodeType, tests: Sequence[str]) -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] in _OURS]:
            del sys.modules[name]
        sys.meta_path.insert(0, _Finder(module, code))
        _allow(5 + sum(self.seen[name].seconds for name in tests))
        files = dict.fromkeys(str(ROOT / name.partition("::")[0]) for name in tests)
        status = pytest.main([*_OPTIONS, *files], plugins=[_Chosen(tests)])
        if module in sys.modules and not isinstance(sys.modules[module].__loader__, _Loader):
            os._exit(_UNSEEN)
        os._exit(status not in (0, _NO_TESTS))


_CACHE: Final = type(lru_cache(lambda: None))


@cache
def _module_of(slug: str) -> str:
    """The module that holds a game of the catalogue."""
    found = game(slug)
    return next(name for name in sys.modules if _holds(name, found))


def _holds(module: str, found: AnyGame) -> bool:
    return module.startswith(ROOMS) and vars(sys.modules[module]).get("GAME") is found


def _imported_by(item: pytest.Item) -> frozenset[str]:
    """What the file of a test imports."""
    module = item.module if isinstance(item, pytest.Function) else None
    return frozenset() if module is None else imported(module.__name__)


def _is_of_rules(code: CodeType) -> bool:
    return any(room.replace(".", os.sep) in code.co_filename for room in TRIED)


def _run(item: pytest.Item, after: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def _changed(old: CodeType, new: CodeType) -> dict[CodeType, CodeType]:
    """The code of functions that a mutant changes, each with what it becomes."""
    inner, become = ([c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new))
    changed = {} if old == new else {old: new}
    for one in inner:
        same = [
            c
            for c in become
            if (c.co_qualname, c.co_firstlineno) == (one.co_qualname, one.co_firstlineno)
        ]
        if len(same) == 1:
            changed |= _changed(one, same[0])
    return changed


def _allow(seconds: float) -> None:
    """End this process when it has worked so many times as long: a loop without end is a kill."""
    signal.setitimer(signal.ITIMER_VIRTUAL, _PATIENCE * (seconds + 0.5))


def _fails(trial: Callable[[], None]) -> bool:
    """Whether a trial, in a process of its own, ends in another way than by its end. Raises
    UnseenError where the tests have loaded the module without the change.
    """
    process = os.fork()
    if process == 0:
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            trial()
        except BaseException:
            os._exit(1)
        os._exit(0)
    try:
        status = os.waitpid(process, 0)[1]
    except BaseException:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        raise
    if os.waitstatus_to_exitcode(status) == _UNSEEN:
        raise UnseenError("the tests have loaded a module before its mutant was in place")
    return status != 0


class _Chosen(_Plugin):
    """Runs chosen tests alone, in the order given."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.places = {name: place for place, name in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(chosen, key=lambda item: self.places[item.nodeid])


class _Finder:
    """Imports one module from changed code."""

    def __init__(self, module: str, code: CodeType) -> None:
        self.module, self.code = module, code

    def find_spec(
        self, name: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        file = self.code.co_filename
        return spec_from_file_location(name, file, loader=_Loader(name, file, self.code))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code

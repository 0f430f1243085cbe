"""What pytest loads when it starts: the marker, the argument `daumen_case`, and the summary.

It has to be there before any test is collected. The library is imported only for
tests that ask for it, so that all others cost nothing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from daumen_rules.conformance.plugin import DaumenCase

_MARKER = (
    "daumen_rules(rules='default', clauses='*', players=None, games=20, language='en', "
    "game='daumen-drauf'): run the test once for each clause of the game, with the argument "
    "`daumen_case`"
)
_NO_ARGUMENT = (
    "@pytest.mark.daumen_rules: found a test without the argument `daumen_case`; "
    "expected def {name}(daumen_case)"
)


_EXERCISED: Final = "daumen_rules.conformance.exercised"
"""The module that knows the clauses which were exercised, if any test has loaded it."""


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", _MARKER)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """An item for each clause, for tests that take a `daumen_case`."""
    if "daumen_case" in metafunc.fixturenames:
        from daumen_rules.conformance.plugin import generate

        generate(metafunc)


@pytest.fixture
def daumen_case(request: pytest.FixtureRequest) -> DaumenCase[Any]:
    """A clause to be checked on an engine: `daumen_case.check(engine)`."""
    found: DaumenCase[Any] | str = request.param
    if isinstance(found, str):
        pytest.fail(found, pytrace=False)
    return found


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that bears the marker itself takes a `daumen_case`: else it would check nothing."""
    marked = any(mark.name == "daumen_rules" for mark in item.own_markers)
    if marked and "daumen_case" not in getattr(item, "fixturenames", ()):
        name = getattr(item, "originalname", item.name)
        pytest.fail(_NO_ARGUMENT.format(name=name), pytrace=False)


# The summary: which clauses no test has reached


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand over what this process has exercised, if another one prints the summary (xdist)."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None and _EXERCISED in sys.modules:
        output[_EXERCISED] = sys.modules[_EXERCISED].exercised()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what another process has exercised (a hook of xdist)."""
    others = getattr(node, "workeroutput", {}).get(_EXERCISED)
    if others:
        from daumen_rules.conformance.exercised import add_exercised

        add_exercised(others)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell for each game that was checked the clauses that no test has reached."""
    if _EXERCISED in sys.modules and terminalreporter.verbosity >= 0:
        lines: list[str] = sys.modules[_EXERCISED].summary_lines()
        if lines:
            terminalreporter.write_sep("-", "clauses of the rules")
        for line in lines:
            terminalreporter.write_line(line)

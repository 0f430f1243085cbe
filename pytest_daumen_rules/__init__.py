"""What pytest loads when it starts: the marker and the argument `daumen_case`, and nothing else.

It has to be there before any test is collected. The library is imported only for
tests that ask for it, so that all others cost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

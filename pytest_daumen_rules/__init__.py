"""What pytest loads when it starts: the marker and the argument `daumen_case`, and nothing else.

Here lives what has to be there before any test is collected. The library is imported only for
tests that ask for it, so that all others cost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

_MARKER = (
    "daumen_rules(rules='german', clauses='*', players=None, games=20, language='en'): "
    "run the test once for each clause of Daumen drauf!, with the argument `daumen_case`"
)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", _MARKER)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """An item for each clause, for tests that take a `daumen_case`."""
    if "daumen_case" in metafunc.fixturenames:
        from daumen_rules.conformance.plugin import generate

        generate(metafunc)

"""One browser for all tests here, which are long ones: it takes seconds to start.

The fixture and the mark are all that is set up.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.browser.chromium import DESK, Browser, browser, installed


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def tab() -> Generator[Browser, None, None]:
    """A browser, which every test leaves as wide as a desk."""
    program = installed()
    assert program is not None
    with browser(program) as found:
        found.resize(*DESK)
        yield found

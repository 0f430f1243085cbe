"""One browser for all tests here.

Here lives the fixture alone.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.browser.chromium import DESK, Browser, browser, installed


@pytest.fixture(scope="session")
def tab() -> Generator[Browser, None, None]:
    """A browser, which every test leaves as wide as a desk."""
    program = installed()
    assert program is not None
    with browser(program) as found:
        found.resize(*DESK)
        yield found

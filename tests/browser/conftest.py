"""One browser for all tests here, which are long ones: it takes seconds to start.

It is the Chromium of the system, led by Playwright. Where there is none, or where it cannot be
started, the tests are skipped and say why.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.browser.tab import DESK, PHONE, Size, Tab

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser() -> Generator[Browser, None, None]:
    """A browser with nothing in it."""
    pytest.importorskip(
        "playwright", reason="Playwright is not installed: python -m pip install '.[test]'"
    )
    from playwright.sync_api import Error, sync_playwright  # slow to load

    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=program)
        except Error as error:
            pytest.skip(f"{program} cannot be started: {error.message.splitlines()[0]}")
        yield found
        found.close()


@pytest.fixture
def tabs(browser: Browser) -> Generator[Callable[[Size], Tab], None, None]:
    """Opens tabs as wide as one likes, and closes them afterwards."""
    yield partial(Tab.of, browser)
    for context in browser.contexts:
        context.close()


@pytest.fixture
def tab(tabs: Callable[[Size], Tab]) -> Tab:
    """A tab as it is on a desk."""
    return tabs(DESK)


@pytest.fixture
def phone(tabs: Callable[[Size], Tab]) -> Tab:
    """A tab as it is on the narrowest phone."""
    return tabs(PHONE)

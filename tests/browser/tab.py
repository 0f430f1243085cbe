"""A tab of the browser that remembers what its page said was wrong, and what it loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import define, field

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

Size = tuple[int, int]
DESK: Final[Size] = (1280, 900)
PHONE: Final[Size] = (320, 640)
"""The narrowest there is, in pixels."""
PATIENCE: Final = 300_000
"""Milliseconds for which a page is waited for, however busy the machine is."""


@define
class Tab:
    """A page; the errors and warnings on its console and its exceptions; what it asked for."""

    page: Page
    errors: list[str] = field(factory=list[str])
    loaded: list[str] = field(factory=list[str])

    @classmethod
    def of(cls, browser: Browser, size: Size) -> Tab:
        """A new one of a width and a height."""
        width, height = size
        page = browser.new_page(
            viewport={"width": width, "height": height}, is_mobile=width < DESK[0]
        )
        page.set_default_timeout(PATIENCE)
        tab = cls(page)
        page.on("console", lambda message: tab.hear(message))
        page.on("pageerror", lambda error: tab.errors.append(str(error)))
        page.on("request", lambda request: tab.loaded.append(request.url))
        return tab

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the console says, if something is wrong."""
        if message.type in ("error", "warning", "assert"):
            self.errors.append(message.text)

    def open(self, address: str) -> None:
        """Load a page anew, though only what follows `#` is another."""
        self.page.goto("about:blank")
        self.errors.clear()
        self.loaded.clear()
        self.page.goto(address)

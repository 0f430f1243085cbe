"""Headless Chromium, led over its debugging pipe.

It opens pages, presses keys, clicks, and tells what the page logs and loads. No page is known here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Generator
from contextlib import contextmanager
from fcntl import F_DUPFD_CLOEXEC, fcntl
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import define, field

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
DESK: Final = (1280, 900)
"""A page as it is on a desk, in pixels."""
PATIENCE: Final = 30
"""How many seconds the browser may be silent."""

FLAGS: Final = (
    "--headless",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
)

KEYS: Final = {
    "ArrowRight": 39,
    "ArrowLeft": 37,
    "ArrowDown": 40,
    "Home": 36,
    "End": 35,
    "Tab": 9,
    "Enter": 13,
}


def installed() -> str | None:
    """The browser's program, None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class PageError(AssertionError):
    """The page or the browser answered with an error."""


@define
class Browser:
    """One tab. `errors` are lines of the console and exceptions, `loaded` what was asked for."""

    send: int
    receive: int
    session: str | None = None
    errors: list[str] = field(factory=list[str])
    loaded: list[str] = field(factory=list[str])
    _count: int = 0
    _rest: bytes = b""
    _events: list[dict[str, Any]] = field(factory=list[dict[str, Any]])

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """A command of the debugging protocol, and its result."""
        self._count += 1
        message: dict[str, Any] = {"id": self._count, "method": method, "params": params}
        if self.session is not None:
            message["sessionId"] = self.session
        os.write(self.send, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self._count:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result
            self._note(answer)

    def _message(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            if not select([self.receive], [], [], PATIENCE)[0]:
                raise PageError("the browser says nothing")
            more = os.read(self.receive, 2**20)
            if not more:
                raise PageError("the browser has ended")
            self._rest += more
        first, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(first)
        return found

    def _note(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        params = event.get("params", {})
        match event.get("method"):
            case "Runtime.exceptionThrown":
                self.errors.append(str(params["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if params["type"] in ("error", "warning", "assert"):
                self.errors.append(str(params["args"]))
            case "Log.gameAdded" if params["entry"]["level"] in ("error", "warning"):
                self.errors.append(params["entry"]["text"])
            case "Network.requestWillBeSent":
                self.loaded.append(params["request"]["url"])
            case _:
                pass

    def attach(self) -> None:
        """Open a tab and listen to it."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def resize(self, width: int, height: int) -> None:
        """Show pages as on a screen of this size."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 700,
        )

    def open(self, address: str) -> None:
        """Load a page, and wait until it is loaded."""
        self.call("Page.navigate", url="about:blank")
        self.errors.clear()
        self.loaded.clear()
        self._events.clear()
        self.call("Page.navigate", url=address)
        while not any(event.get("method") == "Page.loadEventFired" for event in self._events):
            self._note(self._message())
        while self.js("document.readyState") != "complete" or self.js("location.href") == "":
            pass

    def js(self, expression: str) -> Any:
        """The value of an expression on the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def text(self, selector: str) -> str:
        """What stands in an element."""
        found: str = self.js(f"document.querySelector({json.dumps(selector)}).innerText")
        return found

    def click(self, selector: str) -> None:
        """A click with the mouse on the middle of an element."""
        place = self.js(
            f"(() => {{ const found = document.querySelector({json.dumps(selector)});"
            "found.scrollIntoView({block: 'center'}); const box = found.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent",
                type=kind,
                x=place[0],
                y=place[1],
                button="left",
                clickCount=1,
            )

    def press(self, key: str, *, shift: bool = False) -> None:
        """A key pressed and let go."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                windowsVirtualKeyCode=KEYS[key],
                modifiers=8 * shift,
                **(text if kind == "keyDown" else {}),
            )

    def picture(self, path: Path) -> None:
        """The whole page as a PNG file."""
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(b64decode(shot["data"]))


def _pipe() -> tuple[int, int]:
    """A pipe whose ends have numbers above those that the browser wants to have."""
    ends = os.pipe()
    above = tuple(fcntl(end, F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return above[0], above[1]


@contextmanager
def browser(program: str) -> Generator[Browser, None, None]:
    """A browser with nothing in it, ended afterwards."""
    to_read, to_write = _pipe()
    from_read, from_write = _pipe()
    with TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as home:
        process = subprocess.Popen(
            [
                "bash",
                "-c",
                f'exec "$0" "$@" 3<&{to_read} 4>&{from_write}',
                program,
                *FLAGS,
                f"--user-data-dir={home}",
                "about:blank",
            ],
            pass_fds=(to_read, from_write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(from_write)
        try:
            tab = Browser(to_write, from_read)
            tab.attach()
            yield tab
        finally:
            os.close(to_write)
            os.close(from_read)
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

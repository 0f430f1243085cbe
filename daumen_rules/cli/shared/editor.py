"""Edits lines at a terminal: arrow keys, the history of a prompt, and completion by tab.

Only this module uses prompt_toolkit, and loads it when the first line is edited.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import field

from daumen_rules.kernel.frozen import frozen

if TYPE_CHECKING:  # slow to load, and needed only at a terminal
    from prompt_toolkit import PromptSession
    from prompt_toolkit.application import Application

Completer: TypeAlias = Callable[[str], Sequence[str]]
"""Returns the whole lines that the beginning of a line may become."""

CAN_EDIT: Final = find_spec("prompt_toolkit") is not None


@frozen
class Editor:
    """A keyboard at a terminal.

    Each prompt has its own history. So one player's lines never come back at another's prompt.
    """

    _sessions: dict[str, PromptSession[str]] = field(
        factory=dict[str, "PromptSession[str]"], init=False, repr=False
    )

    def line(self, prompt: str, complete: Completer | None = None) -> str | None:
        """The next line that a person types; None at the end of input."""
        from prompt_toolkit.completion import DynamicCompleter, WordCompleter

        session = self._session(prompt)

        def completer() -> WordCompleter:
            begun = session.default_buffer.document.text_before_cursor
            words = [] if complete is None else [*complete(begun)]
            return WordCompleter(words, ignore_case=True, sentence=True)

        with _interruptions() as interruptions:
            try:
                return session.prompt(
                    completer=DynamicCompleter(completer), pre_run=interruptions.begin
                )
            except (EOFError, OSError):
                return None

    def _session(self, prompt: str) -> PromptSession[str]:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # not every terminal answers CPR
        if prompt not in self._sessions:
            self._sessions[prompt] = PromptSession(
                [("bold", prompt)],
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,
                enable_suspend=True,
            )
        return self._sessions[prompt]

    def forget(self) -> None:
        """Drop the keys that a person typed ahead, after the last Enter."""
        if self._sessions:
            from prompt_toolkit.application import get_app_session
            from prompt_toolkit.input.typeahead import clear_typeahead

            clear_typeahead(get_app_session().input)


class _Interruptions:
    """Requests to end (Ctrl-C as a signal, a closed window) that arrive while a line is edited.

    A signal handler that raises could do so inside prompt_toolkit, which would print a traceback.
    So this one notes the request, and the event loop ends the line afterwards.
    """

    def __init__(self) -> None:
        self.requested = False
        self._app: Application[str] | None = None

    def begin(self) -> None:
        """Called before a line is edited. A request that came earlier ends the line at once."""
        from prompt_toolkit.application import get_app

        self._app = get_app()
        if self.requested:
            self._end()

    def request(self, *_: object) -> None:
        """The signal handler: notes the request, and asks the event loop to end the line."""
        self.requested = True
        if self._app is not None and self._app.loop is not None:
            self._app.loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._app is not None and self._app.is_running and not self._app.is_done:
            self._app.exit(exception=KeyboardInterrupt)


@contextmanager
def _interruptions() -> Generator[_Interruptions, None, None]:
    """Holds back each signal that raises `KeyboardInterrupt`, and raises it after the line ended.

    Does nothing outside the main thread, where Python allows no signal handlers.
    """
    kept = _Interruptions()
    is_main = threading.current_thread() is threading.main_thread()
    numbers = [
        number
        for name in ("SIGINT", "SIGTERM", "SIGHUP")
        if is_main
        and (number := getattr(signal, name, None)) is not None
        and signal.getsignal(number) is signal.default_int_handler
    ]
    try:
        for number in numbers:
            signal.signal(number, kept.request)
        yield kept
    finally:
        for number in numbers:
            signal.signal(number, signal.default_int_handler)
    if kept.requested:
        raise KeyboardInterrupt

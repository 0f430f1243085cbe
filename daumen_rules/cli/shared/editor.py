"""Lines edited at a terminal: the arrows, what was typed before, and the tab key.

All that is asked of prompt_toolkit stands here; it is loaded when the first line is edited.
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

if TYPE_CHECKING:  # slow to load, and needed at a terminal alone
    from prompt_toolkit import PromptSession
    from prompt_toolkit.application import Application

Completer: TypeAlias = Callable[[str], Sequence[str]]
"""What a beginning may become."""

CAN_EDIT: Final = find_spec("prompt_toolkit") is not None


@frozen
class Editor:
    """A keyboard at a terminal.

    What was typed at a prompt comes back at this one and at no other: another prompt may be for
    other eyes.
    """

    _sessions: dict[str, PromptSession[str]] = field(
        factory=dict[str, "PromptSession[str]"], init=False, repr=False
    )

    def line(self, prompt: str, complete: Completer | None = None) -> str | None:
        """The next line typed; None where nothing more comes."""
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

        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # not every terminal answers it
        if prompt not in self._sessions:
            self._sessions[prompt] = PromptSession(
                [("bold", prompt)],
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,
                enable_suspend=True,
            )
        return self._sessions[prompt]

    def forget(self) -> None:
        """Throw away what was typed after the last Enter."""
        if self._sessions:
            from prompt_toolkit.application import get_app_session
            from prompt_toolkit.input.typeahead import clear_typeahead

            clear_typeahead(get_app_session().input)


class _Interruptions:
    """The requests to end (a signal, a closed window) that come while a line is edited.

    An exception raised by a signal could come up amid prompt_toolkit's own work, which would show
    it. So a request is kept, and ends the line between two of its events.
    """

    def __init__(self) -> None:
        self.requested = False
        self._app: Application[str] | None = None

    def begin(self) -> None:
        """The line is about to be edited: a request that came before ends it at once."""
        from prompt_toolkit.application import get_app

        self._app = get_app()
        if self.requested:
            self._end()

    def request(self, *_: object) -> None:
        """What a signal calls."""
        self.requested = True
        if self._app is not None and self._app.loop is not None:
            self._app.loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._app is not None and self._app.is_running and not self._app.is_done:
            self._app.exit(exception=KeyboardInterrupt)


@contextmanager
def _interruptions() -> Generator[_Interruptions, None, None]:
    """Keeps each signal that would raise `KeyboardInterrupt` until the line is left, and raises
    it then.
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

"""Lines edited at a terminal: the arrows, what was typed before, and the tab key.

All that is asked of prompt_toolkit stands here; it is loaded when the first line is edited.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import field

from daumen_rules.kernel.frozen import frozen

if TYPE_CHECKING:  # slow to load, and needed at a terminal alone
    from prompt_toolkit import PromptSession

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

        asked_to_end = signal.getsignal(signal.SIGTERM)
        try:
            typed: str = session.prompt(completer=DynamicCompleter(completer), pre_run=_endable)
        except (EOFError, OSError):
            return None
        finally:
            if asked_to_end is signal.default_int_handler:
                signal.signal(signal.SIGTERM, asked_to_end)
        return typed

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


def _endable() -> None:
    """Lets a request to end interrupt the line between two events; amid one it could come up in
    prompt_toolkit, which would show it.
    """
    import asyncio
    from contextlib import suppress

    from prompt_toolkit.application import get_app

    app = get_app()

    def end() -> None:
        if not app.is_done:
            app.exit(exception=KeyboardInterrupt)

    if signal.getsignal(signal.SIGTERM) is signal.default_int_handler:
        with suppress(NotImplementedError):  # where loops know no signals, it stays as it was
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)

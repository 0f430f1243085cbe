"""Lines edited at a terminal: what a signal does that comes at an awkward time."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Any

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import create_app_session
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.input.base import PipeInput
from prompt_toolkit.output import DummyOutput

from daumen_rules.cli.shared.editor import Editor

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
each_signal = pytest.mark.parametrize("number", SIGNALS)


@pytest.fixture(autouse=True)
def interrupting() -> Iterator[None]:
    """Each signal raises `KeyboardInterrupt`, as in `play`."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in SIGNALS}
    yield
    after = {number: signal.getsignal(number) for number in SIGNALS}
    for number, handler in before.items():
        signal.signal(number, handler)
    assert set(after.values()) == {signal.default_int_handler}


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def interrupted(capfd: pytest.CaptureFixture[str]) -> None:
    """The line ends with `KeyboardInterrupt`, and nothing else is shown."""
    with pytest.raises(KeyboardInterrupt):
        Editor().line("Anna> ")
    told = capfd.readouterr()
    assert told.out == told.err == ""


def test_a_line_is_what_was_typed(keys: PipeInput) -> None:
    keys.send_text("take 2\r")
    assert Editor().line("Anna> ") == "take 2"


def test_no_line_comes_where_the_input_has_ended(keys: PipeInput) -> None:
    keys.send_text("\x04")
    assert Editor().line("Anna> ") is None


@each_signal
def test_a_signal_before_the_line_is_edited(
    number: int, keys: PipeInput, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = PromptSession[str].prompt

    def after_a_signal(session: PromptSession[str], **options: Any) -> str:
        signal.raise_signal(number)
        return prompt(session, **options)

    monkeypatch.setattr(PromptSession, "prompt", after_a_signal)
    interrupted(capfd)


@each_signal
def test_a_signal_while_earlier_lines_are_loaded(
    number: int, keys: PipeInput, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Amid an event of prompt_toolkit, where an exception would be shown."""

    async def load(history: InMemoryHistory) -> AsyncGenerator[str, None]:
        signal.raise_signal(number)
        yield "take 2"

    monkeypatch.setattr(InMemoryHistory, "load", load)
    interrupted(capfd)


@each_signal
def test_a_signal_while_nothing_is_typed(
    number: int, keys: PipeInput, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load(history: InMemoryHistory) -> AsyncGenerator[str, None]:
        asyncio.get_running_loop().call_later(0.05, signal.raise_signal, number)
        yield "take 2"

    monkeypatch.setattr(InMemoryHistory, "load", load)
    interrupted(capfd)


@each_signal
@pytest.mark.parametrize("last_key", ["\r", "\x04"], ids=["Enter", "Ctrl-D"])
def test_a_signal_after_the_last_key(
    number: int,
    last_key: str,
    keys: PipeInput,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prompt: Callable[..., str] = PromptSession[str].prompt

    def before_a_signal(session: PromptSession[str], **options: Any) -> str:
        try:
            return prompt(session, **options)
        finally:
            signal.raise_signal(number)

    monkeypatch.setattr(PromptSession, "prompt", before_a_signal)
    keys.send_text(last_key)
    interrupted(capfd)

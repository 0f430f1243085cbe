"""An engine in another process: JSON lines out, JSON lines in, and everything that can go wrong.

The pipes, the clock and the limits are here; the contents of messages are not.
"""

from __future__ import annotations

import math
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from typing import Final

from daumen_rules.kernel.frozen import frozen

from .child_processes import child_processes, marked, new_mark
from .engine_text import cleaned, cleaned_lines

LONGEST_LINE: Final = 1_000_000
"""The greatest length of an answer in bytes."""
TAIL: Final = 2_000
"""How many bytes of standard error are kept."""
_CHUNK: Final = 65_536
_GRACE: Final = 0.5
"""Seconds in which the child processes of an engine may end after it."""


class TimeIsUpError(Exception):
    """The time of the whole campaign is up; this is no fault of the engine."""


class Misdeed(Enum):
    """What an engine did that does not answer."""

    START = "does not start"
    CRASH = "ended"
    CLOSED = "closed its pipe"
    SILENT = "did not answer in time"
    FLOOD = "wrote much and no answer"
    UNASKED = "answered more than it was asked"
    STAYS = "does not end"


@frozen
class Trouble(Exception):
    """An engine that does not answer: what it did, and the details.

    `answered` are the answers that came before, in the exchange that failed;
    `status` is the exit status, negative for a signal, None while the process runs; `errors` the
    end of what it wrote to standard error, `detail` the reason for not starting, or the beginning
    of a line that it has not ended.
    """

    what: Misdeed
    answered: tuple[bytes, ...] = ()
    status: int | None = None
    errors: str = ""
    detail: str = ""


class Engine:
    """A running engine. Use it in a `with` block: no process is left behind.

    `answer_time` is how many seconds one answer may take, `bye_time` the end after a goodbye;
    `left` tells how many the whole talk has left, and `clock` counts them.
    """

    def __init__(
        self,
        command: Sequence[str],
        answer_time: float = 5.0,
        bye_time: float = 2.0,
        left: Callable[[], float] = lambda: math.inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._answer_time = answer_time
        self._bye_time = bye_time
        self._left = left
        self._clock = clock
        self._mark = new_mark()
        self.left_behind: tuple[str, ...] = ()
        """The names of processes that it had started and that outlived it; they are ended."""
        self._in = b""
        self._closed = False
        self._errors = b""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env=marked(self._mark),
            )
        except OSError as error:
            raise Trouble(Misdeed.START, detail=error.strerror or str(error)) from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        for pipe in (self._to, self._from, self._err):
            os.set_blocking(pipe, False)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def exchange(self, lines: Sequence[bytes]) -> list[bytes]:
        """Writes requests and reads their answers, without line ends.

        Writing and reading go on at the same time, so that neither side waits for the other. Raises
        Trouble and TimeIsUpError.
        """
        answers: list[bytes] = []
        left = memoryview(b"".join(line + b"\n" for line in lines))
        deadline = self._clock() + self._answer_time
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            ready.register(self._to, selectors.EVENT_WRITE)
            while len(answers) < len(lines):
                events = ready.select(max(0.0, min(deadline - self._clock(), self._left())))
                for key, _ in events:
                    if key.fd == self._to:
                        left = self._write(left, answers)
                        if not left:
                            ready.unregister(self._to)
                    elif key.fd == self._err:
                        if not self._read_errors():
                            ready.unregister(self._err)
                    elif self._read(answers, len(lines)):
                        deadline = self._clock() + self._answer_time
                if len(answers) < len(lines) and self._left() <= 0:
                    self.close()
                    raise TimeIsUpError
                if self._clock() >= deadline:
                    raise self._trouble(Misdeed.SILENT, answers)
        if len(answers) > len(lines) or b"\n" in self._in:
            raise self._trouble(Misdeed.UNASKED, answers)
        return answers

    def _write(self, left: memoryview, answers: list[bytes]) -> memoryview:
        try:
            return left[os.write(self._to, left[:_CHUNK]) :]
        except BlockingIOError:
            return left
        except OSError:
            while self._read(answers, len(answers) + 1):  # what it said before it stopped listening
                pass
            raise self._trouble(Misdeed.CLOSED, answers) from None

    def _read(self, answers: list[bytes], wanted: int) -> bool:
        """Reads the available bytes; returns whether a whole answer is there. Raises Trouble at the
        end of output.
        """
        try:
            chunk = os.read(self._from, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            raise self._trouble(Misdeed.CLOSED, answers)
        *whole, self._in = (self._in + chunk).split(b"\n")
        answers += [line.removesuffix(b"\r") for line in whole]
        if len(self._in) > LONGEST_LINE or len(answers) > wanted + 1000:
            raise self._trouble(Misdeed.FLOOD, answers[:wanted])
        return bool(whole)

    def _has_more(self) -> bool:
        """Whether the engine has written more than was read."""
        with suppress(BlockingIOError):
            self._in += os.read(self._from, _CHUNK)
        return bool(self._in.strip())

    def _read_errors(self) -> bool:
        try:
            chunk = os.read(self._err, _CHUNK)
        except BlockingIOError:
            return True
        self._errors = (self._errors + chunk)[-TAIL:]
        return bool(chunk)

    def _trouble(self, what: Misdeed, answers: Sequence[bytes]) -> Trouble:
        """Ends the process; the trouble, with the processes that it left behind."""
        if what is Misdeed.CLOSED:
            self._wait(1.0)  # a crash closes the pipe a little before it has a status
        status = self._process.poll()
        self.close()
        if what is Misdeed.CLOSED and status is not None:
            what = Misdeed.CRASH
        half = cleaned_lines(self._in[:120])
        errors = cleaned_lines(self._errors)
        return Trouble(what, tuple(answers), status, errors, half)

    def _wait(self, seconds: float) -> None:
        deadline = self._clock() + min(seconds, self._left())
        while self._process.poll() is None and self._clock() < deadline:
            self._read_errors()
            time.sleep(0.005)

    def bye(self, line: bytes) -> Trouble | None:
        """Says goodbye: the engine must end by itself with status 0. Raises Trouble if it does
        not.
        """
        try:
            os.write(self._to, line + b"\n")
        except OSError:
            return self._trouble(Misdeed.CLOSED, ())
        self._wait(self._bye_time)
        if self._has_more():
            return self._trouble(Misdeed.UNASKED, ())
        if self._process.poll() != 0:
            return self._trouble(
                Misdeed.STAYS if self._process.poll() is None else Misdeed.CRASH, ()
            )
        self.close()
        return None

    def close(self) -> None:
        """Ends the process and all its children, and closes the pipes."""
        process = self._process
        if process.stderr and not process.stderr.closed:
            self._read_errors()
        found = child_processes(self._mark, process.pid)  # as long as it lives, all descend from it
        if process.poll() is None:
            self._kill_group()
        elif not self._closed:
            self.left_behind = self._outliving()
        self._closed = True
        for _ in range(5):  # what is being started while others are ended is found the next time
            for one in found:
                one.end()
            found = child_processes(self._mark, process.pid)
            if not found:
                break
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _kill_group(self) -> None:
        """Ends the process group of a process that has not been waited for, so its number cannot
        belong to another.
        """
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _outliving(self) -> tuple[str, ...]:
        """The names of the children that still run a short while after the engine has ended."""
        until = time.monotonic() + min(_GRACE, max(0.0, self._left()))
        while found := child_processes(self._mark, self._process.pid):
            if time.monotonic() >= until:
                break
            time.sleep(0.01)
        return tuple(sorted(cleaned(process.name) for process in found))

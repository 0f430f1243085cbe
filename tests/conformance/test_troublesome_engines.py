"""Engines that crash, hang, flood or say nonsense: each is a clear finding, none is left behind."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from daumen_rules import GERMAN
from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.child_processes import Process, child_processes, met, new_mark
from daumen_rules.conformance.engine import Engine, Misdeed, Trouble
from daumen_rules.conformance.messages import ProcessConnection
from daumen_rules.conformance.report import Plan, Report, Stop
from daumen_rules.conformance.unusable_answers import fault_lines
from tests.conformance.benches import BENCH

OWN = Path(__file__).parent / "own_engine.py"
STARTED: list[Process] = []
"""The engines, where the system tells of processes."""


PATIENCE = 300.0
"""Seconds that an engine may take that is to answer or to end, however busy the machine is."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is ended may take its time too."""
    monkeypatch.setattr("daumen_rules.conformance.child_processes.LONGEST_END", PATIENCE)


@contextmanager
def _talker(
    *words: str, clock: Callable[[], float] = time.monotonic, seconds: float = PATIENCE
) -> Generator[ProcessConnection, None, None]:
    """An engine that may take its time, for the machine may be busy."""
    bye_time = 0.5 if "stubborn" in words else PATIENCE
    command = [sys.executable, str(OWN), *words]
    with Engine(command, seconds, bye_time, clock=clock) as engine:
        STARTED.extend(filter(None, [met(engine.pid)]))
        yield ProcessConnection(engine)


@pytest.mark.parametrize(
    ("fault", "found", "told"),
    [
        ("crash", Misdeed.CRASH, "something broke"),
        pytest.param("flood", Misdeed.FLOOD, "flood", marks=pytest.mark.long),
        pytest.param("half", Misdeed.CRASH, "the engine ended (status 0)", marks=pytest.mark.long),
    ],
)
def test_trouble_is_told(fault: str, found: Misdeed, told: str) -> None:
    report = _talk(2, fault)
    assert report.faults
    assert not report.findings
    first = report.faults[0]
    assert first.trouble is not None
    assert first.trouble.what is found
    assert told in "\n".join(fault_lines(first, "en"))
    assert not any(engine.lives for engine in STARTED)


def test_an_engine_that_does_not_answer_is_told(tmp_path: Path) -> None:
    """The clock goes on as soon as the engine has begun to say nothing."""
    begun = tmp_path / "begun"
    begun.touch()
    words, ticks = ("hang", str(begun)), count()

    def clock() -> float:
        return next(ticks) if begun.stat().st_size else 0.0

    def connection() -> AbstractContextManager[ProcessConnection]:
        return _talker(*words, clock=clock, seconds=0.5)

    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=2)
    fault = Campaign(BENCH, connection, plan).run().faults[0]
    assert fault.trouble is not None
    assert fault.trouble.what is Misdeed.SILENT
    assert "no answer in time" in next(fault_lines(fault, "en"))


def _talk(games: int, *words: str) -> Report[Any, Any, Any]:
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=games)
    return Campaign(BENCH, lambda: _talker(*words), plan).run()


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("garbage", "expected one JSON object in a line"),
        pytest.param("lacking", 'no `legal` in {"lawful"', marks=pytest.mark.long),
    ],
)
def test_a_wrong_answer_is_told_with_a_right_one(fault: str, told: str) -> None:
    report = _talk(2, fault)
    lines = list(fault_lines(report.faults[0], "en"))
    assert told in lines[0]
    assert any(line.startswith("  a right one looks like: {") for line in lines)


@pytest.mark.long
def test_after_a_fault_the_engine_is_started_anew_and_then_given_up() -> None:
    report = _talk(40, "crash")
    assert len(report.faults) == 3
    assert report.stopped is Stop.FAULTS


@pytest.mark.long
def test_noise_on_standard_error_and_seats_from_one_do_no_harm() -> None:
    for words in (("noise",), ("right", "one")):
        report = _talk(4, *words)
        assert report.is_clean
        assert report.games == 4


@pytest.mark.long
def test_goodbye_is_waited_for() -> None:
    with Engine([sys.executable, str(OWN)], bye_time=PATIENCE) as engine:
        assert engine.bye(b'{"message":"bye"}') is None
    with Engine([sys.executable, str(OWN), "stubborn"], bye_time=0.5) as engine:
        trouble = engine.bye(b'{"message":"bye"}')
        assert trouble is not None
        assert trouble.what is Misdeed.STAYS


@pytest.mark.long
def test_an_engine_that_does_not_end_is_told_of() -> None:
    report = _talk(1, "stubborn")
    (fault,) = report.faults
    assert "(bye): the engine does not end" in next(fault_lines(fault, "en"))
    assert not any(engine.lives for engine in STARTED)


@pytest.mark.long
def test_what_is_wrong_before_a_crash_is_found_too() -> None:
    report = _talk(2, "wrong_then_crash")
    assert report.faults
    assert report.findings


def test_a_command_that_does_not_exist_is_trouble_at_once() -> None:
    with pytest.raises(Trouble) as caught:
        Engine(["/nonexistent/engine"])
    assert caught.value.what is Misdeed.START


def test_a_child_is_ended_with_its_engine(tmp_path: Path) -> None:
    """A child holds the other end of a pipe, which is closed when it ends."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"import time; file = open({str(pipe)!r}, 'wb', 0); file.write(b'x'); time.sleep(3600)"
    program = (
        "import subprocess, sys; input();"
        f"child = subprocess.Popen([sys.executable, '-c', {child!r}]);"
        "print('{}', flush=True); child.wait()"
    )
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with Engine([sys.executable, "-c", program], PATIENCE) as engine:
            assert engine.exchange([b"{}"]) == [b"{}"]
            assert select.select([end], [], [], PATIENCE)[0]
            assert os.read(end, 1) == b"x"
            assert not select.select([end], [], [], 0)[0]
        assert select.select([end], [], [], PATIENCE)[0]
        assert os.read(end, 1) == b""
    finally:
        os.close(end)


CHILD = (
    "import subprocess, sys, os\n"
    "p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'],"
    " start_new_session={own_session}, env={env})\n"
    "for line in sys.stdin:\n"
    "    if 'bye' in line: break\n"
    "    print(p.pid, flush=True)\n"
)
"""An engine that starts a process, whose number is its only answer."""
on_linux = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")


def _engine_with_child(*, own_session: bool, env: str = "None") -> Engine:
    program = CHILD.format(own_session=own_session, env=env)
    return Engine([sys.executable, "-c", program], PATIENCE, PATIENCE)


@on_linux
@pytest.mark.parametrize("own_session", [False, True])
@pytest.mark.parametrize("env", ["None", "{{}}"])
def test_children_of_an_engine_are_ended_with_it(own_session: bool, env: str) -> None:
    """In its process group or not, with its environment or an empty one."""
    with _engine_with_child(own_session=own_session, env=env.replace("{{}}", "{}")) as engine:
        (answer,) = engine.exchange([b"{}"])
        child = met(int(answer))
        assert child is not None
        assert child.lives
    assert not child.lives
    assert engine.left_behind == ()


@pytest.mark.long
@on_linux
@pytest.mark.parametrize("own_session", [False, True])
def test_processes_that_outlive_an_engine_are_told_and_ended(own_session: bool) -> None:
    with _engine_with_child(own_session=own_session) as engine:
        (answer,) = engine.exchange([b"{}"])
        child = met(int(answer))
        assert child is not None
        assert engine.bye(b"bye") is None
    assert not child.lives
    assert len(engine.left_behind) == 1
    assert "python" in engine.left_behind[0]


@on_linux
def test_a_process_that_is_not_the_engines_is_left_alone() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        found = met(other.pid)
        assert found is not None
        with _engine_with_child(own_session=True) as engine:
            engine.exchange([b"{}"])
        assert found.lives
        assert not child_processes(new_mark(), 2**22 + 1)


@pytest.mark.long
@on_linux
def test_a_report_says_what_an_engine_left_behind() -> None:
    report = _talk(1, "fork")
    assert report.is_clean
    assert report.left_behind.total() == 1
    assert any(
        line.startswith("processes that the engine left behind, ended now: ")
        for line in report_lines(BENCH, report, Accepted({}), "en")
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("swapped", "out of step: the two are swapped"),
        ("doubled", "out of step: it comes twice"),
        ("missing", "out of step: an answer before it is missing"),
        ("late", "out of step: it comes late"),
    ],
)
def test_answers_out_of_step_are_named_as_such(fault: str, told: str) -> None:
    report = _talk(4, fault)
    assert not report.findings
    first = "\n".join(fault_lines(report.faults[0], "en"))
    assert told in first
    assert "found the answer to message " in first


@pytest.mark.long
def test_a_flood_is_told_where_an_answer_before_it_decides() -> None:
    fault = _talk(2, "flood_after_garbage").faults[0]
    first, second, *_ = fault_lines(fault, "en")
    assert "found 'no'; expected one JSON object in a line" in first
    assert "after it: a flood of output" in second


def test_more_answers_than_questions_are_noticed() -> None:
    program = "import os; input(); os.write(1, b'{}\\n{}\\n{}\\n'); input()"
    with Engine([sys.executable, "-c", program]) as engine, pytest.raises(Trouble) as caught:
        engine.exchange([b"{}"])
    assert caught.value.what is Misdeed.UNASKED

"""Pipes, long words in messages, and an interruption before there is a command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from daumen_rules.cli.shared.basics import INTERRUPTED as INTERRUPTED_STATUS
from daumen_rules.cli.shared.basics import LONGEST
from tests.cli.run import GAMES, ROOT, daumen_rules, refused

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no such signals here")

READERS = [
    ("check",), ("check", "--game", "kniffel"), ("judge", "--plain"), ("why", "3"),
    ("show", "-o", "x.svg"), ("convert", "--to", "json"),
]  # fmt: skip


def _call(words: tuple[str, ...], path: Path) -> tuple[str, ...]:
    return (words[0], str(path), *words[1:])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_pipe_that_nobody_writes_to_is_an_empty_file(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    said = refused(*_call(words, pipe))
    assert said.startswith(f"{pipe}:1:1: found ")
    assert "gefunden" in refused(*_call(words, pipe), "--lang", "de")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_that_is_written_is_read() -> None:
    text = (GAMES / "two-seats.dd").read_bytes()
    outwards, inwards = os.pipe()
    os.write(inwards, text)
    os.close(inwards)
    try:
        answer = daumen_rules("check", f"/dev/fd/{outwards}")
    finally:
        os.close(outwards)
    assert answer.lines[1:] == daumen_rules("check", GAMES / "two-seats.dd").lines[1:]


LONG = "x" * 1_000_000


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("check", f"game: {LONG}\nplayers: A, B\n"),
        ("check", f"game: kniffel\nrules: {LONG}\nplayers: A, B\n"),
        ("check", f"game: kniffel\nrules: manual with bonus_from={LONG}\nplayers: A, B\n"),
        ("check", f"game: kniffel\nplayers: A, {LONG}\n"),
        ("check", f"game: kniffel\nplayers: A, B\nA: {LONG}\n"),
        ("check", f"daumen_drauf 1\nnames: A, {LONG}\n"),
        ("check", f"daumen_drauf 1\nrules: german with {LONG[:1900]}\nnames: A, B\n"),
        ("check", f"daumen_drauf 1\nnames: A, B\n{LONG}: Y1p\n"),
        ("judge", f"daumen_drauf situation 1\nnames: A, B\nask: {LONG}\n"),
        ("judge", f"daumen_drauf situation 1\nnames: A, B\nrules: {LONG}\nask: who leads\n"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.long
def test_a_long_word_makes_no_long_message(
    command: str, text: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "long"
    path.write_text(text, "utf-8")
    assert len(refused(command, path, "--lang", language)) <= LONGEST


def test_a_long_word_of_the_call_makes_no_long_message() -> None:
    for words in (("games", LONG), ("clauses", LONG), ("check", "-", "--rules", LONG)):
        assert len(refused(*words, stdin=(GAMES / "two-seats.dd").read_bytes())) <= LONGEST


INTERRUPTED = """
import atexit, os, runpy, signal, sys
place, way = sys.argv[1:3]
signal.signal(signal.SIGINT, signal.default_int_handler)
def interrupt():
    os.kill(os.getpid(), signal.SIGINT)
class Forgotten:
    def __del__(self):
        interrupt()
class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == place:
            interrupt()
        if place == "forgotten" and name == "click":
            Forgotten()
sys.meta_path.insert(0, Interrupts())
if place == "the end":
    atexit.register(interrupt)
if place == "ignored":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    place = "click"
sys.argv[1:] = ["games"]
if way == "module":
    runpy.run_module("daumen_rules", run_name="__main__", alter_sys=True)
else:
    from daumen_rules.__main__ import main
    sys.exit(main())
"""
"""The program, in one of two ways, which sends itself a signal at some place: before a module is
loaded, where Python swallows exceptions (`__del__`), or after the command. Whoever starts the tests
in the background has them ignore the signal; the program does not.
"""


def _interrupted(place: str, way: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, place, way],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


BOTH_WAYS = pytest.mark.parametrize("way", ["module", "script"])


@POSIX
@BOTH_WAYS
@pytest.mark.parametrize("place", ["daumen_rules.cli", "click", "forgotten"])
def test_an_interruption_while_modules_are_loaded_is_silent(place: str, way: str) -> None:
    assert _interrupted(place, way) == (INTERRUPTED_STATUS, "", "")


@POSIX
@BOTH_WAYS
def test_an_interruption_while_a_command_is_loaded_is_one_word(way: str) -> None:
    status, out, err = _interrupted("daumen_rules.cli.games", way)
    assert (status, out, err.strip()) == (INTERRUPTED_STATUS, "", "daumen-rules: interrupted")


@POSIX
@BOTH_WAYS
@pytest.mark.long
def test_an_interruption_after_the_last_word_takes_nothing_back(way: str) -> None:
    status, out, err = _interrupted("the end", way)
    assert (status, err) == (INTERRUPTED_STATUS, "")
    assert out == daumen_rules("games").out


@POSIX
@pytest.mark.long
def test_an_interruption_that_is_ignored_stays_so() -> None:
    assert _interrupted("ignored", "script") == (0, daumen_rules("games").out, "")


def test_the_front_door_loads_nothing() -> None:
    """What it loads would come before the program can be interrupted in silence."""
    code = "import sys; a = {*sys.modules}; import daumen_rules; print(*sorted({*sys.modules} - a))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["__future__", "daumen_rules"]

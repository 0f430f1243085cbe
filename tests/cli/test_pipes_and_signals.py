"""Pipes, long words in messages, and an interruption before there is a command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from daumen_rules.cli.frame import LONGEST
from tests.cli.run import GAMES, ROOT, daumen_rules, refused

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
import sys
class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "daumen_rules.cli.frame":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupts())
from daumen_rules.__main__ import main
main()
"""


def test_an_interruption_while_modules_are_loaded_is_silent() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, "games"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")

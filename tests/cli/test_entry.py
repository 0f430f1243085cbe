"""The way in: `python -m daumen_rules`, help in both languages, wrong calls, odd terminals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import COMMANDS, main
from daumen_rules.cli.shared.basics import BROKEN_PIPE, Command, Switch
from tests.cli.run import GAMES, RECORDS, ROOT, daumen_rules, refused
from tests.each import of_each

TWO = GAMES / "two-seats.dd"
TOPPED = RECORDS / "broken-topped-colour.dd"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX is needed")


def process(*words: str | Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, called in the checkout."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=os.environ | changes,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell, in which $P is the program."""
    program = f"'{sys.executable}' -m daumen_rules"
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("$P", program)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


# The module


def test_the_module_is_the_command() -> None:
    done = process("-m", "daumen_rules", "check", str(TWO), "--no-log")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == daumen_rules("check", TWO, "--no-log").lines


@pytest.mark.parametrize("package", ["click", "rich"])
def test_without_its_packages_the_command_names_the_extra(package: str) -> None:
    words = {"click": [], "rich": ["play", "--auto", "--seed", "1"]}[package]
    done = process(
        "-c",
        f"import sys; sys.modules[{package!r}] = None; sys.argv[1:] = {words!r}\n"
        "from daumen_rules.__main__ import main; main()",
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"daumen-rules needs the package {package}; in a clone of its repository: "
        'python -m pip install ".[cli]"\n'
    )


def test_the_rules_need_neither_of_them() -> None:
    done = process(
        "-c",
        "import sys; sys.modules['click'] = sys.modules['rich'] = None; import daumen_rules",
    )
    assert (done.returncode, done.stderr) == (0, "")


# Help


def _command(name: str) -> Command:
    command = main.get_command(click.Context(main), name)
    assert isinstance(command, Command)
    return command


def _flat(text: str) -> str:
    """A help text without its line breaks, also within words."""
    return re.sub(r"\s+", "", text)


@of_each("name", COMMANDS)
def test_every_command_has_help_in_both_languages(name: str) -> None:
    english = daumen_rules(name, "--help")
    german = daumen_rules(name, "--help", "--lang", "de")
    assert daumen_rules("--lang", "de", name, "--help") == german
    assert english.status == german.status == 0
    assert english.out.startswith(f"Usage: daumen-rules {name} ")
    assert german.out.startswith(f"Aufruf: daumen-rules {name} ")
    assert "Show this message and exit." in english.out
    assert "Diese Hilfe zeigen." in german.out
    assert "default:" not in german.out

    command = _command(name)
    said = [(command.help, command.de)]
    said += [(option.help, option.de) for option in command.params if isinstance(option, Switch)]
    for in_english, in_german in said:
        assert in_english
        assert in_english != in_german
        assert _flat(in_english) in _flat(english.out)
        assert _flat(in_german) in _flat(german.out)
    options = [param for param in command.params if isinstance(param, click.Option)]
    assert all(isinstance(option, Switch) for option in options)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_commands_fits_a_terminal_of_80_columns(language: str) -> None:
    told = daumen_rules("--help", "--lang", language).lines
    assert not [line for line in told if line.startswith("  ") and line.endswith("...")]
    assert max(map(len, told)) <= 80


def test_of_the_systems_languages_the_first_that_is_set_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As POSIX has it: LC_ALL before LC_MESSAGES before LANG, and what is empty is not set."""
    english, german = refused("check", "no file"), refused("check", "no file", "--lang", "de")
    assert german == "no file ist nicht lesbar: No such file or directory"
    for setting, expected in {
        "": english,
        "LANG=de_DE.UTF-8": german,
        "LANG=de": german,
        "LANG=C": english,
        "LANG=fr_FR.UTF-8": english,
        "LANG=den": english,
        "LANG=C LC_MESSAGES=de_AT": german,
        "LANG=de_DE LC_MESSAGES=en_GB": english,
        "LANG=de_DE LC_ALL=C.UTF-8": english,
        "LANG=en_US LC_MESSAGES=C LC_ALL=de_CH@euro": german,
        "LC_ALL= LANG=de_DE": german,
    }.items():
        with monkeypatch.context() as environment:
            for variable, _, value in (word.partition("=") for word in setting.split()):
                environment.setenv(variable, value)
            assert refused("check", "no file") == expected, setting
            assert refused("check", "no file", "--lang", "en") == english
            assert refused("--lang=de", "check", "no file") == german


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_speaks_the_systems_language(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = [daumen_rules(name, "--help", "--lang", "de"), refused(name, "--x", "--lang", "de")]
    english = [daumen_rules(name, "--help"), refused(name, "--x")]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert [daumen_rules(name, "--help"), refused(name, "--x")] == german
    assert [daumen_rules(name, "--help", "--lang", "en"), refused(name, "--x", "--lang=en")] == (
        english
    )


def test_the_group_lists_its_commands_in_both_languages() -> None:
    english, german = daumen_rules("--help"), daumen_rules("--lang", "de", "--help")
    for answer in (english, german):
        rows = [line.split()[0] for line in answer.lines if line.startswith("  ") and line.split()]
        assert [row for row in rows if row in COMMANDS] == list(COMMANDS)
    assert "Check a recorded game and name the first illegal action." in english.out
    assert "Eine Partie prüfen und den ersten Verstoß nennen." in german.out
    assert "Befehle:" in german.out


def test_without_a_command_there_is_help() -> None:
    assert daumen_rules() == daumen_rules("--help")


# Wrong calls


@of_each("command", COMMANDS)
def test_an_unknown_option_is_refused(command: str) -> None:
    assert "--colour" in refused(command, "--colour")
    german = refused(command, "--colour", "--lang", "de")
    assert german == "der Aufruf ist unbrauchbar: die Option --colour gibt es nicht"


@pytest.mark.parametrize("words", [["--lang", "fr"], ["--lang=fr", "check", "x"], ["--lang"]])
def test_another_language_is_refused(words: list[str]) -> None:
    assert "--lang" in refused(*words)


def test_a_message_stays_on_one_line() -> None:
    message = refused("convert", TWO)
    assert message.startswith("the call cannot be used: Missing option '--to'.")
    assert refused("convert", TWO, "--lang", "de") == "der Aufruf ist unbrauchbar: --to fehlt"
    assert "two lines" in refused("check", "two lines\nof a name")


def test_an_interrupted_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("daumen_rules.cli.shared.basics.read_file", interrupted)
    result = CliRunner().invoke(main, ["check", "x", "--lang", "de"])
    assert result.exit_code == 130
    assert result.stderr.splitlines()[-1] == "daumen-rules: abgebrochen"


# Odd terminals


@POSIX
def test_a_reader_that_goes_away_is_no_error() -> None:
    done = shell(f"{{ $P check '{TWO}' --log; echo \"status $?\" >&2; }} | true")
    assert done.stderr == f"status {BROKEN_PIPE}\n"
    done = shell("$P clauses | head -1")
    assert (done.stdout[:6], done.stderr) == ("GAME-1", "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
def test_a_full_disk_is_one_message() -> None:
    done = shell("$P clauses > /dev/full; echo $?")
    assert done.stdout == "2\n"
    assert done.stderr == "daumen-rules: cannot write the answer: No space left on device\n"


@POSIX
@pytest.mark.long
def test_closed_streams_are_no_traceback() -> None:
    done = shell("$P check - <&-; echo $?")
    assert done.stdout == "2\n"
    assert done.stderr.startswith("daumen-rules: -:1:1: found an empty file; ")
    done = shell(f"$P check '{TWO}' >&-")
    assert done.stderr == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_the_letters_is_no_traceback(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "daumen_rules", "check", str(TOPPED), "--lang", "de"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"HIGH-5 (deutsch G2" in done.stdout


def test_what_is_for_machines_is_in_utf_8_on_every_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.dd"
    path.write_text(TWO.read_text(encoding="utf-8").replace("Anna", "Jürgen"), encoding="utf-8")
    done = process("-m", "daumen_rules", "check", path, "--json", PYTHONIOENCODING="latin-1")
    assert json.loads(done.stdout)["names"] == ["Jürgen", "Ben"]
    done = process(
        *("-m", "daumen_rules", "convert", path, "--to", "text"), PYTHONIOENCODING="latin-1"
    )
    assert "players: Jürgen, Ben\n" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are texts here")
def test_a_file_whose_name_is_no_text_is_no_traceback(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.dd"
    Path(os.fsdecode(path)).write_bytes(TWO.read_bytes())
    for words in (["check"], ["check", "--json"], ["convert", "--to", "json"]):
        answer = daumen_rules(*words, os.fsdecode(path))
        assert answer.status == 0
    Path(os.fsdecode(path)).write_bytes(b"")
    assert "found an empty file" in refused("check", os.fsdecode(path))

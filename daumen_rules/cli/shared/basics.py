"""The basis of all commands: errors of one line in two languages, files read and written whole.

Commands use these functions to read and write files, and to end. No command itself stands here.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text, shortened

from .languages import BilingualGroup, language_of, usage_words, without_long
from .languages import Command as Command
from .languages import Switch as Switch
from .languages import asked_language as asked_language
from .widths import fitted

if TYPE_CHECKING:  # slow to load, and needed only to write a file
    from pathlib import Path

T = TypeVar("T")

ILLEGAL: Final = 1
UNUSABLE: Final = 2
INCOMPLETE: Final = 3
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

SIZE_LIMIT: Final = 2**20
"""The largest record that is read, in bytes. A game of seven takes about 5,000."""
LONGEST: Final = 2000
"""How many characters of an error message are printed at most."""


class Failure(Exception):
    """Ends the command with an exit status and one message, already in the player's language."""

    def __init__(self, message: str, status: int = UNUSABLE) -> None:
        super().__init__(message)
        self.status = status


def fail(language: Language, en: str, de: str) -> NoReturn:
    """Raises Failure with the message of a language and exit status 2."""
    raise Failure(Text(en, de)[language])


class _OutputLostError(Exception):
    """Standard output cannot be written any more; `error` is the reason."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


@contextlib.contextmanager
def _output() -> Generator[None, None, None]:
    try:
        yield
    except OSError as error:
        raise _OutputLostError(error) from None


class Group(BilingualGroup):
    """The group of all commands. Every error ends as one line, never as a traceback."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> click.Context:
        extra.setdefault("max_content_width", 100)
        with _output():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with _output():
            return super().invoke(ctx)

    def main(self, args: Any = None, prog_name: str | None = None, **_: Any) -> NoReturn:  # type: ignore[override]
        """Run a command and end the process with its status; without any command, help."""
        words = (sys.argv[1:] if args is None else list(args)) or ["--help"]
        language = asked_language(words)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        try:
            status = super().main(words, prog_name or "daumen-rules", standalone_mode=False)
        except Failure as failure:
            status = say_error(without_long(str(failure), words), failure.status)
        except InputError as error:
            status = say_error(without_long(error.say(language), words), UNUSABLE)
        except click.Abort:
            status = say_error(Text("interrupted", "abgebrochen")[language], INTERRUPTED)
        except click.ClickException as error:
            status = say_error(without_long(usage_words(error, language), words), UNUSABLE)
        except _OutputLostError as lost:
            status = _output_lost(lost.error, language)
        sys.exit(status if isinstance(status, int) else 0)


def _output_lost(error: OSError, language: Language) -> int:
    """The exit status. Drops unwritten output, which Python else writes again at the end."""
    with contextlib.suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return BROKEN_PIPE
    reason = _reason(error)
    message = Text(f"cannot write the answer: {reason}", f"Antwort nicht schreibbar: {reason}")
    return say_error(message[language], UNUSABLE)


def say_error(message: str, status: int) -> int:
    """Tell an error in one line on standard error; the status, for the command to end with."""
    with contextlib.suppress(OSError):  # a closed terminal takes no message
        click.echo(f"daumen-rules: {shortened(' '.join(message.splitlines()), LONGEST)}", err=True)
    return status


lang_option = click.option(
    "--lang",
    "language",
    type=click.Choice(["en", "de"]),
    default=lambda: language_of(click.get_current_context()),
    cls=Switch,
    help="The language. Without it, the one of your system (LC_ALL, LC_MESSAGES, LANG).",
    de="Die Sprache. Ohne Angabe die des Systems (LC_ALL, LC_MESSAGES, LANG).",
)
json_option = click.option(
    "--json",
    "as_json",
    is_flag=True,
    cls=Switch,
    help="Print JSON, for other programs.",
    de="JSON ausgeben, für andere Programme.",
)


def echo_json(data: object) -> None:
    """Print data as JSON in UTF-8, also on a terminal with another encoding."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    click.echo(text.encode("utf-8", "backslashreplace"), nl=False)


def echo_lines(lines: Iterable[str]) -> None:
    """Print lines, one below the other, broken to the width of the terminal."""
    for line in lines:
        click.echo(fitted(line))


# Files


def read_as(reader: Callable[[str], T], path: str, language: Language) -> T:
    """The text of a file, read by `reader`. Raises Failure, or InputError that names the file."""
    try:
        return reader(read_file(path, language))
    except InputError as error:
        raise error.in_file(path) from None


def _at_once(path: str, flags: int) -> int:
    """Opens a file. A pipe without a writer opens at once, as empty; others are waited for."""
    file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(file, True)
    return file


def read_file(path: str, language: Language) -> str:
    """The text of a file, or of standard input for `-`. Raises InputError or Failure."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(SIZE_LIMIT + 1) if sys.stdin else b""
        else:
            with open(path, "rb", opener=_at_once) as file:
                data = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        reason, name = _reason(error), path or "''"
        fail(language, f"cannot read {name}: {reason}", f"{name} ist nicht lesbar: {reason}")
    if len(data) > SIZE_LIMIT:
        size = SIZE_LIMIT // 2**20
        fail(
            language,
            f"{path} is larger than {size} MiB; a record is much smaller",
            f"{path} ist größer als {size} MiB; eine Aufzeichnung ist viel kleiner",
        )
    return _decoded(data)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _decoded(data: bytes) -> str:
    expected = Text("text in UTF-8", "Text in UTF-8")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError(1, 1, Text("text in UTF-16", "Text in UTF-16"), expected)
    try:
        bad, text = data.find(b"\0"), data.decode("utf-8")
    except UnicodeDecodeError as error:
        bad, text = error.start, ""
    if bad < 0:
        return text
    before = data[:bad].decode("utf-8", "replace").removeprefix("\ufeff")
    found = Text(f"the byte 0x{data[bad]:02x}", f"das Byte 0x{data[bad]:02x}")
    raise InputError(before.count("\n") + 1, len(before) - before.rfind("\n"), found, expected)


def check_writable(path: str, language: Language) -> None:
    """Raises Failure unless a new file can be written beside `path` and can replace it."""
    with _written_aside(path, language):
        pass


def write_file(path: str, text: str, language: Language) -> None:
    """Write a text as `write_by` writes. Raises Failure, and keeps the old file."""
    write_by(path, lambda aside: aside.write_bytes(text.encode("utf-8")), language)


def write_by(path: str, writer: Callable[[Path], object], language: Language) -> None:
    """Let `writer` write a new file beside `path`, then rename it. Raises Failure, and keeps the
    old file.
    """
    with _written_aside(path, language) as aside:
        try:
            writer(aside)
            if aside != _target(path):
                aside.replace(_target(path))
        except OSError as error:
            _unwritable(path, error, language)


def _target(path: str) -> Path:
    from pathlib import Path

    return Path(os.path.realpath(path))


@contextlib.contextmanager
def _written_aside(path: str, language: Language) -> Generator[Path, None, None]:
    """A new file beside `path`, removed at the end. Its mode is that of the old file, else the
    umask's. A device or a pipe is yielded itself.
    """
    from secrets import token_hex

    try:
        target = _target(path)
        if target.is_dir():
            raise IsADirectoryError(21, "is a directory")
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(13, "not writable")
        aside = target
        if target.is_file() or not target.exists():
            name = target.with_name(f".{target.name}.{token_hex(4)}")
            os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            aside = name
            if target.exists():
                aside.chmod(target.stat().st_mode & 0o777)
    except (OSError, ValueError) as error:
        _unwritable(path, error, language)
    try:
        yield aside
    finally:
        if aside != target:
            aside.unlink(missing_ok=True)


def _unwritable(path: str, error: Exception, language: Language) -> NoReturn:
    reason, name = _reason(error), path or "''"
    fail(language, f"cannot write {name}: {reason}", f"{name} ist nicht schreibbar: {reason}")

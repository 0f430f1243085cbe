"""What all commands share: two languages, one line for an error, files read and written whole.

Here live the frame of the command line and its touch with the file system. No command lives here.
"""

from __future__ import annotations

import contextlib
import copy
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

import click

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text

ILLEGAL: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

SIZE_LIMIT: Final = 4 * 2**20
"""The largest record that is read, in bytes. A game of seven takes about 5,000."""


class Failure(Exception):
    """An end with one message, already in the player's language."""

    def __init__(self, message: str, status: int = UNUSABLE) -> None:
        super().__init__(message)
        self.status = status


def fail(language: Language, en: str, de: str) -> NoReturn:
    """End with one message and status 2."""
    raise Failure(Text(en, de)[language])


# Two languages


def asked_language(args: Sequence[str]) -> Language:
    """The language that a command line asks for, also before its options are read."""
    for option, value in zip(args, [*args[1:], ""], strict=True):
        if option == "--lang=de" or (option == "--lang" and value == "de"):
            return "de"
    return "en"


def _language(context: click.Context) -> Language:
    found: Language = context.find_root().meta.get("daumen_rules.language", "en")
    return found


class Option(click.Option):
    """An option whose help is there in both languages."""

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if _language(ctx) == "en":
            return super().get_help_record(ctx)
        german = copy.copy(self)
        german.help = self.de
        return click.Option.get_help_record(german, ctx)


class Command(click.Command):
    """A command whose help is there in both languages."""

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = self.de if _language(ctx) == "de" else self.help or ""
        formatter.write_paragraph()
        with formatter.indentation():
            for paragraph in text.split("\n\n"):
                formatter.write_text(" ".join(paragraph.split()))
                formatter.write_paragraph()


class Group(click.Group):
    """The group of all commands. Every error ends as one line, never as a traceback."""

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> click.Context:
        with contextlib.suppress(AttributeError):
            extra.setdefault("max_content_width", 100)
        context_meta = asked_language(args)
        context = super().make_context(info_name, args, parent, **extra)
        context.meta["daumen_rules.language"] = context_meta
        return context

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.de if _language(ctx) == "de" else self.help or "")

    def main(self, args: Any = None, prog_name: str | None = None, **_: Any) -> NoReturn:  # type: ignore[override]
        """Run a command and end the process with its status."""
        words = sys.argv[1:] if args is None else list(args)
        language = asked_language(words)
        try:
            status = super().main(words, prog_name or "daumen-rules", standalone_mode=False)
        except Failure as failure:
            status = _say_error(str(failure), failure.status)
        except InputError as error:
            status = _say_error(error.say(language), UNUSABLE)
        except click.Abort:
            status = _say_error(Text("interrupted", "abgebrochen")[language], INTERRUPTED)
        except click.ClickException as error:
            hint = Text("the call cannot be used", "der Aufruf ist unbrauchbar")[language]
            status = _say_error(f"{hint}: {error.format_message()}", UNUSABLE)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            status = BROKEN_PIPE
        sys.exit(status if isinstance(status, int) else 0)


def _say_error(message: str, status: int) -> int:
    click.echo(f"daumen-rules: {message}", err=True)
    return status


lang_option = click.option(
    "--lang",
    "language",
    type=click.Choice(["en", "de"]),
    default=lambda: _language(click.get_current_context()),
    cls=Option,
    help="English or German.",
    de="Englisch oder Deutsch.",
)
json_option = click.option(
    "--json",
    "as_json",
    is_flag=True,
    cls=Option,
    help="For machines.",
    de="Für Maschinen.",
)


# Files


def read_file(path: str, language: Language) -> str:
    """The text of a file, or of standard input for `-`. Raises InputError or Failure."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(SIZE_LIMIT + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        fail(language, f"cannot read {path}: {reason}", f"{path} ist nicht lesbar: {reason}")
    if len(data) > SIZE_LIMIT:
        size = SIZE_LIMIT // 2**20
        fail(
            language,
            f"{path} is larger than {size} MiB; a record is much smaller",
            f"{path} ist größer als {size} MiB; eine Aufzeichnung ist viel kleiner",
        )
    return _decoded(data)


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
    before = data[:bad].decode("utf-8", "replace")
    line, column = before.count("\n") + 1, bad - data.rfind(b"\n", 0, bad)
    found = Text(f"the byte 0x{data[bad]:02x}", f"das Byte 0x{data[bad]:02x}")
    raise InputError(line, column, found, expected)


def check_writable(path: str, language: Language) -> None:
    """Raises Failure unless a file can be written beside and in place of `path`."""
    with _written_aside(path, language):
        pass


def write_file(path: str, text: str, language: Language) -> None:
    """Write a file whole: aside first, then renamed. Raises Failure, and leaves what was there."""
    with _written_aside(path, language) as aside:
        try:
            aside.write_bytes(text.encode("utf-8"))
            aside.replace(path)
        except OSError as error:
            _unwritable(path, error, language)


@contextlib.contextmanager
def _written_aside(path: str, language: Language) -> Iterator[Path]:
    target = Path(path)
    try:
        if target.is_dir():
            raise IsADirectoryError(21, "is a directory")
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(13, "not writable")
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        os.close(handle)
        Path(name).chmod(0o644)
    except OSError as error:
        _unwritable(path, error, language)
    aside = Path(name)
    try:
        yield aside
    finally:
        aside.unlink(missing_ok=True)


def _unwritable(path: str, error: OSError, language: Language) -> NoReturn:
    reason = error.strerror or str(error)
    fail(language, f"cannot write {path}: {reason}", f"{path} ist nicht schreibbar: {reason}")

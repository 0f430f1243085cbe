"""Click in two languages: help and messages of the command line, in English and in German.

Nothing here reads or writes files.
"""

from __future__ import annotations

import contextlib
import copy
import os
import re
from collections.abc import Generator, Iterable, Sequence
from itertools import pairwise, takewhile
from typing import Any, Final

import click

from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import QUOTED, Language, Text, quoted, shortened

_KEY: Final = "daumen_rules.language"
_GERMAN: Final = {
    "Options": "Optionen",
    "Commands": "Befehle",
    "Show this message and exit.": "Diese Hilfe zeigen.",
}


_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name the user's language; the first that is set counts."""


def asked_language(args: Sequence[str]) -> Language:
    """The language that `--lang` asks for, without it the language of the system.

    Reads the words before click does. Words after `--` belong to another program and do not count.
    """
    own = [*takewhile(lambda word: word != "--", args)]
    asked = [word.partition("=")[2] for word in own if word.startswith("--lang=")]
    asked += [value for option, value in pairwise(own) if option == "--lang"]
    if asked:
        return "de" if "de" in asked else "en"
    system = next(filter(None, map(os.environ.get, _VARIABLES)), "")
    return "de" if re.match("de([_.@]|$)", system) else "en"


def language_of(context: click.Context) -> Language:
    """The language that the command line of a context asks for; English if nobody noted one."""
    found: Language = context.find_root().meta.get(_KEY, "en")
    return found


class _GermanFormatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or "Aufruf: ")

    @contextlib.contextmanager
    def section(self, name: str) -> Generator[None, None, None]:
        with super().section(_GERMAN.get(name, name)):
            yield

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        german = [(term, _GERMAN.get(text, text)) for term, text in rows]
        super().write_dl(german, col_max, col_spacing)


class _Context(click.Context):
    def make_formatter(self) -> click.HelpFormatter:
        kind = _GermanFormatter if language_of(self) == "de" else click.HelpFormatter
        return kind(width=self.terminal_width, max_width=self.max_content_width)


class Switch(click.Option):
    """An option with help in both languages; `de` is the German one."""

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if language_of(ctx) == "en":
            return super().get_help_record(ctx)
        german = copy.copy(self)
        german.help = self.de
        record = click.Option.get_help_record(german, ctx)
        if record is None:
            return None
        names, text = record
        text = re.sub(r"(\[|; )default: ", r"\1Vorgabe: ", text)
        return names, re.sub(r"(\[|; )required\]", r"\1nötig]", text)


class Command(click.Command):
    """A command with help in both languages; `de` is the German one."""

    context_class = _Context

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = self.de if language_of(ctx) == "de" else self.help or ""
        with formatter.indentation():
            for paragraph in text.split("\n\n"):
                formatter.write_paragraph()
                formatter.write_text(" ".join(paragraph.split()))

    def get_short_help_str(self, limit: int = 45) -> str:
        context = click.get_current_context(silent=True)
        if context is None or language_of(context) == "en":
            return super().get_short_help_str(limit)
        german = copy.copy(self)
        german.help = self.de
        return click.Command.get_short_help_str(german, limit)


class BilingualGroup(click.Group):
    """A group of commands with help in both languages; notes the language of the command line."""

    context_class = _Context

    def __init__(self, *args: Any, de: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.de = de

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[_KEY] = asked_language(args)
        return super().parse_args(ctx, args)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.de if language_of(ctx) == "de" else self.help or "")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise click.UsageError(_no_command(args[0], known)[language_of(ctx)])
        return super().resolve_command(ctx, args)


def _no_command(typed: str, known: Sequence[str]) -> Text:
    """What is said of a command that does not exist: those with similar names, or all."""
    if near := nearest(typed, known, 0.6):
        return Text(
            f"there is no command {quoted(typed)}; did you mean {' or '.join(near)}?",
            f"den Befehl {quoted(typed)} gibt es nicht; meinst du {' oder '.join(near)}?",
        )
    listed = ", ".join(known)
    return Text(
        f"there is no command {quoted(typed)}; there are {listed}",
        f"den Befehl {quoted(typed)} gibt es nicht; es gibt {listed}",
    )


def usage_words(error: click.ClickException, language: Language) -> str:
    """The words of a wrong call, on one line. In German, the usual errors of click are reworded."""
    words = " ".join(error.format_message().split())
    words = _TOO_MANY.sub(lambda found: f"{found[1]} ({shortened(found[2], QUOTED)})", words)
    match error:
        case click.BadParameter(
            param=click.Parameter(type=click.IntRange() | click.FloatRange() as numbers) as one
        ):
            words = f"{_name(one)}: {_span(numbers)[language]}"
        case _:
            pass
    if language == "en":
        return f"the call cannot be used: {words}"
    match error:
        case click.NoSuchOption(option_name=name):
            words = f"die Option {name} gibt es nicht"
        case click.MissingParameter(param=click.Parameter() as param):
            words = f"{_name(param)} fehlt"
        case click.BadParameter(param=click.Parameter(type=click.Choice() as kind) as param):
            words = f"{_name(param)} nimmt nur {', '.join(map(str, kind.choices))}"
        case _:
            words = _TOO_MANY.sub(r"zu viel ist: \2", words)
    return f"der Aufruf ist unbrauchbar: {words}"


_TOO_MANY: Final = re.compile(r"(Got unexpected extra arguments?) \((.*)\)")


def _span(kind: click.IntRange | click.FloatRange) -> Text:
    """The range of numbers that an option accepts, in words."""
    if kind.max is None:
        return Text(f"expected a number from {kind.min}", f"erwartet eine Zahl ab {kind.min}")
    return Text(
        f"expected a number from {kind.min} to {kind.max}",
        f"erwartet eine Zahl von {kind.min} bis {kind.max}",
    )


def _name(param: click.Parameter) -> str:
    return param.human_readable_name if isinstance(param, click.Argument) else param.opts[0]


def without_long(message: str, words: Iterable[str]) -> str:
    """A message that quotes at most `QUOTED` characters of each word of the call.

    A word may be a whole argument, the name of an option, or its value, such as a long file name.
    """
    for word in words:
        option, _, value = word.partition("=")
        for part in (word, option, value, repr(word)[1:-1]):
            for said in (part, " ".join(part.split())):
                if len(said) > QUOTED:
                    message = message.replace(said, shortened(said, QUOTED))
    return message

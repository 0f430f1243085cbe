"""The command `convert`: writes a record in its canonical form, as text or as JSON.

Records are read and written by `records`; no rule of a game is asked.
"""

from __future__ import annotations

from pathlib import Path

import click

from daumen_rules.kernel.text import Language
from daumen_rules.records.json_writer import write_json
from daumen_rules.records.text_writer import write_text

from .shared.basics import Command, Switch, lang_option, write_file
from .shared.game_option import game_option
from .shared.read_records import read_game


@click.command(
    cls=Command,
    help="""Rewrite a record in its canonical form, as text or as JSON.

    Rules are not checked, so an illegal game and one with gaps can be written too. Comments are
    lost.""",
    de="""Eine Aufzeichnung kanonisch schreiben, als Text oder JSON.

    Die Regeln werden nicht geprüft, also lässt sich auch eine regelwidrige Partie schreiben und
    eine mit Lücken. Kommentare gehen verloren.""",
)
@click.argument("path", metavar="RECORD")
@click.option(
    "--to",
    "form",
    type=click.Choice(["text", "json"]),
    cls=Switch,
    help="The form to write; not needed for a file that ends in .json.",
    de="Die Form, in der geschrieben wird; bei einer Datei auf .json nicht nötig.",
)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    cls=Switch,
    help="Write to this file. Without it, to standard output.",
    de="In diese Datei schreiben. Ohne Angabe auf die Standardausgabe.",
)
@game_option
@lang_option
@click.pass_context
def convert(
    context: click.Context,
    path: str,
    form: str | None,
    output: str | None,
    game: str | None,
    language: Language,
) -> None:
    if form is None and Path(output or "").suffix != ".json":
        missing = next(option for option in context.command.params if option.name == "form")
        raise click.MissingParameter(ctx=context, param=missing)
    record = read_game(path, game, language)
    text = (write_text if form == "text" else write_json)(record)
    if output is None:
        click.echo(text.encode("utf-8"), nl=False)
    else:
        write_file(output, text, language)

"""The command `games`: all games of the catalogue.

Here lives the command alone.
"""

from __future__ import annotations

import click

from daumen_rules.cli.collection.words import CHAPTERS, full_title
from daumen_rules.cli.frame import Command, echo_json, json_option, lang_option
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text
from daumen_rules.records.noted import seats_words


@click.command(
    cls=Command,
    help="""All games: name, number in the text, players, title.

    The name in the first column is what `--game` takes in play, check, clauses, questions and
    rules. Where the list of contents has another number, or none, it stands in brackets.""",
    de="""Alle Spiele: Name, Nummer im Text, Spielerzahl, Titel.

    Den Namen in der ersten Spalte nimmt `--game` in play, check, clauses, questions und rules. Wo
    das Inhaltsverzeichnis eine andere Nummer hat oder keine, steht sie in Klammern.""",
)
@lang_option
@json_option
def games(language: Language, as_json: bool) -> None:
    entries = [catalogue.entry(slug) for slug in catalogue.GAMES]
    if as_json:
        data = [
            {
                "slug": entry.slug,
                "chapter": catalogue.chapter(entry.slug) or None,
                "number": entry.number or None,
                "listed": entry.listed,
                "title": {"en": entry.title.en, "de": entry.title.de},
                "players": list(entry.game.seats),
                "options": len(entry.options),
                "clauses": len(entry.game.clauses),
            }
            for entry in entries
        ]
        echo_json(data)
        return
    width = max(len(entry.slug) for entry in entries) + 2
    chapter = None
    for entry in entries:
        if catalogue.chapter(entry.slug) != chapter:
            chapter = catalogue.chapter(entry.slug)
            click.echo(CHAPTERS[chapter][language])
        number = entry.number or "–"
        if entry.number and entry.listed != entry.number:
            number += f" ({entry.listed or '–'})"
        seats = Text("players", "Spieler")[language]
        players = f"{seats_words(entry.game.seats)[language]} {seats}"
        title = full_title(entry, language)
        click.echo(f"  {entry.slug:<{width}}{number:<12}{players:<18}{title}")
    total = len(entries)
    click.echo(Text(f"{total} games.", f"{total} Spiele.")[language])

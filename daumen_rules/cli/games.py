"""The command `games`: lists all games of the catalogue."""

from __future__ import annotations

import click

from daumen_rules.contracts.record_model import seats_words
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text

from .shared.basics import Command, echo_json, echo_lines, json_option, lang_option
from .shared.wording import CHAPTERS, full_title


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
    entries = [catalogue.game(slug) for slug in catalogue.GAMES]
    if as_json:
        data = [
            {
                "slug": game.slug,
                "chapter": catalogue.chapter(game.slug) or None,
                "number": game.book.number or None,
                "listed": game.book.listed,
                "title": {"en": game.book.title.en, "de": game.book.title.de},
                "players": list(game.rules.seats),
                "options": len(game.book.options),
                "clauses": len(game.book.clauses),
            }
            for game in entries
        ]
        echo_json(data)
        return
    width = max(len(game.slug) for game in entries) + 2
    chapter = None
    for game in entries:
        if catalogue.chapter(game.slug) != chapter:
            chapter = catalogue.chapter(game.slug)
            echo_lines([CHAPTERS[chapter][language]])
        number = game.book.number or "–"
        if game.book.number and game.book.listed != game.book.number:
            number += f" ({game.book.listed or '–'})"
        seats = Text("players", "Spieler")[language]
        players = f"{seats_words(game.rules.seats)[language]} {seats}"
        title = full_title(game, language)
        echo_lines([f"  {game.slug:<{width}}{number:<12}{players:<18}{title}"])
    total = len(entries)
    echo_lines([Text(f"{total} games.", f"{total} Spiele.")[language]])

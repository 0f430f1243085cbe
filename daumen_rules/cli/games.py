"""The command `games`: lists all games of the catalogue."""

from __future__ import annotations

from typing import Any, Final

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import seats_words
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text

from .shared.basics import Command, Failure, echo_json, echo_lines, json_option, lang_option
from .shared.wording import CHAPTERS, full_title

LUCK: Final = Text("* pure luck: nobody chooses", "* reines Glück: Niemand wählt")
"""What a star behind the number of players means."""


@click.command(
    cls=Command,
    help="""List all games, or those with WORD in name or title.

    A line has the name, the number, how many can play, and the title. `--game` of other commands
    takes the name in the first column. If the list of contents has another number, or none, the
    number stands in brackets.""",
    de="""Alle Spiele auflisten, oder die mit WORD in Namen oder Titel.

    Eine Zeile hat den Namen, die Nummer, wie viele spielen können, und den Titel. `--game` in
    anderen Befehlen nimmt den Namen aus der ersten Spalte. Hat das Inhaltsverzeichnis eine andere
    Nummer oder keine, so steht die Nummer in Klammern.""",
)
@click.argument("word", metavar="[WORD]", required=False)
@lang_option
@json_option
def games(word: str | None, language: Language, as_json: bool) -> None:
    slugs = catalogue.GAMES if word is None else catalogue.matching(word)
    if not slugs:
        raise Failure(catalogue.UnknownGameError(word or "").text[language])
    if as_json:
        echo_json([_data(catalogue.game(slug)) for slug in slugs])
        return
    entries = [catalogue.listing()[slug] for slug in slugs]
    width = max(len(game.slug) for game in entries) + 2
    chapter = None
    for game in entries:
        if game.chapter != chapter:
            chapter = game.chapter
            echo_lines([CHAPTERS[chapter][language]])
        number = game.number or "–"
        if game.number and game.listed != game.number:
            number += f" ({game.listed or '–'})"
        seats = Text("players", "Spieler")[language]
        luck = "" if game.has_choices else " *"
        players = f"{seats_words(game.players)[language]} {seats}{luck}"
        title = full_title(game.title, language)
        echo_lines([f"  {game.slug:<{width}}{number:<12}{players:<17} {title}"])
    total = len(entries)
    if any(not game.has_choices for game in entries):
        echo_lines([LUCK[language]])
    words = (
        Text("1 game.", "1 Spiel.") if total == 1 else Text(f"{total} games.", f"{total} Spiele.")
    )
    echo_lines([words[language]])


def _data(game: AnyGame) -> dict[str, Any]:
    """A game as JSON data."""
    listed = catalogue.listing()[game.slug]
    return {
        "slug": game.slug,
        "chapter": listed.chapter or None,
        "number": listed.number or None,
        "listed": listed.listed,
        "title": {"en": listed.title.en, "de": listed.title.de},
        "players": list(listed.players),
        "choices": listed.has_choices,
        "hides": listed.hides,
        "options": len(game.book.options),
        "clauses": len(game.book.clauses),
    }

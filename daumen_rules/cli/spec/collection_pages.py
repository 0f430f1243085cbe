"""Makes the pages of `spec/collection/`: the catalogue, the checks, and a page for each game.

Pages are text in both languages; no file is written here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.markdown import page, row, table, test_links
from daumen_rules.contracts.record_model import seats_words
from daumen_rules.contracts.report_text import KINDS
from daumen_rules.games import catalogue
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import Option
from daumen_rules.register.citations import functions_of

from ..shared.wording import (
    CHAPTERS,
    SOURCES,
    default_of,
    full_title,
    function_name,
    options_on,
    place,
    values_of,
)
from .engine_part import engine_part
from .position_part import position_part

FOLDER: Final = "spec/collection"
Citing = Mapping[str, Sequence[str]]

_ABOUT: Final = Text(
    "They come from a family collection, and each has a page. `daumen-rules games` lists them. "
    "`--game` of the other commands takes the name in the first column, the title or the number. "
    "Read on: how a game is [written down](records.md), how a [position](../positions.md) is "
    "written, and how `conform --game` [tests an engine](protocol.md).",
    "Sie stammen aus einer Familiensammlung, und jedes hat eine Seite. `daumen-rules games` zählt "
    "sie auf. `--game` der anderen Befehle nimmt den Namen in der ersten Spalte, den Titel oder "
    "die Nummer. Weiter: wie man eine Partie [aufschreibt](records.md), wie man eine "
    "[Stellung](../positions.md) schreibt, und wie `conform --game` [eine Engine "
    "prüft](protocol.md).",
)
_CHECKS: Final = Text(
    "How likely something is, how long a game lasts, how often a seat wins, what the best play is "
    "worth: these tests work it out with the steps of the game itself, over all that can be thrown "
    "or chosen, and compare it with a calculation that does not use the game.",
    "Wie wahrscheinlich etwas ist, wie lange eine Partie dauert, wie oft ein Platz gewinnt, was "
    "bestes Spiel wert ist: Diese Tests berechnen es mit den Schritten des Spiels selbst, über "
    "alles, was fallen oder gewählt werden kann, und vergleichen es mit einer Rechnung, die das "
    "Spiel nicht benutzt.",
)
_CLAUSES: Final = Text(
    "A place is the number of the game in the German manual and the paragraph; there is no other "
    "manual. Where it is silent, the clause says what a game cannot do without.",
    "Eine Stelle ist die Nummer des Spiels in der deutschen Anleitung und der Absatz; eine andere "
    "Anleitung gibt es nicht. Wo sie schweigt, sagt die Klausel, ohne was es kein Spiel gäbe.",
)
_ACTIONS: Final = Text(
    "An example of each form that is read, as [engines](protocol.md) and records write it, and in "
    "German; what this game never allows is refused.",
    "Ein Beispiel für jede Form, die gelesen wird, wie [Engines](protocol.md) und Aufzeichnungen "
    "sie schreiben, und auf Deutsch; was dieses Spiel nie erlaubt, wird zurückgewiesen.",
)
_WHO: Final = {
    "seat": Text("a seat", "ein Platz"),
    "nature": Text("nature", "der Zufall"),
    "referee": Text("the referee", "der Schiedsrichter"),
}
_OPTIONS: Final = Text(
    "What the manual leaves open or in doubt. A rule set is `manual`, or `manual with "
    "OPTION=VALUE, …`.",
    "Was die Anleitung offen oder zweifelhaft lässt. Ein Regelsatz ist `manual` oder `manual with "
    "OPTION=WERT, …`.",
)


def collection_pages(citing: Citing, numbers: Citing) -> dict[str, str]:
    """The text of all pages by path.

    `citing` has the tests that cite a clause by its id; `numbers` has the tests that work out
    chances, lengths or best play of a game by its slug.
    """
    made: dict[str, str] = {}
    entries = [catalogue.game(slug) for slug in catalogue.SLUGS]
    languages: tuple[tuple[Language, str], ...] = (("en", ".md"), ("de", ".de.md"))
    for language, ending in languages:
        made[f"{FOLDER}/README{ending}"] = page(_catalogue(entries, language, ending), language)
        checks = _checks(entries, numbers, language, ending)
        made[f"{FOLDER}/checks{ending}"] = page(checks, language)
        for game in entries:
            made[f"{FOLDER}/{game.slug}{ending}"] = page(_game(game, citing, language), language)
    return made


def _catalogue(entries: Sequence[AnyGame], language: Language, ending: str) -> Iterator[str]:
    total = len(entries)
    yield Text("# The collection", "# Die Sammlung")[language]
    yield ""
    yield Text(f"{total} games. {_ABOUT.en}", f"{total} Spiele. {_ABOUT.de}")[language]
    for chapter, words in CHAPTERS.items():
        games = [game for game in entries if catalogue.chapter(game.slug) == chapter]
        if not games:
            continue
        yield from ("", f"## {words[language]}", "")
        yield from table(
            Text("Name", "Name"),
            Text("In the text", "Im Text"),
            Text("In the contents", "Im Verzeichnis"),
            Text("Title", "Titel"),
            Text("Players", "Spieler"),
            Text("Clauses", "Klauseln"),
            Text("Options", "Optionen"),
            Text("A game", "Eine Partie"),
            language=language,
        )
        for game in games:
            yield row(
                f"[{game.slug}]({game.slug}{ending})",
                game.book.number,
                game.book.listed or "–",
                full_title(game.book.title, language),
                seats_words(game.rules.seats)[language],
                str(len(game.book.clauses)),
                str(len(game.book.options)),
                f"[games/{game.slug}.game](games/{game.slug}.game)",
            )


def _checks(
    entries: Sequence[AnyGame], numbers: Citing, language: Language, ending: str
) -> Iterator[str]:
    yield Text("# Numbers that are worked out", "# Was nachgerechnet wird")[language]
    yield from ("", _CHECKS[language], "")
    heads = (Text("Name", "Name"), Text("In the text", "Im Text"), Text("Tests", "Tests"))
    yield from table(*heads, language=language)
    without: list[str] = []
    for game in entries:
        name = f"[{game.slug}]({game.slug}{ending})"
        if game.slug in numbers:
            yield row(name, game.book.number, test_links(numbers[game.slug], FOLDER))
        else:
            without.append(name)
    none = ", ".join(without) or Text("none", "keines")[language]
    yield from (
        "",
        Text(f"Without such a test: {none}.", f"Ohne einen solchen Test: {none}.")[language],
    )


def _game(game: AnyGame, citing: Citing, language: Language) -> Iterator[str]:
    seats = seats_words(game.rules.seats)
    yield f"# {full_title(game.book.title, language)}"
    yield ""
    yield Text(
        f"Number {game.book.number} in the text, {game.book.listed or 'missing'} in the contents; "
        f"{seats.en} players.",
        f"Nummer {game.book.number} im Text, {game.book.listed or 'fehlt'} im Inhaltsverzeichnis; "
        f"{seats.de} Spieler.",
    )[language]
    yield from ("", Text("## Clauses", "## Klauseln")[language], "", _CLAUSES[language], "")
    yield from table(
        Text("Clause", "Klausel"),
        Text("What it rules", "Was sie regelt"),
        Text("Place", "Stelle"),
        Text("Kind", "Art"),
        Text("Options", "Optionen"),
        Text("Functions", "Funktionen"),
        Text("Tests", "Tests"),
        language=language,
    )
    functions = functions_of(game)
    for clause in game.book.clauses:
        yield _clause_row(game, clause, functions.get(clause.id, ()), citing, language)
    yield from ("", Text("## Actions", "## Aktionen")[language], "", _ACTIONS[language], "")
    heads = (Text("Who", "Wer"), Text("Words", "Worte"), Text("In German", "Auf Deutsch"))
    yield from table(*heads, Text("What may stand there", "Was da stehen kann"), language=language)
    for verb in game.notation.verbs.rows:
        who = "seat" if verb.by is None else verb.by.value
        whats = dict.fromkeys(operand.what[language] for _, operand in verb.operands)
        forms = (f"`{verb.example('en')}`", f"`{verb.example('de')}`")
        yield row(_WHO[who][language], *forms, "; ".join(whats) or "–")
    yield from position_part(game, language)
    yield from engine_part(game, language)
    if game.book.options:
        yield from ("", Text("## Options", "## Optionen")[language], "", _OPTIONS[language])
    for option in game.book.options:
        yield from _option(game, game.book.question_on(option.field), option, language)


def _about(game: AnyGame, tests: Sequence[str]) -> list[str]:
    """The tests without the vectors of other games."""
    own = f"/{game.slug}.json::"
    return [test for test in tests if ".json::" not in test or own in test]


def _clause_row(
    game: AnyGame, clause: Clause, functions: Sequence[str], citing: Citing, language: Language
) -> str:
    return row(
        clause.id,
        clause.gist[language],
        place(clause, language),
        KINDS[clause.kind][language],
        ", ".join(f"`{option}`" for option in options_on(clause, game)) or "–",
        ", ".join(f"`{function_name(name)}`" for name in functions) or "–",
        test_links(_about(game, citing.get(clause.id, ())), FOLDER) or "–",
    )


def _option(game: AnyGame, question: Question, option: Option, language: Language) -> Iterator[str]:
    yield from ("", f"### {question.id} `{option.field}`", "")
    clauses = ", ".join(clause.id for clause in question.clauses)
    yield f"**{question.title[language]}** [{clauses}]"
    yield ""
    default = default_of(game, option)
    source = SOURCES[option.source][language]
    says = option.says or (Text("a number", "eine Zahl"),)
    words = option.words() if option.says else (values_of(option),)
    for word, said in zip(words, says, strict=True):
        mark = ""
        if word == default or not option.says:
            named = "" if option.says else f" {default}"
            mark = f" – **{Text('default', 'Vorgabe')[language]}{named}**: {source}"
        yield f"* `{word}`: {said[language]}{mark}"

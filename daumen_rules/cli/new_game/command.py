"""The command `new-game`: writes the skeleton of a game of the collection, which plays at once.

This module checks names and chooses the places of files; `skeleton` makes their text.
"""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from typing import Final

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text, quoted

from ..shared.basics import Command, Switch, check_writable, fail, lang_option, write_file
from .skeleton import Skeleton, with_line

_GAMES: Final = Path("daumen_rules") / "games"
_CATALOGUE: Final = _GAMES / "catalogue.py"
_LONGEST: Final = 30
_TAKEN: Final = ("readme", "records", "protocol", "checks")
"""Slugs that no game may have, because pages of `spec/collection/` have these names."""


@click.command(
    cls=Command,
    help="""Begin a new game of the collection: a module and its tests.

    In a checkout both are written to their places, and the game gets its line in the catalogue.
    Elsewhere they are written to the folder, and the line is printed. Nothing is overwritten. You
    get a small game that can be played, with tests that pass; change it clause by clause.""",
    de="""Ein neues Spiel anfangen: ein Modul und seine Tests.

    In einem Checkout kommen beide an ihren Ort, und das Spiel bekommt seine Zeile im Katalog. Sonst
    kommen sie in den Ordner, und die Zeile wird ausgegeben. Nichts wird überschrieben. Man bekommt
    ein kleines Spiel, das gespielt werden kann, mit Tests, die gelingen; man ändert es Klausel für
    Klausel.""",
)
@click.argument("slug", metavar="SLUG")
@click.option(
    "--chapter",
    type=click.Choice(catalogue.CHAPTERS),
    required=True,
    cls=Switch,
    help="The chapter of the manual.",
    de="Das Kapitel der Anleitung.",
)
@click.option(
    "--number",
    metavar="NUMBER",
    required=True,
    cls=Switch,
    help="Its number in the text, such as 33.",
    de="Seine Nummer im Text, etwa 33.",
)
@click.option(
    "--into",
    default=".",
    metavar="FOLDER",
    cls=Switch,
    help="The checkout, or any folder. Without it, the current one.",
    de="Der Checkout oder irgendein Ordner. Ohne Angabe der, in dem man ist.",
)
@lang_option
def new_game(slug: str, chapter: str, number: str, into: str, language: Language) -> None:
    skeleton = Skeleton(*_checked(slug, chapter, number, language), _clause_name(slug))
    folder = Path(into)
    is_checkout = (folder / _CATALOGUE).is_file()
    game = folder / (_GAMES / chapter if is_checkout else "") / f"{skeleton.module}.py"
    tests = folder / (Path("tests") / "collection" / chapter if is_checkout else "")
    files = {game: skeleton.game, tests / f"test_{skeleton.module}.py": skeleton.tests}
    if is_checkout and not (tests / "__init__.py").exists():
        about = f"The games of the chapter {chapter}: what the manual says of each."
        files = {tests / "__init__.py": f'"""{about}"""\n'} | files
    for path in files:
        if path.exists():
            fail(language, f"{path} is there already", f"{path} ist schon da")
        if path.parent.is_dir():
            check_writable(str(path), language)
    for path, text in files.items():
        if is_checkout:
            path.parent.mkdir(parents=True, exist_ok=True)
        write_file(str(path), text, language)
        click.echo(Text(f"written: {path}", f"geschrieben: {path}")[language])
    _list(skeleton, folder / _CATALOGUE, language)


def _checked(slug: str, chapter: str, number: str, language: Language) -> tuple[str, str, str]:
    """Slug, chapter and number as given. Raises Failure if a slug or number is wrong or taken."""
    shape = re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug)
    if shape is None or len(slug) > _LONGEST or iskeyword(slug):
        fail(
            language,
            f"SLUG: found {quoted(slug)}; expected up to {_LONGEST} small letters, digits and "
            "hyphens, such as mau-mau",
            f"SLUG: gefunden {quoted(slug)}; erwartet bis zu {_LONGEST} Kleinbuchstaben, Ziffern "
            "und Bindestriche, etwa mau-mau",
        )
    if slug in (*catalogue.GAMES, *_TAKEN):
        said = quoted(slug)
        fail(language, f"the name {said} is taken", f"den Namen {said} gibt es schon")
    if re.fullmatch(r"[0-9]{1,3}[a-z]?", number) is None:
        fail(
            language,
            f"--number: found {quoted(number)}; expected the number in the text, such as 33",
            f"--number: gefunden {quoted(number)}; erwartet die Nummer im Text, etwa 33",
        )
    for known in catalogue.SLUGS:
        if catalogue.game(known).book.number == number:
            fail(
                language,
                f"--number: {number} is the number of {known}",
                f"--number: {number} ist die Nummer von {known}",
            )
    return slug, chapter, number


def _clause_name(slug: str) -> str:
    """The name of the game's clauses: the last word of its slug, if it is free and has no digits.

    Otherwise it is the whole slug without hyphens.
    """
    games: list[AnyGame] = [catalogue.game(known) for known in catalogue.GAMES]
    taken = {clause.group for game in games for clause in game.book.clauses}
    short = slug.rpartition("-")[2].upper()
    return slug.replace("-", "").upper() if short in taken or not short.isalpha() else short


def _list(skeleton: Skeleton, path: Path, language: Language) -> None:
    """Write a game's line into the catalogue; print the line if there is no catalogue to change."""
    numbers = {slug: catalogue.game(slug).book.number for slug in catalogue.SLUGS}
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    changed = with_line(source, skeleton, numbers)
    if changed is None:
        click.echo(
            Text(
                f"For `_MODULES` in {_CATALOGUE}:\n{skeleton.line}",
                f"Für `_MODULES` in {_CATALOGUE}:\n{skeleton.line}",
            )[language]
        )
        return
    write_file(str(path), changed, language)
    click.echo(Text(f"listed: {path}", f"eingetragen: {path}")[language])
    # An installed `daumen-rules` may belong to another copy, which does not have the new game.
    call = f"python -m daumen_rules play --game {skeleton.slug}"
    click.echo(Text(f"play it there: {call}", f"dort gespielt: {call}")[language])

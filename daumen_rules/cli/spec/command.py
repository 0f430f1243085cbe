"""The command `spec`: compares the pages of `spec/` with those that the code makes, or writes them.

It reads the files that pages need and writes the pages; `pages` makes their text.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from daumen_rules.kernel.errors import PageError
from daumen_rules.kernel.text import Language, Text

from ..shared.basics import ILLEGAL, Command, Switch, fail, lang_option, write_file
from .pages import pages

VECTORS: Final = ("spec/collection/vectors", "spec/daumen_drauf/vectors")
"""The folders of test vectors. A vector cites a clause as a test does."""


@click.command(
    cls=Command,
    help="""Check or write the generated pages of spec/.

    For those who change the library; run it in a checkout. With --check the exit status is 0 if the
    pages are current, 1 if not.""",
    de="""Die erzeugten Seiten in spec/ prüfen oder schreiben.

    Für alle, die die Bibliothek ändern; in einem Checkout aufrufen. Mit --check ist der
    Rückgabewert 0, wenn die Seiten stimmen, sonst 1.""",
)
@click.option(
    "--check/--write",
    "only_check",
    default=None,
    cls=Switch,
    help="Compare, or write.",
    de="Vergleichen oder schreiben.",
)
@click.option(
    "--root",
    default=".",
    metavar="FOLDER",
    cls=Switch,
    help="The checkout. Without it, the current folder.",
    de="Der Checkout. Ohne Angabe der Ordner, in dem man ist.",
)
@lang_option
def spec(only_check: bool | None, root: str, language: Language) -> int:
    if only_check is None:
        one_of_both = Text("--check or --write is missing", "--check oder --write fehlt")
        raise click.UsageError(one_of_both[language])
    folder = Path(root)
    if not (folder / "spec").is_dir() or not (folder / "tests").is_dir():
        fail(
            language,
            f"{folder} has no folders spec and tests: this is for a checkout of the library",
            f"{folder} hat keine Ordner spec und tests: Das geht in einem Checkout der Bibliothek",
        )
    tests = {
        f"{room}/{path}": text
        for room, pattern in (("tests", "test_*.py"), *((room, "*.json") for room in VECTORS))
        for path, text in _texts(folder / room, pattern).items()
    }
    try:
        made = pages(
            tests,
            lambda own: _texts(folder / own / "disputes", "*.sit"),
        )
    except PageError as error:
        fail(language, *error.args)
    different = [path for path, text in made.items() if _read(folder / path) != text]
    for path in different:
        if only_check:
            click.echo(Text(f"differs: {path}", f"ungleich: {path}")[language])
        else:
            (folder / path).parent.mkdir(exist_ok=True)
            write_file(str(folder / path), made[path], language)
            click.echo(Text(f"written: {path}", f"geschrieben: {path}")[language])
    equal = len(made) - len(different)
    click.echo(Text(f"{equal} pages are up to date.", f"{equal} Seiten sind aktuell.")[language])
    return ILLEGAL if only_check and different else 0


def _texts(folder: Path, pattern: str) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob(pattern))
    }


def _read(path: Path) -> str | None:
    return path.read_bytes().decode("utf-8", "replace") if path.is_file() else None

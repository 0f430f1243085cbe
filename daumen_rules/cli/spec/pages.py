"""Makes the pages of `spec/` from the code, as text in both languages.

Every game has the same pages; some games add pages of their own. No file is read or written here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from daumen_rules.contracts.markdown import Sources
from daumen_rules.contracts.record_model import Record
from daumen_rules.games import catalogue
from daumen_rules.records.record import write
from daumen_rules.register.citations import functions_of, tests_citing, working_out

from .collection_pages import collection_pages


def pages(
    tests: Mapping[str, str], situations_in: Callable[[str], Mapping[str, str]]
) -> dict[str, str]:
    """The text of all pages by path.

    `tests` has the source of each test module and file of vectors by path; `situations_in` returns
    the texts of the situations in a folder by file name. Raises PageError.
    """
    citing = tests_citing(tests)
    made = collection_pages(citing, working_out(tests))
    for game in map(catalogue.game, catalogue.GAMES):
        if game.book.pages is not None:
            own, functions = game.book.pages(), functions_of(game)
            situations = situations_in(own.folder)
            made |= own.made(Sources(citing=citing, functions=functions, situations=situations))
            made |= {path: _noted(record, said) for path, record, said in own.records(game)}
    return made


def _noted(record: Record, comment: str) -> str:
    """The text of a record, with a comment below its first line."""
    first, rest = write(record).split("\n", 1)
    return f"{first}\n# {comment}\n{rest}"

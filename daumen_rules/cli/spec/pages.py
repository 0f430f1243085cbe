"""The pages of `spec/` that are made from the code: those of all games, and those of their own.

Pages as text, in both languages. Where they are kept `command` says.
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
    """All pages by path. `tests` are the sources of the tests by path; `situations_in` gives the
    disputes of a folder by the name of the file. Raises PageError.
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
    """A record as a file, with a comment under its first line."""
    first, rest = write(record).split("\n", 1)
    return f"{first}\n# {comment}\n{rest}"

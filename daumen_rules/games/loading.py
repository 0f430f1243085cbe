"""`load`: a game by its name. What type each name gives stands in the stub beside this module."""

from __future__ import annotations

from daumen_rules.contracts.game import AnyGame

from . import catalogue


def load(name: str) -> AnyGame:
    """The game of a slug, a title in either language, or a number in the collection's text.

    Capitals, umlauts, blanks and marks do not matter. Raises UnknownGameError with the nearest
    names.
    """
    return catalogue.game(catalogue.found(name))

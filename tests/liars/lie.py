"""What a liar is."""

from __future__ import annotations

from attrs import frozen

from tests.liars.patch import Patch


@frozen
class Liar:
    """An engine that is wrong about one thing.

    `clauses` are the right ones to name: the first is the clause that the lie breaks, the others
    say the same of what the lie does. `says` tells the lie in plain words.
    """

    name: str
    says: str
    clauses: tuple[str, ...]
    patches: tuple[Patch, ...]


def liar(name: str, says: str, clauses: str, *patches: tuple[str, str, str]) -> Liar:
    """A liar; its clauses in one text, its patches as file, old text and new text."""
    return Liar(name, says, tuple(clauses.split()), tuple(Patch(*patch) for patch in patches))

"""The message for a clause, a question or an option that a game does not have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import Language, Text, quoted

from .basics import fail
from .game_option import DEFAULT


def _ids(command: str, game: AnyGame) -> set[str]:
    """The ids that the command `clauses` or `questions` knows in a game."""
    if command == "questions":
        return {question.id for question in game.book.questions()}
    return {clause.id for clause in game.book.clauses}


def unknown(
    what: Text, asked: str, known: Sequence[str], language: Language, game: AnyGame
) -> NoReturn:
    """Raises Failure: `what` names the kind of thing that was not found, `known` all of this kind.

    The message offers the nearest names. If `asked` is the id of a clause where a question was
    wanted, or the other way round, the message names the right command instead.
    """
    other = "questions" if re.fullmatch(r"Q\d+", asked) else "clauses" if "-" in asked else ""
    if other and asked in _ids(other, game):
        call = f"daumen-rules {other} {asked}"
        if game.slug != DEFAULT:
            call += f" --game {game.slug}"
        fail(
            language,
            f"there is no {what.en} {quoted(asked)}; see `{call}`",
            f"{what.de} {quoted(asked)} gibt es nicht; siehe `{call}`",
        )
    if not known:
        title = game.book.title
        fail(
            language,
            f"there is no {what.en} {quoted(asked)}; {title.en} has none",
            f"{what.de} {quoted(asked)} gibt es nicht; {title.de} hat keine",
        )
    near = nearest(asked, known, 0.3) or list(known[:3])
    offered = ", ".join(near)
    fail(
        language,
        f"there is no {what.en} {quoted(asked)}; did you mean {offered}?",
        f"{what.de} {quoted(asked)} gibt es nicht; gemeint vielleicht {offered}?",
    )

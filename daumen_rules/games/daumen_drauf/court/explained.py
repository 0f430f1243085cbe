"""Why a move of a record is allowed or refused, told to one reader."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from daumen_rules.disputes.explanation import Explanation
from daumen_rules.games.daumen_drauf.model import Card, Sight
from daumen_rules.games.daumen_drauf.reasons import REFEREE, explain
from daumen_rules.games.daumen_drauf.refusal import eyes_of
from daumen_rules.games.daumen_drauf.suggested import suggestions
from daumen_rules.games.daumen_drauf.verbs import VERBS
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.court import Move


def explained(move: Move, reader: Seat | None) -> Explanation:
    """Why a move is allowed or refused, as far as a seat, or (None) whoever moves, can know."""
    if reader is not None:
        return explain(move.state, move.action, reader)
    told = explain(move.state, move.action, REFEREE)
    return evolve(told, suggestions=suggestions(move.state, move.action))


def move_words(move: Move, reader: Seat | None, language: Language) -> str:
    """A move in the words of the notation, as far as a reader can know it."""
    row, sees = VERBS.row(move.action), _sees(move, reader)
    return row.tell({name: sees(card) for name, card in row.values(move.action).items()}, language)


def _sees(move: Move, reader: Seat | None) -> Callable[[Card], Sight]:
    """How a card of a move may be told: whoever moves knows it, and the referee with him; others
    its kind, unless they can know the fangs of that kind.
    """
    if reader is None or reader == move.action.seat:
        return lambda card: card
    return eyes_of(view(move.state, reader)).sees

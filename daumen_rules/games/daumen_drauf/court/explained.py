"""Why a move of a record is allowed or refused, told to one reader."""

from __future__ import annotations

from collections.abc import Callable

from daumen_rules.disputes.explanation import Explanation
from daumen_rules.games.daumen_drauf.model import Card, Sight
from daumen_rules.games.daumen_drauf.reasons import REFEREE, explain
from daumen_rules.games.daumen_drauf.verbs import VERBS
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.court import Move


def explained(move: Move, reader: Seat | None) -> Explanation:
    """Why a move is allowed or refused, as far as a seat, or (None) whoever moves, can know."""
    return explain(move.state, move.action, REFEREE if reader is None else reader)


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
    seen = view(move.state, reader)
    sights = (*seen.hand, *seen.out, *(shown.card for shown in seen.shown))
    taken = (sight for captured in seen.captured for sight in captured)
    known = frozenset(sight.kind for sight in (*sights, *taken) if isinstance(sight, Card))
    return lambda card: card if card.kind in known else card.kind

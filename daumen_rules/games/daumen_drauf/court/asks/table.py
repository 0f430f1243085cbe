"""All questions that the court answers, in the order in which a dialogue offers them."""

from __future__ import annotations

from typing import Final

from . import going_on, may, must, of_games, of_tricks, open_questions, raising

OFFERED: Final = (
    may.SHOW,
    may.PASS,
    may.PARRY,
    may.LOOK,
    open_questions.LOOK_AGAIN,
    open_questions.TALK,
    open_questions.UNCOVER,
    of_tricks.TAKES,
    of_tricks.COUNTS,
    of_tricks.DRAWS_FIRST,
    of_tricks.DRAWS,
    of_tricks.LEADS,
    of_tricks.OVER,
    of_tricks.POINTS,
    of_games.STARTS_NEXT,
    of_games.DEALS_NEXT,
    of_games.WINS,
    open_questions.LOOK_OWN,
    open_questions.TAKE_BACK,
    open_questions.CHANGE,
    of_games.CAN_BE,
    of_tricks.WAS,
    of_games.DECK,
    of_games.DEALT,
    of_games.UNDEALT,
    of_games.DEALER,
    of_tricks.WHOSE_TURN,
    of_games.STARTER,
    *raising.ROWS,
    *going_on.ROWS,
    of_games.FIRST_CARD,
    of_games.EQUALLY_YOUNG,
)
ROWS: Final = (*OFFERED, may.STILL_SHOW, may.STILL_PARRY, may.LEAD_WITH, *must.ROWS)
"""All questions; those that name their trick are not offered in a dialogue."""

"""All questions that the court answers, in the order in which a dialogue offers them."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

from . import going_on, may, must, of_games, of_tricks, open_questions, raising

GROUPS: Final = (
    (
        Text("showing, passing, parrying", "zeigen, passen, parieren"),
        (
            *(may.SHOW, may.PASS, may.PARRY),
            *raising.ROWS,
            *(open_questions.TAKE_BACK, open_questions.CHANGE),
        ),
    ),
    (
        Text("whose turn it is, and how it goes on", "wer dran ist, und wie es weitergeht"),
        (of_tricks.WHOSE_TURN, of_tricks.LEADS, *going_on.ROWS),
    ),
    (
        Text("the trick, and what is drawn after it", "der Stich, und was danach gezogen wird"),
        (
            *(of_tricks.TAKES, of_tricks.COUNTS, of_tricks.WAS),
            *(of_tricks.DRAWS_FIRST, of_tricks.DRAWS),
        ),
    ),
    (
        Text("looking, the thumb, talking", "ansehen, der Daumen, reden"),
        (
            *(may.LOOK, open_questions.LOOK_AGAIN, open_questions.LOOK_OWN),
            *(open_questions.UNCOVER, open_questions.TALK),
        ),
    ),
    (
        Text("the deal and the start", "das Geben und der Anfang"),
        (
            *(of_games.STARTER, of_games.EQUALLY_YOUNG, of_games.DEALER, of_games.FIRST_CARD),
            *(of_games.DECK, of_games.DEALT, of_games.UNDEALT),
        ),
    ),
    (
        Text("the end, points, the next game", "das Ende, Punkte, die nächste Partie"),
        (
            *(of_tricks.OVER, of_tricks.POINTS, of_games.CAN_BE, of_games.WINS),
            *(of_games.STARTS_NEXT, of_games.DEALS_NEXT),
        ),
    ),
)
"""The questions that a dialogue offers, by what they are about."""
GROUP_OF: Final = {row.name: title for title, rows in GROUPS for row in rows}
OFFERED: Final = tuple(row for _, rows in GROUPS for row in rows)
ROWS: Final = (*OFFERED, may.STILL_SHOW, may.STILL_PARRY, may.LEAD_WITH, *must.ROWS)
"""All questions; those that name their trick are not offered in a dialogue."""

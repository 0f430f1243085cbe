"""Games that Hypothesis draws so that they come upon a clause.

Here lives how an occasion is found and taken. What counts as coming upon a clause stands in
`daumen_drauf.hits`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.conformance.arguments import Packs
from daumen_rules.conformance.daumen_drauf.hits import (
    FORBIDDING,
    Made,
    deal_hits,
    executable,
    forbids,
    move_hits,
)
from daumen_rules.conformance.drawn_games import (
    DrawnGame,
    Numbers,
    Rules,
    chosen,
    dealt_game,
    made,
    openings,
    temper_of,
)
from daumen_rules.games.daumen_drauf.game import every_attempt
from daumen_rules.games.daumen_drauf.model import Playing, State, Undealt
from daumen_rules.games.daumen_drauf.readings import GERMAN
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import clockwise

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis: python -m pip install 'daumen_rules[test]'"
    ) from missing


_DEALS: Final = 4
"""How often cards are dealt anew where a game does not come upon the clause."""


def games_citing(
    clause: str | Clause, rules: Rules = GERMAN, players: Numbers = None, *, packs: Packs = "small"
) -> SearchStrategy[DrawnGame]:
    """Games that come upon a clause, and go on for a few actions.

    They have an event of that clause, an action refused by it, or what shows it otherwise. Raises
    ValueError for a clause that computes nothing, or of which no single game can tell.
    """
    wanted = executable(clause.id if isinstance(clause, Clause) else clause)
    return _citing(wanted, openings(rules, players, packs=packs, clause=wanted))


@st.composite
def _citing(draw: DrawFn, clause: Clause, openings: SearchStrategy[Undealt]) -> DrawnGame:
    for _ in range(_DEALS):
        opening = draw(openings)
        temper, let_pass = temper_of(draw), draw(st.integers(0, 3))
        dealt = dealt_game(draw, opening)
        moves = _come_upon(draw, clause, dealt, temper, let_pass)
        if moves or deal_hits(clause, opening):
            more = _go_on(draw, dealt, moves, temper, draw(st.integers(0, 4)))
            return DrawnGame(opening, dealt.deal, dealt.dealt, (*moves, *more))
    return reject()


def _come_upon(
    draw: DrawFn, clause: Clause, dealt: DrawnGame, temper: int, let_pass: int
) -> tuple[Made, ...]:
    """Moves that end with one that hits a clause, after some occasions were let pass; none where
    the game has no occasion.
    """
    if deal_hits(clause, _opening(dealt)):
        return ()
    moves: list[Made] = []
    missed: tuple[Made, ...] = ()
    state = dealt.dealt
    while True:
        occasions = _occasions(clause, state)
        if occasions:
            missed = (*moves, draw(st.sampled_from(occasions)))
            let_pass -= 1
            if let_pass < 0:
                return missed
        action = chosen(draw, state, temper)
        if action is None:
            return missed
        moves.append(made(state, action))
        state = moves[-1].after


def _occasions(clause: Clause, state: State) -> list[Made]:
    """What somebody may do, or try, to come upon a clause; all of it by one seat, if possible."""
    tried = [made(state, action) for action in legal_actions(state)]
    found = [move for move in tried if move_hits(clause, move)]
    table = state if isinstance(state, Undealt) else state.table
    turn = state.trick.turn if isinstance(state, Playing) else 0
    for seat in clockwise(turn, table.players)[:2]:
        if not found and clause in FORBIDDING:
            refused = (a for a in every_attempt(state, (seat,)) if forbids(clause, state, a))
            found = [made(state, action) for action in refused]
    return found


def _go_on(
    draw: DrawFn, dealt: DrawnGame, moves: Sequence[Made], temper: int, more: int
) -> list[Made]:
    further: list[Made] = []
    state = moves[-1].after if moves else dealt.dealt
    for _ in range(more):
        action = chosen(draw, state, temper)
        if action is None:
            break
        further.append(made(state, action))
        state = further[-1].after
    return further


def _opening(game: DrawnGame) -> Undealt:
    assert isinstance(game.opening, Undealt)
    return game.opening

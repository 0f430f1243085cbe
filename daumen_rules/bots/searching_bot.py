"""A bot that searches by the batch form of a game: it thinks in compiled code, and plays on to the
end of a game or deal in each simulation.

It gets a view and nothing else. Where a game or its rule set has no batch form, or numba is not
installed, it is the bot that thinks, by the readable rules. Work is a number of simulations and no
time, so the same random numbers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final

from daumen_rules.contracts.batch_form import AnyBatchForm, BatchError, form_of
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.sampling import Below

from .simulation import Simulator
from .thinking_bot import USUAL_WORK, own_actions, thinking_bot

SIMULATIONS: Final = 500
"""How many simulations a unit of work has."""
WORLDS: Final = 8
"""How many states a unit of work samples, where something is hidden."""
AT_ONCE: Final = 250
"""So many simulations run between two calls of `tick`."""


def searching_bot(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK, tick: Tick = no_tick
) -> Callable[[Any, Below], Any]:
    """The bot of a seat on turn. It runs so many times 500 simulations, `work`.

    `tick` is called again and again; an error that it raises ends the search.
    """

    def bot(view: Any, below: Below) -> Any:
        try:
            return _found(game, seat, view, below, work, tick)
        except BatchError:
            return thinking_bot(game, seat, work, tick)(view, below)

    return bot


def _found(game: AnyGame, seat: Seat, view: Any, below: Below, work: int, tick: Tick) -> Any:
    """The action that the search tried most. Raises BatchError where there is no batch form for
    it.
    """
    first = game.sample(view, below)
    own = own_actions(game.rules, first, seat)
    actions = Simulator(game, seat, below).considered(first, own)
    if len(actions) == 1:
        return actions[0]
    if any(find_spec(each) is None for each in ("numba", "numpy")):
        raise BatchError("numba is not installed", "numba ist nicht installiert")
    form = form_of(game)
    import numpy as np

    from .batch_search import Tree, simulate

    players = game.rules.players(first)
    parameters = form.parameters(players, first.rules)
    row = form.row(first)
    if form.state(row, parameters) != first:
        raise BatchError("the state has no row", "der Stand hat keine Zeile")
    table = form.actions(players, first.rules)
    numbers = _numbers(form, row, parameters, table, actions)
    rows = [row]
    while game.checks.alike is not None and len(rows) < WORLDS * work:
        tick()
        rows.append(form.row(game.sample(view, below)))
    search: Any = simulate
    kernels = (form.mover, form.chance, form.legal, form.step, form.score)
    randoms = np.array([below(2**64)], np.uint64)
    given = (np.array(rows), parameters, randoms, np.array([*numbers]))
    count = work * SIMULATIONS
    tree = Tree(form.width, len(table) + form.places, players, count)
    for begin in range(0, count, AT_ONCE):
        tick()
        search(*kernels, *given, begin, begin + AT_ONCE, form.deals_at, *tree.parts)
    tried = tree.tried()
    return numbers[max(tried, key=lambda number: tried[number])]


def _numbers(
    form: AnyBatchForm, row: Any, parameters: Any, table: Sequence[Any], actions: Sequence[Any]
) -> dict[int, Any]:
    """The actions by their numbers in the state of a row."""
    import numpy as np

    out = np.zeros(len(table) + form.places, np.int64)
    found: dict[int, Any] = {}
    for number in map(int, out[: form.legal(row, parameters, out)]):
        if number >= len(table) and form.placed is not None:
            action = form.placed(row, parameters, number)
        else:
            action = table[number]
        if action in actions:
            found[number] = action
    if len(found) != len(actions):
        raise BatchError("an action has no number", "eine Aktion hat keine Nummer")
    return found

"""Many games at once, by the batch form of their game: rows of numbers that compiled kernels play.

The module needs numba and numpy, and knows no game. It checks what the kernels do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import define
from numpy.typing import NDArray

from daumen_rules.contracts.batch_form import OVER, AnyBatchForm, BatchError, form_of
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game as catalogued
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.batch_kernels import Random, Row

from . import batch_loops as loops
from .batch_loops import Rows, Words


@define(eq=False, repr=False, slots=False)
class Batch:
    """Games of one kind, with the same number of players and the same rule set.

    `rows` has a row for each game, int64[games, width], and `randoms` a source of random numbers
    for each; `parameters` say which rule set it is. `turns` and `words` follow from the rows: who
    is on turn, and the legal actions as bits. `actions` are the readable actions by their numbers,
    but for those whose meaning depends on the state; `action` knows all. Games are numbered from 0,
    and so are seats and actions.
    """

    game: AnyGame
    players: int
    rules: Any
    parameters: Row
    rows: Rows
    randoms: Random
    turns: Row
    words: Words
    actions: tuple[Any, ...]

    @staticmethod
    def deal(
        game: AnyGame | str,
        n: int,
        seed: int = 0,
        *,
        players: int | None = None,
        rules: Any = None,
        first: int = 0,
    ) -> Batch:
        """So many games from their start, after all chance that comes before the first action.

        `game` may be a slug; the rule set may be written. Without `players` it is the smallest
        number. A game follows from the seed and its number alone; the first has the number
        `first`. Raises BatchError for what has no batch form.
        """
        found = catalogued(game) if isinstance(game, str) else game
        batch = _empty(found, n, seed, players, rules, first)
        loops.start_games(batch.form.start, batch.rows, batch.parameters)
        batch._look()
        while batch.draw():
            pass
        return batch

    @staticmethod
    def from_states(
        game: AnyGame | str, states: Sequence[Any], seed: int = 0, *, rules: Any = None
    ) -> Batch:
        """A game from each state, all with the same number of players and the same rule set.

        Raises BatchError for a state that has no row.
        """
        found = catalogued(game) if isinstance(game, str) else game
        if not states:
            raise BatchError("a batch needs a state", "ein Stapel braucht einen Stand")
        batch = _empty(found, len(states), seed, found.rules.players(states[0]), rules, 0)
        form = form_of(found)
        for i, state in enumerate(states):
            batch.rows[i] = form.row(state)
            if batch.to_state(i) != state:
                raise BatchError(
                    f"state {i} has other rules or players, or no row in the batch form",
                    f"Stand {i} hat andere Regeln oder Spieler, oder keine Zeile in der Stapelform",
                )
        batch._look()
        return batch

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def form(self) -> AnyBatchForm:
        """The batch form of the game."""
        return form_of(self.game)

    @property
    def action_count(self) -> int:
        """How many numbers of actions there are."""
        return len(self.actions) + self.form.places

    def action(self, i: int, number: int) -> Any:
        """The readable action with a number in a game, where it is legal."""
        if number < len(self.actions) or self.form.placed is None:
            return self.actions[number]
        return self.form.placed(self.rows[i], self.parameters, number)

    # To see

    def movers(self) -> Row:
        """The seat on turn in each game, the first of several; −1 when the game is over, −2 while
        Nature has to move. It is `turns`, which changes with the games.
        """
        return self.turns

    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return np.equal(self.turns, OVER)

    def legal(self) -> NDArray[np.uint8]:
        """The legal actions of each game as a mask, uint8[games, actions]; none when it is over."""
        octets = self.words.astype("<u8", copy=False).view(np.uint8)
        return np.unpackbits(octets, axis=1, count=self.action_count, bitorder="little")

    def choose(self) -> Row:
        """A random legal action of each game, all equally likely; −1 where there is none."""
        chosen = np.empty(len(self), np.int64)
        loops.choose_all(self.words, self.randoms, chosen)
        return chosen

    def scores(self) -> Rows:
        """The scores, int64[games, players]; before the end how the seats stand."""
        scores = np.zeros((len(self), self.players), np.int64)
        loops.score_all(self.form.score, self.rows, self.parameters, scores)
        return scores

    def views(self, seat: Seat) -> Rows:
        """All that a seat knows of each game, int64[games, view width]; hidden numbers are −1.

        Raises BatchError for a seat that is not at the table.
        """
        if seat not in range(self.players):
            raise BatchError(
                f"a seat is a number from 0 to {self.players - 1}, not {seat!r}",
                f"ein Platz ist eine Zahl von 0 bis {self.players - 1}, nicht {seat!r}",
            )
        views = np.empty((len(self), self.form.view_width), np.int64)
        loops.view_all(self.form.view, self.rows, self.parameters, seat, views)
        return views

    def to_state(self, i: int) -> Any:
        """The readable state of a game."""
        return self.form.state(self.rows[i], self.parameters)

    # To play

    def act(self, actions: Sequence[int] | Row) -> None:
        """Take an action in each game, by its number; −1 does nothing. Nature's answer is left to
        `draw`.

        Raises BatchError for an action that is not legal, and then nothing has happened anywhere.
        """
        self._act(actions, with_nature=False)

    def draw(self) -> int:
        """One step of Nature in each game in which it is her turn; in how many that was."""
        form = self.form
        return loops.draw_once(
            form.mover,
            form.chance,
            form.legal,
            self.rows,
            self.parameters,
            self.randoms,
            self._room(),
            self.turns,
            self.words,
        )

    def step(self, actions: Sequence[int] | Row) -> None:
        """`act`, and then Nature until a seat is on turn or the game is over."""
        self._act(actions, with_nature=True)

    def _act(self, actions: Sequence[int] | Row, with_nature: bool) -> None:
        asked = np.ascontiguousarray(actions, np.int64)
        if asked.shape != (len(self),):
            raise BatchError(
                f"an action for each of {len(self)} games, not {asked.shape}",
                f"eine Aktion für jede von {len(self)} Partien, nicht {asked.shape}",
            )
        wrong = loops.first_wrong(asked, self.words)
        if wrong >= 0:
            raise BatchError(
                f"game {wrong}: action {asked[wrong]} is not legal",
                f"Partie {wrong}: Aktion {asked[wrong]} ist nicht erlaubt",
            )
        form = self.form
        loops.act_in_all(
            form.step,
            form.mover,
            form.chance,
            form.legal,
            self.rows,
            self.parameters,
            self.randoms,
            asked,
            with_nature,
            self._room(),
            self.turns,
            self.words,
        )

    def playout(self, threads: int = 1) -> Row:
        """Play all games at random to their ends; how many actions of seats each took.

        The result does not depend on the number of threads.
        """
        taken, kernel = np.empty(len(self), np.int64), self.form.playout

        def play(part: slice) -> None:
            rows, randoms = self.rows[part], self.randoms[part]
            loops.play_all(kernel, rows, self.parameters, randoms, self._room(), taken[part])

        loops.in_parts(play, len(self), threads)
        self._look()
        return taken

    def _look(self) -> None:
        """Write `turns` and `words` anew."""
        form = self.form
        loops.look_at_all(
            form.mover,
            form.legal,
            self.rows,
            self.parameters,
            self._room(),
            self.turns,
            self.words,
        )

    def _room(self) -> Row:
        """Room for the numbers of all actions."""
        return np.empty(self.action_count, np.int64)


def _empty(game: AnyGame, n: int, seed: int, players: int | None, rules: Any, first: int) -> Batch:
    """A batch whose rows are not filled yet."""
    form = form_of(game)
    seats = game.rules.seats
    count = seats[0] if players is None else players
    if count not in seats:
        title = game.book.title
        raise BatchError(
            f"{title.en} is not for {count} players",
            f"{title.de} ist nicht für {count} Spieler",
        )
    if n < 1:
        raise BatchError(f"a batch has games, not {n}", f"ein Stapel hat Partien, nicht {n}")
    book = game.book
    chosen = book.default if rules is None else rules
    if isinstance(chosen, str):
        chosen = book.read_rules(chosen)
    randoms = np.empty(n, np.uint64)
    loops.seed_games(randoms, seed % 2**64, first)
    rows, turns = np.zeros((n, form.width), np.int64), np.zeros(n, np.int64)
    actions, p = form.actions(count, chosen), form.parameters(count, chosen)
    words = np.zeros((n, -(-(len(actions) + form.places) // 64)), np.uint64)
    return Batch(game, count, chosen, p, rows, randoms, turns, words, actions)

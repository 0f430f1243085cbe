"""A situation of any game: a position and a question about it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.asks import read_ask
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import Text
from daumen_rules.positions.position import Position
from daumen_rules.records.position_json import lines_told, position_data
from daumen_rules.records.position_text import read_position_text

from .asks import FIGURE, Row, examples_of, gaps_of, rows_of, write_ask

_ASK: Final = Text("`ask:` and a question", "`frage:` und eine Frage")


@frozen(kw_only=True, eq=False, repr=False)
class Situation:
    """A position, the kind of question about it, and the values in the gaps of the question."""

    told: str
    """The text that was read."""
    position: Position[Any]
    row: Row
    filled: Mapping[str, Any]
    rules: Any
    fixed: frozenset[str]
    """The fields of the options that its rules set, be it to the default."""

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.position.names

    @property
    def question(self) -> Text:
        """The question in the notation."""
        return write_ask(self.game, self.names, self.row, self.filled)

    @property
    def data(self) -> dict[str, Any]:
        """The situation as data for JSON."""
        expects = [line.value for line in self.position.expects]
        return position_data(self.position, self.rules, self.question.en, expects)

    def by_rules(self, rules: Any) -> Position[Any]:
        """The position under other rules. Raises InputError where it is impossible under them."""
        return read_position_text(self.told, self.game, rules)


def read_situation(text: str, asked: AnyGame | None = None, tick: Tick = no_tick) -> Situation:
    """The situation of a text, which may be JSON. Raises InputError."""
    told = lines_told(text, tick)
    try:
        return _read(told.text, asked, tick)
    except InputError as error:
        raise told.placed(error) from None


def _read(text: str, asked: AnyGame | None, tick: Tick) -> Situation:
    position = read_position_text(text, asked, None, tick)
    game, line = position.game, position.ask
    if line is None:
        last = len(text.rstrip().splitlines()) or 1
        end = Text("the end of the file", "das Ende der Datei")
        raise InputError(last, 1, end, _ASK)
    row, filled = line.asked(
        lambda: read_ask(
            line.value,
            rows_of(game),
            gaps_of(game, position.names),
            examples_of(game, position.names),
        )
    )
    if row.needs_step and not position.acts:
        done = Text("an action before `ask:`", "eine Handlung vor `frage:`")
        raise line.error(line.value, done)
    rules, fixed = position.known.rules, position.fixed
    return Situation(told=text, position=position, row=row, filled=filled, rules=rules, fixed=fixed)


def figure_asked(words: str, game: AnyGame) -> Situation | None:
    """The question of plain words that name a figure of a game; None for other words."""
    with suppress(InputError):
        situation = read_situation(f"ask: {words}\n", game)
        if situation.row is FIGURE:
            return situation
    return None


def under(situation: Situation, said: str) -> Situation:
    """A situation under other rules, as they are written.

    Raises OptionError for rules that the game has not, InputError where they make the situation
    impossible.
    """
    rules = situation.game.book.read_rules(said)
    fixed = situation.game.book.fixed_options(said)
    return evolve(situation, position=situation.by_rules(rules), rules=rules, fixed=fixed)

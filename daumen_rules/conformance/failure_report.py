"""The report of a failure for people: the deal, the moves, the failing move, both answers, the
clause.

The layout is the same for all games. The wording comes from the game's `FailureWords`, or from
defaults made here. Nothing is printed here; the lines fit a terminal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, Generic

from daumen_rules.contracts.engine_tests.engine_tests import Blame, FailureWords, Sides
from daumen_rules.contracts.engine_tests.script import Difference, Failure, Move, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.step import A, E, Refused, S
from daumen_rules.kernel.text import Language, Text
from daumen_rules.positions.position import write_position

from .forms import action_form, begins_in_the_middle
from .report_lines import SHOWS, answer_lines, blame_lines, difference_lines, folded, mark

_TRIED: Final = Text(" (tried, not allowed)", " (versucht, nicht erlaubt)")


@frozen
class FailureReport(Generic[S, A, E]):
    """Writes reports about games, in the words of a game."""

    game: AnyGame
    words: FailureWords[S, A, E]

    def failure(self, failure: Failure[S, A, E], blame: Blame, language: Language) -> list[str]:
        """The lines of a failure, for a screen of 100 columns."""
        difference = self.words.difference(failure, language)
        return [
            *self._game(failure, blame, language),
            *difference_lines(*difference, language),
            *blame_lines(self.game, blame, language),
            *answer_lines(failure, self.words.most_telling(failure), language),
        ]

    def faulty(self, script: Script[S, A, E], language: Language) -> list[str]:
        """The lines of a game in which an engine gives no usable answer."""
        failure = Failure(script, (), ())
        last = Blame(self.game.book.clauses[0], failure.position)
        return list(self._game(failure, last, language))

    def right(self, script: Script[S, A, E], language: Language) -> list[str]:
        """The lines of a game without a failure."""
        return list(self._game(Failure(script, (), ()), None, language))

    def all(self, script: Script[S, A, E]) -> list[str]:
        """The lines of a game, one for every move, in English."""
        moves = (self._move(move, "en") for move in script.moves)
        return [*self.words.opening(script, "en"), *moves]

    def _move(self, move: Move[S, A, E], language: Language) -> str:
        tried = _TRIED[language] if isinstance(move.answer, Refused) else ""
        return self.words.move(move.action) + tried

    def _game(
        self, failure: Failure[S, A, E], blame: Blame | None, language: Language
    ) -> Iterator[str]:
        for line in self.words.opening(failure.script, language):
            yield from folded(line, 4, 0)
        if blame is not None and blame.move == 0:
            yield f"  > {self.words.beginning[language]}   <- {mark(failure)[language]}"
        lines = list(self._moves(failure, blame, language))
        if len(lines) > self.words.most_lines:
            yield f"    … {self.words.left_out[language]}".rstrip()
        yield from lines[-self.words.most_lines :]

    def _moves(
        self, failure: Failure[S, A, E], blame: Blame | None, language: Language
    ) -> Iterator[str]:
        row: list[str] = []
        for number, move in enumerate(failure.script.moves, start=1):
            said = self._move(move, language)
            if blame is not None and number in (blame.move, failure.position):
                yield from _row(row)
                row = []
                here = SHOWS if number > blame.move else mark(failure)
                yield f"  > {said}   <- {here[language]}"
            else:
                row.append(said)
                if self.words.ends_line(move):
                    yield from _row(row)
                    row = []
        yield from _row(row)


def _row(said: list[str]) -> Iterator[str]:
    if said:
        yield from folded("   ".join(said), 4)


# The words of a game that has none of its own


def words_of(game: AnyGame) -> FailureWords[Any, Any, Any]:
    """Words that fit any game: actions as in records, values as in answers."""

    def opening(script: Script[Any, Any, Any], language: Language) -> Iterator[str]:
        rules, players = game.book.write_rules(script.opening.rules), script.opening.players
        yield Text(
            f"{game.book.title.en}, {players} seats, rules: {rules}",
            f"{game.book.title.de}, {players} Plätze, Regeln: {rules}",
        )[language]
        if begins_in_the_middle(game, script.opening):
            names = [seat_letter(seat) for seat in range(players)]
            for head, value in write_position(game, script.opening, names=names, language=language):
                yield f"    {head}: {value}"

    def difference(failure: Failure[Any, Any, Any], language: Language) -> tuple[Sides, str]:
        first, *others = failure.differences
        places = ", ".join(dict.fromkeys(d.place for d in others if d.place != first.place))
        return _sides(game, failure, first, language), places

    return FailureWords(
        opening=opening,
        beginning=Text("the beginning", "der Anfang"),
        move=lambda action: _said(action_form(game, action)),
        ends_line=lambda _: True,
        most_lines=12,
        left_out=Text("", ""),
        difference=difference,
        most_telling=lambda failure: failure.differences[0],
    )


def _said(form: Any) -> str:
    by = form["by"]
    return f"{seat_letter(by) if isinstance(by, int) else by}: {form['do']}"


def _sides(
    game: AnyGame, failure: Failure[Any, Any, Any], wrong: Difference, language: Language
) -> Sides:
    if wrong.place == "refused":
        move = failure.move
        assert move is not None
        words = _said(action_form(game, move.action))
        allowed = Text(f"{words}: allowed.", f"{words}: erlaubt.")[language]
        refused = Text(f"{words}: not allowed.", f"{words}: nicht erlaubt.")[language]
        if not isinstance(move.answer, Refused):
            return refused, allowed
        return allowed, f"{refused} {move.answer.say(language)}"
    if wrong.place == "legal":
        may = Text("allowed: ", "erlaubt: ")[language]
        none = Text("nothing more", "nichts weiter")[language]
        sides = (", ".join(map(_said, forms)) or none for forms in (wrong.theirs, wrong.ours))
        theirs, ours = sides
        return may + theirs, may + ours
    seat = "" if wrong.ask.seat is None else f"{seat_letter(wrong.ask.seat)}: "
    name = wrong.field or wrong.part
    return f"{seat}{name} {_value(wrong.theirs)}", f"{seat}{name} {_value(wrong.ours)}"


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)

"""Reads the text form of a record, as people write it.

The game says how an action is written; `replay` finds out whether it is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_extras import RecordRow
from daumen_rules.contracts.record_model import (
    CLAIMS,
    GAME_WORDS,
    TRICK_WORDS,
    Act,
    Claim,
    FirstGap,
    GameRecord,
    Gap,
    Key,
    Record,
    TrickMark,
)
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, seat_named
from daumen_rules.kernel.similar_names import did_you_mean
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.written_line import Line, Token
from daumen_rules.positions.position import Position, read_position, tells_a_field

from .header_reader import HeaderReader
from .record_lines import (
    check_alone,
    is_mark,
    key_of,
    lines_of,
    number_of,
    once,
    read_numbers,
    read_winners,
    row_of,
)
from .validation import (
    act_of,
    begun_with,
    check_joined,
    deal_of,
    game_record,
    joins_games,
    record_extras_of,
)

ASKS: Final = (Key.ASK, Key.EXPECT)
"""The keys of the lines that may stand after a position and what was done from there."""


def read_text(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a text; `game` is its game where the text does not say it.

    Raises InputError, also where the text says another game.
    """
    return Reader(tuple(lines_of(text, tick)), tick).record(game)


class Reader(HeaderReader):
    """Reads the games after the header."""

    def record(self, asked: AnyGame | None) -> Record:
        """All of it, of the game that was asked for, if any."""
        head = self.head(asked)
        return evolve(head, games=tuple(self.games()), pack=self.pack)

    # Games

    def games(self) -> Iterator[GameRecord]:
        number = 0
        while self.line is not None or not number:
            number += 1
            self.begin(number)
            yield self.one_game()

    def begin(self, number: int) -> None:
        """The line `game N`, which only the first game may do without."""
        line = self.line
        if line is not None and is_mark(line, GAME_WORDS):
            if number > 1:
                line.asked(partial(check_joined, self.game, line.head.text))
            if number_of(line, line.after) != number:
                word = line.after[0]
                raise line.error(word.text, Text(f"game {number}", f"Partie {number}"), word.column)
            self.at += 1
        elif number > 1:
            expected = Text(f"`game {number}`, or nothing", f"`partie {number}`, oder nichts")
            if not joins_games(self.game):
                expected = Text("nothing after the result", "nichts nach dem Ergebnis")
            raise self.missing(expected)

    def one_game(self) -> GameRecord:
        starter, rows = self.setup()
        beginning = {} if record_extras_of(self.game) else self.beginning()
        deal = deal_of(self.game, rows, len(self.names), self.pack)
        at, entries = self.here(), list[Act | Gap | TrickMark]()
        ends = (*CLAIMS, *(ASKS if beginning else ()))
        while (line := self.line) and key_of(line) not in ends and not is_mark(line, GAME_WORDS):
            self.tick()
            entries.append(self.entry(line))
            self.at += 1
        claims = tuple(sorted(self.claims(), key=lambda claim: CLAIMS.index(claim.key)))
        if beginning:
            self.question()
        return game_record(
            *(self.game, deal, rows, entries, at),
            players=len(self.names),
            pack=self.pack,
            starter=starter,
            claims=claims,
            **beginning,
        )

    def beginning(self) -> dict[str, Any]:
        """The fields of the record that hold the position with which the game begins, if any."""
        if self.line is None or not self.tells(self.line):
            return {}
        position = self.position()
        gap = position.first_gap or position.lines[0][1]
        return begun_with(position, FirstGap(gap.number, gap.column, gap.value))

    def position(self) -> Position[Any]:
        """The position that lines tell before the first action."""
        lines = list[Line]()
        while (line := self.line) is not None and (self.tells(line) or _is_row(line, lines)):
            lines.append(line)
            self.at += 1
        return read_position(self.game, self.rules, self.names, lines, self.here().place)

    def tells(self, line: Line) -> bool:
        """Whether a line tells of a position, and not of an action or of the end."""
        if not line.has_colon or seat_named(line.head.text, self.names) is not None:
            return False
        return key_of(line) is None or tells_a_field(self.game, self.names, line)

    def setup(self) -> tuple[Seat | None, dict[tuple[str, Seat | None], RecordRow]]:
        """Who starts, if it is said, and rows of cards."""
        extras = record_extras_of(self.game)
        starter: Seat | None = None
        rows: dict[tuple[str, Seat | None], RecordRow] = {}
        while extras is not None and (line := self.line) is not None and line.has_colon:
            word = extras.rows.get(line.first.text.lower())
            if key_of(line) is Key.STARTER:
                if starter is not None:
                    raise once(line)
                starter = self.seat(line, Token(line.value, line.column))
            elif word is not None:
                seat = self.seat(line, line.about, ":") if word in extras.by_seat else None
                if seat is None:
                    check_alone(line)
                if (word, seat) in rows:
                    raise once(line)
                rows[word, seat] = row_of(line)
            else:
                break
            self.at += 1
        return starter, rows

    def seat(self, line: Line, name: Token, nobody: str = "") -> Seat:
        seat = seat_named(name.text, self.names)
        if seat is None:
            known = ", ".join(self.names)
            somebody = Text(f"one of {known}", f"einer von {known}")
            near = did_you_mean(name.text, self.names)
            raise line.error(name.text or nobody, near or somebody, name.column)
        return seat

    def entry(self, line: Line) -> Act | Gap | TrickMark:
        if record_extras_of(self.game) is not None and is_mark(line, TRICK_WORDS):
            return TrickMark(number_of(line, line.after), line.number)
        mover = self.mover(line)
        act = line.asked(partial(act_of, line.value, mover, self.game))
        if isinstance(act, Act):
            return evolve(act, line=line.number)
        gap = line.words[-1]
        return evolve(act, line=line.number, column=gap.column, word=gap.text)

    def mover(self, line: Line) -> Mover:
        if key_of(line) in (Key.NATURE, Key.REFEREE):
            return NATURE if key_of(line) is Key.NATURE else REFEREE
        mover = seat_named(line.head.text, self.names) if line.has_colon else None
        if mover is None:
            some = ", ".join(self.names)
            en, de = "", ""
            if record_extras_of(self.game) is not None:
                en, de = "`trick N`, ", "`stich N`, "
            expected = Text(
                f"{en}`NAME: action` with one of {some}, `nature` or `referee`, or `result:` at "
                "the end",
                f"{de}`NAME: Handlung` mit {some}, `zufall` oder `schiedsrichter`, oder am Ende "
                "`ergebnis:`",
            )
            near = did_you_mean(line.head.text, self.names) if line.has_colon else None
            raise line.error(line.head.text or ":", near or expected, line.first.column)
        return mover

    def claims(self) -> Iterator[Claim]:
        seen = set[Key]()
        while (line := self.line) is not None and not is_mark(line, GAME_WORDS):
            key = key_of(line)
            if key in ASKS:
                break
            if key not in CLAIMS or key in seen:
                words = ", ".join(f"`{key.value}:`" for key in CLAIMS if key not in seen)
                if joins_games(self.game):
                    words = f"{words}, `game N`" if words else "`game N`"
                after = Text(
                    f"{words or 'nothing'} after the result",
                    f"{words or 'nichts'} nach dem Ergebnis",
                )
                raise line.error(line.head.text or ":", after, line.first.column)
            assert key is not None
            seen.add(key)
            read_values = read_winners if key is Key.WINNERS else read_numbers
            yield Claim(key, read_values(line, self.names), line.number)
            self.at += 1

    def question(self) -> tuple[Line | None, tuple[Line, ...]]:
        """The line of a question at the end, and those after it that say what is expected."""
        ask, expects = None, list[Line]()
        while (line := self.line) is not None:
            if key_of(line) is Key.ASK and ask is None:
                ask = line
            elif key_of(line) is Key.EXPECT and ask is not None:
                expects.append(line)
            else:
                words = Text("one `ask:`, then `expect:`", "ein `frage:`, dann `erwartet:`")
                raise line.error(line.head.text or ":", words, line.first.column)
            check_alone(line)
            self.at += 1
        return ask, tuple(expects)


def _is_row(line: Line, before: Sequence[Line]) -> bool:
    """Whether a line is a row of a board: it stands below `board:` and has no colon."""
    last = next((one for one in reversed(before) if one.has_colon), None)
    return not line.has_colon and last is not None and not last.words

"""A game of the collection written down, and read again.

Here lives the notation of records, one for all games. How an action is written the game says;
whether what is written is legal `replay` finds out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from attrs import frozen

from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.words import ExpectedError
from daumen_rules.records.noted import (
    CLAIMS,
    HEADER,
    KEYS,
    NOBODY,
    Act,
    Claim,
    Key,
    Record,
    mover_word,
    seat_called,
    seats_words,
    wrong_name,
)

# Writing


def write(record: Record) -> str:
    """A record as text. What `read` reads is equal to it."""
    game, names = record.game, record.names
    lines = [
        f"{Key.GAME.value}: {game.slug}",
        f"{Key.RULES.value}: {game.book.write_rules(record.rules)}",
        f"{Key.PLAYERS.value}: {', '.join(names)}",
        "",
    ]
    for act in record.acts:
        actor = mover_word(game.rules.actor(act.action), names)
        lines.append(f"{actor}: {game.notation.write(act.action)}")
    for claim in record.claims:
        lines.append(f"{claim.key.value}: {claim.words(claim.values, names)}")
    return "\n".join((*lines, ""))


# Reading: lines


@frozen
class _Line:
    """A line without its comment: what stands before the colon and after it, and in which column.

    `key` is None for a line that is about a player, or has no colon.
    """

    number: int
    head: str
    column: int
    value: str
    value_column: int
    has_colon: bool

    @property
    def key(self) -> Key | None:
        return KEYS.get(self.head.lower()) if self.has_colon else None

    def error(self, found: str | Text, expected: Text, column: int | None = None) -> InputError:
        place = self.value_column if column is None else column
        return InputError(self.number, place, found, expected)

    def parts(self) -> Iterator[tuple[str, int]]:
        """What stands between commas, each with the column where it begins, or would."""
        at = self.value_column
        for part in self.value.split(","):
            yield " ".join(part.split()), at + len(part) - len(part.lstrip())
            at += len(part) + 1


def _lines(text: str, tick: Tick = no_tick) -> Iterator[_Line]:
    for number, content in contents(text, tick):
        head, colon, value = content.partition(":")
        indent, blanks = (len(part) - len(part.lstrip()) for part in (head, value))
        yield _Line(
            number=number,
            head=" ".join(head.split()),
            column=indent + 1,
            value=value.strip(),
            value_column=len(head) + len(colon) + blanks + 1,
            has_colon=bool(colon),
        )


def is_record(text: str) -> bool:
    """Whether a text says in its header which game of the collection it is."""
    header = takewhile(lambda line: line.key in HEADER, _lines(text))
    return any(line.key is Key.GAME for line in header)


# Reading: the record


def read(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a text; `game` is its game where the text does not say it. `tick` is called
    for every line as it is found, and for every action as it is read.

    Raises InputError, also where the text says another game, and whatever `tick` raises.
    """
    lines = tuple(_lines(text, tick))
    header = _header(lines)
    body = lines[len(header) :]
    end = body[0] if body else _Line(text.count("\n") + 1, "", 1, "", 1, False)
    found = _game(header.get(Key.GAME), game, end)
    rules = _rules(header.get(Key.RULES), found)
    names = _names(header.get(Key.PLAYERS), found, end)
    acts = tuple(takewhile(lambda line: line.key not in CLAIMS, body))
    return Record(
        game=found,
        rules=rules,
        names=names,
        acts=tuple(_acts(acts, found, names, tick)),
        claims=tuple(_claims(body[len(acts) :], names)),
    )


def _header(lines: Sequence[_Line]) -> Mapping[Key, _Line]:
    header: dict[Key, _Line] = {}
    for line in takewhile(lambda line: line.key in HEADER, lines):
        assert line.key is not None
        if line.key in header:
            word = line.key.value
            raise line.error(
                line.head, Text(f"`{word}:` once", f"`{word}:` nur einmal"), line.column
            )
        header[line.key] = line
    return header


def _game(line: _Line | None, asked: AnyGame | None, end: _Line) -> AnyGame:
    if line is None:
        if asked is None:
            expected = Text("`game:` and the name of a game", "`spiel:` und der Name eines Spiels")
            raise end.error(end.head, expected, end.column)
        return asked
    try:
        found = catalogue.game(catalogue.found(line.value, catalogue.SLUGS))
    except catalogue.UnknownGameError as error:
        expected = Text(
            f"a game of the collection ({error.text.en})",
            f"ein Spiel der Sammlung ({error.text.de})",
        )
        raise line.error(line.value, expected) from None
    if asked is not None and asked.slug != found.slug:
        other = asked.slug
        raise line.error(
            line.value, Text(f"{other}, as was asked for", f"{other}, wonach gefragt ist")
        )
    return found


def _rules(line: _Line | None, game: AnyGame) -> Any:
    if line is None:
        return game.book.default
    try:
        return game.book.read_rules(line.value)
    except OptionError as error:
        expected = Text(
            f"a rule set of {game.slug} ({error.text.en})",
            f"ein Regelsatz von {game.slug} ({error.text.de})",
        )
        raise line.error(line.value, expected) from None


def _names(line: _Line | None, game: AnyGame, end: _Line) -> tuple[str, ...]:
    seats = seats_words(game.rules.seats)
    if line is None:
        expected = Text(f"`players:` and {seats.en} names", f"`spieler:` und {seats.de} Namen")
        raise end.error(end.head, expected, end.column)
    names: list[str] = []
    for name, column in line.parts():
        wrong = wrong_name(name, names)
        if wrong is not None:
            raise line.error(name, wrong, column)
        names.append(name)
        if len(names) > game.rules.seats[-1]:
            break
    if len(names) not in game.rules.seats:
        some = Text(f"{len(names)} name(s)", f"{len(names)} Name(n)")
        raise line.error(some, Text(f"{seats.en} names", f"{seats.de} Namen"))
    return tuple(names)


def _whose(line: _Line, game: AnyGame, mover: Mover) -> Text | None:
    """Whose action it is that stands at another's name: chance's or the referee's."""
    for other in (NATURE, REFEREE):
        try:
            game.notation.read(other, " ".join(line.value.split()))
        except ValueError:
            continue
        if other != mover:
            word = mover_word(other, ())
            return Text(
                f"`{word}:` before it, for no player does that",
                f"`{word}:` davor, denn das tut kein Spieler",
            )
    return None


def _acts(lines: Sequence[_Line], game: AnyGame, names: Sequence[str], tick: Tick) -> Iterator[Act]:
    for line in lines:
        tick()
        yield _act(line, game, names)


def _act(line: _Line, game: AnyGame, names: Sequence[str]) -> Act:
    mover = _mover(line, names)
    who = mover_word(mover, names)
    expected = Text(f"an action of {who} in this game", f"eine Handlung von {who} in diesem Spiel")
    try:
        action = game.notation.read(mover, " ".join(line.value.split()))
    except ExpectedError as error:
        raise line.error(line.value, _whose(line, game, mover) or error.text) from None
    except ValueError:
        raise line.error(line.value, expected) from None
    if game.rules.actor(action) != mover:
        raise line.error(line.value, expected)
    return Act(action, line.number)


def _mover(line: _Line, names: Sequence[str]) -> Mover:
    if line.key in (Key.NATURE, Key.REFEREE):
        return NATURE if line.key is Key.NATURE else REFEREE
    mover = seat_called(line.head, names) if line.has_colon else None
    if mover is None:
        some = ", ".join(names)
        expected = Text(
            f"`NAME: action` with one of {some}, `nature` or `referee`, or `result:` at the end",
            f"`NAME: Handlung` mit {some}, `zufall` oder `schiedsrichter`, oder am Ende "
            "`ergebnis:`",
        )
        raise line.error(line.head, expected, line.column)
    return mover


def _claims(lines: Sequence[_Line], names: Sequence[str]) -> Iterator[Claim]:
    seen = set[Key]()
    for line in lines:
        if line.key not in CLAIMS or line.key in seen:
            words = ", ".join(f"`{key.value}:`" for key in CLAIMS if key not in seen)
            after = Text(
                f"{words or 'nothing'} after the result", f"{words or 'nichts'} nach dem Ergebnis"
            )
            raise line.error(line.head, after, line.column)
        assert line.key is not None
        seen.add(line.key)
        read_values = _winners if line.key is Key.WINNERS else _numbers
        yield Claim(line.key, read_values(line, names), line.number)


def _winners(line: _Line, names: Sequence[str]) -> tuple[int, ...]:
    if line.value == NOBODY:
        return ()
    seats: list[int] = []
    for name, column in line.parts():
        seat = seat_called(name, names)
        if seat is None or seat in seats:
            some = f"{', '.join(names)}"
            expected = Text(f"names out of {some}, or -", f"Namen aus {some}, oder -")
            raise line.error(name, expected, column)
        seats.append(seat)
    return tuple(sorted(seats))


def _numbers(line: _Line, names: Sequence[str]) -> tuple[int, ...]:
    words = line.value.replace("−", "-").split()
    if len(words) != len(names) or not all(re.fullmatch(r"[+-]?[0-9]{1,12}", w) for w in words):
        count = len(names)
        expected = Text(f"{count} whole number(s), one a seat", f"{count} ganze Zahl(en), je Platz")
        raise line.error(line.value, expected)
    return tuple(map(int, words))

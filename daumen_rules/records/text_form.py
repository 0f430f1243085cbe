"""The text form of a record, as people write it: its reader and its writer.

How an action is written the game says; whether what is written is legal `replay` finds out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.lines import Line, Word, line_of
from daumen_rules.records.checks import (
    action_of,
    check_name,
    check_players,
    check_version,
    game_of,
    rules_of,
)
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
)

# Writing


def write_text(record: Record) -> str:
    """A record as text. What `read_text` reads is equal to it."""
    game, names = record.game, record.names
    lines = [
        f"{Key.GAME.value}: {game.slug}",
        f"{Key.RULES.value}: {game.book.write_rules(record.rules)}",
    ]
    if record.version != game.book.versions[0]:
        lines.append(f"{Key.VERSION.value}: {record.version}")
    lines += [f"{Key.PLAYERS.value}: {', '.join(names)}", ""]
    for act in record.acts:
        actor = mover_word(game.rules.actor(act.action), names)
        lines.append(f"{actor}: {game.notation.write(act.action)}")
    for claim in record.claims:
        lines.append(f"{claim.key.value}: {claim.words(claim.values, names)}")
    return "\n".join((*lines, ""))


# Reading: lines


def _key(line: Line) -> Key | None:
    """What a line is about that is not about a player."""
    return KEYS.get(line.head.text.lower()) if line.has_colon else None


def _lines(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    return (line_of(number, content) for number, content in contents(text, tick))


def names_a_game(text: str) -> bool:
    """Whether a text says in its header which game it is of."""
    header = takewhile(lambda line: _key(line) in HEADER, _lines(text))
    return any(_key(line) is Key.GAME for line in header)


# Reading: the record


def read_text(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a text; `game` is its game where the text does not say it.

    Raises InputError, also where the text says another game.
    """
    lines = tuple(_lines(text, tick))
    header = _header(lines)
    body = lines[len(header) :]
    end = body[0] if body else Line(text.count("\n") + 1, "", Word("", 1), False, 0, ())
    found = _game(header.get(Key.GAME), game, end)
    rules = _rules(header.get(Key.RULES), found)
    version = _version(header.get(Key.VERSION), found)
    names = _names(header.get(Key.PLAYERS), found, end)
    acts = tuple(takewhile(lambda line: _key(line) not in CLAIMS, body))
    return Record(
        game=found,
        rules=rules,
        version=version,
        names=names,
        acts=tuple(_act(line, found, names, tick) for line in acts),
        claims=tuple(_claims(body[len(acts) :], names)),
    )


def _header(lines: Sequence[Line]) -> Mapping[Key, Line]:
    header: dict[Key, Line] = {}
    for line in takewhile(lambda line: _key(line) in HEADER, lines):
        key = _key(line)
        assert key is not None
        if key in header:
            once = Text(f"`{key.value}:` once", f"`{key.value}:` nur einmal")
            raise line.error(line.head.text, once, line.head.column)
        header[key] = line
    return header


def _game(line: Line | None, asked: AnyGame | None, end: Line) -> AnyGame:
    if line is not None:
        return line.asked(partial(game_of, line.value, asked))
    if asked is None:
        expected = Text("`game:` and the name of a game", "`spiel:` und der Name eines Spiels")
        raise end.error(end.head.text, expected, end.head.column)
    return asked


def _rules(line: Line | None, game: AnyGame) -> Any:
    return game.book.default if line is None else line.asked(partial(rules_of, line.value, game))


def _version(line: Line | None, game: AnyGame) -> str:
    if line is None:
        return game.book.versions[0]
    return line.asked(partial(check_version, line.value, game))


def _names(line: Line | None, game: AnyGame, end: Line) -> tuple[str, ...]:
    if line is None:
        seats = seats_words(game.rules.seats)
        expected = Text(f"`players:` and {seats.en} names", f"`spieler:` und {seats.de} Namen")
        raise end.error(end.head.text, expected, end.head.column)
    names: list[str] = []
    for part in line.parts():
        try:
            names.append(check_name(part.text, names))
        except Fault as fault:
            raise line.error(fault.found, fault.expected, part.column) from None
        if len(names) > game.rules.seats[-1]:
            break
    line.asked(partial(check_players, len(names), game))
    return tuple(names)


def _act(line: Line, game: AnyGame, names: Sequence[str], tick: Tick) -> Act:
    tick()
    mover = _mover(line, names)
    return Act(line.asked(partial(action_of, line.value, mover, game, names)), line.number)


def _mover(line: Line, names: Sequence[str]) -> Mover:
    if _key(line) in (Key.NATURE, Key.REFEREE):
        return NATURE if _key(line) is Key.NATURE else REFEREE
    mover = seat_called(line.head.text, names) if line.has_colon else None
    if mover is None:
        some = ", ".join(names)
        expected = Text(
            f"`NAME: action` with one of {some}, `nature` or `referee`, or `result:` at the end",
            f"`NAME: Handlung` mit {some}, `zufall` oder `schiedsrichter`, oder am Ende "
            "`ergebnis:`",
        )
        raise line.error(line.head.text, expected, line.head.column)
    return mover


def _claims(lines: Sequence[Line], names: Sequence[str]) -> Iterator[Claim]:
    seen = set[Key]()
    for line in lines:
        key = _key(line)
        if key not in CLAIMS or key in seen:
            words = ", ".join(f"`{key.value}:`" for key in CLAIMS if key not in seen)
            after = Text(
                f"{words or 'nothing'} after the result", f"{words or 'nichts'} nach dem Ergebnis"
            )
            raise line.error(line.head.text, after, line.head.column)
        assert key is not None
        seen.add(key)
        read_values = _winners if key is Key.WINNERS else _numbers
        yield Claim(key, read_values(line, names), line.number)


def _winners(line: Line, names: Sequence[str]) -> tuple[int, ...]:
    if line.value == NOBODY:
        return ()
    seats: list[int] = []
    for part in line.parts():
        seat = seat_called(part.text, names)
        if seat is None or seat in seats:
            some = f"{', '.join(names)}"
            expected = Text(f"names out of {some}, or -", f"Namen aus {some}, oder -")
            raise line.error(part.text, expected, part.column)
        seats.append(seat)
    return tuple(sorted(seats))


def _numbers(line: Line, names: Sequence[str]) -> tuple[int, ...]:
    words = line.value.replace("−", "-").split()
    if len(words) != len(names) or not all(re.fullmatch(r"[+-]?[0-9]{1,12}", w) for w in words):
        count = len(names)
        expected = Text(f"{count} whole number(s), one a seat", f"{count} ganze Zahl(en), je Platz")
        raise line.error(line.value, expected)
    return tuple(map(int, words))

"""The text form of a record, written. What `text_form` reads of it is equal to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import (
    Act,
    GameRecord,
    Gap,
    Key,
    Record,
    TrickMark,
    mover_word,
)
from daumen_rules.kernel.seats import Mover
from daumen_rules.positions.position import write_position

from .validation import record_extras_of


def write_text(record: Record) -> str:
    """A record as text. What `read_text` reads is equal to it."""
    games = [
        write_mark(number if len(record.games) > 1 else None)
        + write_game(one, record.game, record.names)
        for number, one in enumerate(record.games, start=1)
    ]
    return "".join((write_head(record), *games))


def write_head(record: Record) -> str:
    """The lines of a record before its first game."""
    game = record.game
    lines = [
        f"{Key.GAME.value}: {game.slug}",
        f"{Key.RULES.value}: {game.book.write_rules(record.rules)}",
    ]
    if record.version != game.book.versions[0]:
        lines.append(f"{Key.VERSION.value}: {record.version}")
    lines.append(f"{Key.PLAYERS.value}: {', '.join(record.names)}")
    if record.agreed is not None:
        lines.append(f"{Key.GAMES.value}: {record.agreed}")
    if record.pack:
        lines.append(f"{Key.PACK.value}: {record.pack}")
    return "\n".join((*lines, ""))


def write_mark(number: int | None) -> str:
    """The line between two games: the number of the next; None where there is only one."""
    return "\n" if number is None else f"\ngame {number}\n"


def write_game(one: GameRecord, game: AnyGame, names: Sequence[str]) -> str:
    """A game, or lines of it."""
    return "".join(f"{line}\n" for line in _game_lines(one, game, names))


def _game_lines(one: GameRecord, game: AnyGame, names: Sequence[str]) -> Iterator[str]:
    if one.starter is not None:
        yield f"{Key.STARTER.value}: {names[one.starter]}"
    extras = record_extras_of(game)
    if extras is not None and one.deal is not None:
        for word, seat, row in extras.write(one.deal):
            head = word if seat is None else f"{word} {names[seat]}"
            yield " ".join((f"{head}:", *row))
    for head, value in position_lines(one, game, names):
        yield f"{head}: {value}"
    for entry in one.entries:
        if isinstance(entry, TrickMark):
            yield f"trick {entry.number}"
        else:
            mover, words = entry_words(entry, game)
            yield f"{mover_word(mover, names)}: {words}"
    for claim in one.claims:
        yield f"{claim.key.value}: {claim.words(claim.values, names)}"


def position_lines(
    one: GameRecord, game: AnyGame, names: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """The lines of the position with which a game begins, as pairs of key and value."""
    if one.position is not None:
        lines: tuple[tuple[str, str], ...] = one.position.written("en")
        return lines
    return () if one.begins is None else write_position(game, one.begins, names=names)


def entry_words(entry: Act | Gap, game: AnyGame) -> tuple[Mover, str]:
    """The mover and the words of an entry."""
    if isinstance(entry, Act):
        return game.rules.actor(entry.action), game.notation.write(entry.action)
    assert game.court is not None, "a gap was read by a court"
    return entry.mover, game.court().gaps.write(entry.noted)

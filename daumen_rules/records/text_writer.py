"""The text form of a record, written. What `text_form` reads of it is equal to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daumen_rules.kernel.seats import Mover
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.noted import Act, GameRecord, Gap, Key, Mark, Record, mover_word
from daumen_rules.records.checks import noting_of


def write_text(record: Record) -> str:
    """A record as text. What `read_text` reads is equal to it."""
    game, names = record.game, record.names
    lines = [
        f"{Key.GAME.value}: {game.slug}",
        f"{Key.RULES.value}: {game.book.write_rules(record.rules)}",
    ]
    if record.version != game.book.versions[0]:
        lines.append(f"{Key.VERSION.value}: {record.version}")
    lines.append(f"{Key.PLAYERS.value}: {', '.join(names)}")
    if record.agreed is not None:
        lines.append(f"{Key.GAMES.value}: {record.agreed}")
    if record.pack:
        lines.append(f"{Key.PACK.value}: {record.pack}")
    for number, one in enumerate(record.games, start=1):
        lines += ["", f"game {number}"] if len(record.games) > 1 else [""]
        lines += _game_lines(one, game, names)
    return "\n".join((*lines, ""))


def _game_lines(one: GameRecord, game: AnyGame, names: Sequence[str]) -> Iterator[str]:
    if one.starter is not None:
        yield f"{Key.STARTER.value}: {names[one.starter]}"
    noting = noting_of(game)
    if noting is not None and one.deal is not None:
        for word, seat, row in noting.write(one.deal):
            head = word if seat is None else f"{word} {names[seat]}"
            yield " ".join((f"{head}:", *row))
    for entry in one.entries:
        if isinstance(entry, Mark):
            yield f"trick {entry.number}"
        else:
            mover, words = entry_words(entry, game)
            yield f"{mover_word(mover, names)}: {words}"
    for claim in one.claims:
        yield f"{claim.key.value}: {claim.words(claim.values, names)}"


def entry_words(entry: Act | Gap, game: AnyGame) -> tuple[Mover, str]:
    """Who did something, and what, in the words of the game."""
    if isinstance(entry, Act):
        return game.rules.actor(entry.action), game.notation.write(entry.action)
    assert game.court is not None, "a gap was read by a court"
    return entry.mover, game.court().gaps.write(entry.noted)

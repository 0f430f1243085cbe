"""What the beginning of a line of a position may become, for people at a keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import LANGUAGES

from .fields import BOARD, Key, keys_in
from .gaps import domain
from .parts import OneOf, Row
from .shapes import shapes_of
from .words import FACE, GAP, NOTHING, TRUTH, WORDS, Named, Shape, Sitting, Worded


def completions(game: AnyGame, names: Sequence[str], line: str) -> tuple[str, ...]:
    """The lines that a line may become: with a whole head, or with one more word of its value.

    Words of both languages are offered, in their order in the game.
    """
    head, colon, value = line.partition(":")
    if not colon:
        said = (f"{word}: " for word in _heads(game, names))
        found = (word for word in said if word.casefold().startswith(line.strip().casefold()))
        return tuple(dict.fromkeys(found))
    before, blank, begun = value.rpartition(" ")
    words = (
        word
        for key, shape in _keys(game)
        if key.begins(head.strip())
        for word in _words(shape, names)
    )
    fitting = (word for word in words if word.casefold().startswith(begun.casefold()))
    return tuple(f"{head}:{before}{blank or ' '}{word}" for word in dict.fromkeys(fitting))


def _keys(game: AnyGame) -> Iterator[tuple[Key, Shape]]:
    """The keys of all lines, each with the shape of its value."""
    shapes = shapes_of(game)
    yield from keys_in(shapes.state)
    for line in game.checks.lines:
        yield Key((line.called,)), shapes.of(line.type)
    if game.scene.setup is not None:
        yield Key((BOARD,)), WORDS


def _heads(game: AnyGame, names: Sequence[str]) -> Iterator[str]:
    for key, _ in _keys(game):
        for language in LANGUAGES:
            seats = range(len(names)) if key.seat is not None else (None,)
            yield from (key.at(seat).say(language, names) for seat in seats)


def _words(shape: Shape, names: Sequence[str]) -> Iterator[str]:
    """The words with which a value of a shape, or one of its values, may begin."""
    match shape:
        case Row(item=item, items=items):
            for each in items if item is None else (item,):
                yield from _words(each, names)
            yield from (NOTHING, *(("3 cards", "3 Karten") if isinstance(item, Worded) else ()))
        case OneOf():
            for _, each in shape.shapes:
                yield from _words(each, names)
            yield from (NOTHING,) if shape.may_be_nothing else ()
        case Sitting():
            yield from names
        case Worded():
            for value in shape.operand.values:
                word = shape.operand.word(value)
                yield from (word.en, word.de)
        case Named():
            yield from (word[language] for _, word in shape.words for language in LANGUAGES)
        case _:
            yield from map(str, range(1, 7)) if shape is FACE else ()
    if shape is not TRUTH and domain(shape, len(names)) is not None:
        yield GAP

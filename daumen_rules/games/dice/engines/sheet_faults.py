"""The faults of an impossible sheet, and the type of the sheets of a game.

The module `contracts.faults` finds the faults that follow from the types of the fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import unwrap
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.contracts.entry import parts_of
from daumen_rules.kernel.frozen import evolve
from daumen_rules.pieces.impossible import Impossible, between, expected

from .actions import ROLL
from .sheets import S, Sheet, common_of, tied_of
from .tally import Tally


def state_type(game: Tally[Any]) -> Any:
    """The class of a game's sheets with its parameters, such as `Sheet[Rules, int]`. Of all hints
    in the functions of the game, the one with the fewest open parameters decides.
    """
    found: list[Any] = []
    for function in parts_of(game):
        if callable(function):
            try:
                hints = get_type_hints(unwrap(function))
            except NameError:  # the hint names a type that only type checkers import
                continue
            found += [h for h in hints.values() if isinstance(_origin(h), type)]
    sheets = [hint for hint in found if issubclass(_origin(hint), Sheet)]
    return min(sheets, key=_open)


def _origin(hint: Any) -> Any:
    return get_origin(hint) or hint


def _open(hint: Any) -> int:
    """How many parameters of a type are open."""
    if hint is Any or isinstance(hint, TypeVar) or hint is Sheet:
        return 1
    return sum(map(_open, get_args(hint)))


def faults(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong with the numbers, the dice, the choice and the turn of a sheet."""
    yield from between("played", sheet.played, 0, game.rounds(sheet.rules))
    yield from between("thrown", sheet.thrown, 0, game.counted_throws)
    wrong = [*_dice(game, sheet), *_common(game, sheet), *_thrown_off(game, sheet)]
    yield from wrong
    if not wrong:
        yield from _choice(game, sheet)
        yield from _bets(game, sheet)
        yield from game.faults(sheet)
        goes_on = game.is_over(sheet) or bool(game.tied(sheet)) or game.plays(sheet)
        en, de = "a seat that takes part", "ein Platz, der mitspielt"
        yield from expected(goes_on, "turn", sheet.turn, en, de)


def _bets(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong with a bet: it is on a number that the game lacks, or has less than a chip."""
    some = ", ".join(map(str, game.bets_on))
    en, de = f"bets on {some}", f"Einsätze auf {some}"
    for seat, note in enumerate(sheet.notes):
        for at, bet in enumerate(getattr(note, "bets", ())):
            place = f"notes[{seat}].bets[{at}]"
            yield from expected(bet.on in game.bets_on, place, bet.on, en, de)
            yield from between(place, bet.chips, 0)


def _choice(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong with a choice that was never offered, or a throw that waits for nothing. Where
    dice are kept, ROLL may stand for having kept some.
    """
    chosen, said = sheet.chosen, (*game.numbers, *game.says, *[ROLL] * game.keeps_dice)
    if chosen is not None and game.chose is attrs.fields(Tally).chose.default:
        said = tuple(each for each in game.asks(evolve(sheet, chosen=None)) if each in said)
    known = ", ".join(map(str, said)) or "–"
    en, de = f"nothing, or one of {known}", f"nichts, oder eins von {known}"
    yield from expected(chosen is None or chosen in said, "chosen", chosen, en, de)
    waits = bool(game.asked(sheet)) or game.waits(sheet)
    faces = " ".join(map(str, sheet.faces))
    en = f"no dice where there is nothing to choose; a throw is told as `nature: throw {faces}`"
    de = f"keine Würfel, wo nichts zu wählen ist; ein Wurf wird als `zufall: wirf {faces}` gesagt"
    yield from expected(not sheet.is_open or waits, "faces", faces, en, de)


def _dice(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong with a face outside 1 to 6 that no cup covers, or with the number of dice."""
    kept: tuple[int, ...] = getattr(sheet, "kept", ())
    covered = game.cover() is not None and not any(sheet.faces)
    for name, faces in (("faces", sheet.faces), ("kept", kept)):
        for at, face in enumerate(() if covered and name == "faces" else faces):
            yield from between(f"{name}[{at}]", face, 1, 6)
    if isinstance(game.dice, int):
        lies, most = len(sheet.lying), game.dice
        whole = game.is_whole(sheet, most)
        en, de = f"no dice or {most}", f"keine Würfel oder {most}"
        yield from expected(whole, "faces", lies, en, de)


def _thrown_off(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong if seats throw off in a game in which nobody does."""
    if game.throw_off is None:
        tied = tied_of(sheet)
        en, de = "nobody: seats do not throw off", "niemand: es wird nicht gestochen"
        yield from expected(not tied, "tied", tied, en, de)


def _common(game: Tally[S], sheet: S) -> Iterator[Impossible]:
    """What is wrong if the number of common fields differs from that at the start."""
    common, at_first = common_of(sheet), common_of(game.start(sheet.players, sheet.rules))
    if isinstance(at_first, tuple):
        fields = cast("tuple[object, ...]", at_first)
        yield from between("common", len(common), len(fields), len(fields))

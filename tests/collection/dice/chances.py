"""Exact chances of how a game ends: all throws, taken by the game's own steps.

Equal sheets are one, and their chances are added. Where dice have no names, throws that differ in
their order are taken as one; `test_tally` shows that they count the same. In a throw-off each seat
has dice of its own. A seat alone at the table shows what becomes of one seat, where seats do not
touch each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import Any, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.dice import Throw
from tests.collection.dice.goes import taken

AnySheet: TypeAlias = Sheet[Any, Any]
Chances: TypeAlias = Mapping[Any, Fraction]
NAMED = {"der-turm", "plus-minus-2w", "einmaleins", "turmblaeser", "paerchen", "beelzebub"}
"""Games in which it matters which die shows what."""


def table(slug: str, words: str = "manual", players: int = 1) -> AnySheet:
    """The sheet of a game before the first throw."""
    found = game(slug)
    sheet: AnySheet = found.rules.start(players, found.book.read_rules(words))
    return sheet


@cache
def sorted_throws(dice: int, seats: int = 1) -> Mapping[Throw, int]:
    """How many throws show the same faces, in order, or the same for each of some seats."""
    each = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice // seats))
    return {
        Throw(sum(faces, ())): prod(each[part] for part in faces)
        for faces in product(each, repeat=seats)
    }


def next_sheets(found: AnyGame, sheet: AnySheet) -> Chances:
    """What one more act leads to; whoever chooses takes the first of what is allowed."""
    chance = found.rules.chance(sheet)
    if chance is None:
        return {taken(found, sheet, legal_actions(found.rules, sheet)[0]): Fraction(1)}
    dice = len(chance.at(0).faces)
    if found.slug in NAMED:
        throws: Mapping[Throw, int] = dict.fromkeys(chance, 1)
    else:
        throws = sorted_throws(dice, max(1, len(thrown_off_by(found, sheet))))
    return total(
        (taken(found, sheet, throw), Fraction(ways, 6**dice)) for throw, ways in throws.items()
    )


def thrown_off_by(found: AnyGame, sheet: AnySheet) -> tuple[int, ...]:
    """The seats that throw off: whose die is whose matters then."""
    engine: Any = getattr(found.rules.effect, "__self__", None)
    tied: tuple[int, ...] = engine.tied(sheet) if engine else ()
    return tied


def total(pairs: Any) -> Chances:
    """Chances of equal things, added."""
    found: dict[Any, Fraction] = {}
    for thing, chance in pairs:
        found[thing] = found.get(thing, Fraction()) + chance
    return found


def ends(slug: str, sheet: AnySheet, see: Callable[[AnySheet], AnySheet] | None = None) -> Chances:
    """The ends of a game. `see` may leave out of a sheet what does not matter to a question."""
    found, ended, waiting = game(slug), list[tuple[Any, Fraction]](), {sheet: Fraction(1)}
    while waiting:
        later = list[tuple[Any, Fraction]]()
        for here, chance in waiting.items():
            if found.rules.outcome(here) is not None:
                ended.append((here, chance))
                continue
            for there, part in next_sheets(found, here).items():
                later.append((see(there) if see else there, chance * part))
        waiting = dict(total(later))
    return total(ended)


@cache
def alone(slug: str, words: str = "manual") -> Chances:
    """The ends of a game with one seat."""
    return ends(slug, table(slug, words))


@cache
def scores(slug: str, words: str = "manual") -> Mapping[int, Fraction]:
    """The chances of every score of a seat."""
    rules = game(slug).rules
    pairs: list[tuple[int, Fraction]] = []
    for sheet, chance in alone(slug, words).items():
        outcome = rules.outcome(sheet)
        assert outcome is not None
        pairs.append((outcome.scores[0], chance))
    return total(pairs)


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The expectation."""
    return sum((value * chance for value, chance in chances.items()), Fraction())


def variance(chances: Mapping[int, Fraction]) -> Fraction:
    """The variance."""
    return mean(total((v * v, c) for v, c in chances.items())) - mean(chances) ** 2


def equal(chances: Mapping[int, Fraction]) -> Fraction:
    """The chance that two seats have the same."""
    return sum((chance**2 for chance in chances.values()), Fraction())

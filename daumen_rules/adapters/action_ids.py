"""Numbers for the actions of a game: the same ones under every rule set and in every state.

0 is to do nothing out of turn. Then each verb of the seats has a block. An action of single
operands has one number. One of any number of operands, such as the dice that are kept, is chosen
operand by operand and ended by a number that says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.operands import AnyOperand, Operand, Several
from daumen_rules.pieces.verbs import Verb

WAIT: Final = 0
"""The number of doing nothing while another is on turn."""


@frozen(eq=False)
class _Block:
    """The numbers of a verb, from `first` on."""

    row: Verb[Any]
    first: int

    @property
    def in_parts(self) -> bool:
        """Whether an action is chosen operand by operand."""
        return any(isinstance(operand, Several) for _, operand in self.row.operands)

    @property
    def sizes(self) -> list[int]:
        return [len(_single(operand).values) for _, operand in self.row.operands]

    @property
    def size(self) -> int:
        return 1 + sum(self.sizes) if self.in_parts else prod(self.sizes)

    def ids(self, action: Any) -> Iterator[int]:
        """The numbers of an action, one after another."""
        values = self.row.values(action)
        if not self.in_parts:
            place = 0
            for name, operand in self.row.operands:
                place = place * len(_single(operand).values) + _place(operand, values[name])
            yield self.first + place
            return
        begin = self.first + 1
        for name, operand in self.row.operands:
            several = values[name] if isinstance(operand, Several) else (values[name],)
            yield from (begin + _place(operand, value) for value in several)
            begin += len(_single(operand).values)
        yield self.first

    def words(self, place: int) -> str:
        """What a number says, by its place in the block."""
        if self.in_parts:
            said, place = "that is all", place - 1
            for _, operand in self.row.operands:
                values = _single(operand).values
                if 0 <= place < len(values):
                    said = f"{_single(operand).write(values[place], 'en')} …"
                place -= len(values)
            return re.sub(r"\{.*\}", said, self.row.words.en)
        chosen = dict[str, Any]()
        for name, operand in reversed(self.row.operands):
            single = _single(operand)
            place, at = divmod(place, len(single.values))
            chosen[name] = single.values[at]
        return self.row.write(chosen, "en")


class ActionIds:
    """The numbers of a game's actions; `size` is how many there are."""

    def __init__(self, game: AnyGame) -> None:
        self._verbs, self._blocks, first = game.notation.verbs, list[_Block](), WAIT + 1
        for row in self._verbs.rows:
            if row.by is None:
                self._blocks.append(_Block(row, first))
                first += self._blocks[-1].size
        self.size = first

    def of(self, action: Any) -> tuple[int, ...]:
        """The numbers of an action of a seat: one, or one for each of its operands and the end."""
        row = self._verbs.row(action)
        return tuple(next(block for block in self._blocks if block.row is row).ids(action))

    def words(self, number: int) -> str:
        """What a number says, such as `bid 18`. Raises ValueError for a number that is none."""
        if number == WAIT:
            return "do nothing"
        for block in self._blocks:
            if block.first <= number < block.first + block.size:
                return block.words(number - block.first)
        raise ValueError(f"the actions have the numbers 0 to {self.size - 1}, not {number}")


def _single(operand: AnyOperand) -> Operand[Any]:
    return operand.of if isinstance(operand, Several) else operand


def _place(operand: AnyOperand, value: Any) -> int:
    """The place of a value among those of an operand."""
    return _places(_single(operand))[value]


@cache
def _places(operand: Operand[Any]) -> dict[Any, int]:
    return {value: place for place, value in enumerate(operand.values)}

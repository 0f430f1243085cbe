"""The answer of other rules in a world, and the flags that the rules read to find an answer.

The rule set itself notes which of its flags are read. A flag that is never read cannot change the
answer. `variants` lists the readings.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, RuleSet
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.verdict import Verdict

from .model import Heap, Situation, Stack
from .shapes import frame, shapes
from .worlds import InPosition, World, position


def answer_under(
    situation: Situation, rules: RuleSet, pack: Pack, world: World, reading: str = ""
) -> Verdict | None:
    """The answer of some rules in a world, without its reasons; None where it cannot arise."""
    told = world.told(situation)
    counted = evolve(
        told,
        hands=tuple(Heap((None,) * len(hand)) for hand in world.hands),
        captured=tuple(Heap((None,) * len(cards)) for cards in world.captured),
        pile=Stack((None,) * len(world.pile)),
    )
    for shape in shapes(frame(counted, rules, pack), world.shape.leader):
        if shape.drawn == world.shape.drawn:
            at = position(situation, rules, evolve(world, shape=shape))
            if at is None:
                return None
            return InPosition(told, at, told=False, reading=reading).verdict()
    return None


class TracedRules(RuleSet):
    """A rule set that notes in `asked` which of its flags are read. It is equal to itself alone."""

    def __getattribute__(self, name: str) -> Any:
        if name in FLAGS:
            object.__getattribute__(self, "asked").add(name)
        return object.__getattribute__(self, name)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def traced(rules: RuleSet) -> tuple[RuleSet, set[str]]:
    """A copy of the rules that notes the flags it is asked for, and the set of these flags."""
    made, asked = object.__new__(TracedRules), set[str]()
    object.__setattr__(made, "asked", asked)
    for flag in FLAGS:
        object.__setattr__(made, flag, getattr(rules, flag))
    return made, asked

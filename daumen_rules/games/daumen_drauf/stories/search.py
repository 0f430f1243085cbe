"""Searches for the shortest game in which two rule sets of this game differ, over small packs.

`disputes.divergence_search` does the searching.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, TypeAlias

from daumen_rules.disputes.divergence import Comparison, Found, Opening, Watch
from daumen_rules.disputes.divergence_search import shortest_divergence
from daumen_rules.kernel.step import Step

from ..contrast import COUNTING, JUDGING, TELLING, differing, result, result_and_knowledge
from ..deal_classes import Likeness, deals, essence, may_end
from ..events import Event
from ..model import Action, Deal, State
from ..packs import STUDY_PACKS, StudyPack
from ..rule_set import RuleSet
from ..rules import RULES, step
from ..setup import start

LONGEST: Final = 60
"""No game of a small pack has more actions than this, nor does a search get there."""

SearchResult: TypeAlias = Found[State, Action, Event]


def _go_on(_: object) -> bool:
    return True


def search(
    first: RuleSet,
    second: RuleSet,
    packs: Sequence[StudyPack] = STUDY_PACKS,
    longest: int = LONGEST,
    watch: Watch = _go_on,
    most: int | None = None,
) -> SearchResult:
    """The shortest game over small packs in which two rule sets differ."""
    flags = differing(first, second)
    like = Likeness(hands="deal" not in flags, twins=not flags & COUNTING)
    comparison = Comparison[State, Action, Event](
        result=result_and_knowledge if flags & TELLING else result,
        same_actions=not flags & JUDGING,
        essence=partial(essence, like=like),
    )
    openings = [_opening(study, first, second, like) for study in packs]
    return shortest_divergence(RULES, openings, comparison, longest, watch, most)


def _opening(
    study: StudyPack, first: RuleSet, second: RuleSet, like: Likeness
) -> Opening[State, Action]:
    only_the_end = differing(first, second) <= COUNTING

    def dealt(length: int) -> Iterator[Deal]:
        def worth(deal: Deal) -> bool:
            answer = step(start(study.seats, first, 0, study.pack), deal)
            return isinstance(answer, Step) and may_end(answer.state, length)

        return deals(study, first, like, length, worth if only_the_end else None)

    return Opening(
        name=study.name,
        first=start(study.seats, first, 0, study.pack),
        second=start(study.seats, second, 0, study.pack),
        deals=dealt,
    )

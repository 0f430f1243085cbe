"""The ruling on a question: every way in which it can lie is looked at, or a fixed number of them,
and each option of the game is tried alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import attrs

from daumen_rules.disputes.findings import (
    Alternative,
    Always,
    Clear,
    Finding,
    SearchStopped,
    Silent,
    answers,
)
from daumen_rules.disputes.ruling import Judged, Ruling, ruling_id
from daumen_rules.disputes.search import search
from daumen_rules.disputes.verdicts import in_all
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Text
from daumen_rules.kernel.verdict import Completion, Reason, Verdict
from daumen_rules.pieces.options import Option, OptionError, Source
from daumen_rules.pieces.other_readings import with_rules
from daumen_rules.pieces.rule_sets import changed
from daumen_rules.positions.position import Position

from .case import Case, played
from .filling import TooManyError, fillings, numbers
from .situation import Situation

ENUMERATED: Final = 3000
"""Up to so many ways all are looked at."""
DRAWN: Final = 200
"""Of more ways so many are drawn."""
TRIED: Final = 40
"""Other readings are tried in all ways that matter, if they are no more than so many."""
TRIED_DRAWN: Final = 12
"""Else they are tried in so many that are drawn."""
NUMBERS: Final = 8
"""So many values of an option that is a number are tried, the nearest."""
_OURS: Final = (Source.STANDARD, Source.DECISION)

Found: TypeAlias = Finding[Case | None]


@frozen
class Hearing:
    """A question, and whether there is time left."""

    situation: Situation
    running: Callable[[], bool]

    def ruling(self) -> Ruling[Case | None]:
        """The answer by the rules of the position, and by each other reading that changes it."""
        situation, book = self.situation, self.situation.game.book
        finding = self.finding(situation.position)
        readings = tuple(self.readings())
        open_ones = tuple(one for option, one in readings if leaves_open(option))
        notes = tuple(one for _, one in readings)
        rules = book.write_rules(situation.rules)
        opinion = Silent(finding, notes) if open_ones else Clear(finding, notes)
        id_ = ruling_id(book.versions[-1], rules, situation.told, situation.question.en)
        return Ruling(id_, (Judged(rules, opinion),))

    # By one rule set

    def finding(self, position: Position[Any]) -> Found:
        """The answer in all ways in which it can lie, or in as many as are looked at."""
        every = self.all_ways(position, ENUMERATED)
        if every is not None:
            return self.joined(every)
        return _drawn(self.joined(self.in_states(self.drawn_states(position, DRAWN))))

    def joined(self, completions: Iterable[Completion[Case | None]]) -> Found:
        """The answers of some cases as one finding."""
        every, is_whole = self.situation.row.answers, self.situation.position.is_whole
        return search(completions, self.running, _nearer, self.why_not, lambda _: is_whole, every)

    def why_not(self) -> tuple[Reason, ...]:
        """Why it cannot lie so: what was done is refused."""
        situation = self.situation
        for state in self.drawn_states(situation.position, 1):
            refusal = played(situation.game, state, situation.position.acts)
            return in_all([refusal]) if isinstance(refusal, Refused) else ()
        return ()

    def answered(self, state: Any) -> Verdict | None:
        """The answer in a state; None where something was done that is not allowed there."""
        situation = self.situation
        assert situation.row.answer is not None
        steps = played(situation.game, state, situation.position.acts)
        if isinstance(steps, Refused):
            return None
        case = Case(game=situation.game, start=state, steps=steps, filled=situation.filled)
        return situation.row.answer(case)

    def all_ways(self, position: Position[Any], most: int) -> list[Completion[Case | None]] | None:
        """The answers in all ways that matter; None where they are too many."""
        try:
            found = [*fillings(position, self.answered, _essence, most)]
        except TooManyError:
            return None
        return [Completion(verdict, self.case(known)) for known, verdict in found]

    def in_states(self, states: Iterable[Any]) -> Iterator[Completion[Case | None]]:
        """The answers in some states."""
        for state in states:
            verdict = self.answered(state)
            if verdict is not None:
                yield Completion(verdict, self.case(state))

    def case(self, state: Any) -> Case:
        return Case(game=self.situation.game, start=state, steps=(), filled={})

    def drawn_states(self, position: Position[Any], tries: int) -> list[Any]:
        """States that fit, drawn by numbers that are the same on every machine."""
        told, below = evolve(position, acts=()), numbers()
        found = list[Any]()
        with suppress(ValueError):  # none is found any more
            found.extend(told.sample(below) for _ in range(tries))
        return found

    # By others

    def readings(self) -> Iterator[tuple[Option, Alternative[Case | None]]]:
        """The readings of open options by which it is answered otherwise."""
        position, rules = self.situation.position, self.situation.rules
        every = self.all_ways(position, TRIED)
        states = None if every is not None else self.drawn_states(position, TRIED_DRAWN)
        first = answers(self.by_rules(rules, states))
        for option in self.situation.game.book.options:
            for word in () if option.field in self.situation.fixed else _words(option, rules):
                try:
                    finding = self.by_rules(changed(rules, {option.field: word}), states)
                except (OptionError, InputError):  # it cannot lie so by that reading
                    continue
                if answers(finding) and answers(finding) != first:
                    yield option, self.alternative(option, word, finding)
                    if isinstance(option.values, range):
                        break

    def by_rules(self, rules: Any, states: Sequence[Any] | None) -> Found:
        """The answer by other rules: in all ways that matter, or in some states."""
        if states is None:
            every = self.all_ways(self.situation.by_rules(rules), TRIED)
            if every is not None:
                return self.joined(every)
            states = self.drawn_states(self.situation.by_rules(rules), TRIED_DRAWN)
        own = self.situation.rules
        return _drawn(self.joined(self.in_states(with_rules(one, own, rules) for one in states)))

    def alternative(self, option: Option, word: str, finding: Found) -> Alternative[Case | None]:
        question = self.situation.game.book.question_on(option.field)
        reading, default = (
            reading_of(question, word),
            reading_of(question, option.word(self.situation.rules)),
        )
        return Alternative(
            question=question.id,
            flag=option.field,
            reading=reading,
            support=reading.german,
            of_default=default.german,
            finding=finding,
            parts=True,
        )


def leaves_open(option: Option) -> bool:
    """Whether the manual leaves open what an option decides; a bound of ours is no such thing."""
    return option.source in _OURS and not is_bound(option)


def is_bound(option: Option) -> bool:
    """Whether an option is a number that we had to choose."""
    return isinstance(option.values, range) and option.source is Source.DECISION


def reading_of(question: Question, word: str) -> Reading:
    """The reading of a word; one of a number says itself."""
    found = next((one for one in question.readings if one.value == word), None)
    return found or Reading(word, Text(word, word), Support.NONE, Support.NONE)


def _words(option: Option, rules: Any) -> list[str]:
    """The other values of an option, of a number the nearest."""
    words = [word for word in option.words() if word != option.word(rules)]
    if not isinstance(option.values, range):
        return words
    here = int(option.word(rules))
    return sorted(words, key=lambda word: abs(int(word) - here))[:NUMBERS]


def _essence(verdict: Verdict) -> Hashable:
    """What of an answer is told: its value and its reasons."""
    return verdict.answer, tuple((one.clause.id, one.sentence) for one in verdict.reasons)


def _drawn(finding: Found) -> Found:
    """A finding of ways that were drawn, which never says that it is always so."""
    if isinstance(finding, Always):
        so_far = Completion(finding.verdict, finding.example)
        return SearchStopped(finding.looked_at, so_far, drawn=True)
    return finding


def _nearer(
    first: Completion[Case | None], second: Completion[Case | None]
) -> tuple[int, Completion[Case | None]]:
    """In how many fields two cases differ."""
    assert first.world is not None
    assert second.world is not None
    one, other = first.world.start, second.world.start
    fields = attrs.fields(one.__class__)
    return sum(
        _apart(getattr(one, field.name), getattr(other, field.name)) for field in fields
    ), second


def _apart(one: Any, other: Any) -> int:
    if one == other:
        return 0
    if one.__class__ is tuple and other.__class__ is tuple and len(one) == len(other):
        return sum(_apart(*pair) for pair in zip(one, other, strict=True))
    return 1

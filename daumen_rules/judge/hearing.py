"""Finds the ruling on a question: it tries every way to fill the gaps, or a fixed number of them.

Then it tries the other values of each option of the game, one at a time and in pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any, Final, TypeAlias

from daumen_rules.disputes.findings import (
    Alternative,
    Always,
    Clear,
    Finding,
    Impossible,
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
from daumen_rules.kernel.text import Text, sentence
from daumen_rules.kernel.verdict import Completion, Reason, Suggestion, Verdict
from daumen_rules.pieces.options import Option, OptionError, Source
from daumen_rules.pieces.other_readings import with_rules
from daumen_rules.pieces.rule_sets import changed, neighbours
from daumen_rules.positions.position import Position

from .case import Case, distance, played
from .filling import TooManyError, fillings, in_all_ways
from .situation import Situation

TRIED: Final = 40
"""Up to this number of fillings, other readings are tried in all of them."""
TRIED_DRAWN: Final = 12
"""The number of drawn fillings in which other readings are tried where there are more."""
NUMBERS: Final = 8
"""The number of values, nearest first, that are tried of an option that is a number."""
_OURS: Final = (Source.STANDARD, Source.DECISION)

GO_ON: Final = (
    Suggestion(
        "take_back",
        sentence(
            "the action is taken back, with all that came after it, and another one is chosen",
            "die Handlung wird zurückgenommen, mit allem, was danach kam, und eine andere gewählt",
        ),
    ),
    Suggestion(
        "play_on",
        sentence(
            "if all agree, it stands, and the game goes on from the table as it lies",
            "sind alle einverstanden, gilt sie, und es geht weiter, wie der Tisch daliegt",
        ),
    ),
)
"""What can be done after an action that was not allowed, soon or late."""
Found: TypeAlias = Finding[Case | None]


@frozen
class Hearing:
    """A situation, and a function that says whether there is time left."""

    situation: Situation
    running: Callable[[], bool]

    def ruling(self) -> Ruling[Case | None]:
        """The answer under the rules of the position, and each other reading that changes it."""
        situation, book = self.situation, self.situation.game.book
        finding = self.finding(situation.position)
        readings = tuple(self.readings())
        open_ones = tuple(one for option, one in readings if leaves_open(option))
        notes = tuple(one for _, one in readings)
        rules = book.write_rules(situation.rules)
        opinion = Silent(finding, notes) if open_ones else Clear(finding, notes)
        id_ = ruling_id(book.versions[-1], rules, situation.told, situation.question.en)
        return Ruling(id_, (Judged(rules, opinion),))

    # Under one rule set

    def finding(self, position: Position[Any]) -> Found:
        """The finding from all fillings, or from drawn ones where there are too many."""
        found, are_all = in_all_ways(position, self.answered, _essence)
        return self.joined(found) if are_all else _drawn(self.joined(found))

    def joined(self, found: Iterable[tuple[Any, Verdict]]) -> Found:
        """One finding from states with the answer in each."""
        game = self.situation.game
        completions: Iterator[Completion[Case | None]] = (
            Completion(verdict, Case(game=game, start=known, steps=(), filled={}))
            for known, verdict in found
        )
        possible, is_whole = self.situation.row.answers, self.situation.position.is_whole
        finding = search(
            completions, self.running, _nearer, self.why_not, lambda _: is_whole, possible
        )
        if isinstance(finding, Impossible):
            return evolve(finding, suggestions=self.ways_to_go_on())
        return finding

    def why_not(self) -> tuple[Reason, ...]:
        """The reasons why the situation cannot arise: those that refuse one of its actions."""
        situation = self.situation
        for state in _beginnings(situation.position, 1):
            refusal = played(situation.game, state, situation.position.acts)
            return in_all([refusal]) if isinstance(refusal, Refused) else ()
        return ()

    def ways_to_go_on(self) -> tuple[Suggestion, ...]:
        """How a table can go on where an action of the situation is refused: no manual says."""
        refused = self.why_not()
        return GO_ON if refused else ()

    def answered(self, state: Any) -> Verdict | None:
        """The answer in a state; None where an action of the situation is illegal from there."""
        situation = self.situation
        assert situation.row.answer is not None
        steps = played(situation.game, state, situation.position.acts)
        if isinstance(steps, Refused):
            return None
        case = Case(game=situation.game, start=state, steps=steps, filled=situation.filled)
        return situation.row.answer(case)

    def all_ways(self, position: Position[Any]) -> list[tuple[Any, Verdict]] | None:
        """The answers in all fillings that matter; None where there are more than `TRIED`."""
        try:
            return [*fillings(position, self.answered, _essence, TRIED)]
        except TooManyError:
            return None

    def in_states(self, states: Iterable[Any]) -> Iterator[tuple[Any, Verdict]]:
        """The answers in those states from which all actions are legal."""
        for state in states:
            verdict = self.answered(state)
            if verdict is not None:
                yield state, verdict

    # Under other rule sets

    def readings(self) -> Iterator[tuple[Option, Alternative[Case | None]]]:
        """The readings that change the answer, of all options that the situation does not fix, each
        alone; then pairs of readings that change it only together.
        """
        position, rules = self.situation.position, self.situation.rules
        has_few_ways = self.all_ways(position) is not None
        states = None if has_few_ways else _beginnings(position, TRIED_DRAWN)
        own = self.by_rules(rules, states)
        others = [*self.other_rules(own, states)]
        for one in others:
            if _differs(one.finding, own):
                yield one.option, self.alternative(one.option, one.word, one.finding)
        for first, second in _pairs(own, others):
            word = second.word
            with suppress(OptionError, InputError):  # the two make no sense together
                both = changed(first.rules, {second.option.field: word})
                finding = self.by_rules(both, states)
                if all(_differs(finding, one) for one in (own, first.finding, second.finding)):
                    beside = f"{first.option.field}={first.word}"
                    yield second.option, self.alternative(second.option, word, finding, beside)

    def other_rules(self, own: Found, states: Sequence[Any] | None) -> Iterator[_Other]:
        """The rule sets that differ in one option, each with what is found under it.

        Of an option that is a number these are the nearest, up to one that changes the answer.
        """
        tried = Counter[str]()
        for option, word, rules in neighbours(self.situation.rules):
            is_number = isinstance(option.values, range)
            if option.field in self.situation.fixed or tried[option.field] == NUMBERS:
                continue
            tried[option.field] += is_number
            with suppress(InputError):  # that reading makes the position impossible
                finding = self.by_rules(rules, states)
                if is_number and _differs(finding, own):
                    tried[option.field] = NUMBERS
                yield _Other(option, word, rules, finding)

    def by_rules(self, rules: Any, states: Sequence[Any] | None) -> Found:
        """The answer under other rules: in all fillings that matter, or in the given states."""
        if states is None:
            enumerated = self.all_ways(self.situation.by_rules(rules))
            if enumerated is not None:
                return self.joined(enumerated)
            states = _beginnings(self.situation.by_rules(rules), TRIED_DRAWN)
        own = self.situation.rules
        changed_states = (with_rules(state, own, rules) for state in states)
        return _drawn(self.joined(self.in_states(changed_states)))

    def alternative(
        self, option: Option, word: str, finding: Found, beside: str = ""
    ) -> Alternative[Case | None]:
        """A reading that changes the answer; `beside` is another one that it needs."""
        question = self.situation.game.book.question_on(option.field)
        reading = reading_of(question, word)
        default = reading_of(question, option.word(self.situation.rules))
        if beside:
            en, de = reading.says.en, reading.says.de
            says = Text(f"{en}, with {beside}", f"{de}, mit {beside}")
            reading = evolve(reading, value=f"{word} with {beside}", says=says)
        return Alternative(
            question=question.id,
            flag=option.field,
            reading=reading,
            support=reading.german,
            of_default=default.german,
            finding=finding,
            parts=True,
        )


@frozen
class _Other:
    """A rule set in which an option has another word, and what is found under it."""

    option: Option
    word: str
    rules: Any
    finding: Found


def _differs(finding: Found, other: Found) -> bool:
    """Whether a finding has answers, and not those of another one."""
    return bool(answers(finding)) and answers(finding) != answers(other)


def _pairs(own: Found, others: Sequence[_Other]) -> Iterator[tuple[_Other, _Other]]:
    """Pairs of readings of two options, at least one of which changes the answer or its reasons.

    Numbers are left out.
    """
    plain = [one for one in others if not isinstance(one.option.values, range)]
    matters = [_told(one.finding) != _told(own) for one in plain]
    for (at, first), (place, second) in product(enumerate(plain), repeat=2):
        if matters[at] and first.option != second.option and not (matters[place] and place < at):
            yield first, second


def _told(finding: Found) -> Hashable:
    """What a finding tells: its answers, and the clauses of one that always holds."""
    return answers(finding), finding.verdict.clauses if isinstance(finding, Always) else ()


def leaves_open(option: Option) -> bool:
    """Whether the manual leaves an option open. Our own bounds do not count."""
    return option.source in _OURS and not is_bound(option)


def is_bound(option: Option) -> bool:
    """Whether an option is a bound of ours: a number that we had to choose."""
    return isinstance(option.values, range) and option.source is Source.DECISION


def reading_of(question: Question, word: str) -> Reading:
    """The reading with a word as its value; without one, a reading that is the word itself."""
    found = next((one for one in question.readings if one.value == word), None)
    return found or Reading(word, Text(word, word), Support.NONE, Support.NONE)


def _essence(verdict: Verdict) -> Hashable:
    """The parts of a verdict that are shown: its answer and its reasons."""
    return verdict.answer, tuple((one.clause.id, one.sentence) for one in verdict.reasons)


def _beginnings(position: Position[Any], number: int) -> list[Any]:
    """States that fit, whether or not the actions are legal from there."""
    return evolve(position, acts=()).beginnings(number)


def _drawn(finding: Found) -> Found:
    """A finding from drawn fillings: it never says `always`, as other fillings may differ."""
    if isinstance(finding, Always):
        so_far = Completion(finding.verdict, finding.example)
        return SearchStopped(finding.looked_at, so_far, drawn=True)
    return finding


def _nearer(
    first: Completion[Case | None], second: Completion[Case | None]
) -> tuple[int, Completion[Case | None]]:
    """The number of values in which the states of two cases differ, and the second case."""
    assert first.world is not None
    assert second.world is not None
    return distance(first.world.start, second.world.start), second

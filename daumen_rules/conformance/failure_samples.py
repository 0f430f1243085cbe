"""The samples of games in which an engine fails, and of games in which it does not.

There are four heaps: steps, legal actions, illegal ones by the lists of actions, and illegal ones
that were tried. What differs in the failures is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import CodeType
from typing import Any, Final, TypeAlias, cast

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Difference, Failure, Script
from daumen_rules.contracts.engine_tests.shapes import as_list, is_whole
from daumen_rules.contracts.game import AnyGame
from daumen_rules.judge.nearest import keys_of
from daumen_rules.kernel.clause import Clause, ClauseKind
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import LANGUAGES

from .clause_trace import Part, clause_trace
from .trace_samples import Sample, cited_in, spread, step_trace

AnyFailure: TypeAlias = Failure[Any, Any, Any]
AnyScript: TypeAlias = Script[Any, Any, Any]

STEPS: Final = 24
"""How many steps of a game are looked at."""
ACTIONS: Final = 24
"""How many actions of a position are looked at."""

_KINDS: Final[Mapping[str, frozenset[ClauseKind]]] = {
    "state.points": frozenset({ClauseKind.SCORING}),
    "state.winners": frozenset({ClauseKind.SCORING}),
    "state.payments": frozenset({ClauseKind.SCORING}),
    "legal": frozenset({ClauseKind.LEGALITY}),
    "refused": frozenset({ClauseKind.LEGALITY}),
}
_SAID: Final[Mapping[str, str]] = {
    "winners": "wins won",
    "payments": "pays",
    "over": "over ends wins lost",
    "movers": "turn alternate next leads round",
    "turn": "turn alternate next leads round",
    "first": "begins starts next round",
    "dealer": "deals dealer next",
    "stock": "stock deal",
    "hand": "hand deal draw",
}
"""Words for fields whose names do not say all."""
_OF_TURN: Final = frozenset({"state.movers", "fields.turn"})


class FailureSamples:
    """The samples of some games, in three heaps: steps, legal actions, and illegal ones."""

    def __init__(self, game: AnyGame, forms: Forms[Any, Any, Any]) -> None:
        self.game, self.forms = game, forms
        self.trace = clause_trace(game)
        self.steps: list[Sample] = []
        self.allowed: list[Sample] = []
        self.forbidden: list[Sample] = []
        self.tried: list[Sample] = []
        """Illegal actions that were tried."""
        self.events: Counter[Clause] = Counter()
        self.words: Counter[str] = Counter()
        """The keys of the words of the places that differ."""
        self.kinds: Counter[ClauseKind] = Counter()
        self.values: Counter[Clause] = Counter()
        self.failures = 0
        self.places: Counter[str] = Counter()
        """In how many failures each place of a state differs."""
        self.has_missing = False
        """Whether actions are missing in a list, too."""
        self.has_fields = False
        """Whether a field differs, or the turn: its name says more than that of the end."""
        self.is_of_turn = False
        """Whether only whose turn it is differs."""
        self.of_steps = False
        """Whether a state differs, in some failure."""
        self.of_actions = False
        """Whether an action differs, and no state but whose turn it is."""
        self.of_extra = False
        """Whether actions are wrongly allowed, and none is missing or whose turn it is differs."""

    def at_failure(self, failure: AnyFailure) -> None:
        """Takes the samples of a failing game."""
        self.failures += 1
        places = {d.place for d in failure.differences}
        parts = {d.part for d in failure.differences}
        self.places.update(d.place for d in failure.differences if d.part in ("state", "fields"))
        self.kinds.update(kind for place in places for kind in _KINDS.get(place, ()))
        said = (_place_words(self.game, d) for d in failure.differences)
        self.words.update({key for text in said for key in keys_of(text)})
        self.has_fields = self.has_fields or "fields" in parts or bool(places & _OF_TURN)
        of_step = bool(parts & {"state", "fields", "events"})
        legal, last = failure.at("legal"), failure.position
        self.has_missing = self.has_missing or (legal is not None and bool(legal.ours))
        self.of_steps = self.of_steps or of_step
        if not of_step or places <= {*_OF_TURN, "legal"}:
            self.of_actions = True
        self.is_of_turn = places <= {*_OF_TURN, "legal"} and of_step
        if self.is_of_turn or (not of_step and legal is not None and not legal.ours):
            self.of_extra = True
        for position in spread(last, STEPS):
            self._step(failure.script, position, is_wrong=False)
        if "refused" not in parts:
            self._step(failure.script, last, is_wrong=True, failure=failure)
        else:
            self._last_action(failure)
        if legal is not None:
            self._actions(failure.script.state(last), (*legal.theirs, *legal.ours))
        for position in spread(last, STEPS // 4):
            self._actions(failure.script.state(position), ())
        self._tried(failure.script, last - ("refused" in parts))

    def _last_action(self, failure: AnyFailure) -> None:
        """Takes the sample of an action that is wrongly allowed or refused."""
        move = failure.script.moves[-1]
        heap = self.tried if isinstance(move.answer, Refused) else self.allowed
        heap.append(self._action(move.before, move.action, is_wrong=True))
        self.of_actions = True

    def _tried(self, script: AnyScript, number: int) -> None:
        """Takes the samples of illegal actions that the engine has refused."""
        for move in script.moves[:number]:
            if isinstance(move.answer, Refused):
                self.tried.append(self._action(move.before, move.action, is_wrong=False))

    def at_game(self, script: AnyScript) -> None:
        """Takes the samples of a game that does not fail."""
        for position in (*spread(len(script.moves), STEPS), len(script.moves)):
            self._step(script, position, is_wrong=False)
        for position in spread(len(script.moves), STEPS // 4):
            self._actions(script.state(position), ())
        self._tried(script, len(script.moves))

    # Samples

    def _step(
        self, script: AnyScript, position: int, *, is_wrong: bool, failure: AnyFailure | None = None
    ) -> None:
        if position == 0:
            if failure is not None:
                self._start(script.opening)
            return
        move = script.moves[position - 1]
        if isinstance(move.answer, Refused):
            return
        traced = step_trace(self.game, move.before, move.action)
        cited = cited_in(self.game, move.answer)
        said = [self.game.notation.write(move.action)]
        said += [event.sentence.say(word) for event in move.answer.events for word in LANGUAGES]
        if failure is not None:
            self._value(traced.results, failure)
            self.events.update(cited)
        words = {("word", key) for text in said for key in keys_of(text) if not key.isdigit()}
        parts = {part for part in traced.parts if part[0] not in self.trace.rows}
        events = {("event", clause) for clause in cited}
        self.steps.append(Sample(frozenset(parts | events | words), is_wrong))

    def _start(self, opening: Any) -> None:
        """Takes the sample of the start of a game, which the engine has wrong."""
        rules = self.game.rules

        def compute() -> None:
            rules.movers(rules.start(opening.players, opening.rules))

        self.steps.append(Sample(self.trace.of(compute).parts, True))

    def _value(self, results: Sequence[tuple[CodeType, Any]], failure: AnyFailure) -> None:
        """Counts the clauses whose functions gave a value that the engine has otherwise."""
        wanted = {value for d in failure.differences for value in _values(d.theirs, d.ours)}
        found = {code for code, result in results if _plain(result) in wanted}
        carried_out = self.trace.clauses
        self.values.update({clause for code in found for clause in carried_out.get(code, ())})

    def _actions(self, state: Any, wrong: Iterable[Mapping[str, Any]]) -> None:
        """Takes the samples of the actions of a position; of these some forms are wrong."""
        known = [self._read(form) for form in wrong]
        tried = list(self.game.checks.attempts(state))
        legal = self.game.legal_actions(state)
        few = [legal[at] for at in spread(len(legal), ACTIONS // 2)]
        few += [tried[at] for at in spread(len(tried), ACTIONS // 2)]
        some = [(action, True) for action in known if action is not None]
        for action, is_wrong in (
            *some,
            *((action, False) for action in few if action not in known),
        ):
            sample = self._action(state, action, is_wrong=is_wrong)
            is_illegal = any(part[0] == "breaks" for part in sample.parts)
            (self.forbidden if is_illegal else self.allowed).append(sample)

    def _read(self, form: Mapping[str, Any]) -> Any:
        try:
            return self.forms.action_of(form)
        except (ValueError, LookupError):
            return None

    def _action(self, state: Any, action: Any, *, is_wrong: bool) -> Sample:
        """The rows that an action breaks; of a legal one what runs of all rows."""
        rules = self.game.rules
        words = {("word", key) for key in keys_of(self.game.notation.write(action))}
        broken = {breach.clause for breach in rules.legality.breaches(evolve(state), action)}
        if broken:
            parts: set[Part] = {("breaks", clause) for clause in broken}
            parts |= {("breaks alone", clause) for clause in broken if len(broken) == 1}
            return Sample(frozenset(parts | words), is_wrong)
        traced = self.trace.of(lambda: rules.legality.breaches(evolve(state), action))
        return Sample(traced.parts | words, is_wrong)


def _place_words(game: AnyGame, difference: Difference) -> str:
    if difference.field in ("points", "score"):
        scored = game.book.scored
        return f"{scored.en} {scored.de}"
    return f"{difference.field} {_SAID.get(difference.field, '')}"


def _values(theirs: Any, ours: Any) -> Iterator[Any]:
    """The values that the engine has otherwise: those of the rules, and by how much it is off."""
    own, other = as_list(ours), as_list(theirs)
    if own is not None:
        if all(isinstance(each, int) for each in own):
            yield tuple(own)
        if other is not None and len(other) == len(own):
            for one, two in zip(other, own, strict=True):
                if one != two:
                    yield from _values(one, two)
    elif is_whole(ours):
        if abs(ours) > 1:
            yield ours
        if is_whole(theirs) and abs(ours - theirs) > 1:
            yield abs(ours - theirs)


def _plain(result: Any) -> Any:
    """A result that can be compared with such a value."""
    if is_whole(result):
        return abs(result)
    if not isinstance(result, tuple | list | frozenset):
        return object()
    several = list(cast("Iterable[Any]", result))
    if not several or not all(isinstance(each, int) for each in several):
        return object()
    return tuple(sorted(several)) if isinstance(result, frozenset) else tuple(several)

"""How well each clause explains the games in which an engine fails, and fits the others.

What runs of a clause's functions when the engine is wrong, and seldom runs when it is right, speaks
against the clause; so do the field that differs, and its words. Nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.game import AnyGame
from daumen_rules.judge.nearest import keys_of
from daumen_rules.kernel.clause import Clause

from .clause_trace import Part
from .failure_samples import AnyFailure, AnyScript, FailureSamples
from .field_changes import changes
from .trace_samples import clauses_of, own_clauses, told_apart

WRONG: Final = 12
"""How many failing games are looked at."""
RIGHT: Final = 16
"""How many games without a failure are looked at."""
RUNS, FIELD, PLACE, EVENT, OWN_CLAUSE, VALUE, KIND = 1.0, 0.7, 0.6, 0.1, 0.3, 0.2, 0.1
"""What speaks against a clause: what runs of it; that it changes the field that differs in our own
games; its words are those of the field; an event cites it; it is no clause of an engine; it gives a
value that the engine has otherwise; it is of the kind of clause that the field is about.
"""
OF_STEPS, OF_ACTIONS = 0.1, 0.4
"""How much the words count of what happens in a step, and of an action."""
ALONE: Final = 0.6
"""How much it counts that an action which is wrongly allowed breaks this clause alone."""
SHARED: Final = 0.03
"""How much less a function counts for each further clause that it carries out."""
LATER: Final = 0.3
"""The weight of the last step where only the actions after it differ."""
BESIDE: Final = 0.6
"""The weight of actions where the state differs too, or of extra ones where others are missing."""


def suspicion(
    game: AnyGame,
    forms: Forms[Any, Any, Any],
    wrong: Sequence[AnyFailure],
    right: Sequence[AnyScript],
) -> Mapping[Clause, float]:
    """A score for each clause that may explain the failures; the highest explains most."""
    looked = FailureSamples(game, forms)
    for failure in wrong[:WRONG]:
        looked.at_failure(failure)
    for script in right[:RIGHT]:
        looked.at_game(script)
    return _scores(looked)


def _scores(looked: FailureSamples) -> Mapping[Clause, float]:
    """The score of each clause that may explain a failure."""
    found: dict[Clause, float] = defaultdict(float)
    of_actions = 1.0 if looked.of_actions else BESIDE
    for samples, weight, of_words in (
        (looked.steps, 1.0 if looked.of_steps else LATER, OF_STEPS),
        (looked.allowed, of_actions, OF_ACTIONS),
        (looked.forbidden, of_actions * (1.0 if looked.of_extra else BESIDE), OF_ACTIONS),
        (looked.tried, of_actions, OF_ACTIONS),
    ):
        for clause, score in _of(looked, told_apart(samples), of_words).items():
            found[clause] = max(found[clause], weight * score)
    return found


def _of(
    looked: FailureSamples, parts: Mapping[Part, float], of_words: float
) -> Mapping[Clause, float]:
    found: dict[Clause, float] = defaultdict(float)
    for part, score in parts.items():
        alone = ALONE / 2 if looked.is_of_turn or looked.has_missing else ALONE
        more = alone * score if part[0] == "breaks alone" else 0.0
        for clause, less in _clauses(looked, part):
            found[clause] = max(found[clause], RUNS * score - less + more)
    happened = {part[1]: score for part, score in parts.items() if part[0] == "word"}
    number = max(1, looked.failures)
    there = {key: times / number for key, times in looked.words.items()}
    words, places = _of_words(looked.game, happened), _of_words(looked.game, there)
    most, most_there = (max(of.values(), default=0.0) or 1.0 for of in (words, places))
    own = own_clauses(looked.game)
    for clause in found:
        found[clause] += (
            of_words * words[clause] / most
            + OWN_CLAUSE * (clause in own)
            + (PLACE if looked.has_fields else PLACE / 2) * places[clause] / most_there
            + KIND * (clause.kind in looked.kinds)
            + VALUE * looked.values[clause] / number
            + (EVENT * looked.events[clause] / number if of_words == OF_STEPS else 0.0)
            + FIELD * _of_fields(looked, clause)
        )
    return found


def _of_fields(looked: FailureSamples, clause: Clause) -> float:
    """How much the clause has to do with the places that differ, where any do."""
    changed = changes(looked.game)
    of = (changed.get((place, clause), 0.0) * n for place, n in looked.places.items())
    return max(of, default=0.0) / max(1, looked.failures)


def _clauses(looked: FailureSamples, part: Part) -> Iterator[tuple[Clause, float]]:
    """The clauses of a part, each with what it counts less."""
    clauses = clauses_of(looked.trace, part)
    less = SHARED * min(len(clauses) - 1, 4)
    yield from ((clause, less) for clause in clauses)


@cache
def _gists(game: AnyGame) -> Mapping[Clause, frozenset[str]]:
    return {
        clause: frozenset(keys_of(f"{clause.gist.en} {clause.gist.de}"))
        for clause in game.book.clauses
    }


def _of_words(game: AnyGame, scores: Mapping[Any, float]) -> Mapping[Clause, float]:
    """How much the words of each clause are those that tell the wrong samples from the others."""
    gists = _gists(game)
    known = Counter(key for keys in gists.values() for key in keys)
    found: dict[Clause, float] = {}
    for clause, keys in gists.items():
        worth = sum(scores.get(key, 0.0) * log(1 + len(gists) / known[key]) for key in keys)
        found[clause] = worth / float((10 + len(keys)) ** 0.3)
    return found

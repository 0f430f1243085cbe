"""Which clause explains what an engine says: the one that makes the rules say it, if it is changed.

A clause explains a failure if a small change of a function that carries it out, or another reading
of it, makes the rules answer as the engine does. It explains it well if the same change explains
all failing games, and is not refuted where the engine is right.
"""

from __future__ import annotations

import dis
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Ask, Difference
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause, ClauseKind
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import domain
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused

from .changed_functions import Change
from .engine_questions import differences
from .trace_samples import cited_in, own_clauses, spread
from .what_if import Answers, AnyFailure, AnyScript, Moment, Otherwise, WhatIf, candidates

TRIES: Final = 600
"""How many changes are tried at a failure."""
FAILURES: Final = 5
RIGHT: Final = 24
"""At how many failures, and actions by which an engine is right, they are tried."""
FEW: Final = 40
"""How many changes are tried after the first failure."""
BEGUN, MUCH = 3, 0.9
"""How many failures are looked at first in turn, until one is explained so far."""
LEAST: Final = 0.2
"""How much of the first failure they have to explain."""
UNEXPLAINED, BY_CHANCE = 0.3, 0.5
"""Where nothing explains more than the first, what chance has done counts the second."""
SHOWN: Final = 1.0
"""What a clause of what seats see counts where an engine shows more."""
ONCE: Final = 0.5
"""What a change counts that explains the last step and would have been seen before."""
OPTION: Final = 1.1
"""How much likelier another reading is than a slip."""
FIXED: Final = 1.06
"""How much likelier it is that a yes is a no which a function gives whatever it is given."""
EVERY: Final = 1.1
"""How much likelier a change is that explains every failure and is nowhere refuted."""
REFUTED: Final = 3.0
"""How much it counts that a change is refuted where the engine is right."""
UNCITED: Final = 0.75
"""What a clause counts that the last step does not cite, where it cites another of the function."""
CITED: Final = 1.05
"""What a clause counts that the last step cites."""
OF_ALL: Final = 0.9
"""What a row on all actions counts where an engine refuses one of them wrongly."""
OF_ENGINE: Final = 0.9
"""What a clause counts that the game shares with others."""
SHARED: Final = 0.03
"""How much less each clause of a function counts."""
BOTH: Final = 0.01
"""How much it counts that two functions of a clause explain a failure, not one alone."""


@frozen(eq=False)
class Tried:
    """A change, how much it explains of each failure, and in which share of the moments in which
    the engine is right it would be wrong.
    """

    otherwise: Otherwise
    explains: list[float]
    refuted: float = 0.0
    likely: float = 1.0

    @property
    def score(self) -> float:
        """How well it explains the failures; the first, which is the smallest, counts most."""
        fits = (self.explains[0] + sum(self.explains) / len(self.explains)) / 2
        likely = 1.0 if self.otherwise.option is None else OPTION
        likely *= FIXED if any(map(_is_fixed, self.otherwise.changes)) else 1.0
        if min(self.explains) > MUCH and not self.refuted:
            likely *= EVERY
        return self.likely * likely * fits / (1 + REFUTED * self.refuted)


def _is_fixed(change: Change) -> bool:
    """Whether the function that is changed gives the same yes or no whatever it is given."""
    function, code = change.function, change.function.__code__
    held = (*code.co_consts, *(cell.cell_contents for cell in function.__closure__ or ()))
    reads = {one.opname for one in dis.get_instructions(code)}
    return not code.co_names and "LOAD_FAST" not in reads and bool in map(type, held)


def explained(
    game: AnyGame,
    forms: Forms[Any, Any, Any],
    wrong: Sequence[AnyFailure],
    right: Sequence[AnyScript],
    go_on: Callable[[], bool] = lambda: True,
) -> Mapping[Clause, float]:
    """How well each clause explains the failures, of which the first is the smallest, as far as
    there is time.

    What the engine has wrong may lie before the smallest begins: then the next one is asked.
    """
    what_if, found = WhatIf(game, forms), list[Tried]()
    for number in range(min(len(wrong), BEGUN)):
        found = [*found, *tries(what_if, [*wrong[number:], *wrong[:number]], right, go_on)]
        if any(max(tried.explains) > MUCH for tried in found):
            break
    if max((tried.score for tried in found), default=0.0) < UNEXPLAINED:
        found += tries_once(what_if, wrong[0], go_on)
    own, functions = own_clauses(game), defaultdict[Clause, set[object]](set)
    cited, scores = _cited(game, wrong[0]), defaultdict[Clause, float](float)
    refuses = _is_refused_wrongly(wrong[0])
    for tried in found:
        clauses = tried.otherwise.clauses
        of_all = OF_ALL if refuses and _is_on_all(game, tried.otherwise) else 1.0
        for clause in clauses:
            fits = UNCITED if cited & {*clauses} - {clause} and clause not in cited else 1.0
            fits *= 1.0 if clause in own else OF_ENGINE
            fits *= (CITED if clause in cited else 1) - SHARED * len(clauses)
            scores[clause] = max(scores[clause], of_all * fits * tried.score)
            if tried.explains[0] > MUCH:
                functions[clause] |= {change.function for change in tried.otherwise.changes}
    for clause, explaining in functions.items():
        scores[clause] += BOTH * (len(explaining) > 1)
    if max(scores.values(), default=0.0) < UNEXPLAINED:
        if _is_by_chance(game, wrong[0]):
            scores.update(dict.fromkeys(cited, BY_CHANCE))
        if any(map(_shows_more_in, wrong[0].differences)):
            views = (clause for clause in game.book.clauses if clause.kind is ClauseKind.VIEW)
            scores.update(dict.fromkeys(views, SHOWN))
    return scores


def _shows_more_in(difference: Difference) -> bool:
    return difference.part == "view" and _shows_more(difference.theirs, difference.ours)


def _shows_more(theirs: Any, ours: Any) -> bool:
    """Whether an engine shows something where a seat sees that there is something, but not what."""
    one, other = as_list(theirs), as_list(ours)
    named, by_name = as_object(theirs), as_object(ours)
    if one is not None and other is not None and len(one) == len(other):
        return any(_shows_more(two, three) for two, three in zip(one, other, strict=True))
    if named is not None and by_name is not None:
        return any(_shows_more(named[name], by_name[name]) for name in named.keys() & by_name)
    return theirs is not None and ours is None and theirs != []


def _is_by_chance(game: AnyGame, failure: AnyFailure) -> bool:
    """Whether the last action is one of chance that both sides allow."""
    move = failure.move
    if move is None or isinstance(move.answer, Refused) or failure.at("refused") is not None:
        return False
    return game.rules.actor(move.action) is NATURE


def _is_refused_wrongly(failure: AnyFailure) -> bool:
    """Whether the engine refuses the last action, which is allowed."""
    move = failure.move
    is_allowed = move is not None and not isinstance(move.answer, Refused)
    return is_allowed and failure.at("refused") is not None


def _is_on_all(game: AnyGame, otherwise: Otherwise) -> bool:
    """Whether the function of a row is changed whose signature says that it is on all actions."""
    rows = {row.finds for row in game.rules.legality.rows}
    changed = (change.function for change in otherwise.changes)
    return any(one in rows and object in domain(one)[1] for one in changed)


def tries(
    what_if: WhatIf,
    wrong: Sequence[AnyFailure],
    right: Sequence[AnyScript],
    go_on: Callable[[], bool] = lambda: True,
) -> Sequence[Tried]:
    """The changes that explain most of the first failure, tried at the others too."""
    best = _best(what_if, what_if.at_failure(wrong[0]), wrong[0], go_on)
    for failure in wrong[1:FAILURES]:
        if not go_on():
            break
        moment = what_if.at_failure(failure)
        ours = what_if.answers(moment)
        for one in best:
            theirs = what_if.answers_if(moment, one.otherwise)
            one.explains.append(_closeness(what_if, moment, ours, theirs))
    places = _right(what_if, wrong, right) if go_on() else ()
    moments = [(moment, what_if.answers(moment)) for moment in places]
    return [Tried(one.otherwise, one.explains, _refuted(what_if, moments, one)) for one in best]


def tries_once(
    what_if: WhatIf, failure: AnyFailure, go_on: Callable[[], bool] = lambda: True
) -> Sequence[Tried]:
    """The changes of functions that explain most of a failure if they are made for its last action
    alone: an engine may have something wrong that only then mattered.
    """
    best = _best(what_if, what_if.at_failure(failure, window=1), failure, go_on)
    found = (one for one in best if one.otherwise.option is None)
    return [Tried(one.otherwise, one.explains, likely=ONCE) for one in found]


def _best(
    what_if: WhatIf, first: Moment, failure: AnyFailure, go_on: Callable[[], bool]
) -> Sequence[Tried]:
    """The changes that explain most at the end of a failing game."""
    ours, found = what_if.answers(first), dict[tuple[object, ...], Tried]()
    for number, otherwise in enumerate(candidates(what_if, first, failure)):
        if number == TRIES or not go_on():
            break
        close = _closeness(what_if, first, ours, what_if.answers_if(first, otherwise))
        if close > LEAST:
            found[otherwise.name] = Tried(otherwise, [close])
    return sorted(found.values(), key=lambda tried: -tried.explains[0])[:FEW]


def _refuted(what_if: WhatIf, moments: Sequence[tuple[Moment, Answers]], tried: Tried) -> float:
    answers = ((what_if.answers_if(moment, tried.otherwise), ours) for moment, ours in moments)
    return sum(theirs != ours for theirs, ours in answers) / max(1, len(moments))


def _right(
    what_if: WhatIf, wrong: Sequence[AnyFailure], right: Sequence[AnyScript]
) -> Iterator[Moment]:
    """Some moments in which the engine is right."""
    places = [(played, at) for played in right for at in range(1, len(played.moves) + 1)]
    places += [(one.script, at) for one in wrong for at in range(1, one.position)]
    for number in spread(len(places), RIGHT):
        yield what_if.at_move(wrong[0], *places[number])


def _cited(game: AnyGame, failure: AnyFailure) -> frozenset[Clause]:
    """The clauses that the last step cites, or the refusal; none where the engine refuses an action
    that is allowed, because none of its events has come about.
    """
    if failure.move is None or _is_refused_wrongly(failure):
        return frozenset()
    answer = failure.move.answer
    return frozenset(answer.clauses) if isinstance(answer, Refused) else cited_in(game, answer)


# How much is explained


def _closeness(what_if: WhatIf, moment: Moment, ours: Answers, theirs: Answers | None) -> float:
    """How much of a failure is explained: 1 if all answers are those of the engine."""
    if theirs is None or theirs.before != ours.before:
        return 0.0
    try:
        apart, left = _apart(what_if, moment, ours.last), _apart(what_if, moment, theirs.last)
    except Exception:
        return 0.0
    if not apart or any(place.startswith("refused") for place in left):
        return 0.0
    return (1 - (apart & left).total() / apart.total()) / (1 + (left - apart).total())


def _apart(what_if: WhatIf, moment: Moment, asks: Iterable[Ask]) -> Counter[str]:
    """The places that differ from what the engine says; each action of a list is a place."""
    places = Counter[str]()
    for ask, (_, answer) in zip(asks, moment.said, strict=True):
        for each in differences(ask, answer, what_if.forms):
            found = (*each.theirs, *each.ours) if each.part == "legal" else (each.field,)
            places.update(f"{each.part} {ask.seat} {one}" for one in found)
    return places

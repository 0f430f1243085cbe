"""The questions that an engine is asked about a game, and the comparison of its answers.

`messages` sends them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, Literal

from attrs import field

from daumen_rules.contracts.engine_tests.forms import Fields, Forms
from daumen_rules.contracts.engine_tests.script import Ask, Difference, Failure, Move, Script
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import GameRules, R, legal_actions
from daumen_rules.kernel.step import A, E, Refused, S, Step

from .hello import Hello

LONG_GAME: Final = 30
"""From this number of moves on, each position asks for one seat's view only."""


@frozen(kw_only=True)
class EngineQuestions(Generic[R, S, A, E]):
    """The questions to an engine: the game, its forms, and the parts that the engine leaves out."""

    rules: GameRules[R, S, A, E, Any]
    forms: Forms[S, A, E]
    hello: Hello = field(default=Hello(engine=""))
    told: Callable[[S], S] = field(default=lambda opening: opening)
    """The opening that the engine is told, if it differs from the one that is played."""

    def asks(self, played: Script[S, A, E], since: int = 0, *, all_views: bool = True) -> list[Ask]:
        """The questions about a game: the state after every move, and from a given position on also
        the legal actions and the views. Without `all_views` each position asks for the view of
        another seat; after moves with many events it asks for all.
        """
        request = self.forms.new(self.told(played.opening), played.deal)
        players = request["players"]
        found = [Ask(request, "new", 0, self.state(played.dealt))]
        if since == 0:
            found += self.closely(played.dealt, 0, range(players))
        for position, move in enumerate(played.moves, start=1):
            found.append(self.applied(move, position, players))
            if position >= since:
                every = all_views or self._ends_something(move)
                seats = range(players) if every else (position % players,)
                found += self.closely(move.after, position, seats)
        return found

    def _ends_something(self, move: Move[S, A, E]) -> bool:
        """Whether a move has more than one event, as at the end of a trick."""
        return isinstance(move.answer, Step) and len(move.answer.events) > 2

    def applied(self, move: Move[S, A, E], position: int, players: int) -> Ask:
        """The request to apply a move, with what the rules answer."""
        request = {"message": "apply", "action": self.forms.action(move.action)}
        if isinstance(move.answer, Refused):
            ids = sorted({clause.id for clause in move.answer.clauses})
            return Ask(request, "apply", position, {"refused": ids})
        forms = (self.forms.event(event, players) for event in move.answer.events)
        named = self.hello.events
        events = tuple(f for f in forms if f is not None and f["event"] in named)
        after = self.state(move.after)
        return Ask(request, "apply", position, after, events=events, named=named)

    def closely(self, state: S, position: int, seats: Iterable[int]) -> Iterator[Ask]:
        """The requests for the legal actions and for some views of a state."""
        legal = [self.forms.action(action) for action in legal_actions(self.rules, state)]
        yield Ask({"message": "legal"}, "legal", position, legal)
        if self.hello.plays("views"):
            for seat in seats:
                request = {"message": "view", "seat": seat}
                yield Ask(request, "view", position, self.forms.view(state, seat), seat)

    def state(self, state: S) -> Fields:
        """What an engine tells of a state."""
        form = dict(self.forms.state(state))
        if not self.hello.plays("points"):
            form = {name: told for name, told in form.items() if name not in self.forms.points}
        if self.hello.fields:
            fields = self.forms.fields
            form["fields"] = {name: fields[name].write(state) for name in self.hello.fields}
        return form


def questions_at(
    rules: GameRules[R, S, A, E, Any], forms: Forms[S, A, E], failure: Failure[S, A, E]
) -> EngineQuestions[R, S, A, E]:
    """Questions for as much as an engine has told at a failure."""
    asks = [ask for ask, _ in failure.said if ask.topic in ("new", "apply")]
    told: Fields = asks[0].expected if asks else {}
    tells_points = "refused" in told or bool(forms.points & told.keys())
    hello = Hello(
        engine="",
        events=asks[0].named if asks else frozenset(),
        fields=tuple(told.get("fields", ())),
        leaves_out=frozenset() if tells_points else frozenset({"points"}),
    )
    return EngineQuestions(rules=rules, forms=forms, hello=hello)


def in_parts(questions: EngineQuestions[R, S, A, E], game: Script[S, A, E]) -> Iterator[list[Ask]]:
    """The questions about a game in parts of growing size, because most wrong engines fail
    early.
    """
    all_views = len(game.moves) < LONG_GAME
    new, *rest = questions.asks(evolve(game, moves=game.moves[:4]), all_views=all_views)
    yield [new]  # alone, for the engine may not support the game
    yield rest
    begun = 4
    for end in (16, 48, len(game.moves)):
        if begun < min(end, len(game.moves)):
            part = evolve(game, moves=game.moves[:end])
            yield questions.asks(part, since=begun + 1, all_views=all_views)[begun + 1 :]
            begun = end


def differences(ask: Ask, answer: Fields, forms: Forms[Any, Any, Any]) -> list[Difference]:
    """The differences of an answer of the right shape from the rules."""
    match ask.topic:
        case "legal":
            theirs, ours = list(answer["legal"]), list(ask.expected)
            extra = [action for action in theirs if action not in ours]
            missing = [action for action in ours if action not in theirs]
            return [Difference(ask, "legal", extra, missing)] if extra or missing else []
        case "view":
            return _fields(ask, "view", forms.normal_view(answer["view"]), ask.expected)
        case "new":
            return _of_state(ask, answer, forms)
        case "apply":
            found = _of_refusal(ask, answer)
            return _of_state(ask, answer, forms) if found is None else found
        case "hello":
            return []


def _of_refusal(ask: Ask, answer: Fields) -> list[Difference] | None:
    """The difference if one side refuses; None if both sides have a state to compare."""
    refused, expected = answer.get("refused"), ask.expected.get("refused")
    if not refused and not expected:
        return None
    same = bool(refused) == bool(expected)
    return [] if same else [Difference(ask, "refused", refused or False, expected or False)]


def _of_state(ask: Ask, answer: Fields, forms: Forms[Any, Any, Any]) -> list[Difference]:
    theirs, ours = dict(answer["state"]), dict(ask.expected)
    told, expected = theirs.pop("fields", {}), ours.pop("fields", {})
    told_state = forms.normal_state(theirs).items()
    of_points = forms.points - {*ours}  # as the engine leaves them out
    state = {name: value for name, value in told_state if name not in of_points}
    found = _fields(ask, "state", state, ours)
    normal = {name: forms.fields[name].normal(told[name]) for name in expected}
    found += _fields(ask, "fields", normal, expected)
    if ask.topic == "new":  # events are what follows from an action
        return found
    events = [_in_order(e) for e in answer.get("events", ()) if e["event"] in ask.named]
    our_events = [_in_order(event) for event in ask.events]
    if events != our_events:
        found.append(Difference(ask, "events", events, our_events))
    return found


def _in_order(event: Fields) -> Fields:
    """An event with its list of seats in order, because the list stands for a set."""
    return {**event, "seats": sorted(event["seats"])} if "seats" in event else event


def _fields(
    ask: Ask, part: Literal["view", "state", "fields"], theirs: Fields, ours: Fields
) -> list[Difference]:
    if theirs == ours:
        return []
    return [
        Difference(ask, part, theirs.get(name), ours.get(name), name)
        for name in {**ours, **theirs}
        if theirs.get(name) != ours.get(name)
    ]


def first_differences(
    asks: Sequence[Ask], answers: Sequence[Fields], forms: Forms[Any, Any, Any]
) -> list[Difference]:
    """All differences at the first position that has any."""
    found: list[Difference] = []
    for ask, answer in zip(asks, answers, strict=True):
        if found and ask.position > found[0].ask.position:
            break
        found += differences(ask, answer, forms)
    return found


def failure(
    played: Script[S, A, E],
    asks: Sequence[Ask],
    answers: Sequence[Fields],
    forms: Forms[S, A, E],
    lines: Sequence[str] = (),
) -> Failure[S, A, E] | None:
    """The first failure in some answers; None if there is none."""
    found = first_differences(asks, answers, forms)
    if not found:
        return None
    position = found[0].ask.position
    cut = evolve(played, moves=played.moves[:position])
    there = [i for i, ask in enumerate(asks) if ask.position == position]
    said = tuple((asks[i], answers[i]) for i in there)
    return Failure(cut, tuple(found), said, tuple(lines[i] for i in there if i < len(lines)))

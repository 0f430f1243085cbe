"""A game to be played with an engine, and all that it is asked about it.

Here live scripts (what is played), asks (what is sent, and what the rules answer) and where two
answers part. Who is asked, and how, stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, Literal, TypeAlias

from attrs import evolve, field, frozen

from daumen_rules.conformance.wire import Fields, Hello, R, Wire
from daumen_rules.kernel.game import GameRules, legal_actions, step
from daumen_rules.kernel.ruling import A, E, Refused, S, Step

Topic: TypeAlias = Literal["hello", "new", "legal", "apply", "view"]


@frozen
class Move(Generic[S, A, E]):
    """An action, where it is taken, and what the rules answer."""

    before: S
    action: A
    answer: Step[S, A, E] | Refused

    @property
    def after(self) -> S:
        """The state that the action leaves."""
        return self.before if isinstance(self.answer, Refused) else self.answer.state


@frozen
class Script(Generic[S, A, E]):
    """A game: the state before Nature's first act, that act, and what is done after it.

    `deal` is None, and `dealt` the opening, in a game that does not begin with one; all that Nature
    does later is among the moves. Actions that are not allowed may be among them; they change
    nothing.
    """

    opening: S
    deal: A | None
    dealt: S
    moves: tuple[Move[S, A, E], ...] = ()

    @property
    def actions(self) -> tuple[A, ...]:
        """What the seats do, forbidden or not."""
        return tuple(move.action for move in self.moves)

    def state(self, position: int) -> S:
        """The state after so many moves."""
        return self.moves[position - 1].after if position else self.dealt


def script(
    rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None, actions: Iterable[A]
) -> Script[S, A, E]:
    """The script of a deal and actions. Raises ValueError for a deal that is not allowed."""
    state = dealt = after_deal(rules, opening, deal)
    moves: list[Move[S, A, E]] = []
    for action in actions:
        moves.append(Move(state, action, step(rules, state, action)))
        state = moves[-1].after
    return Script(opening, deal, dealt, tuple(moves))


def after_deal(rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None) -> S:
    """The state in which the first move is made. Raises ValueError for a deal not allowed."""
    if deal is None:
        return opening
    first = step(rules, opening, deal)
    if isinstance(first, Refused):
        raise ValueError(first.say("en"))
    return first.state


@frozen
class Ask:
    """One request, and what a right answer holds, in normal form.

    `position` is how many moves have been made when it is answered. Of a legal action `events` are
    those whose names the engine tells too, the ones in `named`.
    """

    request: Fields
    topic: Topic
    position: int
    expected: Any
    seat: int | None = None
    events: tuple[Fields, ...] = ()
    named: frozenset[str] = frozenset()


@frozen(kw_only=True)
class Asking(Generic[R, S, A, E]):
    """How an engine is asked about games: the game, its forms, and what the engine leaves out."""

    rules: GameRules[R, S, A, E, Any]
    wire: Wire[S, A, E]
    hello: Hello = field(default=Hello(engine=""))
    told: Callable[[S], S] = field(default=lambda opening: opening)
    """The opening that an engine is told, where it is not the one that is played."""

    def asks(self, played: Script[S, A, E], since: int = 0, *, all_views: bool = True) -> list[Ask]:
        """What is asked about a game: after every move the state, and from a position on what is
        legal and what seats know. Without `all_views` each position asks another seat, but after
        moves by which much happens, all.
        """
        request = self.wire.new(self.told(played.opening), played.deal)
        players = request["players"]
        found = [Ask(request, "new", 0, self._state(played.dealt))]
        if since == 0:
            found += self._closely(played.dealt, 0, range(players))
        for position, move in enumerate(played.moves, start=1):
            found.append(self._apply(move, position, players))
            if position >= since:
                every = all_views or self._ends_something(move)
                seats = range(players) if every else (position % players,)
                found += self._closely(move.after, position, seats)
        return found

    def _ends_something(self, move: Move[S, A, E]) -> bool:
        """Whether more than one thing has happened, as at the end of a trick."""
        return isinstance(move.answer, Step) and len(move.answer.events) > 2

    def _apply(self, move: Move[S, A, E], position: int, players: int) -> Ask:
        request = {"message": "apply", "action": self.wire.action(move.action)}
        if isinstance(move.answer, Refused):
            ids = sorted({clause.id for clause in move.answer.clauses})
            return Ask(request, "apply", position, {"refused": ids})
        forms = (self.wire.event(event, players) for event in move.answer.events)
        named = self.hello.events
        events = tuple(f for f in forms if f is not None and f["event"] in named)
        after = self._state(move.after)
        return Ask(request, "apply", position, after, events=events, named=named)

    def _closely(self, state: S, position: int, seats: Iterable[int]) -> Iterator[Ask]:
        legal = [self.wire.action(action) for action in legal_actions(self.rules, state)]
        yield Ask({"message": "legal"}, "legal", position, legal)
        if self.hello.plays("views"):
            for seat in seats:
                request = {"message": "view", "seat": seat}
                yield Ask(request, "view", position, self.wire.view(state, seat), seat)

    def _state(self, state: S) -> Fields:
        form = self.wire.state(state)
        if self.hello.plays("points"):
            return form
        return {name: value for name, value in form.items() if name != "points"}


@frozen
class Difference:
    """Where an answer departs from the rules: what was asked, in which field, and both values.

    For `legal` the values are lists of actions that only one side has.
    """

    ask: Ask
    place: str
    theirs: Any
    ours: Any


def differences(ask: Ask, answer: Fields, wire: Wire[Any, Any, Any]) -> list[Difference]:
    """Where an answer of the right shape departs from the rules; empty where it does not."""
    match ask.topic:
        case "legal":
            theirs, ours = list(answer["legal"]), list(ask.expected)
            extra = [action for action in theirs if action not in ours]
            missing = [action for action in ours if action not in theirs]
            return [Difference(ask, "legal", extra, missing)] if extra or missing else []
        case "view":
            return _fields(ask, "view", wire.normal_view(answer["view"]), ask.expected)
        case "new":
            return _of_state(ask, answer, wire)
        case "apply":
            found = _of_refusal(ask, answer)
            return _of_state(ask, answer, wire) if found is None else found
        case "hello":
            return []


def _of_refusal(ask: Ask, answer: Fields) -> list[Difference] | None:
    """None where both sides have a state to compare."""
    refused, expected = answer.get("refused"), ask.expected.get("refused")
    if not refused and not expected:
        return None
    same = bool(refused) == bool(expected)
    return [] if same else [Difference(ask, "refused", refused or False, expected or False)]


def _of_state(ask: Ask, answer: Fields, wire: Wire[Any, Any, Any]) -> list[Difference]:
    normal = wire.normal_state(answer["state"])
    found = _fields(ask, "state", normal, ask.expected)
    if ask.topic == "new":  # events are what follows from an action
        return found
    told = [_in_order(e) for e in answer.get("events", ()) if e["event"] in ask.named]
    ours = [_in_order(event) for event in ask.events]
    if told != ours:
        found.append(Difference(ask, "events", told, ours))
    return found


def _in_order(event: Fields) -> Fields:
    """An event with its seats in order, if it has several: they are a set."""
    return {**event, "seats": sorted(event["seats"])} if "seats" in event else event


def _fields(ask: Ask, place: str, theirs: Fields, ours: Fields) -> list[Difference]:
    if theirs == ours:
        return []
    return [
        Difference(ask, f"{place}.{name}", theirs.get(name), ours.get(name))
        for name in {**ours, **theirs}
        if theirs.get(name) != ours.get(name)
    ]


def first_differences(
    asks: Sequence[Ask], answers: Sequence[Fields], wire: Wire[Any, Any, Any]
) -> list[Difference]:
    """All differences at the first position that has any."""
    found: list[Difference] = []
    for ask, answer in zip(asks, answers, strict=True):
        if found and ask.position > found[0].ask.position:
            break
        found += differences(ask, answer, wire)
    return found


@frozen
class Failure(Generic[S, A, E]):
    """The first position of a game at which an engine departs from the rules.

    `script` ends there; `said` are all asks about that position with their answers, and `lines` are
    those answers as they came, if it is known.
    """

    script: Script[S, A, E]
    differences: tuple[Difference, ...]
    said: tuple[tuple[Ask, Fields], ...]
    lines: tuple[str, ...] = ()

    @property
    def position(self) -> int:
        """How many moves were made."""
        return len(self.script.moves)

    @property
    def move(self) -> Move[S, A, E] | None:
        """The last move; None where the deal is wrong already."""
        return self.script.moves[-1] if self.script.moves else None

    def line(self, ask: Ask) -> str:
        """The answer to an ask as it came; empty where that is not known."""
        asked = [other for other, _ in self.said]
        return self.lines[asked.index(ask)] if len(self.lines) == len(asked) else ""

    def at(self, place: str) -> Difference | None:
        """The difference in a place such as `state.turn`."""
        return next((d for d in self.differences if d.place == place), None)


def failure(
    played: Script[S, A, E],
    asks: Sequence[Ask],
    answers: Sequence[Fields],
    wire: Wire[S, A, E],
    lines: Sequence[str] = (),
) -> Failure[S, A, E] | None:
    """Where answers first depart from the rules; None where they do not."""
    found = first_differences(asks, answers, wire)
    if not found:
        return None
    position = found[0].ask.position
    cut = evolve(played, moves=played.moves[:position])
    there = [i for i, ask in enumerate(asks) if ask.position == position]
    said = tuple((asks[i], answers[i]) for i in there)
    return Failure(cut, tuple(found), said, tuple(lines[i] for i in there if i < len(lines)))

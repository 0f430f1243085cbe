"""A game as scenes: what somebody sees of the table after each step, and what was told of it.

Here lives the choice of what goes into a picture. A seat's scenes are made from `view` and
`witness` alone; only the referee's are made from the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, TypeAlias

from attrs import evolve, frozen

from daumen_rules.cli.pictures.tellings import (
    Eyes,
    Telling,
    event_telling,
    eyes,
    objections,
    result_telling,
)
from daumen_rules.games.daumen_drauf.events import Event, LastHand, Taken
from daumen_rules.games.daumen_drauf.model import (
    Card,
    Colour,
    Kind,
    Parry,
    Playing,
    Show,
    Sight,
    State,
    Tally,
    Undealt,
)
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.replay import GameReplay, Replay, Told
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import kinds, start
from daumen_rules.games.daumen_drauf.view import Phase, SeenCard, View, view, witness
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer


class Referee(Enum):
    """Somebody who looks at every card."""

    REFEREE = "referee"


REFEREE: Final = Referee.REFEREE
Onlooker: TypeAlias = Viewer | Referee
Hand: TypeAlias = tuple[Card, ...] | int
"""A hand that is seen, or the number of its cards."""


@frozen
class TakenTrick:
    """A trick that was taken in the latest step: its number, by whom, and its cards in order with
    who showed them. No thumb is on them any more.
    """

    number: int
    seat: Seat
    cards: tuple[tuple[Seat, Sight], ...]


@frozen(kw_only=True)
class Scene:
    """The table as somebody sees it after a step. Tuples by seat, seat 0 first."""

    step: int
    """0 is after the deal."""
    trick: int
    """Which trick is going on, from 1; after the end how many there were."""
    hands: tuple[Hand, ...]
    pile: int
    shown: tuple[SeenCard, ...]
    colours: tuple[Colour, ...]
    leader: Seat | None
    turn: Seat | None
    captured: tuple[tuple[Sight, ...], ...]
    taken: TakenTrick | None
    tallies: tuple[Tally, ...]
    """Empty before the end."""
    told: tuple[Telling, ...]
    """What happened in this step."""
    refused: bool = False
    """Whether nothing happened, because the record is wrong here."""


@frozen(kw_only=True)
class Story:
    """One game of a record, for some onlookers."""

    names: tuple[str, ...]
    rules: str
    game: int
    games: int
    kinds: tuple[Kind, ...]
    """The kinds that are in play."""
    scenes: Mapping[Onlooker, tuple[Scene, ...]]

    @property
    def last(self) -> int:
        """The number of the last step, the same for all onlookers."""
        return max(len(scenes) for scenes in self.scenes.values()) - 1


def everybody(players: int) -> tuple[Onlooker, ...]:
    """All who may look, the referee first."""
    return (REFEREE, *range(players), SPECTATOR)


def story(record: Record, answer: Replay, number: int, onlookers: tuple[Onlooker, ...]) -> Story:
    """A game of a record that was replayed, as these onlookers see it. Games count from 1."""
    game = answer.games[number - 1]
    goes_on = bool(answer.unplayed) and number == len(answer.games)
    states = tuple(_states(game))
    return Story(
        names=record.names,
        rules=str(game.state.table.rules),
        game=number,
        games=len(record.games),
        kinds=kinds(game.state.table.pack),
        scenes={who: tuple(_scenes(game, states, goes_on, record.names, who)) for who in onlookers},
    )


def _states(game: GameReplay) -> Iterator[State]:
    """The state before the deal, and after every step."""
    table = game.state.table
    state: State = start(table.players, table.rules, table.starter, table.pack)
    yield state
    for told in game.told:
        answer = step(state, told.action)
        assert not isinstance(answer, Refused), "it was allowed before"
        state = answer.state
        yield state


def _scenes(
    game: GameReplay,
    states: tuple[State, ...],
    goes_on: bool,
    names: tuple[str, ...],
    who: Onlooker,
) -> Iterator[Scene]:
    """A scene for every step, and one more where the record is wrong after the last legal one."""
    views = [_look(state, who) for state in states]
    scene: Scene | None = None
    for number, told in enumerate(game.told):
        hands = _hands(states[number + 1], views[number + 1], told, who)
        scene = _scene(number, told, views[number], views[number + 1], hands, names, who)
        yield scene
    assert scene is not None, "the deal is always there"
    wrong = objections(game.ending, goes_on, names, _eyes(states[-1], views[-1], who))
    if wrong:
        yield evolve(scene, step=scene.step + 1, told=wrong, taken=None, refused=True)


def _scene(
    number: int,
    told: Told,
    before: View,
    sees: View,
    hands: tuple[Hand, ...],
    names: tuple[str, ...],
    who: Onlooker,
) -> Scene:
    tellings = [event_telling(_witnessed(event, who), names) for event in told.events]
    if sees.tallies:
        tellings.append(result_telling(sees.tallies, names))
    return Scene(
        step=number,
        trick=sees.tricks + (sees.phase is Phase.PLAYING),
        hands=hands,
        pile=sees.pile,
        shown=sees.shown,
        colours=sees.colours,
        leader=sees.leader,
        turn=sees.turn,
        captured=sees.captured,
        taken=_taken(told, before, sees),
        tallies=sees.tallies,
        told=tuple(tellings),
    )


def _look(state: State, who: Onlooker) -> View:
    """What somebody sees; for the referee what a spectator would see if all fangs were known."""
    if not isinstance(who, Referee):
        return view(state, who)
    public = view(state, SPECTATOR)
    if isinstance(state, Undealt):
        return public
    return evolve(
        public,
        shown=tuple(
            SeenCard(shown.seat, shown.card, seen.covered)
            for shown, seen in zip(state.trick.shown, public.shown, strict=True)
        )
        if isinstance(state, Playing)
        else (),
        captured=tuple(tuple(s.card for s in captured) for captured in state.table.captured),
    )


def _witnessed(event: Event, who: Onlooker) -> Event:
    return event if isinstance(who, Referee) else witness(event, who)


def _hands(state: State, sees: View, told: Told, who: Onlooker) -> tuple[Hand, ...]:
    """One's own hand is seen, and hands laid open at the end."""
    if isinstance(who, Referee):
        return () if isinstance(state, Undealt) else state.table.hands
    hands: list[Hand] = list(sees.hand_sizes)
    if isinstance(who, int):
        hands[who] = sees.hand
    for event in (witness(event, who) for event in told.events):
        if isinstance(event, LastHand):
            hands[event.seat] = event.cards
    return tuple(hands)


def _taken(told: Told, before: View, after: View) -> TakenTrick | None:
    """The trick that a step has ended: its cards are the last that the taker has captured."""
    taken = next((event for event in told.events if isinstance(event, Taken)), None)
    if taken is None:
        return None
    owners = [seen.seat for seen in before.shown]
    if isinstance(told.action, Show | Parry):
        owners.append(told.action.seat)
    cards = after.captured[taken.seat][-taken.cards :]
    return TakenTrick(after.tricks, taken.seat, tuple(zip(owners, cards, strict=True)))


def _eyes(state: State, sees: View, who: Onlooker) -> Eyes:
    return Eyes(None, None, legal_actions(state)) if isinstance(who, Referee) else eyes(sees)

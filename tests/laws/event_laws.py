"""What holds of events, of actions and refusals, and of what seats have seen.

The laws are about what is told. Each takes a whole game and works its expectation out from what the
referee saw.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs

from daumen_rules import Action, Card, Deal, Parry, Pass, Refused, Show, State, knowledge
from daumen_rules.conformance import laws
from daumen_rules.contracts.plays import Play
from daumen_rules.games.daumen_drauf.events import Parried, Shown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.view import view, witness
from daumen_rules.kernel.seats import NATURE
from tests.laws.played import Game, table_of, whole_deck
from tests.laws.sights import cards_in, faces_in, faces_seen, some_viewers, viewers
from tests.parts import changed

# Events


def every_event_cites_a_clause(game: Game) -> None:
    laws.every_event_cites_a_clause(GAME, Play(game.before, game.steps))


def events_are_counted(game: Game) -> None:
    count = 0
    for told in game.steps:
        count += len(told.events)
        assert table_of(told.state).events == count


def shown_cards_point_at_their_events(game: Game) -> None:
    """A card of a trick names the event that showed it, its seat and its lap."""
    for told in game.steps:
        table = table_of(told.state)
        going = told.state.trick.shown if isinstance(told.state, Playing) else ()
        left = told.state.left if isinstance(told.state, Finished) else ()
        for shown in (*going, *left, *(card for taken in table.captured for card in taken)):
            event = game.events[shown.event - 1]
            assert isinstance(event, Shown | Parried)
            assert (event.seat, event.card) == (shown.seat, shown.card)


def laps_begin_where_the_trick_began(game: Game) -> None:
    """A card's lap is one more than the times the turn has come round to the leader before it."""
    for trick in game.tricks:
        leader, at, lap = trick.cards[0][0], trick.cards[0][0], 1
        laps = [1]
        for seat, _ in trick.cards[1:]:
            steps = (seat - at - 1) % game.players + 1
            lap += sum((at + i) % game.players == leader for i in range(1, steps + 1))
            laps.append(lap)
            at = seat
        table = table_of(trick.steps[-1].state)
        if trick.taken and not trick.parried:
            taken = table.captured[trick.cards[-1][0]][-len(trick.cards) :]
            assert [shown.lap for shown in taken] == laps


# What has been seen


def memory_is_what_was_seen(game: Game) -> None:
    """After every step each viewer remembers each face it has seen, since when it first saw it."""
    for viewer in viewers(game):
        seen = faces_seen(game.events, viewer)
        for table in game.tables:
            so_far = {card: number for card, number in seen.items() if number <= table.events}
            faces = table.faces(viewer)
            assert {card: look.event for card, look in faces.items()} == so_far


def a_witness_sees_the_faces_it_may(game: Game) -> None:
    """No more, and no fewer: every card with its fang in a witnessed event was seen by then."""
    for viewer in viewers(game):
        seen: set[Card] = set()
        for event in game.events:
            told = witness(event, viewer)
            seen |= set(faces_in(event, viewer))
            assert cards_in(told) <= seen
            assert set(faces_in(event, viewer)) <= cards_in(told)
            assert type(told) is type(event)
            assert told.clause == event.clause


def a_view_holds_no_card_that_its_seat_cannot_know(game: Game) -> None:
    """A fang is known to whoever has seen the card's own face or its twin's."""
    for place in game.sample(3):
        state = game.states[place]
        events = game.events[: table_of(state).events if place else 0]
        for viewer in some_viewers(game):
            seen = set(faces_seen(events, viewer))
            knowable = seen | {card.twin for card in seen}
            assert cards_in(view(state, viewer)) <= knowable
            assert cards_in(knowledge(state, viewer)) <= knowable


def a_view_accounts_for_every_card(game: Game) -> None:
    """Hands, trick, captured, left and out are the deck, as far as each card can be told."""
    for place in {*game.sample(3), len(game.steps)}:
        state = game.states[place]
        for viewer in some_viewers(game):
            seen = view(state, viewer)
            trick = (shown.card for shown in seen.shown)
            taken = (sight for captured in seen.captured for sight in captured)
            hands = (card for hand in seen.last_hands or (seen.hand,) for card in hand)
            sights = [*hands, *trick, *taken, *seen.out, *seen.left]
            kinds = [sight.kind if isinstance(sight, Card) else sight for sight in sights]
            assert sorted(kinds) == sorted(card.kind for card in whole_deck(game.players))


def knowledge_follows_from_faces(game: Game) -> None:
    """Two entries for each kind; both fangs are known if one face was seen, else neither."""
    for place in game.sample(3):
        state = game.states[place]
        events = game.events[: table_of(state).events if place else 0]
        for viewer in some_viewers(game):
            seen = {card.kind for card in faces_seen(events, viewer)}
            known = knowledge(state, viewer)
            assert [entry.kind for entry in known] == [c.kind for c in whole_deck(game.players)]
            for entry in known:
                assert (entry.fang is not None) == (entry.kind in seen)
                assert (entry.how is None) == (entry.event is None) == (entry.fang is None)
            for first, second in zip(known[::2], known[1::2], strict=True):
                assert first.fang is None or first.fang is not second.fang


# Actions


def attempts(players: int, seats: range | None = None) -> Iterator[Action]:
    """Everything that somebody might try: every card shown or used to parry, and passes."""
    for seat in range(players) if seats is None else seats:
        yield Pass(seat)
        for card in whole_deck(players):
            yield Show(seat, card)
            yield Parry(seat, card)


def legal_actions_are_those_that_step_accepts(game: Game, states: int = 1) -> None:
    """None missing and none too many, each once; and each refusal names a clause."""

    def everything(_: State) -> Iterator[Action]:
        return attempts(game.players)

    asked = changed(GAME, attempts=everything)
    for place in game.sample(states):
        state = game.states[place]
        laws.legal_actions_are_those_that_step_accepts(asked, Play(state))
        offered = legal_actions(state)
        for viewer in viewers(game):
            mine = tuple(a for a in offered if not isinstance(a, Deal) and a.seat == viewer)
            assert view(state, viewer).legal_actions == mine


def there_is_always_something_to_do(game: Game) -> None:
    """Before the end, and nothing after it; Nature alone moves before the deal."""
    laws.there_is_always_something_to_do(GAME, Play(game.before, game.steps))
    assert not legal_actions(game.before)
    assert GAME.rules.movers(game.before) == (NATURE,)
    for state in game.states[1:]:
        actions = legal_actions(state)
        assert bool(actions) == isinstance(state, Playing)
        acting = {action.seat for action in actions if not isinstance(action, Deal)}
        assert acting <= set(GAME.rules.movers(state))
        assert not isinstance(state, Playing) or state.trick.turn in acting


def names_its_clauses(refused: Refused) -> None:
    """At least one, each of the register, each told in both languages."""
    laws.names_its_clauses(GAME, refused)


def refusals_leave_nothing_behind(game: Game) -> None:
    """The state refused upon is equal to what it was, has the same hash, and plays on the same."""
    random = Random(game.salt)
    for place in game.sample(3):
        state: State = game.states[place]
        before, number, saved = attrs.evolve(state), hash(state), GAME.save(state)
        action = random.choice(list(attempts(game.players, range(-1, game.players + 1))))
        answer = step(state, action)
        assert isinstance(answer, Refused) == (action not in legal_actions(state))
        assert (state, hash(state), GAME.save(state)) == (before, number, saved)
        if place < len(game.steps):
            assert step(state, game.steps[place].action) == game.steps[place]

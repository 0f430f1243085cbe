"""Other worlds: the same game with some cards in each other's place, and who can tell.

The module changes what a viewer has not seen, and compares all that it does see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias, get_args

from attrs import evolve

from daumen_rules import Action, Card, Deal, Event, Parry, Show, State, View, knowledge
from daumen_rules.conformance.secrecy import comparer_of, nobody_can_tell
from daumen_rules.contracts.drawing import frame_picture
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.contracts.story import story
from daumen_rules.games.daumen_drauf.events import Scored, Skipped
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import CardCount, Finished, Kind, Playing
from daumen_rules.games.daumen_drauf.reasons import Explanation, explain
from daumen_rules.games.daumen_drauf.rules import DaumenDrauf
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Language
from daumen_rules.records.record_story import played
from daumen_rules.records.replay import replay as replay_record
from tests.laws.played import Game, replay, table_of, whole_deck
from tests.laws.sights import faces_seen
from tests.laws.test_save_and_load import recorded

Renaming: TypeAlias = Mapping[Card, Card]
"""Which card takes the place of which; all others stay."""


def renamed(game: Game, names: Renaming, until: int) -> Game | None:
    """The game with cards in each other's place, in the deck and in its first actions.

    None where an action is refused there.
    """

    def other(action: Action) -> Action:
        match action:
            case Deal(cards=cards):
                return Deal(tuple(names.get(card, card) for card in cards))
            case Show(card=card) | Parry(card=card):
                return evolve(action, card=names.get(card, card))
            case _:
                return action

    return replay(game.before, [other(action) for action in game.actions[:until]])


def twins_of(kinds: frozenset[Kind]) -> Renaming:
    """Each twin of some kinds in place of the other."""
    pairs = [(Card.parse(f"{kind}p"), Card.parse(f"{kind}h")) for kind in kinds]
    return dict(pairs) | {harmless: poisonous for poisonous, harmless in pairs}


def kinds_known(state: State, viewer: Viewer) -> frozenset[Kind]:
    """The kinds of which a viewer is said to know the fangs."""
    return frozenset(entry.kind for entry in knowledge(state, viewer) if entry.fang is not None)


def kinds_not_seen(game: Game, until: int, viewer: Viewer) -> frozenset[Kind]:
    """The kinds of which a viewer has seen neither face after some steps, by the referee's events:
    what the library says of his knowledge is not asked.
    """
    seen = faces_seen(game.events[: table_of(game.states[until]).events], viewer)
    return frozenset(card.kind for card in whole_deck(game.players)) - {c.kind for c in seen}


def never_shown(game: Game, until: int, viewer: Viewer) -> list[Card]:
    """The cards that a viewer has no sight of after some steps: in the pile or in other hands."""
    state = game.states[until]
    hidden = set(table_of(state).pile)
    if isinstance(state, Playing):
        hidden |= {card for hand in state.table.hands for card in hand}
    seen = faces_seen(game.events[: table_of(state).events], viewer)
    return sorted(hidden - set(seen))


def jumps(game: Game) -> list[list[int]]:
    """Which seats were jumped, step by step."""
    return [[e.seat for e in told.events if isinstance(e, Skipped)] for told in game.steps]


def look_alike(viewer: Viewer, a: Game, b: Game, asked: AnyGame = GAME) -> None:
    """Two games give a viewer the same, byte by byte: views, knowledge, events, who may act, what
    he may do, and the refusals of whatever he tries at their end and once on the way.

    The points at the end are for everybody (VAL-5), and they sum up cards that few have seen. Where
    they differ, all but the points is compared.
    """
    assert len(a.steps) == len(b.steps)
    if points_of(a.states[-1]) != points_of(b.states[-1]):
        asked = evolve(asked, rules=without_points(asked.rules))
    on_the_way = a.salt % len(a.states)
    nobody_can_tell(asked, viewer, Play(a.before, a.steps), Play(b.before, b.steps), (on_the_way,))


def are_told_alike(viewer: Viewer, a: Game, b: Game, steps: Iterable[int]) -> None:
    """After some steps two games are drawn alike for a viewer, and what was done has the same
    reasons for him.
    """
    comparer = comparer_of(GAME)
    both = ((drawn(game, viewer, steps), explained(game, viewer, steps)) for game in (a, b))
    found = comparer.tells(*both)
    assert found is None, f"{viewer} can tell: {found}"


def drawn(game: Game, viewer: Viewer, steps: Iterable[int]) -> tuple[str, ...]:
    """The pictures of a game after some steps, the deal being step 0, in both languages."""
    record = recorded(game)
    told = story(played(replay_record(record))[0], (viewer,))
    return tuple(
        frame_picture(told, viewer, number, language)
        for number in steps
        for language in get_args(Language)
    )


def explained(game: Game, viewer: Viewer, steps: Iterable[int]) -> tuple[Explanation, ...]:
    """Why some steps after the deal were allowed and what came of them, for a viewer. Of a hidden
    action he is given the reasons alone.
    """
    return tuple(
        explain(game.states[number], game.actions[number], viewer) for number in steps if number
    )


def points_of(state: State) -> tuple[int, ...]:
    return tuple(t.score for t in state.tallies) if isinstance(state, Finished) else ()


def without_points(rules: DaumenDrauf) -> DaumenDrauf:
    """The rules with nothing told of the points at its end."""

    def seen(state: State, viewer: Viewer) -> View:
        return evolve(rules.view(state, viewer), tallies=())

    def witnessed(event: Event, viewer: Viewer) -> Event:
        told = rules.witness(event, viewer)
        return evolve(told, tally=CardCount(0, 0, 0)) if isinstance(told, Scored) else told

    return evolve(rules, view=seen, witness=witnessed)

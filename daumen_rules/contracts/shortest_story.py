"""A game in which two rule sets differ, told as a story: the actions, and what follows under
each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from daumen_rules.disputes.divergence import Divergence
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Event, Step
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.rows import mover_term
from daumen_rules.pieces.scene_lines import scene_lines

from .difference_study import NAMES, CitedEvent, DifferenceStory, Line, Side
from .game import AnyGame
from .report_text import name_list, points_words

DRAWS: Final = 12
"""How many of Nature's actions are tried, evenly spread."""
LAST: Final = 8
"""How many actions at the end of a long game are told."""
LISTED: Final = 20
"""How many legal actions are listed at once."""


def few(chance: Distribution[Any]) -> tuple[Any, ...]:
    """A few of Nature's actions, evenly spread; all if there are few."""
    count = min(chance.total, DRAWS)
    return tuple(dict.fromkeys(chance.at(n * chance.total // count) for n in range(count)))


def story_of(
    game: AnyGame, parting: Divergence[Any, Any, Event], rules: Sequence[Any], language: Language
) -> DifferenceStory:
    """A game in which two rule sets differ, as a story."""
    steps = parting.first, parting.second
    last = [side[-1].events if side else () for side in steps]
    pairs = zip(last[0], last[1], strict=False)
    alike = next((n for n, (a, b) in enumerate(pairs) if a != b), min(map(len, last)))
    first_told = max(len(parting.first) - LAST, 0)
    moves = [_move(game, step, language) for step in parting.first[first_told:-1]]
    if parting.first:
        moves.append(_move(game, parting.first[-1], language, alike))
    states = [
        side[-1].state if side else opening
        for side, opening in zip(
            steps, (parting.opening.first, parting.opening.second), strict=True
        )
    ]
    given = [
        dict(_gives(game, state, other, language))
        for state, other in ((states[0], states[1]), (states[1], states[0]))
    ]
    about = [each for each in given[0] | given[1] if given[0].get(each) != given[1].get(each)]
    values = [
        tuple(f"{field}={pair[side]}" for field, *pair in game.book.difference(*rules))
        for side in (0, 1)
    ]
    first, second = (
        Side(
            label=", ".join(values[side]),
            events=_said(last[side][alike:], language),
            gives=tuple((each, given[side][each]) for each in about if each in given[side]),
        )
        for side in (0, 1)
    )
    number, players = len(parting.first), states[0].players
    return DifferenceStory(
        measure=Text(
            f"{number} action{'' if number == 1 else 's'}, {players} players",
            f"{number} {'Zug' if number == 1 else 'Züge'}, {players} Spieler",
        ),
        played_with=(("game", game.slug), ("players", players)),
        actions=number,
        deal=_table(game, parting.first[first_told - 1].state, language) if first_told else (),
        deal_heading=Text(f"After {first_told} actions:", f"Nach {first_told} Zügen:"),
        moves=tuple(moves),
        first_move=first_told + 1,
        sides=(first, second),
    )


def _table(game: AnyGame, state: Any, language: Language) -> tuple[Line, ...]:
    """The spectator's view; in a game with hidden information also what each seat sees besides."""
    rules, names = game.rules, NAMES
    seats = range(state.players if game.checks.alike is not None else 0)
    told: set[str] = set()
    lines: list[Line] = []
    for viewer in (SPECTATOR, *seats):
        seen = scene_lines(game.scene.of(rules.view(state, viewer), viewer), language)
        who = names[viewer] if isinstance(viewer, int) else Text("table", "Tisch")[language]
        lines += [(who, line.rstrip()) for line in seen if line.strip() and line not in told]
        told.update(seen)
    return tuple(lines)


def _said(events: Iterable[Event], language: Language) -> tuple[CitedEvent, ...]:
    return tuple(CitedEvent(e.sentence.say(language, NAMES), e.clause.id) for e in events)


def _move(
    game: AnyGame, step: Step[Any, Any, Event], language: Language, events: int | None = None
) -> tuple[str, ...]:
    """An action and its events, up to a number of events."""
    return _done(game, step.action, language), *map(str, _said(step.events[:events], language))


def _gives(game: AnyGame, state: Any, other: Any, language: Language) -> Iterator[Line]:
    """Everything that is told of a state beside another; parts that both share are removed
    later.
    """
    rules, names = game.rules, NAMES[: state.players]
    outcome = rules.outcome(state)
    over = Text("the game", "die Partie")[language]
    if outcome is not None:
        yield over, Text("is over", "ist aus")[language]
        scores = points_words(outcome.scores, names, outcome.parts)
        scored = game.book.scored
        yield Text(scored.en.lower(), scored.de)[language], scores
        winners = name_list([names[seat] for seat in outcome.winners], language) or "–"
        yield Text("winner", "gewonnen hat")[language], winners
    else:
        yield over, Text("goes on", "geht weiter")[language]
        turn = [mover_term(mover).say(language, names) for mover in rules.movers(state)]
        yield Text("on turn", "an der Reihe")[language], name_list(turn, language)
        there = set(_moves(game, other))
        alone = [action for action in _moves(game, state) if action not in there]
        if alone:
            acts = [_done(game, action, language) for action in alone]
            yield Text("allowed only so", "nur so erlaubt")[language], _listed(acts, language)
    told: set[str] = set()
    for viewer in (SPECTATOR, *range(state.players)):
        mine, yours = (
            scene_lines(game.scene.of(rules.view(each, viewer), viewer), language)
            for each in (state, other)
        )
        lines = [" ".join(line.split()) for line in mine if line not in yours and line not in told]
        told.update(mine)
        if lines:
            sees = Text("what is seen", "was man sieht")[language]
            who = f"{names[viewer]}: {sees}" if isinstance(viewer, int) else sees
            yield who, "; ".join(lines)


def _moves(game: AnyGame, state: Any) -> tuple[Any, ...]:
    chance = game.rules.chance(state)
    return legal_actions(game.rules, state) if chance is None else few(chance)


def _done(game: AnyGame, action: Any, language: Language) -> str:
    mover = mover_term(game.rules.actor(action)).say(language, NAMES)
    return f"{mover}: {game.notation.say(action, language)}"


def _listed(told: Sequence[str], language: Language) -> str:
    more = len(told) - LISTED
    if more < 2:
        return ", ".join(told)
    rest = Text(f"and {more} more", f"und {more} weitere")[language]
    return f"{', '.join(told[:LISTED])} … {rest}"

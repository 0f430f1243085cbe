"""A game of the collection to be played on purpose: the test bench's record, made from a game.

Here lives what is the same for all games: seats, two ways to play, any action as a probe, and how
a failure is told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from attrs import evolve

from daumen_rules.conformance.bench import Bench, Blame, Policy, World
from daumen_rules.conformance.game_blame import AnyFailure, blame, other_readings
from daumen_rules.conformance.game_wire import action_form, wire
from daumen_rules.conformance.script import Difference, Failure, Move, Script
from daumen_rules.conformance.told_lines import (
    SHOWS,
    mark,
    told_answer,
    told_blame,
    told_difference,
)
from daumen_rules.conformance.wire import Hello
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import AnyGame

MOST_SEATS = 3
"""How many numbers of seats are played, the fewest first."""
MOST_MOVES = 12
"""Lines of moves that are told; earlier ones are in the case."""


def bench(game: AnyGame) -> Bench[Any, Any, Any, Any]:
    """What the test bench knows of a game of the catalogue."""
    forms = wire(game)

    def worlds(rules: Any) -> tuple[World[Any, Any], ...]:
        return tuple(_world(game, rules, players) for players in game.rules.seats[:MOST_SEATS])

    def probe(random: Random, state: Any) -> Any:
        return random.choice(list(game.checks.attempts(state)))

    return Bench(
        game=game,
        wire=forms,
        worlds=worlds,
        policies=_POLICIES,
        probe=probe,
        tags=lambda _: (),
        rarities=(),
        blame=lambda failure: blame(game, forms, failure),
        tell=lambda failure, blamed, language: _told(game, failure, blamed, language),
        tell_game=lambda script, language: _told_game(game, script, language),
        tell_before=lambda script, language: _told_before(game, script, language),
        other_readings=lambda failure: other_readings(game, forms, failure),
        plays=lambda hello, rules: _plays(game, hello, rules),
        manuals=(game.book.default,),
        every=lambda: tuple(_every(game)),
        rounds=1,
        rules_of=lambda state: state.rules,
        rules_words=lambda rules: game.book.write_rules(rules),
        under=lambda state, rules: evolve(state, rules=rules),
        is_small=lambda _: False,
        size_of=lambda state: (state.players, 0),
    )


def _world(game: AnyGame, rules: Any, players: int) -> World[Any, Any]:
    return World(
        name=f"{players} seats",
        opening=lambda _: game.rules.start(players, rules),
        players=players,
        small=False,
        size=0,
        deal=lambda random, opening: None,  # noqa: ARG005
    )


def _any(random: Random, _: Any, legal: Sequence[Any]) -> Any:
    return random.choice(legal)


def _first_or_last(random: Random, _: Any, legal: Sequence[Any]) -> Any:
    """What stands at the ends of the list, such as to stop at once and to go on for ever."""
    return legal[-1] if random.random() < 0.5 else legal[0]


_POLICIES = (Policy("any", _any), Policy("ends", _first_or_last))


def _plays(game: AnyGame, hello: Hello, rules: Any) -> bool:
    """Whether an engine's `rules` name the manual, and every option that is not the default's."""
    if "all" in hello.rules:
        return True
    words = {f"{option.field}={option.word(rules)}" for option in game.book.options}
    usual = {f"{option.field}={option.word(game.book.default)}" for option in game.book.options}
    return words - usual <= set(hello.rules)


def _every(game: AnyGame) -> Iterator[Any]:
    """The defaults, and each other reading once, of numbers one other."""
    yield game.book.default
    for option in game.book.options:
        others = [word for word in option.words() if word != option.word(game.book.default)]
        for word in others[:1] if isinstance(option.values, range) else others:
            yield evolve(game.book.default, **{option.field: option.value(word)})


# Telling


def _told(game: AnyGame, failure: AnyFailure, blamed: Blame, language: Language) -> list[str]:
    first, *others = failure.differences
    places = ", ".join(dict.fromkeys(d.place for d in others if d.place != first.place))
    return [
        _head(game, failure.script.opening, language),
        *_moves(game, failure, blamed, language),
        *told_difference(_sides(game, failure, first, language), places, language),
        *told_blame(game, blamed, language),
        *told_answer(failure, first, language),
    ]


def _told_game(game: AnyGame, script: Script[Any, Any, Any], language: Language) -> list[str]:
    failure: AnyFailure = Failure(script, (), ())
    last = Blame(game.book.clauses[0], failure.position)
    return [
        _head(game, script.opening, language),
        *_moves(game, failure, last, language),
    ]


def _told_before(game: AnyGame, script: Script[Any, Any, Any], language: Language) -> list[str]:
    failure: AnyFailure = Failure(script, (), ())
    return [_head(game, script.opening, language), *_moves(game, failure, None, language)]


def _head(game: AnyGame, opening: Any, language: Language) -> str:
    rules = game.book.write_rules(opening.rules)
    return Text(
        f"{game.book.title.en}, {opening.players} seats, rules: {rules}",
        f"{game.book.title.de}, {opening.players} Plätze, Regeln: {rules}",
    )[language]


def _moves(
    game: AnyGame, failure: AnyFailure, blamed: Blame | None, language: Language
) -> Iterator[str]:
    lines = [_move(game, move, language) for move in failure.script.moves]
    if not lines and blamed is not None:
        begin = Text("the beginning", "der Anfang")[language]
        yield f"  > {begin}   <- {mark(failure)[language]}"
    for number, line in enumerate(lines, start=1):
        if number <= len(lines) - MOST_MOVES:
            continue
        if number == len(lines) - MOST_MOVES + 1 and number > 1:
            yield Text("    …", "    …")[language]
        if blamed is None or number not in (blamed.move, failure.position):
            yield f"    {line}"
            continue
        here = SHOWS if number > blamed.move else mark(failure)
        yield f"  > {line}   <- {here[language]}"


def _move(game: AnyGame, move: Move[Any, Any, Any], language: Language) -> str:
    said = _words(action_form(game, move.action))
    if isinstance(move.answer, Refused):
        said += Text(" (tried, not allowed)", " (versucht, nicht erlaubt)")[language]
    return said


def _words(form: Any) -> str:
    by = form["by"]
    return f"{seat_letter(by) if isinstance(by, int) else by}: {form['do']}"


def _sides(
    game: AnyGame, failure: AnyFailure, wrong: Difference, language: Language
) -> tuple[str, str]:
    if wrong.place == "refused":
        move = failure.move
        assert move is not None
        words = _words(action_form(game, move.action))
        allowed = Text(f"{words}: allowed.", f"{words}: erlaubt.")[language]
        refused = Text(f"{words}: not allowed.", f"{words}: nicht erlaubt.")[language]
        if not isinstance(move.answer, Refused):
            return refused, allowed
        return allowed, f"{refused} {move.answer.say(language)}"
    if wrong.place == "legal":
        may = Text("allowed: ", "erlaubt: ")[language]
        none = Text("nothing more", "nichts weiter")[language]
        sides = (", ".join(map(_words, forms)) or none for forms in (wrong.theirs, wrong.ours))
        theirs, ours = sides
        return may + theirs, may + ours
    seat = "" if wrong.ask.seat is None else f"{seat_letter(wrong.ask.seat)}: "
    name = wrong.place.rpartition(".")[2]
    return f"{seat}{name} {_value(wrong.theirs)}", f"{seat}{name} {_value(wrong.ours)}"


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)

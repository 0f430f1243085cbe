"""The part of a game's page for the author of an engine: chance, points, fields, and a short talk.

All of it comes from games that are played at random, the same ones every time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

from daumen_rules.conformance.engine_questions import EngineQuestions
from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.engine_tests.forms import PROTOCOL, FieldForm
from daumen_rules.contracts.engine_tests.script import Ask, Move, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.markdown import row, table
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Language, Text

from .start_part import AnyPlay, start_part

GAMES: Final = 2
"""How many games are played for a page."""
KINDS: Final = 6
"""How many kinds of chance are shown."""
STATES: Final = 40
"""In how many states of a game an example of a field is looked for."""
TOLD: Final = 3
"""How many fields the engine of the talk tells."""
FIRST: Final = 8
"""How many actions of the talk come before those that are left out."""
LONGEST: Final = 90
"""The number of characters from which on a value is cut."""

_INTRO: Final = Text(
    "[The protocol](protocol.md) says how an engine is asked; this is what it is told and asked in "
    "this game.",
    "[Das Protokoll](protocol.md) sagt, wie eine Engine gefragt wird; dies ist, was sie in diesem "
    "Spiel erfährt und gefragt wird.",
)
_CHANCE: Final = Text(
    "**What chance does.** Examples, with what is told after them; seats are A, B, …",
    "**Was der Zufall tut.** Beispiele, und was danach gesagt wird; die Plätze sind A, B, …",
)
_FIELDS: Final = Text(
    "**Fields** that an engine may tell, as in [positions](../positions.md).",
    "**Felder**, die eine Engine nennen kann, wie in [Stellungen](../positions.md).",
)
_TALK: Final = Text(
    "**A talk**, from the beginning, and its end. `→` is sent to the engine, `←` is its answer.",
    "**Ein Gespräch**, von Anfang an, und sein Ende. `→` geht an die Engine, `←` ist ihre Antwort.",
)
_OFF: Final = "throwing off"


def engine_part(game: AnyGame, language: Language) -> Iterator[str]:
    """The lines of the part."""
    fields = forms_of(game).fields
    yield from ("", Text("## For an engine", "## Für eine Engine")[language], "", _INTRO[language])
    yield from ("", _CHANCE[language], "")
    yield from _chance(game, language)
    yield from start_part(game, games_played(game), language)
    yield from _throw_off(game, fields, language)
    yield from _points(game, language)
    yield from ("", _FIELDS[language], "")
    heads = Text("Field", "Feld"), Text("Form", "Form"), Text("Example", "Beispiel")
    yield from table(*heads, language=language)
    for name, example in _examples(game).items():
        yield row(f"`{name}`", fields[name].about[language], f"`{example}`")
    yield from ("", _TALK[language], "")
    yield from (f"    {line}" for line in _talk(game))


@cache
def games_played(game: AnyGame) -> tuple[AnyPlay, ...]:
    """Some games, with two numbers of players where the game has them."""
    seats = game.rules.seats
    return tuple(
        random_play(game, seats[min(seed % 2, len(seats) - 1)], game.book.default, Random(seed))
        for seed in range(GAMES)
    )


def _chance(game: AnyGame, language: Language) -> Iterator[str]:
    """A table of the kinds of actions of nature and the referee: the verb, and how many words."""
    kinds: dict[tuple[str, int], tuple[str, Step[Any, Any, Any]]] = {}
    for step in (step for played in games_played(game) for step in played.steps):
        by = game.rules.actor(step.action)
        if not isinstance(by, int):
            verb, *words = game.notation.write(step.action).split()
            kinds.setdefault((verb, len(words)), (by.value, step))
    if not kinds:
        yield Text("Nothing: it has no part.", "Nichts: Er hat keinen Anteil.")[language]
        return
    heads = Text("by", "by"), Text("do", "do"), Text("What is told", "Was gesagt wird")
    yield from table(*heads, language=language)
    for who, step in list(kinds.values())[:KINDS]:
        told = " ".join(event.sentence.say(language) for event in step.events)
        said = game.notation.write(step.action)
        yield row(f'`"{who}"`', f"`{_cut(said)}`", _cut(told, 2 * LONGEST))


def _throw_off(
    game: AnyGame, fields: Mapping[str, FieldForm[Any]], language: Language
) -> Iterator[str]:
    """How seats throw off, where they do: the throws of all stand in one action."""
    if _OFF not in fields:
        return
    of_two, of_three = _thrown_off(game, "A B"), _thrown_off(game, "A B C")
    yield ""
    if of_two is None:
        yield Text(
            f"Seats do not throw off here: the field `{_OFF}` stays empty.",
            f"Hier wird nicht gestochen: Das Feld `{_OFF}` bleibt leer.",
        )[language]
        return
    dice = len(of_two) // 2
    assert len(of_three or ()) == 3 * dice > 0, game.slug
    yield Text(
        f"Where seats throw off, one action has the throws of all of them, {dice} for each, in the "
        f"order of the field `{_OFF}`. With A and B there: `throw {' '.join(of_two)}`.",
        f"Wo Plätze stechen, hat eine Handlung die Würfel von allen, {dice} für jeden, in der "
        f"Reihenfolge des Feldes `{_OFF}`. Sind es A und B: `throw {' '.join(of_two)}`.",
    )[language]


def _thrown_off(game: AnyGame, seats: str) -> list[str] | None:
    """The faces of a throw by which some seats throw off; None where they never do."""
    names = ", ".join("ABCDEFGH"[: max(3, game.rules.seats[0])])
    try:
        chance = game.chance(game.position(f"players: {names}\n{_OFF}: {seats}\n").state)
    except (InputError, ValueError):
        return None
    assert chance is not None, game.slug
    return game.notation.write(chance.at(chance.total // 3)).split()[1:]


def _shortest(game: AnyGame) -> AnyPlay:
    return min(games_played(game), key=lambda played: len(played.steps))


def _points(game: AnyGame, language: Language) -> Iterator[str]:
    scored, played = game.book.scored, _shortest(game)
    *before, last = map(forms_of(game).state, played.states)
    example = {name: last[name] for name in ("points", "winners", "payments")}
    hidden = all(state["points"] is None for state in before)
    when = Text(" Before the end they are `null`.", " Vor dem Ende sind sie `null`.")
    yield ""
    yield Text(
        f"**Points** are, for each seat, what the game calls {scored.en} (in the clauses). At the "
        f"end of the talk below: `{_json(example)}`.{when.en * hidden}",
        f"**Punkte** sind für jeden Platz, was im Spiel {scored.de} heißt (in den Klauseln). Am "
        f"Ende des Gesprächs unten: `{_json(example)}`.{when.de * hidden}",
    )[language]


@cache
def _examples(game: AnyGame) -> Mapping[str, str]:
    """A value of each field, the one that says most without being long."""
    states = [state for played in games_played(game) for state in played.states[:STATES]]
    found: dict[str, str] = {}
    for name, form in forms_of(game).fields.items():
        examples = (_json(form.write(state)) for state in states)
        short = [text for text in dict.fromkeys(examples) if len(text) <= LONGEST]
        found[name] = max(short, key=len, default="…")
    return found


@cache
def _talk(game: AnyGame) -> tuple[str, ...]:
    """The first actions of a game and its last one, with what an engine is asked and answers."""
    played, forms = _shortest(game), forms_of(game)
    told = _lively(forms.fields, played)
    hello = Hello(engine="example", fields=told, leaves_out=frozenset({"views"}))
    questions = EngineQuestions(rules=game.rules, forms=forms, hello=hello)
    moves = [
        Move(before, step.action, step)
        for before, step in zip(played.states, played.steps, strict=False)
    ]
    greeting = {"engine": "example", "protocol": PROTOCOL, "leaves_out": ["views"]}
    lines = [
        _asked({"message": "hello", "protocol": PROTOCOL, "game": game.slug}),
        _answered({**greeting, "fields": list(told)}),
    ]
    first, last = tuple(moves[:FIRST]), tuple(moves[FIRST:][-1:])
    for ask in questions.asks(Script(played.before, None, played.before, first)):
        lines += _exchange(ask)
    if last:
        begins = last[0].before
        lines += ["…"] if len(moves) > FIRST + 1 else []
        for ask in questions.asks(Script(begins, None, begins, last), since=1)[1:]:
            lines += _exchange(ask)
    return (*lines, _asked({"message": "bye"}))


def _lively(fields: Mapping[str, FieldForm[Any]], played: AnyPlay) -> tuple[str, ...]:
    """The fields that change most often in a game, without those that are long."""

    def changes(form: FieldForm[Any]) -> int:
        values = [_json(form.write(state)) for state in played.states[:STATES]]
        if max(map(len, values)) > LONGEST:
            return 0
        return sum(one != other for one, other in pairwise(values))

    return tuple(sorted(fields, key=lambda name: -changes(fields[name]))[:TOLD])


def _exchange(ask: Ask) -> list[str]:
    """A request and its answer; nothing where no seat can act. A list of many actions is cut."""
    topic = "legal" if ask.topic == "legal" else "state"
    if topic == "legal" and not ask.expected:
        return []
    if topic == "state" or len(ask.expected) <= TOLD:
        return [_asked(ask.request), _answered({topic: ask.expected})]
    some = ", ".join(map(_json, ask.expected[:TOLD]))
    return [_asked(ask.request), f'← {{"legal": [{some}, …]}}']


def _asked(form: Mapping[str, Any]) -> str:
    return f"→ {_json(form)}"


def _answered(form: Mapping[str, Any]) -> str:
    return f"← {_json(form)}"


def _json(form: Any) -> str:
    return json.dumps(form, ensure_ascii=False)


def _cut(text: str, longest: int = LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"

"""A failure as a file: the smallest game found, which can be replayed.

A case is a JSON value: the requests that lead to the failure, and the difference. The requests are
those of the protocol, so a case can be replayed by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from daumen_rules.contracts.engine_tests.script import Script, script
from daumen_rules.contracts.engine_tests.shapes import as_object
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.located_json import Node, parse
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Text

from .bench import Bench
from .report import Finding
from .reproduce import How, Reproduction

FORMAT: Final = "daumen_rules case 1"
_KEYS: Final = (
    "format",
    "game",
    "engine",
    "clause",
    "again",
    "before",
    "new",
    "actions",
    "differences",
    "record",
)


@frozen
class Case(Generic[S, A, E]):
    """A saved game, the games to play before it in the same process, and how it fails."""

    game: Script[S, A, E]
    before: tuple[Script[S, A, E], ...] = ()
    how: How = How.ALONE

    @property
    def games(self) -> tuple[Script[S, A, E], ...]:
        """The games in the order of play."""
        return (*self.before, self.game)


def case_form(bench: Bench[Any, S, A, E], finding: Finding[S, A, E], engine: str) -> dict[str, Any]:
    """A finding as a JSON value."""
    return {
        **game_form(bench, finding.failure.script, engine, finding.reproduction),
        "clause": finding.blame.clause.id,
        "differences": [
            {"asked": d.ask.request, "place": d.place, "engine": d.theirs, "rules": d.ours}
            for d in finding.failure.differences
        ],
    }


def game_form(
    bench: Bench[Any, S, A, E], played: Script[S, A, E], engine: str, reproduction: Reproduction
) -> dict[str, Any]:
    """A game as a JSON value without clause and differences, for an engine that gave no usable
    answer.
    """
    return {
        "format": FORMAT,
        "game": bench.forms.game,
        "engine": engine,
        "clause": "",
        "again": reproduction.how.value,
        "before": [_moves_form(bench, game) for game in reproduction.before],
        **_moves_form(bench, played),
        "differences": [],
    }


def _moves_form(bench: Bench[Any, S, A, E], played: Script[S, A, E]) -> dict[str, Any]:
    return {
        "new": bench.forms.new(played.opening, played.deal),
        "actions": [bench.forms.action(action) for action in played.actions],
    }


def read_case(bench: Bench[Any, S, A, E], source: str) -> Case[S, A, E]:
    """The case of a text. Raises InputError."""
    form = parse(source)
    found = form.member("format")
    if found.string() != FORMAT:
        found.wrong(Text(f'"{FORMAT}"', f'"{FORMAT}"'))
    form.only(*_KEYS)
    slug = bench.forms.game
    if slug_of(source) not in (None, slug):
        form.member("game").wrong(
            Text(f'"{slug}", the game that is asked for', f'"{slug}", das verlangte Spiel')
        )
    members = as_object(form.value) or {}
    before = form.member("before").items() if "before" in members else ()
    how = _how(form.member("again")) if "again" in members else How.ALONE
    games = [_game(bench, node) for node in (*before, form)]
    form.member("clause").string()
    return Case(games[-1], tuple(games[:-1]), how)


def _how(form: Node) -> How:
    codes = [how.value for how in How]
    if form.string() not in codes:
        form.wrong(Text(f"one of {', '.join(codes)}", f"eins von {', '.join(codes)}"))
    return How(form.string())


def _game(bench: Bench[Any, S, A, E], form: Node) -> Script[S, A, E]:
    opening, deal = _made(form.member("new"), bench.forms.opening)
    actions = [_made(node, bench.forms.action_of) for node in form.member("actions").items()]
    try:
        return script(bench.game.rules, opening, deal, actions)
    except ValueError as error:
        form.member("new").wrong(Text(f"a deal that is allowed ({error})", "eine erlaubte Gabe"))


def slug_of(source: str) -> str | None:
    """The game of a case; None if it names none. Raises InputError for a text that is no JSON."""
    slug = (as_object(parse(source).value) or {}).get("game")
    return slug if isinstance(slug, str) else None


def _made(node: Node, make: Callable[[Any], Any]) -> Any:
    """Reads a value from its form in the protocol. Raises InputError at its place."""
    try:
        return make(node.value)
    except InputError:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        node.wrong(Text(f"a form of the protocol ({error})", f"eine Form des Protokolls ({error})"))

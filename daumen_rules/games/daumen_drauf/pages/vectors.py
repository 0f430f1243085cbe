"""The pages of the suite in `spec/`: one JSON file for each clause, complete states filled in.

The JSON form of a vector. Actions, cards and views are those of `spec/protocol.md`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Any, Final

from ..match import Match
from ..model import Action, Deal, Finished, Playing, State, Undealt
from ..rule_set import RuleSet
from ..vectors.model import Expected, Given, MatchGiven, Vector
from ..vectors.reader import load
from ..vectors.replay import Played, match_of, play
from ..wire import action_form, event_form, view_form

FOLDER: Final = "spec/daumen_drauf/vectors"
FORMAT: Final = "daumen_drauf vectors"
VERSION: Final = "1"


@cache
def pages() -> dict[str, str]:
    """All pages by path."""
    return {
        f"{FOLDER}/{clause}.json": _page(clause, list(vectors))
        for clause, vectors in groupby(load(), key=lambda vector: vector.clause)
    }


def _page(clause: str, vectors: list[Vector]) -> str:
    head = {"format": FORMAT, "format_version": VERSION, "clause": clause}
    lines = [f" {_json(key)}: {_json(value)}," for key, value in head.items()]
    bodies = ",\n".join(_vector_lines(vector_form(vector)) for vector in vectors)
    return "\n".join(["{", *lines, ' "vectors": [', bodies, " ]", "}"]) + "\n"


def _vector_lines(form: dict[str, Any]) -> str:
    """A vector with one line for each field, and for each field of a case."""
    fields = [f"   {_json(key)}: {_json(value)}" for key, value in form.items() if key != "cases"]
    cases = ",\n".join(
        "    {" + ",\n     ".join(f"{_json(k)}: {_json(v)}" for k, v in case.items()) + "}"
        for case in form["cases"]
    )
    return "  {\n" + ",\n".join([*fields, f'   "cases": [\n{cases}\n   ]']) + "\n  }"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# The form of a vector


def vector_form(vector: Vector) -> dict[str, Any]:
    """A vector as plain data, with a case for each different outcome."""
    because = vector.because
    return {
        "id": vector.id,
        "clause": vector.clause,
        "level": vector.level.value,
        "verdict": vector.verdict,
        "question": vector.question,
        "title": {"en": vector.title.en, "de": vector.title.de},
        "because": {
            "german": because.german,
            "english": because.english,
            "en": because.text.en,
            "de": because.text.de,
        },
        **_given_form(vector.given),
        "cases": list(_grouped(_case_form(vector, rules, case) for rules, case in _ruled(vector))),
    }


def _ruled(vector: Vector) -> Iterator[tuple[str, Expected]]:
    for case in vector.cases:
        for rules in case.rules:
            yield rules, case


def _grouped(forms: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Cases that differ in nothing but the rules, put together."""
    found: dict[str, dict[str, Any]] = {}
    for form in forms:
        outcome = _json({key: value for key, value in form.items() if key != "rules"})
        if outcome in found:
            found[outcome]["rules"] += form["rules"]
        else:
            found[outcome] = form
    yield from found.values()


def _given_form(given: Given | MatchGiven) -> dict[str, Any]:
    if isinstance(given, MatchGiven):
        played = [
            {
                "starter": game.starter,
                "seats": [{"plus": t.plus, "minus": t.minus, "hand": t.hand} for t in game.tallies],
            }
            for game in given.played
        ]
        return {
            "players": given.players,
            "starter": given.first_starter,
            "match": {"games": given.agreed, "played": played},
        }
    return {
        "players": given.players,
        "starter": given.starter,
        "hand_size": given.hand_size,
        "deck": None if given.deck is None else list(map(str, given.deck)),
        "moves": [_action_form(move) for move in given.moves],
        "action": _action_form(given.action),
    }


def _action_form(action: Action) -> dict[str, Any]:
    if isinstance(action, Deal):
        return {"do": "deal", "deck": list(map(str, action.cards))}
    return action_form(action)


def _case_form(vector: Vector, rules: str, case: Expected) -> dict[str, Any]:
    under = RuleSet.parse(rules)
    if isinstance(vector.given, MatchGiven):
        return {"rules": [rules], "after": match_form(match_of(vector.given, under))}
    played = play(vector, under)
    after = None if played.after is None else complete_form(played.after)
    form: dict[str, Any] = {
        "rules": [rules],
        "verdict": "allowed" if played.refused is None else "refused",
        "clauses": list(played.refused or ()),
        "before": complete_form(played.before),
        "legal": [action_form(action) for action in played.legal],
        "after": after,
        "events": _events(played),
    }
    if played.after is not None and "views" in case.facts:
        seats = range(vector.given.players)
        form["views"] = [{"seat": s, "view": view_form(played.after, s)} for s in seats]
    return form


def _events(played: Played) -> list[dict[str, Any]]:
    """The events that the protocol has, each with the clause by which it happened; none of a deal,
    as in the protocol.
    """
    if isinstance(played.before, Undealt):
        return []
    seats = played.opening.players
    forms = ((event.clause.id, event_form(event, seats)) for event in played.events)
    return [{"clause": clause, **form} for clause, form in forms if form is not None]


def match_form(match: Match) -> dict[str, Any]:
    """A match: who starts and deals the next game, what everybody has, who has won."""
    outcome = match.outcome
    return {
        "over": match.is_over,
        "starter": None if match.is_over else match.starter,
        "dealer": None if match.is_over else match.dealer,
        "totals": list(match.totals),
        "winners": None if outcome is None else list(outcome.winners),
    }


def complete_form(state: State) -> dict[str, Any] | None:
    """A whole state: every card in its place. None before the deal."""
    if isinstance(state, Undealt):
        return None
    table = state.table
    trick = state.trick if isinstance(state, Playing) else None
    return {
        "over": trick is None,
        "turn": trick.turn if trick else None,
        "leader": trick.leader if trick else None,
        "passes": trick.passes if trick else 0,
        "lap": trick.lap if trick else None,
        "trick": [
            {"seat": s.seat, "card": str(s.card), "covered": trick.covered(s.seat) == s}
            for s in trick.shown
        ]
        if trick
        else [],
        "hands": [list(map(str, hand)) for hand in table.hands],
        "pile": list(map(str, table.pile)),
        "captured": [[str(s.card) for s in cards] for cards in table.captured],
        "left": [str(s.card) for s in state.left] if isinstance(state, Finished) else [],
        "points": [t.score for t in state.tallies] if isinstance(state, Finished) else None,
    }

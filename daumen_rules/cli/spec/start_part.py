"""How a game starts, for the author of an engine: which seats begin, and who gets which cards.

Both are read off games that are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from daumen_rules.conformance.forms import forms_of
from daumen_rules.contracts.engine_tests.forms import FieldForm
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language, Text

CARDS: Final = 8
"""With at least so many different words, an action of chance is a deal."""
AnyPlay = Play[Any, Any, Any]


def start_part(game: AnyGame, games: Sequence[AnyPlay], language: Language) -> Iterator[str]:
    """The lines on the deal and on the seats that begin, for each number of players."""
    deals, begins = dict[str, None](), dict[str, None]()
    for played in games:
        number, places = game.rules.players(played.before), _places(game, played)
        players = Text(f"with {number} players", f"mit {number} Spielern")[language]
        state = played.steps[0].state if places else played.before
        if dealt := _dealt(game, state, places):
            deals[f"{players} {', '.join(dealt)}"] = None
        if begin := _seats(game, state):
            begins[f"{players} {', '.join(begin)}"] = None
    if deals:
        about = Text(
            "**The deal.** The cards of the action, counted from 1, then lie as follows",
            "**Das Geben.** Die Karten der Handlung, von 1 an gezählt, liegen danach so",
        )
        yield ""
        yield f"{about[language]}: {'; '.join(deals)}."
    if begins:
        when = (
            Text("**After the deal**", "**Nach dem Geben**")
            if deals
            else Text("**At the start**", "**Am Anfang**")
        )
        yield ""
        yield f"{when[language]}: {'; '.join(begins)}."


def _places(game: AnyGame, played: AnyPlay) -> Mapping[str, int]:
    """The places of the cards in the first action, if that is a deal of different cards."""
    if not played.steps:
        return {}
    _, *cards = game.notation.write(played.steps[0].action).split()
    places = {card: at for at, card in enumerate(cards, start=1)}
    return {} if len(places) < max(len(cards), CARDS) else places


def _dealt(game: AnyGame, state: Any, places: Mapping[str, int]) -> list[str]:
    """Each field that holds cards of the deal, with their places; none without a deal."""
    fields = forms_of(game).fields.items() if places else ()
    found = ((name, _lying(form, form.write(state), places)) for name, form in fields)
    return [f"`{name}` {lying}" for name, lying in found if lying]


def _seats(game: AnyGame, state: Any) -> list[str]:
    """The fields that hold one seat, such as the dealer."""
    fields = forms_of(game).fields.items()
    values = {name: form.write(state) for name, form in fields if form.seats == frozenset({name})}
    return [f"`{name}` {value}" for name, value in values.items() if isinstance(value, int)]


def _lying(form: FieldForm[Any], value: Any, places: Mapping[str, int]) -> str:
    """The places that a field holds; for each seat after its letter. Empty where it has no card."""
    if isinstance(value, str):
        return _runs([places[value]]) if value in places else ""
    if not value or isinstance(value, int | dict):
        return ""
    parts: list[Any] = value
    if not any(isinstance(part, list) for part in parts):
        lists: dict[str, list[Any]] = {"": parts}
    else:
        lists = {f"{seat_letter(seat)} ": part for seat, part in enumerate(parts)}
    if any(not isinstance(card, str) or card not in places for card in chain(*lists.values())):
        return ""
    backwards = parts[::-1] if "" in lists else [part[::-1] for part in parts]
    in_any_order = form.normal(backwards) == form.normal(parts)
    found = {who: [places[card] for card in held] for who, held in lists.items() if held}
    return ", ".join(who + _runs(sorted(at) if in_any_order else at) for who, at in found.items())


def _runs(numbers: Sequence[int]) -> str:
    """Numbers in their order, such as `1 4–7`, or `7–4` downwards."""
    runs: list[list[int]] = []
    for number in numbers:
        last = runs[-1] if runs else []
        step = number - last[-1] if last else 0
        if abs(step) == 1 and (len(last) == 1 or last[-1] - last[-2] == step):
            last.append(number)
        else:
            runs.append([number])
    return " ".join(
        f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs
    )

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
    deals = dict.fromkeys(filter(None, (_deal(game, one, language) for one in games)))
    if deals:
        about = Text(
            "**The deal.** The cards of the action, counted from 1, then lie as follows",
            "**Das Geben.** Die Karten der Handlung, von 1 an gezählt, liegen danach so",
        )
        yield ""
        yield f"{about[language]}: {'; '.join(deals)}."
    begins = dict.fromkeys(filter(None, (_seats(game, one, language) for one in games)))
    if begins:
        when = (
            Text("**After the deal**", "**Nach dem Geben**")
            if deals
            else Text("**At the start**", "**Am Anfang**")
        )
        yield ""
        yield f"{when[language]}: {'; '.join(begins)}."


def _with_players(game: AnyGame, played: AnyPlay, language: Language) -> str:
    number = game.rules.players(played.before)
    return Text(f"with {number} players", f"mit {number} Spielern")[language]


def _seats(game: AnyGame, played: AnyPlay, language: Language) -> str:
    """The fields that hold one seat at the start, such as the dealer."""
    state = played.steps[0].state if _places(game, played) else played.before
    values = {
        name: form.write(state)
        for name, form in forms_of(game).fields.items()
        if form.seats == frozenset({name})
    }
    told = [f"`{name}` {value}" for name, value in values.items() if isinstance(value, int)]
    return f"{_with_players(game, played, language)} {', '.join(told)}" if told else ""


def _places(game: AnyGame, played: AnyPlay) -> Mapping[str, int]:
    """The places of the cards in the first action, if that is a deal of different cards."""
    if not played.steps:
        return {}
    _, *cards = game.notation.write(played.steps[0].action).split()
    places = {card: at for at, card in enumerate(cards, start=1)}
    return {} if len(places) < max(len(cards), CARDS) else places


def _deal(game: AnyGame, played: AnyPlay, language: Language) -> str:
    """Where the cards of the deal lie after it; empty if the game does not begin with one."""
    places = _places(game, played)
    if not places:
        return ""
    told = [
        f"`{name}` {found}"
        for name, form in forms_of(game).fields.items()
        if (found := _lying(form, form.write(played.steps[0].state), places))
    ]
    return f"{_with_players(game, played, language)} {', '.join(told)}" if told else ""


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

"""What was explored, as lines for people and as data for machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from daumen_rules.exploration.graph import Depth, Graph
from daumen_rules.exploration.value import Unsolved, Value
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language, Text

from .beginning import Beginning

_COLUMNS: Final = Text(
    "depth    new states          ways to play      of them over",
    "Tiefe    neue Stellungen     Spielverläufe     davon zu Ende",
)
_UNSOLVED: Final = {
    Unsolved.HIDDEN: Text(
        "The value is not worked out: seats do not see everything.",
        "Der Wert wird nicht berechnet: Die Plätze sehen nicht alles.",
    ),
    Unsolved.INCOMPLETE: Text(
        "The value is not worked out: that needs all states.",
        "Der Wert wird nicht berechnet: Dazu braucht es alle Stellungen.",
    ),
    Unsolved.TOGETHER: Text(
        "The value is not worked out: several may act at once, or the referee decides.",
        "Der Wert wird nicht berechnet: Mehrere dürfen zugleich handeln, oder der Schiedsrichter "
        "entscheidet.",
    ),
    Unsolved.SEATS: Text(
        "The value is not worked out: more or fewer than two players have a choice.",
        "Der Wert wird nicht berechnet: Mehr oder weniger als zwei Spieler haben eine Wahl.",
    ),
    Unsolved.REPEATED: Text(
        "The value is not worked out: chance acts, and states come again.",
        "Der Wert wird nicht berechnet: Der Zufall spielt mit, und Stellungen wiederholen sich.",
    ),
}


def report_lines(
    begun: Beginning,
    graph: Graph,
    depths: Sequence[Depth],
    found: Value | Unsolved,
    language: Language,
    *,
    is_done: bool,
) -> Iterator[str]:
    """The counts in a table, then the value."""
    title, players = begun.game.book.title[language], begun.players
    source = f", {begun.pack or begun.file}" if begun.pack or begun.file else ""
    with_players = Text(f"{players} players", f"{players} Spieler")[language]
    yield f"{title}: {with_players} ({begun.rules}){source}"
    yield ""
    yield _COLUMNS[language]
    for number, depth in enumerate(depths, start=1):
        yield f"{number:5} {depth.states:13} {depth.ways:21} {depth.over:17}"
    yield ""
    yield _counted(graph, is_done)[language]
    if isinstance(found, Value):
        yield from (text[language] for text in _told(found))
    else:
        yield _UNSOLVED[found][language]


def _counted(graph: Graph, is_done: bool) -> Text:
    """How many states were found, and whether there are more."""
    states, over = graph.states, sum(outcome is not None for outcome in graph.outcomes)
    if graph.is_whole:
        return Text(
            f"{states} states can be reached; in {over} of them the game is over.",
            f"{states} Stellungen sind erreichbar; in {over} davon ist das Spiel zu Ende.",
        )
    if is_done:
        return Text(
            f"{states} states can be reached so far; there are more.",
            f"{states} Stellungen sind bis dahin erreichbar; es gibt mehr.",
        )
    return Text(
        f"Not all states were found: {states}, and all of them down to depth {graph.depth}.",
        f"Nicht alle Stellungen wurden gefunden: {states}, bis zur Tiefe {graph.depth} alle.",
    )


def _told(found: Value) -> Iterator[Text]:
    if found.winner is not None:
        seat, actions = seat_letter(found.winner), found.actions
        yield Text(
            f"{seat} can force the victory, in {actions} actions of all seats at most.",
            f"{seat} kann den Sieg erzwingen, in höchstens {actions} Aktionen aller Plätze.",
        )
    elif found.is_forced:
        yield Text(
            "Nobody can force the victory: played well, it is a draw.",
            "Niemand kann den Sieg erzwingen: gut gespielt, endet es unentschieden.",
        )
    else:
        yield Text(
            "Each expects this share of the victory, if all act as is best for them:",
            "Diesen Anteil am Sieg erwartet jeder, wenn alle so handeln, wie es für sie am besten "
            "ist:",
        )
        for at, share in enumerate(found.shares):
            told = f"  {seat_letter(at)}  {share} = {float(share):.6f}"
            yield Text(told, told)


def report_data(
    begun: Beginning,
    graph: Graph,
    depths: Sequence[Depth],
    found: Value | Unsolved,
    *,
    is_done: bool,
) -> dict[str, Any]:
    """The same for machines. Shares are fractions as words such as `1/2`; seats count from 1."""
    return {
        "game": begun.game.slug,
        "rules": begun.rules,
        "players": begun.players,
        "pack": begun.pack,
        "position": begun.file,
        "complete": is_done,
        "all_states": graph.is_whole,
        "states": graph.states,
        "over": sum(outcome is not None for outcome in graph.outcomes),
        "depths": [
            {"depth": number, "states": each.states, "ways": each.ways, "over": each.over}
            for number, each in enumerate(depths, start=1)
        ],
        "value": _value_data(found) if isinstance(found, Value) else None,
        "unsolved": found.value if isinstance(found, Unsolved) else None,
    }


def _value_data(found: Value) -> dict[str, Any]:
    shares: list[Fraction] = [*found.shares]
    return {
        "shares": [str(share) for share in shares],
        "winner": None if found.winner is None else found.winner + 1,
        "actions": found.actions,
    }

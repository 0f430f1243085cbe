"""Figures of many games as lines for people, each with the interval in which the true mean lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Language, Text
from daumen_rules.simulation.figures import Figure, Figures, without
from daumen_rules.simulation.games import Setting

from .words import words_of

STATS: Final = ("results", "length", "actions", "events")

_INTERVAL: Final = Text("19 times of 20 within", "in 19 von 20 Fällen zwischen")
_BOTS: Final = {
    "random": Text("random bot", "Zufallsbot"),
    "careful": Text("careful bot", "vorsichtiger Bot"),
    "thinking": Text("thinking bot", "denkender Bot"),
    "searching": Text("searching bot", "suchender Bot"),
}


def report_lines(
    setting: Setting, figures: Figures, stats: Sequence[str], language: Language
) -> Iterator[str]:
    """The figures that `stats` names, in tables with a heading each."""
    for stat in STATS:
        if stat in stats:
            yield from _LINES[stat](setting, figures, language)


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".") if abs(value) < 1000 else f"{value:.1f}"


def _row(name: str, figure: Figure, language: Language) -> str:
    low, high = figure.interval
    to = Text("to", "bis")[language]
    return f"  {name:<32} {_number(figure.mean):>10}   {_number(low)} {to} {_number(high)}"


def _heading(text: Text, language: Language) -> Iterator[str]:
    yield ""
    yield f"{text[language]:<44}   {_INTERVAL[language]}"


def _results(setting: Setting, figures: Figures, language: Language) -> Iterator[str]:
    scored = setting.game.book.scored
    headings = {
        "won": Text("share of victories", "Anteil an den Siegen"),
        "lead": Text("lead over the others", "Vorsprung vor den anderen"),
        "points": Text(scored.en.lower(), scored.de),
    }
    for what, heading in headings.items():
        if not figures.under(what, "seat"):
            continue
        yield from _heading(heading, language)
        for seat in figures.under(what, "seat"):
            name = Text(f"seat {seat}", f"Platz {seat}")[language]
            yield _row(name, figures.of(what, "seat", seat), language)
        bots = figures.under(what, "bot")
        for bot in bots if len(bots) > 1 else ():
            yield _row(_BOTS[bot][language], figures.of(what, "bot", bot), language)
    yield from _first_seat(setting, figures, language)


def _first_seat(setting: Setting, figures: Figures, language: Language) -> Iterator[str]:
    """What the first seat wins more than its share."""
    won, fair = figures.of("won", "seat", "1"), 1 / setting.players
    low, high = (each - fair for each in won.interval)
    told = Text(
        f"The first seat wins {won.mean - fair:+.4f} beyond its share of 1/{setting.players} "
        f"({low:+.4f} to {high:+.4f}).",
        f"Der erste Platz gewinnt {won.mean - fair:+.4f} über seinen Anteil von "
        f"1/{setting.players} hinaus ({low:+.4f} bis {high:+.4f}).",
    )
    yield from ("", told[language])


def _length(_: Setting, figures: Figures, language: Language) -> Iterator[str]:
    yield from _heading(Text("length of a game", "Länge einer Partie"), language)
    steps = Text("steps, chance included", "Schritte mit denen des Zufalls")
    if figures.of("steps").count:
        yield _row(steps[language], figures.of("steps"), language)
    actions = Text("actions of the seats", "Aktionen der Plätze")
    yield _row(actions[language], figures.of("actions"), language)


def _actions(setting: Setting, figures: Figures, language: Language) -> Iterator[str]:
    """How often a seat does something in a game, and its lead if it does and if it does not."""
    kinds, games = figures.under("times"), figures.of("actions").count
    if not kinds:
        return
    yield from _heading(
        Text("lead of the seats that act so, and of others", "Vorsprung mit Aktion und ohne"),
        language,
    )
    for kind in kinds:
        times = float(figures.of("times", kind).total) / games
        told = Text(f"{_number(times)} a game", f"{_number(times)} je Partie")
        yield f"  {words_of(setting.game, kind, language)}: {told[language]}"
        did, did_not = figures.of("lead with", kind), without(figures, kind)
        for name, figure in (
            (Text("  with it", "  mit"), did),
            (Text("  without", "  ohne"), did_not),
        ):
            if figure.count:
                yield _row(name[language], figure, language)


def _events(setting: Setting, figures: Figures, language: Language) -> Iterator[str]:
    """How often the events of a clause happen, and after how many actions."""
    clauses, games = _clauses(setting.game), figures.of("actions").count
    yield from _heading(
        Text("actions since the last such event", "Aktionen seit dem letzten solchen Ereignis"),
        language,
    )
    for clause in clauses:
        wait = figures.of("wait", clause)
        if wait.count:
            times = _number(wait.count / games)
            told = Text(f"{clause}, {times} a game", f"{clause}, {times} je Partie")
            yield _row(told[language], wait, language)


def _clauses(game: AnyGame) -> list[str]:
    return [clause.id for clause in game.book.clauses]


_LINES: Final[dict[str, Callable[[Setting, Figures, Language], Iterator[str]]]] = {
    "results": _results,
    "length": _length,
    "actions": _actions,
    "events": _events,
}

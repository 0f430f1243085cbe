"""What `check` says of a record: its words and its data, the same for every game.

What was found of a record stands with whoever has played it; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Breach, Event
from daumen_rules.kernel.text import Language, Text

Heard: TypeAlias = tuple[int, Event]
"""An event with its line, or with its number where lines would tell too much; 0 for neither."""


class Checked(Protocol):
    """A record played by one rule set or by several."""

    @property
    def is_legal(self) -> bool:
        """Whether it is legal by every one of them."""
        ...

    def lines(self, log: bool | None, *, long: bool) -> Iterator[str]:
        """The answer in words: with all events, with none, or (None) with those of a legal game;
        `long` tells examples whole.
        """
        ...

    def data(self, *, log: bool) -> dict[str, Any]:
        """The answer for machines."""
        ...


# In words

LEGAL: Final = Text("Legal to the end. ", "Regelgerecht bis zum Ende. ")
"""What goes before a result."""


def heading(path: str, rules: str, title: Text | None = None) -> Text:
    """Which record is told, of which game if that is said, and by which rules."""
    game = Text("", "") if title is None else Text(f"{title.en}, ", f"{title.de}, ")
    return Text(f"{path}, {game.en}rules: {rules}", f"{path}, {game.de}Regeln: {rules}")


def event_lines(heard: Iterable[Heard], names: Sequence[str], language: Language) -> Iterator[str]:
    """Event by event, each with its line and its clause."""
    every = tuple(heard)
    width = max((len(str(number)) for number, _ in every), default=1)
    for number, event in every:
        said = event.sentence.say(language, names)
        yield f"  {number or '':>{width}}  {said} [{event.clause.id}]"


def at_line(line: int, said: Text) -> Text:
    """What stands on a line."""
    return Text(f"Line {line}: {said.en}", f"Zeile {line}: {said.de}")


def illegal(done: Text, where: Text | None = None) -> Text:
    """What somebody did is illegal, everywhere or where it says."""
    en, de = ("", "") if where is None else (f", {where.en}", f", {where.de}")
    return Text(f"illegal{en}: {done.en}", f"regelwidrig{de}: {done.de}")


def legal_there(words: str, where: Text | None = None) -> Text:
    """What would have been legal in its place."""
    en, de = ("", "") if where is None else (f", {where.en}", f", {where.de}")
    return Text(f"Legal there{en}: {words}.", f"Erlaubt war{de}: {words}.")


def breach_lines(
    breaches: Iterable[Breach],
    names: Sequence[str],
    language: Language,
    cited: Callable[[Clause, Language], str],
    *,
    whole: bool = True,
) -> Iterator[str]:
    """Every broken clause with its place, what was compared, and its gist; the values not if not
    `whole`.
    """
    for breach in breaches:
        clause = breach.clause
        said = f": {breach.say(language, names)}" if whole else ""
        yield f"  {clause.id} ({cited(clause, language)}){said}"
        yield f"      {clause.gist[language]}"


def by_another_reading(flag: str, value: str, question: str) -> Text:
    """A reading by which it would be legal."""
    return Text(
        f"By another reading it is legal: {flag}={value} ({question}).",
        f"Nach einer anderen Lesart erlaubt: {flag}={value} ({question}).",
    )


def not_over(turn: Text) -> Text:
    """All is legal, and the game goes on."""
    return Text(
        f"Legal so far, and not over: {turn.en} is on turn.",
        f"Bis hierher regelgerecht, nicht zu Ende: {turn.de} ist an der Reihe.",
    )


def noted_too_early(there: str) -> Text:
    """Something is noted of an end that has not come."""
    return Text(
        f"the record says {there}, but the game is not over.",
        f"Notiert ist {there}, aber die Partie ist nicht zu Ende.",
    )


def noted_otherwise(there: str, right: str, clauses: str = "") -> Text:
    """Something else is noted of the end than what is so by the rules."""
    return Text(
        f"the record says {there}; by the rules it is {right}{clauses}.",
        f"Notiert ist {there}; nach den Regeln ist es {right}{clauses}.",
    )


def rest_lines(unplayed: int, *, goes_on: bool) -> Iterator[Text]:
    """Games of the record that were not looked at; `goes_on` says that the last one is not over."""
    if unplayed and goes_on:
        yield Text(
            "The record goes on with the next game although this one is not over.",
            "Die Aufzeichnung geht mit der nächsten Partie weiter, obwohl diese nicht zu Ende ist.",
        )
    if unplayed:
        yield Text(
            f"{unplayed} more game(s) of the record not looked at.",
            f"{unplayed} weitere Partie(n) der Aufzeichnung nicht angesehen.",
        )


def match_so_far(played: int, agreed: int) -> Text:
    """What goes before the points of a match."""
    return Text(f"Match, {played} of {agreed} games: ", f"{played} von {agreed} Partien: ")


# For machines


def event_data(
    number: int,
    event: Event,
    names: Sequence[str],
    language: Language,
    *,
    key: str = "line",
    name: str = "",
) -> dict[str, Any]:
    """An event: where it stands, what it is called if anything, its clause, facts and words."""
    return {
        key: number,
        **({"event": name} if name else {}),
        "clause": event.clause.id,
        "facts": {name: fact.code for name, fact in event.sentence.facts},
        "text": event.sentence.say(language, names),
    }


def breach_data(
    breach: Breach, names: Sequence[str], language: Language, *, whole: bool = True
) -> dict[str, Any]:
    """A broken clause; without what was compared if not `whole`."""
    clause = breach.clause
    return {
        "clause": clause.id,
        "german": clause.german,
        "english": clause.english,
        "gist": clause.gist[language],
        "facts": dict(breach.facts) if whole else None,
        "text": breach.say(language, names) if whole else None,
    }


def otherwise_data(otherwise: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """The readings by which it would be legal."""
    return [{"flag": flag, "value": value} for flag, value in otherwise]

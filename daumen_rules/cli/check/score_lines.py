"""Tells people points, winners, a match, and the ways to fill gaps, which leave several possible.

Nothing is counted here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.contracts.check_result import Groups, MatchFound, Range, Ways
from daumen_rules.contracts.report_text import name_list, rounded, won_words
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text

_WAY: Final = Text("way", "Weise")
_WAYS: Final = Text("ways", "Weisen")


@frozen
class ScoreLines:
    """Tells points and winners in one language, with the names of the players."""

    names: tuple[str, ...]
    language: Language

    def text(self, en: str, de: str) -> str:
        """The words in the language of the report."""
        return Text(en, de)[self.language]

    def points(self, points: Sequence[Range], en: str, de: str) -> str:
        """Points by name after the words `en` or `de`: `Points: Anna 1 to 3, Ben -1.`"""
        to = self.text("to", "bis")
        terms = [f"{low}" if low == high else f"{low} {to} {high}" for low, high in points]
        said = ", ".join(f"{name} {term}" for name, term in zip(self.names, terms, strict=True))
        if sum(low != high for low, high in points) > 1:
            return self.text(f"{en}, each by itself: {said}.", f"{de}, jeder für sich: {said}.")
        return self.text(f"{en}: {said}.", f"{de}: {said}.")

    def who_wins(self, groups: Groups, lines: Sequence[int] = ()) -> str:
        """The winners. Of several `groups`, each may win; `lines` have the gaps that decide it."""
        if len(groups) == 1:
            return won_words(groups[0], self.names, self.language)
        named = [[self.names[seat] for seat in group] for group in groups]
        either = "; ".join(name_list(group, self.language) for group in named)
        if not lines:
            return self.text(
                f"Who wins depends on the gaps: {either}.",
                f"Wer gewinnt, hängt von den Lücken ab: {either}.",
            )
        at = ", ".join(map(str, lines))
        return self.text(
            f"Who wins depends on the fangs of lines {at}: {either}.",
            f"Wer gewinnt, hängt von den Giftzähnen von Zeile {at} ab: {either}.",
        )

    def match(self, match: MatchFound) -> str:
        """The match so far: games played, winners, and the sum of points."""
        played, agreed = match.played, match.agreed
        said = self.text(f"Match, {played} of {agreed} games:", f"{played} von {agreed} Partien:")
        points = self.points(match.totals, "Points", "Punkte")
        won = f" {self.who_wins(match.winners)}" if match.winners else ""
        if match.winners is None:
            won = self.text(
                " Who has won is not looked at: too many ways.",
                " Wer gewonnen hat, wurde nicht angesehen: zu viele Weisen.",
            )
        return f"{said}{won} {points}"

    def ways(self, ways: Ways) -> str:
        """The number of ways to fill the gaps of a position, and how many were looked at."""
        number, way = rounded(ways.number), _WAY if ways.number == 1 else _WAYS
        said = Text(
            f"With gaps: {number.en} {way.en} to fill them",
            f"Mit Lücken: {number.de} {way.de}, sie zu füllen",
        )
        if ways.possible is not None and ways.possible != ways.number:
            said = Text(
                f"{said.en}, {ways.possible} of them possible",
                f"{said.de}, davon {ways.possible} möglich",
            )
        if ways.drawn:
            return self.text(
                f"{said.en}. What is said holds in all {ways.drawn} ways looked at; there are "
                "more.",
                f"{said.de}. Was gesagt wird, gilt auf alle {ways.drawn} Weisen, die angesehen "
                "wurden; es gibt mehr.",
            )
        return self.text(
            f"{said.en}. What is said holds in all of them.",
            f"{said.de}. Was gesagt wird, gilt für alle.",
        )

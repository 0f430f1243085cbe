"""How the answer of `check` on a record with gaps is told in words.

What is told was found in `gaps`; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from attrs import frozen

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.court.gap_terms import (
    act_words,
    entry_words,
    kinds_of,
    kinds_words,
    ranges_words,
)
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import Held
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    Certain,
    Depends,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    ScoreImpossible,
    Stopped,
)
from daumen_rules.games.daumen_drauf.court.gaps.points import Range
from daumen_rules.games.daumen_drauf.court.gaps.several import Findings
from daumen_rules.games.daumen_drauf.court.verdict import mark_line, refused_lines
from daumen_rules.games.daumen_drauf.record import TrickMark
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord
from daumen_rules.games.daumen_drauf.replay import Complete, MarkDiffers, Unfinished
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.checked import (
    LEGAL,
    at_line,
    event_lines,
    heading,
    illegal,
    legal_there,
    match_so_far,
    not_over,
    noted_too_early,
    rest_lines,
)
from daumen_rules.pieces.telling import name_list, points_words, won_words

ANYHOW: Final = Text("whatever the gaps hold", "was auch immer in den Lücken steht")


@frozen
class GapTeller:
    """Tells findings on one record in one language."""

    record: AnyRecord
    pack: Pack
    language: Language

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.record.names

    def text(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def lines(
        self, path: str, rules: str, found: Findings, seconds: float, *, log: bool
    ) -> Iterator[str]:
        """The answer, line by line."""
        yield heading(path, rules)[self.language]
        yield self.text(
            "With gaps: what is said holds for every deal that fits what is noted.",
            "Mit Lücken: Was gesagt wird, gilt für jede Kartenverteilung, die zum Notierten passt.",
        )
        several = len(self.record.games) > 1
        for number, game in enumerate(found.games, start=1):
            if several:
                yield self.text(f"Game {number}", f"Partie {number}")
            if log:
                yield from self.log(game)
            for depends in game.depends:
                yield from self.depends(depends)
            yield from self.ending(game, seconds)
        yield from self.rest(found, several=several)

    def log(self, game: GameFindings) -> Iterator[str]:
        heard = ((told.line, event) for told in game.told for event in told.happenings)
        return event_lines(heard, self.names, self.language)

    # What hangs on the gaps

    def held(self, held: Held) -> str:
        """What a hand had to hold: `after line 11 Ben had none of Y4, B1`."""
        name, kinds = self.names[held.seat], kinds_words(kinds_of(held, self.pack))
        after = self.text(f"at line {held.line}", f"bei Zeile {held.line}")
        if held.some:
            return self.text(
                f"{after} {name} held at least one of {kinds}",
                f"{name} {after} mindestens eine von {kinds} auf der Hand hatte",
            )
        return self.text(
            f"{after} {name} held none of {kinds}",
            f"{name} {after} keine von {kinds} auf der Hand hatte",
        )

    def depends(self, depends: Depends) -> Iterator[str]:
        entry = depends.entry
        done = (
            self.text(f"trick {entry.number}", f"Stich {entry.number}")
            if isinstance(entry, TrickMark)
            else entry_words(entry, self.names, self.language)
        )
        yield self.text(
            f"Line {entry.line} depends: {done}: legal only by some ways to fill the gaps; "
            "these are followed.",
            f"Zeile {entry.line}, kommt darauf an: {done}: nur bei manchen Weisen, die Lücken zu "
            "füllen, regelgerecht; mit diesen geht es weiter.",
        )
        for line, cards in depends.cards:
            kinds = kinds_words(cards)
            yield self.text(
                f"  So it is if the card of line {line} was one of {kinds}.",
                f"  So ist es, wenn die Karte von Zeile {line} eine von {kinds} war.",
            )
        for held in depends.held:
            yield self.text(
                f"  So it is if {self.held(held)}.", f"  So ist es, wenn {self.held(held)}."
            )

    # The end

    def points(self, ranges: tuple[Range, ...], en: str, de: str) -> str:
        said = ranges_words(ranges, self.names, self.language)
        if sum(low != high for low, high in ranges) > 1:
            return self.text(f"{en}, each by itself: {said}.", f"{de}, jeder für sich: {said}.")
        return self.text(f"{en}: {said}.", f"{de}: {said}.")

    def ending(self, game: GameFindings, seconds: float) -> Iterator[str]:
        ending, names = game.ending, self.names
        match ending:
            case Complete():
                yield LEGAL[self.language] + self.result(game.winners, game.open_lines)
                if game.noted_score is not None:
                    yield (
                        self.text("The points noted can be: ", "Die notierten Punkte können sein: ")
                        + f"{points_words(game.noted_score, names)}."
                    )
                else:
                    yield self.points(game.ranges, "Points", "Punkte")
            case Unfinished(turn=turn):
                yield not_over(Text(names[turn], names[turn]))[self.language]
            case EndsOpen():
                yield from self.open_end(ending)
            case IllegalWithGaps():
                yield from self.illegal(ending)
            case MarkDiffers():
                yield mark_line(ending)[self.language]
            case ScoreImpossible():
                yield self.score(ending)
            case Stopped(line=line):
                there = line or self.text("the end", "dem Ende")
                yield self.text(
                    f"The time ({seconds:g} s) was up at line {there}. All entries before it are "
                    "legal; not all ways to fill the gaps were looked at.",
                    f"Die Zeit ({seconds:g} s) war um bei Zeile {there}. Alle Einträge davor sind "
                    "regelgerecht; nicht alle Weisen, die Lücken zu füllen, wurden angesehen.",
                )
            case _:
                assert_never(ending)
        if not isinstance(ending, Complete):
            yield self.points(game.ranges, "Points so far", "Punkte bis dahin")
        if not game.is_counted:
            yield self.text(
                f"The time ({seconds:g} s) was up while counting: other points are possible.",
                f"Die Zeit ({seconds:g} s) war beim Zählen um: Auch andere Punkte sind möglich.",
            )

    def result(self, winners: frozenset[tuple[Seat, ...]], lines: tuple[int, ...]) -> str:
        """Who wins; where that hangs on the gaps, who can, and on which entries."""
        groups = [
            name_list([self.names[seat] for seat in group], self.language)
            for group in sorted(winners, key=lambda group: (len(group), group))
        ]
        if len(groups) == 1:
            return won_words([self.names[seat] for seat in next(iter(winners))], self.language)
        either = "; ".join(groups)
        if not lines:
            return self.text(
                f"Who wins hangs on the gaps: {either}.",
                f"Wer gewinnt, hängt an den Lücken: {either}.",
            )
        at = ", ".join(map(str, lines))
        return self.text(
            f"Who wins hangs on the fangs of lines {at}: {either}.",
            f"Wer gewinnt, hängt an den Giftzähnen von Zeile {at}: {either}.",
        )

    def open_end(self, ending: EndsOpen) -> Iterator[str]:
        over = self.text("the game is over", "die Partie ist zu Ende")
        sayings = [
            over
            if turn is None
            else self.text(f"{self.names[turn]} is on turn", f"{self.names[turn]} ist an der Reihe")
            for turn in ending.turns
        ]
        either = self.text(" or ", " oder ").join(sayings)
        yield self.text(
            f"Legal so far. It hangs on the gaps how it stands: {either}.",
            f"Bis hierher regelgerecht. Wie es steht, hängt an den Lücken: {either}.",
        )

    def illegal(self, ending: IllegalWithGaps) -> Iterator[str]:
        entry, language = ending.entry, self.language
        done = Text(*(entry_words(entry, self.names, each) for each in ("en", "de")))
        yield at_line(entry.line, illegal(done, ANYHOW))[language]
        for why in ending.why:
            yield f"  {why.say(language, self.names)}"
        yield from refused_lines(ending.refused, ending.otherwise, self.names, language)
        if ending.legal:
            yield legal_there(self.certain(ending.legal), ANYHOW)[language]

    def certain(self, legal: tuple[Certain, ...]) -> str:
        by_seat: dict[Seat, list[str]] = {}
        for one in legal:
            words = by_seat.setdefault(one.seat, [])
            words.append(act_words(one.act, one.noted, self.language))
        return "; ".join(f"{self.names[seat]}: {', '.join(w)}" for seat, w in by_seat.items())

    def score(self, ending: ScoreImpossible) -> str:
        there, line = points_words(ending.written, self.names), ending.line
        if not ending.over:
            return at_line(line, noted_too_early(there))[self.language]
        return self.text(
            f"Line {line}: the record says {there}; by no way to fill the gaps it is so "
            "[VAL-3, OVER-2].",
            f"Zeile {line}: Notiert ist {there}; so ist es bei keiner Weise, die Lücken zu füllen "
            "[VAL-3, OVER-2].",
        )

    def rest(self, found: Findings, *, several: bool) -> Iterator[str]:
        """Games not looked at, and the match."""
        if found.starters:
            either = self.text(" or ", " oder ").join(self.names[seat] for seat in found.starters)
            yield self.text(
                f"Who starts the next game hangs on points that are open: {either}. Note `score:`, "
                "or there `starter:`.",
                f"Wer die nächste Partie beginnt, hängt an offenen Punkten: {either}. Notiert "
                "`punkte:`, oder dort `beginnt:`.",
            )
        last = found.games[-1].ending
        goes_on = not found.starters and isinstance(last, Unfinished | EndsOpen)
        for rest in rest_lines(found.unplayed, goes_on=goes_on):
            yield rest[self.language]
        if several or found.agreed > 1:
            yield self.match(found)

    def match(self, found: Findings) -> str:
        played = match_so_far(found.played, found.agreed)[self.language]
        points = self.points(found.totals, "Points", "Punkte")
        if found.winners is None:
            open_ = self.text(
                "Who has won is not looked at: too many ways.",
                "Wer gewonnen hat, wurde nicht angesehen: zu viele Weisen.",
            )
            return f"{played}{open_} {points}"
        return (
            f"{played}{self.result(found.winners, ())} {points}"
            if found.winners
            else f"{played}{points}"
        )

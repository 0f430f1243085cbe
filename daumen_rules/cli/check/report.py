"""Tells people in lines what `check` found in a record.

Nothing is decided here. In a record with gaps, a court found out what holds `anyhow`, that is for
every way to fill the gaps, and what depends on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

from daumen_rules.contracts.check_result import (
    ClaimDiffers,
    ClaimsDiffer,
    Complete,
    Done,
    EntryDepends,
    GameFound,
    Illegal,
    LimitReached,
    MarkDiffers,
    Open,
    RecordFound,
    ToldEvent,
    Unfinished,
    breach_lines,
)
from daumen_rules.contracts.record_model import Record, mover_word
from daumen_rules.contracts.report_text import (
    ANYHOW,
    DEPENDS,
    SO_IF,
    abbreviated,
    advice_lines,
    citation,
    points_words,
    reading_lines,
)
from daumen_rules.contracts.report_text import result_words as outcome_words
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.rows import mover_term
from daumen_rules.records.record_story import GOES_ON, UNKNOWN, claim_words, mark_words
from daumen_rules.records.validation import record_extras_of

from ..shared.wording import has_two_manuals, place
from .score_lines import ScoreLines

LEGAL: Final = Text("Legal to the end.", "Regelgerecht bis zum Ende.")


@frozen
class CheckReport:
    """Tells the findings on a record in one language. `path` is the file, for the first line."""

    path: str
    record: Record
    language: Language

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.record.names

    @property
    def counts(self) -> ScoreLines:
        """Tells points and winners, with the same names and language."""
        return ScoreLines(self.names, self.language)

    def text(self, en: str, de: str) -> str:
        """The words in the language of the report."""
        return Text(en, de)[self.language]

    def lines(self, found: RecordFound, log: bool | None) -> Iterator[str]:
        """The findings by one rule set, line by line.

        `log` says whether events are told; None tells them only if the record is legal.
        """
        title = self.record.game.book.title[self.language]
        yield self.text(
            f"{self.path}, {title}, rules: {found.rules}",
            f"{self.path}, {title}, Regeln: {found.rules}",
        )
        if found.ways is not None:
            yield self.counts.ways(found.ways)
        elif found.gaps:
            yield self.text(
                "With gaps: what is said holds for every deal that fits what is noted.",
                "Mit Lücken: Was gesagt wird, gilt für jede Kartenverteilung, die zum Notierten "
                "passt.",
            )
        several = len(self.record.games) > 1
        for number, game in enumerate(found.games, start=1):
            if several:
                yield self.text(f"Game {number}", f"Partie {number}")
            if found.legal if log is None else log:
                yield from self.log(game.heard)
            for depends in game.depends:
                yield from self.depends(depends)
            for silence in game.silent:
                yield self.at(silence.line, silence.said)
            if game.scene is not None:
                from daumen_rules.pieces.scene_lines import scene_lines  # needed only with --seat

                yield from scene_lines(game.scene, self.language, self.names)
            yield from self.ending(game)
        yield from self.rest(found)

    def log(self, heard: Sequence[ToldEvent]) -> Iterator[str]:
        """A line for each event, with its line in the record and its clause."""
        width = max((len(str(one.number)) for one in heard), default=1)
        for one in heard:
            said = one.event.sentence.say(self.language, self.names)
            yield f"  {one.number or '':>{width}}  {said} [{one.event.clause.id}]"

    def at(self, line: int, said: Text, clauses: Sequence[Clause] = ()) -> str:
        """Words about a line of the record, with clauses. Line 0 is a hidden line number."""
        words = said[self.language]
        if clauses:
            words = f"{words[:-1]} [{', '.join(clause.id for clause in clauses)}]."
        if line:
            return f"{self.text('Line', 'Zeile')} {line}: {words}"
        return words[0].upper() + words[1:]

    def mover(self, mover: Mover) -> str:
        """The mover in words: a player's name, chance, or the table."""
        return mover_term(mover).say(self.language, self.names)

    def depends(self, depends: EntryDepends) -> Iterator[str]:
        """An entry that is legal for some ways to fill the gaps only."""
        line, done = depends.line, depends.done[self.language]
        yield self.text(
            f"Line {line} depends: {done}: {DEPENDS.en}; these are followed.",
            f"Zeile {line}, kommt darauf an: {done}: {DEPENDS.de}; mit diesen geht es weiter.",
        )
        yield from (SO_IF[self.language].format(one[self.language]) for one in depends.so_if)

    # The end of a game

    def ending(self, game: GameFound) -> Iterator[str]:
        """The lines on the end of a game, and its points."""
        ending = game.ending
        match ending:
            case Complete():
                yield f"{LEGAL[self.language]} {self.result(game)}"
                if game.noted_points is not None:
                    noted = points_words(game.noted_points, self.names)
                    yield self.text(
                        f"The points noted can be: {noted}.",
                        f"Die notierten Punkte können sein: {noted}.",
                    )
                elif game.outcome is None and game.points is not None:
                    yield self.counts.points(game.points, "Points", "Punkte")
            case Unfinished(turn=turn):
                who = self.mover(turn[0])
                yield self.text(
                    f"Legal so far, and not over: {who} is on turn.",
                    f"Bis hierher regelgerecht, nicht zu Ende: {who} ist an der Reihe.",
                )
            case Open():
                yield self.open_end(ending)
            case Illegal():
                yield from self.illegal(ending)
            case MarkDiffers():
                yield self.mark(ending)
            case ClaimsDiffer(claims=claims):
                if game.outcome is not None:
                    yield f"{LEGAL[self.language]} {self.result(game)}"
                yield from map(self.claim, claims)
            case LimitReached(line=line):
                there = line or self.text("the end", "dem Ende")
                yield self.text(
                    f"The limit was reached at line {there}. All entries before it are legal; not "
                    "all ways to fill the gaps were looked at.",
                    f"Die Grenze war bei Zeile {there} erreicht. Alle Einträge davor sind "
                    "regelgerecht; nicht alle Weisen, die Lücken zu füllen, wurden angesehen.",
                )
            case _:
                assert_never(ending)
        is_told = isinstance(ending, Complete) or (
            isinstance(ending, ClaimsDiffer) and game.outcome is not None
        )
        if not is_told and game.points is not None:
            yield self.counts.points(game.points, "Points so far", "Punkte bis dahin")
        if not game.all_counted:
            yield self.text(
                "The limit was reached while counting: other points are possible.",
                "Die Grenze war beim Zählen erreicht: Auch andere Punkte sind möglich.",
            )

    def result(self, game: GameFound) -> str:
        """The winners; if they depend on gaps, the possible winners and the lines of these gaps."""
        if game.outcome is not None:
            scored = self.record.game.book.scored
            return outcome_words(game.outcome, self.names, self.language, scored)
        return self.counts.who_wins(game.winners, game.open_lines)

    def open_end(self, ending: Open) -> str:
        """A record that is legal so far, but whose next mover depends on the gaps."""
        over = self.text("the game is over", "die Partie ist zu Ende")
        sayings = [
            over
            if turn is None
            else self.text(f"{self.mover(turn)} is on turn", f"{self.mover(turn)} ist an der Reihe")
            for turn in ending.turns
        ]
        either = self.text(" or ", " oder ").join(sayings)
        return self.text(
            f"Legal so far. How the game stands depends on the gaps: {either}.",
            f"Bis hierher regelgerecht. Wie die Partie steht, hängt von den Lücken ab: {either}.",
        )

    def illegal(self, ending: Illegal) -> Iterator[str]:
        """An illegal entry: the broken clauses, the readings that allow it, the legal actions."""
        anyhow = ANYHOW if ending.anyhow else Text("", "")
        if ending.tried is not None:
            done = ending.tried.say(self.language, self.names)
        else:
            done = mover_word(ending.by, self.names)
            if ending.done is not None:
                done += f": {ending.done.said[self.language]}"
        said = Text(f"illegal{anyhow.en}: {done}", f"regelwidrig{anyhow.de}: {done}")
        yield self.at(ending.line, said)
        for why in ending.why:
            yield f"  {why.say(self.language, self.names)}"
        cited = citation if has_two_manuals(self.record.game) else place
        whole = ending.whole
        yield from breach_lines(ending.breaches, self.names, self.language, cited, whole=whole)
        if not ending.breaches:
            yield f"  {UNKNOWN[self.language]}"
        book = self.record.game.book
        yield from reading_lines(book.questions(), ending.otherwise, self.language)
        if ending.legal or ending.chance:
            legal = self.legal(ending.legal, ending.chance)
            yield self.text(
                f"Legal there{anyhow.en}: {legal}.", f"Erlaubt war{anyhow.de}: {legal}."
            )
        yield from advice_lines(ending.suggestions, self.names, self.language)

    def legal(self, legal: Iterable[Done], chance: Text | None) -> str:
        """Legal actions by mover: `Anna: Y3p, pass; Ben: parry Y3h`. Nature's stand first."""
        by_mover: dict[Mover, list[str]] = {}
        if chance is not None:
            by_mover[NATURE] = [chance[self.language]]
        for one in legal:
            by_mover.setdefault(one.by, []).append(one.said[self.language])
        return "; ".join(
            f"{mover_word(mover, self.names)}: {abbreviated(words, self.language)}"
            for mover, words in by_mover.items()
        )

    def mark(self, ending: MarkDiffers) -> str:
        """A mark that gives a trick a wrong number, or stands where no trick begins."""
        extras = record_extras_of(self.record.game)
        clauses = () if extras is None or ending.expected else (extras.trick_clause,)
        said = mark_words(ending.written, ending.expected, ending.missing, self.names)
        return self.at(ending.line, said, clauses)

    def claim(self, claim: ClaimDiffers) -> str:
        """A wrong statement of a record on its end, such as the points, and the right one."""
        there, extras = claim.there, record_extras_of(self.record.game)
        clauses = () if extras is None or not claim.over else extras.points_clauses
        if claim.over and claim.expected is None:
            said = Text(
                f"the record says {there}; no way to fill the gaps gives that.",
                f"Notiert ist {there}; das ergibt keine Weise, die Lücken zu füllen.",
            )
        else:
            said = claim_words(there, claim.right if claim.over else None)
        return self.at(claim.line, said, clauses)

    # After the games

    def rest(self, found: RecordFound) -> Iterator[str]:
        """The lines after the games: games that were not checked, and the match."""
        match, unplayed = found.match, found.unplayed
        starters = () if match is None else match.starters
        if starters:
            either = self.text(" or ", " oder ").join(self.names[seat] for seat in starters)
            yield self.text(
                f"Who starts the next game depends on points that are open: {either}. Note "
                "`result:`, or there `starter:`.",
                f"Wer die nächste Partie beginnt, hängt von offenen Punkten ab: {either}. Notiert "
                "`ergebnis:`, oder dort `beginnt:`.",
            )
        if unplayed and not starters and isinstance(found.games[-1].ending, Unfinished | Open):
            yield GOES_ON[self.language]
        if unplayed:
            yield self.text(
                f"{unplayed} more game(s) of the record not looked at.",
                f"{unplayed} weitere Partie(n) der Aufzeichnung nicht angesehen.",
            )
        if match is not None:
            yield self.counts.match(match)

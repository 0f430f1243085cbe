"""Puts the findings on a record with gaps into the values that `check` prints for any record.

The modules of `gaps` make the findings; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from daumen_rules.contracts import check_result as told
from daumen_rules.contracts.record_model import Record, TrickMark
from daumen_rules.disputes.matching import fill
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text

from ..cards import Kind, Pack
from ..notation.checks import check_pack
from ..notation.remembered_actions import Remembered, write_gap
from ..rule_set import RuleSet
from .gaps import findings as f
from .gaps.continuations import remembered, seat_of
from .gaps.deal_knowledge import Held
from .gaps.filling import Filler, Running
from .gaps.several_games import Findings, replay_with_gaps


def find(name: str, record: Record, rules: RuleSet, running: Running) -> told.RecordFound:
    """The findings that hold for all deals that fit, as far as the time allows."""
    found = replay_with_gaps(record, rules, Filler(fill, running))
    teller = check_teller_of(record)
    several = len(record.games) > 1 or found.agreed > 1
    return told.RecordFound(
        rules=name,
        legal=found.is_legal,
        gaps=True,
        games=tuple(map(teller.game, found.games)),
        unplayed=found.unplayed,
        match=_match(found) if several else None,
    )


def _match(found: Findings) -> told.MatchFound:
    return told.MatchFound(
        played=found.played,
        agreed=found.agreed,
        totals=found.totals,
        winners=None if found.winners is None else _groups(found.winners),
        starters=found.starters,
    )


def _groups(groups: Iterable[tuple[Seat, ...]]) -> told.Groups:
    return tuple(sorted(groups, key=lambda group: (len(group), group)))


def check_teller_of(record: Record) -> CheckTeller:
    """The teller of the findings on a record."""
    return CheckTeller(record.names, check_pack(record.pack or None, len(record.names)))


@frozen
class CheckTeller:
    """Puts findings into the values that `check` prints."""

    names: tuple[str, ...]
    pack: Pack

    def game(self, game: f.GameFindings) -> told.GameFound:
        """The findings on one game."""
        return told.GameFound(
            heard=tuple(
                told.ToldEvent(number=one.line, entry=entry, event=event, name=event.name)
                for entry, one in enumerate(game.told)
                for event in one.happenings
            ),
            ending=self.ending(game.ending),
            points=game.ranges,
            winners=_groups(game.winners),
            depends=tuple(map(self.depends, game.depends)),
            silent=tuple(map(self.silence, game.passed_over)),
            noted_points=game.noted_score,
            open_lines=game.open_lines,
            all_counted=game.is_counted,
        )

    def ending(self, ending: f.EndingWithGaps) -> told.Ending:
        """The ending of a game."""
        match ending:
            case f.Complete():
                return told.Complete()
            case f.Unfinished(turn=turn):
                return told.Unfinished((turn,))
            case f.EndsOpen(turns=turns, held=held):
                return told.Open(turns, {"held": [self.held_data(one) for one in held]})
            case f.IllegalWithGaps():
                return self.illegal(ending)
            case f.MarkDiffers(mark=mark, expected=expected):
                return told.MarkDiffers(line=mark.line, written=mark.number, expected=expected)
            case f.ClaimImpossible(claim=claim, over=over):
                return told.ClaimsDiffer(
                    (
                        told.ClaimDiffers(
                            line=claim.line,
                            of=claim.key.value,
                            written=claim.values,
                            there=claim.told(claim.values, self.names),
                            expected=None,
                            right="",
                            over=over,
                        ),
                    )
                )
            case f.PlayStopped(line=line):
                return told.LimitReached(line)
        assert_never(ending)

    def illegal(self, ending: f.IllegalWithGaps) -> told.Illegal:
        """An entry that is illegal in every way to fill the gaps."""
        entry = ending.entry
        return told.Illegal(
            line=entry.line,
            by=seat_of(entry),
            done=self.done(seat_of(entry), remembered(entry)),
            breaches=ending.refused.breaches,
            why=ending.why,
            legal=tuple(self.done(one.seat, one.did) for one in ending.legal),
            otherwise=ending.otherwise,
            suggestions=ending.suggestions,
            anyhow=True,
        )

    def silence(self, entry: f.AnyEntry) -> told.Silence:
        """The note that a seat was passed over."""
        name = self.names[seat_of(entry)]
        said = Text(
            f"{name} was passed over. Neither manual says what holds then (Q06); it is counted as "
            f"a pass. A suggestion instead: take back all since, and {name} is on turn.",
            f"{name} wurde übergangen. Keine der Anleitungen sagt, was dann gilt (Q06); es zählt "
            "hier als Passen. Ein Vorschlag stattdessen: alles seither zurücknehmen, und "
            f"{name} ist an der Reihe.",
        )
        return told.Silence(line=entry.line, question="Q06", said=said)

    def done(self, seat: Seat, did: Remembered) -> told.Done:
        """An action that a seat did, or might have done."""
        said = Text(did.tell("en"), did.tell("de"))
        return told.Done(by=seat, said=said, written=write_gap(did))

    # Findings that depend on the gaps

    def depends(self, depends: f.DependingEntry) -> told.EntryDepends:
        """An entry that is legal only in some ways to fill the gaps."""
        entry = depends.entry
        data: dict[str, Any]
        if isinstance(entry, TrickMark):
            done = Text(f"trick {entry.number}", f"Stich {entry.number}")
            data = {"trick": entry.number}
        else:
            did = self.done(seat_of(entry), remembered(entry))
            name = self.names[seat_of(entry)]
            done = Text(f"{name}: {did.said.en}", f"{name}: {did.said.de}")
            data = {"by": did.by, "action": did.written}
        data["held"] = [self.held_data(held) for held in depends.held]
        data["cards"] = [
            {"line": line, "kinds": [str(kind) for kind in kinds]} for line, kinds in depends.cards
        ]
        return told.EntryDepends(
            line=entry.line,
            done=done,
            so_if=(
                *(_was_one(line, kinds) for line, kinds in depends.cards),
                *map(self.held, depends.held),
            ),
            data=data,
        )

    def kinds(self, held: Held) -> tuple[Kind, ...]:
        """The kinds of the cards that a seat held or did not hold."""
        return tuple(dict.fromkeys(self.pack.cards[n].kind for n in sorted(held.cards)))

    def held(self, held: Held) -> Text:
        """A condition on a hand, in words: `at line 11 Ben held none of Y4, B1`."""
        name, kinds, line = self.names[held.seat], kinds_words(self.kinds(held)), held.line
        if held.some:
            return Text(
                f"at line {line} {name} held at least one of {kinds}",
                f"{name} bei Zeile {line} mindestens eine von {kinds} auf der Hand hatte",
            )
        return Text(
            f"at line {line} {name} held none of {kinds}",
            f"{name} bei Zeile {line} keine von {kinds} auf der Hand hatte",
        )

    def held_data(self, held: Held) -> dict[str, Any]:
        """A condition on a hand, for machines."""
        kinds = [str(kind) for kind in self.kinds(held)]
        return {"seat": held.seat, "line": held.line, "some": held.some, "kinds": kinds}


def _was_one(line: int, kinds: Iterable[Kind]) -> Text:
    known = tuple(kinds)
    words, several = kinds_words(known), len(known) > 1
    return Text(
        f"the card of line {line} was {'one of ' if several else ''}{words}",
        f"die Karte von Zeile {line} {'eine von ' if several else ''}{words} war",
    )


def kinds_words(kinds: Iterable[Kind]) -> str:
    """Kinds in words, with consecutive values as a range: `Y4-Y5, B1`."""
    rows: list[list[Kind]] = []
    for kind in kinds:
        last = rows[-1][-1] if rows else None
        if last and last.colour is kind.colour and last.value + 1 == kind.value:
            rows[-1].append(kind)
        else:
            rows.append([kind])
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows)

"""Why the trick of a situation cannot have gone as it is told.

The reasons are those of the trick and of the turn; those of cards and counts stand in `faults`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from daumen_rules.disputes.search import in_common
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.notation.words import Did
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import LANGUAGES, Fact, SeatTerm, Sentence, Text, sentence
from daumen_rules.kernel.verdict import Reason

from ..places import lines_of
from . import verdicts as v
from .completions import leaders
from .lineups import lineups
from .model import Entry, Situation
from .trick_so_far import Halt


def reason(clause: Clause, en: str, de: str, **facts: Fact) -> Reason:
    """A clause, and what it says of the case at hand."""
    return Reason(clause, sentence(en, de, **facts))


def _located(said: Sentence, lines: Iterable[int]) -> Sentence:
    """A sentence with the lines that it is about before its full stop."""
    en, de = (said.template[language].removesuffix(".") for language in LANGUAGES)
    where = ("where", lines_of(lines))
    return evolve(
        said, template=Text(f"{en}{{where}}.", f"{de}{{where}}."), facts=(*said.facts, where)
    )


def of_the_trick(situation: Situation, rules: RuleSet, pack: Pack, tick: Tick) -> Iterator[Reason]:
    """What the rules have against the trick so far, whatever the hands."""
    told = situation.told_at
    if not leaders(situation):
        first = situation.trick[0].seat if situation.trick else situation.turn
        begins = situation.trick[0].line if situation.trick else told.get("turn", 0)
        yield reason(
            c.TURN_1 if not situation.trick else c.LEAD_1,
            "{seat} cannot begin where {leader} is to lead{where}.",
            "{seat} kann nicht beginnen, wo {leader} anspielt{where}.",
            seat=SeatTerm(first if isinstance(first, int) else 0),
            leader=SeatTerm(situation.leader or 0),
            where=lines_of((told.get("leader", 0), begins)),
        )
        return
    if not situation.trick:
        return
    halts: list[Halt] = []
    leader = situation.trick[0].seat
    if next(lineups(situation, rules, pack, leader, halts, tick), None) is not None:
        return
    if not halts:
        yield reason(
            c.MAT_3,
            "Where a card is forgotten none is left: both of every kind lie elsewhere{where}.",
            "Wo eine Karte vergessen ist, bleibt keine: Alle liegen zu zweit anderswo{where}.",
            where=lines_of(one.line for one in situation.trick if one.act.shows and not one.card),
        )
        return
    at = max(halt.at for halt in halts)
    refusals = [halt.refused for halt in halts if halt.at == at and halt.refused is not None]
    if refusals:
        entry, cards = situation.trick[at], situation.trick[:at]
        lines = [entry.line, *[one.line for one in cards if one.act.shows][-1:]]
        yield from (Reason(one.clause, _located(one.sentence, lines)) for one in _shared(refusals))
        yield from _perhaps_a_parry(situation.trick[: at + 1])
    elif at < len(situation.trick):
        yield reason(
            c.END_2,
            "The trick is over before {seat} acts again{where}.",
            "Der Stich ist zu Ende, bevor {seat} noch einmal handelt{where}.",
            seat=SeatTerm(situation.trick[at].seat),
            where=lines_of((situation.trick[at].line,)),
        )
    else:
        assert isinstance(situation.turn, int)
        yield reason(
            c.END_2,
            "{seat} is not on turn in this trick again: with the passes up to there it is "
            "over{where}.",
            "{seat} kommt in diesem Stich nicht mehr an die Reihe: Mit den Pässen bis dahin ist er "
            "zu Ende{where}.",
            seat=SeatTerm(situation.turn),
            where=lines_of((situation.trick[-1].line, told.get("turn", 0))),
        )


def _shared(refusals: Sequence[Refused]) -> tuple[Reason, ...]:
    """What is broken whichever the forgotten cards are; no reason names a card that is not told."""
    verdicts = (v.refused([Reason(b.clause, b.sentence) for b in r.breaches]) for r in refusals)
    return reduce(in_common, verdicts).reasons


def of_the_turn(situation: Situation, rules: RuleSet, pack: Pack) -> Iterator[Reason]:
    """Who is told to be on turn after the end of the trick, and cannot be."""
    leader, turn = leaders(situation)[0], situation.turn
    if leader is None or not isinstance(turn, int) or not situation.trick:
        return
    lineup = next(lineups(situation, rules, pack, leader, []), None)
    if lineup is None or not lineup.over:
        return
    shown = [entry.seat for entry in situation.trick if entry.act.shows]
    lines = lines_of((situation.trick[-1].line, situation.told_at.get("turn", 0)))
    seats: dict[str, Fact] = {"taker": SeatTerm(shown[-1]), "seat": SeatTerm(turn), "where": lines}
    if situation.trick[-1].act is Did.PARRY:
        yield reason(
            c.PARRY_4,
            "The trick is over: {taker} has parried, and {seat} is not on turn{where}.",
            "Der Stich ist zu Ende: {taker} hat pariert, und {seat} ist nicht dran{where}.",
            **seats,
        )
        return
    yield reason(
        c.END_2,
        "The trick is over: counting the passes left out, all have passed on the last card of "
        "{taker}; so {seat} is not on turn{where}.",
        "Der Stich ist zu Ende: Die ausgelassenen Pässe mitgezählt, haben alle auf die letzte "
        "Karte von {taker} gepasst; also ist {seat} nicht dran{where}.",
        **seats,
    )


def _perhaps_a_parry(entries: tuple[Entry, ...]) -> Iterator[Reason]:
    """That the last of some entries shows the twin of the card before, which would be a parry."""
    shown = [entry for entry in entries if entry.act.shows]
    if len(shown) < 2 or shown[-1] is not entries[-1] or shown[-1].act is not Did.SHOW:
        return
    last, before = shown[-1].card, shown[-2].card
    if last is None or before is None:
        return
    kind = last.kind if isinstance(last, Card) else last
    if kind == (before.kind if isinstance(before, Card) else before):
        yield reason(
            c.PARRY_1,
            "If {seat} parried with its twin, write `parry` before the card.",
            "Hat {seat} damit pariert, so gehört `pariert` vor die Karte.",
            seat=SeatTerm(shown[-1].seat),
        )

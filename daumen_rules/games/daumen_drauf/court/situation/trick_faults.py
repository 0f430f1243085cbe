"""Why the trick of a situation cannot have gone as it is told.

These reasons are about the trick and the turn; those about cards and counts stand in `faults`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from daumen_rules.disputes.verdicts import in_all
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import can_be
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.text import LANGUAGES, Fact, SeatTerm, Sentence, Text, sentence
from daumen_rules.kernel.verdict import Reason

from ..places import lines_of
from .completions import leaders
from .lineups import lineups
from .model import Entry, Situation
from .trick_so_far import Halt


def reason(clause: Clause, en: str, de: str, **facts: Fact) -> Reason:
    """A reason: a clause, and its sentence for the present case."""
    return Reason(clause, sentence(en, de, **facts))


def _located(said: Sentence, lines: Iterable[int]) -> Sentence:
    """A sentence with the lines that it is about before its full stop."""
    en, de = (said.template[language].removesuffix(".") for language in LANGUAGES)
    where = ("where", lines_of(lines))
    return evolve(
        said, template=Text(f"{en}{{where}}.", f"{de}{{where}}."), facts=(*said.facts, where)
    )


def of_the_trick(situation: Situation, rules: RuleSet, pack: Pack, tick: Tick) -> Iterator[Reason]:
    """The reasons by which the rules refuse the trick so far, whatever the hands are."""
    if not leaders(situation):
        yield _cannot_begin(situation)
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
        entry, before = situation.trick[at], situation.trick[:at]
        lines = [entry.line, *[one.line for one in before if one.act.shows][-1:]]
        shared = in_all(refusals)  # so no reason names a card that is forgotten
        yield from (Reason(one.clause, _located(one.sentence, lines)) for one in shared)
        yield from _perhaps_a_parry(before, entry, pack)
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
            where=lines_of((situation.trick[-1].line, situation.told_at.get("turn"))),
        )


def _cannot_begin(situation: Situation) -> Reason:
    """The reason where one seat begins the trick, or is on turn before it, and another leads."""
    clause, seat, line = c.TURN_1, situation.turn, situation.told_at.get("turn")
    if situation.trick:
        clause, seat, line = c.LEAD_1, situation.trick[0].seat, situation.trick[0].line
    assert isinstance(seat, int)
    assert situation.leader is not None
    return reason(
        clause,
        "{seat} cannot begin where {leader} is to lead{where}.",
        "{seat} kann nicht beginnen, wo {leader} anspielt{where}.",
        seat=SeatTerm(seat),
        leader=SeatTerm(situation.leader),
        where=lines_of((situation.told_at.get("leader"), line)),
    )


def of_the_turn(situation: Situation, rules: RuleSet, pack: Pack) -> Iterator[Reason]:
    """The reasons why the seat that is told to be on turn cannot be, after the trick."""
    turn = situation.turn
    if not isinstance(turn, int) or not situation.trick:
        return
    if not next(lineups(situation, rules, pack, situation.trick[0].seat, [])).over:
        return
    shown = [entry.seat for entry in situation.trick if entry.act.shows]
    lines = lines_of((situation.trick[-1].line, situation.told_at.get("turn")))
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


def _perhaps_a_parry(before: Sequence[Entry], entry: Entry, pack: Pack) -> Iterator[Reason]:
    """That a card shown can be the twin of the one before it, with which a seat parries."""
    shown = [one.card for one in before if one.act.shows]
    if shown and any(
        can_be(entry.card, card) and can_be(shown[-1], card.twin) for card in pack.cards
    ):
        yield reason(
            c.PARRY_1,
            "If {seat} parried with its twin, write `parry` before the card.",
            "Hat {seat} damit pariert, so gehört `pariert` vor die Karte.",
            seat=SeatTerm(entry.seat),
        )

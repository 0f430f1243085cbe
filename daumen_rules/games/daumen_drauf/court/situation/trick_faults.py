"""Why the trick of a situation cannot have gone as it is told.

The reasons are those of the trick and of the turn; those of cards and counts stand in `faults`.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.court.situation.completions import leaders
from daumen_rules.games.daumen_drauf.court.situation.lineups import lineups
from daumen_rules.games.daumen_drauf.court.situation.model import Entry, Situation
from daumen_rules.games.daumen_drauf.court.situation.trick_so_far import Halt
from daumen_rules.games.daumen_drauf.notation.words import Did
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.text import Fact, SeatTerm, sentence
from daumen_rules.kernel.verdict import Reason


def reason(clause: Clause, en: str, de: str, **facts: Fact) -> Reason:
    """A clause, and what it says of the case at hand."""
    return Reason(clause, sentence(en, de, **facts))


def of_the_trick(situation: Situation, rules: RuleSet, pack: Pack, tick: Tick) -> Iterator[Reason]:
    """What the rules have against the trick so far, whatever the hands."""
    if not leaders(situation):
        first = situation.trick[0].seat if situation.trick else situation.turn
        yield reason(
            c.TURN_1 if not situation.trick else c.LEAD_1,
            "{seat} cannot begin where {leader} is to lead.",
            "{seat} kann nicht beginnen, wo {leader} anspielt.",
            seat=SeatTerm(first if isinstance(first, int) else 0),
            leader=SeatTerm(situation.leader or 0),
        )
        return
    if not situation.trick:
        return
    halts: list[Halt] = []
    leader = leaders(situation)[0]
    assert leader is not None
    if next(lineups(situation, rules, pack, leader, halts, tick), None) is not None:
        return
    furthest = max((halt.at for halt in halts), default=0)
    at = [halt for halt in halts if halt.at == furthest]
    refused = next((halt.refused for halt in at if halt.refused is not None), None)
    if refused is not None:
        yield from (Reason(b.clause, b.sentence) for b in refused.breaches)
        yield from _perhaps_a_parry(situation.trick[: furthest + 1])
    elif furthest == len(situation.trick) and isinstance(situation.turn, int):
        yield reason(
            c.END_2,
            "{seat} is not on turn in this trick again: with the passes up to there it is over.",
            "{seat} kommt in diesem Stich nicht mehr an die Reihe: Mit den Pässen bis dahin ist er "
            "zu Ende.",
            seat=SeatTerm(situation.turn),
        )
    elif at:
        yield reason(
            c.END_2,
            "The trick is over before {seat} acts again.",
            "Der Stich ist zu Ende, bevor {seat} noch einmal handelt.",
            seat=SeatTerm(situation.trick[min(furthest, len(situation.trick) - 1)].seat),
        )
    else:
        yield reason(
            c.HIGH_1,
            "No card is left that could stand where one is forgotten.",
            "Wo eine Karte vergessen ist, kann keine mehr gelegen haben.",
        )


def of_the_turn(situation: Situation, rules: RuleSet, pack: Pack) -> Iterator[Reason]:
    """Who is told to be on turn after the end of the trick, and cannot be."""
    leader, turn = leaders(situation)[0], situation.turn
    if leader is None or not isinstance(turn, int) or not situation.trick:
        return
    lineup = next(lineups(situation, rules, pack, leader, []), None)
    if lineup is None or not lineup.over:
        return
    shown = [entry.seat for entry in situation.trick if entry.act.shows]
    seats = {"taker": SeatTerm(shown[-1]), "seat": SeatTerm(turn)}
    if situation.trick[-1].act is Did.PARRY:
        yield reason(
            c.PARRY_4,
            "The trick is over: {taker} has parried, and {seat} is not on turn.",
            "Der Stich ist zu Ende: {taker} hat pariert, und {seat} ist nicht dran.",
            **seats,
        )
        return
    yield reason(
        c.END_2,
        "The trick is over: counting the passes left out, all have passed on the last card of "
        "{taker}; so {seat} is not on turn.",
        "Der Stich ist zu Ende: Die ausgelassenen Pässe mitgezählt, haben alle auf die letzte "
        "Karte von {taker} gepasst; also ist {seat} nicht dran.",
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

"""The court of Daumen drauf! as the commands take it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from attrs import evolve

from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.checked import check
from daumen_rules.games.daumen_drauf.court.expected import compare
from daumen_rules.games.daumen_drauf.court.explained import explained, move_words, moves
from daumen_rules.games.daumen_drauf.court.faq import faq_page
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.interview import INTERVIEW
from daumen_rules.games.daumen_drauf.court.ruling_data import ruling_data
from daumen_rules.games.daumen_drauf.court.ruling_words import Teller
from daumen_rules.games.daumen_drauf.court.shown import seen, shown
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import is_situation, read
from daumen_rules.games.daumen_drauf.court.situation.values import rules_of
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.court import Court
from daumen_rules.pieces.options import OptionError


def _under(situation: Situation, asked: str) -> Situation:
    try:
        return evolve(situation, rules=rules_of(asked))
    except Fault as fault:
        raise OptionError(
            f"found {asked!r}; expected {fault.expected.en}",
            f"gefunden {asked!r}; erwartet {fault.expected.de}",
        ) from None


def _rule(situation: Situation, running: Callable[[], bool]) -> Ruling[World | None]:
    return Hearing(situation, running).ruling()


def _lines(
    file: str,
    situation: Situation,
    ruling: Ruling[World | None],
    language: Language,
    long: bool,
) -> Iterator[str]:
    return Teller(situation, language, long=long).lines(file, ruling)


COURT: Final[Court[Situation, AnyRecord, World | None]] = Court(
    is_situation=is_situation,
    read=read,
    write=write_text,
    under=_under,
    interview=INTERVIEW,
    rule=_rule,
    lines=_lines,
    data=ruling_data,
    names=lambda situation: situation.names,
    length=lambda situation: len(situation.trick),
    seen=seen,
    shown=shown,
    compare=compare,
    questions_page=faq_page,
    check=check,
    moves=moves,
    explain=explained,
    move_words=move_words,
)

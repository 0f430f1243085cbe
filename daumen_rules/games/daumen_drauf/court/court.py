"""The court of Daumen drauf! as the commands take it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from attrs import evolve

from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.expected import compare
from daumen_rules.games.daumen_drauf.court.explained import (
    explained,
    explained_with_gaps,
    move_words,
)
from daumen_rules.games.daumen_drauf.court.faq import faq_page
from daumen_rules.games.daumen_drauf.court.found import find
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
from daumen_rules.games.daumen_drauf.model import Action, Playing, State
from daumen_rules.games.daumen_drauf.notation.words import read_gap, write_gap
from daumen_rules.games.daumen_drauf.otherwise import readings_that_allow
from daumen_rules.games.daumen_drauf.stories.kept import pointer, whole_story, witness_of
from daumen_rules.games.daumen_drauf.suggested import suggestions
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.court import Court
from daumen_rules.pieces.noting import Gaps
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.telling import hung


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


def _otherwise(state: State, action: Action) -> tuple[tuple[str, str], ...]:
    return readings_that_allow(state, action) if isinstance(state, Playing) else ()


def _example(question: str, value: str, language: Language, long: bool) -> Iterator[str]:
    witness = witness_of(question, value)
    if witness is None:
        return
    if long:
        yield from (f"      {line}" for line in whole_story(witness, language))
    else:
        yield hung(pointer(witness, language), 6, 10)


COURT: Final[Court[Situation, World | None]] = Court(
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
    gaps=Gaps(read=read_gap, write=write_gap),
    find=find,
    otherwise=_otherwise,
    suggest=suggestions,
    example=_example,
    explain=explained,
    explain_gaps=explained_with_gaps,
    move_words=move_words,
)

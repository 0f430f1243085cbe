"""The court of Daumen drauf!, as the object that commands use."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from daumen_rules.contracts.court import (
    CaseScene,
    Compared,
    Court,
    FoundWithGaps,
    Interview,
    ShownSituation,
)
from daumen_rules.contracts.record_extras import Gaps
from daumen_rules.contracts.report_text import hung
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Language, quoted
from daumen_rules.pieces.options import OptionError

from ..notation.remembered_actions import read_gap, write_gap
from ..notation.spoken_cards import in_signs
from .hearing import Hearing
from .situation.json_form import write_json
from .situation.model import Situation
from .situation.reading import is_situation, read
from .situation.values import rules_of
from .situation.words import FORMAT, FORMAT_VERSION, TITLE
from .situation.worlds import World
from .situation.writer import write_text
from .telling import told

if TYPE_CHECKING:
    from daumen_rules.contracts.check_result import RecordFound
    from daumen_rules.contracts.difference_study import AnyStudy
    from daumen_rules.disputes.explanation import Explanation


def _under(situation: Situation, asked: str) -> Situation:
    try:
        return evolve(situation, rules=rules_of(asked))
    except Fault as fault:
        raise OptionError(
            f"found {quoted(asked)}; expected {fault.expected.en}",
            f"gefunden {quoted(asked)}; erwartet {fault.expected.de}",
        ) from None


def _asked(words: str) -> Situation | None:
    text = f"{FORMAT} {TITLE} {FORMAT_VERSION}\nnames: Anna, Ben, Cleo\nask: {words}\n"
    with suppress(InputError):
        situation = read(text)
        if situation.ask.kind.of_anybody and situation.ask.seat is None:
            return situation
    return None


def _rule(situation: Situation, running: Callable[[], bool]) -> Ruling[World | None]:
    return Hearing(situation, running).ruling()


# Modules that most rulings do not need are loaded when a command asks for them


def _games(*asked: Any) -> Iterator[str]:
    from .ruling_games import games_apart

    return games_apart(*asked)


def _case_scene(*asked: Any) -> CaseScene:
    from .shown import case_scene

    return case_scene(*asked)


def _compare(*asked: Any) -> tuple[Compared, ...]:
    from .expected import compare

    return compare(*asked)


def _interview() -> Interview[Situation]:
    from .interview import INTERVIEW

    return INTERVIEW


def _seen(*asked: Any) -> Situation:
    from .shown import seen

    return seen(*asked)


def _shown(*asked: Any) -> ShownSituation:
    from .shown import shown

    return shown(*asked)


def _questions_page(*asked: Any) -> Iterator[str]:
    from .faq import faq_page

    return faq_page(*asked)


def _find(*asked: Any) -> RecordFound:
    from .gapped_record import find

    return find(*asked)


def _explain(*asked: Any) -> Explanation:
    from .explained import explained

    return explained(*asked)


def _explain_gaps(*asked: Any) -> FoundWithGaps:
    from .explained import explained_with_gaps

    return explained_with_gaps(*asked)


def _move_words(*asked: Any) -> str:
    from .explained import move_words

    return move_words(*asked)


def _study() -> AnyStudy:
    from ..stories.study import STUDY

    return STUDY


def _example(question: str, value: str, language: Language, long: bool) -> Iterator[str]:
    from ..stories.witness_text import pointer, whole_story, witness_of

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
    data=lambda situation: json.loads(write_json(situation)),
    interview=_interview,
    asked=_asked,
    rule=_rule,
    report=told,
    games=_games,
    names=lambda situation: situation.names,
    length=lambda situation: len(situation.trick),
    seen=_seen,
    shown=_shown,
    case_scene=_case_scene,
    compare=_compare,
    questions_page=_questions_page,
    study=_study,
    gaps=Gaps(read=read_gap, write=write_gap, in_signs=in_signs),
    find=_find,
    example=_example,
    explain=_explain,
    explain_gaps=_explain_gaps,
    move_words=_move_words,
)

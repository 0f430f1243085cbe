"""The judge of any game: the object that commands use, and the report of its rulings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from daumen_rules.contracts.court import AnyJudge, Compared, Interview
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Key
from daumen_rules.disputes.report import FindingReport, OpinionReport, RulingReport
from daumen_rules.disputes.ruling import Ruling, Summary, summary
from daumen_rules.disputes.telling import Telling, report
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.text import LANGUAGES, Language, Text, shortened
from daumen_rules.kernel.verdict import Verdict
from daumen_rules.pieces.options import MANUAL
from daumen_rules.pieces.written_line import Line
from daumen_rules.records.position_json import Told, lines_told
from daumen_rules.records.position_text import write_position_text
from daumen_rules.records.record_lines import key_of, lines_of
from daumen_rules.records.validation import game_of

from .case import Case
from .case import differences as lines_of_first
from .hearing import Hearing, is_bound
from .interview import interview_of
from .nearest import games_named, nearest
from .situation import Situation, figure_asked, read_situation, under
from .unknown_words import unknown_word

NEAR: Final = 3
"""The number of clauses and questions that are told where a question cannot be read."""
GIST: Final = 90
"""The number of letters of each that are told."""
_ID: Final = re.compile(r"[A-Z][A-Z0-9]*-\d+|Q\d+")


@frozen
class Judge:
    """Gives rulings on positions of a game."""

    game: AnyGame

    def read(self, text: str, tick: Tick, /) -> Situation:
        """A position with a question. Raises InputError."""
        return read_situation(text, self.game, tick)

    def write(self, situation: Situation, _: Language, /) -> str:
        """The situation as it was told."""
        return situation.told

    def data(self, situation: Situation, /) -> dict[str, Any]:
        """The situation as data for JSON."""
        return situation.data

    def interview(self) -> Interview[Situation]:
        """The interview that asks for a situation."""
        return interview_of(self.game)

    def asked(self, words: str, /) -> Situation | None:
        """The situation of a question that needs no table; None for any other words."""
        return figure_asked(words, self.game)

    def under(self, situation: Situation, rules: str, /) -> Situation:
        """The situation under other rules, as written. Raises OptionError, InputError."""
        return under(situation, rules)

    def rule(self, situation: Situation, running: Callable[[], bool], /) -> Ruling[Case | None]:
        """The ruling; it says so where `running` ended the search."""
        return Hearing(situation, running).ruling()

    def report(self, situation: Situation, ruling: Ruling[Case | None], /) -> RulingReport[Any]:
        """The report of a ruling."""
        return report(ruling, _telling(situation))

    def games(self, _: Ruling[Case | None], _language: Language, _whole: bool, /) -> Iterator[str]:
        """No games: this judge keeps none that show where readings differ."""
        return iter(())

    def compare(self, situation: Situation, ruling: Ruling[Case | None], /) -> tuple[Compared, ...]:
        """The expectations of the writer, each compared with the ruling."""
        return tuple(_compared(situation, ruling))


def judge_of(text: str, asked: AnyGame | None, default: AnyGame) -> AnyJudge:
    """The judge for a text: the own court of its game, or else the judge of any game.

    The text names the game; without a name it is `asked`, or else `default`. Raises InputError.
    """
    game = _game(text, asked) or default
    return Judge(game) if game.court is None else game.court()


def asked_without_table(words: str) -> tuple[str, AnyJudge, Any] | None:
    """The question of plain words that name a game and need no table: the game, its judge, and the
    situation. None for other words.
    """
    for slug, rest in games_named(words):
        judge = judge_of("", None, catalogue.game(slug))
        situation = judge.asked(rest)
        if situation is not None:
            return slug, judge, situation
    return None


def _game(text: str, asked: AnyGame | None) -> AnyGame | None:
    """The game that a text names, else the one that is asked for. Raises InputError."""
    told = lines_told(text)
    line = _line(told, Key.GAME)
    try:
        return asked if line is None else line.asked(lambda: game_of(line.value, asked))
    except InputError as error:
        raise told.placed(error) from None


def _line(told: Told, key: Key) -> Line | None:
    return next((line for line in lines_of(told.text) if key_of(line) is key), None)


def meant(error: InputError, text: str, asked: AnyGame | None, default: AnyGame) -> InputError:
    """The error of a text; that of a question is about what the game does not have, or tells the
    clauses and questions nearest to it.
    """
    told = lines_told(text)
    line = _line(told, Key.ASK)
    if line is None or told.placed(line.error("", error.expected)).line != error.line:
        return error
    game = _game(text, asked) or default
    unknown = unknown_word(game, line.value)
    if unknown is not None:
        return told.placed(line.error(unknown.word, unknown.expected, unknown.column(line.content)))
    near = nearest(f"{game.slug} {line.value}", NEAR)
    if not near:
        return error
    en, de = (
        "; ".join(f"{one.id}: {shortened(one.says[language], GIST)}" for one in near)
        for language in LANGUAGES
    )
    expected = Text(
        f"{error.expected.en}; perhaps you mean {en}",
        f"{error.expected.de}; vielleicht meinst du {de}",
    )
    return InputError(error.line, error.column, error.found, expected)


# The report


def _telling(situation: Situation) -> Telling[Case]:
    game, names = situation.game, situation.names
    bounds = {game.book.question_on(o.field).id for o in game.book.options if is_bound(o)}
    titles = {question.id: question.title for question in game.book.questions()}

    def title(question: str) -> Text:
        text = titles[question]
        if question not in bounds:
            return text
        return Text(f"a bound of ours: {text.en}", f"eine Grenze von uns: {text.de}")

    def said(verdict: Verdict) -> Text:
        return Text(*(verdict.said.say(language, names) for language in LANGUAGES))

    def differences(one: Case, other: Case) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
        found = lines_of_first(game, one.start, other.start, names)
        return found, found

    def completed(case: Case) -> Text:
        return _completed(situation, case)

    return Telling(
        names=names,
        version=game.book.versions[-1],
        question=situation.question,
        is_permission=situation.row.is_permission,
        rules=lambda name: Text(name, "Anleitung" if name == MANUAL else name),
        title=title,
        differences=differences,
        completed=completed,
        if_at_hand=said,
    )


def _completed(situation: Situation, case: Case) -> Text:
    """The situation with its gaps filled as in a case, in the notation of positions."""
    acts, ask = situation.position.acts, situation.question
    en, de = (
        write_position_text(
            case.game, case.start, situation.names, language, acts=acts, ask=ask[language]
        )
        for language in LANGUAGES
    )
    return Text(en, de)


# Expectations


def _compared(situation: Situation, ruling: Ruling[Case | None]) -> Iterator[Compared]:
    found = summary(ruling)
    assert found is not None
    (opinion,) = report(ruling, _telling(situation)).opinions
    ids = _ids(opinion)
    own = opinion.finding.verdict
    said = {found.answer.written(situation.names), found.answer.code}
    if own is not None:
        said |= {own.answer.written(situation.names), own.answer.code}
        said |= {own.said.say(language, situation.names) for language in LANGUAGES}
    said |= {opinion.finding.result.value}
    words = {each.casefold() for each in said}
    for line in situation.position.expects:
        wanted = {word for word in line.value.split() if _ID.fullmatch(word)}
        answer = " ".join(word for word in line.value.split() if word not in wanted)
        yield Compared(
            line=line.number,
            manual="",
            expected=line.value,
            found=_found(found, opinion, situation.names, ids),
            agrees=answer.casefold() in words and wanted <= ids,
        )


def _ids(opinion: OpinionReport[Any]) -> frozenset[str]:
    """The clauses that carry the answer, and the questions that would change it."""
    return frozenset((*_clauses(opinion.finding), *(one.question for one in opinion.readings)))


def _clauses(finding: FindingReport[Any]) -> Iterator[str]:
    yield from (reason.clause.id for reason in finding.reasons)
    yield from (clause.id for clause in finding.among)
    for verdict in (finding.verdict, *(case.verdict for case in finding.cases)):
        if verdict is not None:
            yield from (clause.id for clause in verdict.clauses)


def _found(
    found: Summary, opinion: OpinionReport[Any], names: Sequence[str], ids: frozenset[str]
) -> str:
    """The ruling as an `expect:` line has it."""
    verdict = opinion.finding.verdict
    words = [found.answer.written(names)]
    if not opinion.is_clear and verdict is not None:
        words.append(f"({verdict.answer.written(names)})")
    return " ".join((*words, *sorted(ids)))

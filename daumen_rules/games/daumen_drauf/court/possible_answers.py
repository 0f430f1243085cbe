"""The answers that are possible where the gaps decide, in words."""

from __future__ import annotations

from daumen_rules.disputes.answers import Number
from daumen_rules.disputes.findings import Depends
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Verdict

from .situation.model import Situation
from .situation.worlds import World


def possible_answers(
    situation: Situation, language: Language, finding: Depends[World | None]
) -> str:
    """All answers, a range of numbers, or two of them as examples."""

    def told(verdict: Verdict) -> str:
        return verdict.said.say(language, situation.names)

    def either(words: list[str]) -> str:
        return f"{', '.join(words[:-1])} {Text('or', 'oder')[language]} {words[-1]}"

    ask, provided = situation.ask, finding.provided
    if provided is not None and ask.card is not None and ask.seat is not None:
        said, name = told(provided), situation.names[ask.seat]
        card = ask.card.term.words[language]
        return Text(
            f"{said} if {name} holds {card}, else refused",
            f"{said}, wenn {name} {card} hat, sonst nicht erlaubt",
        )[language]
    two = [told(case.verdict) for case in finding.cases]
    if not finding.complete:
        return Text("for example ", "zum Beispiel ")[language] + either(two)
    answers = [verdict.answer for verdict in finding.answers]
    values = [answer.value for answer in answers if isinstance(answer, Number)]
    if len(answers) == len(values) > 2:
        least, most = min(values), max(values)
        return Text(f"from {least} to {most}", f"von {least} bis {most}")[language]
    return either(list(dict.fromkeys((*two, *map(told, finding.answers)))))

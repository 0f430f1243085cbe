"""What is told of a kept game, and of a question that has none.

Here live the words that the command `differ` and the pages of `spec` share.
"""

from __future__ import annotations

from daumen_rules.cli.story import Story, make_story
from daumen_rules.games.daumen_drauf.readings import difference
from daumen_rules.games.daumen_drauf.witnesses import Witness
from daumen_rules.kernel.question import Question, Support
from daumen_rules.kernel.text import Language, Text


def story_of(witness: Witness, language: Language) -> Story:
    """The story of a kept game."""
    contrast = witness.contrast
    rules = contrast.first, contrast.second
    default = Text("the German default", "die deutsche Vorgabe")[language]
    against = next((a, b) for flag, a, b in difference(*rules) if flag == contrast.flag)
    labels = f"{against[0]} ({default})", against[1]
    steps = witness.steps(rules[0]), witness.steps(rules[1])
    return make_story(witness.study.name, steps, rules, labels, language)


def settled_words(question: Question, language: Language) -> str:
    """Why a question without a flag has no witness."""
    excluded = [
        reading.value
        for reading in question.readings
        if Support.EXCLUDED in (reading.german, reading.english)
    ]
    clauses = ", ".join(clause.id for clause in question.clauses)
    if excluded:
        out = ", ".join(excluded)
        return Text(
            f"No flag, and so no game was searched for: the texts settle it ({clauses}). "
            f"They exclude {out}.",
            f"Kein Schalter, und darum keine gesuchte Partie: Die Texte entscheiden es "
            f"({clauses}). Sie schließen {out} aus.",
        )[language]
    return Text(
        f"No flag, and so no game was searched for: the library knows one reading only "
        f"({clauses}).",
        f"Kein Schalter, und darum keine gesuchte Partie: Die Bibliothek kennt nur eine Lesart "
        f"({clauses}).",
    )[language]


def witness_heading(witness: Witness, story: Story, language: Language) -> str:
    """What a kept game parts, under which rules, and how short it is."""
    contrast = witness.contrast
    measure = story.measure[language]
    return Text(
        f"The shortest game that parts `{contrast.first}` from `{contrast.second}`: {measure}.",
        f"Die kürzeste Partie, die `{contrast.first}` von `{contrast.second}` trennt: {measure}.",
    )[language]

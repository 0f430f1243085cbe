"""What is told of a kept game, and of a question that has none.

Here live the words that the command `differ` and the pages of `spec` share.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    clauses = ", ".join(clause.id for clause in question.clauses)
    german = _listed(r.value for r in question.readings if r.german is Support.EXCLUDED)
    english = _listed(r.value for r in question.readings if r.english is Support.EXCLUDED)
    no_game = Text(
        "No flag, and no game to search for: ", "Kein Schalter, keine Partie zu suchen: "
    )
    if not german and not english:
        return (
            no_game[language]
            + Text(
                f"no text excludes a reading ({clauses}), and the library carries out one alone.",
                f"Kein Text schließt eine Lesart aus ({clauses}), und die Bibliothek führt nur "
                "eine aus.",
            )[language]
        )
    out = (
        [Text(f"German excludes {german}", f"der deutsche schließt {german} aus")] if german else []
    )
    if english:
        out.append(Text(f"English excludes {english}", f"der englische schließt {english} aus"))
    told = "; ".join(words[language] for words in out)
    return (
        no_game[language]
        + Text(
            f"the texts settle it by {clauses}. {told}.",
            f"Die Texte entscheiden es mit {clauses}: {told}.",
        )[language]
    )


def _listed(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def witness_heading(witness: Witness, story: Story, language: Language) -> str:
    """What a kept game parts, under which rules, and how short it is."""
    contrast = witness.contrast
    measure = story.measure[language]
    return Text(
        f"The shortest game that parts `{contrast.first}` from `{contrast.second}`: {measure}.",
        f"Die kürzeste Partie, die `{contrast.first}` von `{contrast.second}` trennt: {measure}.",
    )[language]

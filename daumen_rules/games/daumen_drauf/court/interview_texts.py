"""What an interview says and understands, in English and in German.

The questions put to the rules bring their own words.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

OPEN: Final = (
    *("unknown", "unbekannt", "follows", "folgt", "don't know", "dont know", "weiß nicht"),
    *("weiss nicht", "no idea", "keine ahnung", "nobody knows", "weiß keiner"),
)
"""Answers after which nothing is written."""

ALL: Final = ("only", "just", "nur")
"""Words before cards that are a whole hand."""
NOTHING: Final = ("none", "keiner", "keine", "-")

INTRODUCTION: Final = Text(
    "Cards: Y, G or B, 1 to 9, p poisonous or h harmless; Y3? of an unknown fang, Y? or ?3 half "
    "remembered, ? any card; or in words: `yellow 3 poisonous`, `some 3`. `don't know` is an "
    "answer.",
    "Karten: Ge (gelb), Gr (grün) oder Sw (schwarz), 1 bis 9, g giftig oder u ungiftig; Ge3? mit "
    "unbekanntem Giftzahn, Ge? oder ?3 halb erinnert, ? irgendeine; oder in Worten: `gelb 3 "
    "giftig`, `irgendeine 3`. `weiß nicht` ist eine Antwort.",
)


def a_number(most: int, question: Text) -> Text:
    """What was expected in place of a question that is neither a number nor in words."""
    return Text(
        f"a number from 1 to {most}, or in words {question.en}",
        f"eine Nummer von 1 bis {most}, oder in Worten {question.de}",
    )


UNKNOWN: Final = Text("unknown", "unbekannt")
DEFAULTS: Final = {
    "rules": Text("both", "beide"),
    "names": Text("Anna, Ben, Cleo", "Anna, Ben, Cleo"),
    "kind": Text("1", "1"),
    "card": Text("Y1?", "Ge1?"),
    "trick": Text("none", "keiner"),
    "turn": Text("follows", "folgt"),
}
QUESTIONS: Final = {
    "rules": Text(
        "Which rules: both, german or english?", "Welche Regeln: beide, deutsch oder englisch?"
    ),
    "names": Text("Who plays, clockwise?", "Wer spielt mit, im Uhrzeigersinn?"),
    "kind": Text(
        "What is the question? Its number, or in words:",
        "Was ist die Frage? Ihre Nummer, oder in Worten:",
    ),
    "who": Text("Who is it about?", "Um wen geht es?"),
    "card": Text("Which card?", "Welche Karte?"),
    "trick": Text(
        "The trick so far, in order, such as `{0} Y3?, {1} pass, {0} parry Y5?`:",
        "Der Stich bisher, der Reihe nach, etwa `{0} Ge3?, {1} passt, {0} pariert Ge5?`:",
    ),
    "turn": Text(
        "Whose turn is it? A name, ? if nobody remembers, or as it follows from the trick:",
        "Wer ist am Zug? Ein Name, ?, wenn es niemand mehr weiß, oder wie es aus dem Stich folgt:",
    ),
    "hand": Text(
        "What does {who} hold, such as `yellow 3`, `Y4p Y7? ?`, with ... at the end for perhaps "
        "more, `3 cards`, `none`, or `don't know`? One card alone is one of them; `only Y3` is "
        "all:",
        "Was hat {who} auf der Hand, etwa `gelb 3`, `Ge4g Ge7? ?`, mit ... am Ende für vielleicht "
        "mehr, `3 Karten`, `keine` oder `weiß nicht`? Eine Karte allein ist eine davon; `nur Ge3` "
        "ist alles:",
    ),
    "hands": Text(
        "Which (other) hands are known, such as `{0} Y4p ? ..., {1} 3 cards`?",
        "Welche (anderen) Hände sind bekannt, etwa `{0} Ge4g ? ..., {1} 3 Karten`?",
    ),
    "pile": Text("How many cards has the draw pile?", "Wie viele Karten hat der Stapel?"),
    "captured": Text(
        "What has {who} captured before this trick, such as `Y1h ? ...`, `4 cards`, `none`?",
        "Was hat {who} vor diesem Stich eingenommen, etwa `Ge1u ? ...`, `4 Karten`, `keine`?",
    ),
    "starter": Text("Who started the game?", "Wer hat die Partie begonnen?"),
    "final": Text(
        "The points at the end of the game, of {names}:",
        "Die Punkte am Ende der Partie, von {names}:",
    ),
    "totals": Text(
        "The points after the last game, of {names}:",
        "Die Punkte nach der letzten Partie, von {names}:",
    ),
}


def in_plain_words(form: Text) -> Text:
    """The form of a question, for anybody and any card."""
    return Text(
        form.en.replace("NAME", "somebody").replace("CARD", "a card"),
        form.de.replace("NAME", "jemand")
        .replace("mit CARD", "mit einer Karte")
        .replace("CARD", "eine Karte"),
    )

"""The words that an interview says and understands, in English and in German.

The questions that the court answers have their words in `asks`.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes.interviewing import KIND, NAMES, RULES, WHO, AnswerType, Field
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Text

ALL: Final = ("only", "just", "nur")
"""Words before the cards of a hand that say that these are all of it."""
NOTHING: Final = ("none", "nothing", "nichts", "keiner", "keine", "-")

INTRODUCTION: Final = Text(
    "Cards: Y, G or B, 1 to 9, p poisonous or h harmless; Y3? of an unknown fang, Y? or ?3 half "
    "remembered, ? any card; or in words: `yellow 3 poisonous`, `some 3`. `don't know` is an "
    "answer.",
    "Karten: Ge (gelb), Gr (grün) oder Sw (schwarz), 1 bis 9, g giftig oder u ungiftig; Ge3? mit "
    "unbekanntem Giftzahn, Ge? oder ?3 halb erinnert, ? irgendeine; oder in Worten: `gelb 3 "
    "giftig`, `irgendeine 3`. `weiß nicht` ist eine Antwort.",
)


RULE_SETS: Final = (
    Text("both", "beide"),
    Text("german", "deutsch"),
    Text("english", "englisch"),
)

FIELDS: Final = {
    "rules": evolve(
        RULES,
        default=RULE_SETS[0],
        help=Text(
            "The game has a German manual and an English translation, which differ in few points. "
            "`both` answers by each.",
            "Zum Spiel gibt es eine deutsche Anleitung und eine englische Übersetzung, die in "
            "wenigen Punkten verschieden sind. `beide` antwortet nach jeder.",
        ),
    ),
    "names": evolve(NAMES, default=Text("Anna, Ben, Cleo", "Anna, Ben, Cleo")),
    "kind": KIND,
    "who": WHO,
    "card": Field(
        about=Text("Which card", "Welche Karte"),
        type=AnswerType.CARD,
        default=Text("Y1?", "Ge1?"),
    ),
    "trick": Field(
        about=Text("What happened", "Was ist geschehen"),
        type=AnswerType.MOVES,
        several=True,
        example=Text(
            "`Anna yellow 3, Ben passes`, or nothing", "`Anna gelb 3, Ben passt`, oder nichts"
        ),
        default=Text("nothing", "nichts"),
        help=Text(
            "Tell the trick, with commas between: who showed which card, passed, or parried. "
            "`Anna parries yellow 5`, `Ben takes it`, `Cleo passed over` are read too. Passes "
            "may be left out. Enter if nothing was shown yet, or if it does not matter.",
            "Erzähle den Stich, mit Kommas dazwischen: wer welche Karte gezeigt hat, gepasst oder "
            "pariert hat. Auch `Anna pariert gelb 5`, `Ben nimmt ihn`, `Cleo übergangen` werden "
            "gelesen. Passen darf fehlen. Enter, wenn noch nichts gezeigt ist oder es nicht darauf "
            "ankommt.",
        ),
    ),
    "shown": Field(
        about=Text("The trick so far", "Der Stich bisher"),
        type=AnswerType.MOVES,
        several=True,
        example=Text(
            "`{0} Y3?, {1} pass, {0} parry Y5?`", "`{0} Ge3?, {1} passt, {0} pariert Ge5?`"
        ),
        default=Text("none", "keiner"),
    ),
    "turn": Field(
        about=Text("Whose turn is it", "Wer ist am Zug"),
        type=AnswerType.SEAT,
        remark=Text(
            "A name, ? if nobody remembers, or as it follows from the trick",
            "Ein Name, ?, wenn es niemand mehr weiß, oder wie es aus dem Stich folgt",
        ),
        default=Text("follows", "folgt"),
        takes_unknown=True,
    ),
    "hand": Field(
        about=Text("What does {who} hold", "Was hat {who} auf der Hand"),
        type=AnswerType.HAND,
        example=Text(
            "`yellow 3`, `Y4p Y7? ?`, with ... at the end for perhaps more, `3 cards`, `none`, or "
            "`don't know`",
            "`gelb 3`, `Ge4g Ge7? ?`, mit ... am Ende für vielleicht mehr, `3 Karten`, `keine` "
            "oder `weiß nicht`",
        ),
        remark=Text(
            "One card alone is one of them; `only Y3` is all",
            "Eine Karte allein ist eine davon; `nur Ge3` ist alles",
        ),
    ),
    "hands": Field(
        about=Text("Which (other) hands are known", "Welche (anderen) Hände sind bekannt"),
        type=AnswerType.HAND,
        several=True,
        example=Text("`{0} Y4p ? ..., {1} 3 cards`", "`{0} Ge4g ? ..., {1} 3 Karten`"),
    ),
    "pile": Field(
        about=Text("How many cards has the draw pile", "Wie viele Karten hat der Stapel"),
        type=AnswerType.NUMBER,
    ),
    "captured": Field(
        about=Text(
            "What has {who} captured before this trick",
            "Was hat {who} vor diesem Stich eingenommen",
        ),
        type=AnswerType.HAND,
        example=Text("`Y1h ? ...`, `4 cards`, `none`", "`Ge1u ? ...`, `4 Karten`, `keine`"),
    ),
    "starter": Field(
        about=Text("Who started the game", "Wer hat die Partie begonnen"), type=AnswerType.SEAT
    ),
    "final": Field(
        about=Text("The points at the end of the game", "Die Punkte am Ende der Partie"),
        type=AnswerType.NUMBER,
        several=True,
    ),
    "totals": Field(
        about=Text("The points after the last game", "Die Punkte nach der letzten Partie"),
        type=AnswerType.NUMBER,
        several=True,
    ),
}
"""The questions of the interview by their keys; the row of a question names its keys."""


def in_plain_words(form: Text) -> Text:
    """The form of a question with `somebody` and `a card` in its gaps."""
    return Text(
        form.en.replace("NAME", "somebody").replace("CARD", "a card"),
        form.de.replace("NAME", "jemand")
        .replace("mit CARD", "mit einer Karte")
        .replace("CARD", "eine Karte"),
    )

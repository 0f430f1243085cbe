"""The questions that may be asked of any game: their words, and the values of their gaps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import PERMISSIONS, YES_OR_NO
from daumen_rules.disputes.asks import AskRow, Gap, Gaps, filled
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import LANGUAGES, Text

from . import answering
from .case import Case
from .spoken import said, spoken


@frozen(kw_only=True, eq=False, repr=False)
class Row(AskRow[Any, Case]):
    """A kind of question of any game."""

    needs_step: bool = False
    """Whether the question is about the last action, which the situation then has to tell."""
    of_somebody: bool = False
    """Whether the verb of the action is in the third person: `lays`, `legt`."""


ROWS: Final[tuple[Row, ...]] = (
    Row(
        name="may",
        form=Text("may NAME ACTION", "darf NAME ACTION"),
        also=("is NAME allowed to ACTION", "is it allowed that NAME ACTION"),
        answer=answering.may,
        answers=PERMISSIONS,
    ),
    Row(
        name="what may",
        form=Text("what may NAME do", "was darf NAME tun"),
        also=(
            "what may NAME play/lay/enter/keep/throw/bet/take",
            "was darf NAME machen/spielen/legen/eintragen/behalten/setzen/nehmen",
        ),
        answer=answering.what_may,
    ),
    Row(
        name="must",
        form=Text("must NAME ACTION", "muss NAME ACTION"),
        also=("has NAME to ACTION", "does NAME have to ACTION", "muß NAME ACTION"),
        answer=answering.must,
        answers=YES_OR_NO,
    ),
    Row(
        name="happens",
        form=Text("what happens then", "was geschieht dann"),
        also=(
            "what happens/follows",
            "what happens/follows now",
            "was passiert/geschieht/folgt",
            "was passiert/folgt dann/jetzt",
            "who takes/gets the trick/pile",
            "who has to take the trick/pile",
            "wer nimmt/bekommt/macht den stich/stapel",
            "wer muss/muß den stich/stapel nehmen",
            "wem gehört der stich",
        ),
        answer=answering.happens,
        needs_step=True,
    ),
    Row(
        name="happens if",
        form=Text("what happens if NAME ACTION", "was geschieht wenn NAME ACTION"),
        also=("was geschieht/passiert, wenn NAME ACTION", "was passiert wenn NAME ACTION"),
        answer=answering.happens_if,
        of_somebody=True,
    ),
    Row(
        name="turn",
        form=Text("whose turn is it", "wer ist dran"),
        also=(
            "whose turn/go is it now",
            "whose go is it",
            "who's next",
            "who is on turn",
            "who is next",
            "who leads/plays/begins/starts",
            "who throws/plays/leads next",
            "wer ist am zug",
            "wer ist an der reihe",
            "wer spielt aus",
            "wer beginnt/spielt/würfelt",
            "wer würfelt/spielt jetzt",
            "wer kommt raus/heraus",
        ),
        answer=answering.turn,
    ),
    Row(
        name="over",
        form=Text("is it over", "ist es vorbei"),
        also=(
            "is the game over/finished",
            "why is it over",
            "ist das spiel aus/vorbei",
            "ist das spiel zu ende",
            "ist es aus",
            "ist es zu ende",
            "ist schluss/schluß",
            "warum ist es aus/vorbei",
            "warum ist es zu ende",
        ),
        answer=answering.is_over,
        answers=YES_OR_NO,
    ),
    Row(
        name="wins",
        form=Text("who wins", "wer gewinnt"),
        also=(
            "who has won",
            "who won",
            "why",
            "who is the winner",
            "who has lost",
            "does NAME win",
            "has NAME won",
            "hat NAME gewonnen",
            "wer hat verloren",
            "wer hat gewonnen",
            "wer ist sieger/der sieger",
            "warum",
        ),
        answer=answering.wins,
    ),
    Row(
        name="points",
        form=Text("how many points has NAME", "wie viele Punkte hat NAME"),
        also=(
            "how many points does NAME have",
            "wie viel/viele punkte hat NAME jetzt",
            "wieviel/wieviele punkte hat NAME",
            "wie viel/viele punkte hat NAME",
        ),
        answer=answering.points_of,
    ),
    Row(
        name="chips",
        form=Text("how many chips has NAME", "wie viele Chips hat NAME"),
        also=(
            "how many chips does NAME have",
            "wieviel/wieviele chips hat NAME",
            "wie viel/viele chips hat NAME",
        ),
        answer=answering.chips_of,
    ),
    Row(
        name="counts",
        form=Text("what does it count", "was zählt es"),
        also=(
            "how much does it count",
            "how many points is that/it",
            "what is the throw/trick worth",
            "was ist der wurf/stich wert",
            "wie viel ist der wurf/stich wert",
            "wieviel ist der wurf/stich wert",
            "wie viel/viele punkte gibt/bringt/zählt das",
            "how much is it worth",
            "what is it worth",
            "was zählt/bringt das/der wurf",
            "was zählt/bringt der wurf",
            "was zählt/bringt das",
            "was bringt es",
            "wie viel zählt/bringt es/das",
            "wieviel zählt/bringt es/das",
        ),
        answer=answering.counts,
    ),
)


ARTICLES: Final = (
    *("the", "a", "an"),
    *("der", "die", "das", "den", "dem", "ein", "eine", "einen"),
)
"""Words that an action within a question may have, and that are not read."""
_FORMS: Final = [", ".join(f"`{row.form[language]}`" for row in ROWS) for language in LANGUAGES]
EXAMPLES: Final = Text(f"a question such as {_FORMS[0]}", f"eine Frage wie {_FORMS[1]}")


def gaps_of(game: AnyGame, names: tuple[str, ...]) -> Gaps:
    """The gaps of questions: NAME takes a player, ACTION an action in any of its forms."""
    some = ", ".join(names)
    return {
        "NAME": Gap(partial(_names, names), Text(f"one of {some}", f"einer von {some}")),
        "ACTION": Gap(partial(_actions, game), game.notation.verbs.expected(0)),
    }


def _names(names: tuple[str, ...], words: tuple[str, ...]) -> Iterator[tuple[int, Seat]]:
    for count in range(len(words), 0, -1):
        seat = seat_named(" ".join(words[:count]), names)
        if seat is not None:
            yield count, seat


def _actions(game: AnyGame, words: tuple[str, ...]) -> Iterator[tuple[int, Any]]:
    plain = " ".join(word for word in words if word.lower() not in ARTICLES)
    for text in dict.fromkeys((" ".join(words), plain)):
        for action in spoken(game).readings(0, text) if text else ():
            yield len(words), action


def write_ask(game: AnyGame, names: tuple[str, ...], row: Row, gaps: Mapping[str, Any]) -> Text:
    """A question in the notation, in both languages."""
    seat: Seat | None = gaps.get("NAME")
    name = "" if seat is None else names[seat]
    texts = list[str]()
    for language in LANGUAGES:
        words = {"NAME": name}
        if "ACTION" in gaps:
            action = gaps["ACTION"]
            words["ACTION"] = said(game, action, language, of_somebody=row.of_somebody)
        texts.append(filled(row.form[language], words))
    return Text(*texts)

"""The questions that may be asked of any game: their words, and the values of their gaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import PERMISSIONS, YES_OR_NO
from daumen_rules.disputes.asks import AskRow, Gap, Gaps, filled
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.kernel.verdict import Verdict
from daumen_rules.pieces.figures import Figure, examples, readings
from daumen_rules.pieces.verbs import Verbs

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


def _row(
    name: str, form: Text, answer: Callable[[Case], Verdict], also: str = "", **more: Any
) -> Row:
    """A row; `also` has its other wordings, with `;` between."""
    others = tuple(" ".join(each.split()) for each in also.split(";") if each.strip())
    return Row(name=name, form=form, also=others, answer=answer, **more)


ROWS: Final[tuple[Row, ...]] = (
    _row(
        "may",
        Text("may NAME ACTION", "darf NAME ACTION"),
        answering.may,
        "is NAME allowed to ACTION; is it allowed that NAME ACTION",
        answers=PERMISSIONS,
    ),
    _row(
        "what may",
        Text("what may NAME do", "was darf NAME tun"),
        answering.what_may,
        """what may NAME play/lay/enter/keep/throw/bet/take; was darf NAME
        machen/spielen/legen/eintragen/behalten/setzen/nehmen""",
    ),
    _row(
        "must",
        Text("must NAME ACTION", "muss NAME ACTION"),
        answering.must,
        "has NAME to ACTION; does NAME have to ACTION; muß NAME ACTION",
        answers=YES_OR_NO,
    ),
    _row(
        "happens",
        Text("what happens then", "was geschieht dann"),
        answering.happens,
        """what happens/follows; was passiert/geschieht/folgt; was passiert/folgt dann;
        who takes/gets the trick/pile; who has to take the
        trick/pile; wer nimmt/bekommt/macht den stich/stapel; wer muss/muß den stich/stapel
        nehmen; wem gehört der stich""",
        needs_step=True,
    ),
    _row(
        "happens if",
        Text("what happens if NAME ACTION", "was geschieht wenn NAME ACTION"),
        answering.happens_if,
        "was geschieht/passiert, wenn NAME ACTION; was passiert wenn NAME ACTION",
        of_somebody=True,
    ),
    _row(
        "turn",
        Text("whose turn is it", "wer ist dran"),
        answering.turn,
        """whose go is it; who is on turn; who is next;
        who leads/plays/begins/starts; who throws/plays/leads next; wer ist am zug; wer ist
        an der reihe; wer spielt aus; wer beginnt/spielt/würfelt;
        wer kommt raus/heraus; who is leading""",
    ),
    _row(
        "over",
        Text("is it over", "ist es vorbei"),
        answering.is_over,
        """is the game over/finished; why is it over; ist das spiel aus/vorbei; ist das spiel
        zu ende; ist es aus; ist es zu ende; ist schluss/schluß; warum ist es aus/vorbei;
        warum ist es zu ende""",
        answers=YES_OR_NO,
    ),
    _row(
        "wins",
        Text("who wins", "wer gewinnt"),
        answering.wins,
        """who has won; who won; why; who is the winner; who has lost; does NAME win; has NAME
        won; hat NAME gewonnen; wer hat verloren; wer hat gewonnen; wer ist sieger/der
        sieger; warum""",
    ),
    _row(
        "points",
        Text("how many points has NAME", "wie viele Punkte hat NAME"),
        answering.points_of,
        """how many points does NAME have; wieviel/wieviele punkte hat NAME;
        wie viel/viele punkte hat NAME""",
    ),
    _row(
        "chips",
        Text("how many chips has NAME", "wie viele Chips hat NAME"),
        answering.chips_of,
        """how many chips does NAME have; wieviel/wieviele chips hat NAME; wie viel/viele chips
        hat NAME""",
    ),
    _row(
        "counts",
        Text("what does it count", "was zählt es"),
        answering.counts,
        """how much does it/that count; what does that count; what is that worth; how much is
        it/that; how many points do you get for it/that; wie viel gibt/ist das; wieviel
        gibt/ist das; wie
        viele punkte sind das; how many points is that/it; what is the throw/trick worth;
        was ist der wurf/stich wert; wie viel ist der wurf/stich wert; wieviel ist der
        wurf/stich wert; wie viel/viele punkte gibt/bringt/zählt das; how much is it worth;
        what is it worth; was zählt/bringt das/der wurf; was zählt/bringt der wurf; was
        zählt/bringt das; was bringt es; wie viel zählt/bringt es/das; wieviel zählt/bringt
        es/das""",
    ),
)

FIGURE: Final = _row(
    "figure",
    Text("what does FIGURE count", "was zählt FIGURE"),
    answering.worth,
    """FIGURE; what counts FIGURE; what is FIGURE worth; how much is FIGURE; how much is FIGURE
    worth; how much does FIGURE count; how much are FIGURE; what do FIGURE count; how many points
    is/are FIGURE; was ist FIGURE; was ist FIGURE wert; was zählen FIGURE; wie viel ist FIGURE;
    wie viel ist FIGURE wert; wie viel zählt/zählen FIGURE; wieviel ist FIGURE wert; wieviel
    zählt/zählen FIGURE; wie viele punkte bringt/gibt/sind/zählen FIGURE""",
)
"""The question that needs no table; games with figures have it."""


def rows_of(game: AnyGame) -> tuple[Row, ...]:
    """The kinds of questions about a game."""
    return (*ROWS, FIGURE) if game.notation.figures.rows else ROWS


def examples_of(game: AnyGame) -> Text:
    """What is expected where a question about a game cannot be read."""
    rows = game.notation.figures.rows
    if not rows:
        return EXAMPLES
    en, de = (
        FIGURE.form[language].replace("FIGURE", rows[0].example(language)) for language in LANGUAGES
    )
    return Text(f"{EXAMPLES.en}, `{en}`", f"{EXAMPLES.de}, `{de}`")


ARTICLES: Final = (
    *("the", "a", "an"),
    *("der", "die", "das", "den", "dem", "ein", "eine", "einen"),
    *("back", "zurück"),
)
"""Words that an action within a question may have, and that are not read."""
WHOEVER: Final = ("one", "man", "i", "you", "we", "ich", "wir")
"""Words for the player on turn, the one that is written in each language first."""
FROM_TO: Final = re.compile(r"\b(?:from|von) (\w+) (?:to|nach|auf) (\w+)")
"""The two squares of a move, as people say them."""
_FORMS: Final = [", ".join(f"`{row.form[language]}`" for row in ROWS) for language in LANGUAGES]
EXAMPLES: Final = Text(f"a question such as {_FORMS[0]}", f"eine Frage wie {_FORMS[1]}")


def gaps_of(game: AnyGame, names: tuple[str, ...]) -> Gaps:
    """The gaps of questions: NAME takes a player, ACTION an action in any of its forms."""
    some = ", ".join(names)
    gaps = {
        "NAME": Gap(partial(_names, names), Text(f"one of {some}", f"einer von {some}")),
        "ACTION": Gap(partial(actions_in, game), game.notation.verbs.expected(0)),
    }
    if (figures := game.notation.figures).rows:
        gaps["FIGURE"] = _figure_gap(figures)
    return gaps


def _figure_gap(figures: Verbs[Figure]) -> Gap:
    def found(words: tuple[str, ...]) -> Iterator[tuple[int, Figure]]:
        for count in range(len(words), 0, -1):
            yield from ((count, one) for one in readings(figures, " ".join(words[:count])))

    return Gap(found, examples(figures))


def _names(names: tuple[str, ...], words: tuple[str, ...]) -> Iterator[tuple[int, Seat | None]]:
    if words and words[0].lower() in WHOEVER:
        yield 1, None
    if len(words) > 1 and words[0].lower() in ("der", "die", "the"):
        yield from ((count + 1, seat) for count, seat in _names(names, words[1:]))
    for count in range(len(words), 0, -1):
        seat = seat_named(" ".join(words[:count]), names)
        if seat is not None:
            yield count, seat


def actions_in(game: AnyGame, words: tuple[str, ...]) -> Iterator[tuple[int, Any]]:
    """The actions that words can mean, with articles or as `from c3 to d4`, and their number."""
    plain = " ".join(word for word in words if word.lower() not in ARTICLES)
    for text in dict.fromkeys((" ".join(words), plain, FROM_TO.sub(r"\1-\2", plain))):
        for action in spoken(game).readings(0, text) if text else ():
            yield len(words), action


def write_ask(game: AnyGame, names: tuple[str, ...], row: Row, gaps: Mapping[str, Any]) -> Text:
    """A question in the notation, in both languages."""
    seat: Seat | None = gaps.get("NAME")
    texts = list[str]()
    for language in LANGUAGES:
        words = {"NAME": WHOEVER[language == "de"] if seat is None else names[seat]}
        if "FIGURE" in gaps:
            words["FIGURE"] = gaps["FIGURE"].words[language]
        if "ACTION" in gaps:
            action = gaps["ACTION"]
            words["ACTION"] = said(game, action, language, of_somebody=row.of_somebody)
        texts.append(filled(row.form[language], words))
    return Text(*texts)

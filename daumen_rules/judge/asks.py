"""The questions that may be asked of any game: their words, and the values of their gaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import PERMISSIONS, YES_OR_NO
from daumen_rules.disputes.asks import WHOEVER, AskRow, Gap, Gaps, filled
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.kernel.verdict import Verdict
from daumen_rules.pieces.action_kinds import ActionKind
from daumen_rules.pieces.dice import in_digits
from daumen_rules.pieces.figures import Figure, examples, readings
from daumen_rules.pieces.verbs import Verbs

from . import answering
from .case import Case
from .kinds import kind_named
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
        "may kind",
        Text("may NAME KIND", "darf NAME KIND"),
        answering.may_kind,
        "is NAME allowed to KIND; is it allowed that NAME KIND",
        answers=PERMISSIONS,
    ),
    _row(
        "must kind",
        Text("must NAME KIND", "muss NAME KIND"),
        answering.must_kind,
        "has NAME to KIND; does NAME have to KIND; muß NAME KIND",
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
    _row(
        "go on",
        Text("how does it go on", "wie geht es weiter"),
        answering.turn,
        """what now; what happens now; what holds now; how do we go on; what do we do now; what
        should/must we do now; was jetzt/nun/tun; und jetzt/nun; was gilt jetzt/nun/dann; was
        machen/tun wir jetzt/nun; wie geht's weiter""",
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


def examples_of(game: AnyGame, names: tuple[str, ...]) -> Text:
    """What is expected where a question about a game cannot be read: one of each kind."""
    examples = {name: gap.example for name, gap in gaps_of(game, names).items() if gap.example.en}
    gaps = ("NAME", "ACTION", "FIGURE")
    missing = [gap for gap in gaps if gap not in examples]
    rows = [row for row in rows_of(game) if not any(map(row.names, ("KIND", *missing)))]

    def asked(language: Language) -> str:
        words = {name: one[language] for name, one in examples.items()}
        does = {**words, "ACTION": _example_action(game, of_somebody=True)[language]}
        return ", ".join(
            f"`{filled(row.form[language], does if row.of_somebody else words)}`" for row in rows
        )

    return Text(f"a question such as {asked('en')}", f"eine Frage wie {asked('de')}")


ARTICLES: Final = (
    *("the", "a", "an"),
    *("der", "die", "das", "den", "dem", "ein", "eine", "einen"),
    *("back", "zurück"),
)
"""Words that an action within a question may have, and that are not read."""
FROM_TO: Final = re.compile(r"\b(?:from|von) (\w+) (?:to|nach|auf) (\w+)")
"""The two squares of a move, as people say them."""


def gaps_of(game: AnyGame, names: tuple[str, ...]) -> Gaps:
    """The gaps of questions: NAME takes a player, ACTION an action in any of its forms."""
    some, acts = ", ".join(names), game.notation.verbs.expected(0)
    gaps = {
        "NAME": Gap(
            partial(_names, names),
            Text(f"one of {some}", f"einer von {some}"),
            Text(names[0], names[0]),
        ),
        "ACTION": Gap(partial(actions_in, game), acts, _example_action(game)),
        "KIND": Gap(partial(_kinds, game), acts),
    }
    if (figures := game.notation.figures).rows:
        gaps["FIGURE"] = _figure_gap(figures)
    return gaps


def _example_action(game: AnyGame, *, of_somebody: bool = False) -> Text:
    """The first verb of seats within a question, in the infinitive or in the third person; empty
    in a game of pure luck.
    """
    for row in game.notation.verbs.of(0):
        action = row.action(0, row.sample())
        return Text(*(said(game, action, one, of_somebody=of_somebody) for one in LANGUAGES))
    return Text("", "")


def _figure_gap(figures: Verbs[Figure]) -> Gap:
    def found(words: tuple[str, ...]) -> Iterator[tuple[int, Figure]]:
        for count in range(len(words), 0, -1):
            yield from ((count, one) for one in readings(figures, " ".join(words[:count])))

    first = figures.rows[0]
    return Gap(found, examples(figures), Text(first.example("en"), first.example("de")))


def _kinds(game: AnyGame, words: tuple[str, ...]) -> Iterator[tuple[int, ActionKind[Any]]]:
    kind = kind_named(game, " ".join(words))
    if kind is not None:
        yield len(words), kind


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
    plain = in_digits(" ".join(word for word in words if word.lower() not in ARTICLES))
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
        if "KIND" in gaps:
            words["KIND"] = gaps["KIND"].words[language]
        if "ACTION" in gaps:
            action = gaps["ACTION"]
            words["ACTION"] = said(game, action, language, of_somebody=row.of_somebody)
        texts.append(filled(row.form[language], words))
    return Text(*texts)

"""What becomes of the card shown so far, and how many cards one shows: questions on the hands."""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import REFUSED, YES_OR_NO
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.text import SeatTerm, Text, sentence
from daumen_rules.kernel.verdict import Reason, Verdict

from ..situation.model import Situation
from ..situation.worlds import AskKind


def _shows_nothing(situation: Situation) -> tuple[Reason, ...]:
    """The reason where a seat shows no card in the trick that is told; none without a trick."""
    seat = situation.ask.seat
    if seat is None or not situation.trick or any(one.shown(seat) for one in situation.endings):
        return ()
    words = sentence(
        "{seat} shows no card in this trick.",
        "{seat} zeigt in diesem Stich keine Karte.",
        seat=SeatTerm(seat),
    )
    return (Reason(c.RAISE_1, words),)


def _must_release(situation: Situation, _rules: RuleSet, _: Pack) -> Verdict:
    """Whoever raises lays the card shown so far open; whoever passes does not."""
    nothing = _shows_nothing(situation)
    return v.yes_or_no(not nothing, nothing or (c.RAISE_2,))


def _must_release_to_parry(situation: Situation, rules: RuleSet, _: Pack) -> Verdict:
    nothing = _shows_nothing(situation)
    released = rules.parrier_releases_old_card and not nothing
    return v.yes_or_no(released, nothing or ((c.RAISE_2,) if released else (c.PARRY_4,)))


def _keeps_covered(_: Situation, _rules: RuleSet, _pack: Pack) -> Verdict:
    return v.refused((c.RAISE_2,), (_PASSING,))


_PASSING: Final = sentence(
    "a card stays covered only as long as its owner passes and does not raise",
    "verdeckt bleibt die Karte nur, solange man passt und nicht erhöht",
)


def _two_cards(situation: Situation, _rules: RuleSet, _pack: Pack) -> Verdict:
    """A lead is one card, and so is each card that follows."""
    return v.refused((c.TURN_2 if situation.trick else c.LEAD_1,))


RELEASE: Final = AskKind(
    name="must_release",
    of_anybody=True,
    form=Text(
        "must NAME lay the old card open to raise",
        "muss NAME die alte Karte offen hinlegen um zu erhöhen",
    ),
    also=(
        "must the old/first card be laid open/face-up when/to raising/raise",
        "must the old/first card be laid open/face-up",
        "muss/muß die alte/erste/bisherige Karte offen hingelegt/gelegt/gezeigt werden",
        "must NAME lay the/his/her/my/your old/first card open/face-up",
        "must NAME uncover/release/reveal the/his/her/my/your old/first card",
        "do/does NAME have to lay the/his/her/my/your old/first card open",
        "do/does NAME have to uncover/release/reveal the/his/her/my/your old/first card",
        "muss/muß NAME die/seine/ihre/meine alte/erste/bisherige Karte offen hinlegen/legen",
        "muss/muß NAME die/seine/ihre/meine alte/erste/bisherige Karte aufdecken/loslassen",
        "muss/muß NAME die/seine/ihre/meine alte/erste/bisherige Karte zeigen/hinlegen",
        "muss/muß NAME beim Erhöhen die alte/erste Karte offen hinlegen/legen",
        "muss/muß NAME beim Erhöhen die alte/erste Karte aufdecken",
    ),
    fields=("trick",),
    of_table=_must_release,
    answers=YES_OR_NO,
)
RELEASE_TO_PARRY: Final = AskKind(
    name="must_release_to_parry",
    of_anybody=True,
    form=Text(
        "must NAME lay the old card open to parry",
        "muss NAME die alte Karte offen hinlegen um zu parieren",
    ),
    also=(
        "muss/muß NAME beim Parieren die alte/erste Karte offen hinlegen/legen",
        "muss/muß NAME beim Parieren die alte/erste Karte aufdecken",
    ),
    fields=("trick",),
    of_table=_must_release_to_parry,
)
KEEP_COVERED: Final = AskKind(
    name="keep_covered",
    of_anybody=True,
    form=Text("may NAME keep the old card covered", "darf NAME die alte Karte verdeckt lassen"),
    also=(
        "may NAME keep his/her/my/your/the old/first card covered",
        "may NAME raise and keep the old/first card covered",
        "darf NAME die/seine/ihre/meine alte/erste Karte verdeckt lassen/behalten/halten",
    ),
    fields=("trick",),
    of_table=_keeps_covered,
    answers=frozenset((REFUSED,)),
)
TWO_CARDS: Final = AskKind(
    name="two_cards",
    of_anybody=True,
    form=Text("are two cards at once allowed", "sind zwei Karten auf einmal erlaubt"),
    also=(
        "may NAME show/play two/several cards",
        "may NAME show/play two/several cards at once/together",
        "darf NAME zwei/mehrere Karten zeigen/spielen/legen",
        "darf NAME zwei/mehrere Karten auf einmal zeigen/spielen/legen",
        "darf NAME zwei/mehrere Karten gleichzeitig/zugleich zeigen/spielen/legen",
    ),
    fields=("trick",),
    of_table=_two_cards,
)
ROWS: Final = (RELEASE, RELEASE_TO_PARRY, KEEP_COVERED, TWO_CARDS)

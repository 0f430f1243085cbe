"""How does it go on? Answers where something was against the rules, and is noticed only later.

No manual says what holds then. So each answer is one of an open question, with its other readings.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import Phrase
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.model import Action, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import can_be
from daumen_rules.games.daumen_drauf.rule_set import PRESETS, RuleSet
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.games.daumen_drauf.suggestions import suggestions
from daumen_rules.kernel.lines import no_tick
from daumen_rules.kernel.text import Text, sentence
from daumen_rules.kernel.verdict import Reason, Suggestion, Verdict

from ..situation.faults import of_the_sizes
from ..situation.lineups import lineups
from ..situation.model import Entry, Situation
from ..situation.shapes import frame
from ..situation.trick_faults import of_the_trick
from ..situation.trick_so_far import Halt, TrickSoFar, enter, lead, up_to
from ..situation.worlds import AskKind
from .of_tricks import whose_turn
from .row import HANDS, Open, Search

# An action that was not allowed


def _rules(situation: Situation) -> RuleSet:
    """The rules of the first manual that is asked; the manuals agree on what may be shown."""
    asked = situation.rules
    return asked if isinstance(asked, RuleSet) else dict(PRESETS)[situation.manuals[0]]


def _halt(situation: Situation) -> int | None:
    """The number of the entry of the trick that the rules refuse, whatever is forgotten."""
    if not situation.trick:
        return None
    halts: list[Halt] = []
    rules, pack = _rules(situation), pack_for(situation.players)
    if next(lineups(situation, rules, pack, situation.trick[0].seat, halts, no_tick), None):
        return None
    return max((halt.at for halt in halts if halt.refused is not None), default=None)


def _is_refused(situation: Situation) -> bool:
    return _halt(situation) is not None


def _entered(so_far: TrickSoFar, entry: Entry, pack: Pack) -> TrickSoFar | None:
    """The trick after an entry, with the first card that it may mean and that the rules allow."""
    cards = [card for card in pack.cards if can_be(entry.card, card)] if entry.act.shows else [None]
    for card in cards:
        after = enter(so_far, entry, card)
        if isinstance(after, TrickSoFar):
            return after
    return None


def ways_to_go_on(situation: Situation) -> tuple[Suggestion, ...]:
    """The ways to go on after an action of the trick that is refused; none where all are legal."""
    at, pack = _halt(situation), pack_for(situation.players)
    if at is None:
        return ()
    so_far: TrickSoFar | None = lead(
        _rules(situation), pack, situation.players, situation.trick[0].seat
    )
    for entry in situation.trick[:at]:
        so_far = None if so_far is None else _entered(so_far, entry, pack)
    entry = situation.trick[at]
    before = None if so_far is None else up_to(so_far, entry)
    state = before.state if isinstance(before, TrickSoFar) else None
    return suggestions(state, _action(entry, pack)) if isinstance(state, Playing) else ()


def _action(entry: Entry, pack: Pack) -> Action:
    """The refused action, with the first card that the entry may mean."""
    if entry.act.passes:
        return Pass(entry.seat)
    card = next(card for card in pack.cards if can_be(entry.card, card))
    return (Parry if entry.act is Did.PARRY else Show)(entry.seat, card)


_NAMES: Final = {"counted_as_a_pass": "count_as_passed", "stands": "play_on"}
_TAKEN_BACK: Final = sentence(
    "it is taken back, with all that came after it",
    "es wird zurückgenommen, mit allem, was danach kam",
)


def _after_the_action(situation: Situation, reading: str) -> Verdict:
    ways = {one.name: one.sentence for one in ways_to_go_on(situation)}
    name = _NAMES.get(reading, "take_back")
    said = ways.get(name) or ways.get("take_back") or _TAKEN_BACK
    rules, pack = _rules(situation), pack_for(situation.players)
    reasons = tuple(dict.fromkeys(of_the_trick(situation, rules, pack, no_tick)))
    return v.verdict(Phrase(name if name in ways else "take_back", said), reasons)


_IN_GENERAL: Final = {
    "": Phrase("take_back", _TAKEN_BACK),
    "counted_as_a_pass": Phrase("count_as_passed", sentence("it is a pass", "es gilt als gepasst")),
    "stands": Phrase("play_on", sentence("it stands", "es gilt")),
}


def _noticed(_: Situation, reading: str) -> Verdict:
    return v.verdict(_IN_GENERAL.get(reading, _IN_GENERAL[""]), (c.TURN_2,))


# The wrong number of cards


def _misdealt(situation: Situation) -> bool:
    return bool(_wrong_sizes(situation))


def _wrong_sizes(situation: Situation) -> tuple[Reason, ...]:
    of = frame(situation, _rules(situation), pack_for(situation.players))
    return tuple(dict.fromkeys(of_the_sizes(situation, of)))


_DEALT_ANEW: Final = Phrase(
    "deal anew",
    sentence("the cards are shuffled and dealt anew", "es wird neu gemischt und gegeben"),
)
_PUT_RIGHT: Final = Phrase(
    "put right",
    sentence(
        "who has too many cards gives some back, unseen, and who has too few draws",
        "wer zu viele Karten hat, gibt verdeckt zurück, und wer zu wenige hat, zieht nach",
    ),
)


def _after_the_deal(situation: Situation, reading: str) -> Verdict:
    return v.verdict(_how(reading), _wrong_sizes(situation))


def _misdeal(_: Situation, reading: str) -> Verdict:
    return v.verdict(_how(reading), (c.START_3,))


def _how(reading: str) -> Phrase:
    return _PUT_RIGHT if reading == "put_right" else _DEALT_ANEW


GO_ON: Final = AskKind(
    name="go_on",
    form=Text("how does it go on", "wie geht es weiter"),
    also=(
        "what now",
        "what happens now",
        "what do we do now",
        "what should/must we do now",
        "what holds now",
        "how do we go on",
        "was jetzt/nun/tun",
        "und jetzt/nun",
        "was gilt jetzt/nun/dann",
        "was machen wir jetzt/nun",
        "was tun wir jetzt/nun",
        "wie geht's weiter",
    ),
    fields=("trick", "hands", "pile"),
    answer=whose_turn,
    opens=(
        Open[Situation](
            question="Q07", answer=_after_the_action, applies=_is_refused, of_position=False
        ),
        Open[Situation](
            question="Q58", answer=_after_the_deal, applies=_misdealt, of_position=False
        ),
    ),
    search=Search(differences=HANDS),
)
NOTICED: Final = AskKind(
    name="noticed",
    of_anybody=True,
    form=Text(
        "what if it is noticed later that a card was not allowed",
        "was gilt wenn man erst später merkt dass eine Karte nicht erlaubt war",
    ),
    also=(
        "what if an illegal card is noticed later",
        "what if a wrong card was played",
        "was gilt wenn eine falsche Karte erst später bemerkt wird",
        "was gilt/ist wenn eine falsche Karte gespielt/gezeigt wurde",
    ),
    opens=(Open[Situation](question="Q07", answer=_noticed, of_position=False),),
)
MISDEAL: Final = AskKind(
    name="misdeal",
    of_anybody=True,
    form=Text("what if the deal was wrong", "was gilt wenn falsch gegeben wurde"),
    also=(
        "what if the wrong number of cards was dealt",
        "what if somebody/someone/NAME has too many/few cards",
        "what if somebody/someone/NAME got too many/few cards",
        "was ist wenn falsch gegeben wurde",
        "was gilt/ist wenn jemand/einer/NAME zu viele/wenige Karten hat",
    ),
    opens=(Open[Situation](question="Q58", answer=_misdeal, of_position=False),),
)
ROWS: Final = (GO_ON, NOTICED, MISDEAL)

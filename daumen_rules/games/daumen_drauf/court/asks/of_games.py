"""Questions that need no position: on the deal, on the points of a game, on several games.

The answers follow from the names, points and totals that the situation tells.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import Phrase, Seats
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.rule_set import NextStarter, RuleSet
from daumen_rules.games.daumen_drauf.scoring import tally
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text, sentence
from daumen_rules.kernel.verdict import Verdict

from ..situation.faults import deck_clause
from ..situation.model import Situation
from ..situation.needs import needs_points
from ..situation.points_asked import can_be
from ..situation.worlds import AskKind
from .row import Open

# The deal


def _deck(situation: Situation, _: RuleSet, pack: Pack) -> Verdict:
    return v.number_of(len(pack.cards), (deck_clause(situation.players), c.MAT_3))


def _dealt(_situation: Situation, _: RuleSet, pack: Pack) -> Verdict:
    return v.number_of(pack.hand_size, (c.START_3,))


def _undealt(situation: Situation, _: RuleSet, pack: Pack) -> Verdict:
    left = len(pack.cards) - pack.hand_size * situation.players
    return v.number_of(left, (c.START_6, c.START_3))


def _dealer(situation: Situation, rules: RuleSet, _: Pack) -> Verdict:
    match = Match(situation.players, rules, 1, situation.starter)
    return v.seat_or_nobody(match.dealer, (c.START_2,))


def _starter(situation: Situation, _rules: RuleSet, _: Pack) -> Verdict:
    return v.seat_or_nobody(situation.starter, (c.START_1,))


def _first_card(situation: Situation, reading: str) -> Verdict:
    if reading == "anybody":
        return v.verdict(_ANYBODY, (c.START_5,))
    return v.seat_or_nobody(situation.starter, (c.START_5,))


_ANYBODY: Final = Phrase(
    "anybody",
    sentence("whomever the dealer begins with", "bei wem auch immer der Geber anfängt"),
)


def _equally_young(_: Situation, reading: str) -> Verdict:
    return v.verdict(_LOT if reading == "lots" else _AGREED, (c.START_1,))


_AGREED: Final = Phrase(
    "agreed",
    sentence(
        "one of the two, they are equal: the players agree on it",
        "einer von beiden, sie sind gleich: Die Spieler machen es aus",
    ),
)
_LOT: Final = Phrase(
    "by lot", sentence("one of the two, by lot", "einer von beiden, durch das Los")
)

# The next game


def _next_match(situation: Situation, rules: RuleSet) -> Match:
    nothing = tuple(tally((), ()) for _ in range(situation.players))
    last = PlayedGame(situation.starter, nothing)
    return Match(situation.players, rules, 2, situation.starter, (last,))


def _starts_next(situation: Situation, rules: RuleSet, _: Pack) -> Verdict:
    if rules.next_starter is NextStarter.BEST_SCORE:
        return v.verdict(_THE_BEST, (c.START_7,))
    starter = _next_match(situation, rules).starter
    return v.seat_or_nobody(starter, (c.START_7, c.START_1))


def _deals_next(situation: Situation, rules: RuleSet, _: Pack) -> Verdict:
    if rules.next_starter is NextStarter.BEST_SCORE:
        return v.verdict(_NEIGHBOUR, (c.START_2,))
    return v.seat_or_nobody(_next_match(situation, rules).dealer, (c.START_2,))


_THE_BEST: Final = Phrase(
    "the best",
    sentence("whoever has the best result of the game", "wer das beste Ergebnis der Partie hat"),
)
_NEIGHBOUR: Final = Phrase(
    "neighbour of the best",
    sentence(
        "the right-hand neighbour of whoever has the best result of the game",
        "der rechte Nachbar dessen, der das beste Ergebnis der Partie hat",
    ),
)

# The match


def _best(situation: Situation) -> tuple[Seat, ...]:
    return () if situation.totals is None else Outcome(situation.totals).winners


def _wins(situation: Situation, _rules: RuleSet, _: Pack) -> Verdict:
    """The seats with the best total; open where the situation tells no total."""
    best = _best(situation)
    if not best:
        return v.verdict(_UNKNOWN, ())
    return v.verdict(Seats(best), (c.WIN_3,) if len(best) == 1 else (c.WIN_3, c.WIN_4))


def _wins_a_tie(situation: Situation, reading: str) -> Verdict:
    tie = _TIES.get(reading)
    if tie is None:
        return v.verdict(Seats(_best(situation)), (c.WIN_3, c.WIN_4))
    return v.verdict(tie, ())


_UNKNOWN: Final = Phrase("unknown", sentence("nobody knows the points", "die Punkte kennt niemand"))
_TIES: Final = {
    "lots": Phrase("by lot", sentence("one of them, by lot", "einer von ihnen, durch das Los")),
    "another_game": Phrase(
        "another game", sentence("nobody yet: one more game", "noch niemand: eine Partie mehr")
    ),
}

STARTS_NEXT: Final = AskKind(
    name="starts_next",
    form=Text("who starts the next game", "wer beginnt die nächste Partie"),
    fields=("starter",),
    of_table=_starts_next,
)
DEALS_NEXT: Final = AskKind(
    name="deals_next",
    form=Text("who deals the next game", "wer gibt die nächste Partie"),
    fields=("starter",),
    of_table=_deals_next,
)
WINS: Final = AskKind(
    name="wins",
    form=Text("who wins the match", "wer gewinnt"),
    also=("who wins", "who has won", "who has won the match", "wer hat gewonnen"),
    fields=("totals",),
    of_table=_wins,
    opens=(
        Open[Situation](
            question="Q53",
            answer=_wins_a_tie,
            applies=lambda situation: len(_best(situation)) > 1,
            of_position=False,
        ),
    ),
)
CAN_BE: Final = AskKind(
    name="can_be",
    form=Text("can these points be", "können diese Punkte sein"),
    also=(
        "can this/that be",
        "can this/that be right/true",
        "is this/that right/possible",
        "who erred",
        "who must have erred",
        "kann das sein/stimmen",
        "stimmt das",
        "stimmt das so",
        "wer hat sich geirrt",
    ),
    fields=("final",),
    checks=(needs_points,),
    of_table=can_be,
)
DECK: Final = AskKind(
    name="deck",
    form=Text("how many cards are played with", "mit wie vielen Karten wird gespielt"),
    also=(
        "how many cards are there",
        "how many cards are in play",
        "wie viele Karten gibt es",
        "wie viele Karten sind im Spiel",
    ),
    of_table=_deck,
)
DEALT: Final = AskKind(
    name="dealt",
    of_anybody=True,
    form=Text("how many cards does everybody get", "wie viele Karten bekommt jeder"),
    also=(
        "how many cards each",
        "how many cards are dealt",
        "how many cards do we get",
        "how many cards does everyone get",
        "how many cards does each player get",
        "wie viele Karten gibt man",
        "wie viele Karten kriegt jeder",
    ),
    of_table=_dealt,
)
UNDEALT: Final = AskKind(
    name="undealt",
    form=Text(
        "how many cards has the pile after the deal",
        "wie viele Karten hat der Stapel nach dem Geben",
    ),
    of_table=_undealt,
)
DEALER: Final = AskKind(
    name="dealer",
    form=Text("who deals", "wer gibt"),
    also=(
        "who shuffles",
        "who is the dealer",
        "who is dealing/shuffling",
        "wer mischt/teilt",
        "wer teilt aus",
        "wer ist der Geber",
    ),
    fields=("starter",),
    of_table=_dealer,
)
STARTER: Final = AskKind(
    name="starter",
    form=Text("who starts the game", "wer beginnt die Partie"),
    also=("who starts/begins", "who begins the game", "wer beginnt", "wer fängt an"),
    fields=("starter",),
    of_table=_starter,
)
FIRST_CARD: Final = AskKind(
    name="first_card",
    form=Text("who gets the first card", "wer bekommt die erste Karte"),
    also=(
        "who gets the first card of the deal",
        "who gets the first card dealt",
        "who is dealt the first card",
        "where does the dealer begin/start",
        "with whom does the dealer begin/start",
        "wer bekommt/kriegt die erste Karte beim Geben/Austeilen",
        "wer kriegt die erste Karte",
        "wem gibt man die erste Karte",
        "bei wem fängt das Geben an",
    ),
    fields=("starter",),
    opens=(Open[Situation](question="Q56", answer=_first_card, of_position=False),),
)
EQUALLY_YOUNG: Final = AskKind(
    name="equally_young",
    of_anybody=True,
    form=Text("who starts if two are equally young", "wer beginnt wenn zwei gleich jung sind"),
    also=(
        "who starts/begins if/when two are equally old",
        "who begins if/when two are equally young",
        "who starts/begins if/when two are the same age",
        "who starts/begins if/when two are of equal age",
        "what if two are equally young/old",
        "what if two are the same age",
        "wer beginnt wenn zwei gleich alt sind",
        "wer fängt an wenn zwei gleich alt/jung sind",
        "was gilt/ist wenn zwei gleich alt/jung sind",
        "und wenn zwei gleich alt/jung sind",
    ),
    opens=(Open[Situation](question="Q57", answer=_equally_young, of_position=False),),
)

"""Questions in words that are read as well, and never written.

Where a word is one of several, `/` stands between them.
"""

from __future__ import annotations

from typing import Final

from .model import Asks

VARIANTS: Final[dict[Asks, tuple[str, ...]]] = {
    Asks.SHOW: (
        "may NAME play/put CARD",
        "may NAME raise/beat with/to CARD",
        "darf NAME CARD spielen/legen",
        "darf NAME mit CARD erhöhen/überbieten",
        "darf NAME auf CARD erhöhen",
    ),
    Asks.LOOK_OWN: (
        "may NAME look at his/her own captured cards",
        "may NAME look at his/her captured cards",
        "may NAME look at his/her pile/tricks",
        "darf NAME ihre/seine eingenommenen Karten ansehen",
        "darf NAME ihre/seine Stiche ansehen",
    ),
    Asks.TALK: (
        "may NAME talk about his/her cards",
        "darf NAME über seine/ihre Karten reden",
    ),
    Asks.UNCOVER: (
        "may NAME uncover his/her card",
        "may NAME lift the/his/her thumb",
        "darf NAME den Daumen heben/wegnehmen",
        "darf NAME seine/ihre Karte aufdecken",
    ),
    Asks.TAKE_BACK: (
        "may NAME take his/her card back",
        "may NAME put the/his/her card back",
        "may NAME take back the/his/her card",
        "darf NAME ihre/seine Karte zurücknehmen",
    ),
    Asks.CHANGE: (
        "may NAME change his/her mind",
        "darf NAME ihre/seine Meinung ändern",
    ),
    Asks.TAKES: (
        "who gets/wins/captures/takes the/this trick",
        "whose trick is it/this",
        "whose is the trick",
        "wer bekommt/kriegt/nimmt/gewinnt den/diesen Stich",
        "wem gehört der Stich",
    ),
    Asks.COUNTS: (
        "what is the trick worth",
        "how much is the trick worth",
        "how much does the trick count",
        "wie viel zählt der Stich",
        "was ist der Stich wert",
    ),
    Asks.DRAWS: (
        "how many cards does NAME draw",
        "wie viele Karten zieht NAME",
    ),
    Asks.WAS: (
        "which/what card did NAME show",
        "what was the card of NAME",
        "welche Karte hat NAME gezeigt",
        "was war die Karte von NAME",
    ),
    Asks.OVER: (
        "is the game finished",
        "ist das Spiel zu Ende",
        "ist die Partie aus",
        "ist das Spiel aus",
    ),
    Asks.POINTS: ("how many points does NAME have",),
    Asks.CAN_BE: (
        "can this/that be",
        "who erred",
        "who must have erred",
        "kann das sein",
        "wer hat sich geirrt",
    ),
    Asks.DECK: (
        "how many cards are there",
        "how many cards are in play",
        "wie viele Karten gibt es",
        "wie viele Karten sind im Spiel",
    ),
    Asks.DEALT: (
        "how many cards each",
        "how many cards are dealt",
        "wie viele Karten gibt man",
        "wie viele Karten kriegt jeder",
    ),
    Asks.DEALER: (
        "who shuffles",
        "who is the dealer",
        "wer mischt",
        "wer ist der Geber",
    ),
    Asks.TURN: (
        "who is on turn",
        "who is next",
        "wer ist dran",
        "wer ist an der Reihe",
        "wer kommt dran",
    ),
    Asks.STARTER: (
        "who starts/begins",
        "who begins the game",
        "wer beginnt",
        "wer fängt an",
    ),
    Asks.WINS: ("who wins", "who has won", "who has won the match", "wer hat gewonnen"),
}

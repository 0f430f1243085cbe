"""Acts that cannot be, in games of cards: refused with their clause, and nothing has changed.

Each is tried as a step, as the last line of a record, and as a question about the position.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from attrs import frozen

from daumen_rules.cli.shared.basics import ILLEGAL, UNUSABLE
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.cards import Card, Deal
from daumen_rules.pieces.expected_error import ExpectedError
from tests.cli.run import daumen_rules
from tests.each import of_each
from tests.judge.asked import told

NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Ida")
DEAL: Final = "deal"
"""In place of words: a deal in which nobody has four cards of a rank."""


@frozen
class At:
    """A state, and the lines of the record that leads to it."""

    game: AnyGame
    state: Any
    lines: tuple[str, ...]

    @property
    def mover(self) -> Any:
        return self.game.rules.movers(self.state)[0]

    def read(self, words: str) -> Any:
        """The action of words; `{0}` in them is the first card of the seat on turn."""
        hands = getattr(self.state, "hands", ())
        hand = hands[self.mover] if hands and isinstance(self.mover, int) else ()
        return self.game.notation.read(self.mover, words.format(*hand))

    def line(self, action: Any) -> str:
        """An action as a line of a record."""
        by = self.game.rules.actor(action)
        words = self.game.notation.write(action)
        return f"{NAMES[by] if isinstance(by, int) else by.value}: {words}"

    def after(self, words: str) -> At:
        action = deal_of(self) if words == DEAL else self.read(words)
        done = step(self.game.rules, self.state, action)
        assert isinstance(done, Step), done.say("en")
        return At(self.game, done.state, (*self.lines, self.line(action)))


def deal_of(at: At) -> Any:
    """A deal of the whole pack, in which cards of a rank go to different seats."""
    chance = at.game.rules.chance(at.state)
    assert chance is not None
    pack: tuple[Card, ...] = chance.at(0).cards
    return Deal(tuple(sorted(pack, key=lambda card: (card.rank.value, card.suit.value))))


def at_table(slug: str, players: int, rules: str, *before: str) -> At:
    """The state after some acts."""
    found = game(slug)
    at = At(found, found.start(players, found.book.read_rules(rules)), ())
    for words in before:
        at = at.after(words)
    return at


PLAIN: Final = "manual"
NO_SUCH_CARD: Final = [
    ("herzeln", 3, PLAIN, (DEAL,), "D7", ["HERZELN-17"]),
    (
        "brandeln",
        4,
        PLAIN,
        (DEAL, "bid 3", "pass", "pass", "pass", "name S"),
        "D8",
        ["BRANDELN-19"],
    ),
    ("sechsundsechzig", 2, PLAIN, (DEAL,), "D7", ["SECHS-24"]),
    ("sechsundsechzig-zu-dritt", 3, PLAIN, (DEAL, "name S"), "H8", ["SECHS-24"]),
    ("verirrter-ritter", 2, "manual with pairs=optional", (DEAL,), "lay CJ SJ", ["RITTER122-3"]),
    ("schlafmuetze", 3, "manual with passing=chosen", (DEAL,), "give D7", ["SCHLAFMUETZE-5"]),
]
"""Cards that are not in the deck: of 24 cards, 28, 29, and four for each seat."""
BID_BELOW: Final = [
    ("skat", 3, PLAIN, (DEAL, "bid 20", "hold"), "bid 20", ["SKAT-7"]),
    ("skat", 3, PLAIN, (DEAL, "bid 20", "hold"), "bid 18", ["SKAT-7"]),
    ("brandeln", 4, PLAIN, (DEAL, "bid 3"), "bid 3", ["BRANDELN-6"]),
    ("preference", 3, PLAIN, (DEAL, "bid 1"), "bid 1", ["PREFERENCE-5"]),
]
EXCHANGED: Final = [
    (
        *("zwanzig-ab", 5, PLAIN),
        (DEAL, "name S", "swap {0} {1} {2}", "swap {0} {1} {2}"),
        *("swap {0} {1}", ["ZWANZIG-6"]),
    ),
    ("ecarte", 2, PLAIN, (DEAL,), "swap {0} {1} {2} {3} {4} H7", ["ECARTE-3"]),
    ("dreiblatt", 5, PLAIN, (DEAL,), "swap {0} {1} {2} H7", ["DREIBLATT-5"]),
    (
        *("dreiblatt-mit-schieben", 2, PLAIN, ("wait covered", "wait covered", DEAL)),
        *("swap {0} {1} {2} H7", ["DREIBLATT-5"]),
    ),
]
"""Two cards where the stock has one, and more cards than a seat holds."""
STAKED: Final = [
    ("ecarte", 2, PLAIN, (DEAL, "swap", "swap"), "bet 4", ["ECARTE-4"]),
    ("meine-tante-deine-tante", 2, PLAIN, (), "bet 4 on Q", ["TANTE-3"]),
    ("siebzehn-und-vier", 2, PLAIN, (), "bet 11", ["SIEBZEHN-7"]),
    ("siebzehn-und-vier", 2, PLAIN, (), "bet 31", ["SIEBZEHN-7", "SIEBZEHN-3"]),
    ("das-saebel-spiel", 2, PLAIN, (DEAL, "ask A", "name H10"), "bet 4", ["SAEBEL-4"]),
    ("trouper", 2, PLAIN, (), "bet 4", ["TROUPER-2"]),
]
"""More chips than may be staked or than a seat has, and more than the bank can pay."""
TWICE: Final = [
    ("ecarte", 2, PLAIN, (DEAL,), "swap {0} {0}", ["ECARTE-3"]),
    ("zwanzig-ab", 2, PLAIN, (DEAL, "name S"), "swap {0} {0}", ["ZWANZIG-6"]),
    ("dreiblatt", 2, PLAIN, (DEAL,), "swap {0} {0}", ["DREIBLATT-5"]),
]
"""One card where two different ones are due."""
SENTENCES: Final = (*NO_SUCH_CARD, *BID_BELOW, *EXCHANGED, *STAKED)
ASKED: Final = (*NO_SUCH_CARD[1:4], BID_BELOW[0], EXCHANGED[0], STAKED[-1])
"""Of each sentence some: a judge tries them by all readings."""
CASE: Final = ("slug", "players", "rules", "before", "wrong", "clauses")


@of_each(CASE, (*SENTENCES, *TWICE))
def test_a_wrong_act_is_refused_with_its_clause_and_changes_nothing(
    slug: str, players: int, rules: str, before: tuple[str, ...], wrong: str, clauses: list[str]
) -> None:
    at = at_table(slug, players, rules, *before)
    saved, legal = at.game.save(at.state), legal_actions(at.game.rules, at.state)
    answer = at.game.step(at.state, at.read(wrong))
    assert isinstance(answer, Refused)
    assert [clause.id for clause in answer.clauses] == clauses
    assert at.game.save(at.state) == saved
    assert legal_actions(at.game.rules, at.state) == legal


@pytest.mark.long
@of_each(CASE, SENTENCES)
def test_the_check_of_a_record_names_its_line_and_its_clause(
    slug: str, players: int, rules: str, before: tuple[str, ...], wrong: str, clauses: list[str]
) -> None:
    at = at_table(slug, players, rules, *before)
    line = at.line(at.read(wrong))
    status, out = checked(at, line)
    assert status == ILLEGAL
    assert f"Line {len(at.lines) + 4}: illegal: {line}" in out
    assert re.findall(r"^  ([A-Z0-9]+-[0-9]+) ", out, re.MULTILINE) == clauses


@pytest.mark.long
@of_each(CASE, ASKED)
def test_a_question_about_the_position_is_answered_by_the_same_clauses(
    slug: str, players: int, rules: str, before: tuple[str, ...], wrong: str, clauses: list[str]
) -> None:
    at = at_table(slug, players, rules, *before)
    position = at.game.write_position(at.state, names=NAMES[:players])
    report = told(f"{position}\nask: may {at.line(at.read(wrong)).replace(':', '', 1)}\n")
    assert report.summary.answer.code == "refused"
    assert [reason.clause.id for reason in report.opinions[0].finding.reasons] == clauses


def checked(at: At, last: str) -> tuple[int, str]:
    """The exit status and the words of `check`, of a record with a last line."""
    players = ", ".join(NAMES[: at.game.rules.players(at.state)])
    rules = at.game.book.write_rules(at.state.rules)
    header = (f"game: {at.game.slug}", f"rules: {rules}", f"players: {players}")
    text = "\n".join((*header, *at.lines, last))
    answer = daumen_rules("check", "-", "--lang", "en", stdin=text)
    return answer.status, answer.out or answer.err


# Two cards for one

ONE_CARD: Final = (
    *("preference", "herz-ass-herz-10", "schnipp-schnapp-schnurr", "herzeln", "brandeln", "elfern"),
    *("mau-mau", "fuenf-dazu", "hund", "einundfuenfzig", "ecarte", "lasst-fuenf-gerade-sein"),
    *("der-letzte-stich", "sechsundsechzig", "sechsundsechzig-zu-dritt", "das-saebel-spiel"),
    *("red-dog", "dreiblatt", "dreiblatt-mit-schieben", "zwanzig-ab", "mogeln", "skat"),
)
"""The games in which a seat plays, lays or names one card."""


@pytest.mark.long
@of_each("slug", ONE_CARD)
def test_two_cards_where_one_is_due_are_not_read_and_the_error_has_their_place(slug: str) -> None:
    found = game(slug)
    play = random_play(found, found.rules.seats[-1], found.book.default, Random(slug), 300)
    at = At(found, play.before, ())
    card, line = "", ""
    for done in play.steps:
        line = at.line(done.action)
        if isinstance(getattr(done.action, "card", None), Card):
            card = str(done.action.card)
            break
        at = At(found, done.state, (*at.lines, line))
    assert card in line.split()
    two = line.replace(card, f"{card} {'D8' if card == 'D7' else 'D7'}", 1)
    with pytest.raises(ExpectedError):
        found.notation.read(at.mover, two.partition(": ")[2])
    status, said = checked(at, two)
    assert status == UNUSABLE
    assert re.match(rf"daumen-rules: -:{len(at.lines) + 4}:\d+: found ", said), said
    assert "expected" in said

"""118 Herz Ass – Herz 10: partners, solo, points, and what each option changes."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.desk import Desk, Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.herz_ass_herz_10.clauses import Announced, Lead, Payment, Plain, Rules
from daumen_rules.games.cards.herz_ass_herz_10.game import GAME, TWO, partners
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, Card, Deal, sorted_hand
from tests.collection.cards.at_table import after, cards, played_out, refused, rest, told
from tests.scene import seen_lines


def deal(*hands: str) -> str:
    """A deal in which forehand and those after him get some cards, and others fill them up."""
    held = [cards(words) for words in hands] + [()] * (4 - len(hands))
    others = rest(*held)
    pack: list[Card] = []
    for hand in held:
        pack += [*hand, *(others.pop(0) for _ in range(8 - len(hand)))]
    return str(Deal(tuple(pack)))


def dealt(*hands: str, rules: Rules = GAME.book.default) -> Desk[Rules]:
    return after(GAME, GAME.rules.start(4, rules), deal(*hands))


SOLO = "HA H10 HK HQ HJ H9 H8 H7"


@pytest.mark.numbers("herz-ass-herz-10")
@pytest.mark.cites("HERZ-2", "HERZ-6")
def test_seven_of_31_deals_are_a_solo() -> None:
    """Each place of the two cards in the pack is as likely as any other: 32 · 31 of them."""
    others = [card for card in PACK if card not in TWO]
    begun, alone = GAME.rules.start(4, Rules()), 0
    for ace in range(32):
        for ten in range(31):
            pack = [*others]
            pack.insert(ten, TWO[1])
            pack.insert(ace, TWO[0])
            answer = step(GAME.rules, begun, Deal(tuple(pack)))
            assert isinstance(answer, Step)
            assert len(partners(answer.state)) in (1, 2)
            alone += len(partners(answer.state)) == 1
    assert Fraction(alone, 32 * 31) == Fraction(7, 31)


@pytest.mark.numbers("herz-ass-herz-10")
@pytest.mark.cites("HERZ-1", "HERZ-8", "HERZ-13", "CARDS-2")
def test_eight_tricks_and_120_points_and_payments_that_sum_to_zero() -> None:
    sizes: set[int] = set()
    random = Random(118)
    for _ in range(12):
        chance = GAME.rules.chance(GAME.rules.start(4, Rules()))
        assert chance is not None
        pack = chance.at(random.randrange(chance.total))
        assert isinstance(pack, Deal)
        state = after(GAME, GAME.rules.start(4, Rules()), str(pack))
        assert [len(hand) for hand in state.hands] == [8] * 4
        ended = played_out(GAME, state, random)
        outcome = GAME.rules.outcome(ended)
        assert outcome is not None
        own = partners(ended)
        inside, outside = (
            {outcome.scores[s] for s in range(4) if (s in own) == side} for side in (True, False)
        )
        assert sum(inside) + sum(outside) == 120
        assert len(ended.tricks) == 8
        assert sum(outcome.payments) == 0
        sizes.add(len(own))
    assert 2 in sizes


@pytest.mark.cites("HERZ-3", "HERZ-6")
def test_only_a_solo_is_announced_and_before_the_first_lead() -> None:
    begun = GAME.rules.start(4, Rules())
    assert told(GAME, begun, deal(SOLO))[-1] == "A announces a hearts solo."
    assert not any("solo" in words for words in told(GAME, begun, deal("HA", "H10")))
    assert {GAME.rules.view(dealt(SOLO), v).soloist for v in (0, 1, 2, 3, SPECTATOR)} == {0}
    assert GAME.rules.view(dealt("HA", "H10"), 0).soloist is None


@pytest.mark.cites("HERZ-6")
def test_by_the_other_reading_a_solo_is_announced_with_the_first_of_the_two_cards() -> None:
    late = dealt(SOLO, rules=Rules(announced=Announced.WITH_THE_FIRST))
    assert GAME.rules.view(late, 1).soloist is None
    played = after(GAME, late, "H7", *(str(hand[0]) for hand in late.hands[1:]))
    assert GAME.rules.view(played, 1).soloist is None
    assert told(GAME, played, "HA")[-1] == "A announces a hearts solo."
    assert GAME.rules.view(after(GAME, played, "HA"), 1).soloist == 0


@pytest.mark.cites("HERZ-3")
def test_a_view_holds_ones_own_cards_and_nobody_elses() -> None:
    one, other = dealt("HA S7", "H10 C7"), dealt("HA S7", "H7 C7", "H10")
    assert GAME.rules.view(one, 0) == GAME.rules.view(other, 0)
    assert GAME.rules.view(one, 1) != GAME.rules.view(other, 1)
    assert GAME.rules.view(one, SPECTATOR).hand == ()


def last_told(state: Desk[Rules]) -> list[str]:
    """What is told of payments when a deal is played to its end."""
    said = list[str]()
    while legal := legal_actions(GAME.rules, state):
        answer = step(GAME.rules, state, legal[0])
        assert isinstance(answer, Step)
        state = answer.state
        said = [e.sentence.say("en") for e in answer.events if e.clause.id == "HERZ-13"]
    return said


@pytest.mark.cites("HERZ-7", "HERZ-13")
@pytest.mark.parametrize(
    ("hands", "scores", "winners", "payments"),
    [
        # Forehand draws all hearts and takes all tricks.
        ((SOLO,), (120, 0, 0, 0), (0,), (3, -1, -1, -1)),
        # He has one of the cards, his neighbour the other, with all aces and tens between them.
        (
            ("HA CA C10 CK DA D10 DK SA", "H10 HK HQ HJ H9 H8 H7 S10"),
            None,
            (0, 1),
            (1, 1, -1, -1),
        ),
    ],
)
def test_the_side_of_the_two_cards_wins(
    hands: tuple[str, ...],
    scores: tuple[int, ...] | None,
    winners: tuple[int, ...],
    payments: tuple[int, ...],
) -> None:
    outcome = GAME.rules.outcome(played_out(GAME, dealt(*hands), Random(1)))
    assert outcome is not None
    assert scores is None or outcome.scores == scores
    assert (outcome.winners, outcome.payments) == (winners, payments)
    paid = [(f"gets {p}" if p > 0 else f"pays {-p}") for p in payments]
    assert last_told(dealt(*hands)) == [f"{s} {p}." for s, p in zip("ABCD", paid, strict=True)]
    free = dealt(*hands, rules=Rules(payment=Payment.NOTHING))
    unpaid = GAME.rules.outcome(played_out(GAME, free, Random(1)))
    assert unpaid is not None
    assert (unpaid.winners, unpaid.payments) == (winners, ())


def taken(*takers: int) -> Desk[Rules]:
    """A deal played in eight tricks of 28 and 2 points, suit by suit, hearts first."""
    halves = [f"{s}A {s}10 {s}K {s}Q|{s}J {s}9 {s}8 {s}7" for s in "HSCD"]
    tricks = tuple(
        tuple(Play((taker + at) % 4, card) for at, card in enumerate(cards(half)))
        for taker, half in zip(takers, "|".join(halves).split("|"), strict=True)
    )
    return evolve(GAME.rules.start(4, Rules()), hands=((),) * 4, task=Task.PLAY, tricks=tricks)


@pytest.mark.cites("HERZ-7", "HERZ-8")
def test_sixty_points_are_not_enough() -> None:
    """Seats A and B have the two cards: they take 28, 28, 2, 2, and then 28 instead of 2."""
    level = GAME.rules.outcome(taken(0, 2, 0, 2, 2, 0, 3, 1))
    more = GAME.rules.outcome(taken(0, 2, 0, 2, 1, 3, 2, 2))
    assert level is not None
    assert more is not None
    assert (level.scores, level.winners) == ((60, 60, 60, 60), (2, 3))
    assert level.payments == (-1, -1, 1, 1)
    assert (more.scores, more.winners) == ((84, 84, 36, 36), (0, 1))


@pytest.mark.cites("HERZ-7", "HERZ-8")
def test_sixty_one_points_are_enough() -> None:
    """Seats A and B take 28 in hearts and in spades, 3 in diamonds and 2 in clubs."""
    tricks = (
        *("0 HA H10 HK HQ", "2 HJ H9 H8 H7", "1 SA S10 SK SQ", "3 SJ S9 S8 S7"),
        *("0 CJ C9 C8 C7", "2 CA C10 CK CQ", "1 DQ D9 D8 D7", "3 DA D10 DK DJ"),
    )
    played = tuple(
        tuple(Play((int(trick[0]) + at) % 4, card) for at, card in enumerate(cards(trick[1:])))
        for trick in tricks
    )
    outcome = GAME.rules.outcome(
        evolve(GAME.rules.start(4, Rules()), hands=((),) * 4, task=Task.PLAY, tricks=played)
    )
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((61, 61, 59, 59), (0, 1))
    assert outcome.payments == (1, 1, -1, -1)


@pytest.mark.cites("HERZ-4", "HERZ-9", "HERZ-12")
@pytest.mark.parametrize(
    ("plain", "trick", "takes"),
    [
        (Plain.LIKE_TRUMPS, "SK S10 SA CA", 2),
        (Plain.LIKE_TRUMPS, "SK S10 SQ CA", 1),
        (Plain.NATURAL, "SK S10 SQ CA", 0),
        (Plain.LIKE_TRUMPS, "SA S10 H7 CA", 2),
        (Plain.NATURAL, "HK H10 SA CA", 1),
        (Plain.LIKE_TRUMPS, "HJ HQ H10 HA", 3),
    ],
)
def test_who_takes_a_trick_and_leads(plain: Plain, trick: str, takes: int) -> None:
    spare = [card for card in ("D7", "D8", "D9", "DQ") if card not in trick]
    hands = tuple(sorted_hand(cards(f"{c} {d}")) for c, d in zip(trick.split(), spare, strict=True))
    state = evolve(GAME.rules.start(4, Rules(plain=plain)), hands=hands, task=Task.PLAY)
    assert after(GAME, state, *trick.split()).turn == takes


@pytest.mark.cites("HERZ-5", "HERZ-10", "HERZ-11", "CARDS-1")
def test_what_is_refused() -> None:
    begun = GAME.rules.start(4, Rules())
    assert refused(GAME, begun, "deal H10") == ["CARDS-1"]
    assert refused(GAME, begun, "H10", 0) == ["HERZ-10"]
    state = dealt("S7 H7 C7", "S8 S9 H8", "C8 H9")
    assert refused(GAME, state, deal(), NATURE) == ["HERZ-10"]
    assert refused(GAME, state, "S8", 1) == ["HERZ-10"]
    assert refused(GAME, state, "S8") == ["HERZ-11"]
    led = after(GAME, state, "S7")
    assert refused(GAME, led, "H8") == ["HERZ-5"]
    assert refused(GAME, led, "H9") == ["HERZ-11", "HERZ-5"]
    assert refused(GAME, led, "C8", 2) == ["HERZ-10", "HERZ-5"]
    assert refused(GAME, led, "S9") == []


@pytest.mark.cites("HERZ-5")
def test_nobody_has_to_trump() -> None:
    state = after(GAME, dealt("S7 S8 S9 S10 SJ SQ SK SA", "H7 C7"), "S7")
    assert refused(GAME, state, "C7") == refused(GAME, state, "H7") == []


@pytest.mark.cites("HERZ-10")
def test_who_leads_first() -> None:
    assert dealt().turn == 0
    assert dealt(rules=Rules(lead=Lead.DEALER)).turn == 3


def test_it_is_told_in_both_languages() -> None:
    answer = step(GAME.rules, GAME.rules.start(4, Rules()), GAME.notation.read(NATURE, deal(SOLO)))
    assert isinstance(answer, Step)
    assert answer.events[-1].sentence.say("de", ["Anna"]) == "Anna sagt ein Herzsolo an."
    view = GAME.rules.view(answer.state, 1)
    english, german = seen_lines(GAME, view, "en"), seen_lines(GAME, view, "de")
    assert [line.split()[1] for line in english if "soloist" in line] == ["A"]
    assert [line.split()[1] for line in german if "Alleinspieler" in line] == ["A"]


@pytest.mark.cites("CARDS-2")
def test_of_the_shuffled_cards_a_seat_sees_its_own_hand_alone() -> None:
    chance = GAME.rules.chance(GAME.rules.start(4, Rules()))
    assert chance is not None
    state = after(GAME, GAME.rules.start(4, Rules()), str(chance.at(118)))
    views = [GAME.view(state, seat) for seat in range(4)]
    assert [view.hand for view in views] == list(state.hands)
    assert all(view.left == (8, 8, 8, 8) for view in views)

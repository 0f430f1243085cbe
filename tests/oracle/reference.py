"""A plain second program for the card game "Daumen drauf!".

It is written from the two manuals and the register of their clauses, not from the library,
so that the two programs can be compared move by move.  It aims at being easy to check by
eye: mutable lists, seats as ints, cards and actions as strings, no cleverness.

A card is a string such as "Y3p": colour (Y, G, B), value, p for poisonous or h for harmless.
Seats are numbered clockwise from 0, the youngest.  The top card of deck and pile comes first.
Actions are "SEAT show CARD", "SEAT parry CARD" and "SEAT pass".

Comments name clauses (PARRY-2) and questions (Q31) of the register; "convention" marks a
corner that the manuals leave open and that both programs fill in the same way.
"""

from __future__ import annotations

HAND_SIZE = 5  # START-3, FILL-1

# Every flag with its possible values; the first one is the default (strict German, table I).
FLAGS: dict[str, tuple[str | bool, ...]] = {
    "inspection": ("all", "taker_only"),  # knowledge only
    "refill_first": ("winner", "last_actor"),
    "refill_short": ("greedy", "all_or_nothing", "whole_need", "one_by_one"),
    "parry_timing": ("own_turn", "any_time"),
    "self_parry": (False, True),
    "leader_without_cards": ("next_clockwise", "game_ends"),
    "end_test": ("after_refill", "before_refill", "any_moment", "any_moment_pile_empty"),
    "covered_card_is_hand_card": (True, False),
    "unfinished_trick": ("highest_takes", "nobody"),
    "colour_scope": ("trick", "lap"),
    "refill_scope": ("trick", "lap"),
    "must_show_scope": ("trick", "lap"),
    "refill_after_parry": (True, False),
    "forced_pass": ("explicit", "skip_empty_hands", "skip_all"),
    "parrier_releases_old_card": (False, True),  # knowledge only
    "deal": ("single", "packets"),
    "match_measure": ("net", "plus_only"),  # several games only
    "next_starter": ("same_seat", "rotate", "best_score"),  # several games only
}


def colour(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1])


def is_poisonous(card: str) -> bool:
    return card[2] == "p"


def twin(card: str) -> str:
    """The other card of the same colour and value (MAT-3, MAT-4)."""
    if is_poisonous(card):
        return card[:2] + "h"
    return card[:2] + "p"


class Reference:
    def __init__(self, players: int, deck: list[str], flags: dict[str, str | bool]) -> None:
        if players < 2 or players > 7:  # GAME-1
            raise ValueError("players: " + str(players))
        if len(deck) < players * HAND_SIZE:
            raise ValueError("too few cards: " + str(len(deck)))
        self.flags: dict[str, str | bool] = {}
        for name in FLAGS:
            self.flags[name] = FLAGS[name][0]
        for name, setting in flags.items():
            if name not in FLAGS or setting not in FLAGS[name]:
                raise ValueError("flag: " + name + "=" + str(setting))
            self.flags[name] = setting

        self.players = players
        self.over = False
        self.log: list[str] = []
        self.pile: list[str] = list(deck)
        self.hands: list[list[str]] = []
        self.captured: list[list[str]] = []
        self.lost: list[str] = []  # cards of an unfinished trick that count for nobody (Q42)
        for _ in range(players):
            self.hands.append([])
            self.captured.append([])

        # The trick.  Everything here means something only while `trick` holds cards.
        self.trick: list[str] = []  # every card of the trick, in order
        self.covered: list[str] = [""] * players  # card under the thumb, "" if none
        self.highest = ""  # highest card
        self.owner = 0  # seat that shows the highest card
        self.leader = 0  # seat that led the trick
        self.colours: list[str] = []  # order of colours, lowest first (HIGH-3)
        self.passes = 0  # passes in a row since the last shown card
        self.last_actor = 0  # seat that acted last; a jumped seat does not act

        self.deal()
        self.turn: int | None = 0  # START-1
        self.log.append("lead 0")

    def deal(self) -> None:
        """Five cards each, beginning with seat 0, clockwise (START-3 to 6, Q50, convention)."""
        if self.flags["deal"] == "single":
            for _ in range(HAND_SIZE):
                for seat in range(self.players):
                    self.hands[seat].append(self.pile.pop(0))
        else:
            for seat in range(self.players):
                for _ in range(HAND_SIZE):
                    self.hands[seat].append(self.pile.pop(0))

    # What may be done

    def is_higher(self, card: str) -> bool:
        """HIGH-1, HIGH-2, HIGH-5; `colours` is kept per trick or per lap (Q12)."""
        if colour(card) == colour(self.highest):
            return value(card) > value(self.highest)
        return colour(card) not in self.colours

    def higher_cards(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if self.is_higher(card)]

    def can_parry(self, seat: int) -> bool:
        """Whether the seat may parry at this moment (PARRY-1, PARRY-2, Q20, Q21)."""
        if self.flags["parry_timing"] == "own_turn" and seat != self.turn:
            return False
        if seat == self.owner and not self.flags["self_parry"]:
            return False
        return twin(self.highest) in self.hands[seat]

    def legal_on_turn(self, seat: int) -> set[str]:
        """The actions of the seat on turn, within a trick or at the lead."""
        actions: set[str] = set()
        if not self.trick:  # the lead: any card, and one must be shown (LEAD-1, LEAD-2)
            for card in self.hands[seat]:
                actions.add(str(seat) + " show " + card)
            return actions
        for card in self.higher_cards(seat):  # TURN-2, RAISE-3
            actions.add(str(seat) + " show " + card)
        if self.can_parry(seat):
            actions.add(str(seat) + " parry " + twin(self.highest))
        # PASS-1.  Q14: the leader at the head of a later lap passes only if he must.
        if self.flags["must_show_scope"] == "trick" or seat != self.leader or not actions:
            actions.add(str(seat) + " pass")
        return actions

    def legal(self) -> set[str]:
        if self.over or self.turn is None:
            return set()
        actions = self.legal_on_turn(self.turn)
        if self.trick:
            for seat in range(self.players):  # Q20: parries out of turn
                if seat != self.turn and self.can_parry(seat):
                    actions.add(str(seat) + " parry " + twin(self.highest))
        return actions

    # Actions

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError("not legal: " + action)
        words = action.split()
        seat = int(words[0])
        self.last_actor = seat
        if words[1] == "show":
            self.show(seat, words[2])
        elif words[1] == "parry":
            self.parry(seat, words[2])
        else:
            self.passes += 1
            self.next_turn(seat)

    def show(self, seat: int, card: str) -> None:
        if not self.trick:
            self.leader = seat
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.covered[seat] = card  # RAISE-2: an older one is released, it stays in the trick
        self.highest = card
        self.owner = seat
        if colour(card) not in self.colours:
            self.colours.append(colour(card))
        self.passes = 0
        if self.any_moment_applies() and self.seats_with_cards_in_trick() <= 1:  # Q40
            self.end_within_trick()
            return
        self.next_turn(seat)

    def parry(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.end_trick(seat, True)  # PARRY-4

    # Course of the trick

    def next_turn(self, seat: int) -> None:
        """Hand the turn on from `seat`, or end the trick (TURN-1, END-2, Q15)."""
        while self.passes < self.players - 1:
            seat = (seat + 1) % self.players
            self.turn = seat
            if seat == self.leader:
                self.start_lap()
                if self.any_moment_applies() and self.seats_with_cards_in_trick() <= 1:
                    self.end_within_trick()  # Q40: a refill within the trick has used the pile up
                    return
            if not self.is_jumped(seat):
                return
            self.log.append("skip " + str(seat))
            self.passes += 1  # convention: a jumped seat has passed
        self.end_trick(self.owner, False)

    def start_lap(self) -> None:
        """The turn has come back to the leader, even if he is then jumped (convention)."""
        if self.flags["colour_scope"] == "lap":  # Q12
            self.colours = [colour(self.highest)]
        if self.flags["refill_scope"] == "lap":  # Q13
            self.refill(self.owner)

    def is_jumped(self, seat: int) -> bool:
        """Q17."""
        if self.flags["forced_pass"] == "skip_empty_hands":
            return not self.hands[seat]
        if self.flags["forced_pass"] == "skip_all":
            return self.legal_on_turn(seat) == {str(seat) + " pass"}
        return False

    def end_trick(self, winner: int, by_parry: bool) -> None:
        self.take(winner)
        # Q40: the test before drawing, for the readings that have one.
        early = self.flags["end_test"] == "before_refill" or self.any_moment_applies()
        if early and self.seats_with_hand_cards() <= 1:
            self.finish()
            return
        if not by_parry or self.flags["refill_after_parry"]:  # FILL-1, Q26
            self.refill(winner)
        if self.seats_with_hand_cards() <= 1:  # OVER-1
            self.finish()
            return
        leader = winner  # NEXT-1
        if not self.hands[winner] and self.flags["leader_without_cards"] == "game_ends":
            self.finish()  # Q33
            return
        while not self.hands[leader]:  # NEXT-2
            leader = (leader + 1) % self.players
        self.turn = leader
        self.log.append("lead " + str(leader))

    def take(self, seat: int) -> None:
        """All cards of the trick go to one seat: released and covered ones, everybody's (END-3)."""
        self.captured[seat].extend(self.trick)
        self.log.append("take " + str(seat) + " " + " ".join(self.trick))
        self.clear_trick()

    def clear_trick(self) -> None:
        self.trick = []
        self.covered = [""] * self.players
        self.highest = ""
        self.colours = []
        self.passes = 0

    # Refilling

    def need(self, seat: int) -> int:
        held = len(self.hands[seat])
        if self.flags["covered_card_is_hand_card"] and self.covered[seat] != "":  # Q41
            held += 1
        return max(0, HAND_SIZE - held)  # Q32

    def draw(self, seat: int) -> None:
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        self.log.append("draw " + str(seat) + " " + card)

    def refill(self, winner: int) -> None:
        """Bring hands back to five (FILL-1 to FILL-4).  `winner`: of the trick, or so far."""
        first = winner
        if self.flags["refill_first"] == "last_actor":  # FILL-3, Q30
            first = self.last_actor
        seats = [(first + step) % self.players for step in range(self.players)]
        short = self.flags["refill_short"]  # FILL-2, Q31

        total = sum(self.need(seat) for seat in seats)
        if short == "all_or_nothing" and total > len(self.pile):
            return
        if short == "one_by_one" and total > len(self.pile):
            drawn = True
            while drawn:
                drawn = False
                for seat in seats:
                    if self.need(seat) > 0 and self.pile:
                        self.draw(seat)
                        drawn = True
            return
        for seat in seats:
            if short == "whole_need" and self.need(seat) > len(self.pile):
                continue
            while self.need(seat) > 0 and self.pile:
                self.draw(seat)

    # End of the game

    def any_moment_applies(self) -> bool:
        """Whether the end is at present tested at any moment (Q40)."""
        if self.flags["end_test"] == "any_moment_pile_empty":
            return not self.pile
        return self.flags["end_test"] == "any_moment"

    def seats_with_hand_cards(self) -> int:
        return sum(1 for hand in self.hands if hand)

    def seats_with_cards_in_trick(self) -> int:
        """Within a trick the card under the thumb may count as a hand card (Q41)."""
        count = 0
        for seat in range(self.players):
            held = len(self.hands[seat])
            if self.flags["covered_card_is_hand_card"] and self.covered[seat] != "":
                held += 1
            if held > 0:
                count += 1
        return count

    def end_within_trick(self) -> None:
        """Q42."""
        if self.flags["unfinished_trick"] == "highest_takes":
            self.take(self.owner)
        else:
            self.lost.extend(self.trick)
            self.log.append("lost " + " ".join(self.trick))
            self.clear_trick()
        self.finish()

    def finish(self) -> None:
        self.over = True
        self.turn = None
        self.log.append("over")

    # Result

    def plus(self) -> list[int]:
        """Harmless cards captured (VAL-1)."""
        points: list[int] = []
        for cards in self.captured:
            points.append(sum(1 for card in cards if not is_poisonous(card)))
        return points

    def scores(self) -> list[int]:
        """VAL-1 to VAL-3; each card left in a hand is one minus point (OVER-2, Q43)."""
        points = self.plus()
        for seat in range(self.players):
            points[seat] -= sum(1 for card in self.captured[seat] if is_poisonous(card))
            points[seat] -= len(self.hands[seat])
        return points

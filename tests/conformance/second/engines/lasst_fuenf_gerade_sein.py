"""Lasst fünf gerade sein, game 131, written from its page."""

from tests.conformance.second.laying import Runs


class Table(Runs):
    """The right neighbour of the dealer begins."""

    def first_seat(self) -> int:
        return (self.dealer - 1) % self.seats

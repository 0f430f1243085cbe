"""Schnipp, Schnapp, Schnurr, game 119, written from its page."""

from tests.conformance.second.laying import Runs


class Table(Runs):
    """Vorhand begins."""

    def first_seat(self) -> int:
        return self.after(self.dealer)

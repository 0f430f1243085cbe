"""Mensch ärgere Dich nicht, game 2, written from its page."""

from tests.conformance.second.cross import Cross


class Table(Cross):
    """The game that the others on the cross begin from."""

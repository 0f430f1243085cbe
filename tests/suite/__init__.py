"""The fixed suite of each game: how it is searched, written, and held to be valid."""

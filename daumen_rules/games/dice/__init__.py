"""The chapter of dice games: a few engines, and a small module per game."""

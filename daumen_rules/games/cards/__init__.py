"""The chapter of cards games: a few engines, and a small module per game."""

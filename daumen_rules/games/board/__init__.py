"""The chapter of board games: a few engines, and a small module per game."""

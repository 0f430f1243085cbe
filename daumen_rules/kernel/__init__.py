"""What every game is made of. This room knows no game."""

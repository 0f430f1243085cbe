"""Players made of code. Each gets what its seat sees, and nothing else; this room knows no game."""

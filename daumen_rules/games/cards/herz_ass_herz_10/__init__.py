"""121 Herz Ass, Herz 10; read `clauses`, then `game`."""

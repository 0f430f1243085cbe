"""121 Brandeln; read `clauses`, then `game`."""

"""145 Mogeln; read `clauses`, `table`, `legality`, `effect`, `view`, then `game`."""

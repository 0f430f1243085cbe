"""117 Spitz, pass auf!; read `clauses`, `table`, `legality`, `effect`, `view`, then `game`."""

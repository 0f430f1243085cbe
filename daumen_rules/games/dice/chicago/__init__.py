"""83 Chicago; read `clauses`, `round`, then `game`."""

"""3 Einigkeit macht stark; read `clauses`, `claims`, then `game`."""

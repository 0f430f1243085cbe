"""143 Schlafmütze; read `clauses`, then `game`."""

"""116 Préférence; read `clauses`, then `bidding`, then `game`."""

"""22 Wolf und Schafe; read `clauses`, `field`, then `game`."""

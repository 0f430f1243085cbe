"""Records of games: reading, replaying and writing them. No game may be named here."""

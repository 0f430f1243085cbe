"""What games on boards share, a family a folder. No game may stand here."""

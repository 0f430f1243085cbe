"""What several games share. No game may be known here."""

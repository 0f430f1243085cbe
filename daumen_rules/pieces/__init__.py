"""Parts that several games share. No game may be known here."""

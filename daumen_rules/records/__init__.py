"""Games noted down: reading a record, playing it over, writing it. No game may be named here."""

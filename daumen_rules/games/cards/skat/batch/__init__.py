"""The batch form of 150 Skat; read `table`, `score`, `play`, `choice`, then `parts` and `form`."""

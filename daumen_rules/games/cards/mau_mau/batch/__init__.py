"""The batch form of 125 Mau-Mau; read `table`, `legality`, `effect`, then `form`."""

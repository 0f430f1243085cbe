"""111 Kniffel; read `card`, then `game`."""

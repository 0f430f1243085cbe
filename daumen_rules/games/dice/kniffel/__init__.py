"""111 Kniffel; read `card`, then `game`; `batch` has its batch form."""

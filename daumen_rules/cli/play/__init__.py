"""The command `play`. Read its modules in this order: `command`, `playing`, `people`, `display`."""

"""The command `spec`, and the pages that it makes. Read `command` first, then `pages`."""

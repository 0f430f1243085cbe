"""The command `spec` and the pages that it keeps; `command`, `pages`, then the rest."""

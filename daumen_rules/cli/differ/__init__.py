"""The command `differ`: its options, its search, and how differences of rule sets are told."""

"""The command `why`: its options, and how it tells why an action is allowed or refused."""

"""The command `check`: is a record legal? Its options, its findings, and how they are told."""

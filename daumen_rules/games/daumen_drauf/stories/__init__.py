"""The shortest games in which two rule sets part: `search` finds, `story` and `kept` tell them."""

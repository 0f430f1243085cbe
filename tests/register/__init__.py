"""The reading room: what it finds in tables, marks and source texts."""

"""The clauses one by one: expectations from the manuals, worked out by hand."""

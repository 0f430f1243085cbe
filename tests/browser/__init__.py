"""Pages in a real browser. Skipped where Chromium is not installed."""

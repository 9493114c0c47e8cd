"""The API: what the pages can do, for programs. docs/api.md says how to use it."""

"""What a template may know: dataclasses built from observations and public facts of the table."""

"""The look of It's a Wonderful Kingdom."""

"""The table in the browser: pages for people, live and durable."""

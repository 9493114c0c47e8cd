"""`python -m regalia` is `regalia`."""

from regalia.cli import main

main()

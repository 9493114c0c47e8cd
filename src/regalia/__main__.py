"""`python -m regalia` is `regalia`."""

from regalia.cli import main

if __name__ == "__main__":  # bots think in processes that import this file
    main()

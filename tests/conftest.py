"""What all tests share."""

import signal

import pytest

# Assertions in the laws and in the kit are explained like those in tests.
pytest.register_assert_rewrite("regalia.testing", "kit.golden", "kit.pages", "kit.player")


def pytest_configure() -> None:
    """Whatever started the tests may ignore signals (`nohup` does); what they start may not."""
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            default = signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL
            signal.signal(number, default)

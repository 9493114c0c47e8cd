"""What all tests share."""

import pytest

# Assertions in the laws and in the kit are explained like those in tests.
pytest.register_assert_rewrite("regalia.testing", "kit.golden", "kit.pages", "kit.player")

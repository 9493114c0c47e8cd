"""What all tests share."""

import pytest

# Assertions in the kit are explained like those in tests.
pytest.register_assert_rewrite("kit.laws", "kit.golden", "kit.pages", "kit.player")

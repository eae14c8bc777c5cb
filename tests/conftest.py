"""What takes longest begins first, so that no core waits for another at the end."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the long ones first, everything else as it was."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)

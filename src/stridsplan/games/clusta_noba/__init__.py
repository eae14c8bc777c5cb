"""Battle for Clusta Noba."""

"""Notifications that it is a person's turn, by Web Push and by e-mail."""

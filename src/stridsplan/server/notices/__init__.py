"""Telling people who are not looking that it is their turn: in the page, by Web Push, by e-mail."""

"""Moderation of a public site: reports, closed accounts, operators, and the audit trail of their actions."""

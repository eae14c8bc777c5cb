"""Accounts: names, passwords, sessions, recovery, profiles and ratings. Visitors can play without an account."""

"""The terms and the privacy page, from templates that an operator can replace."""

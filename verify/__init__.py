"""Formal verification and exhaustive analysis of patience games."""

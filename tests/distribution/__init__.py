"""Packages: what is built, and whether it runs where nothing else is installed."""

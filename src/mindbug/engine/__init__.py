"""The rules. Compiled by mypyc where a C compiler is, plain Python elsewhere; knows no card by name."""

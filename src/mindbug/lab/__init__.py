"""The lab: arena, mass simulation, card statistics, training."""

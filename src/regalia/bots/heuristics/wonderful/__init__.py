"""What planners of both Wonderful games share: which works the cubes to come will finish."""

// Prints the size report and fails over a budget.

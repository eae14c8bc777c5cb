# Puzzles: the page of all, and what stands beside the board of one.

puzzles-line = Positions from real games between bots, each with one plan that is clearly the best. Find it; what your seat cannot know stays hidden.
puzzles-none = There are no puzzles here yet.
puzzle-solved = { $done } of { $count } solved
puzzle-begin = Begin
puzzle-go-on = Next unsolved
puzzle-name = Puzzle { $place }
puzzle-name-solved = Puzzle { $place }, solved
puzzle-task = Find your best plan
puzzle-place = Puzzle { $place } of { $count }
puzzle-solution = Show the solution
puzzle-solution-title = The solution
puzzle-yours = Your answer:
puzzle-best = Best!
puzzle-best-line = That is the best plan: { $percent }% to win.
puzzle-good = Solved
puzzle-good-line = About as good as the best: { $percent }% to win, the best { $best }%.
puzzle-worse = There is something better
puzzle-worse-line = { $percent }% to win; the best plan gives { $best }%.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play = Play on from here
puzzle-play-help = Opens a new table at this position: you in this seat, bots in the others, with new dice from here on.

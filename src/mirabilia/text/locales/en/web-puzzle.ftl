# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Puzzle
web-puzzle-of = { $title }: { $game }
# $count is from 2 to 7; $city is a name such as Rhodes.
web-puzzle-from = A moment from a game of { $count } Masters. You are { $city }; one choice is clearly better than all others.
web-puzzle-rules = One answer counts, and there is no clock.
web-puzzle-easy = easy
web-puzzle-medium = medium
web-puzzle-hard = hard
web-puzzle-errs-easy = Builders get it wrong
web-puzzle-errs-medium = Strategists get it wrong
web-puzzle-errs-hard = even Scholars get it wrong
web-puzzle-difficulty = Difficulty
web-puzzle-all = all
web-puzzle-game = Game
web-puzzle-today = Today’s puzzle
web-puzzle-give-up = Show the solution
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Right: { $move }
web-puzzle-partly = Almost: { $move }
web-puzzle-wrong = Not the best: { $move }
web-puzzle-given_up = The solution: { $move }
web-puzzle-less = About { $cost } less than the best.
web-puzzle-way = The right thing to do, but another way is better:
web-puzzle-best = The best is: { $move }
web-puzzle-why = Why it is better than: { $move }
web-puzzle-no-why = No single reason stands out; the difference is in many small things.
web-puzzle-next = Next puzzle
web-puzzle-none = There is no other puzzle of this difficulty.
web-puzzle-answered = You have answered this puzzle before; the first answer counts.
web-puzzle-streak =
    { $count ->
        [0] No day in a row yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day }: answered
web-puzzle-unlit = { $day }: not answered

# The review of a finished game.

web-review-of = Review: { $game }
web-review-curve = Win chance
web-review-curve-about = In per cent, at the start of every turn; the marks show what cost most.
# Read out instead of the drawing.
web-review-curve-of = Everyone’s chance of winning at { $count } moments; the table says the same.
web-review-as-table = As a table
web-review-as-chart = As a chart
web-review-when = When
web-review-end = End
web-review-pin = { $when }: cost { $cost }
web-review-whose = Whose decisions
web-review-accuracy = Accuracy
web-review-accuracy-about = The share of the best chance that was kept.
web-review-luck = Luck and decisions
web-review-luck-start = At the start
web-review-luck-deal = The deal
web-review-luck-own = Own choices
web-review-luck-others = Others’ choices
web-review-luck-end = At the end
web-review-computing = Still being worked out; what is here can already be read.
web-review-ahead =
    { $count ->
        [one] One other review is ahead of this one.
       *[other] { $count } other reviews are ahead of this one.
    }
web-review-lost = The connection is lost; the review will go on once it is back.
web-review-costly = The costliest decisions
web-review-none = No mistake worth mentioning.
web-review-before = The previous decision
web-review-after = The next decision
# $call is a verdict such as “a mistake”.
web-review-was = { $move }: { $call }.
web-review-better = About { $cost } better: { $move }.
web-review-why = Why
web-review-against = Compared with what was chosen, in points on average
web-review-option = Option
web-review-chance = Win chance
web-review-points = Points
web-review-chosen = chosen
web-review-noise = The range after ± is right 19 times in 20. What may be mere chance is never called a mistake.
web-review-all = All { $count } options
web-review-fewer = Only the best
web-review-replay = Replay from here

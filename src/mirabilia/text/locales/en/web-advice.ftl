# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = The best of { $count } options
web-advice-chance = win chance in per cent
web-advice-games = Games played out for this, from what you see: { $count }
web-advice-tied = Other options are about as good.
web-advice-bot = What a good bot would choose; there was no time to compare the options.
web-advice-do = Do it
web-advice-coach = Coach
web-advice-best = The best of { $count }: { $move }.
web-advice-good = As good as the best: { $move }.
web-advice-near = Nearly the best: { $move }.
web-advice-next = Next best (−{ $cost }): { $move }.
web-advice-cost = Cost about { $cost }: { $move }.
web-advice-better = Better: { $move }.
web-advice-why = Why?

# Who wants the coach to speak.
web-coach = Coach after each turn
web-coach-about = One line about each of your choices, once it can no longer be changed. Only you see it.
# $names are those who have not agreed yet.
web-coach-waits = The coach speaks once everyone here agrees. Not yet: { $names }.

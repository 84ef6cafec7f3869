# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Hint
web-hint-ask = Show a hint
web-hint-hide = Hide the hint
# $what is a move in words.
web-hint-said = Hint: { $what }
web-hint-thinking = A hint is on its way …
# Read out in place of a bar.
web-hint-percent = win chance { $chance }
web-coach = Coach after each turn
web-coach-about = One line about each of your choices, once it can no longer be changed. Only you see it.
# $names are those who have not agreed yet.
web-coach-waits = The coach speaks once everyone here agrees. Not yet: { $names }.

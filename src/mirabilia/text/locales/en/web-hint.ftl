# The hint at a table: what is there before anybody asks for one.

web-hint = Hint
web-hint-ask = Show a hint
web-hint-hide = Hide the hint
# $what is a move in words.
web-hint-said = Hint: { $what }
web-hint-thinking = A hint is on its way …
# Read out in place of a bar.
web-hint-percent = win chance { $chance }

# The hint at a table: what is there before anybody asks for one.

web-hint = Conseil
web-hint-ask = Montrer un conseil
web-hint-hide = Masquer le conseil
# $what is a move in words.
web-hint-said = Conseil : { $what }
web-hint-thinking = Un conseil arrive …
# Read out in place of a bar.
web-hint-percent = chances de gagner : { $chance }

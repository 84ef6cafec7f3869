# The hint at a table: what is there before anybody asks for one.

web-hint = Rada
web-hint-ask = Ukázat radu
web-hint-hide = Skrýt radu
# $what is a move in words.
web-hint-said = Rada: { $what }
web-hint-thinking = Rada už je na cestě …
# Read out in place of a bar.
web-hint-percent = šance na výhru: { $chance }

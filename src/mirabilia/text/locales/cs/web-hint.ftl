# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Rada
web-hint-ask = Ukázat radu
web-hint-hide = Skrýt radu
# $what is a move in words.
web-hint-said = Rada: { $what }
web-hint-thinking = Rada už je na cestě …
# Read out in place of a bar.
web-hint-percent = šance na výhru: { $chance }
web-coach = Trenér po každém tahu
web-coach-about = Jedna věta ke každé tvé volbě, až ji nejde změnit. Vidíš ji jen ty.
# $names are those who have not agreed yet.
web-coach-waits = Trenér promluví, až budou všichni u stolu souhlasit. Zatím nesouhlasí: { $names }.

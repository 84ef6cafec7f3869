# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Conseil
web-hint-ask = Montrer un conseil
web-hint-hide = Masquer le conseil
# $what is a move in words.
web-hint-said = Conseil : { $what }
web-hint-thinking = Un conseil arrive …
# Read out in place of a bar.
web-hint-percent = chances de gagner : { $chance }
web-coach = Coach après chaque tour
web-coach-about = Une phrase sur chacun de tes choix, dès qu’il ne peut plus être changé. Personne d’autre ne la voit.
# $names are those who have not agreed yet.
web-coach-waits = Le coach parlera quand tout le monde ici sera d’accord. Pas encore : { $names }.

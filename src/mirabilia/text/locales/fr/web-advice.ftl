# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = Les meilleurs choix sur { $count }
web-advice-chance = chances de gagner en pour cent
web-advice-games = Parties jouées jusqu’au bout d’après ce que tu vois : { $count }
web-advice-tied = D’autres choix sont à peu près aussi bons.
web-advice-bot = Ce que choisirait un bon bot ; le temps a manqué pour comparer les choix.
web-advice-do = Jouer ce coup
# As in English.
web-advice-coach = Coach
web-advice-best = Le meilleur sur { $count } : { $move }.
web-advice-good = Aussi bien que le meilleur : { $move }.
web-advice-near = Presque le meilleur : { $move }.
web-advice-next = Deuxième choix (−{ $cost }) : { $move }.
web-advice-cost = A coûté environ { $cost } : { $move }.
web-advice-better = Mieux : { $move }.
web-advice-why = Pourquoi ?

# Who wants the coach to speak.
web-coach = Coach après chaque tour
web-coach-about = Une phrase sur chacun de tes choix, dès qu’il ne peut plus être changé. Personne d’autre ne la voit.
# $names are those who have not agreed yet.
web-coach-waits = Le coach parlera quand tout le monde ici sera d’accord. Pas encore : { $names }.

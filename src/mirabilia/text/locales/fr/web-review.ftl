# The review of a finished game.

web-review-of = Analyse : { $game }
web-review-curve = Chances de gagner
web-review-curve-about = En pour cent, au début de chaque tour ; les repères montrent ce qui a coûté le plus.
# Read out instead of the drawing.
web-review-curve-of = Les chances de chaque cité, à { $count } moments ; le tableau dit la même chose.
web-review-as-table = En tableau
web-review-as-chart = En graphique
web-review-when = Quand
web-review-end = Fin
web-review-pin = { $when } : a coûté { $cost }
web-review-whose = Quelles décisions
web-review-accuracy = Précision
web-review-accuracy-about = La part de la meilleure chance qui a été gardée.
web-review-luck = Chance et décisions
web-review-luck-start = Au début
web-review-luck-deal = La donne
web-review-luck-own = Ses propres choix
web-review-luck-others = Les choix des autres
web-review-luck-end = À la fin
web-review-computing = Le calcul continue ; ce qui est là peut déjà se lire.
web-review-ahead =
    { $count ->
        [one] Une autre analyse passe d’abord.
       *[other] { $count } autres analyses passent d’abord.
    }
web-review-lost = La connexion est perdue ; l’analyse reprendra à son retour.
web-review-costly = Les décisions les plus coûteuses
web-review-none = Aucune erreur notable.
web-review-before = Décision précédente
web-review-after = Décision suivante
# $call is a verdict such as “a mistake”.
web-review-was = { $move } : { $call }.
web-review-better = Environ { $cost } de mieux : { $move }.
web-review-why = Pourquoi
web-review-against = Par rapport au choix fait, en points, en moyenne
web-review-option = Choix
web-review-chance = Chances de gagner
# As in English.
web-review-points = Points
web-review-chosen = choisi
web-review-noise =
    La marge après ± est juste 19 fois sur 20. Ce qui peut être dû au hasard n’est jamais appelé une erreur.
web-review-all = Les { $count } choix
web-review-fewer = Les meilleurs seulement
web-review-replay = Revoir à partir d’ici

# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = ordre : { $names }
## Progress tokens

web-arch-tokens = Jetons Progrès
web-arch-blind = Au hasard
web-arch-stack =
    { $count ->
        [one] le dessus de { $count }
       *[other] le dessus de { $count }
    }
web-arch-stack-title = Jetons face cachée, dans un ordre inconnu
## Cities

web-arch-left = à gauche
web-arch-left-next = à gauche, joue ensuite
web-arch-right = à droite
web-arch-both-sides = à ta gauche et à ta droite
web-arch-label-shields = boucliers
web-arch-label-victories = victoires
web-arch-label-stages = étapes
web-arch-stages-of = { $count } étapes sur { $all }
web-arch-next-stage = Étape suivante : { $cost }
web-arch-finished = La Merveille est achevée
web-arch-in-front = Sur la table
web-arch-mine = Devant toi
web-arch-no-cards = aucune carte
web-arch-whole-city = { $city } : toute la cité
web-arch-now-playing = joue maintenant
web-arch-wonder-of = La Merveille : { $wonder }
web-arch-previous-city = Cité précédente
web-arch-next-city = Cité suivante
## Stages

web-arch-stage = Étape { $stage }
web-arch-built = construite
web-arch-must-build = à construire
web-arch-can-build = possible
## Conflict

web-arch-conflict = Conflit
web-arch-conflict-turned = { $turned } jetons Conflit sur { $all } côté bataille
web-arch-fought-now = S’il y avait bataille maintenant :
## Decks

web-arch-decks = Les pioches
web-arch-deck-you = Ta pioche
web-arch-deck-centre = Pioche centrale
web-arch-deck-of = Pioche : { $city }
web-arch-only-you = pour tes yeux seuls
web-arch-face-down = face cachée
web-arch-peek = regarder
web-arch-take = Prendre : { $card }
web-arch-take-unseen = Prendre au hasard
web-arch-draw = Piocher : { $card }
web-arch-draw-unseen = Piocher au hasard
web-arch-look = Regarder 5 cartes
web-arch-see-all = Voir les { $count }
web-arch-inside = Cartes encore dans cette pioche, celle du dessus comprise
web-arch-empty = vide
## What to do

web-arch-use = Utiliser
web-arch-must = obligatoire
## The log

## The Cat

web-arch-cat-yours = Le Chat est à toi : à ton tour, tu vois la première carte de la pioche centrale.
web-arch-cat = Le Chat
## After the game

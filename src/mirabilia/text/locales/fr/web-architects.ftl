# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Tour { $turn } : à toi
       *[other] Tour { $turn } : { $city }
    }
web-architects-table = La table
web-architects-battle = Bataille à la fin de ce tour !
web-architects-peace =
    { $count ->
        [one] { $count } cor avant la prochaine bataille
       *[other] { $count } cors avant la prochaine bataille
    }
web-architects-cat-nobody = Personne n’a encore le Chat.
web-architects-cat = { $city } a le Chat.
web-architects-deck =
    { $count ->
        [0] { $deck } : vide
        [one] { $deck } : { $card } sur le dessus, { $count } carte
       *[other] { $deck } : { $card } sur le dessus, { $count } cartes
    }
web-architects-its-deck = Pioche
web-architects-unseen = une carte face cachée
web-architects-blind = le dessus de la pile, au hasard
web-architects-tokens-open = Jetons Progrès : { $tokens }
web-architects-built =
    { $count ->
        [one] { $count } étape construite sur 5
       *[other] { $count } étapes construites sur 5
    }
web-architects-stage = Étape { $stage }. Ressources : { $cost } ; effet : { $gives }
web-architects-cards = Cartes : { $cards }
web-architects-tokens = Jetons : { $tokens }

web-architects-question-take = Prends une carte
web-architects-question-act = Fais ce que tes cartes permettent ou exigent
web-architects-question-effect = L’effet de ton étape : { $effect }
web-architects-question-look = Garde une des cartes que tu vois
web-architects-group-take = Prendre une carte
web-architects-group-build = Construire
web-architects-group-research = Défausser des symboles pour un jeton Progrès
web-architects-group-draw = Piocher une carte de plus
web-architects-group-effect = L’effet de ton étape
web-architects-group-look = Garder
web-architects-group-end = Fin
web-architects-do-take = { $deck } : { $card }
web-architects-do-build = Étape { $stage } ({ $gives }) avec { $cards }
web-architects-do-research = { $cards } pour { $token }
web-architects-do-look = Regarder les premières cartes { $deck }
web-architects-do-use = L’utiliser : { $effect }
web-architects-do-decline = Y renoncer
web-architects-do-end = Finir le tour
web-architects-cannot = Étape { $stage } : { $reason }
web-architects-paid-engineering = { $cards }, avec Ingénierie
web-architects-paid-economy = { $coins } (une compte pour 2, Économie)

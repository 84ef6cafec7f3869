# 7 Wonders as text.

web-seven-headline = { seven-age }, tour { $turn } sur { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } (carte { $colour }) : { $effect } ; coût : { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Exploi-tation Caravan-sérail Biblio-thèque Fortifi-cations Observa-toire travail-leurs scienti-fiques
web-seven-hand = Ta main
web-seven-table = La table
web-seven-passing-left = { seven-age } : les mains passent à gauche.
web-seven-passing-right = { seven-age } : les mains passent à droite.
web-seven-discards =
    { $count ->
        [0] La défausse est vide.
        [one] { $count } carte dans la défausse.
       *[other] { $count } cartes dans la défausse.
    }
web-seven-stages = { $built } étapes construites sur { $all }
web-seven-next-stage = Étape suivante : { $cost } ; effet : { $effect }
web-seven-sells = Produit et vend { $wares }
web-seven-makes = Produit pour elle seule : { $wares }
web-seven-built = Construit : { $cards }
web-seven-conflict-points = Points des conflits : +{ $won }, −{ $lost }
web-seven-memory-none = Rien à retenir pour l’instant.
web-seven-memory-title = Ce que tu retiens
web-seven-memory =
    { $gone ->
        [0] { $city } a { $cards }
       *[other] { $city } a ce qui reste de { $cards } ({ $gone } jouées depuis)
    }

web-seven-question-choose =
    { $who ->
        [you] Choisis quoi faire d’une carte
       *[other] Choisis une carte pour { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Ta septième carte : joue-la aussi
       *[other] La septième carte ({ $city }) : joue-la aussi
    }
web-seven-question-dig =
    { $who ->
        [you] Construis gratuitement une carte de la défausse
       *[other] Construis gratuitement une carte de la défausse pour { $city }
    }
web-seven-nothing = Aucune carte
web-seven-do-build = Construire : { $price }
web-seven-do-stage = Étape : { $price }
web-seven-do-sell = Vendre pour { $coins }
web-seven-do-free = Construire gratuitement (Merveille)
web-seven-do-dig = Construire de la défausse : { $price }
web-seven-do-decline = Ne rien construire
web-seven-cannot-build = Construction impossible : { $reason }
web-seven-cannot-stage = Étape impossible : { $reason }
web-seven-cannot-sell = Vente impossible : { $reason }
web-seven-chose-build = construire { $card }
web-seven-chose-stage = une étape avec { $card }
web-seven-chose-sell = vendre { $card }
web-seven-chose-free = construire { $card } gratuitement
web-seven-chose-dig = construire { $card } de la défausse
web-seven-chose-decline = ne rien construire

web-seven-earned =
    { $who ->
        [you] Toi : { $coins }
       *[other] { $city } : { $coins }
    }
web-seven-fought =
    { $who ->
        [you] Toi { $shields } contre { $second } { $against } : { $result }
       *[other] { $first } { $shields } contre { $second } { $against } : { $result }
    }
web-seven-wins =
    { $who ->
        [you] tu gagnes
       *[other] { $city } gagne
    }
web-seven-age-began = { seven-age } : c’est parti.

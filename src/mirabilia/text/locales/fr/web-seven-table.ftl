# 7 Wonders: the pictured table.

web-seven-table-turn = tour { $turn } sur { $all }
web-seven-table-ready = a choisi
web-seven-table-thinking = réfléchit
web-seven-table-last = on attend
web-seven-table-left = à gauche
web-seven-table-right = à droite
web-seven-table-far = Cités lointaines
web-seven-table-open = Montrer toute la cité
web-seven-table-coins = pièces
web-seven-table-shields = boucliers
# As in English.
web-seven-table-science = science
web-seven-table-stages = étapes
web-seven-table-fights = conflits
web-seven-table-sells-you = Te vend
web-seven-table-sells = Vend
web-seven-table-each = l’unité
web-seven-table-makes-you = Tu produis
web-seven-table-makes = Produit
web-seven-table-makes-self = Produit pour elle
web-seven-table-deal = { $wares }, { $city } :
web-seven-table-fight-ahead = tu mènes
web-seven-table-fight-behind = { $city } mène
web-seven-table-fight-level = égalité
web-seven-table-fight-won = tu gagnes
web-seven-table-fight-lost = { $city } gagne
web-seven-table-fights-title =
    { $who ->
        [you] Fin de l’{ seven-age } : tes conflits
       *[other] Fin de l’{ seven-age } : les conflits
    }
web-seven-table-from = de : { $city }
web-seven-table-on-to = à : { $city }
web-seven-table-pass-left = { seven-age } : vers la gauche
web-seven-table-pass-right = { seven-age } : vers la droite
web-seven-table-cost = Coût : { $cost }
web-seven-table-leads = Mène à :
web-seven-table-built = construit
web-seven-table-verb-build = Bâtir
web-seven-table-verb-stage = Étape { $stage }
web-seven-table-verb-sell = Vendre
web-seven-table-sale = +{ $count }
web-seven-table-free-by = gratuit : { $structure }
web-seven-table-free-by-wonder = gratuit : Merveille
web-seven-table-to = à { $city }
web-seven-table-to-both = aux deux
web-seven-table-pay = Qui est payé
web-seven-table-pay-both = les deux
web-seven-table-pay-none = personne
web-seven-table-pay-wonder = Merveille
web-seven-table-pay-all = Tous les paiements : { $count }
web-seven-table-cheapest = le moins cher
web-seven-table-do-build = Bâtir { $card }
web-seven-table-do-stage = Étape { $stage } avec { $card }
web-seven-table-do-sell = Vendre { $card }
web-seven-table-pick = Choisis une carte, ou tape son numéro.
web-seven-table-chosen = Choisi
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = au lieu de : { $what }
web-seven-table-change = Touche une autre carte pour la choisir à la place.
web-seven-table-move = Ton coup en détail
web-seven-table-whose = Tu joues pour
web-seven-table-pile = La défausse
web-seven-table-cards =
    { $count ->
        [one] { $count } carte construite
       *[other] { $count } cartes construites
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } carte vendue
       *[other] { $count } cartes vendues
    }
web-seven-table-kind-brown = Matières premières
web-seven-table-kind-grey = Produits manufacturés
web-seven-table-kind-blue = Bâtiments civils
web-seven-table-kind-yellow = Bâtiments commerciaux
web-seven-table-kind-red = Bâtiments militaires
web-seven-table-kind-green = Bâtiments scientifiques
web-seven-table-kind-purple = Guildes

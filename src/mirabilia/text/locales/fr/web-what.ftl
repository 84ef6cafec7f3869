# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = Qu’est-ce que { $name } ?
web-what-back = Retour
web-what-rules = Dans les règles
## What kind of thing it is, beside its name

web-what-kind-symbol = symbole scientifique
web-what-kind-resource = ressource
web-what-kind-power = pouvoir
web-what-kind-colour = type de carte
web-what-kind-sign = icône
web-what-kind-token = jeton Progrès
web-what-kind-wonder = Merveille
## Rows, and what stands in one that is empty

web-what-row-costs = Coût
# The cards that make this one free.
web-what-row-after = Gratuit avec
web-what-row-leads = Mène à
web-what-row-copies = Exemplaires
web-what-row-worth = Vaut maintenant
web-what-row-built = Construit par
web-what-row-has = Qui l’a
# The stages that must stand first, and those that come then.
web-what-row-before = Avant
web-what-row-next = Après
web-what-row-whose = À qui
web-what-row-boards = Merveilles
web-what-row-cards = Cartes
web-what-row-helped = Va avec
web-what-row-to-come = Encore à venir
web-what-row-lasts = Dure
web-what-no-card = aucune carte
web-what-no-stage = aucune étape
web-what-no-token = aucun jeton
web-what-nothing = rien
web-what-nobody = personne
web-what-nobody-yet = personne encore
web-what-none-left = plus aucun
web-what-not-here = pas dans cette partie
web-what-worth-later = visible dès qu’on peut construire
web-what-built = construit
web-what-not-built = pas encore construit
## Costs and copies

# What it would cost the person who reads: a price, or why it cannot be built.
web-what-you = toi : { $price }
web-what-any-card = toute carte peut aller dessous
web-what-guild = une au plus, si cette partie l’utilise
# Behind numbers of copies, each over a number of players.
web-what-players = personnes
web-what-copies-of = { $count }, sur { $all } jetons
web-what-token-costs = deux symboles identiques, ou trois différents
web-what-token-lasts = jusqu’à la fin de la partie
web-what-token-open = face visible
web-what-token-hidden = dans la pile
## Names and what they mean

web-what-stage = Étape { $stage }
web-what-discount = Commerce moins cher
# As in English.
web-what-points-name = points
web-what-horn = cor
web-what-conflict = jetons Conflit
web-what-resource = Sert à payer bâtiments et étapes, à chaque tour. Ce qui manque à ta cité, tu peux l’acheter à une cité voisine qui le produit.
web-what-coins = Elles paient la banque et le voisinage. À la fin, 3 pièces font un point.
web-what-shields = Après chaque Âge, tu les compares aux deux cités voisines : en avoir plus gagne un jeton, moins coûte un point.
web-what-points = On les additionne à la fin, et le plus grand total gagne.
web-what-victories = À la bataille, tu en gagnes un par cité voisine qui a moins de boucliers. Chacun vaut 3 points.

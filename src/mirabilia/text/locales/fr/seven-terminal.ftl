# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] Tu diriges { $city } contre un bot ({ $bot }). Le plus de points gagne.
       *[other] Tu diriges { $city } contre { $count } bots ({ $bot }). Le plus de points gagne.
    }
seven-terminal-first-what = À chaque tour, utilise une carte : construis-la, glisse-la sous ta Merveille pour une étape, ou vends-la 3 pièces.
seven-terminal-first-how = Tape son numéro et une lettre, comme 3 b : b la construit, s une étape, x la vend ; ? affiche l’aide.
seven-terminal-intro-free-city = Personne ne dirige la Cité libre : le bot et toi jouez pour elle à tour de rôle.
## The screen of a turn

seven-terminal-header = { seven-age } · tour { $turn } sur 6 · { $detail }
seven-terminal-passing-left = cartes : { $left } ← { $you } ← { $right }
seven-terminal-passing-right = cartes : { $left } → { $you } → { $right }
seven-terminal-last-turn = l’autre carte est défaussée, puis conflits
seven-terminal-last-turn-both = les deux cartes sont jouées, puis conflits
seven-terminal-swap = échange des mains avec { $city }
seven-terminal-holder = Tu as la carte de la Cité libre et tu pioches { $card } : choisis d’abord pour toi, puis pour la Cité libre.
seven-terminal-holder-other = { $city } a la carte de la Cité libre et joue pour elle à ce tour.
seven-terminal-special-seventh = La septième carte
seven-terminal-seventh-why = Ta Merveille te fait jouer aussi la dernière carte ; les gains de ce tour ne comptent pas encore.
seven-terminal-seventh-for = La Merveille de la Cité libre lui fait jouer la dernière carte de la pile ; tu choisis comment.
seven-terminal-special-dig = La défausse
seven-terminal-dig-why = Ta Merveille te laisse construire une de ces cartes gratuitement ; n ne construit rien.
seven-terminal-dig-for = La Merveille de la Cité libre construit une de ces cartes gratuitement : tu choisis laquelle ; n ne construit rien.
seven-terminal-special-free_city = Tu joues pour la Cité libre
seven-terminal-free-city-why = Ton propre choix : { $choice } (u le reprend). Choisis maintenant une carte pour la Cité libre.

seven-terminal-choice-build = construire { $card }
seven-terminal-choice-stage = une étape avec { $card }
seven-terminal-choice-sell = vendre { $card }
seven-terminal-choice-free = construire { $card } gratuitement

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = autres
seven-terminal-far-coins = pièces
seven-terminal-far-shields = boucliers
seven-terminal-far-stages = étapes
seven-terminal-far-won_lost = +/−
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = c-e-t
seven-terminal-far-cards = cartes
seven-terminal-side-left = ← { $city }
seven-terminal-side-right = { $city } →
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (toi)
seven-terminal-own = ta cité : { $city }
seven-terminal-income = { $coins } ({ $income } pour le tour suivant)
seven-terminal-stages = { $stages } étapes
# As in English.
seven-terminal-science = science { $symbols }
seven-terminal-conflicts = conflits : { $won } gagnés, { $lost } perdus : { points }
seven-terminal-makes = produit { $wares }
seven-terminal-sells = vend à { $coins } pièce : { $wares }
seven-terminal-buys = achète { $discounts }
seven-terminal-free-build = un bâtiment gratuit possible à cet Âge (f)
seven-terminal-no-cards = pas encore de cartes

seven-terminal-column-card = carte
seven-terminal-column-does = ce qu’elle fait
seven-terminal-column-needs = besoins
seven-terminal-column-build = b bâtir
seven-terminal-column-stage = s étape
seven-terminal-column-sell = x vente
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f : gratuit
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, mène à { $cards }
seven-terminal-next-stage = Étape { $number } ({ $cost } → { $effect }) : { $answer }
seven-terminal-complete = La Merveille est achevée.
## Looking closer

seven-terminal-stage = étape { $number } : { $cost } → { $effect }
seven-terminal-for-sale = produit et vend { $wares }
seven-terminal-own-use = produit pour elle seule : { $wares }
seven-terminal-sold =
    { $count ->
        [0] n’a vendu aucune carte
        [one] a vendu { $count } carte
       *[other] a vendu { $count } cartes
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = coûte { $cost }
seven-terminal-costs-nothing = ne coûte rien
seven-terminal-free-with = gratuit avec { $cards }
seven-terminal-frees = mène à : { $cards }
seven-terminal-not-build = construction impossible : { $reason }
seven-terminal-not-stage = étape impossible : { $reason }
seven-terminal-not-sell = vente impossible : { $reason }
seven-terminal-log-turn = { seven-age }, tour { $turn }
seven-terminal-memory = { $city } a ce qui reste de { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } jouée face cachée)
       *[other] ({ $count } jouées face cachée)
    }
seven-terminal-memory-drawn = et une carte de la pile
seven-terminal-memory-empty = Tu n’as encore passé aucune main à cet Âge.
## What changed

seven-terminal-turn-over = Ce qui s’est passé : { seven-age }, tour { $turn }
seven-terminal-over-seventh = La septième carte : { seven-age }
seven-terminal-over-digging = La défausse : { seven-age }, tour { $turn }
seven-terminal-changes = Ta cité : { $changes }.
seven-terminal-change-coins = pièces { $before } → { $after }
seven-terminal-change-shields = boucliers { $before } → { $after }
seven-terminal-change-symbols = symboles { $before } → { $after }
seven-terminal-change-stages = étapes { $before } → { $after }
## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] Une seule façon de payer : tape 1. (Entrée : retour)
       *[other] Quel paiement, 1-{ $last } ? (Entrée : retour)
    }
seven-terminal-payment = { $number }  { $price }
## Answers to what cannot be done

seven-terminal-what = Je ne comprends pas { $line }. { $how }
seven-terminal-how = Tape le numéro d’une carte et b, s ou x, comme 2 b ; ? explique tout.
seven-terminal-how-dig = Tape le numéro d’une carte et b, comme 2 b, ou n pour rien ; ? explique tout.
seven-terminal-no-row =
    { $count ->
        [one] Il n’y a que la carte 1.
       *[other] Choisis une carte de 1 à { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [one] Il n’y a que le paiement 1.
       *[other] Choisis un paiement de 1 à { $count }.
    }
seven-terminal-cannot-build = { $card } : construction impossible ({ $reason }).
seven-terminal-cannot-stage = Pas d’étape possible avec { $card } : { $reason }.
seven-terminal-cannot-sell = { $card } : vente impossible ({ $reason }).
seven-terminal-only = Avec { $card }, on ne peut faire ici que : { $letters }.
seven-terminal-cannot-free = { $card } n’est pas gratuit : seule la deuxième étape d’Olympie A le permet, une fois par Âge.
seven-terminal-no-decline = On ne peut pas passer ; x vend une carte.
seven-terminal-no-choice = Il n’y a rien à reprendre.
## Help

seven-terminal-help-build = construire la carte 3 au moindre coût
seven-terminal-help-ways = voir d’abord tous les paiements (aussi 3 s ?)
seven-terminal-help-stage = construire l’étape suivante avec la carte 3 face cachée
seven-terminal-help-sell = vendre la carte 3 pour 3 pièces
seven-terminal-help-free = construire la carte 3 gratuitement (pouvoir d’Olympie)
seven-terminal-help-card = expliquer la carte 3
seven-terminal-help-nothing = ne rien construire de la défausse
seven-terminal-help-back = reprendre ton choix pendant que tu choisis pour la Cité libre
seven-terminal-help-memory = les mains que tu as passées, les cartes glissées sous ta Merveille ou vendues
seven-terminal-help-signs = { $yes } payable · { $chain } gratuit, par chaînage ou par la Merveille · { $no } impossible, et pourquoi
seven-terminal-help-far = c-e-t : nombres de compas, d’engrenages et de tablettes, +1 au choix ; +/− : conflits.
seven-terminal-help-trade = Achète ce qui te manque à une cité voisine qui le produit : 2 pièces l’unité, 1 avec une remise.
seven-terminal-help-score = Points : conflits, 1 par 3 pièces, Merveille, cartes bleues, science (symboles identiques au carré, 7 par série), cartes jaunes, guildes.

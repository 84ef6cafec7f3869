# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

# As in English.
architects-game = 7 Wonders Architects

## Cards

architects-card-wood = bois
architects-card-stone = pierre
architects-card-brick = brique
# As in English.
architects-card-papyrus = papyrus
architects-card-glass = verre
architects-card-coin = pièce
# As in English.
architects-card-blue3 = 3 points
architects-card-blue2cat = 2 points + Chat
architects-card-compass = compas
architects-card-gear = engrenage
architects-card-tablet = tablette
architects-card-red0 = bouclier
architects-card-red1 = bouclier + cor
architects-card-red2 = bouclier + 2 cors
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
architects-victories =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
architects-cards =
    { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
## Wonders. A city is short, its wonder is what gets built there.

architects-city-alexandria = Alexandrie
architects-wonder-alexandria = Le Phare d’Alexandrie
architects-city-babylon = Babylone
architects-wonder-babylon = Les Jardins suspendus de Babylone
architects-city-ephesus = Éphèse
architects-wonder-ephesus = Le Temple d’Artémis à Éphèse
architects-city-giza = Gizeh
architects-wonder-giza = Les Pyramides de Gizeh
architects-city-halicarnassus = Halicarnasse
architects-wonder-halicarnassus = Le Mausolée d’Halicarnasse
architects-city-olympia = Olympie
architects-wonder-olympia = La Statue de Zeus à Olympie
# As in English.
architects-city-rhodes = Rhodes
architects-wonder-rhodes = Le Colosse de Rhodes
## Stages

architects-cost-identical = { $count } identiques
architects-cost-different = { $count } différentes
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = une carte de n’importe quelle pioche
architects-effect-take_token = un jeton Progrès
architects-effect-take_central = une carte de la pioche centrale
architects-effect-look = 1 carte au choix parmi 5
architects-effect-take_both = une carte à gauche et une à droite
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] après l’étape { $stages }
       *[other] après les étapes { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] tu en as { $grey } sur { $needed }, il en manque { $missing }
       *[other] tu en as { $grey } sur { $needed } et { architects-coins-for }, il en manque { $missing }
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
## Progress tokens

architects-token-urbanism = Urbanisme
architects-token-crafts = Artisanat
architects-token-jewelry = Joaillerie
architects-token-science = Sciences
architects-token-propaganda = Propagande
# As in English.
architects-token-architecture = Architecture
architects-token-economy = Économie
architects-token-engineering = Ingénierie
architects-token-tactics = Tactique
architects-token-decor = Décoration
architects-token-politics = Politique
architects-token-strategy = Stratégie
architects-token-education = Éducation
# As in English.
architects-token-culture = Culture
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards } : une carte de plus
architects-does-draw_on_build = une étape : une carte de plus
architects-does-double_coin = une pièce compte pour 2
architects-does-any_resources = toutes ressources, identiques ou non
architects-does-shields = { shields }
architects-does-points_wonder = { $unfinished } points, { $complete } si la Merveille est achevée
architects-does-points_per-cats =
    { $count ->
        [one] { $count } point par carte avec un chat
       *[other] { $count } points par carte avec un chat
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } point par victoire
       *[other] { $count } points par victoire
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } point par jeton
       *[other] { $count } points par jeton
    }
architects-does-points_set = { $one } points, { $both } pour les deux
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = une carte verte
architects-trigger-red = une carte avec des cors

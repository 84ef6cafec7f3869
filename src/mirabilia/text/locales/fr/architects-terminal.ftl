# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] Contre un bot ({ $bot }), tu construis : { $wonder }. Le plus de points gagne.
       *[other] Contre { $count } bots ({ $bot }), tu construis : { $wonder }. Le plus de points gagne.
    }
architects-terminal-first-what = Prends une carte par tour ; celles qui vont ensemble construisent ta Merveille. L’achever termine la partie.
architects-terminal-first-how = Tape le numéro de ce que tu veux faire, ou ? pour l’aide.
## The screen of a turn

architects-terminal-header = Tour { $turn } · { $what }
architects-terminal-what-take = prends une carte
architects-terminal-what-act = fais ce que tes cartes permettent ou exigent
architects-terminal-what-effect = l’effet de ton étape
architects-terminal-what-look = garde une des cartes que tu vois

architects-terminal-others = autres
architects-terminal-column-stages = étapes
architects-terminal-column-shields = boucliers
architects-terminal-column-victories = vict.
architects-terminal-column-cards = cartes
architects-terminal-column-tokens = jetons Progrès
architects-terminal-none = aucun

architects-terminal-progress = progrès
architects-terminal-stack =
    { $count ->
        [0] aucun face cachée
       *[other] { $count } face cachée
    }
architects-terminal-war = conflit
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } cor avant la prochaine bataille
       *[other] { $track } { $peace } cors avant la prochaine bataille
    }
architects-terminal-battle = { $track } bataille à la fin de ce tour !
architects-terminal-now = S’il y avait bataille maintenant : { $result }
architects-terminal-now-nobody = personne ne gagnerait
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = Chat
architects-terminal-cat-nobody = personne ne l’a encore
architects-terminal-cat-held =
    { $who ->
        [you] tu l’as
       *[other] { $city } l’a
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held } ; sur la pioche centrale : { $card }
architects-terminal-cat-you-blind = tu l’as ; au prochain tour, tu vois le dessus de la pioche centrale

architects-terminal-own = toi : { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = progrès : { $tokens }
architects-terminal-no-cards = pas encore de cartes
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = peut se construire

architects-terminal-deck-left = ← ta pioche
architects-terminal-deck-centre = pioche centrale
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = face cachée
## Options

architects-terminal-must = ! à faire avant la fin du tour
architects-terminal-group-take = Prends une carte : tape le numéro de sa pioche.
architects-terminal-group-build = Construire
architects-terminal-group-research = Défausser des symboles pour un jeton Progrès
architects-terminal-group-draw = Piocher une carte de plus
architects-terminal-use = Utilise l’effet de ton étape : { $effect }
architects-terminal-keep = Garde une carte : { $cards }
architects-terminal-group-end = Fin
architects-terminal-do-take = { $deck } : { $card }
architects-terminal-do-build = étape { $stage } ({ $gives }) avec { $cards }
architects-terminal-do-research = { $cards } pour { $token }
architects-terminal-do-blind = le dessus de la pile, au hasard
architects-terminal-do-from = la première carte { $deck } : { $card }
architects-terminal-do-look = regarder les premières cartes { $deck } ({ $count })
architects-terminal-do-both = prendre { $cards }
architects-terminal-do-decline = y renoncer
architects-terminal-do-end = finir le tour
architects-terminal-paid-economy = { $coins } (une compte pour 2, Économie)
architects-terminal-paid-engineering = { $cards }, avec Ingénierie
## Looking closer

architects-terminal-decks = Ce qu’il y a dans les pioches
architects-terminal-all = tout
architects-terminal-tops = Sur le dessus : { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Jetons face cachée : { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } étapes sur 5
architects-terminal-deck-line = pioche : { $count }, dessus : { $card }
architects-terminal-deck-empty = pioche : vide
architects-terminal-log-turn = Tour { $turn }, { $city }
architects-terminal-happened = Ce qui s’est passé
## Answers to what cannot be done

architects-terminal-puzzled = Je ne comprends pas { $line }. Tape un nombre de 1 à { $last } ; ? explique tout.
architects-terminal-puzzled-nothing = Tape un nombre de 1 à { $last } ; ? explique tout.
architects-terminal-no-option = Choisis un nombre de 1 à { $last }.
## Help

architects-terminal-help-number = faire ce qui est au numéro 3
architects-terminal-help-decks = ce qui reste dans les pioches, et les jetons face cachée
architects-terminal-help-stages = { $built } étape construite · { $open } suivante · { $locked } plus tard. Une étape coûte des cartes grises identiques ou différentes ; les pièces remplacent celles qui manquent.
architects-terminal-help-science = 2 symboles identiques ou 3 différents doivent être défaussés pour un jeton Progrès.
architects-terminal-help-war = Les cors retournent les jetons Conflit ; quand tous le sont, tu gagnes un jeton de victoire par cité voisine qui a moins de boucliers.
architects-terminal-help-score = Points : étapes, Chat 2, cartes bleues, 3 par jeton de victoire, jetons Progrès.

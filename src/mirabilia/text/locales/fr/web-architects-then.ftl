# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = tu ne vois pas cette carte
web-arch-then-kept = rien pour l’instant
web-arch-then-ends = ta Merveille est achevée : c’est le dernier tour
web-arch-then-builds =
    { $must ->
        [yes] construit l’étape { $stage }
       *[no] peut construire l’étape { $stage }
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = coûte { $cards }
web-arch-then-battle = bataille à la fin de ton tour
web-arch-then-victories = jetons de victoire : { $who }
web-arch-then-nobody = personne ne la gagnerait
web-arch-then-set = { $cards } : un jeton pour toi
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = pour un jeton, il manque : { $cards }
web-arch-then-effect = puis { $effect }
web-arch-then-points = points : { $change }
web-arch-then-cat = tu reçois le Chat
web-arch-then-flipped =
    { $count ->
        [one] { $count } cor sonne
       *[other] { $count } cors sonnent
    }
web-arch-then-shields =
    { $count ->
        [one] { $count } bouclier alors
       *[other] { $count } boucliers alors
    }
web-arch-then-armed = { $what } ; bataille : { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
# What a stage still takes is one of those below.
web-arch-then-stage = étape { $stage } : { $need }
web-arch-need-different =
    { $count ->
        [one] encore { $count } sorte, ou une pièce
       *[other] encore { $count } sortes, ou des pièces
    }
web-arch-need-identical =
    { $count ->
        [one] encore { $count } de la même sorte, ou une pièce
       *[other] encore { $count } de la même sorte, ou des pièces
    }
web-arch-need-of = encore { $count } × { $card }, ou une pièce

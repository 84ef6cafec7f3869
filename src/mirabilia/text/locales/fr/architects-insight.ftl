# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] prendre de sa propre pioche
        [right] prendre de la pioche de droite
       *[centre] prendre de la pioche centrale
    }
architects-move-draw =
    { $deck ->
        [left] piocher dans sa propre pioche
        [right] piocher dans la pioche de droite
       *[centre] piocher dans la pioche centrale
    }
architects-move-build = construire l’étape { $stage }
architects-move-research = défausser des symboles pour : { $token }
architects-move-research_unseen = défausser des symboles pour le jeton caché
architects-move-end = finir le tour
architects-move-from = prendre de la pioche ({ $city })
architects-move-from_unseen = prendre de la pioche centrale
architects-move-token = prendre ce jeton : { $token }
architects-move-token_unseen = prendre le jeton caché
architects-move-look =
    { $deck ->
        [left] regarder dans sa propre pioche
        [right] regarder dans la pioche de droite
       *[centre] regarder dans la pioche centrale
    }
architects-move-keep = garder cette carte : { $card }
architects-move-use = utiliser l’effet de l’étape
architects-move-decline = renoncer à l’effet de l’étape

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = l’étape { $count } peut se construire tout de suite
architects-prospect-token = met un jeton Progrès à portée
architects-prospect-take_any = ensuite : { architects-effect-take_any }
architects-prospect-take_token = ensuite : { architects-effect-take_token }
architects-prospect-take_central = ensuite : { architects-effect-take_central }
architects-prospect-look = ensuite : { architects-effect-look }
architects-prospect-take_both = ensuite : { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] permet { $count } carte de plus
       *[other] permet { $count } cartes de plus
    }
architects-prospect-cat = apporte le Chat

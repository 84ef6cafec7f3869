# The check of a proof: mirabilia verify.

verify-command =
    Vérifie la preuve d’une partie terminée, sans serveur.
    
    FILE est ce qu’un serveur donne comme preuve d’une partie, ou - pour l’entrée standard. Tout est recalculé à partir de la graine et des coups.
verify-option-commitment = L’engagement que tu as noté à l’ouverture de la table.
verify-option-promise = La promesse de ta part, que tu as notée avant la partie.

verify-whole = Le fichier est intact : son empreinte correspond.
verify-commitment = La graine est celle qui était promise : avec le sel, elle donne l’engagement { $commitment }.
verify-secret = Le secret du serveur est celui qui était promis : il donne l’engagement { $commitment }.
verify-noted = C’est l’engagement que tu as noté.
verify-not-noted = Compare-le avec celui qui t’a été montré avant la partie, ou vérifie-le avec --commitment.
verify-shares = Parts dans la donne, chacune comme promis, par places : { $seats }.
verify-no-shares = Personne n’a ajouté de part à la donne.
verify-left-out = Promises mais pas révélées à temps, donc laissées de côté, par places : { $seats }.
verify-key = Ensemble, elles donnent la clé de la donne : { $key }.
verify-promised = La part que tu as promise en fait partie.
verify-deal = La donne découle de la graine : { $setup }.
verify-moves =
    { $count ->
        [one] Son seul coup est légal et mène au résultat annoncé.
       *[other] Ses { $count } coups sont tous légaux et mènent au résultat annoncé.
    }
verify-won =
    { $count ->
        [one] Victoire de la place { $seats }.
       *[other] Victoire des places { $seats }.
    }

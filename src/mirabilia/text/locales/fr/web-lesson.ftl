# The first lesson of each game: a coach beside a real table.

web-lesson-title = Première leçon : { $game }
web-lesson-offer = Jouer la première leçon
web-lesson-again = Réessayer
web-lesson-coach = Guide
web-lesson-step = Leçon, étape { $step } sur { $all }
web-lesson-go-on = Continuer
web-lesson-show = Montre-moi où
web-lesson-leave = Jouer sans le guide
web-lesson-wait = Les autres réfléchissent.
web-lesson-over = Leçon terminée
web-lesson-stay = Jouer cette partie jusqu’au bout

# What the coach says about what was just done.
web-lesson-well = Bien joué.
web-lesson-other-build = Tu as construit autre chose : c’est bien aussi.
web-lesson-other-stage = Tu as construit une étape à la place : des points pour plus tard.
web-lesson-other-sell = Tu as vendu la carte à la place : les pièces servent toujours.
web-lesson-other-take = Tu as pris une autre carte : voyons ce que cela donne.

## 7 Wonders

web-lesson-seven-goal =
    Le but : le plus de points après trois Âges de six tours. Les points viennent des cartes bleues, de ta Merveille, des
    conflits, de la science et des pièces. Ta cité est { $city } ; elle a une cité voisine de chaque côté.
web-lesson-seven-resource =
    Tout le monde choisit une carte en même temps, puis passe le reste de sa main. Une carte peut être construite, glissée
    sous ta Merveille ou vendue 3 pièces. Les ressources te servent à chaque tour, alors commence par là : construis { $card }.
web-lesson-seven-points =
    Les cartes bleues sont des points à la fin, et rien d’autre. Tu produis tout ce que coûte { $card } : construis cette
    carte.
web-lesson-seven-stage =
    Tu produis ce que coûte la première étape de ta Merveille. N’importe quelle carte peut aller dessous, face cachée ;
    elle est perdue, alors prends-en une dont tu peux te passer, par exemple { $card }.
web-lesson-seven-military =
    Les cartes rouges sont des boucliers. À la fin de l’Âge, on compare les tiens à ceux de chaque cité voisine. Construis
    { $card } pour avoir l’avantage.
web-lesson-seven-trade =
    Il te manque quelque chose pour { $card }, mais une cité voisine le produit et doit te le vendre : 2 pièces par
    ressource. Construis cette carte ; le bouton dit qui tu paies.
web-lesson-seven-effect =
    Une étape peut apporter plus que des points : avec la deuxième, tu peux construire une carte par Âge sans la payer.
    Glisse { $card } dessous.
web-lesson-seven-conflict =
    L’Âge est fini, et voici ses conflits. Une victoire vaut 1 point maintenant, 3 au deuxième Âge et 5 au troisième ; une
    défaite coûte toujours 1 point. Au nouvel Âge, les mains passent dans l’autre sens.
web-lesson-seven-power =
    C’est le moment d’utiliser le pouvoir de ton étape. { $card } a un coût, mais une fois pendant cet Âge tu construis
    gratuitement : profites-en ici.
web-lesson-seven-chain =
    { $card } ne te coûte rien, car tu as { $chain } dans ta cité. Ces chaînages sont sur les cartes : la première
    annonce la suivante. Construis { $card }.
web-lesson-seven-science =
    Les cartes vertes portent des symboles. Des symboles identiques valent le carré de leur nombre : deux font 4 points,
    trois en font 9 ; et chaque série des trois sortes en ajoute 7. Une fois la collection commencée, mieux vaut
    continuer. Construis { $card }.
web-lesson-seven-free = Rien de neuf cette fois : choisis ce que tu veux, par exemple { $card }.
web-lesson-seven-summary-first =
    Les guildes arrivent au troisième Âge : des cartes violettes qui comptent ce qu’ont les cités voisines.
web-lesson-seven-summary-second =
    Les cartes jaunes apportent des pièces, un commerce moins cher, ou des ressources que personne ne peut t’acheter.
web-lesson-seven-summary-third = À la fin, trois pièces font un point. La dernière carte d’une main est défaussée.
web-lesson-seven-summary-fourth =
    Une question sur quelque chose ? Touche son nom ; les règles sont derrière le point d’interrogation.

## 7 Wonders Architects

web-lesson-architects-goal =
    Le but : le plus de points quand une Merveille est achevée. Ta cité est { $city }. Les points viennent des étapes de
    sa Merveille, des cartes bleues, des batailles, du Chat et des jetons Progrès.
web-lesson-architects-first =
    À ton tour, tu prends d’abord une carte : de ta pioche, de la pioche voisine ou de la pioche centrale. Les cartes
    grises sont des ressources pour ta Merveille. Prends cette carte : { $card }.
web-lesson-architects-stage =
    Une étape demande des ressources toutes différentes ou toutes identiques ; ta cité le montre. Avec la prochaine, tu les
    as : l’étape est construite aussitôt et les cartes sont dépensées. Prends cette carte : { $card }.
web-lesson-architects-science =
    Les cartes vertes sont des symboles : deux identiques ou trois différents deviennent un jeton Progrès. Prends cette
    carte : { $card }.
web-lesson-architects-set =
    Encore un symbole, la série est complète et un jeton est à toi. Prends cette carte : { $card }.
web-lesson-architects-token =
    Un jeton Progrès t’aide jusqu’à la fin de la partie. Choisis d’après ce que chacun apporte, ou prends au hasard celui
    du dessus de la pile.
web-lesson-architects-cat =
    Les cartes bleues sont des points. Une carte avec un chat t’apporte aussi le Chat : il te montre la première carte de
    la pioche centrale, et vaut 2 points à qui l’a à la fin. Prends cette carte : { $card }.
web-lesson-architects-war =
    Les cartes rouges sont des boucliers. Les cors retournent les jetons Conflit ; quand tous le sont, il y a bataille.
    Avoir plus de boucliers rapporte 3 points ; en avoir au moins deux fois plus, et au moins 2, en rapporte 6. Prends
    cette carte : { $card }.
web-lesson-architects-coin =
    Une pièce remplace une ressource manquante, n’importe laquelle. Prends cette carte : { $card }.
web-lesson-architects-centre =
    La pioche centrale est un saut dans l’inconnu, sauf pour la personne qui a le Chat. Essaie-la.
web-lesson-architects-effect =
    Certaines étapes ont un effet quand on les construit. Celle-ci te laisse prendre la première carte de n’importe quelle
    pioche de la table, par exemple : { $card }.
web-lesson-architects-free = Rien de neuf cette fois : prends ce qui aide ta prochaine étape.
web-lesson-architects-summary-first = Le tour où une Merveille est achevée est le dernier.
web-lesson-architects-summary-second =
    Ce qui peut être construit doit l’être, même si tu préférerais garder les cartes.
web-lesson-architects-summary-third = Chaque Merveille a ses propres effets : touche une étape pour voir ce qu’elle fait.
web-lesson-architects-summary-fourth =
    Regarde ce dont la cité voisine a besoin : la carte que tu prends, elle ne l’aura pas.

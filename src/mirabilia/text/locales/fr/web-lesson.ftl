# The first lesson of each game: a coach beside a real table.

web-lesson-title = Première leçon : { $game }
web-lesson-offer = Jouer la première leçon
web-lesson-again = Réessayer
web-lesson-coach = Guide
web-lesson-step = Leçon, tour { $step } sur { $all }
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

web-lesson-seven-resource = Voici ta cité, Gizeh. Tout le monde choisit une carte en même temps, puis les mains passent. Il te faut d’abord des ressources : construis { $card }, qui coûte peu ou rien et te sert à chaque tour.
web-lesson-seven-points = Les cartes bleues sont simplement des points à la fin de la partie. Construis { $card }.
web-lesson-seven-trade = Il te manque quelque chose pour { $card }, mais une cité voisine le produit. Construis quand même : 2 pièces par ressource vont à cette cité. Chaque option montre ce qu’elle coûte et qui tu paies.
web-lesson-seven-military = À la fin de l’Âge, tu compares tes boucliers à ceux des deux cités voisines. En avoir plus gagne des points, moins en coûte un. Construis { $card }.
web-lesson-seven-science = Les cartes vertes portent des symboles. Trois identiques valent 9, trois différents 10 en tout : cela vaut la peine. Construis { $card }.
web-lesson-seven-stage = Tu peux payer une étape de ta Merveille. Glisse { $card } dessous, face cachée : la carte est perdue, l’étape est à toi. Choisis une carte dont tu n’as pas besoin, ou qu’une cité voisine aimerait avoir.
web-lesson-seven-sell = Le dernier tour de l’Âge : tu as deux cartes, l’une est jouée et l’autre défaussée. Vends { $card } pour 3 pièces ; les pièces achètent des ressources, et trois valent un point.
web-lesson-seven-free = Rien de neuf cette fois : choisis ce que tu veux, par exemple { $card }.
web-lesson-seven-summary-first = Après le sixième tour, les boucliers ont été comparés : le journal montre qui a gagné.
web-lesson-seven-summary-second = À l’Âge II, les mains passent à droite, et les cartes coûtent et rapportent plus ; à l’Âge III, les guildes s’ajoutent.
web-lesson-seven-summary-third = Un bâtiment peut en rendre un autre gratuit plus tard. Une telle carte l’indique à la place du prix.
web-lesson-seven-summary-fourth = À la fin, tout compte : conflits, pièces, Merveille, et les cartes de chaque couleur.
## 7 Wonders Architects

web-lesson-architects-first = À ton tour, tu prends une carte : de ta propre pioche, de la pioche voisine, ou au hasard de la pioche centrale. Les cartes grises sont des ressources et construisent ta Merveille. Prends cette carte : { $card }.
web-lesson-architects-fitting = Une étape demande des ressources toutes identiques ou toutes différentes ; ta Merveille indique lesquelles. Une pièce en remplace une qui te manque. Prends cette carte : { $card }.
web-lesson-architects-centre = Essaie maintenant la pioche centrale : personne ne connaît sa première carte, sauf la personne qui a le Chat.
web-lesson-architects-science = Les cartes vertes sont des symboles. Deux identiques ou trois différents se défaussent pour un jeton Progrès qui t’aide toute la partie. Prends cette carte : { $card }.
web-lesson-architects-war = Une carte rouge est un bouclier. Ses cors rapprochent la bataille : plus de boucliers qu’en face gagnent un jeton qui vaut 3 points, au moins deux fois plus (et au moins 2) en gagnent deux. Prends cette carte : { $card }.
web-lesson-architects-blue = Les cartes bleues sont des points. Une carte avec un chat t’apporte aussi le Chat : il vaut 2 points et te montre la première carte de la pioche centrale. Prends cette carte : { $card }.
web-lesson-architects-act = Tes cartes te permettent maintenant quelque chose. Ce qui est marqué comme obligatoire, tu dois le faire ; le reste dépend de toi.
web-lesson-architects-effect = Ton étape a un effet : utilise-le ou renonces-y.
web-lesson-architects-look = Garde une de ces cartes ; le reste de la pioche est mélangé.
web-lesson-architects-free = Rien de neuf cette fois : prends ce qui va avec ta prochaine étape.
web-lesson-architects-summary-first = Une carte par tour, et ce que tu peux construire, tu dois le construire avant la fin du tour.
web-lesson-architects-summary-second = La première Merveille achevée termine la partie, mais le plus de points la gagne.
web-lesson-architects-summary-third = Les symboles deviennent des jetons, les cors amènent les batailles, le Chat regarde.
web-lesson-architects-summary-fourth = Regarde ce dont la cité voisine a besoin : la carte que tu prends, elle ne l’aura pas.

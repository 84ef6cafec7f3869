# The rules, and every card, wonder and token to look up.

web-help-games = Jeux
web-help-lookup-seven = Toutes les cartes, Merveilles, symboles et pouvoirs
web-help-lookup-architects = Toutes les cartes, Merveilles, jetons, symboles et pouvoirs
web-help-search = Chercher
web-help-filter-kind = Type
web-help-filter-colour = Couleur
web-help-filter-age = Âge
web-help-filter-players = Personnes
web-help-any = tout
web-help-all = Tout montrer
web-help-kind-card = cartes
web-help-kind-wonder = Merveilles
web-help-kind-token = jetons Progrès
web-help-kind-sign = symboles et pouvoirs
web-help-link = Lien vers { $name }
web-help-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } résultat
       *[other] { $count } résultats
    }
## Cards and boards

web-help-gives = Effet : { $effect }.
web-help-cost = Coût : { $cost }.
web-help-free-with = Gratuit si tu as : { $cards }.
web-help-leads-to = Mène à : { $cards }.
web-help-always = À chaque partie.
web-help-from = À partir de { $players } personnes.
web-help-more = Un exemplaire de plus à { $players } personnes.
web-help-guild = Une guilde : chaque partie n’en utilise que quelques-unes, deux de plus que de personnes à la table.
web-help-board-makes = { $city } produit : { $resource }.
web-help-stage = Étape { $stage }. Coût : { $cost } ; effet : { $effect }.
web-help-seven-colour-brown = Marron : produit des matières premières, pour toi et à vendre aux cités voisines.
web-help-seven-colour-grey = Gris : produit des produits manufacturés, pour toi et à vendre aux cités voisines.
web-help-seven-colour-blue = Bleu : des points à la fin.
web-help-seven-colour-yellow = Jaune : pièces et commerce.
web-help-seven-colour-red = Rouge : des boucliers pour les conflits.
web-help-seven-colour-green = Vert : un symbole scientifique.
web-help-seven-colour-purple = Violet : une guilde, des points pour ce que possèdent une cité et ses voisines.
web-help-architects-colour-grey = Gris : une ressource.
web-help-architects-colour-yellow = Jaune : une pièce.
web-help-architects-colour-blue = Bleu : des points, parfois avec un chat.
web-help-architects-colour-green = Vert : un symbole scientifique.
web-help-architects-colour-red = Rouge : un bouclier, parfois avec des cors.
web-help-power-wild_symbol = À la fin de la partie, il compte comme le symbole qui t’arrange le plus.
web-help-power-seventh_card = Dès cet Âge, tu joues aussi la dernière carte de ta main, que les autres défaussent.
web-help-power-free_build = Une fois par Âge, dès le tour suivant, tu peux construire gratuitement une carte de ta main (pas une étape).
web-help-power-dig = Une fois, à la fin de ce tour, tu peux construire gratuitement une carte de la défausse, sauf un bâtiment que tu as déjà.
web-help-power-copy_guild = À la fin de la partie, tu comptes aussi une guilde d’une cité voisine.
web-help-power-discount = Dès le tour suivant, tu paies 1 pièce au lieu de 2.
web-help-power-symbol = À la fin, des symboles identiques valent le carré de leur nombre, et chaque série de trois symboles différents vaut 7.

web-help-architects-card-grey = Une ressource : { $card }. Les étapes de ta Merveille coûtent des ressources identiques ou différentes.
web-help-architects-card-yellow = Une pièce remplace une ressource, n’importe laquelle, qui te manque pour une étape.
web-help-architects-card-blue = { $points } à la fin.
web-help-architects-card-green = Symbole : { $card }. Défausse deux symboles identiques ou trois différents pour un jeton Progrès.
web-help-architects-card-red = Un bouclier dans les batailles.
web-help-architects-cat = T’apporte le Chat : il vaut 2 points et, avant ton tour, te montre la première carte de la pioche centrale.
web-help-architects-red-horns =
    { $count ->
        [one] Son cor retourne { $count } jeton Conflit ; après une bataille, la carte est défaussée.
       *[other] Ses cors retournent { $count } jetons Conflit ; après une bataille, la carte est défaussée.
    }
web-help-architects-no-horns = Elle n’a pas de cor et reste devant toi après une bataille.
web-help-architects-stage-after = À construire avant : { $stages }.
web-help-architects-effect-take_any = Quand tu construis une telle étape, tu peux prendre la première carte de n’importe quelle pioche de la table.
web-help-architects-effect-take_token = Quand tu construis une telle étape, tu peux prendre un jeton Progrès.
web-help-architects-effect-take_central = Quand tu construis une telle étape, tu peux prendre la première carte de la pioche centrale.
web-help-architects-effect-look = Quand tu construis une telle étape, tu peux regarder les cinq premières cartes de la pioche de gauche ou de droite et en garder une ; le reste de la pioche est mélangé.
web-help-architects-effect-take_both = Quand tu construis une telle étape, tu peux prendre les premières cartes des pioches de gauche et de droite, les deux.
web-help-architects-effect-shield = Une telle étape donne un bouclier jusqu’à la fin de la partie.
web-help-architects-does-draw_on_take = Une fois par tour, quand tu prends une de ces cartes, tu peux prendre une carte de plus : { $cards }.
web-help-architects-does-draw_on_build = Une fois par tour, quand tu construis une étape, tu peux prendre une carte de plus.
web-help-architects-does-double_coin = Une fois par tour, une de tes pièces peut remplacer deux ressources manquantes.
web-help-architects-does-any_resources = Une fois par tour, tu peux construire une étape avec n’importe quelles ressources, identiques ou non.
web-help-architects-does-shields = { $shields } à chaque bataille.
web-help-architects-does-points_wonder = À la fin { $unfinished }, ou { $complete } si ta Merveille est achevée.
web-help-architects-does-points_per-cats = À la fin { $points } pour chacune de tes cartes avec un chat.
web-help-architects-does-points_per-victories = À la fin { $points } pour chacun de tes jetons de victoire.
web-help-architects-does-points_per-tokens = À la fin { $points } pour chacun de tes jetons Progrès, celui-ci compris.
web-help-architects-does-points_set = Il y en a deux : un seul donne { $one }, les deux ensemble { $both }.
## Rules

web-help-chapter-goal = Le but
web-help-chapter-setup = La mise en place
web-help-chapter-turn = Un tour
web-help-chapter-build = Construire
web-help-chapter-trade = Acheter aux voisins
web-help-chapter-chain = Les chaînages
web-help-chapter-stage = Ta Merveille
web-help-chapter-sell = Les pièces
web-help-chapter-colours = Sept couleurs
web-help-chapter-counting = Les cartes qui comptent
web-help-chapter-powers = Les pouvoirs des Merveilles
web-help-chapter-conflict = Les conflits
web-help-chapter-science = La science
web-help-chapter-score = La fin
web-help-chapter-two = À deux
web-help-chapter-blue = Les cartes bleues et le Chat
web-help-chapter-green = Les cartes vertes et le progrès
web-help-chapter-red = Les cartes rouges
web-help-chapter-battle = La bataille
web-help-chapter-free = Ce que tu dois et ce que tu peux faire
web-help-chapter-effects = Les effets des étapes
web-help-chapter-empty = Les pioches vides
web-help-chapter-hidden = Ce que tu peux savoir

web-help-seven-goal = Tu guides une cité de l’Antiquité à travers trois Âges. Ses bâtiments, son armée, sa science et sa Merveille rapportent des points, et le plus de points gagne. Tu n’as affaire qu’aux deux cités voisines, quel que soit leur nombre à la table.
web-help-seven-setup = Chaque personne reçoit une Merveille différente, face A ou B, et 3 pièces. À chaque Âge, on distribue sept cartes à chacune ; plus on est nombreux, plus il y a d’exemplaires. L’Âge III comprend des guildes, deux de plus que de personnes, tirées parmi dix.
web-help-seven-turn = Au début d’un Âge, tout le monde a sept cartes. On en choisit une en même temps ; elles sont révélées et jouées ensemble, puis les mains passent : à gauche aux Âges I et III, à droite à l’Âge II. Au sixième tour, une des deux dernières cartes est jouée et l’autre est défaussée sans rien rapporter.
web-help-seven-turn-paid = Tout se paie avec les pièces et les ressources qu’une cité avait au début du tour. Les pièces reçues pendant un tour, par vente, commerce ou effet, ne se dépensent qu’à partir du tour suivant.
web-help-seven-build = Une carte peut coûter des pièces, des ressources ou rien. Ce que ta cité produit est disponible à chaque tour et ne s’épuise jamais ; les pièces vont à la banque. Aucune cité n’a deux fois le même bâtiment.
web-help-seven-build-twice = Des cartes du même nom sont le même bâtiment, comme le Métier à tisser de l’Âge I et celui de l’Âge II. De quelque façon que ce soit, tu ne peux pas construire le second.
web-help-seven-build-either = Une carte à deux ressources donne l’une des deux à chaque tour. Quelle que soit celle que tu utilises, chaque cité voisine peut acheter l’une ou l’autre.
web-help-seven-trade = Tu peux acheter une ressource qui te manque si une cité voisine la produit, sur son plateau ou avec une carte marron ou grise : elle coûte 2 pièces, payées à cette cité, qui ne peut pas refuser, mais peut s’en servir elle aussi et la vendre encore au même tour. Certaines cartes jaunes et étapes baissent le prix à 1.
web-help-seven-trade-sold = Ce que produisent les cartes jaunes et les étapes n’est que pour leur cité : cela ne se vend jamais. Les cartes construites à ce tour vendent à partir du suivant.
web-help-seven-trade-price = Un prix réduit vaut dès le tour qui suit sa construction, et jamais moins de 1. L’est est à ta droite, l’ouest à ta gauche.
web-help-seven-trade-choice = Tu n’achètes que ce qui te manque, mais du côté que tu veux, même le plus cher, et autant qu’il en est produit.
web-help-seven-chain = Certains bâtiments ouvrent la voie à d’autres : si le premier est dans ta cité, le suivant est gratuit. Les cartes indiquent lesquels.
web-help-seven-chain-always = Un chaînage supprime tout le coût, pièces comprises, et s’applique toujours : personne ne paie une carte qu’un chaînage rend gratuite.
web-help-seven-stage = Au lieu de construire une carte, tu peux la glisser face cachée sous ton plateau et payer l’étape suivante de ta Merveille. Les étapes se construisent dans l’ordre ; chacune donne des points, des pièces, des boucliers ou un pouvoir. La carte qui s’y trouve reste secrète jusqu’à la fin de la partie.
web-help-seven-stage-lost = Une carte sous une Merveille n’est pas un bâtiment : elle ne mène à rien et ne compte pour rien.
web-help-seven-sell = Tu commences avec 3 pièces. Tu peux vendre n’importe quelle carte pour 3 de plus, face cachée dans la défausse ; si tu ne peux construire ni la carte choisie ni une étape, tu dois le faire.
web-help-seven-colours = Les cartes marron et grises produisent des ressources. Les bleues donnent des points. Les jaunes apportent des pièces et un meilleur commerce. Les rouges ont des boucliers, les vertes des symboles. Les guildes violettes arrivent à l’Âge III et comptent ce que possèdent ta cité et ses voisines.
web-help-seven-counting = Certaines cartes comptent des cartes, des étapes ou des jetons, dans ta cité, dans les cités voisines, ou dans les trois. Les cartes construites au même tour comptent aussi, par exemple pour le Vignoble et le Bazar. Ce que produit un plateau n’est pas une carte et ne compte jamais.
web-help-seven-counting-coins = Les pièces sont versées une fois, à la construction ; les points se comptent à la fin de la partie, selon ce qui est là. Une carte qui compte sa propre couleur se compte elle-même.
web-help-seven-counting-guilds = La Guilde des bâtisseurs compte les étapes de ta cité et des deux voisines, la Guilde des stratèges les jetons de défaite des cités voisines, la Guilde des armateurs tes propres cartes marron, grises et violettes ; la Guilde des artisans donne 2 points pour chaque carte grise des cités voisines.
web-help-seven-powers = Certaines étapes donnent un pouvoir. Quand tu peux t’en servir, le jeu te le propose.
web-help-seven-powers-free = Le bâtiment gratuit d’Olympie : une fois par Âge, dès le tour qui suit la construction de l’étape. Il dispense des pièces et des ressources d’une carte de ta main, jamais d’une étape. Inutilisé, il ne se reporte pas.
web-help-seven-powers-seventh = La septième carte de Babylone : au sixième tour de chaque Âge, y compris celui où tu construis l’étape, tu dois jouer aussi ta dernière carte : la construire, t’en servir pour une étape ou la vendre. Tu paies à nouveau, avec des ressources déjà utilisées et celles de la sixième carte, mais sans les pièces, remises ou ressources voisines arrivées seulement à ce tour.
web-help-seven-powers-dig = Halicarnasse : à la fin du tour où tu construis l’étape, après toutes les défausses et avant les conflits, tu peux construire gratuitement une carte de toute la défausse, sauf un bâtiment que tu as déjà. Les pièces qu’elle rapporte sont versées. Tu peux renoncer. Personne d’autre ne regarde jamais la défausse.
web-help-seven-powers-copy = La copie d’Olympie : à la fin, tu comptes une guilde d’une cité voisine comme si elle était chez toi. Ses points comptent parmi les guildes ; une Guilde des scientifiques copiée est un symbole, et une Guilde des armateurs copiée ne se compte pas elle-même.
web-help-seven-conflict = Après chaque Âge, tu compares tes boucliers à ceux de chaque cité voisine. En avoir plus gagne un jeton, qui vaut 1 point après l’Âge I, 3 après l’Âge II et 5 après l’Âge III ; en avoir moins coûte 1 point ; une égalité ne change rien.
web-help-seven-conflict-less = Au total, les conflits peuvent te coûter des points.
web-help-seven-science = Pour chaque symbole, tu marques le carré du nombre que tu en as : trois engrenages font 9 points. Chaque série d’un engrenage, d’un compas et d’une tablette ajoute 7.
web-help-seven-science-wild = Les symboles au choix sont fixés à la fin, tous ensemble, pour le plus de points ; de même pour une guilde copiée.
web-help-seven-score = Après l’Âge III, tu additionnes conflits, pièces (3 font 1 point), Merveille, cartes bleues, science, cartes jaunes et guildes. À égalité, le plus de pièces l’emporte ; si elles sont égales aussi, la victoire est partagée.
web-help-seven-two = À deux, une troisième cité que personne ne dirige, la Cité libre, se trouve entre les deux autres. On n’utilise que les cartes pour trois : sept par personne, sept dans une pile. La carte de la Cité libre change de main à chaque tour : qui la tient pioche une carte de la pile, choisit d’abord pour sa propre cité, puis pour la Cité libre. Puis on échange les mains.
web-help-seven-two-order = Les trois cités forment un cercle, chacune avec 3 pièces. Les Âges I et III commencent par la personne à gauche de la Cité libre, l’Âge II par celle à sa droite.
web-help-seven-two-must = La Cité libre doit construire un bâtiment ou une étape si l’une des cartes le permet ; qui tient sa carte choisit lequel, et à qui elle achète. Sinon seulement, elle vend. Une carte avec un chaînage doit être construite grâce à lui et ne peut pas aller sous la Merveille. Un bâtiment gratuit grâce à Olympie, s’il est disponible, compte comme une construction possible.
web-help-seven-two-fights = Elle commerce et se bat comme toute autre cité mais ne peut pas gagner. Qui tient sa carte décide aussi des pouvoirs de sa Merveille. Au sixième tour, la dernière carte de la pile est défaussée, sauf si la Cité libre a la septième carte de Babylone : alors elle joue celle-là.

web-help-architects-goal = Chaque personne construit une Merveille de cinq étapes. La première achevée termine la partie, et le plus de points gagne : pas toujours la personne qui a fini la première.
web-help-architects-setup = Chaque personne a une Merveille différente et ses 25 cartes, face visible, entre elle et la personne à sa gauche. La pioche centrale de 60 cartes est face cachée. Trois des 15 jetons Progrès sont face visible, les autres forment une pile. Les jetons Conflit montrent la paix : 3 à deux ou trois, 4 à quatre, 5 à cinq, 6 à six ou sept. Personne n’a encore le Chat. La première place commence.
web-help-architects-turn = À ton tour, tu prends une carte : le dessus de ta propre pioche, à ta gauche ; le dessus de la pioche à ta droite ; ou, au hasard, le dessus de la pioche centrale. Elle est posée devant toi face visible. Puis tu fais ce que tes cartes permettent ou exigent, et c’est au tour de la personne à ta gauche.
web-help-architects-turn-taken = Rien ne se construit avant que tu aies pris ta carte. Une carte compte comme prise, peu importe comment tu la reçois : son chat, ses cors, tes jetons et tes obligations s’appliquent.
web-help-architects-build = Chaque étape coûte un certain nombre de ressources, toutes identiques ou toutes différentes. Les cartes grises sont des ressources, une pièce jaune en remplace une qui te manque. Si tu peux payer une étape, même avec des pièces, tu dois la construire avant la fin de ton tour et défausser ces cartes ; plusieurs étapes sont possibles en un tour. On construit de bas en haut ; certaines Merveilles laissent choisir l’ordre.
web-help-architects-build-coins = Les pièces ne remplacent que ce qui te manque : une étape se paie avec le plus de cartes grises et le moins de pièces possible. Entre des paiements équivalents, tu choisis les cartes.
web-help-architects-blue = Les cartes bleues sont des points. Une carte avec un chat t’apporte aussi tout de suite le Chat, jusqu’à ce que quelqu’un d’autre en prenne une : il vaut 2 points à la fin, et avant ton tour tu vois la première carte de la pioche centrale.
web-help-architects-green = Avant la fin de ton tour, tu dois défausser deux symboles identiques ou trois différents pour un jeton Progrès : un des trois visibles, ou le dessus de la pile au hasard. Les jetons aident jusqu’à la fin de la partie, la plupart une fois par tour.
web-help-architects-green-sets = Une série est exactement deux cartes identiques ou trois différentes ; si tu en as plusieurs, tu choisis laquelle défausser, et tu continues tant que tu as une série et qu’il reste un jeton. Un jeton pris est aussitôt remplacé depuis la pile.
web-help-architects-red = Chaque carte rouge est un bouclier. Chaque cor retourne un jeton Conflit côté bataille ; les cors en trop sont ignorés.
web-help-architects-battle = Quand le dernier jeton Conflit est retourné, il y a bataille à la fin de ce tour. Pour chaque cité voisine qui a moins de boucliers que toi, tu gagnes un jeton de victoire qui vaut 3 points. Puis toutes les cartes rouges avec des cors sont défaussées, et les jetons Conflit montrent à nouveau la paix.
web-help-architects-battle-shields = Les boucliers sont tes cartes rouges, les étapes de Rhodes avec un bouclier, et 2 pour Tactique, y compris tout ce que tu as reçu à ce tour. Les jetons de victoire ne s’épuisent jamais.
web-help-architects-free = Les étapes que tu peux payer et les séries de symboles doivent servir avant la fin du tour, dans l’ordre que tu veux. Tu peux renoncer aux cartes de plus des jetons et aux effets des étapes.
web-help-architects-free-draw = Un jeton agit dès que tu le prends, au plus une fois par tour, et seulement si tu veux. Une carte de plus peut être piochée jusqu’à la fin du tour, dans les trois mêmes pioches ; une deuxième occasion au même tour n’ajoute rien.
web-help-architects-free-payment = Économie fait compter une pièce pour deux là où il manque au moins deux ressources, sans rendre la monnaie. Ingénierie laisse une étape par tour prendre n’importe quelles ressources. Les deux vont ensemble, et aucune ne t’oblige à construire.
web-help-architects-effects = L’effet d’une étape s’utilise ou se refuse tout de suite, avant toute autre chose ; un effet sans objet n’est pas proposé. Alexandrie prend la première carte de n’importe quelle pioche de la table, Éphèse celle de la pioche centrale ; Babylone prend un jeton Progrès, Rhodes a un bouclier pour de bon.
web-help-architects-effects-look = Halicarnasse regarde les cinq premières cartes de la pioche de gauche ou de droite, ou toutes s’il y en a moins, en garde une et mélange le reste de cette pioche. Les cinq sont pour tes yeux seuls, tout le monde voit celle que tu gardes. Pour y renoncer, fais-le avant de regarder.
web-help-architects-effects-both = Olympie prend la première carte de la pioche de gauche et de celle de droite, dans l’ordre que tu veux, sans rien entre les deux ; une pioche vide est laissée de côté.
web-help-architects-empty = Une pioche vide le reste. Si tes trois pioches sont vides, tu ne prends pas de carte mais tu peux faire le reste de ton tour. Si toutes les pioches de la table sont vides à la fin d’un tour, la partie se termine. Si la pile de jetons Progrès est vide, les places des jetons visibles restent vides ; quand il ne reste aucun jeton, les cartes vertes restent devant toi.
web-help-architects-hidden = Sont cachés l’ordre des cartes sous le dessus d’une pioche, la pioche centrale et les jetons face cachée. Ce que chaque pioche contient encore, tout le monde peut le savoir. Le Chat montre la première carte de la pioche centrale à la personne qui l’a au début de son tour ; elle la connaît jusqu’à ce qu’on la prenne.
web-help-architects-score = Une Merveille achevée termine la partie après ce tour. Comptent les étapes, le Chat, les cartes bleues, les jetons de victoire et les jetons Progrès. À égalité, le plus d’étapes l’emporte ; si elles sont égales aussi, la victoire est partagée.
web-help-architects-score-last = Achever la Merveille n’abrège pas le tour : les symboles doivent encore servir, les cartes de plus et les effets le peuvent. Une bataille du dernier tour a lieu avant le décompte.
web-help-architects-two = À deux, il n’y a qu’une cité contre toi dans les batailles : plus de boucliers gagnent un jeton ; au moins deux fois plus, et au moins 2, en gagnent deux.
## At the table

web-help-time-title = Quand le temps est écoulé
web-help-time = Une table n’a pas de chrono, ou en a un pour chaque décision, peut-être avec une réserve qui prend le relais. Si ton temps est écoulé, un bot prend cette seule décision pour toi, et la suivante est à nouveau la tienne. Si tu en manques plusieurs de suite, cela compte comme une absence : selon la table, un bot joue pour toi tant que d’autres sont là, ou tout le monde attend. Quand il n’y a plus personne, la table s’arrête. Quelle que soit la durée de ton absence, tu reviens à la prochaine décision ouverte. Quand quelqu’un n’est plus là, les autres peuvent attendre, laisser jouer un bot, ou laisser jouer quelqu’un d’autre par le lien, jusqu’au retour de cette personne.

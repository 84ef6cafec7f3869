# The front page.

web-front-title = Une Merveille, carte après carte
web-front-claim = 7 Wonders et 7 Wonders Architects dans ton navigateur. Pas de compte, un nom suffit. Les bots jouent franc jeu et ne trichent jamais.
web-front-name = Ton nom
web-front-name-default = Visiteur
web-front-seven-about = 2 à 7 personnes · on choisit tous en même temps
web-front-architects-about = 2 à 7 personnes · une carte par tour
# As in English.
web-front-bots = Bots
web-front-fewer = Moins de bots
web-front-more = Plus de bots
web-front-level = Niveau
web-front-play = Jouer
web-front-opening = Ouverture d’une table
web-front-invite = Inviter avec un lien
web-front-not-started = La table est ouverte, mais la partie n’a pas commencé.
web-front-to-table = Aller à la table
web-front-mine = Tes tables
web-front-mine-old = Le serveur ne répond pas pour l’instant. Aucune de tes places n’est perdue.
web-front-games = Mes parties
web-front-all-games = Toutes mes parties et statistiques
web-front-devices = Tes places sur d’autres appareils
web-front-devices-none = Retrouver tes places depuis un autre appareil ou avec un code de secours
web-front-open = Tables ouvertes
web-front-none-open = Aucune table n’attend de monde pour l’instant.
web-front-seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-front-phase-lobby = pas commencée
web-front-phase-playing = en cours
web-front-phase-over = finie
web-front-phase-closed = fermée
web-front-your-move = à toi
web-front-left = encore { $time }
web-front-waits = on attend { $names }
web-front-waits-you = on t’attend
web-front-asleep = il n’y a plus personne
web-front-away = tu n’es pas là
web-front-paused = en pause
web-front-with = avec { $names }
web-front-join = Lien ou code d’une table
web-front-join-go = Rejoindre
web-front-join-wrong = Ce n’est pas un lien vers une table.
web-front-running = Tables à regarder
web-front-puzzle = Énigme du jour
web-front-lab = Quelles cartes gagnent ?
web-front-first = C’est la première fois ?
web-front-first-what = Les deux jeux en quelques mots. À la table, chaque option montre son prix, et ce qui est impossible dit pourquoi.
web-front-first-go = Lire les règles en bref
web-front-theme-light = Couleurs claires
web-front-theme-dark = Couleurs sombres
web-front-language = Langue
web-front-credits = Dessins originaux. Icônes des auteurs de { $source }, { $licence }. Un projet de fans, non officiel et non commercial, sans lien avec l’éditeur de 7 Wonders.

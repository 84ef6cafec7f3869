# The verbs of the mirabilia command, as its help lists them.

mirabilia-command = Jouer, regarder et étudier 7 Wonders et 7 Wonders Architects.
mirabilia-verbs = Verbes
verb-simulate = Jouer de nombreuses parties de bots au hasard et montrer ce qui se passe.
verb-match = Mesurer un bot à d’autres sur des donnes jumelées.
verb-ladder = Faire jouer des bots entre eux et les classer.
verb-stats = Étudier de nombreuses parties de bots : plateaux, cartes, scores.
verb-dataset = Écrire chaque décision de nombreuses parties de bots dans un fichier Parquet.
verb-serve = Lancer le serveur sur lequel on joue dans son navigateur.
verb-backup = Copier les tables d’un serveur, même pendant qu’il tourne.
verb-restore = Mettre une sauvegarde à la place des tables d’un serveur.
verb-moderate = Veiller sur les tables d’un serveur en marche.
verb-table = Jouer contre des bots dans le terminal.
verb-bot = Prêter un bot à d’autres programmes, ou vérifier un programme avant qu’il joue.
verb-replay = Rejouer un enregistrement ou un texte de partie et en montrer le cours.
verb-review = Analyser une partie terminée : les chances de chacun, le coût de chaque décision et pourquoi.
verb-trust = Mesurer à quel point on peut se fier aux chances et à la précision des analyses.
verb-puzzles = Trouver des énigmes dans des parties de bons bots et les garder dans un fichier.
verb-verify = Vérifier la preuve d’une partie terminée, sans serveur.
verb-tune = Trouver de meilleurs poids pour le Stratège en le faisant jouer contre lui-même.

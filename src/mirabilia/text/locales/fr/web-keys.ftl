# The keys of every table.

web-keys = Touches et aide
web-key-pick = Regarder cette carte ou ce choix
web-key-step = D’une carte ou d’un choix au suivant ; de cité en cité quand l’une est ouverte
web-key-build = Construire la carte
web-key-stage = Construire l’étape suivante de la Merveille
web-key-sell = Vendre la carte
web-key-left = Payer plus à gauche
web-key-right = Payer plus à droite
web-key-confirm = Valider
web-key-back = Reprendre le choix
web-key-skip = Renoncer, ou finir le tour
web-key-hint = Montrer ou masquer un conseil
web-key-log = Tout ce qui s’est passé
web-key-coach = Guide : continuer, ou montrer où
web-key-ask = Qu’est-ce que c’est ? Pour la carte ou le nom en surbrillance
web-key-space = Espace
web-key-help = Cette aide
web-key-escape = Fermer, ou passer l’animation

# Which cards and wonders win: statistics of many games.

web-lab-about = Ce qui va de pair avec la victoire, compté sur de nombreuses parties. Ce n’en est pas forcément la cause : qui mène déjà peut aussi s’offrir davantage.
web-lab-game = Jeu
web-lab-players = Nombre de joueurs
# Followed by a choice between the two below it.
web-lab-of = Parties
web-lab-of-bots = de bots forts
web-lab-of-server = de ce serveur
web-lab-what = Comparer
web-lab-boards = Merveilles
web-lab-every = Tout

# $bot: what the bots are called.
web-lab-from-bots = Parties : { $games }. À chaque place : { $bot }.
web-lab-from-server = Parties terminées sur ce serveur : { $games }.
web-lab-fair = Le trait dans chaque barre est la part équitable des victoires : { $share }.
web-lab-none = Il n’y a pas de statistiques de bots forts pour ce jeu à ce nombre de joueurs.
web-lab-few = Les statistiques commencent à { $needed } parties terminées à ce nombre de joueurs ; pour l’instant il y en a { $games }.
web-lab-counting = Les parties de ce serveur sont en cours de comptage ; restantes : { $count }

web-lab-name = Nom
web-lab-wins = Victoires
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = À la même table
web-lab-games = Parties
web-lab-points = Points
# The two ends of an interval.
web-lab-between = { $low } à { $high }

web-lab-why-rate = Fréquence : la part des cités qui l’ont, ou combien une cité en a, dans les parties où il y en avait.
web-lab-why-wins = Victoires : combien de fois gagne une cité qui l’a, et où se trouve la vraie part dans 95 cas sur 100.
web-lab-why-against = À la même table : des cités comparées avec les mêmes cartes et les mêmes adversaires ; combien de points de pourcentage de victoire vont avec un de plus.

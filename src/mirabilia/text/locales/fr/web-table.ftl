# A table: before, during and after the game.

# As in English.
web-table-title = { $game }, table { $table }
web-table-loading = Recherche de la table
web-table-trouble = Il n’y a pas de table ici
web-retry = Réessayer
web-seat-open = libre
web-seat-you = toi
web-seat-host = a ouvert la table
web-ready = a choisi
## Before the game

web-lobby-seats = Places
web-lobby-seat = Place { $number }
web-lobby-take = Prendre cette place
web-lobby-place-bot = Mettre un bot ici
web-lobby-clear = Libérer cette place
web-lobby-start = Lancer la partie
web-lobby-waiting-host = La partie est lancée par la personne qui a ouvert la table.
web-lobby-invite = Inviter
web-lobby-invite-why = Toute personne qui ouvre ce lien peut prendre une place libre.
web-lobby-link = Lien de cette table
web-lobby-copy = Copier le lien
web-lobby-copied = Copié.
web-lobby-copy-failed = Sélectionne le lien et copie-le toi-même.
web-lobby-name = Ton nom
web-lobby-leave = Quitter la table
## During the game

web-table-waiting = On attend { $names }
web-table-watching = Tu regardes cette table.
web-table-nothing = Rien à décider pour l’instant.
web-table-chosen = Choisi : { $what }. Tu peux le reprendre jusqu’à ce que tout le monde ait choisi.
web-table-under-way = Choisi : { $what }. Envoi en cours.
web-table-take-back = Reprendre
web-table-sending = Envoi
web-table-must = à faire avant la fin du tour
web-table-log = Ce qui s’est passé
web-table-log-short = Journal
web-table-whole-log = Tout le journal
web-table-since = Depuis ton dernier coup
web-table-lately = Récemment
web-table-your-move = À toi de jouer
web-table-for-you = Tout le monde t’attend
web-table-replay = Revoir la partie
web-table-log-empty = Il ne s’est encore rien passé.
web-table-paused = La table est en pause.
web-over = La partie est finie.
## After the game

web-score-title = Le score
web-score-city = Cité
web-table-rematch = Rejouer
web-table-rematch-bots = Les mêmes bots, d’autres cartes : ça commence tout de suite.
web-table-rematch-people = Les mêmes personnes et bots à une nouvelle table.
web-table-rematch-there = Une nouvelle table t’attend pour la revanche.
## What a choice would lead to

web-then = Ce qui en résulterait

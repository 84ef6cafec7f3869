# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Parties en cours
# As in English.
web-mygames-running-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = à toi : { $count }
web-mygames-left = encore { $time }
web-mygames-play = Jouer
web-mygames-look = Jeter un œil

## Finished games

web-mygames-finished = Parties finies
web-mygames-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] pour l’instant { $count } partie
       *[other] pour l’instant { $count } parties
    }
web-mygames-filter = Quelles parties
web-mygames-filter-all = toutes
web-mygames-wonder = Merveille
web-mygames-game = Jeu
web-mygames-played = Jouée
web-mygames-place = Rang
# As in English.
web-mygames-points = Points
web-mygames-accuracy = Précision
web-mygames-review = Analyse
web-mygames-replay = Revoir
web-mygames-score = Résultat
web-mygames-again = Rejouer
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } personne
       *[other] { $game }, { $count } personnes
    }
# A place among so many.
web-mygames-place-of = { $place } sur { $players }
web-mygames-won = gagné
web-mygames-lesson = première leçon
web-mygames-try = nouvel essai
web-mygames-not-reviewed = pas encore analysée
# $count: how many there are.
web-mygames-more = En montrer plus : { $count }
web-mygames-rest = Charger le reste : { $count }
web-mygames-loading = Chargement de tes parties ; il en reste : { $count }
web-mygames-none = Aucune partie finie pour l’instant.
web-mygames-empty = Aucune partie pour l’instant
web-mygames-empty-what = Tu trouveras ici tout ce que tu joues dans ce navigateur : parties en cours, résultats, statistiques.
web-mygames-empty-play = Commencer une partie

## Statistics

web-mygames-statistics = Statistiques
web-mygames-which = Statistiques : { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] { $game } : les statistiques commencent à { $fewest } parties, il en manque encore { $count }.
       *[other] { $game } : les statistiques commencent à { $fewest } parties, il en manque encore { $count }.
    }
web-mygames-as-table = En tableau
web-mygames-as-chart = En graphique
web-mygames-by-category = Tes points et ceux de qui gagne
web-mygames-category = Catégorie
web-mygames-you = toi, en moyenne
web-mygames-winners = qui a gagné ces parties
web-mygames-difference = Écart
web-mygames-gap = Ton plus grand retard sur qui gagne : { $category }.
web-mygames-by-wonder = Victoires par Merveille
# Wins of games.
web-mygames-wins-in = { $wins } sur { $games }
web-mygames-by-players = Selon le nombre de personnes
web-mygames-of-players =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
web-mygames-in-all = En tout
web-mygames-games = Parties
web-mygames-wins = Victoires
web-mygames-mean = Points en moyenne
web-mygames-accuracy-now = actuellement { $accuracy }
web-mygames-accuracy-about = Points : parties. Ligne : moyenne de cinq.
web-mygames-accuracy-mean = Moyenne de cinq
web-mygames-accuracy-none = Dès que tu auras fait analyser une partie, ta précision apparaîtra ici.

## Where the games are kept

web-mygames-kept = Pas de compte : tes parties restent dans ce navigateur.
web-mygames-devices = Les retrouver, les enregistrer ou les supprimer

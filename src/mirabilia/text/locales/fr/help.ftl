# The help of the mirabilia command: what stands around every verb and option.

help-usage = Utilisation :
# As in English.
help-any-options = [OPTIONS]
# As in English.
help-options = Options
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.

# What stands for a value that has to be typed.
help-number = NOMBRE
help-text = TEXTE
help-file = FICHIER
help-named-command = NOM=COMMANDE
help-command = COMMANDE
help-address = ADRESSE

# Behind an option, in brackets.
help-variable = variable : { $name }
help-default = par défaut : { $value }
help-required = obligatoire

## More about each verb

verb-match-more = Chaque donne est jouée une fois de chaque place, avec les mêmes cartes. Les intervalles contiennent la vraie moyenne dans 95 cas sur 100 ; avec moins de 20 donnes, il n’y en a pas. Avec --save, la même commande reprend là où elle a été arrêtée, même avec plus de donnes.
verb-ladder-more = Chaque mélange de bots qui remplit les places est une table, et toutes les tables jouent les mêmes donnes. Avec --save, la même commande reprend là où elle a été arrêtée, même avec plus de donnes.
verb-stats-more = Montre comment s’en sortent les plateaux, à quelle fréquence les cartes sont construites et ce que cela rapporte, d’où viennent les points et, quand on le sait, comment jouent les humains. Les intervalles contiennent la vraie valeur dans 95 cas sur 100.
verb-dataset-more = Une ligne par décision : ce que l’on voyait de la place, ce que l’on pouvait faire, ce qui a été fait et comment la partie s’est terminée pour elle. Les colonnes sont décrites dans docs/reference/dataset.md.
verb-serve-more = Des bots occupent les places libres. Ctrl-C pour arrêter.
verb-backup-more = BACKUP est le fichier où les tables sont copiées. La copie est complète et vérifiée ; un serveur peut démarrer dessus telle quelle.
verb-restore-more =
    BACKUP est le fichier de la sauvegarde ; le serveur doit être arrêté.

    Si le serveur dit que ses tables sont plus anciennes que ce qui a été écrit en dernier et qu’il n’y a pas de sauvegarde, donne leur propre fichier comme BACKUP : elles passent alors pour complètes.
verb-moderate-more = « reports » montre ce qui a été signalé, et « export » tout le journal d’une table. Les autres ferment ou suppriment une table, effacent un nom ou une ligne du chat, bloquent une adresse ou celle d’où se joue une place, la laissent revenir ou classent un signalement.
verb-bot-more = BOT s’écrit level, level:leaning, level@500 ou level@0.5s. Tout programme qui parle le même protocole peut jouer : donne-le avec --program NOM=COMMANDE là où un verbe l’accepte, et écris-le program:NOM parmi les bots.
verb-replay-more = Chaque coup est vérifié d’après les règles, et le résultat d’après ce que dit le fichier.
verb-review-more = Lit un enregistrement ou un texte de partie. Les décisions sont jugées d’après ce que l’on pouvait savoir à cette place, et n’est appelé erreur que ce qui dépasse l’incertitude. Le même fichier, le même effort et la même graine donnent la même analyse.
verb-trust-more = Les chances de toutes les places au cours d’une partie sont comparées à ce qui a été gagné, avec la part du hasard dans l’erreur ; avec --levels, c’est la précision des analyses qui est donnée pour chaque bot.
verb-puzzles-more = Une énigme est un moment où un choix est nettement le meilleur et où un bot plus faible se trompe ; une recherche plus profonde dans d’autres mondes doit être d’accord.
verb-tune-more = La même commande reprend là où la dernière s’est arrêtée : ce qui a été trouvé est dans un fichier à côté de --out.

## Options that verbs share

option-players = Nombre de personnes ; sans cela, le nombre habituel du jeu.
option-seed = Même graine, mêmes résultats.
option-wishes = Plateaux par place, comme "rhodos-A ? ?-B" ; ? est tiré pour chaque donne.
option-program = Un programme qui peut jouer, écrit program:NOM parmi les bots ; peut être donné plusieurs fois.
option-save = Garder les donnes jouées dans ce fichier, et reprendre à partir de lui.
option-json = Écrire les chiffres dans ce fichier ; - est la sortie standard.
option-jobs = Processus côte à côte ; sans cela, tous les cœurs.
option-ray = Travailler plutôt sur un cluster Ray ; il faut mirabilia[cluster].
option-backend = Ce qui exécute les règles ; les résultats sont les mêmes.
option-bots = Qui joue : un bot pour toutes les places, ou un pour chacune, séparés par des virgules ; level, level:leaning, level@500, level@0.5s.
option-games = Combien de parties, chacune avec sa donne.

## Options of the verbs that study games

simulate-option-games = Combien de parties jouer.
simulate-option-transcript = Écrire chaque partie en entier, un objet JSON par ligne.
match-option-hero = Qui est mesuré : level, level:leaning, level@500 ou level@0.5s.
match-option-others = Ses adversaires : un bot pour toutes les autres places, ou un pour chacune, séparés par des virgules.
match-option-deals = Nombre de donnes, chacune jouée de chaque place.
ladder-option-bots = Les bots à classer, séparés par des virgules ; sans cela, tous les niveaux.
ladder-option-deals = Nombre de donnes à chaque table, dans tous les ordres de places.
ladder-option-plot = Dessiner le classement dans ce fichier, .svg ou .png.
stats-option-records = Étudier ces enregistrements au lieu de jouer : du JSON, un par fichier ou un par ligne.
stats-option-html = Écrire un rapport avec des graphiques dans ce fichier.
stats-option-into = Garder aussi les chiffres dans ce fichier, à côté de ceux d’autres nombres de joueurs.
dataset-option-observations = Version des observations (docs/learning.md) ; sans cela, la première.
dataset-option-out = Le fichier Parquet à écrire.
tune-option-generations = Combien de générations en tout, y compris les précédentes.
tune-option-population = Candidats par génération ; sans cela, selon le nombre de poids.
tune-option-deals = Nombre de donnes pour chaque candidat, de chaque place.
tune-option-sigma = Jusqu’où s’écartent les premiers candidats.
tune-option-out = Écrire les poids dans ce fichier, qui garde ses autres sections.
tune-option-plot = Dessiner le parcours dans ce fichier, .svg ou .png.
tune-option-start = Commencer avec les poids de ce fichier ; sans cela, ceux réglés à la main.
tune-option-against = Prendre les premiers adversaires dans ce fichier ; sans cela, ceux de --start.
review-option-seat = Analyser les décisions de cette place ; sans cela, de toutes.
review-option-html = Écrire l’analyse sous forme de page dans ce fichier.
review-option-json = Écrire l’analyse dans ce fichier, pour des programmes ; - est la sortie standard.
review-option-effort = Combien de fois le travail habituel.
trust-option-games = Nombre de parties de bots mélangés.
trust-option-worlds = Parties menées à terme pour chaque chance.
trust-option-levels = Mesurer plutôt la précision de ces bots, comme apprentice,builder.
trust-option-decision = Parties menées à terme pour chaque décision, avec --levels.
trust-option-svg = Dessiner dans ce fichier les chances face à ce qui s’est passé.
puzzles-option-count = Combien d’énigmes le fichier doit avoir.
puzzles-option-games = Chercher au plus dans ce nombre de parties, à partir de la première.
puzzles-option-out = Le fichier ; une recherche interrompue reprend à partir de lui.

## Options of the other verbs

bot-option-stdio = Prêter BOT : questions sur l’entrée standard, réponses sur la sortie standard.
bot-option-check = Jouer avec un programme et dire s’il respecte le protocole.
replay-option-record = Afficher la partie comme enregistrement (JSON).
backup-option-database = Le fichier où le serveur les garde.
backup-option-replace = Remplacer BACKUP s’il existe.
restore-option-replace = Remplacer les tables qui y sont.
moderate-option-table = L’identifiant de la table, comme dans son lien.
moderate-option-seat = La place à cette table, comptée à partir de 0.
moderate-option-said = Quand une ligne a été écrite, comme le montre un signalement.
moderate-option-address = Une adresse, comme 203.0.113.9.
moderate-option-hours = Pour combien d’heures une adresse est bloquée.
moderate-option-report = L’identifiant d’un signalement.
moderate-option-server = L’adresse du serveur.
moderate-option-moderators = Un fichier avec une ligne de ton nom et de ton jeton, comme celui du serveur.
moderate-option-name = Qui tu es dans ce fichier, s’il y a plusieurs noms.

## What was typed, and cannot be used

refused-no_option = Il n’y a pas d’option « { $option } ».
refused-no_verb = Il n’y a pas de verbe « { $verb } ».
refused-no_value = L’option « { $option } » demande une valeur.
refused-missing_option = Il manque l’option « { $option } ».
refused-missing_argument = Il manque « { $argument } ».
refused-too_much = Ceci est de trop : { $words }.
refused-not_whole = « { $what } » doit être un nombre entier.
refused-not_a_number = « { $what } » doit être un nombre.
refused-not_in_range = « { $what } » doit être un nombre dans l’intervalle { $range }.
refused-not_a_choice = « { $what } » doit être choisi parmi { $choices }.
refused-unfit = La valeur de « { $what } » ne convient pas : { $reason }

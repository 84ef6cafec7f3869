# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia : erreur : { $reason }
refused-see = { $reason } Voir : { $command } --help
refused-system = impossible de continuer : { $reason }
# Where something is wrong, and what.
refused-within = { $where } : { $reason }
## Bots and programs

refused-not_a_bot = « { $text } » n’est pas un bot ; écris level, level:leaning, level@500 (playouts) ou level@0.5s
refused-no_bot = il n’y a pas de bot « { $bot } » ; il y a { $known }
refused-no_leanings = { $bot } n’a pas de penchants ; écris { $bot } tout court
refused-no_leaning = il n’y a pas de penchant « { $leaning } » ; il y a { $known }
refused-no_search = { $bot } ne cherche pas et n’a pas besoin de temps ; écris { $instead }
refused-no_time = « { $text } » ne laisse aucun temps de réflexion
refused-no_level = { $game } n’a pas de { $bot } ; il y a { $known }
refused-not_a_program = « { $text } » n’est pas un programme ; écris program:NOM ou program:NOM@2s, comme program:my-bot
refused-not_a_command = --program : « { $text } » n’est pas NOM=COMMANDE, avec un nom en minuscules, chiffres, - et _
refused-no_command = { $what } : il manque la commande
refused-no_program = { $what } : il n’y a pas ici de programme « { $program } » que l’on puisse lancer
refused-program_twice = --program : { $program } est donné deux fois
refused-unknown_program = program:{ $program } n’est pas connu ; ajoute --program { $program }=COMMANDE
## Tables

refused-no_game = il n’y a pas de jeu « { $game } » ; il y a { $known }
refused-no_version = il n’y a pas de version { $version } pour { $game } ; il y a { $known }
refused-players = { $game } se joue de { $least } à { $most } personnes, pas { $players }
refused-wishes =
    { $players ->
        [one] « { $wishes } » ne va pas avec { $players } personne
       *[other] « { $wishes } » ne va pas avec { $players } personnes
    }
refused-no_wonder = il n’y a pas de Merveille « { $wonder } » ; il y a { $known }
refused-wonder_twice = { $wonder } apparaît deux fois ; chaque cité a sa propre Merveille
refused-no_side = « { $text } » : une Merveille a les faces A et B, comme { $wonder }-A
refused-no_key = la graine « { $seed } » n’est pas une clé de { $digits } chiffres hexadécimaux en minuscules
refused-no_seed = la graine { $seed } n’est pas entre 0 et { $last }
## Files

refused-no_folder = impossible d’écrire { $file } : son dossier n’existe pas
refused-folder = impossible d’écrire { $file } : c’est un dossier
refused-unwritable = impossible d’écrire { $file } : { $reason }
refused-unreadable = impossible de lire { $file } : { $reason }
## Proofs

refused-not_a_proof = ce n’est pas une preuve : { $reason }
refused-no_proof = ce n’est pas une preuve, mais ce qu’un serveur répond à sa place : { $reason }
refused-not_json = ce n’est pas du JSON complet, peut-être coupé : { $reason }
refused-format = le format { $format } n’est pas connu ici ; cette version lit les formats 1 et 2
refused-digest = l’empreinte du contenu est { $digest }, pas { $stated } comme annoncé ; il a été modifié
refused-layout = elle n’est pas disposée comme une preuve ; son contenu est intact, mais elle a été modifiée en route
refused-broken_seed = graine et sel donnent l’engagement { $promised }, pas { $stated } comme annoncé ; ce n’est pas la graine promise
refused-broken_secret = le secret donne l’engagement { $promised }, pas { $stated } comme annoncé ; ce n’est pas le secret promis
refused-noted = son engagement est { $stated }, pas { $noted } que tu as noté ; c’est une autre table, ou une autre graine a été utilisée
refused-share_order = les parts ne sont pas dans l’ordre des places
refused-share = la part de la place { $seat } n’est pas celle qui était promise
refused-no_share = personne n’a promis { $promise }, que tu as noté ; la donne s’est faite sans ta part
refused-share_left_out = la part de la place { $seat }, que tu as promise, a été laissée hors de la donne
refused-unlike_commitment = « { $text } » n’est pas un engagement de { $digits } chiffres hexadécimaux
refused-unlike_promise = « { $text } » n’est pas une promesse de { $digits } chiffres hexadécimaux
refused-no_setup = la graine ne donne aucune mise en place : { $reason }
refused-setup = pour ces souhaits, la graine donne la mise en place « { $drawn } », pas « { $stated } » comme annoncé
refused-unfinished =
    { $moves ->
        [one] la partie n’est pas finie après { $moves } coup ; elle a été coupée
       *[other] la partie n’est pas finie après { $moves } coups ; elle a été coupée
    }
refused-move = le coup { $number } sur { $moves } n’est pas là où, ou pas comme, un enregistrement l’écrit
refused-winners = la partie a été gagnée par les places { $winners }, pas { $stated } comme annoncé

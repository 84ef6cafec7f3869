# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = La graine de cette partie est { $seed }.
## While bots think

terminal-compiling = Compilation des bots qui cherchent, une fois par version : cela prend une minute ou deux.
terminal-thinking = { $bot } réfléchit.
## Looking closer

terminal-log-empty = Il ne s’est encore rien passé.
## Asking

terminal-pause = Entrée pour continuer :
terminal-prompt = À toi (? pour l’aide) :
terminal-prompt-quit = Quitter la partie ? (y/n)
terminal-goodbye = Tu quittes la table. À la prochaine !
terminal-recorded = L’enregistrement est dans { $file }.
## Answers to what cannot be done

terminal-no-city = Choisis une cité de 0 à { $last }.
## Help

terminal-help-title = Aide
terminal-help-city = regarder de près la cité 2
terminal-help-log = tout ce qui s’est passé
terminal-help-screen = afficher l’écran à nouveau
terminal-help-quit = quitter
terminal-help-colours = Cartes : { $colours }
## The command and its mistakes

terminal-command = Jouer contre des bots dans le terminal.
terminal-option-players = Nombre de personnes à la table, en te comptant ; le nombre habituel si rien n’est dit. À deux, la Cité libre s’ajoute à 7 Wonders.
terminal-option-seed = Un nombre ou une clé de 64 chiffres hexadécimaux : redonne les mêmes cartes. Sans cela, une clé que personne ne peut deviner est tirée.
terminal-option-wishes = Merveilles par place, comme "rhodos-A ? ?-B" ou "giza ? ?" ; ? est tiré au sort.
terminal-option-seat = Ta place ; à ta gauche se trouve le numéro suivant.
terminal-option-bots = Qui joue contre toi : { $bots }. On peut ajouter un penchant, comme builder:science ({ $leanings } ; any change d’une place à l’autre), et un temps de réflexion, comme master@3s. Un pour toutes les places, ou un pour chaque autre place, comme builder,apprentice.
terminal-option-program = Un programme qui peut jouer, nommé program:NOM parmi les bots ; peut être donné plusieurs fois.
terminal-option-record = Écrire l’enregistrement de la partie dans ce fichier, qui ne doit pas encore exister.
terminal-wrong-seat = il n’y a pas de place { $seat } à une table de { $players } ; les places vont de 0 à { $last }
terminal-wrong-bots =
    { $count ->
        [one] { $named } bots nommés ; nommes-en un pour toutes les places, ou un pour { $count } autre place
       *[other] { $named } bots nommés ; nommes-en un pour toutes les places, ou un pour chacune des { $count } autres
    }
terminal-wrong-old-file = l’enregistrement { $file } existe déjà ; nomme un autre fichier ou déplace celui-ci
terminal-wrong-file = impossible d’écrire l’enregistrement { $file } : son dossier manque ou est fermé, ou c’est un dossier
terminal-wrong-language = MIRABILIA_LANGUAGE demande { $asked } ; il y a { $known }

# The browser client: what every page has.

web-skip = Aller au contenu
web-loading = Chargement
web-not-loaded = Cette partie n’a pas pu être chargée. Le serveur a peut-être été mis à jour, ou la connexion est perdue.
web-broken = Quelque chose a échoué sur cette page. La partie est sur le serveur : tes choix sont en sécurité.
web-reload = Recharger
web-close = Fermer
web-connection-lost = Connexion perdue. Elle se rétablit ; tes choix sont en sécurité.
web-connection-outdated = Le serveur a une version plus récente.
# As in English.
web-nav = Pages
web-nav-rules = Règles
web-nav-settings = Réglages
web-to-front = Retour à l’accueil

web-nowhere-title = Page introuvable
web-nowhere = Il n’y a pas de page à cette adresse. Il manque peut-être un bout du lien.
web-replay-title = Revoir la partie
## Help

web-help-title = Les règles en bref
web-help-seven = À chacun des trois Âges, tu reçois une main de sept cartes. À chaque tour, tout le monde choisit une carte en même temps et la construit, la glisse sous sa Merveille pour une étape, ou la vend pour 3 pièces. Puis les mains passent. Après chaque Âge, tu compares tes boucliers à ceux des deux cités voisines. Le plus de points gagne.
web-help-architects = À chaque tour, tu prends une carte : de ta pioche, de celle à ta droite, ou au hasard de la pioche centrale. Les cartes qui vont ensemble doivent servir à une étape de ta Merveille. La première Merveille achevée termine la partie. Le plus de points gagne.
web-help-table-title = À la table
web-help-table = Chaque option montre ce qu’elle coûte et qui tu paies. Ce qui est impossible dit pourquoi. Tu peux reprendre un choix jusqu’à ce que tout le monde ait choisi.
## Settings

web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-system = comme le système
web-settings-theme-light = claires
web-settings-theme-dark = sombres
web-settings-motion = Animations
web-settings-motion-system = comme le système
web-settings-motion-full = toutes
web-settings-motion-none = aucune
web-settings-botSpeed = Les bots jouent
web-settings-botSpeed-slow = lentement
web-settings-botSpeed-normal = à un rythme normal
web-settings-botSpeed-instant = tout de suite
web-settings-sound = Son
web-settings-memoryAid = Me rappeler les mains que j’ai passées
web-settings-textView = Afficher les tables en texte
## What was refused, for the person who asked

web-problem-bad-message = Le serveur n’a pas compris. Recharge la page.
web-problem-bad-name = Ce nom ne peut pas être affiché ici. Choisis-en un autre.
web-problem-bad-token = Cette place n’est plus à toi.
web-problem-busy = Le serveur est débordé. Les parties en cours continuent ; réessaie dans une minute.
web-problem-closed = Cette table est fermée.
web-problem-hints-off = Les conseils sont désactivés à cette table.
web-problem-no-such-puzzle = Cette énigme n’existe pas. Il manque peut-être un bout du lien.
web-problem-no-such-seat = Cette place n’existe pas.
web-problem-no-such-table = Cette table n’existe pas. Il manque peut-être un bout du lien.
web-problem-not-allowed = Ce n’est pas permis.
web-problem-not-an-option = Ce n’est pas possible maintenant.
web-problem-not-finished = La partie n’est pas encore finie.
web-problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
web-problem-not-now = Ce n’est pas possible maintenant.
web-problem-not-seated = Tu n’as pas de place à cette table.
web-problem-paused = La table est en pause.
web-problem-seat-taken = Quelqu’un a été plus rapide : la place est prise.
web-problem-stale = La partie a avancé : regarde à nouveau.
web-problem-too-many = Trop de demandes à la fois. Attends une minute.
web-problem-too-large = C’est trop long.
web-problem-unavailable = Le serveur ne répond pas. Réessaie dans un instant.
web-problem-wrong-setup = Ces Merveilles, ces bots et ces personnes ne vont pas ensemble.

## The way to the rules

web-help-of = Règles : { $game }
web-help-all-rules = Toutes les règles et cartes

# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Il manque { $count } personne.
       *[other] Il manque { $count } personnes.
    }
web-lobby-waiting-start = Toutes les places sont prises. { $name } va lancer la partie.
web-lobby-ready = Toutes les places sont prises : la partie peut commencer.
web-lobby-remove = Retirer { $name }
web-lobby-qr = Le lien en code QR
web-lobby-free-city = On joue pour elle à tour de rôle.
# As in English.
web-lobby-leaning = Style
web-lobby-leaning-none = sans style particulier
web-lobby-leaning-science = aime la science
web-lobby-leaning-military = aime la guerre
web-lobby-leaning-wonders = aime les Merveilles
web-lobby-leaning-merchant = aime le commerce
web-lobby-leaning-close = aime les victoires serrées
web-lobby-wonder = Merveille
web-lobby-wonder-any = au hasard
web-lobby-side = Face
web-lobby-side-any = au hasard
web-lobby-side-is = face { $side }
web-lobby-terms = Options de la table
web-lobby-public = Montrer cette table à tous sur l’accueil
web-lobby-hints = Permettre les conseils d’un bot
web-lobby-is-public = Tout le monde voit cette table sur l’accueil.
web-lobby-is-private = Il faut le lien pour trouver cette table.
web-lobby-has-hints = Les conseils d’un bot sont permis.
web-lobby-no-hints = Les conseils sont désactivés.
web-lobby-chat-sit = Prends une place pour écrire ici.
web-lobby-fill = Compléter avec des bots : { $bot }
web-lobby-level = Niveau des prochains bots
web-lobby-add-seat = Ajouter une place
web-lobby-drop-seat = Enlever cette place
web-lobby-earlier = { $seat } : avancer d’une place
web-lobby-later = { $seat } : reculer d’une place
web-lobby-drag = Faire glisser ailleurs
web-lobby-moved = { $who } occupe maintenant la place { $number }.
# What to expect of a bot, in a line below its level.

web-level-apprentice = Choisit au hasard ; bien pour apprendre les règles.
web-level-builder = Prend ce qui semble le mieux sur le moment ; tu gagneras après quelques parties.
web-level-strategist = Prévoit à l’avance ; à ta mesure dès que tu connais les cartes.
web-level-scholar = Essaie chaque option dans sa tête ; il te faut un plan pour gagner.
web-level-master = Imagine de nombreuses parties ; attends-toi à perdre au début.
web-level-oracle = A appris comment finissent les parties ; à trois, plus fort que le Maître.
web-level-program = Un programme de ce serveur ; il joue comme on le lui a appris.

# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Pas de réseau. Tes choix sont en sécurité : ils partent dès que le réseau revient.
web-connection-slow = Connexion lente

web-offline-title = Pas de connexion au serveur
web-offline-what = La partie reprend d’elle-même dès que la connexion revient. D’ici là, tu peux :
web-offline-rules = lire les règles et chercher toutes les cartes
web-offline-settings = changer les réglages
web-offline-games = revoir les parties finies que tu as déjà revues ici
## Calls

web-call-title = ({ $count }) À toi · { $title }
web-call-turn = À toi de jouer
web-call-waits = { $game } : la table t’attend.
# As in English.
web-call-heading = Notifications
web-call-ask = Te prévenir quand c’est à toi et que tu regardes ailleurs ?
web-call-yes = Me prévenir
web-call-no = Non merci
web-call-on = On te prévient quand c’est à toi et que tu regardes ailleurs.
web-call-on-closed = On te prévient quand c’est à toi, même si cette page est fermée.
web-call-off = Ne plus me prévenir
web-call-declined = On ne te prévient pas.
web-call-blocked = Ce navigateur bloque les notifications de cette page. Autorise-les à côté de l’adresse pour qu’on te prévienne.
web-call-home-screen = On pourra te prévenir quand Mirabilia sera sur ton écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil », et ouvre-le de là.
web-settings-calls = Me prévenir quand c’est à moi
web-settings-calls-why = Une notification du navigateur, une par coup, seulement quand tu regardes ailleurs.
# As in English.
web-settings-cue-call = Notification

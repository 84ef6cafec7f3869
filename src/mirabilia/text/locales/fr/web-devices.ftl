# A person’s seats on other devices, and how they come back.

web-devices-title = Tes places
web-devices-intro = Tes places appartiennent à ce navigateur : il n’y a pas de compte. Ici, tu peux les emporter sur un autre appareil et t’assurer de ne jamais les perdre.
web-devices-back = Retour à la table
## To another device

web-devices-hand-why = Crée un lien et ouvre-le là-bas : vise le code avec l’appareil photo, ou envoie-toi le lien. Il marche une fois, pendant 15 minutes, et tu gardes aussi tes places ici. La personne qui l’ouvre joue à ta place : ne le montre à personne d’autre.
web-devices-hand-none = Ce navigateur n’a pas encore de places. Elles sont sur un autre appareil ? Ouvre cette page là-bas et crée un lien.
web-devices-which = Quelles places
web-devices-which-one = cette table seulement
web-devices-which-all = toutes : { $count }
web-devices-make =
    { $count ->
        [one] Créer un lien pour { $count } place
       *[other] Créer un lien pour { $count } places
    }
web-devices-make-again = Créer un nouveau lien
web-devices-link = Lien à usage unique
web-devices-qr = Le lien à usage unique en code QR
web-devices-left = Marche une fois. Encore { $time }
web-devices-used = L’autre appareil s’est présenté : il a maintenant tes places.
web-devices-ran-out = Ce lien a expiré.
web-devices-forget-why = Tu veux désormais jouer seulement là-bas ? Une fois les places arrivées, ce navigateur peut les oublier.
web-devices-forget =
    { $count ->
        [one] Oublier cette place ici
       *[other] Oublier ces places ici
    }
web-devices-forget-sure = Les places sont-elles arrivées sur l’autre appareil ? Alors seulement, oublie-les ici.
web-devices-forget-go = Elles y sont, les oublier ici
web-devices-forget-not = Les garder
web-devices-forgotten = Ce navigateur a oublié les places.
## From another device

web-devices-take = Continuer ici
web-devices-take-one = Un autre de tes appareils passe une place à celui-ci.
web-devices-take-many =
    { $count ->
        [one] Un autre de tes appareils passe { $count } place à celui-ci.
       *[other] Un autre de tes appareils passe { $count } places à celui-ci.
    }
web-devices-take-go = Prendre
web-devices-take-used = Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur l’autre appareil.
web-devices-came =
    { $count ->
        [one] { $count } place est arrivée.
       *[other] { $count } places sont arrivées.
    }
web-devices-came-none = Rien de neuf : toutes ces places sont déjà ici.
## Recovery code

web-devices-recovery = Code de secours
web-devices-recovery-why = 25 lettres et chiffres sur un papier, qui ramènent tes places dans n’importe quel navigateur, même si cet appareil casse ou que tout y est effacé. Les nouvelles places s’ajoutent d’elles-mêmes.
web-devices-recovery-make = Créer un code de secours
web-devices-recovery-secret = Note-le et garde-le. Avec ce code, on a tes places.
web-devices-recovery-kept =
    { $count ->
        [0] Les places que tu prendras seront gardées d’elles-mêmes sous ton code.
        [one] { $count } place est gardée sous ton code. Les nouvelles s’ajoutent d’elles-mêmes.
       *[other] { $count } places sont gardées sous ton code. Les nouvelles s’ajoutent d’elles-mêmes.
    }
web-devices-recovery-behind = Toutes les places ne sont pas encore gardées sous ton code. Elles partent dès que le serveur répond.
web-devices-recovery-show = Montrer mon code
web-devices-recovery-copy = Copier le code
web-devices-recovery-select = Sélectionne le code et copie-le toi-même.
web-devices-recovery-print = Imprimer
web-devices-recovery-replace = Remplacer le code
web-devices-recovery-replace-sure = Un nouveau code reçoit toutes les places de ce navigateur. L’ancien ramène encore ce qu’il a, mais rien de nouveau.
web-devices-recovery-replace-go = Créer un nouveau code
web-devices-recovery-replace-not = Garder l’ancien
web-devices-have = J’ai un code
web-devices-have-go = Retrouver mes places
web-devices-have-wrong = Un code a 25 lettres et chiffres. Vérifie-le encore.
web-devices-have-unknown = Rien n’est gardé sous ce code. Vérifie-le caractère par caractère.
## Whether the browser keeps what it has

web-devices-browser = Ce navigateur
web-devices-browser-yes = Ce navigateur a promis de garder tes places jusqu’à ce que tu les effaces toi-même.
web-devices-browser-no = Ce navigateur peut effacer tes places quand la mémoire manque ou quand tu ne viens plus pendant un moment. Un code de secours les ramène.
web-devices-browser-refused = Ce navigateur a refusé : il peut toujours effacer tes places quand la mémoire manque ou quand tu ne viens plus pendant un moment. Un code de secours les ramène.
web-devices-browser-unknown = Ce navigateur ne dit pas combien de temps il garde tes places. Un code de secours les ramène dans tous les cas.
web-devices-browser-ask = Demander au navigateur de les garder

## What belongs to a person

web-devices-own = Ce qui est à toi
web-devices-own-none = Ce navigateur n’a pas de places : il n’y a donc rien à emporter ni à effacer ici.
web-devices-own-elsewhere-why =
    Tu as joué sur un appareil qui n’est pas à toi, ou montré un lien à la mauvaise personne ? Alors fais que tes places
    ne valent plus que dans ce navigateur.
web-devices-own-elsewhere = Déconnecter partout ailleurs
web-devices-own-elsewhere-done = Tes places ne valent plus que dans ce navigateur.
web-devices-own-why =
    Tu peux obtenir dans un fichier tout ce que le serveur garde de toi : tes parties et ce que tu as écrit. Ou bien le
    faire effacer.
web-devices-own-save = Enregistrer toutes mes parties
web-devices-own-saved = Le fichier est enregistré.
web-devices-own-delete = Effacer toutes mes données
web-devices-own-delete-sure = Effacer toutes tes données ?
web-devices-own-delete-what =
    { $count ->
        [one] Tu quittes { $count } table. Si la partie y dure encore, un bot continue. Tes coups restent sous le nom { $name } ; ton nom et ce que tu as écrit sont effacés, de même que ce qui est gardé sous ton code de secours. C’est irréversible.
       *[other] Tu quittes { $count } tables. Là où une partie dure encore, un bot continue. Tes coups restent sous le nom { $name } ; ton nom et ce que tu as écrit sont effacés, de même que ce qui est gardé sous ton code de secours. C’est irréversible.
    }
web-devices-own-delete-go = Tout effacer
web-devices-own-delete-not = Garder
web-devices-own-deleted = Toutes tes données sont effacées.

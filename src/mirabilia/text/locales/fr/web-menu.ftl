# The bar above a table: menu, talk, clock.

web-menu = Menu de la table
web-menu-watching = regarde
web-menu-resume = Reprendre
web-menu-invite = Copier le lien de cette table
web-menu-leave = Quitter ma place
web-menu-leave-sure = Quitter ta place ?
web-menu-leave-what = Un bot continue à ta place, et quelqu’un d’autre pourra la prendre. Si tu veux revenir plus tard, ferme simplement la page.
web-menu-stay = Rester
web-menu-chat = Discussion
web-menu-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
# As in English.
web-menu-chat-log = Messages
web-menu-chat-none = Personne n’a encore rien écrit.
web-menu-chat-seated = Il faut jouer à cette table pour écrire.
web-menu-chat-text = Ton message
web-menu-chat-send = Envoyer
web-menu-reactions = Messages rapides
web-reaction-hello = Salut !
web-reaction-well-played = Bien joué !
web-reaction-thanks = Merci !
web-reaction-thinking = Je réfléchis
web-reaction-hurry = Le temps passe !
web-reaction-oops = Oups !
web-reaction-wow = Ouah !
web-reaction-good-game = Belle partie !

## Reports to the moderators

web-menu-report = Signaler quelqu’un
web-menu-report-title = Signaler à la modération
web-menu-report-why = Les responsables de ce serveur verront ton signalement, avec les noms et les dernières lignes de la discussion.
web-menu-report-whom = De qui s’agit-il ?
web-menu-report-nobody = personne en particulier
web-menu-report-reason = Qu’est-ce qui ne va pas ?
web-menu-report-name = le nom de quelqu’un
web-menu-report-chat = ce que quelqu’un a écrit
web-menu-report-play = quelqu’un gâche la partie
web-menu-report-other = autre chose
web-menu-report-text = Avec tes mots, si tu veux
web-menu-report-send = Envoyer
web-menu-report-sent = Merci. La modération va regarder.
web-menu-report-close = Retour à la table
web-menu-devices = Jouer sur un autre appareil

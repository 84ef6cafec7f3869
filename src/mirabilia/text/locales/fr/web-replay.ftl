# Looking at a game again, step by step.

web-replay-of = Revoir : { $game }
web-replay-not-begun = La partie n’a pas commencé à cette table.
web-replay-to-table = Retour à la table
web-replay-running = Cette partie n’est pas finie : tu vois ce que ta place a vu jusqu’ici.
web-replay-controls = Commandes
web-replay-start = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Arrêter
web-replay-next = Un pas en avant
web-replay-end = À la fin
web-replay-any = Aller à n’importe quel pas
web-replay-step = Pas { $step } sur { $last }
web-replay-jump = Aller à
web-replay-turn = Tour { $turn }
web-replay-age-turn = { $age }, tour { $turn }
web-replay-eyes = Vue
web-replay-eyes-all = toutes les mains ouvertes
web-replay-eyes-public = vue du public
web-replay-speed = Vitesse
web-replay-deal = Les cartes sont distribuées.
web-replay-nothing = Il ne s’est rien passé à ce pas.
web-replay-share = Copier un lien vers ce moment
web-replay-link = Lien vers ce moment
web-replay-hand-of = La main ({ $city })
web-replay-hands = Toutes les mains
web-replay-more = Ce qui s’est passé

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (jouée)
web-replay-did-build = Construite
web-replay-did-stage = Sous la Merveille
web-replay-did-sell = Vendue
web-replay-did-take = Prise

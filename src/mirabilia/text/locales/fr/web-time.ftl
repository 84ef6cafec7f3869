# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Encore { $time }
web-time-left-of = { $name } : encore { $time }
web-time-reserve-left = Réserve { $time }
web-time-reserve-of = { $name } : réserve { $time }
web-time-soon = Ton temps est presque écoulé.
web-time-whose = Qui est au chrono ?
## What a table plays by

web-time-clock = Chrono
web-time-clock-none = sans chrono
web-time-clock-is = { $time } par décision
web-time-clock-live = D’une traite
web-time-clock-slow = Sur des heures et des jours
web-time-reserve = Réserve de temps
web-time-reserve-none = pas de réserve
web-time-reserve-game = Réserve par personne : { $time } pour toute la partie
web-time-reserve-age = Réserve par personne : { $time } pour chaque Âge
web-time-for = La réserve vaut pour
web-time-for-game = toute la partie
web-time-for-age = chaque Âge
web-time-more = Plus d’options
web-time-away-after = Absence après
web-time-away-count =
    { $count ->
        [one] { $count } décision manquée
       *[other] { $count } décisions manquées de suite
    }
web-time-when-away = Quand quelqu’un n’est pas là
web-time-when-bot = un bot continue
web-time-when-wait = tout le monde attend
web-time-spectators = Laisser d’autres regarder
web-time-has-spectators = D’autres peuvent regarder.
web-time-no-spectators = Il faut jouer pour voir la partie.
web-time-not-yet = La partie a commencé. Le public la voit avec un retard de { $time }.
web-time-outcome-none = Chaque personne prend le temps qu’il lui faut. Si quelqu’un n’est plus là, les autres décident : attendre, ou laisser jouer un bot jusqu’à son retour.
web-time-outcome-clock = Quand ton temps est écoulé, un bot décide pour cette fois, et tu choisis à nouveau la fois suivante.
web-time-outcome-reserve = Quand le chrono est à zéro, ta réserve prend le relais ; quand elle est vide aussi, un bot décide pour cette fois, et tu choisis à nouveau la fois suivante.
web-time-outcome-bot =
    { $count ->
        [one] Manquer une décision compte comme une absence : un bot continue jusqu’au retour.
       *[other] Manquer { $count } décisions de suite compte comme une absence : un bot continue jusqu’au retour.
    }
web-time-outcome-wait =
    { $count ->
        [one] Manquer une décision compte comme une absence : tout le monde attend le retour.
       *[other] Manquer { $count } décisions de suite compte comme une absence : tout le monde attend le retour.
    }
## Who is there

web-people = Joueurs
web-people-news =
    { $count ->
        [one] Joueurs, { $count } question pour toi
       *[other] Joueurs, { $count } questions pour toi
    }
web-people-seats = À la table
web-people-here = est là
web-people-gone = n’est pas là
web-people-gone-since = n’est plus là depuis { $time }
web-people-away = pas là : tout le monde attend
web-people-stand_in = pas là : un bot décide
web-people-open = avec le lien, on peut jouer ici
web-people-guest = joue pour { $name }
web-people-reserve = réserve { $time }
web-people-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-people-watching-names = Parmi elles : { $names }
web-people-show-name = Montrer mon nom quand je regarde
web-care-wait_for = Attendre cette personne
web-care-stand_in = Laisser jouer un bot jusqu’à son retour
web-care-open_seat = Laisser jouer quelqu’un d’autre : copier le lien
web-care-of = { $name } : { $what }
web-care-copy = Copier le lien
web-care-not-yet = Pas encore : cette personne était là il y a un instant. Réessaie dans quelques minutes.
web-people-together = Ensemble
web-people-more-time = Plus de temps
web-people-pause = Faire une pause
web-people-set-clock = Régler ce chrono
web-people-agree = D’accord
web-people-take-back = Reprendre
web-people-step-away = M’absenter un moment
web-people-step-away-bot = Un bot joue pour toi jusqu’à ton retour.
web-people-step-away-wait = Tout le monde attend ton retour.
web-people-step-away-alone = La table attend ton retour.
## What people want

web-wish-pause = une pause
web-wish-more_time = plus de temps
web-wish-stand_in = un bot joue pour { $name }
web-wish-wait_for = tout le monde attend { $name }
web-wish-open_seat = quelqu’un d’autre joue pour { $name }
web-wish-set_clock = un chrono de { $time } par décision
web-wish-no-clock = plus de chrono désormais
web-wish-by = Proposé par { $names } : { $what }
web-wish-waits = Ta demande : { $what }. Il faut l’accord des autres.
## What whoever looks has to know

web-halt-paused = En pause
web-halt-asleep = Il n’y a plus personne
web-halt-away = Tu n’es pas là
web-notice-back = Me revoilà
web-notice-fine = D’accord
web-notice-asleep = Il n’y a plus personne, donc la table attend. Rien n’est perdu.
web-notice-away-bot = Tu n’es pas là : un bot joue pour toi.
web-notice-away-by = Tu n’es pas là : { $by } laisse un bot jouer pour toi.
web-notice-away-wait = Tu n’es pas là : tout le monde t’attend.
web-notice-late = Temps écoulé : un bot a choisi pour toi cette fois. Le prochain choix est à toi.
web-notice-hurried = Le serveur est chargé : les bots réfléchissent moins longtemps que d’habitude.
web-notice-gone = { $name } n’est plus là depuis { $time }.
web-notice-awaited = { $name } n’est pas là.
web-notice-guest = Tu joues pour { $name } jusqu’à son retour.
web-notice-replaced = { $name } joue pour toi.
web-notice-take-back = Reprendre la place
web-notice-thanks = { $name } est de retour : merci d’avoir joué !
web-notice-delayed = Tu vois la partie avec un retard de { $time }.
web-notice-join = Une place est libre à cette table.
web-notice-join-for = Jouer pour { $name } jusqu’à son retour
web-notice-join-seat = Prendre cette place
web-notice-watch = Juste regarder
## What happened beside the game

web-note-late = { $name } n’a pas choisi à temps : un bot a décidé cette fois.
web-note-away = { $name } n’est pas là.
web-note-back = { $name } est de retour.
web-note-left = { $name } quitte sa place ; un bot continue.
web-note-guest = { $name } prend une place libre.
web-note-guest-by = { $name } joue pour { $by }.
web-note-guest_left = { $name } ne joue plus ici.
web-note-stand_in = C’est convenu : un bot joue pour { $name }.
web-note-stand_in-by = { $by } laisse un bot jouer pour { $name }.
web-note-wait_for = C’est convenu : tout le monde attend { $name }.
web-note-wait_for-by = { $by } demande d’attendre { $name }.
web-note-open_seat = C’est convenu : quelqu’un d’autre peut jouer pour { $name }.
web-note-open_seat-by = { $by } ouvre à d’autres une place ({ $name }).
web-note-set_clock = Le chrono est maintenant de { $time } par décision.
web-note-no-clock = Il n’y a plus de chrono.
web-note-more_time = Le chrono repart : tout le monde voulait plus de temps.
web-note-paused = La table est en pause.
web-note-resumed = { $name } met fin à la pause.
web-note-asleep = Il n’y a plus personne : la table attend.
web-note-left_out = La part de la donne promise par { $name } n’est pas arrivée à temps ; les cartes ont été données sans elle.
web-notes = À côté du jeu
web-notes-none = Il ne s’est rien passé à côté du jeu.

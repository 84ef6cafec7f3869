# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = À toi de jouer : { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = Avec { $names }
call-names = { $others } et { $last }
call-bots = Les bots t’attendent.

call-days =
    { $count ->
        [one] Encore { $count } jour
       *[other] Encore { $count } jours
    }
call-hours =
    { $count ->
        [one] Encore { $count } heure
       *[other] Encore { $count } heures
    }
call-minutes =
    { $count ->
        [one] Encore { $count } minute
       *[other] Encore { $count } minutes
    }

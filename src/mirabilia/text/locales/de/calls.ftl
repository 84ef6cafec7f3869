# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = Du bist dran: { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = Mit { $names }
call-names = { $others } und { $last }
call-bots = Die Bots warten auf dich.

call-days =
    { $count ->
        [one] Noch { $count } Tag
       *[other] Noch { $count } Tage
    }
call-hours =
    { $count ->
        [one] Noch { $count } Stunde
       *[other] Noch { $count } Stunden
    }
call-minutes =
    { $count ->
        [one] Noch { $count } Minute
       *[other] Noch { $count } Minuten
    }

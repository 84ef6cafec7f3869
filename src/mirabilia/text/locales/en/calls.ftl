# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = Your move: { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = With { $names }
call-names = { $others } and { $last }
call-bots = The bots are waiting for you.

call-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
call-hours =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
call-minutes =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }

# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = Twój ruch: { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = Przy stole z tobą: { $names }
call-names = { $others } i { $last }
call-bots = Boty czekają na ciebie.

call-days =
    { $count ->
        [one] Pozostał { $count } dzień
        [few] Pozostały { $count } dni
        [many] Pozostało { $count } dni
       *[other] Pozostało { $count } dnia
    }
call-hours =
    { $count ->
        [one] Pozostała { $count } godzina
        [few] Pozostały { $count } godziny
        [many] Pozostało { $count } godzin
       *[other] Pozostało { $count } godziny
    }
call-minutes =
    { $count ->
        [one] Pozostała { $count } minuta
        [few] Pozostały { $count } minuty
        [many] Pozostało { $count } minut
       *[other] Pozostało { $count } minuty
    }

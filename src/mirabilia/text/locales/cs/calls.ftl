# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = Jsi na tahu: { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = U stolu s tebou: { $names }
call-names = { $others } a { $last }
call-bots = Boti na tebe čekají.

call-days =
    { $count ->
        [one] Zbývá { $count } den
        [few] Zbývají { $count } dny
        [many] Zbývá { $count } dne
       *[other] Zbývá { $count } dní
    }
call-hours =
    { $count ->
        [one] Zbývá { $count } hodina
        [few] Zbývají { $count } hodiny
        [many] Zbývá { $count } hodiny
       *[other] Zbývá { $count } hodin
    }
call-minutes =
    { $count ->
        [one] Zbývá { $count } minuta
        [few] Zbývají { $count } minuty
        [many] Zbývá { $count } minuty
       *[other] Zbývá { $count } minut
    }

# What calls someone back to a table when it is their turn: a notification of the phone or the browser.

call-title = Ваш хід: { $game }

# Who else plays; $names is one name, or several put together by call-names.
call-with = За столом з вами: { $names }
call-names = { $others } і { $last }
call-bots = Боти чекають на вас.

call-days =
    { $count ->
        [one] Залишився { $count } день
        [few] Залишилося { $count } дні
        [many] Залишилося { $count } днів
       *[other] Залишилося { $count } дня
    }
call-hours =
    { $count ->
        [one] Залишилася { $count } година
        [few] Залишилося { $count } години
        [many] Залишилося { $count } годин
       *[other] Залишилося { $count } години
    }
call-minutes =
    { $count ->
        [one] Залишилася { $count } хвилина
        [few] Залишилося { $count } хвилини
        [many] Залишилося { $count } хвилин
       *[other] Залишилося { $count } хвилини
    }

# Trying again from a decision of a finished game.

web-try = Spróbuj stąd jeszcze raz
web-try-as = Spróbuj stąd jeszcze raz za: { $name }
web-try-about = Nowy stół zacznie się od tej decyzji: te same karty, te same boty, a na miejscach innych ludzi też boty.
web-try-opening = Karty są rozkładane od nowa…
web-try-sign = Kolejna próba
web-try-sign-about = Kolejna próba od decyzji w zakończonej grze. Przejdź do tej decyzji
web-try-decision = Decyzja, od której się zaczęło
web-try-once-more = Stamtąd jeszcze raz
web-try-known = Ta gra podejmuje inną, więc jej karty można było znać. Niczego się o niej nie obiecuje: nie ma dowodu i nie liczy się do żadnych statystyk.
web-try-reviewed = Ta gra to kolejna próba, więc jej analiza zaczyna się od pierwszej nowej decyzji.
web-try-compared = Wtedy i teraz
web-try-then = Wtedy
web-try-now = Teraz
web-try-difference = Różnica
web-try-won = zwycięstwo
web-try-more =
    { $count ->
        [one] O { $count } punkt więcej niż wtedy.
        [few] O { $count } punkty więcej niż wtedy.
        [many] O { $count } punktów więcej niż wtedy.
       *[other] O { $count } punktu więcej niż wtedy.
    }
web-try-fewer =
    { $count ->
        [one] O { $count } punkt mniej niż wtedy.
        [few] O { $count } punkty mniej niż wtedy.
        [many] O { $count } punktów mniej niż wtedy.
       *[other] O { $count } punktu mniej niż wtedy.
    }
web-try-equal = Tyle samo punktów co wtedy.

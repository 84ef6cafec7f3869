# The check of a proof: mirabilia verify.

verify-command = Sprawdza dowód zakończonej gry, bez serwera.
    
    FILE to plik, który serwer daje jako dowód gry, albo - dla standardowego wejścia. Wszystko liczy się od nowa z ziarna i ruchów.
verify-option-commitment = Zobowiązanie zanotowane przy otwarciu stołu.
verify-option-promise = Obietnica twojego udziału zanotowana przed grą.

verify-whole = Plik jest nienaruszony: jego skrót się zgadza.
verify-commitment = Ziarno jest tym obiecanym: z solą daje zobowiązanie { $commitment }.
verify-secret = Sekret serwera jest tym obiecanym: daje zobowiązanie { $commitment }.
verify-noted = Zgadza się z zanotowanym zobowiązaniem.
verify-not-noted = Porównaj je z tym, które było widać przed grą, albo sprawdź je przez --commitment.
verify-shares = Udziały w rozdaniu, każdy taki, jak obiecano, według miejsc: { $seats }.
verify-no-shares = Nikt nie dodał udziału do rozdania.
verify-left-out = Udziały obiecane, ale niepodane na czas i pominięte, według miejsc: { $seats }.
verify-key = Razem dają klucz rozdania: { $key }.
verify-promised = Obiecany przez ciebie udział jest wśród nich.
verify-deal = Rozdanie wynika z ziarna: { $setup }.
verify-moves =
    { $count ->
        [one] Jedyny ruch jest zgodny z zasadami i prowadzi do podanego wyniku.
        [few] Wszystkie { $count } ruchy są zgodne z zasadami i prowadzą do podanego wyniku.
        [many] Wszystkie ruchy ({ $count }) są zgodne z zasadami i prowadzą do podanego wyniku.
       *[other] Wszystkie { $count } ruchu są zgodne z zasadami i prowadzą do podanego wyniku.
    }
verify-won =
    { $count ->
        [one] Wygrywa miejsce { $seats }.
        [few] Wygrywają miejsca { $seats }.
        [many] Wygrywają miejsca { $seats }.
       *[other] Wygrywają miejsca { $seats }.
    }

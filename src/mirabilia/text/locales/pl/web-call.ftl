# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Brak sieci. Twoje wybory nie przepadną: zostaną wysłane, gdy sieć wróci.
web-connection-slow = Wolne połączenie

web-offline-title = Brak połączenia z serwerem
web-offline-what = Gdy wróci, gra sama pójdzie dalej. Do tego czasu możesz:
web-offline-rules = Czytać zasady i sprawdzić każdą kartę
web-offline-settings = Zmieniać ustawienia
web-offline-games = Oglądać zakończone gry, które już tu znasz

## Calls

web-call-title = ({ $count }) Twój ruch · { $title }
web-call-turn = Twój ruch
web-call-waits = { $game }: stół czeka na ciebie.
web-call-heading = Powiadomienia
web-call-ask = Czy powiadomić cię, gdy jest twój ruch, a ty patrzysz gdzie indziej?
web-call-yes = Powiadom mnie
web-call-no = Nie, dziękuję
web-call-on = Gdy jest twój ruch, a ty patrzysz gdzie indziej, dostaniesz powiadomienie.
web-call-on-closed = Gdy jest twój ruch, dostaniesz powiadomienie, nawet jeśli ta strona jest zamknięta.
web-call-off = Nie powiadamiaj więcej
web-call-declined = Nie dostajesz powiadomień.
web-call-blocked = Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie obok adresu, aby je dostawać.
web-call-home-screen =
    Powiadomienia przychodzą, gdy Mirabilia jest na ekranie początkowym: stuknij Udostępnij, potem „Do ekranu
    początkowego”, i otwórz grę stamtąd.
web-settings-calls = Powiadom mnie, gdy jest mój ruch
web-settings-calls-why = Powiadomienie przeglądarki, jedno na każdy twój ruch, tylko gdy patrzysz gdzie indziej.
web-settings-cue-call = Powiadomienie

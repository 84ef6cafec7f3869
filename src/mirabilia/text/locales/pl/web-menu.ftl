# The bar above a table: menu, talk, clock.

web-menu = Menu stołu
web-menu-watching = oglądasz
web-menu-clock = Pozostało: { $time }
web-menu-clock-soon = Twój czas zaraz minie.
web-menu-hint = Co wybierze dobry bot?
web-menu-hinted = Dobry bot wybiera: { $what }
web-menu-hint-close = Dzięki
web-menu-pause = Zaproponuj przerwę
web-menu-pause-not = Jednak gramy dalej
web-menu-pause-agree = Zgoda
web-menu-pause-wanted = Przerwę proponuje: { $names }
web-menu-pause-waits = Przerwa zacznie się, gdy zgodzą się wszyscy.
web-menu-resume = Graj dalej
web-menu-absent = Bot gra za ciebie.
web-menu-join = Zajmij opuszczone miejsce
web-menu-invite = Kopiuj odnośnik do tego stołu
web-menu-leave = Oddaj moje miejsce
web-menu-leave-sure = Oddać swoje miejsce?
web-menu-leave-what =
    Za ciebie zagra bot, a miejsce może zająć ktoś inny. Jeśli chcesz wrócić, po prostu zamknij stronę.
web-menu-stay = Zostań
web-menu-chat = Rozmowa
web-menu-chat-unread =
    { $count ->
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
        [many] Rozmowa, { $count } nowych wiadomości
       *[other] Rozmowa, { $count } nowej wiadomości
    }
web-menu-chat-log = Kto co mówi
web-menu-chat-none = Na razie nikt nic nie mówi.
web-menu-chat-seated = Mówić mogą tylko osoby przy stole.
web-menu-chat-text = Twoja wiadomość
web-menu-chat-send = Wyślij
web-menu-reactions = Szybkie słowa
web-reaction-hello = Cześć!
web-reaction-well-played = Dobry ruch!
web-reaction-thanks = Dziękuję!
web-reaction-thinking = Muszę pomyśleć
web-reaction-hurry = Czas ucieka!
web-reaction-oops = Ojej!
web-reaction-wow = O rany!
web-reaction-good-game = Dobra gra!

# The bar above a table: menu, talk, clock.

web-menu = Menu stołu
web-menu-watching = oglądasz
web-menu-resume = Graj dalej
web-menu-invite = Kopiuj link do tego stołu
web-menu-leave = Oddaj miejsce
web-menu-leave-sure = Oddać swoje miejsce?
web-menu-leave-what =
    Za ciebie zagra bot, a miejsce może zająć ktoś inny. Jeśli chcesz później wrócić, po prostu zamknij stronę.
web-menu-stay = Zostań
web-menu-chat = Czat
web-menu-chat-unread =
    { $count ->
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
        [many] Czat, { $count } nowych wiadomości
       *[other] Czat, { $count } nowej wiadomości
    }
web-menu-chat-log = Wiadomości na czacie
web-menu-chat-none = Na razie nikt nic nie napisał.
web-menu-chat-seated = Pisać mogą tylko gracze przy stole.
web-menu-chat-text = Twoja wiadomość
web-menu-chat-send = Wyślij
web-menu-reactions = Szybkie wiadomości
web-reaction-hello = Cześć!
web-reaction-well-played = Dobry ruch!
web-reaction-thanks = Dzięki!
web-reaction-thinking = Muszę pomyśleć
web-reaction-hurry = Czas ucieka!
web-reaction-oops = Ojej!
web-reaction-wow = O rany!
web-reaction-good-game = Dobra gra!

## Reports to the moderators

web-menu-report = Zgłoś kogoś
web-menu-report-title = Zgłoszenie do moderatorów
web-menu-report-why = Twoje zgłoszenie zobaczą osoby prowadzące ten serwer, razem z nickami i ostatnimi wierszami czatu.
web-menu-report-whom = Kogo dotyczy?
web-menu-report-nobody = nikogo konkretnego
web-menu-report-reason = Co jest nie tak?
web-menu-report-name = czyjś nick
web-menu-report-chat = co ktoś napisał
web-menu-report-play = ktoś psuje grę
web-menu-report-other = coś innego
web-menu-report-text = Własnymi słowami, jeśli chcesz
web-menu-report-send = Wyślij
web-menu-report-sent = Dziękujemy. Moderatorzy to sprawdzą.
web-menu-report-close = Wróć do stołu
web-menu-devices = Graj na innym urządzeniu

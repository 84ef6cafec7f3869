# The front page.

web-front-title = Wznieś cud, karta po karcie
web-front-claim =
    7 Cudów Świata i Architekci w przeglądarce. Bez konta, wystarczy nick. Boty grają uczciwie i nigdy nie podglądają.
web-front-name = Twój nick
web-front-name-default = Gość
web-front-seven-about = od 2 do 7 graczy · wszyscy wybierają naraz
web-front-architects-about = od 2 do 7 graczy · jedna karta na turę
web-front-bots = Boty
web-front-fewer = Mniej botów
web-front-more = Więcej botów
web-front-level = Poziom
web-front-play = Zagraj
web-front-opening = Otwieranie stołu
web-front-invite = Zaproś znajomych linkiem
web-front-not-started = Stół jest otwarty, ale gra się nie zaczęła.
web-front-to-table = Przejdź do stołu
web-front-mine = Twoje stoły
web-front-mine-old = Serwer teraz nie odpowiada. Żadne z twoich miejsc nie przepada.
web-front-games = Moje gry
web-front-all-games = Wszystkie moje gry i statystyki
web-front-devices = Twoje miejsca na innych urządzeniach
web-front-devices-none = Pobierz miejsca z innego urządzenia albo kodem odzyskiwania
web-front-open = Otwarte stoły
web-front-none-open = Nikt teraz nie czeka na graczy.
web-front-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-front-phase-lobby = nierozpoczęta
web-front-phase-playing = w trakcie
web-front-phase-over = zakończona
web-front-phase-closed = zamknięta
web-front-your-move = twój ruch
web-front-left = pozostało: { $time }
web-front-waits = czeka na: { $names }
web-front-waits-you = czeka na ciebie
web-front-asleep = nikogo nie ma
web-front-away = nie ma cię przy stole
web-front-paused = wstrzymana
web-front-with = przy stole: { $names }
web-front-join = Link albo kod stołu
web-front-join-go = Dołącz
web-front-join-wrong = To nie jest link do stołu.
web-front-running = Stoły do oglądania
web-front-puzzle = Zagadka dnia
web-front-lab = Które karty wygrywają?
web-front-first = Pierwszy raz tutaj?
web-front-first-what =
    Obie gry w kilku słowach. Przy stole każda możliwość ma podany koszt, a przy tym, czego nie można zrobić, jest
    powód.
web-front-first-go = Przeczytaj skrót zasad
web-front-theme-light = Jasne kolory
web-front-theme-dark = Ciemne kolory
web-front-language = Język
web-front-credits =
    Oryginalne ilustracje. Ikony: autorzy { $source }, { $licence }. Nieoficjalny, niekomercyjny projekt fanów, niezwiązany
    z wydawcą gry 7 Cudów Świata.

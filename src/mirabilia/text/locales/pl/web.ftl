# The browser client: what every page has.

web-skip = Przejdź do treści
web-loading = Wczytywanie
web-not-loaded = Nie udało się wczytać tej części. Być może serwer został zaktualizowany albo nie ma połączenia.
web-broken = Coś na tej stronie zawiodło. Sama gra jest na serwerze: twoje wybory nie przepadły.
web-reload = Odśwież
web-close = Zamknij
web-connection-lost = Utracono połączenie, trwa łączenie. Twoje wybory nie przepadną.
web-connection-outdated = Serwer ma nowszą wersję.
web-nav = Strony
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-to-front = Wróć na stronę główną

web-nowhere-title = Nie ma takiej strony
web-nowhere = Pod tym adresem nie ma strony. Być może brakuje części linku.
web-replay-title = Powtórka


## Help

web-help-title = Zasady w skrócie
web-help-seven =
    W każdej z trzech er dostajesz siedem kart. W każdej turze wszyscy naraz wybierają jedną: budują ją, wsuwają pod
    cud i budują jego etap albo odrzucają ją za 3 monety. Potem karty wędrują dalej. Po każdej erze porównuje się
    tarcze z oboma sąsiadami. Wygrywa ten, kto ma najwięcej punktów.
web-help-architects =
    W każdej turze bierzesz jedną kartę: ze swojego stosu, ze stosu sąsiada po prawej albo w ciemno ze stosu głównego.
    Z pasujących kart musisz wybudować etap swojego cudu. Pierwszy ukończony cud kończy grę. Wygrywa ten, kto ma najwięcej
    punktów.
web-help-table-title = Przy stole
web-help-table =
    Przy każdej możliwości widać, ile kosztuje i komu płacisz. Przy tym, czego nie można zrobić, widać dlaczego. Wybór
    możesz cofnąć, dopóki nie wybierze ostatni gracz.

## Settings

web-settings-title = Ustawienia
web-settings-language = Język
web-settings-theme = Kolory
web-settings-theme-system = jak w systemie
web-settings-theme-light = jasne
web-settings-theme-dark = ciemne
web-settings-motion = Animacje
web-settings-motion-system = jak w systemie
web-settings-motion-full = pełne
web-settings-motion-none = brak
web-settings-botSpeed = Boty grają
web-settings-botSpeed-slow = powoli
web-settings-botSpeed-normal = w zwykłym tempie
web-settings-botSpeed-instant = natychmiast
web-settings-sound = Dźwięk
web-settings-memoryAid = Przypominaj mi karty, które poszły ode mnie dalej
web-settings-textView = Pokazuj stoły jako tekst

## What was refused, for the person who asked

web-problem-bad-message = Serwer tego nie rozumie. Odśwież stronę.
web-problem-bad-name = Tego nicku nie można tu pokazać. Wybierz inny.
web-problem-bad-token = To miejsce nie jest już twoje.
web-problem-busy = Serwer ma teraz pełne ręce roboty. Rozpoczęte gry toczą się dalej; spróbuj za minutę.
web-problem-closed = Ten stół jest zamknięty.
web-problem-hints-off = Podpowiedzi są wyłączone przy tym stole.
web-problem-no-such-puzzle = Nie ma takiej zagadki. Być może brakuje części linku.
web-problem-no-such-seat = Nie ma takiego miejsca.
web-problem-no-such-table = Nie ma takiego stołu. Być może brakuje części linku.
web-problem-not-allowed = To niedozwolone.
web-problem-not-an-option = Teraz nie można tego zrobić.
web-problem-not-finished = Gra jeszcze trwa.
web-problem-not-host = Może to zrobić tylko gospodarz stołu.
web-problem-not-now = Teraz nie można tego zrobić.
web-problem-not-seated = Nie masz miejsca przy tym stole.
web-problem-paused = Gra jest wstrzymana.
web-problem-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
web-problem-stale = Gra poszła dalej: spójrz jeszcze raz.
web-problem-too-many = Za dużo prób naraz. Poczekaj minutę.
web-problem-too-large = To za długie.
web-problem-unavailable = Serwer nie odpowiada. Spróbuj za chwilę.
web-problem-wrong-setup = Tych cudów, botów i graczy nie da się połączyć.

## The way to the rules

web-help-of = Zasady: { $game }
web-help-all-rules = Pełne zasady i karty

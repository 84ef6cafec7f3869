# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Pozostało: { $time }
web-time-left-of = { $name }: zostało { $time }
web-time-reserve-left = Rezerwa { $time }
web-time-reserve-of = { $name }: rezerwa { $time }
web-time-soon = Twój czas zaraz minie.
web-time-whose = Czyj czas biegnie?

## What a table plays by

web-time-clock = Zegar
web-time-clock-none = bez zegara
web-time-clock-is = { $time } na decyzję
web-time-clock-live = Gra za jednym razem
web-time-clock-slow = Gra na godziny i dni
web-time-reserve = Rezerwa czasu
web-time-reserve-none = bez rezerwy
web-time-reserve-game = Rezerwa każdego gracza na całą grę: { $time }
web-time-reserve-age = Rezerwa każdego gracza na każdą erę: { $time }
web-time-for = Rezerwa jest na
web-time-for-game = całą grę
web-time-for-age = każdą erę
web-time-more = Więcej ustawień
web-time-away-after = Kiedy kogoś nie ma
web-time-away-count =
    { $count ->
        [one] po { $count } opuszczonej decyzji
        [few] po { $count } opuszczonych decyzjach z rzędu
        [many] po { $count } opuszczonych decyzjach z rzędu
       *[other] po { $count } opuszczonej decyzji z rzędu
    }
web-time-when-away = Gdy kogoś nie ma
web-time-when-bot = dalej gra bot
web-time-when-wait = wszyscy czekają
web-time-spectators = Pozwól innym oglądać
web-time-has-spectators = Inni mogą oglądać.
web-time-no-spectators = Grę widzą tylko gracze.
web-time-not-yet = Gra się zaczęła. Widzowie widzą ją z opóźnieniem: { $time }.
web-time-outcome-none =
    Każdy ma tyle czasu, ile potrzebuje. Gdy kogoś brakuje, pozostali decydują: czekać czy pozwolić grać botowi aż do powrotu.
web-time-outcome-clock = Gdy twój czas minie, ten jeden raz decyduje bot, a potem znów wybierasz ty.
web-time-outcome-reserve =
    Gdy minie czas na zegarze, biegnie twoja rezerwa; gdy skończy się i ona, ten jeden raz decyduje bot, a potem znów
    wybierasz ty.
web-time-outcome-bot =
    { $count ->
        [one] Kto opuści decyzję, tego nie ma: aż do powrotu gra bot.
        [few] Kto opuści { $count } decyzje z rzędu, tego nie ma: aż do powrotu gra bot.
        [many] Kto opuści { $count } decyzji z rzędu, tego nie ma: aż do powrotu gra bot.
       *[other] Kto opuści { $count } decyzji z rzędu, tego nie ma: aż do powrotu gra bot.
    }
web-time-outcome-wait =
    { $count ->
        [one] Kto opuści decyzję, tego nie ma: wszyscy czekają, aż wróci.
        [few] Kto opuści { $count } decyzje z rzędu, tego nie ma: wszyscy czekają, aż wróci.
        [many] Kto opuści { $count } decyzji z rzędu, tego nie ma: wszyscy czekają, aż wróci.
       *[other] Kto opuści { $count } decyzji z rzędu, tego nie ma: wszyscy czekają, aż wróci.
    }

## Who is there

web-people = Ludzie
web-people-news =
    { $count ->
        [one] Ludzie, { $count } pytanie do ciebie
        [few] Ludzie, { $count } pytania do ciebie
        [many] Ludzie, { $count } pytań do ciebie
       *[other] Ludzie, { $count } pytania do ciebie
    }
web-people-seats = Przy stole
web-people-here = przy stole
web-people-gone = brak połączenia
web-people-gone-since = bez połączenia od { $time }
web-people-away = poza stołem: wszyscy czekają
web-people-stand_in = poza stołem: decyduje bot
web-people-open = może tu grać każdy, kto ma link
web-people-guest = gra za: { $name }
web-people-reserve = rezerwa { $time }
web-people-watching =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
web-people-watching-names = Wśród nich: { $names }
web-people-show-name = Pokaż mój nick wśród widzów
web-care-wait_for = Czekaj na powrót
web-care-stand_in = Niech aż do powrotu gra bot
web-care-open_seat = Niech gra ktoś inny: kopiuj link
web-care-of = { $name }: { $what }
web-care-copy = Kopiuj link
web-care-not-yet = Jeszcze nie: ten gracz był tu przed chwilą. Spróbuj za kilka minut.
web-people-together = Wspólnie
web-people-more-time = Więcej czasu
web-people-pause = Przerwa
web-people-set-clock = Ustaw ten zegar
web-people-agree = Zgoda
web-people-take-back = Cofnij
web-people-step-away = Odejdź na chwilę
web-people-step-away-bot = Dopóki nie wrócisz, za ciebie gra bot.
web-people-step-away-wait = Wszyscy poczekają, aż wrócisz.
web-people-step-away-alone = Stół poczeka, aż wrócisz.

## What people want

web-wish-pause = przerwa
web-wish-more_time = więcej czasu
web-wish-stand_in = zastępuje bot ({ $name })
web-wish-wait_for = wszyscy czekają ({ $name })
web-wish-open_seat = gra ktoś inny ({ $name })
web-wish-set_clock = zegar, { $time } na decyzję
web-wish-no-clock = dalej bez zegara
web-wish-by = Proponuje { $names }: { $what }
web-wish-waits = Proponujesz: { $what }. Pozostali muszą się zgodzić.

## What whoever looks has to know

web-halt-paused = Przerwa
web-halt-asleep = Nikogo nie ma
web-halt-away = Nie ma cię przy stole
web-notice-back = Już jestem
web-notice-fine = Dobrze
web-notice-asleep = Nikogo nie ma, więc stół czeka. Nic nie przepadnie.
web-notice-away-bot = Nie ma cię przy stole: za ciebie gra bot.
web-notice-away-by = Nie ma cię przy stole: { $by } pozwala grać za ciebie botowi.
web-notice-away-wait = Nie ma cię przy stole: wszyscy na ciebie czekają.
web-notice-late = Czas minął: ten jeden raz za ciebie wybrał bot. Następny wybór znów należy do ciebie.
web-notice-hurried = Serwer jest przeciążony: boty myślą krócej niż zwykle.
web-notice-gone = { $name } jest bez połączenia od { $time }.
web-notice-awaited = { $name } jest poza stołem.
web-notice-guest = Grasz za gracza, którego nie ma: { $name }.
web-notice-replaced = { $name } gra za ciebie.
web-notice-take-back = Odbierz swoje miejsce
web-notice-thanks = { $name } wraca do stołu: dziękujemy za grę!
web-notice-delayed = Widzisz grę z opóźnieniem: { $time }.
web-notice-join = Przy tym stole jest wolne miejsce.
web-notice-join-for = Graj aż do powrotu za: { $name }
web-notice-join-seat = Przejmij to miejsce
web-notice-watch = Tylko oglądaj

## What happened beside the game

web-note-late = { $name }: czas minął, ten jeden raz wybrał bot.
web-note-away = { $name } jest poza stołem.
web-note-back = { $name } wraca do stołu.
web-note-left = { $name } oddaje miejsce, dalej gra bot.
web-note-guest = { $name } przejmuje wolne miejsce.
web-note-guest-by = { $name } gra za kogoś innego ({ $by }).
web-note-guest_left = { $name } już tu nie gra.
web-note-stand_in = Zgoda: zastępuje bot ({ $name }).
web-note-stand_in-by = { $by } pozwala grać botowi ({ $name }).
web-note-wait_for = Zgoda: wszyscy czekają ({ $name }).
web-note-wait_for-by = { $by } chce czekać ({ $name }).
web-note-open_seat = Zgoda: może grać ktoś inny ({ $name }).
web-note-open_seat-by = { $by } wpuszcza na miejsce kogoś innego ({ $name }).
web-note-set_clock = Zegar daje teraz na decyzję: { $time }.
web-note-no-clock = Dalej gramy bez zegara.
web-note-more_time = Wszyscy zgadzają się na więcej czasu: zegar biegnie od nowa.
web-note-paused = Gra jest wstrzymana.
web-note-resumed = { $name } kończy przerwę.
web-note-asleep = Nikogo nie ma: stół czeka.
web-note-left_out = { $name }: udział w rozdaniu nie dotarł na czas, karty rozdano bez niego.
web-notes = Obok gry
web-notes-none = Obok gry nic się nie zdarzyło.

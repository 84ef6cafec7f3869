# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = Ziarno tej gry to { $seed }.

## While bots think

terminal-compiling = Kompilacja botów, które przeszukują grę, raz dla tej wersji: potrwa minutę lub dwie.
terminal-thinking = { $bot } myśli.

## Looking closer

terminal-log-empty = Jeszcze nic się nie stało.

## Asking

terminal-pause = Naciśnij Enter, aby grać dalej:
terminal-prompt = Twój ruch (? podpowie):
terminal-prompt-quit = Opuścić grę? (y tak, n nie)
terminal-goodbye = Odchodzisz od stołu. Do następnego razu!
terminal-recorded = Zapis jest w pliku { $file }.

## Answers to what cannot be done

terminal-no-city = Wybierz miasto od 0 do { $last }.

## Help

terminal-help-title = Pomoc
terminal-help-city = obejrzeć dokładnie miasto 2
terminal-help-log = wszystko, co się stało
terminal-help-screen = pokazać ekran jeszcze raz
terminal-help-quit = wyjść
terminal-help-colours = Karty: { $colours }

## The command and its mistakes

terminal-command = Zagraj przeciwko botom w terminalu.
terminal-option-players = Liczba graczy razem z tobą; bez tego zwykła liczba. W grze dwuosobowej do 7 Cudów Świata dołącza wolne miasto.
terminal-option-seed =
    Liczba albo klucz z 64 cyfr szesnastkowych: rozdaje jeszcze raz te same karty. Bez niego losowany jest klucz, którego nikt nie odgadnie.
terminal-option-wishes = Cuda według miejsc, np. "rhodos-A ? ?-B" albo "giza ? ?"; ? jest losowane.
terminal-option-seat = Twoje miejsce; sąsiad po lewej ma następny numer.
terminal-option-bots =
    Kto gra przeciwko tobie: { $bots }. Dodaj, co lubi, np. builder:science ({ $leanings }; any jest na każdym miejscu
    inne), i jak długo myśli, np. master@3s. Jeden dla wszystkich albo po jednym na każde inne miejsce, np.
    builder,apprentice.
terminal-option-program = Program, który może grać; wśród botów pisze się go program:NAZWA. Można podać kilka razy.
terminal-option-record = Zapisuje przebieg gry do tego pliku, który nie może jeszcze istnieć.
terminal-wrong-seat = przy tym stole nie ma miejsca { $seat } (liczba graczy: { $players }); miejsca są od 0 do { $last }
terminal-wrong-bots =
    { $count ->
        [one] liczba podanych botów to { $named }; podaj jednego dla wszystkich albo jednego na { $count } inne miejsce
        [few] liczba podanych botów to { $named }; podaj jednego dla wszystkich albo po jednym na { $count } inne miejsca
        [many] liczba podanych botów to { $named }; podaj jednego dla wszystkich albo po jednym na { $count } innych miejsc
       *[other] liczba podanych botów to { $named }; podaj jednego dla wszystkich albo po jednym na { $count } innego miejsca
    }
terminal-wrong-old-file = zapis { $file } już istnieje; podaj inny plik albo przenieś tamten
terminal-wrong-file = zapisu { $file } nie można utworzyć: brak folderu albo jest niedostępny, albo to sam folder
terminal-wrong-language = MIRABILIA_LANGUAGE wskazuje język { $asked }; dostępne są { $known }

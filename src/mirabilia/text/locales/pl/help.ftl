# The help of the mirabilia command: what stands around every verb and option.

help-usage = Użycie:
help-any-options = [OPCJE]
help-options = Opcje
help-help = Pokazuje tę pomoc i kończy.
help-version = Pokazuje wersję i kończy.

# What stands for a value that has to be typed.
help-number = LICZBA
help-text = TEKST
help-file = PLIK
help-named-command = NAZWA=POLECENIE
help-command = POLECENIE
help-address = ADRES

# Behind an option, in brackets.
help-variable = zmienna: { $name }
help-default = domyślnie: { $value }
help-required = wymagane

## More about each verb

verb-match-more = Każde rozdanie jest grane raz z każdego miejsca, tymi samymi kartami. Przedziały zawierają prawdziwą średnią w 95 przypadkach na 100; przy mniej niż 20 rozdaniach ich nie ma. Z --save to samo polecenie wznawia pracę tam, gdzie ją przerwano, także z większą liczbą rozdań.
verb-ladder-more = Stołem jest każdy skład botów, który zajmuje wszystkie miejsca, a przy wszystkich stołach gra się te same rozdania. Z --save to samo polecenie wznawia pracę tam, gdzie ją przerwano, także z większą liczbą rozdań.
verb-stats-more = Pokazuje, jak wypadają plansze, jak często buduje się karty i jak wypada ten, kto je buduje, skąd biorą się punkty, oraz, jeśli to wiadomo, jak grają ludzie. Przedziały zawierają prawdziwą wartość w 95 przypadkach na 100.
verb-dataset-more = Jeden wiersz na decyzję: co było widać z miejsca, co można było zrobić, co zrobiono i jak gra się dla niego skończyła. Kolumny opisuje docs/reference/dataset.md.
verb-serve-more = Na wolnych miejscach grają boty. Kończy go Ctrl-C.
verb-backup-more = BACKUP to plik, do którego kopiowane są stoły. Kopia jest kompletna i sprawdzona; można na niej od razu uruchomić serwer.
verb-restore-more =
    BACKUP to plik z kopią zapasową; serwer musi być zatrzymany.

    Jeśli serwer mówi, że jego stoły są starsze niż ostatni zapis, a kopii zapasowej nie ma, podaj jako BACKUP ich własny plik: od tej chwili uchodzą za kompletne.
verb-moderate-more = „reports” pokazuje, co ludzie zgłosili, a „export” cały dziennik stołu. Pozostałe zamykają albo usuwają stół, usuwają nick lub wiersz czatu, blokują adres albo ten, z którego gra się na danym miejscu, wpuszczają go z powrotem lub odkładają zgłoszenie.
verb-bot-more = BOT pisze się level, level:leaning, level@500 albo level@0.5s. Może grać każdy program, który mówi tym samym protokołem: podaj go przez --program NAZWA=POLECENIE tam, gdzie polecenie to zna, a wśród botów pisz program:NAZWA.
verb-replay-more = Każdy ruch jest sprawdzany według zasad, a wynik według tego, co podaje plik.
verb-review-more = Czyta zapis lub tekst gry. Decyzje ocenia się według tego, co można było wiedzieć na danym miejscu, a błędem nazywa się tylko to, co wykracza poza niepewność oceny. Ten sam plik, wysiłek i ziarno dają tę samą analizę.
verb-trust-more = Szanse wszystkich miejsc w ciągu gry są porównywane z tym, co wygrano, i podawane jest, ile błędu to przypadek; z --levels podawana jest dokładność analiz dla każdego bota.
verb-puzzles-more = Zagadka to chwila, w której jedna możliwość jest wyraźnie najlepsza, a słabszy bot się myli; głębsze szukanie w innych światach musi to potwierdzić.
verb-tune-more = To samo polecenie wznawia pracę tam, gdzie przerwano poprzednie: to, co znaleziono, jest w pliku obok --out.

## Options that verbs share

option-players = Liczba graczy; bez tego zwykła dla danej gry.
option-seed = To samo ziarno, te same wyniki.
option-wishes = Plansze według miejsc, np. "rhodos-A ? ?-B"; ? jest losowane dla każdego rozdania.
option-program = Program, który może grać; wśród botów pisze się go program:NAZWA. Można podać kilka razy.
option-save = Zapisuje rozegrane rozdania w tym pliku i wznawia od nich.
option-json = Zapisuje liczby do tego pliku; - to standardowe wyjście.
option-jobs = Liczba procesów obok siebie; bez tego wszystkie rdzenie.
option-ray = Pracuje zamiast tego na klastrze Ray; wymaga mirabilia[cluster].
option-backend = Co wykonuje zasady; wyniki są te same.
option-bots = Kto gra: jeden bot na wszystkich miejscach albo po jednym na każde, po przecinkach; level, level:leaning, level@500, level@0.5s.
option-games = Ile gier, każda z własnym rozdaniem.

## Options of the verbs that study games

simulate-option-games = Ile gier rozegrać.
simulate-option-transcript = Zapisuje każdą grę w całości, jeden obiekt JSON w wierszu.
match-option-hero = Kto jest mierzony: level, level:leaning, level@500 albo level@0.5s.
match-option-others = Jego przeciwnicy: jeden bot na wszystkich innych miejscach albo po jednym na każde, po przecinkach.
match-option-deals = Liczba rozdań, każde grane z każdego miejsca.
ladder-option-bots = Oceniane boty, po przecinkach; bez tego wszystkie poziomy.
ladder-option-deals = Liczba rozdań przy każdym stole, we wszystkich układach miejsc.
ladder-option-plot = Rysuje oceny do tego pliku, .svg albo .png.
stats-option-records = Zamiast grać, bada te zapisy: JSON, po jednym w pliku albo w wierszu.
stats-option-html = Zapisuje raport z wykresami do tego pliku.
stats-option-into = Zachowuje liczby także w tym pliku, obok liczb dla innej liczby graczy.
dataset-option-observations = Wersja obserwacji (docs/learning.md); bez tego pierwsza.
dataset-option-out = Plik Parquet do zapisania.
tune-option-generations = Ile pokoleń w sumie, razem z wcześniejszymi.
tune-option-population = Kandydaci w pokoleniu; bez tego według liczby wag.
tune-option-deals = Liczba rozdań dla każdego kandydata, z każdego miejsca.
tune-option-sigma = Jak szeroko rozrzuceni są pierwsi kandydaci.
tune-option-out = Zapisuje wagi do tego pliku, którego inne sekcje zostają.
tune-option-plot = Rysuje przebieg do tego pliku, .svg albo .png.
tune-option-start = Zaczyna od wag z tego pliku; bez tego od ustawionych ręcznie.
tune-option-against = Bierze pierwszych przeciwników z tego pliku; bez tego z --start.
review-option-seat = Analizuje decyzje tego miejsca; bez tego wszystkich.
review-option-html = Zapisuje analizę jako stronę do tego pliku.
review-option-json = Zapisuje analizę do tego pliku, dla programów; - to standardowe wyjście.
review-option-effort = Ile razy więcej pracy niż zwykle.
trust-option-games = Liczba gier mieszanych botów.
trust-option-worlds = Liczba gier dogrywanych dla każdej szansy.
trust-option-levels = Mierzy zamiast tego dokładność tych botów, np. apprentice,builder.
trust-option-decision = Liczba gier dogrywanych dla każdej decyzji, z --levels.
trust-option-svg = Rysuje do tego pliku szanse i to, co się stało.
puzzles-option-count = Ile zagadek ma mieć plik.
puzzles-option-games = Przeszukuje najwyżej tyle gier, od pierwszej.
puzzles-option-out = Plik; od niego wznawia się przerwane szukanie.

## Options of the other verbs

bot-option-stdio = Udostępnia BOT: pytania na standardowym wejściu, odpowiedzi na standardowym wyjściu.
bot-option-check = Gra z programem i mówi, czy trzyma się protokołu.
replay-option-record = Wypisuje grę jako zapis (JSON).
backup-option-database = Plik, w którym serwer je trzyma.
backup-option-replace = Zastępuje BACKUP, jeśli już istnieje.
restore-option-replace = Zastępuje stoły, które tam teraz są.
moderate-option-table = Oznaczenie stołu, jak w jego linku.
moderate-option-seat = Miejsce przy tym stole, liczone od 0.
moderate-option-said = Kiedy napisano wiersz, jak pokazuje zgłoszenie.
moderate-option-address = Adres, np. 203.0.113.9.
moderate-option-hours = Na ile godzin adres jest blokowany.
moderate-option-report = Oznaczenie zgłoszenia.
moderate-option-server = Adres serwera.
moderate-option-moderators = Plik z wierszem z twoim imieniem i tokenem, jak na serwerze.
moderate-option-name = Którym moderatorem z tego pliku jesteś, jeśli jest ich kilku.

## What was typed, and cannot be used

refused-no_option = Nie ma opcji „{ $option }”.
refused-no_verb = Nie ma polecenia „{ $verb }”.
refused-no_value = Opcja „{ $option }” wymaga wartości.
refused-missing_option = Brak opcji „{ $option }”.
refused-missing_argument = Brak „{ $argument }”.
refused-too_much = To jest zbędne: { $words }.
refused-not_whole = „{ $what }” musi być liczbą całkowitą.
refused-not_a_number = „{ $what }” musi być liczbą.
refused-not_in_range = „{ $what }” musi być liczbą z zakresu { $range }.
refused-not_a_choice = „{ $what }” musi być jednym z: { $choices }.
refused-unfit = Wartość „{ $what }” się nie nadaje: { $reason }

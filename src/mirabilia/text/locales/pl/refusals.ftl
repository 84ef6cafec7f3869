# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia: błąd: { $reason }
refused-see = { $reason } Zobacz: { $command } --help
refused-system = nie można kontynuować: { $reason }
# Where something is wrong, and what.
refused-within = { $where }: { $reason }

## Bots and programs

refused-not_a_bot = „{ $text }” to nie bot; wpisz level, level:leaning, level@500 (liczba rozegrań) albo level@0.5s
refused-no_bot = nie ma bota „{ $bot }”; są { $known }
refused-no_leanings = { $bot } nie ma stylów; wpisz samo { $bot }
refused-no_leaning = nie ma stylu „{ $leaning }”; są { $known }
refused-no_search = { $bot } nie przeszukuje, więc nie potrzebuje czasu do namysłu; wpisz { $instead }
refused-no_time = „{ $text }” nie daje czasu do namysłu
refused-no_level = { $game } nie ma bota { $bot }; ma { $known }
refused-not_a_program = „{ $text }” to nie program; wpisz program:NAZWA albo program:NAZWA@2s, np. program:my-bot
refused-not_a_command = --program: „{ $text }” to nie NAZWA=POLECENIE, gdzie nazwa ma małe litery, cyfry, - i _
refused-no_command = { $what }: brak polecenia
refused-no_program = { $what }: nie ma tu programu „{ $program }”, który można uruchomić
refused-program_twice = --program: { $program } podano dwa razy
refused-unknown_program = program:{ $program } nie jest znany; podaj --program { $program }=POLECENIE

## Tables

refused-no_game = nie ma gry „{ $game }”; są { $known }
refused-no_version = nie ma wersji { $version } gry { $game }; są { $known }
refused-players = { $game } jest dla { $least } do { $most } graczy, nie dla { $players }
refused-wishes =
    { $players ->
        [one] „{ $wishes }” nie pasuje do { $players } gracza
        [few] „{ $wishes }” nie pasuje do { $players } graczy
        [many] „{ $wishes }” nie pasuje do { $players } graczy
       *[other] „{ $wishes }” nie pasuje do { $players } gracza
    }
refused-no_wonder = nie ma cudu „{ $wonder }”; są { $known }
refused-wonder_twice = { $wonder } występuje dwa razy; każde miasto potrzebuje własnego cudu
refused-no_side = „{ $text }”: cud ma strony A i B, np. { $wonder }-A
refused-no_key = ziarno „{ $seed }” to nie klucz: { $digits } cyfr szesnastkowych małymi literami
refused-no_seed = ziarno { $seed } nie leży między 0 a { $last }

## Files

refused-no_folder = nie można zapisać { $file }: jego folder nie istnieje
refused-folder = nie można zapisać { $file }: to folder
refused-unwritable = nie można zapisać { $file }: { $reason }
refused-unreadable = nie można odczytać { $file }: { $reason }

## Proofs

refused-not_a_proof = to nie dowód: { $reason }
refused-no_proof = to nie dowód, tylko to, co serwer mówi zamiast niego: { $reason }
refused-not_json = to nie kompletny JSON, może jest ucięty: { $reason }
refused-format = nieznany format: { $format }; ta wersja czyta formaty 1 i 2
refused-digest = skrót zawartości to { $digest }, nie podany w pliku { $stated }; plik zmieniono
refused-layout = plik nie ma układu dowodu; zawartość jest nienaruszona, ale zmieniono go po drodze
refused-broken_seed = ziarno i sól dają zobowiązanie { $promised }, nie podane w pliku { $stated }; to nie obiecane ziarno
refused-broken_secret = sekret daje zobowiązanie { $promised }, nie podane w pliku { $stated }; to nie obiecany sekret
refused-noted = zobowiązanie to { $stated }, nie zanotowane { $noted }; jest z innego stołu albo rozdano z innego ziarna
refused-share_order = udziały nie są w kolejności miejsc
refused-share = udział miejsca { $seat } nie jest tym obiecanym
refused-no_share = nikt nie złożył zanotowanej obietnicy { $promise }; rozdano bez twojego udziału
refused-share_left_out = obiecany przez ciebie udział (miejsce { $seat }) pominięto w rozdaniu
refused-unlike_commitment = „{ $text }” to nie zobowiązanie, które ma { $digits } cyfry szesnastkowe
refused-unlike_promise = „{ $text }” to nie obietnica, która ma { $digits } cyfry szesnastkowe
refused-no_setup = ziarno nie losuje przygotowania gry: { $reason }
refused-setup = dla tych życzeń ziarno losuje przygotowanie „{ $drawn }”, nie podane w pliku „{ $stated }”
refused-unfinished =
    { $moves ->
        [one] gra nie jest skończona po { $moves } ruchu; zapis ucięto
        [few] gra nie jest skończona po { $moves } ruchach; zapis ucięto
        [many] gra nie jest skończona po { $moves } ruchach; zapis ucięto
       *[other] gra nie jest skończona po { $moves } ruchu; zapis ucięto
    }
refused-move = ruch { $number } z { $moves } nie jest tam albo taki, jak ma go zapis
refused-winners = wygrywają miejsca { $winners }, nie podane w pliku { $stated }

# The front page.

web-front-title = Postav div, kartu po kartě
web-front-claim =
    7 divů světa a Architekti v prohlížeči. Bez účtu, stačí jméno. Boti hrají férově a nikdy nekoukají do cizích
    karet.
web-front-name = Tvoje jméno
web-front-name-default = Host
web-front-seven-about = 2 až 7 hráčů · všichni vybírají naráz
web-front-architects-about = 2 až 7 hráčů · jedna karta za tah
web-front-bots = Boti
web-front-fewer = Méně botů
web-front-more = Více botů
web-front-level = Úroveň
web-front-play = Hrát hned
web-front-opening = Otevírá se stůl
web-front-invite = Pozvat přátele odkazem
web-front-not-started = Stůl je otevřený, ale hra nezačala.
web-front-to-table = Jít ke stolu
web-front-mine = Tvoje stoly
web-front-mine-old = Server teď neodpovídá. O žádné místo nepřijdeš.
web-front-games = Moje hry
web-front-all-games = Všechny moje hry a statistiky
web-front-devices = Tvoje místa na jiných zařízeních
web-front-devices-none = Získat místa z jiného zařízení nebo záchranným kódem
web-front-open = Otevřené stoly
web-front-none-open = Teď nikdo nečeká na hráče.
web-front-seats-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
web-front-phase-lobby = před začátkem
web-front-phase-playing = hraje se
web-front-phase-over = dohráno
web-front-phase-closed = zavřeno
web-front-your-move = jsi na tahu
web-front-left = zbývá: { $time }
web-front-waits = čeká se na: { $names }
web-front-waits-you = čeká se na tebe
web-front-asleep = všichni jsou pryč
web-front-away = jsi pryč
web-front-paused = pozastaveno
web-front-with = u stolu: { $names }
web-front-join = Odkaz nebo kód stolu
web-front-join-go = Přidat se
web-front-join-wrong = To není odkaz na stůl.
web-front-running = Stoly ke sledování
web-front-puzzle = Hádanka dne
web-front-lab = Které karty vyhrávají?
web-front-first = Jsi tu poprvé?
web-front-first-what = Obě hry v kostce. U stolu má každá možnost svou cenu a u toho, co nejde, je důvod.
web-front-first-go = Přečíst stručná pravidla
web-front-theme-light = Světlé barvy
web-front-theme-dark = Tmavé barvy
web-front-language = Jazyk
web-front-credits =
    Původní ilustrace. Ikony: autoři { $source }, { $licence }. Neoficiální nekomerční projekt fanoušků, nespojený
    s vydavatelem hry 7 divů světa.

# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Zbývá: { $time }
web-time-left-of = { $name }: zbývá { $time }
web-time-reserve-left = Rezerva { $time }
web-time-reserve-of = { $name }: rezerva { $time }
web-time-soon = Tvůj čas brzy vyprší.
web-time-whose = Komu běží čas?

## What a table plays by

web-time-clock = Hodiny
web-time-clock-none = bez hodin
web-time-clock-is = { $time } na rozhodnutí
web-time-clock-live = Hra najednou
web-time-clock-slow = Hra na hodiny a dny
web-time-reserve = Časová rezerva
web-time-reserve-none = bez rezervy
web-time-reserve-game = Rezerva každého hráče na celou hru: { $time }
web-time-reserve-age = Rezerva každého hráče na každý věk: { $time }
web-time-for = Rezerva platí na
web-time-for-game = celou hru
web-time-for-age = každý věk
web-time-more = Další možnosti
web-time-away-after = Kdy je někdo pryč
web-time-away-count =
    { $count ->
        [one] po { $count } zmeškaném rozhodnutí
        [few] po { $count } zmeškaných rozhodnutích za sebou
        [many] po { $count } zmeškaného rozhodnutí za sebou
       *[other] po { $count } zmeškaných rozhodnutích za sebou
    }
web-time-when-away = Když je někdo pryč
web-time-when-bot = dál hraje bot
web-time-when-wait = všichni čekají
web-time-spectators = Dovolit ostatním přihlížet
web-time-has-spectators = Ostatní mohou přihlížet.
web-time-no-spectators = Hru vidí jen hráči.
web-time-not-yet = Hra začala. Diváci ji vidí se zpožděním: { $time }.
web-time-outcome-none =
    Každý má tolik času, kolik potřebuje. Když někdo chybí, rozhodnou ostatní: čekat, nebo nechat do jeho návratu hrát bota.
web-time-outcome-clock = Když ti čas vyprší, rozhodne jednou bot a příště zase volíš ty.
web-time-outcome-reserve =
    Když hodiny doběhnou, běží tvoje rezerva; když dojde i ta, rozhodne jednou bot a příště zase volíš ty.
web-time-outcome-bot =
    { $count ->
        [one] Kdo zmešká rozhodnutí, je pryč: až do návratu hraje bot.
        [few] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: až do návratu hraje bot.
        [many] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: až do návratu hraje bot.
       *[other] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: až do návratu hraje bot.
    }
web-time-outcome-wait =
    { $count ->
        [one] Kdo zmešká rozhodnutí, je pryč: všichni čekají, až se vrátí.
        [few] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: všichni čekají, až se vrátí.
        [many] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: všichni čekají, až se vrátí.
       *[other] Kdo zmešká { $count } rozhodnutí za sebou, je pryč: všichni čekají, až se vrátí.
    }

## Who is there

web-people = Lidé
web-people-news =
    { $count ->
        [one] Lidé, { $count } otázka pro tebe
        [few] Lidé, { $count } otázky pro tebe
        [many] Lidé, { $count } otázky pro tebe
       *[other] Lidé, { $count } otázek pro tebe
    }
web-people-seats = U stolu
web-people-here = u stolu
web-people-gone = odpojeno
web-people-gone-since = odpojeno od { $time }
web-people-away = pryč: všichni čekají
web-people-stand_in = pryč: zaskakuje bot
web-people-open = může tu hrát, kdo má odkaz
web-people-guest = hraje za: { $name }
web-people-reserve = rezerva { $time }
web-people-watching =
    { $count ->
        [0] Nikdo nepřihlíží.
        [one] Přihlíží { $count } člověk.
        [few] Přihlížejí { $count } lidé.
        [many] Přihlíží { $count } člověka.
       *[other] Přihlíží { $count } lidí.
    }
web-people-watching-names = Mezi nimi: { $names }
web-people-show-name = Ukázat mé jméno mezi diváky
web-care-wait_for = Počkat na návrat
web-care-stand_in = Nechat do návratu hrát bota
web-care-open_seat = Nechat hrát někoho jiného: zkopírovat odkaz
web-care-of = { $name }: { $what }
web-care-copy = Zkopírovat odkaz
web-care-not-yet = Ještě ne: před chvílí tu ten člověk byl. Zkus to za pár minut.
web-people-together = Společně
web-people-more-time = Víc času
web-people-pause = Přestávka
web-people-set-clock = Nastavit tyto hodiny
web-people-agree = Souhlasit
web-people-take-back = Vzít zpět
web-people-step-away = Odejít na chvíli
web-people-step-away-bot = Než se vrátíš, hraje za tebe bot.
web-people-step-away-wait = Všichni počkají, až se vrátíš.
web-people-step-away-alone = Stůl počká, až se vrátíš.

## What people want

web-wish-pause = přestávka
web-wish-more_time = víc času
web-wish-stand_in = zaskočí bot ({ $name })
web-wish-wait_for = všichni čekají ({ $name })
web-wish-open_seat = zahraje si někdo jiný ({ $name })
web-wish-set_clock = hodiny, { $time } na rozhodnutí
web-wish-no-clock = dál bez hodin
web-wish-by = Navrhuje { $names }: { $what }
web-wish-waits = Navrhuješ: { $what }. Ostatní musí souhlasit.

## What whoever looks has to know

web-halt-paused = Přestávka
web-halt-asleep = Všichni jsou pryč
web-halt-away = Jsi pryč
web-notice-back = Jsem zpět
web-notice-fine = Dobře
web-notice-asleep = Všichni jsou pryč, a tak stůl čeká. O nic nepřijdeš.
web-notice-away-bot = Jsi pryč: hraje za tebe bot.
web-notice-away-by = Jsi pryč: { $by } za tebe nechává hrát bota.
web-notice-away-wait = Jsi pryč: všichni na tebe čekají.
web-notice-late = Čas vypršel: tentokrát za tebe zvolil bot. Příště zase volíš ty.
web-notice-hurried = Server má plno práce: boti přemýšlejí kratší dobu než obvykle.
web-notice-gone = { $name } je bez spojení od { $time }.
web-notice-awaited = { $name } je pryč.
web-notice-guest = Hraješ za hráče, který je pryč: { $name }.
web-notice-replaced = { $name } hraje za tebe.
web-notice-take-back = Vzít si místo zpět
web-notice-thanks = { $name } je zpět: díky za hru!
web-notice-delayed = Hru vidíš se zpožděním: { $time }.
web-notice-join = U tohoto stolu je volné místo.
web-notice-join-for = Hrát až do návratu za: { $name }
web-notice-join-seat = Převzít toto místo
web-notice-watch = Jen se dívat

## What happened beside the game

web-note-late = { $name }: čas vypršel, tentokrát rozhodl bot.
web-note-away = { $name } je pryč.
web-note-back = { $name } je zpět.
web-note-left = { $name } se vzdává místa, dál hraje bot.
web-note-guest = { $name } přebírá volné místo.
web-note-guest-by = { $name } hraje za někoho jiného ({ $by }).
web-note-guest_left = { $name } už tu nehraje.
web-note-stand_in = Dohoda: zaskakuje bot ({ $name }).
web-note-stand_in-by = { $by } nechává hrát bota ({ $name }).
web-note-wait_for = Dohoda: všichni čekají ({ $name }).
web-note-wait_for-by = { $by } chce počkat ({ $name }).
web-note-open_seat = Dohoda: hrát může někdo jiný ({ $name }).
web-note-open_seat-by = { $by } pouští na místo někoho jiného ({ $name }).
web-note-set_clock = Hodiny teď dávají na rozhodnutí: { $time }.
web-note-no-clock = Dál se hraje bez hodin.
web-note-more_time = Všichni souhlasí s delším časem: hodiny běží od začátku.
web-note-paused = Hra je pozastavená.
web-note-resumed = { $name } ukončuje přestávku.
web-note-asleep = Všichni jsou pryč: stůl čeká.
web-note-left_out = { $name }: podíl na rozdání nepřišel včas, karty se rozdaly bez něj.
web-notes = Vedle hry
web-notes-none = Vedle hry se nic nestalo.

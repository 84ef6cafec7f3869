# The browser client: what every page has.

web-skip = Přejít k obsahu
web-loading = Načítá se
web-not-loaded = Tuto část se nepodařilo načíst. Server se možná aktualizoval, nebo vypadlo spojení.
web-broken = Něco na této stránce selhalo. Samotná hra je na serveru: tvé volby se neztratily.
web-reload = Obnovit
web-close = Zavřít
web-connection-lost = Spojení vypadlo, obnovuje se. Tvé volby se neztratí.
web-connection-outdated = Server má novější verzi.
web-nav = Stránky
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-to-front = Zpět na úvodní stránku

web-nowhere-title = Stránka nenalezena
web-nowhere = Na této adrese žádná stránka není. Možná kus odkazu chybí.
web-replay-title = Přehrání hry


## Help

web-help-title = Pravidla ve zkratce
web-help-seven =
    V každém ze tří věků dostaneš sedm karet. Každý tah si všichni zároveň vyberou jednu: postaví ji, vloží ji pod div
    a postaví jeho část, nebo ji odhodí za 3 mince. Pak se karty předají dál. Po každém věku se porovnají štíty s
    oběma sousedy. Vyhrává, kdo má nejvíc bodů.
web-help-architects =
    Každý tah si vezmeš jednu kartu: ze svého balíčku, z balíčku pravého souseda, nebo naslepo z dobíracího balíčku. Z
    vhodných karet musíš postavit část svého divu. První dokončený div hru ukončí. Vyhrává, kdo má nejvíc bodů.
web-help-table-title = U stolu
web-help-table =
    U každé možnosti vidíš cenu a komu platíš. U toho, co nejde, vidíš proč. Volbu můžeš vzít zpět, dokud si nevybere
    poslední hráč.

## Settings

web-settings-title = Nastavení
web-settings-language = Jazyk
web-settings-theme = Barvy
web-settings-theme-system = podle systému
web-settings-theme-light = světlé
web-settings-theme-dark = tmavé
web-settings-motion = Animace
web-settings-motion-system = podle systému
web-settings-motion-full = všechny
web-settings-motion-none = žádné
web-settings-botSpeed = Boti hrají
web-settings-botSpeed-slow = pomalu
web-settings-botSpeed-normal = běžným tempem
web-settings-botSpeed-instant = okamžitě
web-settings-sound = Zvuk
web-settings-memoryAid = Připomínat mi karty, které ode mě šly dál
web-settings-textView = Ukazovat stoly jako text

## What was refused, for the person who asked

web-problem-bad-message = Server tomu nerozumí. Obnov stránku.
web-problem-bad-name = Takové jméno se tu zobrazit nedá. Zvol si jiné.
web-problem-bad-token = Toto místo už není tvoje.
web-problem-busy = Server má plno práce a víc teď nezvládne. Rozehrané hry pokračují; zkus to za minutu.
web-problem-closed = Tento stůl je zavřený.
web-problem-hints-off = Rady jsou u tohoto stolu vypnuté.
web-problem-no-such-puzzle = Taková hádanka neexistuje. Možná kus odkazu chybí.
web-problem-no-such-seat = Takové místo tu není.
web-problem-no-such-table = Takový stůl neexistuje. Možná kus odkazu chybí.
web-problem-not-allowed = To není dovoleno.
web-problem-not-an-option = To teď nejde.
web-problem-not-finished = Hra ještě neskončila.
web-problem-not-host = To smí jen hostitel stolu.
web-problem-not-now = To teď nejde.
web-problem-not-seated = U tohoto stolu nemáš místo.
web-problem-paused = Hra je pozastavená.
web-problem-seat-taken = Někdo byl rychlejší: místo už je obsazené.
web-problem-stale = Hra mezitím pokročila: podívej se znovu.
web-problem-too-many = Příliš mnoho požadavků najednou. Počkej minutu.
web-problem-too-large = To je příliš dlouhé.
web-problem-unavailable = Server neodpovídá. Zkus to za chvíli.
web-problem-wrong-setup = Tyto divy, boti a hráči se nedají zkombinovat.

## The way to the rules

web-help-of = Pravidla: { $game }
web-help-all-rules = Celá pravidla a karty

# The browser client: what every page has.

web-skip = Přejít k obsahu
web-loading = Načítá se
web-not-loaded = Tuto stránku se nepodařilo načíst. Server se možná aktualizoval, nebo vypadlo spojení.
web-reload = Načíst znovu
web-connection-lost = Spojení vypadlo. Zkouší se obnovit; nic z tvých voleb se neztratí.
web-connection-outdated = Server mluví novější verzí.
web-nav = Stránky
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-to-front = Na úvodní stránku

web-nowhere-title = Tady nic není
web-nowhere = Na této adrese žádná stránka není. Možná je odkaz useknutý.
web-replay-title = Záznam hry

web-game-seven = 7 divů světa
web-game-architects = 7 divů světa: Architekti

## Help

web-help-title = Pravidla ve zkratce
web-help-seven =
    Ve třech věcích dostáváš po sedmi kartách. Každý tah si všichni zároveň vyberou jednu: postaví ji, vloží ji pod div jako jeho
    část, nebo ji odhodí za 3 mince. Pak se karty předají dál. Po každém věku se porovnají štíty s oběma sousedy. Vyhrává nejvíc bodů.
web-help-architects =
    Každý tah si vezmeš jednu kartu: ze svého balíčku, z balíčku pravého souseda, nebo neznámou ze středu. Z vhodných karet se hned
    staví část tvého divu. První dokončený div hru ukončí. Vyhrává nejvíc bodů.
web-help-table-title = U stolu
web-help-table =
    U každé možnosti stojí, kolik stojí a komu se platí. Co udělat nejde, říká proč. Volbu lze vzít zpět, dokud si nevybere
    poslední hráč.

## Settings

web-settings-title = Nastavení
web-settings-language = Jazyk
web-settings-theme = Barvy
web-settings-theme-system = jako systém
web-settings-theme-light = světlé
web-settings-theme-dark = tmavé
web-settings-motion = Pohyb
web-settings-motion-system = jako systém
web-settings-motion-full = všechen
web-settings-motion-none = žádný
web-settings-botSpeed = Boti hrají
web-settings-botSpeed-slow = pomalu
web-settings-botSpeed-normal = běžným tempem
web-settings-botSpeed-instant = okamžitě
web-settings-sound = Zvuk
web-settings-memoryAid = Ukazovat, co vím o předaných kartách
web-settings-textView = Ukazovat stoly jako text

## What was refused, for the person who asked

web-problem-bad-message = Server tomu nerozumí. Načti stránku znovu.
web-problem-bad-token = Toto místo už není tvoje.
web-problem-closed = Tento stůl je zavřený.
web-problem-hints-off = U tohoto stolu se neradí.
web-problem-no-such-seat = Takové místo tu není.
web-problem-no-such-table = Takový stůl neexistuje. Možná je odkaz useknutý.
web-problem-not-allowed = To není dovoleno.
web-problem-not-an-option = To teď nejde.
web-problem-not-finished = Hra ještě neskončila.
web-problem-not-host = To smí jen hostitel stolu.
web-problem-not-now = To teď nejde.
web-problem-not-seated = U tohoto stolu nemáš místo.
web-problem-paused = Stůl má přestávku.
web-problem-seat-taken = Někdo je rychlejší: místo už je obsazené.
web-problem-stale = Hra mezitím pokročila: podívej se znovu.
web-problem-too-many = Příliš mnoho najednou. Počkej minutu.
web-problem-too-large = To je příliš dlouhé.
web-problem-unavailable = Server neodpovídá. Zkus to za chvíli.
web-problem-wrong-setup = Tyto divy a hráči nejdou dohromady.

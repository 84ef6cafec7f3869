# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Čeká se ještě na { $count } hráče.
        [few] Čeká se ještě na { $count } hráče.
        [many] Čeká se ještě na { $count } hráče.
       *[other] Čeká se ještě na { $count } hráčů.
    }
web-lobby-waiting-start = Všechna místa jsou obsazená. Hru spustí { $name }.
web-lobby-ready = Všechna místa jsou obsazená: hra může začít.
web-lobby-remove = Odebrat: { $name }
web-lobby-qr = Odkaz jako QR kód
web-lobby-free-city = Hráči za ně hrají střídavě.
web-lobby-leaning = Styl hry
web-lobby-leaning-none = bez zvláštního stylu
web-lobby-leaning-science = dává přednost vědě
web-lobby-leaning-military = dává přednost vojsku
web-lobby-leaning-wonders = dává přednost divům
web-lobby-leaning-merchant = dává přednost obchodu
web-lobby-leaning-close = dává přednost těsným výhrám
web-lobby-wonder = Div
web-lobby-wonder-any = libovolný div
web-lobby-side = Strana
web-lobby-side-any = libovolná strana
web-lobby-side-is = strana { $side }
web-lobby-terms = Nastavení stolu
web-lobby-public = Ukázat tento stůl všem na úvodní stránce
web-lobby-hints = Povolit rady od bota
web-lobby-is-public = Stůl vidí všichni na úvodní stránce.
web-lobby-is-private = Stůl najdou jen ti, kdo mají odkaz.
web-lobby-has-hints = Rady od bota jsou povolené.
web-lobby-no-hints = Rady jsou vypnuté.
web-lobby-chat-sit = Chceš-li psát, posaď se ke stolu.
web-lobby-fill = Doplnit boty: { $bot }
web-lobby-level = Úroveň dalších botů
web-lobby-add-seat = Přidat místo
web-lobby-drop-seat = Odebrat toto místo
web-lobby-earlier = { $seat }: posunout o jedno dopředu
web-lobby-later = { $seat }: posunout o jedno dozadu
web-lobby-drag = Přetáhni na jiné místo
web-lobby-moved = { $who } má teď místo { $number }.

# What to expect of a bot, in a line below its level.

web-level-apprentice = Vybírá náhodně; hodí se, než se naučíš pravidla.
web-level-builder = Bere, co se zdá teď nejlepší; po pár hrách ho porazíš.
web-level-strategist = Plánuje dopředu; vyrovnaný soupeř, jakmile znáš karty.
web-level-scholar = Všechno si zkusí v duchu; bez plánu nevyhraješ.
web-level-master = Promyslí mnoho her; zpočátku počítej s prohrou.
web-level-oracle = Naučilo se, jak hry končí; při hře ve třech je silnější než Mistr.
web-level-program = Program na tomto serveru; hraje, jak ho autor naučil.

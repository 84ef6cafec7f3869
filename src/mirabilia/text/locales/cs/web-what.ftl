# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = Co je { $name }?
web-what-back = Zpět
web-what-rules = V pravidlech

## What kind of thing it is, beside its name

web-what-kind-symbol = vědecký symbol
web-what-kind-resource = surovina
web-what-kind-power = schopnost
web-what-kind-colour = druh karet
web-what-kind-sign = značka
web-what-kind-token = žeton pokroku
web-what-kind-wonder = div světa

## Rows, and what stands in one that is empty

web-what-row-costs = Cena
web-what-row-after = Zdarma s
web-what-row-leads = Navazuje
web-what-row-copies = Kusů
web-what-row-worth = Teď přinese
web-what-row-built = Kdo má
web-what-row-has = Kdo má
web-what-row-before = Před ní
web-what-row-next = Po ní
web-what-row-whose = Čí
web-what-row-boards = Divy
web-what-row-cards = Karty
web-what-row-helped = Hodí se k
web-what-row-to-come = Ještě přijde
web-what-row-lasts = Trvá
web-what-no-card = žádná karta
web-what-no-stage = žádná část divu
web-what-no-token = žádný žeton
web-what-nothing = nic
web-what-nobody = nikdo
web-what-nobody-yet = zatím nikde
web-what-none-left = už žádná
web-what-not-here = v této hře není
web-what-worth-later = až půjde postavit
web-what-built = postaveno
web-what-not-built = zatím nepostaveno

## Ceny a kusy

web-what-you = pro tebe: { $price }
web-what-any-card = pod ni patří libovolná karta
web-what-guild = nejvýš jeden, pokud je v této hře
web-what-players = hráčů
web-what-copies-of = { $count } z { $all } žetonů
web-what-token-costs = dva stejné symboly, nebo tři různé
web-what-token-lasts = do konce hry
web-what-token-open = odkrytý
web-what-token-hidden = ve sloupečku

## Names and what they mean

web-what-stage = Část { $stage }
web-what-discount = Levnější obchod
web-what-points-name = body
web-what-horn = roh
web-what-conflict = žetony konfliktu
web-what-resource =
    Platí se jí za budovy a části divu, v každém tahu znovu. Co tvému městu chybí, můžeš koupit od souseda, který to
    produkuje.
web-what-coins = Platíš jimi do banku a sousedům. Na konci jsou každé 3 mince bod.
web-what-shields = Po každém věku je porovnáš s oběma sousedy: za víc štítů je žeton, za méně ztratíš bod.
web-what-points = Na konci se sečtou a vyhrává, kdo jich má nejvíc.
web-what-victories = Za každého souseda, který má v boji méně štítů, dostaneš jeden. Každý má hodnotu 3 bodů.

# The rules, and every card, wonder and token to look up.

web-help-of = Pravidla: { $game }
web-help-games = Hry
web-help-all-rules = Celá pravidla a karty
web-help-lookup-seven = Všechny karty, divy, symboly a schopnosti
web-help-lookup-architects = Všechny karty, divy, žetony, symboly a schopnosti
web-help-search = Hledat
web-help-filter-kind = Druh
web-help-filter-colour = Barva
web-help-filter-age = Věk
web-help-filter-players = Hráči
web-help-any = vše
web-help-all = Ukázat vše
web-help-kind-card = karty
web-help-kind-wonder = divy
web-help-kind-token = žetony pokroku
web-help-kind-sign = symboly a schopnosti
web-help-link = Odkaz: { $name }
web-help-found =
    { $count ->
        [0] Nic nenalezeno
        [one] Nalezeno: { $count }
        [few] Nalezeno: { $count }
        [many] Nalezeno: { $count }
       *[other] Nalezeno: { $count }
    }

## Cards and boards

web-help-gives = Dává: { $effect }.
web-help-cost = Cena: { $cost }.
web-help-free-with = Zdarma, pokud ve městě stojí { $cards }.
web-help-leads-to = Zdarma pak půjde postavit: { $cards }.
web-help-always = V každé hře.
web-help-from = Ve hře od { $players } hráčů.
web-help-more = Další kopie od { $players } hráčů.
web-help-guild = Cech: v každé hře jsou jen některé, o dva víc, než je hráčů.
web-help-board-makes = Deska ({ $city }) sama produkuje: { $resource }.
web-help-stage = Část { $stage }. Cena: { $cost }; dává: { $effect }.
web-help-colour-brown = Hnědá: produkuje nezpracované suroviny, pro tebe i na prodej sousedům.
web-help-colour-grey = Šedá: surovina.
web-help-colour-blue = Modrá: body.
web-help-colour-yellow = Žlutá: mince a obchod.
web-help-colour-red = Červená: štíty.
web-help-colour-green = Zelená: vědecký symbol.
web-help-colour-purple = Fialová: cech, body za to, co má město a jeho sousedé.
web-help-power-wild_symbol = Při bodování platí za symbol, který je pro tebe nejlepší.
web-help-power-seventh_card = Od tohoto věku hraješ i poslední kartu z ruky, kterou ostatní odkládají.
web-help-power-free_build = Jednou za věk můžeš postavit kartu z ruky bez placení.
web-help-power-dig = Na konci tahu můžeš bez placení postavit libovolnou odhozenou kartu.
web-help-power-copy_guild = Na konci hry se ti počítá i jeden cech některého souseda.
web-help-power-discount = Cena klesne ze 2 mincí na 1, a to od příštího tahu.
web-help-power-symbol = Symboly se počítají na konci: stejné na druhou, trojice různých 7 bodů.

web-help-architects-card-grey = Zdroj: { $card }. Ze stejných nebo různých zdrojů se staví části divu.
web-help-architects-card-yellow = Mince nahradí jeden libovolný zdroj, který k části divu chybí.
web-help-architects-card-blue = { $points } na konci hry.
web-help-architects-card-green = Symbol { $card }. Dva stejné nebo tři různé symboly se mění v žeton pokroku.
web-help-architects-card-red = Jeden štít do bojů.
web-help-architects-cat =
    Přinese ti kočku: ta má hodnotu 2 bodů a před tahem ti ukáže vrchní kartu dobíracího balíčku.
web-help-architects-red-horns =
    { $count ->
        [one] Roh otočí { $count } žeton konfliktu; po boji se karta odhodí.
        [few] Rohy otočí { $count } žetony konfliktu; po boji se karta odhodí.
        [many] Rohy otočí { $count } žetonu konfliktu; po boji se karta odhodí.
       *[other] Rohy otočí { $count } žetonů konfliktu; po boji se karta odhodí.
    }
web-help-architects-no-horns = Nemá roh a zůstává ti i po boji.
web-help-architects-stage-after = Nejdřív postav: { $stages }.
web-help-architects-effect-take_any = Po stavbě takové části si můžeš vzít vrchní kartu kteréhokoli balíčku na stole.
web-help-architects-effect-take_token = Po stavbě takové části si můžeš vzít žeton pokroku.
web-help-architects-effect-take_central = Po stavbě takové části si můžeš vzít vrchní kartu dobíracího balíčku.
web-help-architects-effect-look =
    Po stavbě takové části si můžeš prohlédnout pět karet levého nebo pravého balíčku a jednu si nechat.
web-help-architects-effect-take_both = Po stavbě takové části si můžeš vzít vrchní karty levého i pravého balíčku.
web-help-architects-effect-shield = Taková část je štít až do konce hry.
web-help-architects-does-draw_on_take =
    Jednou za tah, když si vezmeš některou z těchto karet, můžeš si vzít kartu navíc: { $cards }.
web-help-architects-does-draw_on_build = Jednou za tah, když postavíš část divu, si můžeš vzít kartu navíc.
web-help-architects-does-double_coin = Jednou za tah může jedna mince nahradit dva chybějící zdroje.
web-help-architects-does-any_resources = Jednou za tah můžeš postavit část divu z libovolných zdrojů, stejných či ne.
web-help-architects-does-shields = V každém boji máš navíc: { $shields }.
web-help-architects-does-points_wonder = Na konci { $unfinished }, s dokončeným divem { $complete }.
web-help-architects-does-points_per-cats = Na konci { $points } za každou tvou kartu s kočkou.
web-help-architects-does-points_per-victories = Na konci { $points } za každý tvůj žeton vítězství.
web-help-architects-does-points_per-tokens = Na konci { $points } za každý tvůj žeton pokroku, i za tento.
web-help-architects-does-points_set = Jsou dva: jeden dává { $one }, oba dohromady { $both }.

## Rules

web-help-chapter-goal = Cíl hry
web-help-chapter-turn = Tah
web-help-chapter-build = Stavba
web-help-chapter-trade = Nákup u sousedů
web-help-chapter-chain = Návaznosti
web-help-chapter-stage = Tvůj div
web-help-chapter-sell = Mince
web-help-chapter-colours = Sedm barev
web-help-chapter-conflict = Střety
web-help-chapter-science = Věda
web-help-chapter-score = Konec hry
web-help-chapter-two = Dva hráči
web-help-chapter-blue = Modré karty a kočka
web-help-chapter-green = Zelené karty a pokrok
web-help-chapter-red = Červené karty
web-help-chapter-battle = Boj
web-help-chapter-free = Co se musí a co se smí

web-help-seven-goal =
    Vedeš starověké město třemi věky. Budovy, vojsko, věda i div přinášejí body a vyhrává, kdo jich má nejvíc. Jednáš
    jen se dvěma sousedními městy, i když je jich u stolu víc.
web-help-seven-turn =
    Na začátku věku má každý sedm karet. Všichni si zároveň vyberou jednu, společně ji zahrají a zbytek předají dál: v I. a III.
    věku doleva, ve II. doprava. Po šesti tazích se poslední karta odloží.
web-help-seven-build =
    Karta může stát mince, suroviny, nebo nic. Co tvé město produkuje, můžeš použít v každém tahu a nikdy se to
    nespotřebuje; mince se platí do banku. Žádné město nemá stejnou budovu dvakrát.
web-help-seven-trade =
    Chybějící surovinu můžeš koupit, pokud ji soused produkuje na desce nebo hnědou či šedou kartou: za 2 mince, které
    dostane soused. Odmítnout nemůže a surovina mu zůstává. Žluté karty mohou cenu snížit na 1. Platíš z toho, co máš
    na začátku tahu.
web-help-seven-chain =
    Některé budovy otevírají cestu k dalším: pokud ta první stojí ve tvém městě, pozdější je zdarma. Které to jsou, je
    na kartách.
web-help-seven-stage =
    Místo stavby můžeš kartu vložit lícem dolů pod desku a zaplatit další část divu. Části se staví popořadě; každá dává body, mince,
    štíty nebo schopnost. Co pod divem leží, se nikdo nedozví.
web-help-seven-sell =
    Začínáš se 3 mincemi. Kteroukoli kartu můžeš odhodit za 3 další; když nemáš na nic jiného, musíš.
web-help-seven-colours =
    Hnědé a šedé produkují suroviny. Modré dávají body. Žluté přinášejí mince a lepší obchod. Červené mají štíty, zelené symboly. Fialové
    cechy přicházejí ve III. věku a počítají, co máš ty a tvoji sousedé.
web-help-seven-conflict =
    Po každém věku porovnáš štíty s každým sousedem. Kdo má víc, získá žeton: po I. věku za 1 bod, po II. za 3 a po
    III. za 5. Kdo má méně, ztratí 1 bod. Při stejném počtu se nic nestane.
web-help-seven-science =
    Za každý druh symbolu získáš jeho počet na druhou: tři ozubená kola jsou 9 bodů. Každá trojice z ozubeného kola,
    kružítka a tabulky přidá 7.
web-help-seven-score =
    Po III. věku se sečtou střety, mince (každé 3 jsou 1 bod), div, modré karty, věda, žluté karty a cechy. Při shodě rozhodne víc mincí.
web-help-seven-two =
    Ve dvou mezi vámi leží třetí město bez hráče, nezávislé město. Každý tah jeden z vás, střídavě, vybere kartu i pro ně. Staví, kdykoli
    může, obchoduje a bojuje jako každé jiné, ale vyhrát nemůže.

web-help-architects-goal =
    Každý staví div o pěti částech. Jakmile je první div dokončený, hra končí a vyhrává, kdo má nejvíc bodů; nemusí to
    být ten, kdo dostavěl.
web-help-architects-turn =
    Ve svém tahu si vezmeš jednu kartu: vrchní z vlastního balíčku vlevo, vrchní z balíčku pravého souseda, nebo
    skrytou z dobíracího balíčku. Leží před tebou odkrytá a hned působí. Pak je na tahu soused vlevo.
web-help-architects-build =
    Každá část stojí několik zdrojů, buď samé stejné, nebo samé různé. Šedé karty jsou zdroje, žlutá mince nahradí
    jeden chybějící. Jakmile stavět můžeš, musíš; použité karty se odhodí. Staví se zdola nahoru.
web-help-architects-blue =
    Modré karty jsou body. S kočkou na kartě dostaneš i figurku kočky a máš ji, dokud si takovou kartu nevezme někdo
    jiný: na konci má hodnotu 2 bodů a před svým tahem vidíš vrchní kartu dobíracího balíčku.
web-help-architects-green =
    Dva stejné nebo tři různé symboly hned odhodíš za žeton pokroku: jeden ze tří odkrytých, nebo naslepo vrchní ze
    sloupečku. Žetony pomáhají po zbytek hry.
web-help-architects-red = Každá červená karta je štít. Rohy na ní otáčejí žetony konfliktu konfliktní stranou nahoru.
web-help-architects-battle =
    Když se otočí poslední žeton konfliktu, na konci tahu je boj. Za každého souseda s méně štíty, než máš ty,
    dostaneš žeton vítězství za 3 body. Pak se červené karty s rohy odhodí a vrátí se mír.
web-help-architects-free =
    Stavět a odhodit symboly musíš do konce tahu, v pořadí podle sebe. Karty navíc ze žetonů a efekty částí divu můžeš
    vynechat.
web-help-architects-score =
    Dokončený div ukončí hru po tomto tahu. Počítají se části, kočka, modré karty, žetony vítězství a žetony pokroku. Při shodě rozhodne
    víc částí.
web-help-architects-two = Ve dvou máš v bojích jednoho soupeře: za víc štítů je jeden žeton, aspoň za dvojnásobek dva.

## At the table

web-help-time-title = Když vyprší čas
web-help-time =
    Stůl nemá žádné hodiny, nebo hodiny na každé rozhodnutí, případně s časovou rezervou, která běží, když hodiny doběhnou. Když
    ti čas vyprší, rozhodne za tebe bot jen tentokrát a další rozhodnutí je zase tvoje. Když jich zmeškáš několik po sobě, jsi
    pryč: podle nastavení stolu za tebe hraje bot, dokud je tu ještě někdo, nebo všichni čekají. Když tu není nikdo, stůl stojí.
    Ať jsi pryč jakkoli dlouho, vrátíš se k nejbližšímu otevřenému rozhodnutí. Na toho, kdo je pryč, můžou ostatní čekat,
    nechat za něj hrát bota, nebo nechat přes odkaz hrát někoho jiného, dokud se nevrátí.

# The rules, and every card, wonder and token to look up.

web-help-games = Hry
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
web-help-leads-to = Navazuje: { $cards }.
web-help-always = V každé hře.
web-help-from = Ve hře pro { $players } a více hráčů.
web-help-more = Další kopie při { $players } hráčích.
web-help-guild = Cech: v každé hře jsou jen některé, o dva víc, než je hráčů.
web-help-board-makes = Deska ({ $city }) produkuje: { $resource }.
web-help-stage = Část { $stage }. Cena: { $cost }; dává: { $effect }.
web-help-seven-colour-brown = Hnědá: produkuje nezpracované suroviny, pro tebe i na prodej sousedům.
web-help-seven-colour-grey = Šedá: produkuje zpracované suroviny, pro tebe i na prodej sousedům.
web-help-seven-colour-blue = Modrá: body na konci hry.
web-help-seven-colour-yellow = Žlutá: mince a obchod.
web-help-seven-colour-red = Červená: štíty do střetů.
web-help-seven-colour-green = Zelená: vědecký symbol.
web-help-seven-colour-purple = Fialová: cech, body za to, co má město a jeho sousedé.
web-help-architects-colour-grey = Šedá: zdroj.
web-help-architects-colour-yellow = Žlutá: mince.
web-help-architects-colour-blue = Modrá: body, na některých kočka.
web-help-architects-colour-green = Zelená: vědecký symbol.
web-help-architects-colour-red = Červená: štít, na některých i rohy.
web-help-power-wild_symbol = Na konci hry platí za symbol, který je pro tebe nejlepší.
web-help-power-seventh_card = Od tohoto věku zahraješ i poslední kartu z ruky, kterou ostatní odkládají.
web-help-power-free_build = Jednou za věk, poprvé příští tah, můžeš zdarma postavit kartu z ruky (ne část divu).
web-help-power-dig = Jednou, na konci tohoto tahu, můžeš zdarma postavit libovolnou odhozenou kartu, kterou ve městě ještě nemáš.
web-help-power-copy_guild = Na konci hry dostaneš body i za jeden cech stojící v sousedním městě.
web-help-power-discount = Od příštího tahu platíš 1 minci místo 2.
web-help-power-symbol = Na konci se stejné symboly počítají na druhou a každá trojice různých přidá 7 bodů.

web-help-architects-card-grey = Zdroj: { $card }. Části divu stojí stejné, nebo různé zdroje.
web-help-architects-card-yellow = Mince nahradí jeden libovolný zdroj, který k části divu chybí.
web-help-architects-card-blue = { $points } na konci hry.
web-help-architects-card-green = Symbol: { $card }. Dva stejné nebo tři různé symboly odhodíš za žeton pokroku.
web-help-architects-card-red = Jeden štít v bojích.
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
    Po stavbě takové části si můžeš prohlédnout pět vrchních karet levého nebo pravého balíčku a jednu si nechat; zbytek
    balíčku se zamíchá.
web-help-architects-effect-take_both = Po stavbě takové části si můžeš vzít vrchní karty levého i pravého balíčku, obě.
web-help-architects-effect-shield = Taková část dává štít až do konce hry.
web-help-architects-does-draw_on_take =
    Jednou za tah, když si vezmeš některou z těchto karet, můžeš si vzít kartu navíc: { $cards }.
web-help-architects-does-draw_on_build = Jednou za tah, když postavíš část divu, si můžeš vzít kartu navíc.
web-help-architects-does-double_coin = Jednou za tah může jedna mince nahradit dva chybějící zdroje.
web-help-architects-does-any_resources = Jednou za tah můžeš postavit část divu z libovolných zdrojů, stejných i různých.
web-help-architects-does-shields = V každém boji máš navíc: { $shields }.
web-help-architects-does-points_wonder = Na konci { $unfinished }, s dokončeným divem { $complete }.
web-help-architects-does-points_per-cats = Na konci { $points } za každou tvou kartu s kočkou.
web-help-architects-does-points_per-victories = Na konci { $points } za každý tvůj žeton vojenského vítězství.
web-help-architects-does-points_per-tokens = Na konci { $points } za každý tvůj žeton pokroku, i za tento.
web-help-architects-does-points_set = Jsou dva: jeden sám dává { $one }, oba dohromady { $both }.

## Rules

web-help-chapter-goal = Cíl hry
web-help-chapter-setup = Příprava hry
web-help-chapter-turn = Tah
web-help-chapter-build = Stavba
web-help-chapter-trade = Nákup u sousedů
web-help-chapter-chain = Návaznosti
web-help-chapter-stage = Tvůj div
web-help-chapter-sell = Mince
web-help-chapter-colours = Sedm barev
web-help-chapter-counting = Karty, které počítají
web-help-chapter-powers = Schopnosti divů
web-help-chapter-conflict = Střety
web-help-chapter-science = Věda
web-help-chapter-score = Konec hry
web-help-chapter-two = Dva hráči
web-help-chapter-blue = Modré karty a kočka
web-help-chapter-green = Zelené karty a pokrok
web-help-chapter-red = Červené karty
web-help-chapter-battle = Boj
web-help-chapter-free = Co musíš a co smíš
web-help-chapter-effects = Efekty částí divu
web-help-chapter-empty = Prázdné balíčky
web-help-chapter-hidden = Co smíš vědět

web-help-seven-goal =
    Vedeš starověké město třemi věky. Budovy, vojsko, věda i div přinášejí body a vyhrává, kdo jich má nejvíc. Jednáš
    jen se dvěma sousedními městy, i když je jich u stolu víc.
web-help-seven-setup =
    Každý dostane jiný div, stranu A nebo B, a 3 mince. V každém věku dostane každý sedm karet; s více hráči je ve hře víc
    kopií. Ve III. věku jsou mezi nimi cechy, o dva víc než hráčů, vylosované z deseti.
web-help-seven-turn =
    Na začátku věku má každý sedm karet. Všichni si zároveň vyberou jednu; karty se odhalí a zahrají společně a zbytek se
    předá dál: v I. a III. věku doleva, ve II. doprava. V šestém tahu se z posledních dvou karet jedna zahraje a druhá se bez
    náhrady odloží.
web-help-seven-turn-paid =
    Vše se platí z mincí a surovin, které mělo město na začátku tahu. Mince získané během tahu, z prodeje, obchodu nebo
    efektů, lze utratit až od příštího tahu.
web-help-seven-build =
    Karta může stát mince, suroviny, nebo nic. Co tvé město produkuje, můžeš použít v každém tahu a nikdy se to
    nespotřebuje; mince se platí do banku. Žádné město nemá stejnou budovu dvakrát.
web-help-seven-build-twice =
    Karty stejného jména jsou tatáž budova, třeba Tkalcovna I. věku a Tkalcovna II. věku. Druhou nesmíš postavit žádným
    způsobem.
web-help-seven-build-either =
    Karta se dvěma druhy surovin dává za tah jen jeden z nich. Ať použiješ kterýkoli, každý soused si může koupit jeden z nich
    podle sebe.
web-help-seven-trade =
    Chybějící surovinu můžeš koupit, pokud ji soused produkuje na desce nebo hnědou či šedou kartou: za 2 mince, které
    dostane soused. Odmítnout nemůže a v tomtéž tahu ji může sám použít i prodat znovu. Některé žluté karty a části divu
    snižují cenu na 1.
web-help-seven-trade-sold =
    Co produkují žluté karty a části divu, je jen pro jejich majitele: nikdy se to neprodává. Karty postavené v tomto tahu
    prodávají až od příštího.
web-help-seven-trade-price =
    Nižší cena platí od tahu po stavbě a nikdy neklesne pod 1. Východ je soused vpravo, západ soused vlevo.
web-help-seven-trade-choice =
    Kupuješ jen to, co ti chybí, ale od kteréhokoli souseda, i od dražšího, a tolik, kolik produkuje.
web-help-seven-chain =
    Některé budovy otevírají cestu k dalším: pokud ta první stojí ve tvém městě, pozdější je zdarma. Které to jsou, je
    na kartách.
web-help-seven-chain-always =
    Návaznost odpouští celou cenu, i mince, a použije se vždy: za kartu, která je díky ní zdarma, nikdo neplatí.
web-help-seven-stage =
    Místo stavby můžeš kartu vložit lícem dolů pod desku a zaplatit další část divu. Části se staví popořadě; každá dává body,
    mince, štíty nebo schopnost. Co pod divem leží, zůstane do konce hry tajné.
web-help-seven-stage-lost = Karta pod divem není budova: na nic z ní nelze navázat a nikde se nepočítá.
web-help-seven-sell =
    Začínáš se 3 mincemi. Kteroukoli kartu můžeš za 3 další odhodit lícem dolů na odhazovací hromádku; když nemůžeš postavit
    vybranou kartu ani část divu, musíš.
web-help-seven-colours =
    Hnědé a šedé karty produkují suroviny. Modré dávají body. Žluté přinášejí mince a lepší obchod. Červené mají štíty, zelené
    symboly. Fialové cechy přicházejí ve III. věku a počítají, co máš ty a tvoji sousedé.
web-help-seven-counting =
    Některé karty počítají karty, části divu nebo žetony ve tvém městě, v sousedních městech, nebo v obojích. Počítají se i
    karty postavené v tomtéž tahu, třeba pro karty Vinice a Bazar. Co produkuje deska, není karta a nikdy se nepočítá.
web-help-seven-counting-coins =
    Mince dostaneš jednou, při stavbě karty; body se počítají na konci hry podle toho, co tehdy stojí. Karta, která počítá svou
    vlastní barvu, počítá i sebe.
web-help-seven-counting-guilds =
    Cech stavitelů počítá části divů ve tvém městě i u obou sousedů, Cech stratégů žetony porážky tvých sousedů, Cech rejdařů
    tvé hnědé, šedé a fialové karty; Cech řemeslníků dává 2 body za každou šedou kartu sousedů.
web-help-seven-powers = Některé části divu přinášejí schopnost. Jakmile ji můžeš použít, hra ti ji nabídne.
web-help-seven-powers-free =
    Budova zdarma (Olympia): jednou za věk, poprvé v tahu po stavbě této části. Nahradí mince i suroviny za kartu z ruky, nikdy
    za část divu. Co nevyužiješ, propadá.
web-help-seven-powers-seventh =
    Sedmá karta (Babylon): v šestém tahu každého věku, i v tom, kdy tuto část stavíš, musíš zahrát i svou poslední kartu:
    postavit ji, použít ji na část divu, nebo ji odhodit za mince. Platíš znovu: i surovinami, které už v tomto tahu
    posloužily, a těmi z šesté karty, ne však mincemi, slevami a surovinami sousedů, které přibyly až v tomto tahu.
web-help-seven-powers-dig =
    Halikarnassos: na konci tahu, ve kterém tuto část postavíš, když už všichni odhodili a ještě před střety, můžeš zdarma
    postavit jednu kartu z celé odhazovací hromádky, ale žádnou budovu, kterou už máš. Mince, které přináší, dostaneš.
    Můžeš i odmítnout. Nikdo jiný odhazovací hromádku neprohlíží.
web-help-seven-powers-copy =
    Kopie cechu (Olympia): na konci hry se ti jeden cech souseda počítá, jako by stál ve tvém městě. Body patří mezi cechy;
    zkopírovaný Cech vědců je symbol a zkopírovaný Cech rejdařů nepočítá sám sebe.
web-help-seven-conflict =
    Po každém věku porovnáš štíty s každým sousedem. Kdo má víc, získá žeton: po I. věku za 1 bod, po II. za 3 a po
    III. za 5. Kdo má méně, ztratí 1 bod. Při stejném počtu se nic nestane.
web-help-seven-conflict-less = V součtu mohou střety i body ubrat.
web-help-seven-science =
    Za každý druh symbolu získáš jeho počet na druhou: tři ozubená kola jsou 9 bodů. Každá trojice z ozubeného kola,
    kružítka a tabulky přidá 7.
web-help-seven-science-wild =
    Libovolné symboly se určí na konci, všechny najednou, aby vynesly nejvíc bodů; totéž platí pro kopírovaný cech.
web-help-seven-score =
    Po III. věku se sečtou střety, mince (každé 3 jsou 1 bod), div, modré karty, věda, žluté karty a cechy. Při shodě rozhodne
    víc mincí; trvá-li shoda, o vítězství se hráči dělí.
web-help-seven-two =
    Ve dvou mezi vámi leží třetí město bez hráče, nezávislé město. Hraje se s kartami pro tři hráče: každý z vás jich má sedm a
    sedm tvoří dobírací hromádku. Karta nezávislého města mění každý tah držitele: ten si lízne z hromádky, vybere nejdřív pro
    své město a pak pro nezávislé. Potom si karty v ruce vyměníte.
web-help-seven-two-order =
    Tři města leží v kruhu, každé má 3 mince. I. a III. věk začíná hráč vlevo od nezávislého města, II. věk hráč vpravo od něj.
web-help-seven-two-must =
    Nezávislé město musí postavit budovu nebo část divu, pokud to některá z karet dovoluje; držitel vybírá kterou a od
    koho se nakupuje. Jen když nemůže, kartu odhodí. Kartu s návazností musí postavit díky ní a nesmí ji vložit pod div.
    Pokud může využít stavbu zdarma (Olympia), znamená to, že stavět může.
web-help-seven-two-fights =
    Obchoduje a bojuje jako každé jiné město, ale vyhrát nemůže. O schopnostech jeho divu rozhoduje držitel. V šestém tahu se
    poslední karta hromádky odloží; má-li však nezávislé město sedmou kartu (Babylon), zahraje ji.

web-help-architects-goal =
    Každý staví div o pěti částech. První dokončený div ukončí hru a vyhrává, kdo má nejvíc bodů; nemusí to být ten, kdo
    dostavěl první.
web-help-architects-setup =
    Každý má jiný div a jeho 25 karet lícem nahoru, mezi sebou a levým sousedem. Dobírací balíček má 60 karet lícem dolů. Z 15
    žetonů pokroku jsou tři odkryté, ostatní tvoří sloupeček. Žetony konfliktu leží mírovou stranou nahoru: 3 pro dva nebo tři
    hráče, 4 pro čtyři, 5 pro pět, 6 pro šest nebo sedm. Kočku zatím nikdo nemá. Začíná první místo u stolu.
web-help-architects-turn =
    Ve svém tahu si vezmeš jednu kartu: vrchní ze svého balíčku po levé ruce, vrchní z balíčku pravého souseda, nebo naslepo
    z dobíracího balíčku. Leží před tebou lícem nahoru. Pak uděláš, co tvé karty dovolují nebo žádají, a na tahu je soused
    vlevo.
web-help-architects-turn-taken =
    Dokud si nevezmeš kartu, nic se nestaví. Karta se počítá jako vzatá, ať ji získáš jakkoli: platí její kočka, rohy, žetony i
    povinnosti.
web-help-architects-build =
    Každá část stojí několik zdrojů, buď samé stejné, nebo samé různé. Šedé karty jsou zdroje, žlutá mince nahradí jeden
    chybějící. Máš-li na část dost, i s mincemi, musíš ji do konce tahu postavit a použité karty odhodit; za tah můžeš
    postavit i víc částí. Staví se zdola nahoru, u některých divů si pořadí volíš.
web-help-architects-build-coins =
    Mince nahrazují jen to, co ti chybí: část se platí co nejvíce šedými kartami a co nejméně mincemi. Je-li takových možností
    víc, karty si vybereš.
web-help-architects-blue =
    Modré karty jsou body. S kočkou na kartě dostaneš hned i figurku kočky a máš ji, dokud si takovou kartu nevezme jiný
    hráč: na konci má hodnotu 2 bodů a před svým tahem vidíš vrchní kartu dobíracího balíčku.
web-help-architects-green =
    Dva stejné nebo tři různé symboly musíš do konce tahu odhodit za žeton pokroku: jeden ze tří odkrytých, nebo naslepo vrchní
    ze sloupečku. Žetony pomáhají po zbytek hry, většina jednou za tah.
web-help-architects-green-sets =
    Sada jsou právě dvě stejné, nebo tři různé karty; máš-li jich víc, vybereš si, kterou odhodíš, a pokračuješ, dokud máš sadu
    a zbývá nějaký žeton. Na místo vzatého žetonu přijde hned další ze sloupečku.
web-help-architects-red =
    Každá červená karta je štít. Každý roh na ní otočí jeden žeton konfliktu konfliktní stranou nahoru; přebytečné rohy se
    ignorují.
web-help-architects-battle =
    Když se otočí poslední žeton konfliktu, na konci tohoto tahu je boj. Za každého souseda, který má méně štítů než ty,
    dostaneš žeton vojenského vítězství za 3 body. Pak se všechny červené karty s rohy odhodí a žetony konfliktu se otočí zpět
    na mír.
web-help-architects-battle-shields =
    Štíty jsou tvé červené karty, části Rhodu se štítem a 2 za Taktiku, včetně všeho získaného v tomto tahu. Žetony vojenského
    vítězství nikdy nedojdou.
web-help-architects-free =
    Části, na které máš, musíš do konce tahu postavit a sady symbolů odhodit, v libovolném pořadí. Karty navíc ze žetonů a
    efekty částí divu můžeš vynechat.
web-help-architects-free-draw =
    Žeton působí od chvíle, kdy si ho vezmeš, nejvýš jednou za tah a jen když chceš. Kartu navíc si můžeš vzít do konce tahu ze
    stejných tří balíčků; druhý důvod v témže tahu už nic nepřidá.
web-help-architects-free-payment =
    S Hospodářstvím platí jedna mince za dvě, chybí-li aspoň dva zdroje; nic se nevrací. Se Stavitelstvím stačí na jednu část za
    tah libovolné zdroje. Obojí lze spojit a nic z toho tě nenutí stavět.
web-help-architects-effects =
    Efekt části se využije nebo vynechá hned, dřív než cokoli jiného; když nic nezmůže, nenabízí se. Alexandrie bere vrchní
    kartu kteréhokoli balíčku na stole, Efes dobíracího balíčku, Babylon žeton pokroku; Rhodos má štít natrvalo.
web-help-architects-effects-look =
    Halikarnassos si prohlédne pět vrchních karet levého nebo pravého balíčku, nebo všechny, je-li jich méně, jednu si nechá a
    zbytek balíčku zamíchá. Pět karet vidíš jen ty, co si necháš, vidí všichni. Vzdát se efektu můžeš, jen než se podíváš.
web-help-architects-effects-both =
    Olympia si bere vrchní kartu levého i pravého balíčku v pořadí, jaké chceš, a nic mezi tím; prázdný balíček se přeskočí.
web-help-architects-empty =
    Prázdný balíček zůstává prázdný. Jsou-li prázdné všechny tři tvé balíčky, kartu si nebereš, ale zbytek tahu hraješ. Jsou-li
    na konci tahu prázdné všechny balíčky u stolu, hra končí. Když dojde sloupeček žetonů pokroku, místa odkrytých zůstávají
    prázdná; když nezbývá žádný žeton, zelené karty ti zůstávají.
web-help-architects-hidden =
    Skryté je pořadí karet pod vrchní kartou, dobírací balíček a žetony lícem dolů. Co v kterém balíčku ještě je, smí vědět
    všichni. Kočka ukazuje vrchní kartu dobíracího balíčku tomu, kdo ji má na začátku svého tahu; ten ji zná, dokud si ji někdo
    nevezme.
web-help-architects-score =
    Dokončený div ukončí hru po tomto tahu. Počítají se části, kočka, modré karty, žetony vojenského vítězství a žetony
    pokroku. Při shodě rozhodne víc částí; trvá-li shoda, o vítězství se hráči dělí.
web-help-architects-score-last =
    Dokončením divu tah nekončí: symboly se ještě musí použít, karty navíc a efekty se smějí. Boj posledního tahu proběhne před
    bodováním.
web-help-architects-two =
    Ve dvou máš v bojích jednoho soupeře: za víc štítů získáš jeden žeton, za aspoň dvojnásobek (a nejméně 2 štíty) dva.

## At the table

web-help-time-title = Když vyprší čas
web-help-time =
    Stůl nemá žádné hodiny, nebo hodiny na každé rozhodnutí, případně s časovou rezervou, která běží, když hodiny doběhnou. Když
    ti čas vyprší, rozhodne za tebe bot jen tentokrát a další rozhodnutí je zase tvoje. Když jich zmeškáš několik po sobě, jsi
    pryč: podle nastavení stolu za tebe hraje bot, dokud je tu ještě někdo, nebo všichni čekají. Když tu není nikdo, stůl stojí.
    Ať jsi pryč jakkoli dlouho, vrátíš se k nejbližšímu otevřenému rozhodnutí. Na toho, kdo je pryč, můžou ostatní čekat,
    nechat za něj hrát bota, nebo nechat přes odkaz hrát někoho jiného, dokud se nevrátí.

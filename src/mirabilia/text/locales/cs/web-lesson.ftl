# The first lesson of each game: a coach beside a real table.

web-lesson-title = První lekce: { $game }
web-lesson-offer = Zahrát si první lekci
web-lesson-again = Zkusit znovu
web-lesson-coach = Průvodce
web-lesson-step = Lekce, krok { $step } z { $all }
web-lesson-go-on = Dál
web-lesson-show = Ukaž mi, kde
web-lesson-leave = Hrát bez průvodce
web-lesson-wait = Ostatní přemýšlejí.
web-lesson-over = Lekce je u konce
web-lesson-stay = Dohrát tuto hru

# What the coach says about what was just done.
web-lesson-well = Výborně.
web-lesson-other-build = Stavíš něco jiného: i to je v pořádku.
web-lesson-other-stage = Místo toho máš část divu: body na později.
web-lesson-other-sell = Místo toho máš mince: hodí se vždycky.
web-lesson-other-take = Máš jinou kartu: uvidíme, co z ní bude.

## 7 Wonders

web-lesson-seven-goal =
    Cílem je mít nejvíc bodů po třech věcích, z nichž každý má šest tahů. Body dávají modré karty, tvůj div, střety,
    věda a mince. Tvé město je { $city }, po obou stranách máš souseda.
web-lesson-seven-resource =
    Všichni si zároveň vyberou jednu kartu a zbytek předají dál. Kartu můžeš postavit, vložit pod svůj div, nebo odhodit
    za 3 mince. Suroviny ti slouží v každém tahu, proto začni jimi: postav kartu { $card }.
web-lesson-seven-points =
    Modré karty jsou body na konci hry a nic víc. Vše, co stojí karta { $card }, produkuješ: postav ji.
web-lesson-seven-stage =
    Na první část divu ti stačí vlastní suroviny. Vložit pod ni lícem dolů můžeš kteroukoli kartu; přijdeš o ni, vyber
    tedy takovou, kterou oželíš, třeba kartu { $card }.
web-lesson-seven-military =
    Červené karty jsou štíty. Na konci věku se ty tvé porovnají se štíty každého souseda. Postav kartu { $card }, ať jsi
    napřed.
web-lesson-seven-trade =
    Na kartu { $card } ti něco chybí, ale soused to produkuje a musí ti to prodat: 2 mince za každou surovinu. Postav
    ji; na tlačítku vidíš, komu platíš.
web-lesson-seven-effect =
    Části divu dávají víc než body: s druhou smíš v každém věku postavit jednu kartu bez placení. Vlož pod ni kartu
    { $card }.
web-lesson-seven-conflict =
    Věk skončil a tohle jsou jeho střety. Vítězství má teď hodnotu 1 bodu, ve druhém věku 3 bodů a ve třetím 5; porážka
    vždy 1 bod ubere. V novém věku se karty předávají na druhou stranu.
web-lesson-seven-power =
    Teď se vyplatí schopnost tvého divu. Karta { $card } něco stojí, ale jednou za tento věk stavíš zdarma: využij to
    právě na ni.
web-lesson-seven-chain =
    Karta { $card } tě nic nestojí, protože máš ve městě kartu { $chain }. Takové návaznosti najdeš na kartách: dřívější
    jmenuje pozdější. Postav kartu { $card }.
web-lesson-seven-science =
    Zelené karty nesou symboly. Počet stejných se bere na druhou: dva jsou 4 body, tři 9; a za každou trojici různých je
    7 navíc. Kdo začne, ať sbírá dál. Postav kartu { $card }.
web-lesson-seven-free = Tentokrát nic nového: vyber si, co chceš. Hodí se třeba karta { $card }.
web-lesson-seven-summary-first = Ve třetím věku přijdou cechy: fialové karty, které počítají, co mají sousedé.
web-lesson-seven-summary-second =
    Žluté karty přinášejí mince, levnější obchod nebo suroviny, které od tebe nikdo nekoupí.
web-lesson-seven-summary-third = Tři mince mají na konci hodnotu bodu. Poslední karta z ruky se odhazuje.
web-lesson-seven-summary-fourth = Zajímá tě něco? Klepni na název; pravidla jsou pod otazníkem.

## 7 Wonders Architects

web-lesson-architects-goal =
    Cílem je mít nejvíc bodů ve chvíli, kdy někdo dokončí svůj div. Tvé město je { $city }. Body dávají části jeho divu,
    modré karty, boje, kočka a žetony pokroku.
web-lesson-architects-first =
    Ve svém tahu si nejdřív vezmeš jednu kartu: ze svého balíčku, z balíčku souseda, nebo z dobíracího. Šedé karty jsou
    zdroje na stavbu divu. Vezmi si: { $card }.
web-lesson-architects-stage =
    Část divu stojí zdroje buď samé různé, nebo samé stejné; které, vidíš u svého města. Teď ti chybí jediný: část se
    pak hned postaví a karty se odhodí. Vezmi si: { $card }.
web-lesson-architects-science =
    Zelené karty jsou symboly: dva stejné nebo tři různé se vymění za žeton pokroku. Vezmi si: { $card }.
web-lesson-architects-set = Ještě jeden symbol, sada je úplná a žeton je tvůj. Vezmi si: { $card }.
web-lesson-architects-token =
    Žeton pokroku pomáhá až do konce hry. Vyber si podle toho, co který umí, nebo si naslepo vezmi ten navrchu
    sloupečku.
web-lesson-architects-cat =
    Modré karty jsou body. Karta s kočkou přinese i figurku kočky: ukáže ti vrchní kartu dobíracího balíčku a kdo ji má
    na konci, získá 2 body. Vezmi si: { $card }.
web-lesson-architects-war =
    Červené karty jsou štíty. Rohy otáčejí žetony konfliktu; když jsou otočené všechny, přijde boj. Kdo má víc štítů,
    získá 3 body; kdo má aspoň dvojnásobek, a to nejméně 2, získá 6. Vezmi si: { $card }.
web-lesson-architects-coin = Mince nahradí kterýkoli jeden chybějící zdroj. Vezmi si: { $card }.
web-lesson-architects-centre = Dobírací balíček je krok do neznáma pro všechny kromě toho, kdo má kočku. Zkus ho.
web-lesson-architects-effect =
    Některé části divu něco udělají, když je postavíš. Tahle ti dovolí vzít si vrchní kartu kteréhokoli balíčku na
    stole, třeba: { $card }.
web-lesson-architects-free = Tentokrát nic nového: vyber si, co ti pomůže s další částí.
web-lesson-architects-summary-first = Tah, ve kterém někdo dokončí div, je poslední.
web-lesson-architects-summary-second = Co jde postavit, postavit se musí, i kdyby karet byla škoda.
web-lesson-architects-summary-third = Každý div má vlastní efekty: klepni na část a uvidíš, co umí.
web-lesson-architects-summary-fourth = Sleduj, co potřebuje soused: kartu, kterou si vezmeš ty, on nedostane.

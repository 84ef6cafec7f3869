# The first lesson of each game: a coach beside a real table.

web-lesson-title = První lekce: { $game }
web-lesson-offer = Zahrát si první lekci
web-lesson-again = Zkusit znovu
web-lesson-coach = Průvodce
web-lesson-step = Lekce, tah { $step } z { $all }
web-lesson-show = Ukaž mi kde
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

web-lesson-seven-resource =
    Tohle je tvé město, Gíza. Všichni si zároveň vyberou jednu kartu a zbytek předají dál. Nejdřív potřebuješ
    suroviny: postav kartu { $card }, stojí málo nebo nic a slouží v každém tahu.
web-lesson-seven-points = Modré karty jsou prostě body na konci hry. Postav kartu { $card }.
web-lesson-seven-trade =
    Na kartu { $card } ti něco chybí, ale soused to produkuje. Přesto ji postav: za každou surovinu dostane soused 2
    mince. U každé možnosti vidíš cenu a komu platíš.
web-lesson-seven-military =
    Na konci věku porovnáš štíty s oběma sousedy. Víc štítů přinese body, méně jeden ubere. Postav kartu { $card }.
web-lesson-seven-science =
    Zelené karty mají symboly. Tři stejné jsou za 9 bodů, tři různé dohromady za 10: vyplatí se je sbírat. Postav kartu
    { $card }.
web-lesson-seven-stage =
    Máš na část svého divu. Vlož pod něj lícem dolů kartu { $card }: o kartu přijdeš, část divu je tvoje. Vyber kartu,
    kterou nepotřebuješ nebo kterou chce soused.
web-lesson-seven-sell =
    Poslední tah věku: máš dvě karty, jedna se zahraje a druhá odloží. Odhoď kartu { $card } za 3 mince; za mince se kupují
    suroviny a každé tři jsou bod.
web-lesson-seven-free = Tentokrát nic nového: vyber si, co chceš, třeba kartu { $card }.
web-lesson-seven-summary-first = Po šestém tahu se porovnaly štíty: kdo vyhrál, najdeš v průběhu hry.
web-lesson-seven-summary-second = Ve II. věku se karty předávají doprava, stojí víc a dávají víc; ve III. věku přibudou cechy.
web-lesson-seven-summary-third = Budova může být zdarma díky jiné, dřívější. Taková karta to ukazuje místo ceny.
web-lesson-seven-summary-fourth = Na konci se počítá všechno: střety, mince, div i karty každé barvy.

## 7 Wonders Architects

web-lesson-architects-first =
    Ve svém tahu si nejdřív vezmeš jednu kartu: ze svého balíčku, z balíčku souseda, nebo naslepo z dobíracího balíčku. Šedé
    karty jsou zdroje a staví se z nich tvůj div. Vezmi si: { $card }.
web-lesson-architects-fitting =
    Část divu stojí zdroje buď samé stejné, nebo samé různé; jaké, ukazuje tvůj div. Mince nahradí jeden chybějící. Vezmi si:
    { $card }.
web-lesson-architects-centre = Teď zkus dobírací balíček: jeho vrchní kartu nezná nikdo, jen ten, kdo má kočku.
web-lesson-architects-science =
    Zelené karty jsou symboly. Dva stejné nebo tři různé se odhodí za žeton pokroku, který pomáhá celou hru. Vezmi si:
    { $card }.
web-lesson-architects-war =
    Červená karta je štít. Rohy na ní přibližují boj: kdo v něm má víc štítů než soupeř, získá žeton za 3 body, s aspoň
    dvojnásobkem (a nejméně 2 štíty) dva. Vezmi si: { $card }.
web-lesson-architects-blue =
    Modré karty jsou body. S kočkou na kartě dostaneš i figurku kočky: má hodnotu 2 bodů a ukáže ti vrchní kartu
    dobíracího balíčku. Vezmi si: { $card }.
web-lesson-architects-act = Tvé karty teď něco dovolují. Co je povinné, udělat musíš; zbytek je na tobě.
web-lesson-architects-effect = Tvá část divu má efekt: využij ho, nebo ho vynech.
web-lesson-architects-look = Nech si jednu z těchto karet; zbytek balíčku se zamíchá.
web-lesson-architects-free = Tentokrát nic nového: vezmi si, co se hodí k další části.
web-lesson-architects-summary-first = Jedna karta za tah, a co jde postavit, musíš do konce tahu postavit.
web-lesson-architects-summary-second = První dokončený div hru ukončí, ale vyhrává, kdo má nejvíc bodů.
web-lesson-architects-summary-third = Symboly se mění v žetony, rohy přinášejí boje, kočka nakukuje.
web-lesson-architects-summary-fourth = Sleduj, co potřebuje soused: kartu, kterou si vezmeš ty, on nedostane.

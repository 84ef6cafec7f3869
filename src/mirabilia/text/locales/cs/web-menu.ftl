# The bar above a table: menu, talk, clock.

web-menu = Nabídka stolu
web-menu-watching = sleduješ
web-menu-clock = Zbývá: { $time }
web-menu-clock-soon = Tvůj čas brzy vyprší.
web-menu-hint = Co teď zvolí dobrý bot?
web-menu-hinted = Dobrý bot volí: { $what }
web-menu-hint-close = Díky
web-menu-pause = Navrhnout přestávku
web-menu-pause-not = Přece jen hrát dál
web-menu-pause-agree = Souhlasit
web-menu-pause-wanted = Přestávku navrhuje: { $names }
web-menu-pause-waits = Přestávka začne, až budou souhlasit všichni.
web-menu-resume = Hrát dál
web-menu-absent = Hraje za tebe bot.
web-menu-join = Sednout si na opuštěné místo
web-menu-invite = Zkopírovat odkaz na tento stůl
web-menu-leave = Vzdát se místa
web-menu-leave-sure = Opravdu se vzdát místa?
web-menu-leave-what =
    Místo tebe bude hrát bot a sednout si může i někdo jiný. Chceš-li se vrátit, stačí stránku jen zavřít.
web-menu-stay = Zůstat
web-menu-chat = Rozhovor
web-menu-chat-unread =
    { $count ->
        [one] Rozhovor, { $count } nová zpráva
        [few] Rozhovor, { $count } nové zprávy
        [many] Rozhovor, { $count } nové zprávy
       *[other] Rozhovor, { $count } nových zpráv
    }
web-menu-chat-log = Co kdo říká
web-menu-chat-none = Zatím nikdo nic neříká.
web-menu-chat-seated = Mluvit mohou jen ti, kdo tu sedí.
web-menu-chat-text = Tvoje zpráva
web-menu-chat-send = Poslat
web-menu-reactions = Rychlá slova
web-reaction-hello = Ahoj!
web-reaction-well-played = Dobrý tah!
web-reaction-thanks = Děkuji!
web-reaction-thinking = Přemýšlím
web-reaction-hurry = Čas běží!
web-reaction-oops = Jejda!
web-reaction-wow = Páni!
web-reaction-good-game = Pěkná hra!

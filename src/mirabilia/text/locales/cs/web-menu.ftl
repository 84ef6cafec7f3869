# The bar above a table: menu, talk, clock.

web-menu = Nabídka stolu
web-menu-watching = díváš se
web-menu-resume = Pokračovat
web-menu-invite = Zkopírovat odkaz na tento stůl
web-menu-leave = Vzdát se místa
web-menu-leave-sure = Opravdu se vzdát místa?
web-menu-leave-what =
    Místo tebe bude hrát bot a na tvé místo si může sednout někdo jiný. Chceš-li se později vrátit, stačí jen zavřít
    stránku.
web-menu-stay = Zůstat
# As in English.
web-menu-chat = Chat
web-menu-chat-unread =
    { $count ->
        [one] { $count } nová zpráva v chatu
        [few] { $count } nové zprávy v chatu
        [many] { $count } nové zprávy v chatu
       *[other] { $count } nových zpráv v chatu
    }
web-menu-chat-log = Zprávy v chatu
web-menu-chat-none = Zatím nikdo nic nenapsal.
web-menu-chat-seated = Psát mohou jen hráči u stolu.
web-menu-chat-text = Tvoje zpráva
web-menu-chat-send = Poslat
web-menu-reactions = Rychlé zprávy
web-reaction-hello = Ahoj!
web-reaction-well-played = Dobrý tah!
web-reaction-thanks = Díky!
web-reaction-thinking = Přemýšlím
web-reaction-hurry = Čas běží!
web-reaction-oops = Jejda!
web-reaction-wow = Páni!
web-reaction-good-game = Pěkná hra!

## Reports to the moderators

web-menu-report = Nahlásit někoho
web-menu-report-title = Nahlásit moderátorům
web-menu-report-why = Tvoje hlášení uvidí ti, kdo tento server spravují, spolu se jmény a posledními řádky chatu.
web-menu-report-whom = Koho se to týká?
web-menu-report-nobody = nikoho konkrétního
web-menu-report-reason = Co je v nepořádku?
web-menu-report-name = něčí jméno
web-menu-report-chat = co někdo napsal
web-menu-report-play = někdo kazí hru
web-menu-report-other = něco jiného
web-menu-report-text = Vlastními slovy, jestli chceš
web-menu-report-send = Odeslat
web-menu-report-sent = Děkujeme. Moderátoři se na to podívají.
web-menu-report-close = Zpět ke stolu
web-menu-devices = Hrát na jiném zařízení

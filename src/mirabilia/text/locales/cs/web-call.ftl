# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Jsi bez sítě. Tvé volby se neztratí: odešlou se, jakmile síť naběhne.
web-connection-slow = Pomalé spojení

web-offline-title = Spojení se serverem chybí
web-offline-what = Jakmile se obnoví, hra sama pokračuje. Do té doby můžeš:
web-offline-rules = Číst pravidla a vyhledat každou kartu
web-offline-settings = Měnit nastavení
web-offline-games = Dohrané hry, které už tu znáš ze záznamu

## Calls

web-call-title = ({ $count }) Jsi na tahu · { $title }
web-call-turn = Jsi na tahu
web-call-waits = { $game }: stůl čeká na tebe.
web-call-heading = Upozornění
web-call-ask = Má tě stůl zavolat, když jsi na tahu a díváš se jinam?
web-call-yes = Zavolat mě
web-call-no = Ne, díky
web-call-on = Když jsi na tahu a díváš se jinam, stůl tě zavolá.
web-call-on-closed = Když jsi na tahu, stůl tě zavolá, i když bude tato stránka zavřená.
web-call-off = Už nevolat
web-call-declined = Stůl tě nevolá.
web-call-blocked = Prohlížeč upozornění této stránky blokuje. Povol je vedle adresy a stůl tě bude moci zavolat.
web-call-home-screen =
    Stůl tě může zavolat, až budeš mít Mirabilia na ploše: klepni na Sdílet, pak na „Přidat na plochu“ a otevři hru
    odtud.
web-settings-calls = Zavolat mě, když jsem na tahu
web-settings-calls-why = Upozornění prohlížeče, jedno na každý tvůj tah, jen když se díváš jinam.
web-settings-cue-call = Zavolání

# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Jsi bez sítě. Tvé volby se neztratí: odešlou se, jakmile síť naběhne.
web-connection-slow = Pomalé spojení

web-offline-title = Spojení se serverem chybí
web-offline-what = Jakmile se obnoví, hra sama pokračuje. Do té doby můžeš:
web-offline-rules = Číst pravidla a vyhledat každou kartu
web-offline-settings = Měnit nastavení
web-offline-games = Přehrát dohrané hry, které tu už znáš

## Calls

web-call-title = ({ $count }) Jsi na tahu · { $title }
web-call-turn = Jsi na tahu
web-call-waits = { $game }: stůl na tebe čeká.
web-call-heading = Upozornění
web-call-ask = Chceš dostat upozornění, když budeš na tahu a budeš se dívat jinam?
web-call-yes = Upozornit mě
web-call-no = Ne, díky
web-call-on = Když jsi na tahu a díváš se jinam, dostaneš upozornění.
web-call-on-closed = Když jsi na tahu, dostaneš upozornění, i když bude tato stránka zavřená.
web-call-off = Už neupozorňovat
web-call-declined = Upozornění nedostáváš.
web-call-blocked = Prohlížeč upozornění této stránky blokuje. Povol je vedle adresy a budeš je dostávat.
web-call-home-screen =
    Upozornění můžeš dostávat, až budeš mít Mirabilia na ploše: klepni na Sdílet, pak na „Přidat na plochu“ a otevři hru
    odtud.
web-settings-calls = Upozornit mě, když jsem na tahu
web-settings-calls-why = Upozornění prohlížeče, jedno na každý tvůj tah, jen když se díváš jinam.
web-settings-cue-call = Upozornění
